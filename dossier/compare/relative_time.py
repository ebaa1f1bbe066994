"""The relation of two reports in time: by how many days one is newer, and what shows that it counts later."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from dossier.compare.figure import Figure

Moment = date | datetime  # a datetime where the time of day is known


@dataclass(frozen=True, slots=True)
class When:
    """How a second report lies to a first one."""

    newer: float = 0  # days by which the second is the newer, below 0 where the first is, 0 where nobody knows
    toll: Figure | None = None  # of the later report: more dead than the other gives, or a number that has risen
    dated: bool = True  # whether both tell on which day they were written

    @classmethod
    def of(cls, one: Moment | None, other: Moment | None) -> When:
        if one is None or other is None:
            return cls(dated=False)
        if isinstance(one, datetime) and isinstance(other, datetime) and (one.tzinfo is None) == (other.tzinfo is None):
            return cls((other - one).total_seconds() / 86400)
        return cls((_day(other) - _day(one)).days)


def _day(moment: Moment) -> date:
    return moment.date() if isinstance(moment, datetime) else moment


AT_ONCE = When()  # two reports of one day, and two numbers of one report
