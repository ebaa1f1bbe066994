"""Places numbers of people on a chart: time across, people upwards, a mark of its own for each speaker."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from dossier.model.iso_dates import stretch

_NEAR = 0.11  # of the width: days that are nearer to each other are named once
_NICE = (1, 2, 5, 10)
_CORNERS: tuple[tuple[float, ...], ...] = (  # of each mark, in degrees around its middle
    tuple(range(0, 360, 20)), (45, 135, 225, 315), (30, 150, 270), (0, 90, 180, 270), (90, 210, 330),
)  # fmt: skip
MARKS = len(_CORNERS)

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """Where a number is, 0..1 from the left and from below, the mark of its speaker, its place in what was given."""

    x: float
    y: float
    mark: int
    at: int


@dataclass(frozen=True, slots=True)
class TollChart:
    """The points in the order of time, the speakers by their marks, the days and the numbers along the edges."""

    points: tuple[ChartPoint, ...]
    speakers: tuple[str, ...]
    days: tuple[tuple[float, str], ...]
    numbers: tuple[tuple[float, int], ...]


def charted(told: Sequence[tuple[str | None, float, str]]) -> TollChart | None:
    """The chart of numbers, each with when it was published (ISO 8601) and by whom it was said ("": nobody is named).

    What has no date is left out; None if nothing has one.
    """
    dated = [
        (span.middle, value, who, at) for at, (day, value, who) in enumerate(told) if day and (span := stretch(day))
    ]
    if not dated:
        return None
    dated.sort(key=lambda one: (one[0], one[3]))
    speakers = tuple(dict.fromkeys(who for _, _, who, _ in dated))
    first, last = dated[0][0], dated[-1][0]
    top = _top(max(value for _, value, _, _ in dated))
    points = tuple(
        ChartPoint(_share(when, first, last), max(value, 0) / top, speakers.index(who) % MARKS, at)
        for when, value, who, at in dated
    )
    days = list[tuple[float, str]]()
    for when in sorted({datetime.combine(moment.date(), datetime.min.time()) for moment, *_ in dated}):
        x = min(max(_share(when + timedelta(hours=12), first, last), 0.0), 1.0)
        if not days or x - days[-1][0] >= _NEAR:
            days.append((x, when.date().isoformat()))
    half = ((0.5, top // 2),) if top % 2 == 0 else ()
    return TollChart(points, speakers, tuple(days), ((0.0, 0), *half, (1.0, top)))


def _share(when: datetime, first: datetime, last: datetime) -> float:
    return (when - first) / (last - first) if last > first else 0.5


def _top(most: float) -> int:
    """The next round number."""
    if most <= 1:
        return 2
    scale = 10 ** int(math.log10(most))
    return int(next(step * scale for step in _NICE if step * scale >= most))


def outline(mark: int, x: float, y: float, size: float) -> tuple[Point, ...]:
    """The corners of a speaker's mark: a disk, a square, a triangle, a rhomb, a triangle upside down."""
    turns = (math.radians(degrees) for degrees in _CORNERS[mark % MARKS])
    return tuple((round(x + size * math.cos(turn), 1), round(y - size * math.sin(turn), 1)) for turn in turns)


def label_places(spots: Sequence[Point], sizes: Sequence[Point], room: Box, mark: float) -> list[Point | None]:
    """The middle of each label, next to its spot where it hides no mark or label; None where there is no room.

    `sizes` are the widths and heights of the labels, `room` left, top, right and bottom, `mark` half of a mark's width.
    """
    marks = [(x - mark, y - mark, x + mark, y + mark) for x, y in dict.fromkeys(spots)]
    taken, found = list[Box](), list[Point | None]()
    for (x, y), (wide, high) in zip(spots, sizes, strict=True):
        up, side = mark + high / 2 + 1, mark + wide / 2 + 2
        middles = ((x, y - up), (x, y + up), (x + side, y), (x - side, y))
        boxes = [(a - wide / 2, b - high / 2, a + wide / 2, b + high / 2) for a, b in middles]
        free = (
            n for n, box in enumerate(boxes) if _within(box, room) and not any(_meet(box, b) for b in (*marks, *taken))
        )
        at = next(free, None)
        found.append(None if at is None else middles[at])
        if at is not None:
            taken.append(boxes[at])
    return found


def _within(box: Box, room: Box) -> bool:
    return box[0] >= room[0] and box[1] >= room[1] and box[2] <= room[2] and box[3] <= room[3]


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
