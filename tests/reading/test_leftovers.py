"""What copying leaves beside an article, and the article's lines that look like it."""

from __future__ import annotations

import pytest

from dossier.reading import read
from dossier.reading.fields.boilerplate_lines import ends_article, is_leftover, masthead_in, menus, opens_links
from dossier.reading.fields.masthead_line import read_mast
from dossier.reading.text_tools.text_lines import lines, paragraphs
from tests.reading.pages import page


@pytest.mark.parametrize(
    "line",
    [
        "Skip to main content",
        "Zum Inhalt springen",
        "Vai al contenuto principale",
        "Przejdź do treści",
        "Перейти к содержанию",
        "(EDS: UPDATING WITH POLICE COMMENT)",
        "Aller au contenu",
        "Compartir en Facebook",
        "Lesezeit: 2 Minuten",
        "3 min. read",
        "Article réservé aux abonnés",
        "19°",
        "NNNN",
        "1914 GMT",
        "AP-NY-03-03-99 1435EST",
        "[Share](#) · [Print](#)",
        "![The bridge](https://valley.example/bridge.jpg)",
        "Impressum",
        "footbridge_falls-2.JPG",
        "Terms of use",
        "Ajouter à vos sélections",
        "Avatar del Amparo Quintanilla",
        "UPDATED 2 YEARS AGO",
        "Thanks for reading The Slow Line! Subscribe for free to receive new posts.",
        "OYSTERS, from A1",
        "Viene de la página 3",
        "Fortsetzung von Seite 1",
        "Artikel anhören (4 Minuten)",
        "A version of this article appears in print on March 5, 2019, Section A.",
    ],
)
def test_leftovers_are_known(line: str) -> None:
    """Buttons, marks of wires, links alone and notices are no article."""
    assert is_leftover(line)


@pytest.mark.parametrize(
    "line",
    [
        "Next week the council meets again to hear the engineers who had warned of the bridge.",
        "Contact with the divers was lost at noon.",
        "Print runs of the paper doubled in March.",
        "“Normas”, dijo el alcalde, “son normas para todos”.",
        "The [report](https://valley.example/report.pdf) was kept from the council.",
        "Share prices fell by a tenth on Monday.",
        "More from the well was pumped at night than by day.",
    ],
)
def test_sentences_are_no_leftovers(line: str) -> None:
    """A sentence that opens as a button does, or holds a link, is the article's."""
    assert not (is_leftover(line) or opens_links(line) or ends_article(line))


MENU = "Skip to main content\nChebu Harbour Post\nSign in\nNews\nPolitics\nSports\n\nFerry aground\n\nIt lay there.\n"


def test_a_menu_is_a_run_of_short_lines() -> None:
    """The run is found, and the line in it that is no item is the paper's name."""
    parts = paragraphs(lines(MENU))
    menu = menus(parts)
    assert [part.text for part in parts if part.start not in menu] == ["Ferry aground", "It lay there."]
    assert (named := masthead_in(parts, menu)) is not None and named.text == "Chebu Harbour Post"


def test_a_list_of_names_is_no_menu() -> None:
    """Short lines without a section or a button among them are the article's."""
    assert not menus(paragraphs(lines("Ada Ruiz\nBen Okoro\nCleo Park\nDan Poe\nEve Lind\nFay Moss\n")))


@pytest.mark.parametrize(
    ("line", "paper", "section", "date"),
    [
        ("Neue Limmatpost  30.4.1987  Ausland", "Neue Limmatpost", "Ausland", "1987-04-30"),
        ("The Valley Herald / Opinion / Letters", "The Valley Herald", "Opinion / Letters", None),
        ("Opinion | The Valley Herald", "The Valley Herald", "Opinion", None),
        ("Jornal do Vale, sexta-feira, 6 de março de 1998", "Jornal do Vale", None, "1998-03-06"),
        ("Talbote – Ausgabe Nr. 33 – Samstag, 16. August 2014 – Seite 21", "Talbote", None, "2014-08-16"),
    ],
)
def test_a_paper_beside_section_and_date(line: str, paper: str, section: str | None, date: str | None) -> None:
    """Strokes, dashes, commas and gaps part a masthead's cells."""
    found = read_mast(line, 0, len(line))
    assert found is not None and found.paper is not None
    assert line[slice(*found.paper)] == paper
    assert (line[slice(*found.section)] if found.section else None) == section
    assert (found.date.date if found.date else None) == date


@pytest.mark.parametrize(
    "line",
    [
        "Mayor resigns, March 3, 2019",
        "Ada Ruiz | Ben Okoro | Cleo Park",
        "Footbridge falls - three dead",
        "March 3, 2019",
    ],
)
def test_headlines_names_and_dates_are_no_mastheads(line: str) -> None:
    """A line that says something, several names, and a date alone hold no paper."""
    found = read_mast(line, 0, len(line))
    assert found is None or found.paper is None


@pytest.mark.parametrize(
    "wall",
    [
        "This article is for subscribers only. Take out a subscription today.",
        "Subscribe now to read the full story and get unlimited access.",
        "You have 2 of 3 free articles left this month.",
        "Para seguir leyendo, suscríbete por un euro al mes.",
        "Il vous reste 75% de cet article à lire.",
        "Dieser Artikel ist nur für Abonnenten zu lesen.",
    ],
)
def test_what_asks_for_a_subscription_is_no_text(wall: str) -> None:
    """Where a short page goes on with a request instead of the article, the text ends before it."""
    opening = "An inquiry found on Tuesday that the bridge had not been looked after for nine years."
    found = read(page("", f"<h1>Why the bridge fell</h1><p>{opening}</p><div><p>{wall}</p></div>"), "p.html")
    assert [found.rendition[span.start : span.end] for span in found.description.text] == [opening]


@pytest.mark.parametrize(
    "moment",
    ["2 hours ago", "Posted 3 days ago", "Hace 2 horas", "vor 3 Stunden", "Heute, 14:05 Uhr", "Publicado há 3 dias"],
)
def test_a_moment_of_the_visit_is_a_leftover(moment: str) -> None:
    """When a page appeared, told from when it was looked at, is not the article's; years ago and towns are."""
    assert is_leftover(moment)


@pytest.mark.parametrize("line", ["10 years ago", "Hace 20 años", "Today at 3 towns fell", "To continue reading aloud"])
def test_a_line_that_tells_is_no_leftover(line: str) -> None:
    """Words like those of a stamp or of a paywall may be the article's."""
    assert not is_leftover(line)


@pytest.mark.parametrize("item", ["Logga in", "Přihlásit se", "Naslovnica", "Gündem"])
def test_a_menus_first_item_is_no_paper(item: str) -> None:
    """The line of a menu that no list knows is a paper's name only if it is written like one."""
    menu = paragraphs(lines("\n".join((item, "Sport", "Menu", "Contact", "Videos", "Archive"))))
    assert masthead_in(menu, frozenset(part.start for part in menu)) is None
    named = paragraphs(lines("\n".join(("Oderbruch Kurier", "Sport", "Menu", "Contact"))))
    assert masthead_in(named, frozenset(part.start for part in named)) == named[0]
