"""Pages of the web that a browser printed without tags: who wrote them and when, as the rules for pages know it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dossier.model.claims import Description, Person, Published
from dossier.reading.layout.layout_nouns import LayoutLine, PrintedSheet
from dossier.reading.layout.read_printed import read_sheets
from tests.reading.sheets import HEADLINE, STORY

_WIDE = 95  # letters of a line


def lines(*over: str) -> Iterator[LayoutLine]:
    """A headline, lines over the story, each for itself, and the story."""
    at = 60.0
    yield LayoutLine(HEADLINE, 50, 50 + 11.0 * len(HEADLINE), at, 24.0, bold=True)
    for text in over:
        at += 40
        yield LayoutLine(text, 50, 50 + 5.0 * len(text), at, 10.0)
    for paragraph in STORY:
        at += 30
        words = paragraph.split()
        while words:
            text = words.pop(0)
            while words and len(text) + len(words[0]) < _WIDE:
                text += " " + words.pop(0)
            yield LayoutLine(text, 50, 50 + 5.5 * len(text), at, 12.0)
            at += 15


def told(*over: str) -> Description:
    sheet = PrintedSheet(1, 620, 840, tuple(lines(*over)))
    rendition, found = read_sheets([sheet], "pdf", [], "a.pdf", is_printed=True)
    assert all(one.proves(rendition) for claim in found.claims for one in claim.evidence)
    return found


def authors(found: Description) -> list[str]:
    claims = (claim.value for claim in found.all_of("byline"))
    return [value.name for value in claims if isinstance(value, Person) and value.role == "author"]


def day(found: Description) -> str | None:
    best = found.best("published")
    return best.value.value[:10] if best is not None and isinstance(best.value, Published) else None


@pytest.mark.parametrize(
    ("over", "names", "date"),
    [
        (("Ada Ruiz", "3. Mai 2024, 17:26 Uhr"), ["Ada Ruiz"], "2024-05-03"),
        (
            ("By", "Ada Ruiz", "Benito Haro", "Published: 15:56 BST, 27 April 2024"),
            ["Ada Ruiz", "Benito Haro"],
            "2024-04-27",
        ),
        (("Ada Ruiz", "12. MÄR 2025 18:03"), ["Ada Ruiz"], "2025-03-12"),
    ],
)
def test_lines_under_the_headline_of_a_print_tell_who_and_when(
    over: tuple[str, ...], names: list[str], date: str
) -> None:
    """A name and a day that stand alone under the headline of a printed page are its author and its date."""
    found = told(*over)
    assert (authors(found), day(found)) == (names, date)


def test_a_print_without_such_lines_names_nobody() -> None:
    """What the rules for pages do not find stays as the printed words tell it: no author and no day."""
    found = told("Subscribe now", "Share this story")
    assert (authors(found), day(found)) == ([], None)


def test_a_photographer_leaves_the_author_that_was_read() -> None:
    """Where the rules for pages see nobody but a photographer, the author stays who was read from the lines."""
    found = told(
        "Council was told twice.", "Share", "Copy link", "The bank. Photo: Clara Soto", "Ada Ruiz", "Letter size"
    )
    assert authors(found) == ["Ada Ruiz"]
