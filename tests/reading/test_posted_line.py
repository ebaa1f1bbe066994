"""Lines that tell who wrote behind other things, as blogs and content management systems set them."""

from __future__ import annotations

import pytest

from dossier.model.claims import Person
from dossier.reading import read
from dossier.reading.fields.posted_line import posted_names
from tests.reading.pages import PARAGRAPHS, body, page

TITLE = "Ferry to Isla Pardal stops for the winter"


def authors(line: str, *, below: bool = False) -> list[str]:
    """The authors of a page on which the line stands under the headline, or under the story."""
    told = f"<div>{line}</div>"
    story = body(PARAGRAPHS[1:])
    main = f"<div><h1>{TITLE}</h1>{'' if below else told}<div>{story}</div>{told if below else ''}</div>"
    found = read(page(f"<title>{TITLE}</title>", main), "p.html")
    persons = [claim.value for claim in found.description.all_of("byline") if isinstance(claim.value, Person)]
    return [person.name for person in persons if person.role == "author"]


@pytest.mark.parametrize("below", [False, True])
@pytest.mark.parametrize(
    "line",
    [
        "Posted in <a href=/n>News</a> by Ada Ruiz on March 3, 2010",
        "Posted at 10:32 AM in News by Ada Ruiz | Permalink | Comments (3)",
        "Filed under: <a href=/n>News</a> — Ada Ruiz @ 3:14 pm",
        "Published: March 3, 2010 | Author: Ada Ruiz",
        "03.03.2010 - Autor: Ada Ruiz",
        "Das Morgenmagazin - 03.03.2010 13:15 Uhr Autor/in: Ada Ruiz",
        "Verfasst von Ada Ruiz unter <a href=/n>News</a>",
        "Publié par Ada Ruiz à 10:32",
        "Pubblicato da Ada Ruiz alle 10:32",
        "Geplaatst door Ada Ruiz op 10:32",
        "Freitag | 14. Juni 2019 | 15:49 VON Ada Ruiz IN Wetter | 0 COMMENTS",
        "Ein Beitrag von Ada Ruiz",
        "Un article de Ada Ruiz",
        "Autori: Ada Ruiz (Fari i Pardalit)",
        "Författare: Ada Ruiz",
        "Kirjoittaja: Ada Ruiz",
    ],
)
def test_who_posted_is_read_behind_what_else_a_line_tells(line: str, *, below: bool) -> None:
    """The author is found in a line that opens with a day, a section or a label, above the story and right below."""
    assert authors(line, below=below) == ["Ada Ruiz"]


@pytest.mark.parametrize(
    "line",
    [
        "Ada Ruiz: 3 March 2010",
        "Ada Ruiz - ada@lobosnotes.example",
        "Ada Ruiz (ada@lobosnotes.example)",
        "3 mars 2010 | Ada Ruiz | Actualités",
    ],
)
def test_a_name_beside_a_day_or_an_address_wrote(line: str) -> None:
    """A colon, brackets or a bar may part a name from the day or the address that stands with it."""
    assert authors(line) == ["Ada Ruiz"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Posted by adaruiz on March 3, 2010", ["adaruiz"]),
        ("Autor: adaruiz7 | Artikel veröffentlicht am 16.12.2012", ["adaruiz7"]),
        ("Publié par adaruiz à 10:32", ["adaruiz"]),
        ("Posted by admin on March 3, 2010", []),
        ("Posted by webmaster on March 3, 2010", []),
        ("written by hand in 2010", []),
        ("Posted by a reader", []),
    ],
)
def test_a_nickname_is_taken_where_plain_words_say_that_it_posted(line: str, expected: list[str]) -> None:
    """Who goes by a name in small letters is an author behind "Posted by", unless the account is nobody's own."""
    assert authors(line) == expected


@pytest.mark.parametrize(
    "words",
    [
        "Keine Kommentare",
        "View Author Page",
        "Télécharger l'article",
        "Mehr zum Thema",
        "Nessun Commento",
        "Ver Todos",
        "Leave a Reply",
        "Sin Comentarios",
    ],
)
def test_what_pages_write_on_their_buttons_is_nobodys_name(words: str) -> None:
    """Labels of what is to be pressed stand where names stand, and are no authors."""
    assert authors(words) == []


def test_comments_right_under_a_story_name_no_author() -> None:
    """Under a line that speaks of comments whoever posted is a reader."""
    assert authors("Comments (2)</div><div>Posted by Ada Ruiz on March 4, 2010", below=True) == []


def test_long_lines_are_prose() -> None:
    """A paragraph that tells of a posted letter names no author."""
    line = "Posted on Friday, the letter by Ada Ruiz took nine days over the mountains, " + "and was read aloud. " * 6
    assert posted_names(line, 0, len(line)) == []
