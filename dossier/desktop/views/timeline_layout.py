"""Where things are on a timeline: ticks of the axis, and boxes stacked so that none covers another. No Qt here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

EPOCH = datetime(1, 1, 1)

Unit = Literal["hour", "day", "month", "year"]
# Steps that an axis may have, with their length in days: the finest that leaves room for its labels is taken
_STEPS: tuple[tuple[Unit, int, float], ...] = (
    ("hour", 1, 1 / 24), ("hour", 3, 1 / 8), ("hour", 6, 1 / 4), ("hour", 12, 1 / 2),
    ("day", 1, 1), ("day", 2, 2), ("day", 7, 7), ("day", 14, 14),
    ("month", 1, 30.4), ("month", 3, 91.3), ("month", 6, 182.6),
    ("year", 1, 365.25), ("year", 2, 730.5), ("year", 5, 1826), ("year", 10, 3652), ("year", 50, 18262),
)  # fmt: skip


def days(moment: datetime) -> float:
    """Days since the first of January of year 1, by the moment's own clock."""
    return (moment - EPOCH) / timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Tick:
    """A mark on the axis."""

    at: float  # days, as `days` counts them
    moment: datetime
    unit: Unit


def ticks(start: float, end: float, scale: float, room: float) -> list[Tick]:
    """Marks from `start` to `end` (days), at least `room` pixels apart where a day is `scale` pixels wide."""
    unit, count, _ = next((step for step in _STEPS if step[2] * scale >= room), _STEPS[-1])
    first, last = (EPOCH + timedelta(days=min(max(at, 0.0), 3_650_000.0)) for at in (start, end))
    return [Tick(days(moment), moment, unit) for moment in _marks(first, last, unit, count)]


def _marks(first: datetime, last: datetime, unit: Unit, count: int) -> Iterator[datetime]:
    moment = _floor(first, unit, count)
    while moment <= last:
        if moment >= first:
            yield moment
        step = _next(moment, unit, count)
        if step is None:
            return
        moment = step


def _floor(moment: datetime, unit: Unit, count: int) -> datetime:
    midnight = moment.replace(hour=0, minute=0, second=0, microsecond=0)
    if unit == "hour":
        return midnight + timedelta(hours=moment.hour // count * count)
    if unit == "day":
        return midnight - timedelta(days=(midnight - EPOCH).days % count)
    if unit == "month":
        return midnight.replace(day=1, month=(moment.month - 1) // count * count + 1)
    return midnight.replace(day=1, month=1, year=max(moment.year // count * count, 1))


def _next(moment: datetime, unit: Unit, count: int) -> datetime | None:
    if unit in ("hour", "day"):
        return moment + (timedelta(hours=count) if unit == "hour" else timedelta(days=count))
    months = moment.year * 12 + moment.month - 1 + count * (1 if unit == "month" else 12)
    year, month = divmod(months, 12)
    return moment.replace(year=year, month=month + 1) if year < 9999 else None


def stacked(lefts: Sequence[float], width: float, gap: float) -> list[int]:
    """The level of each box, 0 next to the axis: the lowest on which it has `gap` from the box before it.

    `lefts` are where the boxes begin, in any order; all are `width` wide. As few levels as can be.
    """
    levels: list[int] = [0] * len(lefts)
    ends: list[float] = []  # where the last box of each level ends
    for at in sorted(range(len(lefts)), key=lambda at: lefts[at]):
        free = next((level for level, end in enumerate(ends) if end + gap <= lefts[at]), len(ends))
        levels[at] = free
        ends[free : free + 1] = [lefts[at] + width]
    return levels


@dataclass(frozen=True, slots=True)
class TimelineItem:
    """What is to be placed: `at` in days, None where it has no time."""

    at: float | None
    above: bool


@dataclass(frozen=True, slots=True)
class Sizes:
    """Pixels: of a box, between boxes, at both ends of the axis, and of the axis itself."""

    wide: int
    high: int
    gap: int
    margin: int
    band: int

    def gutter(self, items: Sequence[TimelineItem]) -> int:
        """Room at the left for what has no time."""
        return self.wide + 2 * self.gap if any(item.at is None for item in items) else 0


@dataclass(frozen=True, slots=True)
class TimelineLayout:
    """Where each item's box has its left upper corner, in pixels of the whole picture; `axis` is the band's top."""

    corners: tuple[tuple[int, int], ...]
    axis: int
    width: int
    height: int


def laid_out(
    items: Sequence[TimelineItem], begin: float, length: float, scale: float, sizes: Sizes, height: int = 0
) -> TimelineLayout:
    """A picture at least `height` high, in which the day `begin` is at the left end of the axis."""
    gutter, step = sizes.gutter(items), sizes.high + sizes.gap
    lefts = [
        sizes.gap if item.at is None else round((item.at - begin) * scale) + gutter + sizes.margin for item in items
    ]
    levels = [0] * len(items)
    counts = []  # of levels, above and below
    for above in (True, False):
        side = [at for at, item in enumerate(items) if item.above == above]
        found = stacked([lefts[at] for at in side], sizes.wide, sizes.gap)
        counts.append(max(found, default=-1) + 1)
        for at, level in zip(side, found, strict=True):
            levels[at] = level
    high = sum(counts) * step + sizes.band + 4 * sizes.gap
    axis = counts[0] * step + 2 * sizes.gap + max(height - high, 0) // 2
    tops = [
        axis - (level + 1) * step if item.above else axis + sizes.band + level * step + sizes.gap
        for item, level in zip(items, levels, strict=True)
    ]
    width = gutter + 2 * sizes.margin + round(length * scale) + sizes.wide
    return TimelineLayout(tuple(zip(lefts, tops, strict=True)), axis, width, max(high, height))
