"""Who wrote and when in copied and scraped texts, and lines that only look as if they said so."""

from __future__ import annotations

import pytest

from dossier.model.claims import Person, Published
from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.sign_off import read_credits, read_sign_off
from dossier.reading.plaintext.text_reader import TextReader
from tests.reading.test_copied_heads import authors, day, read

STORY = (
    "The council in Larkham voted on Monday to keep the old ferry running for another two winters, although the"
    " operator had asked for it to be closed in the spring.\n\n"
    "Residents of the east bank had collected more than four thousand signatures against the closure, and many of"
    " them filled the gallery during the debate.\n"
)
HEADLINE = "Council keeps the ferry for two more winters"


@pytest.mark.parametrize(
    "line",
    ["3 hours ago by Nora Fenwick", "Posted 20 minutes ago by Nora Fenwick", "vor 3 Stunden von Nora Fenwick",
     "hace 2 horas por Nora Fenwick", "Author of the article:\nBy\n \nNora Fenwick", "Author: By Nora Fenwick",
     "By\n   Nora FenwickTravel News Reporter", "By Nora FenwickMarch 3, 2019"],
)  # fmt: skip
def test_bylines_of_copied_pages(line: str) -> None:
    """A moment, a second "By", a picture, or a post and a day that are glued to it, leave the author's name whole."""
    assert [(credit.name, credit.role) for credit in read_byline(line, 0, len(line))] == [("Nora Fenwick", "author")]


@pytest.mark.parametrize(
    "line", ["By PardalOne Staff The brotherhood of ferrymen met.", "A boat seen 3 hours ago by Coastguard Officers"]
)
def test_houses_and_sentences_write_nothing(line: str) -> None:
    """What stands before "Staff" in one word is a house, and a sentence with "ago by" in it is no byline."""
    assert read_byline(line, 0, len(line)) == []


@pytest.mark.parametrize(
    ("line", "names"),
    [("Reporter Nora Fenwick contributed to this report.", ["Nora Fenwick"]),
     ("KX Action 7 News reporter Nora Fenwick contributed to this report.", ["Nora Fenwick"]),
     ("Digital Editor Nora Fenwick contributed to this report.", ["Nora Fenwick"]),
     ("Nora Fenwick and Kenneth C. Marlow contributed reporting.", ["Nora Fenwick", "Kenneth C. Marlow"])],
)  # fmt: skip
def test_contributors_keep_their_role_and_initials(line: str, names: list[str]) -> None:
    """Whoever contributed is a contributor, be a post before the name or an initial within it."""
    found = read_credits(line, 0, len(line))
    assert [(credit.name, credit.role) for credit in found] == [(name, "contributor") for name in names]


def test_a_post_within_the_story_signs_nothing() -> None:
    """The account and the day of a post that a story shows are not its author's."""
    line = "# Stand Tall pic.example/PbiY — Talks With Nora (@TalksNora) July 10, 2016"
    assert read_sign_off(line, 0, len(line)) == []


@pytest.mark.parametrize(
    "text",
    [f"APPLICATION FOR A STALL\nSpring Fair\n\nStall Holder\nTrading Name\nTable Hire\n\n{STORY}",
     f"Rathaus\nFamilie Sommer\nHaus Sonnenschein\n\n{HEADLINE}\n\n{STORY}",
     f"{HEADLINE}\n\nSpring Fair\nSaturday 14 May 2022, 10 am to 4 pm\nFlower Show\n\n{STORY}",
     f"{HEADLINE}\n\nPlum Cake 3 hours\n\n{STORY}",
     ],
    ids=["form", "menu", "calendar", "recipe"],
)  # fmt: skip
def test_labels_in_capitals_are_no_authors(text: str) -> None:
    """Labels of forms, menus, calendars and recipes, and whom a picture shows, are no authors' names."""
    assert authors(read(text)) == ()


def test_two_names_under_a_headline_are_authors() -> None:
    """Names without a common given name count in two lines under the headline, as in one."""
    assert authors(read(f"{HEADLINE}\n\nMthobo Sitholi\nZweli Dlamandi\n\n{STORY}")) == (
        "Mthobo Sitholi",
        "Zweli Dlamandi",
    )


def test_a_day_beside_the_author_counts_more_than_the_mastheads() -> None:
    """The masthead of a copied page shows the day of the copy, the byline that of the story."""
    text = f"Wednesday, 3 December 2025\n\n{HEADLINE}\n\nBy Nora Fenwick | 5 November 2024\n\n{STORY}"
    assert day(read(text)) == "2024-11-05"


def test_a_day_and_an_agency_open_a_story_in_japanese() -> None:
    """ "【3月4日 AFP】" credits the agency."""
    text = (
        "新しい橋が完成、住民から喜びの声\n\n【3月4日 AFP】南部の町で新しい橋が完成し、開通式が行われた。\n\n"
        "橋の建設には三年の歳月がかかった。\n"
    )
    people = [claim.value for claim in TextReader().read(text.encode(), "a.txt").description.claims]
    assert [who.role for who in people if isinstance(who, Person)] == ["agency"]
    assert not any(isinstance(value, Published) for value in people)
