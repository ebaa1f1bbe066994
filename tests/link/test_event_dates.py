"""Promises of what days say about two groups of reports."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.link import features_of
from dossier.link.event_dates import Times, agreement, times, total
from tests.link.samples import record

words = st.sampled_from(["on Monday", "el martes", "on 3 May", "on 28 February", "12 de octubre", "quietly"])
texts = st.lists(words, max_size=5).map(lambda found: f"It came {' and '.join(found)}.")
dates = st.sampled_from([None, "2019-05-03", "2008-11-28T10:00", "2019", "2024-02-30"])


def _times(text: str, published: str | None = None) -> Times:
    return times(features_of(record("R1", text, published=published, language="en")))


reports = st.builds(_times, texts, dates)


@given(reports, reports)
def test_agreement_is_mutual(one: Times, other: Times) -> None:
    """Which of two groups is named first changes nothing, and what one group tells never excludes another."""
    assert agreement(one, other) == pytest.approx(agreement(other, one))
    assert 0.3 < agreement(one, other) < 3


@given(st.permutations(["on Monday", "3 May", "8 June 2019"]), reports)
def test_order_within_a_group_changes_nothing(order: list[str], other: Times) -> None:
    """A group says the same however its reports came together."""
    (a, b, c), (x, y, z) = (_times(text) for text in sorted(order)), (_times(text) for text in order)
    one, same = total(total(a, b), c), total(x, total(y, z))
    assert agreement(one, other) == pytest.approx(agreement(same, other))


def test_nothing_told_says_nothing() -> None:
    """Reports without a day are as alike as their words are."""
    assert agreement(_times("It came."), _times("It came on Monday, 3 May.", "2019-05-03")) == 1


@pytest.mark.parametrize(
    ("here", "nearer", "farther"),
    [
        ("on Monday", "el lunes", "on Thursday"),
        ("on 3 May", "3 de mayo", "on 5 May"),
        ("on 3 May", "on 5 May", "on 12 May"),
        ("on 3 May", "on 12 May", "on 3 August"),
        ("on 1 January", "on 31 December", "on 25 January"),
    ],
)
def test_what_agrees_more_is_more_alike(here: str, nearer: str, farther: str) -> None:
    """Days that are nearer speak for one event more than those that are farther, also around New Year."""
    assert agreement(_times(here), _times(nearer)) > agreement(_times(here), _times(farther))


def test_the_same_day_of_another_year_is_another_day() -> None:
    """Where both years are known, what comes again every year is not one event."""
    here = _times("It came.", "2019-05-03")
    assert agreement(here, _times("It came.", "2019-05-04")) > 1 > agreement(here, _times("It came.", "2020-05-03"))
    assert agreement(here, _times("It came on 3 May.")) > 1
