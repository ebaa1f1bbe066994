"""Pages of blogs and sites as they are copied: which line is the headline, which of several reports, who and whose."""

from __future__ import annotations

import pytest

from dossier.model.claims import Reading, Words
from dossier.reading.fields.boilerplate_lines import is_leftover, reads_on
from dossier.reading.fields.page_outlet import DOUBTED, page_outlets
from dossier.reading.plaintext.text_reader import TextReader
from dossier.reading.text_tools.text_lines import lines
from tests.reading.heads import Head, page
from tests.reading.test_copied_heads import authors, day, read

MENU = (
    *("Home", "About", "Archive", "Contact", "Projects", "Photos", "Garden", "Kitchen", "Travel", "Books", "Films"),
    *("Music", "Weather", "Links", "Shop", "Login", "Search", "Imprint"),
)
STORY = (
    "The old ferry at Millbrook was hauled out of the river on Monday, and its hull turned out to be sound but for two"
    " planks that the ice had bruised in January.",
    "Three volunteers scraped the paint from the keel, while a fourth, who once built boats in Quito, measured the deck"
    " for the new railing that the council has promised.",
    "If the weather holds, the ferry will be back on its rope in May, said the keeper, and the first crossing will be"
    " free for everybody who lent a hand in the winter.",
)


def headline(found: Reading) -> str | None:
    told = [claim for claim in found.description.claims if claim.field == "headline" and isinstance(claim.value, Words)]
    best = max(told, key=lambda claim: claim.rank, default=None)
    return best.value.value if best is not None and isinstance(best.value, Words) else None


def copied(*over: str, under: tuple[str, ...] = ()) -> Reading:
    """A site's page: its menu, some lines, a story and some lines more."""
    return TextReader().read("\n\n".join((*MENU, *over, *STORY, *under, *reversed(MENU))).encode(), "a.txt")


@pytest.mark.parametrize(
    "over",
    [
        ("Notes from the ferry", "Posted on 4 March 2019"),  # short, as blogs have them
        ("Our ferry", "4 March 2019 by Nora Fenwick"),
        ("4 March 2019", "The Millbrook ferry is sound", "by Nora Fenwick"),  # under its day
    ],
)
def test_the_headline_of_a_blog_may_be_short(over: tuple[str, ...]) -> None:
    """A post's short headline is found by the day and the name that stand beside it."""
    found = headline(copied("River notes", *over))
    assert found == next(line for line in over if line[0].isalpha())


def test_what_other_lines_repeat_is_the_headline() -> None:
    """A line whose words a button passes on or the way to the page repeats counts more than the motto of the site."""
    title = "Winter repairs at the Millbrook ferry"
    over = ("Boats and rivers since 1998, told slowly", f"Home > Garden > {title}", title, f"Share {title} on Facebook")
    assert headline(copied(*over)) == title


def test_a_standfirst_is_no_headline() -> None:
    """The longer line under a headline that sums up the story, too, is not taken for it."""
    title = "Millbrook ferry hauled out of the river"
    deck = "Hull of the old ferry is sound, and volunteers hope that it will be back on its rope before the end of May"
    assert headline(copied(title, deck, "By Nora Fenwick", "4 March 2019")) == title


def test_openings_of_other_stories_are_not_the_report() -> None:
    """A short report is told from the openings of others below it, each over its button, though these tell more."""
    other = (
        "The mill at Upper Vale lost its roof in the storm, and the miller says that he will not mend it before June, "
    )
    teased = (f"{other} because the timber that he ordered in {town} never came to the valley." for town in "ABCD")
    under = [line for told in teased for line in ("Mill loses its roof to the storm", told, "Read the rest")]
    found = copied("Millbrook ferry hauled out of the river", "By Nora Fenwick", "4 March 2019", under=tuple(under))
    assert headline(found) == "Millbrook ferry hauled out of the river"
    assert (authors(found), day(found)) == (("Nora Fenwick",), "2019-03-04")


@pytest.mark.parametrize(
    "line",
    [
        "Read more",
        "Read the rest",
        "Weiterlesen",
        "Lire la suite",
        "Leer más",
        "Leia mais",
        "Czytaj dalej",
        "続きを読む",
    ],
)
def test_a_button_that_leads_to_another_story(line: str) -> None:
    """In many tongues a button under an opening is known for what it is."""
    assert reads_on(line)
    assert not reads_on(f"{line}, said the keeper of the ferry at Millbrook")


@pytest.mark.parametrize(
    "line",
    ["Link Copied", "Newer Posts", "Blog Archive", "Keine Kommentare", "Mehr erfahren", "Télécharger l'article",
     "Sobre nosotros", "Artigos recentes", "О проекте", "User Admin", "View Author Page"],
)  # fmt: skip
def test_labels_of_sites_are_nobody(line: str) -> None:
    """Labels of blogs and sites stand where names do, over a day, and name nobody."""
    assert is_leftover(line)
    assert authors(read(page(Head("en", f"{line}\n4 March 2019")))) == ()


@pytest.mark.parametrize(
    "lines_",
    [
        "Nora Fenwick | Mar. 4, 2019, 3:17 PM | 1,209 | 5",
        "4 March 2019 – Nora Fenwick",
        "/ Nora Fenwick / 10:08 am Mon Mar 4, 2019",
        "Nora Fenwick: 4 Mar 2019",
        "Nora Fenwick - nora@pardal.example\nPublished: 4 Mar 2019",
        "By\nNora Fenwick\n, Pardal river editor\n4 March 2019",
        "Nora FenwickNora Fenwick\n4 March 2019",
        "Nora FenwickView all posts\n4 March 2019",
        "Monday | 4 March 2019 | 15:49 BY Nora Fenwick IN Rivers | 0 COMMENTS",
        "Publié par Nora Fenwick le 4 mars 2019",
        "Veröffentlicht von Nora Fenwick am 4. März 2019",
        "Pubblicato da Nora Fenwick il 4 marzo 2019",
    ],
)
def test_names_beside_a_day_as_sites_set_them(lines_: str) -> None:
    """A name before or behind the day on one line, with an address, a post or a label, or twice, is the author's."""
    found = read(page(Head("en", lines_)))
    assert (authors(found), day(found)) == (("Nora Fenwick",), "2019-03-04")


def test_a_note_on_the_author_is_no_part_of_the_story() -> None:
    """What is said of the author under a story, or over it, is left out."""
    note = (
        "Nora Fenwick lives on a boat near Millbrook and has written about rivers, mills and their keepers since 1998."
    )
    found = copied("Millbrook ferry hauled out of the river", "By Nora Fenwick", "4 March 2019", under=(note,))
    assert authors(found) == ("Nora Fenwick",)
    assert all(note not in found.rendition[span.start : span.end] for span in found.description.text)


def test_what_stands_before_a_colon_and_a_day_is_mostly_no_name() -> None:
    """Before a colon stands what the day is, unless it opens as names do."""
    assert authors(read(page(Head("en", "River Festival: 4 March 2019")))) == ()


@pytest.mark.parametrize(
    ("around", "name"),
    [
        (("© 2019 Cable News Network", "Follow CNN", "CNN"), "CNN"),  # the letters by which it is known
        (
            ("EL PAÍS", *(f"EL PAÍS {more}" for more in ("Madrid", "Brasil", "Semanal", "Vídeos", "Viajes"))),
            "El País",
        ),  # in capitals
        (("© CC BY-NC 3.0 Quillwort", "Quillwort"), None),  # a licence
        (("See norafenwick.example", "Nora Fenwick", "Nora Fenwick writes", "By Nora Fenwick"), None),  # a person's
        (("ferryworks.example", "the ferryworks", "about the ferryworks", "in the ferryworks"), None),  # a term
        (("oarmag.example", "OAR MAG", *["Follow Quillwort", "Quillwort jobs", "Quillwort shop", "Quillwort"]), None),
    ],
)
def test_whose_a_site_is(around: tuple[str, ...], name: str | None) -> None:
    """Letters and capitals are a name as good as another; a licence, a person, a term and a partner are no outlet."""
    rendition = "\n".join(("Menu", "Rivers", "Sport", "Letters", "Property", "Motors", *around))
    found = page_outlets(rendition, lines(rendition), "", (), ())
    assert next((who.name for who in found if who.rank > DOUBTED), None) == name
