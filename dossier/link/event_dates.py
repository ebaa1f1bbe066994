"""The days that reports mention, and whether two groups of reports agree on them.

Reports of one event name the same weekdays and dates of a few days; those of another trial of the same person name
others. Among pairs of reports with words in common, a date within four days of each other is ten times as frequent
where both tell one event; none within six weeks, a third as frequent; the same weekday twice as frequent.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from heapq import nlargest

from dossier.link.features import Features

Days = Mapping[int, float]  # weight by day: an ordinal (`date.toordinal`) where the year is known, else day of the year

_YEAR = 366  # days of the year end here, and no ordinal of a report's date is as small
_ANY_LEAP = 2000
_SAME, _NEAR = 1, 4  # days apart that are one event's, reported on the morrow or within the week
_NEARNESS, _FAR, _FADES = 0.7, 0.3, 20.0  # near days; what days far apart have left, and the days in which it fades
_MOST = 32  # days kept: a chronicle that names hundreds tells none

_BY_GAP = tuple(
    (1.0 if apart <= _SAME else _NEARNESS if apart <= _NEAR else 0.0) + _FAR * math.exp(-apart / _FADES)
    for apart in range(_YEAR)
)

# How much more or less alike groups are that agree: of the logarithm; agreement by chance; pairs in doubt
_WEEKDAY, _WEEKDAY_CHANCE, _WEEKDAY_DOUBT = 0.5, 0.5, 3.0
_DAY, _DAY_CHANCE, _DAY_DOUBT = 0.8, 0.2, 1.5
MOST = math.exp(_WEEKDAY * (1 - _WEEKDAY_CHANCE) + _DAY * (1 - _DAY_CHANCE))  # no agreement is much larger
MOST_OF_TWO = math.exp(  # and none of two reports
    _WEEKDAY * (1 - _WEEKDAY_CHANCE) / (1 + _WEEKDAY_DOUBT) + _DAY * (1 - _DAY_CHANCE) / (1 + _DAY_DOUBT)
)


@dataclass(frozen=True, slots=True)
class Times:
    """The weekdays and days of one or more reports, and how many of these mention any."""

    weekdays: Days
    days: Days
    with_weekdays: int
    with_days: int


def times(features: Features) -> Times:
    """The days that a report names and the one it was published on, each weighed by the root of its count."""
    week, days = dict[int, float](), dict[int, float]()
    for term in features.terms:
        if term.key[0] == "@":
            if len(term.key) == len("@1"):
                week[int(term.key[1])] = math.sqrt(term.count)
            elif (day := _of_year(term.key)) is not None:
                days[day] = math.sqrt(term.count)
    published = _day_published(features.published)
    if published is not None:
        known = days.pop(_in_year(published), 0.0)
        days[published] = 1.0 + known
    days = dict(nlargest(_MOST, sorted(days.items()), key=lambda item: item[1]))
    square = math.fsum(w * w for w in week.values())
    return Times(_unit(week, square), _unit(days, _met(days, days)), bool(week), bool(days))


def agreement(one: Times, other: Times) -> float:
    """What the days say about two groups: a factor of their likeness, above one where they agree."""
    pairs = one.with_weekdays * other.with_weekdays
    same = math.fsum(w * other.weekdays.get(day, 0.0) for day, w in one.weekdays.items())
    weekdays = _WEEKDAY * (same - _WEEKDAY_CHANCE * pairs) / (pairs + _WEEKDAY_DOUBT)
    pairs = one.with_days * other.with_days
    days = _DAY * (_met(one.days, other.days) - _DAY_CHANCE * pairs) / (pairs + _DAY_DOUBT)
    return math.exp(weekdays + days)


def total(one: Times, other: Times) -> Times:
    """Both together."""
    return Times(
        _sum(one.weekdays, other.weekdays),
        _sum(one.days, other.days),
        one.with_weekdays + other.with_weekdays,
        one.with_days + other.with_days,
    )


def _of_year(key: str) -> int | None:
    """Of `@06-24`; none for a day that no year has."""
    try:
        return _in_year(date(_ANY_LEAP, int(key[1:3]), int(key[4:6])).toordinal())
    except ValueError:
        return None


def _day_published(published: str | None) -> int | None:
    """The day's ordinal, if the date is given to the day; a report may hold a date that no calendar has."""
    try:
        return date.fromisoformat((published or "")[:10]).toordinal()
    except ValueError:
        return None


@lru_cache(maxsize=65536)
def _in_year(ordinal: int) -> int:
    day = date.fromordinal(ordinal)
    return day.replace(year=_ANY_LEAP).timetuple().tm_yday


def _met(one: Days, other: Days) -> float:
    return math.fsum(w * theirs * _nearness(day, then) for day, w in one.items() for then, theirs in other.items())


def _nearness(one: int, other: int) -> float:
    """1 for one day, less the further apart; where either year is unknown, days of the same year."""
    if one > _YEAR and other > _YEAR:
        apart = abs(one - other)
    else:
        gap = abs(_bare(one) - _bare(other))
        apart = min(gap, _YEAR - gap)
    return _BY_GAP[apart] if apart < len(_BY_GAP) else 0.0


def _bare(day: int) -> int:
    return _in_year(day) if day > _YEAR else day


def _unit(days: Days, square: float) -> Days:
    return {day: w / math.sqrt(square) for day, w in days.items()}


def _sum(one: Days, other: Days) -> Days:
    """Of the heaviest days, in the same order however they came together."""
    both = {day: one.get(day, 0.0) + other.get(day, 0.0) for day in sorted(one.keys() | other.keys())}
    return both if len(both) <= _MOST else dict(nlargest(_MOST, both.items(), key=lambda item: item[1]))
