"""Days named by their weekday alone: resolved where another date fixes the week, and only there."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.model.claims import Claim, Published
from dossier.model.evidence import Evidence, Span
from dossier.reading.fields.weekdays import weekday_claims

DAYS = ("Monday", "martes", "quarta-feira", "jeudi", "Freitag", "Samstag", "domingo")


def dated(day: str, rank: float = 0.8, what: str = "masthead") -> Claim:
    return Claim("published", Published(day, "day", what), (Evidence("filename", day),), rank)


def resolved(text: str, day: str, *, head: bool = False, what: str = "masthead") -> list[Published]:
    whole = [Span(0, len(text))]
    found = list(weekday_claims(text, whole if head else [], [] if head else whole, [dated(day, what=what)]))
    assert all(len(c.evidence) > 1 and all(e.proves(text) for e in c.evidence) for c in found)
    return [c.value for c in found if isinstance(c.value, Published)]


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("The mayor resigned on Monday after an inquiry.", "2019-03-04"),
        ("El alcalde dimitió el martes tras una investigación.", "2019-03-05"),
        ("O prefeito renunciou na quarta-feira.", "2019-03-06"),
        ("Le maire a démissionné jeudi.", "2019-03-07"),
        ("Der Bürgermeister trat am Freitag zurück.", "2019-03-01"),
    ],
)
def test_a_weekday_in_a_story_is_an_event_of_that_week(text: str, day: str) -> None:
    """The day on or before the dated candidate is a candidate that is mentioned, with the words of both."""
    assert [(p.value, p.what) for p in resolved(text, "2019-03-07")] == [(day, "mentioned")]


def test_a_weekday_that_a_date_follows_is_no_weekday_alone() -> None:
    """ "Monday, March 4" names its own day."""
    assert resolved("The council met on Monday, March 4, in Quito.", "2019-03-07") == []
    assert resolved("El lunes 4 de marzo se reunió el concejo.", "2019-03-07") == []


def test_a_mastheads_weekday_is_the_day_of_print() -> None:
    """Alone on a line it wins over the date of a file's name, which fixes its week."""
    assert [(p.value, p.what) for p in resolved("Tuesday", "2019-03-07", head=True, what="filename")] == [
        ("2019-03-05", "weekday")
    ]


def test_nothing_is_resolved_without_a_dated_candidate() -> None:
    """Where no date fixes the week, a weekday stays a word."""
    assert list(weekday_claims("on Tuesday", [Span(3, 10)], [Span(0, 10)], [])) == []


@given(st.dates(date(1900, 1, 1), date(2090, 1, 1)), st.integers(0, 6))
def test_the_resolved_day_is_that_weekday_of_the_week_before(fixed: date, weekday: int) -> None:
    """It lies at most six days back and bears the weekday's name."""
    [found] = resolved(DAYS[weekday], fixed.isoformat(), head=True)
    day = date.fromisoformat(found.value)
    assert (day.weekday(), 0 <= (fixed - day).days <= 6) == (weekday, True)
