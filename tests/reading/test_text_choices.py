"""Headlines and days of copied pages that rankers choose among their lines."""

from __future__ import annotations

import pytest

from dossier.reading import read
from dossier.reading.fields.ranker import Ranker
from dossier.reading.plaintext.copied_title import copied_title
from dossier.reading.plaintext.copied_title_features import FEATURES, CopiedPage
from dossier.reading.text_tools.text_lines import items, lines
from tests.reading.test_window import HEADLINE, MENU, STORY, TEASERS, page, shown


def test_a_headline_that_only_the_windows_title_has_is_read_there() -> None:
    """Where a scraper lost the headline over the story, the part of the first line that names it is shown."""
    told = page("By Ada Ruiz", "3 March 2019", "Share", above=(f"{HEADLINE} - Leith Lantern", *MENU))
    found = read(told.encode(), "page.txt")
    assert shown(found, "headline") == HEADLINE
    assert shown(found, "published") == "2019-03-03"
    assert found.text == "\n\n".join(STORY)


def test_a_main_heading_far_over_the_prose_is_the_headline() -> None:
    """A list may come between a headline and the longest prose, which has its own subheading."""
    parts = ("# How to grease a harbour crane", "", "Tools", *(f"* Spare part {n}" for n in range(70)), "")
    told = page(*parts, "Why a crane needs oil twice a year when nobody owns it", below=(*STORY, *TEASERS))
    assert shown(read(told.encode(), "page.txt"), "headline") == "How to grease a harbour crane"


@pytest.mark.parametrize("headline", ["Leith crane sold", "Crane sold"])
def test_a_short_headline_wins_over_a_longer_line_near_it(headline: str) -> None:
    """The window's title repeats the headline, however short that is; a standfirst shares more with the story."""
    standfirst = "Our harbour museum wants to show the crane that nobody owned near Haddington"
    told = page(headline, standfirst, "Ada Ruiz", "3 March 2019", above=(f"{headline} | Leith Lantern", *MENU))
    assert shown(read(told.encode(), "page.txt"), "headline") == headline


@pytest.mark.parametrize("over", [True, False])
@pytest.mark.parametrize(
    "line",
    [
        "28. Januar 2015 karstenruppert Schreibe einen Kommentar",
        "January 28, 2015 karsten Leave a comment on this story",
    ],
)
def test_a_day_among_other_words_near_the_headline_is_the_storys(line: str, over: bool) -> None:
    """Scrapers write the day, who wrote and buttons in one line."""
    told = page(line, HEADLINE) if over else page(HEADLINE, line)
    assert shown(read(told.encode(), "page.txt"), "published") == "2015-01-28"


@pytest.mark.parametrize(
    "line",
    [
        "Dieser Eintrag wurde veröffentlicht in Hafen und getaggt mit Kran am 28. Januar 2015 von Mathias.",
        "Tagged crane, Leith, museum, quay and harbour on January 28, 2015 by ruiz in the news section",
    ],
)
def test_the_note_under_a_blogs_story_has_its_day(line: str) -> None:
    """Blogs say below a story in one sentence when it appeared, by whom and where it is filed."""
    assert shown(read(page(HEADLINE, below=(line, *TEASERS)).encode(), "page.txt"), "published") == "2015-01-28"


@pytest.mark.parametrize(
    "told",
    [
        "The crane was built in Glasgow on 12 May 1961, and cost four thousand pounds.",
        "On 12 May 1961 the firm that had built the crane was sold, and then closed.",
    ],
)
def test_a_day_of_which_the_story_tells_is_not_its_own(told: str) -> None:
    """The only day that a page names may be long past."""
    words = page(HEADLINE, "By Ada Ruiz").replace(STORY[1], f"{told} {STORY[1]}")
    assert shown(read(words.encode(), "page.txt"), "published") is None


def test_a_persons_name_is_no_headline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the ranker says of it, a line that is but a person's name does not win."""
    words = "\n".join(("Ada Ruiz", HEADLINE, *STORY))
    parts = items(lines(words))
    whole = CopiedPage(words, parts, range(2, len(parts)), [0, 0, *(len(part.text) for part in parts[2:])])
    short = Ranker(FEATURES, ((FEATURES.index("letters"), 9.0, 5.0, 1.0),), 1.0, 0.0)
    monkeypatch.setattr(Ranker, "named", lambda _: short)
    best = copied_title(whole)
    assert best is not None
    assert best.words == HEADLINE
