"""Decides which of two figures is the later count, and by what: their words, the days of their reports, the dead.

A count grows as time goes by, how fast depends on what is counted; those who are missing become fewer. What a sentence
says of its own figure ("had risen to", "initially", "so far") is the best sign, then when the reports were written,
then which of them gives more dead.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from dossier.compare.durations import HOURS
from dossier.compare.figure import CASUALTY_KINDS, Figure
from dossier.compare.figure_compat import are_one, ratio, value_of
from dossier.compare.relative_time import When
from dossier.model.links import LaterSign

_GROWING_SUMS = ("damage", "aid", "reward")  # sums that are counted again as time goes by, unlike a fine
# Days after which more of them are what became of fewer; of people hurt or killed, any later hour
_DAYS = {"killed": 0, "wounded": 0, "displaced": 0, "arrested": 2, "money": 2, "count": 3}
_ACCRUING = ("votes", "cases", "complaints", "seats")  # what is counted from hour to hour
_SOARED = 3  # times; so many more arrests on a later day are those of another hour
_RECOUNTED = 2  # days after which more things may be damaged, closed or found than were
_SETTLED = ("aboard", "present", "escaped", "stolen", "fired")  # what is counted again, but becomes no more
_DOERS = ("suspects", "robbers", "hooded men", "men", "bombs", "grenades", "explosions", "shots")  # nor these
# What may last on while it is reported; how long a road will be closed is a plan
_LASTING = ("riot", "protest", "siege", "search", "fire", "flood", "outage", "storm", "kidnapping", "entrapment")
_UNKNOWN = 14  # days within which reports of something lasting follow each other, where nobody knows when


@dataclass(frozen=True, slots=True)
class Later:
    """The later of two counts, by what that is known, and the figure whose words show it."""

    figure: Figure
    by: LaterSign
    shown: Figure


def later(one: Figure, other: Figure, when: When) -> Later | None:
    """The later count of the same; None where nothing shows that both may be right at their moments."""
    low, high = sorted((one, other), key=value_of)
    newer = None if when.newer == 0 else one if when.newer < 0 else other
    if one.kind == "duration":
        went_on = _went_on(low, high, newer, when)
        return Later(high, "published", high) if went_on and not _earlier(low, high) else _earlier(low, high)
    if one.kind == "money" and one.of not in _GROWING_SUMS:  # profits rise, too, and it is no count that does
        return _earlier(low, high)
    return _by_words(low, high, newer) or (_by_moment(low, high, newer, when) if newer else None)


def _earlier(low: Figure, high: Figure) -> Later | None:
    """By words that call one of them an older count: `initially`, `previously`, `up from`."""
    old = next((figure for figure in (low, high) if figure.marks.earlier), None)
    return Later(high if old is low else low, "words", old) if old else None


def _by_words(low: Figure, high: Figure, newer: Figure | None) -> Later | None:
    """By what a sentence says of its own figure, where the days of the reports do not speak against it."""
    if found := _earlier(low, high):
        return found
    if low.kind in CASUALTY_KINDS and low.marks.fallen and not high.marks.fallen and newer is not high:
        return Later(low, "words", low)
    if high.marks.risen and newer is not low and (newer or not low.marks.risen):
        return Later(high, "words", high)
    if low.marks.provisional and newer is not low:
        return Later(high, "words", low)
    return None


def _by_moment(low: Figure, high: Figure, newer: Figure, when: When) -> Later | None:
    """By when the reports were written, as far as such a count grows within that time."""
    days, kind = abs(when.newer), low.kind
    left = newer.marks.remaining and newer is low
    if kind == "missing" and left:
        return Later(newer, "words", newer)
    if newer is low and kind != "missing" and not left:
        return None
    settled = kind == "count" and (low.marks.doing in _SETTLED or low.of in _DOERS)
    soon = kind == "count" and low.marks.thing and days < _RECOUNTED
    if when.toll and not settled and not soon:
        return Later(newer, "toll", when.toll)
    needed = 1 if low.of in _ACCRUING else _DAYS.get(kind, math.inf)
    if (not settled and days >= needed) or (kind == "arrested" and ratio(low, high) >= _SOARED):
        return Later(newer, "published", newer)
    return None


def _went_on(low: Figure, high: Figure, newer: Figure | None, when: When) -> bool:
    """Whether what had lasted for some days had gone on until the report was written that gives more days."""
    if low.of not in _LASTING or not {low.cell.unit, high.cell.unit} <= {"days", "weeks", "months"}:
        return False
    days = abs(when.newer) if when.dated else _UNKNOWN
    return (newer is high or not when.dated) and (value_of(high) - value_of(low)) / HOURS["days"] <= days + 1


def is_counted_again(one: Figure, other: Figure) -> bool:
    """Whether two counts of which one is later are of the same, and not of others who go by one name."""
    marks = (one.marks, other.marks)
    said = any(m.earlier or m.risen or m.fallen or m.remaining or m.provisional for m in marks)
    return said or one.kind != "count" or one.marks.thing or are_one(one, other)


def later_toll(older: Iterable[Figure], newer: Iterable[Figure]) -> Figure | None:
    """What shows that a report counts at a later moment: more dead than the older gives, or a number that has risen."""
    risen = next((f for f in newer if f.marks.risen and f.kind in ("killed", "wounded", "missing")), None)
    before, after = _dead(older), _dead(newer)
    more = (after[of] for of in before.keys() & after.keys() if value_of(after[of]) > value_of(before[of]))
    return risen or next(more, None)


def _dead(figures: Iterable[Figure]) -> dict[str | None, Figure]:
    """The largest number of dead that a report gives, by whom it counts."""
    dead = sorted((f for f in figures if f.kind == "killed" and not f.marks.feared), key=value_of)
    return {figure.of: figure for figure in dead}
