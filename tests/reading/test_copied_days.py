"""The day of a copied page: one of all that it names, or none."""

from __future__ import annotations

import pytest

from dossier.model.claims import Published
from dossier.reading import read
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.plaintext.copied_day_features import label_alone
from tests.reading.test_window import HEADLINE, MENU, TEASERS, copied, page, shown


def stated(words: str) -> list[Published]:
    """All days that are shown or kept, best first."""
    found = read(words.encode(), "page.txt").description
    return [c.value for c in (*found.claims, *found.others) if isinstance(c.value, Published)]


def test_the_day_near_the_story_is_found_however_far_the_windows_title_is() -> None:
    """Only the file's first line has the headline, and two hundred lines of menus come before the story."""
    menus = tuple(f"{line} {n}" for n in range(5) for line in MENU)
    told = page("By Ada Ruiz", "3 March 2019", "Share", above=(f"{HEADLINE} - Leith Lantern", *menus))
    assert shown(read(told.encode(), "page.txt"), "published") == "2019-03-03"


@pytest.mark.parametrize(("label", "what"), [("Published", "published"), ("Last updated", "updated")])
def test_a_label_on_the_line_over_a_day_says_what_it_is(label: str, what: str) -> None:
    """Pages set the label in a box of its own."""
    found = copied(HEADLINE, "By Ada Ruiz", label, "3 March 2019")
    best = found.description.best("published")
    assert best is not None
    assert best.value == Published("2019-03-03", "day", what)
    assert label_alone(label) == what


def test_the_day_of_publication_is_shown_and_that_of_a_change_kept() -> None:
    """Where a page tells both, the first is the report's."""
    days = stated(page(HEADLINE, "By Ada Ruiz", "Published: 3 March 2019", "Updated: 9 March 2019"))
    assert (days[0].value, days[0].what) == ("2019-03-03", "published")
    assert ("2019-03-09", "updated") in {(day.value, day.what) for day in days[1:]}


def test_the_days_of_other_stories_are_kept_and_not_shown() -> None:
    """A list of teasers has a day each: these give way to the one under the headline, with their words."""
    dated = tuple(line for n, teaser in enumerate(TEASERS) for line in (teaser, f"{n + 1} May 2020"))
    found = read(page(HEADLINE, "By Ada Ruiz", "3 March 2019", below=dated).encode(), "page.txt").description
    best = found.best("published")
    assert best is not None
    assert best.value == Published("2019-03-03")
    kept = [c for c in found.others if c.field == "published"]
    assert kept
    assert all(c.rank < SHOWN and c.evidence[0].quote for c in kept)
