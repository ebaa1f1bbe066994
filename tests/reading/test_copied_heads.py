"""Who wrote and when, in heads of web pages as browsers copy them, in twenty languages; and what is neither."""

from __future__ import annotations

import pytest

from dossier.model.claims import Person, Published, Reading
from dossier.reading.fields.name_near_date import find_name_end, is_date_or_time
from dossier.reading.plaintext.text_reader import TextReader
from tests.reading.heads import HEADS, STORIES, Head, page


def read(words: str) -> Reading:
    return TextReader().read(words.encode(), "a.txt")


def authors(reading: Reading) -> tuple[str, ...]:
    people = (c.value for c in reading.description.claims if c.rank > 0 and isinstance(c.value, Person))
    return tuple(who.name for who in people if who.role == "author")


def day(reading: Reading) -> str | None:
    claims = [c for c in reading.description.claims if c.rank > 0 and isinstance(c.value, Published)]
    best = max(claims, key=lambda c: c.rank, default=None)
    return best.value.value[:10] if best and isinstance(best.value, Published) else None


@pytest.mark.parametrize("head", HEADS, ids=lambda head: f"{head.language}-{(head.lines or head.over)[:24]!r}")
def test_authors_and_day_of_a_copied_page(head: Head) -> None:
    """However a page sets its author's name and its day, a copy of it tells both, and nobody where it names nobody."""
    found = read(page(head))
    assert authors(found) == head.authors
    assert day(found) == head.day


@pytest.mark.parametrize(
    "words",
    ["2 hours ago", "vor 3 Stunden", "hace 2 horas", "il y a 3 heures", "há 5 minutos", "3 godziny temu", "3時間前",
     "5 часов назад", "Publié hier à 18:02", "Lesezeit: 3 Min.", "3 minuti di lettura", "3 min read", "27.04.24",
     "6. 11. 2025", "Published", "Vandaag om 20:07"],
)  # fmt: skip
def test_what_stands_beside_a_name_as_a_moment(words: str) -> None:
    """Days, clocks, how long ago and how long to read are told for what they are in many tongues."""
    assert is_date_or_time(words, 0, len(words))


@pytest.mark.parametrize("words", ["Nora Fenwick", "Local Council", "5 questions", "For Nora Fenwick", "Group A 3:2 B"])
def test_what_is_no_moment(words: str) -> None:
    """Names, sections and counts of things are no moments."""
    assert not is_date_or_time(words, 0, len(words))


@pytest.mark.parametrize(
    ("words", "dashed"),
    [("Nora Fenwick 7 hours", False), ("Nora Fenwick|Published 4 months ago", False), ("Nora Fenwick @nora", False),
     ("Nora Fenwick – 3 marzo 2019", True), ("Nora Fenwick2 hours ago", False)],
)  # fmt: skip
def test_a_name_ends_before_its_moment(words: str, dashed: bool) -> None:
    """A name ends where the moment behind it begins, whatever parts them."""
    found = find_name_end(words, 0, len(words))
    assert found is not None
    assert (words[: found.end], found.dashed) == ("Nora Fenwick", dashed)


def test_a_linked_name_in_a_sentence_is_no_author() -> None:
    """Scraped pages set linked names on lines of their own: where the sentence goes on, nobody is credited."""
    told = "The bridge was built by\nOwen Marsh\nand\nAda Quill\n, who both came from Quito."
    assert authors(read(page(Head("en", told)))) == ()


def test_a_name_that_stands_twice_is_one_author() -> None:
    """Where a picture's words repeat the name beside it, each author is told once."""
    found = read(page(Head("de", "Von\nJutta Ohlsen Jutta Ohlsen Torben Reith Torben Reith")))
    assert authors(found) == ("Jutta Ohlsen", "Torben Reith")


def test_a_pictures_mark_before_a_name_is_none_of_it() -> None:
    """What a browser without pictures writes for one is no part of the name behind it."""
    assert authors(read(page(Head("en", "[nora-fe] Nora Fenwick\n12 March 2025")))) == ("Nora Fenwick",)


def test_the_one_byline_far_over_a_headline_counts() -> None:
    """A byline beside its day is told though summaries and buttons stand between it and the headline."""
    between = "\n".join(f"Label {n}" for n in range(12))
    found = read(page(Head("en", "", over=f"Author of the article:\nNora Fenwick\nPublished Mar 12, 2025\n{between}")))
    assert (authors(found), day(found)) == (("Nora Fenwick",), "2025-03-12")


def test_a_day_beside_the_headline_in_a_list_of_stories() -> None:
    """Where a list below names the headline once more, the day beside it is the story's."""
    title = STORIES["en"][0]
    rest = "\n".join(f"Label {n}" for n in range(40))
    found = read(
        page(Head("en", "2 hours ago", under=f"{rest}\nLatest\n{title}\n12 March 2025\nFerry stops\n9 March 2025"))
    )
    assert day(found) == "2025-03-12"


def test_the_day_in_a_pages_masthead_is_not_the_storys() -> None:
    """The day over a page's menu is the one on which it was looked at."""
    words = "Wednesday, 03 Dec 2025\n" + page(Head("en", "Nora Fenwick\n3 hours ago"))
    assert day(read(words)) is None


@pytest.mark.parametrize(
    "lines",
    [
        "EFE/ Owen Marsh\nNora Fenwick\n12 March 2025",
        "Nora Fenwick\n12 March 2025\nCheap Evening Fares for Students",
        "By Nora Fenwick | Pardal News\nFacebook\nTwitter\nFlipboard\nComments\nPrint\nEmail\n12 March 2025",
        "Nora Fenwick\nPhoto: Pardal News\n12 March 2025",
    ],
)
def test_neighbours_of_an_author_are_no_authors(lines: str) -> None:
    """Photographers, topics, captions, papers and posts beside an author's name are no authors, and take none away."""
    found = read(page(Head("en", lines)))
    assert (authors(found), day(found)) == (("Nora Fenwick",), "2025-03-12")
