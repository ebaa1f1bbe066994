"""The relation of two reports in time: by how many days one is newer, and whether it gives newer counts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class When:
    """How a second report lies to a first one."""

    newer: int = 0  # days by which the second is the newer, below 0 where the first is, 0 where nobody knows
    updated: bool = False  # whether the newer one tells newer counts than the other
    dated: bool = True  # whether both tell on which day they were written

    @classmethod
    def of(cls, one: date | None, other: date | None) -> When:
        return cls((other - one).days, dated=True) if one and other else cls(dated=False)


AT_ONCE = When()  # two reports of one day, and two numbers of one report
