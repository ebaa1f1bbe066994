"""Draws the map of places: outlines of the land around them as one path of SVG, a dot and a label where places lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from dossier.model.geography import MapWindow, Projection, Shape, clustered, fitted, within
from dossier.resources import outlines

WIDE = 1000  # units of the picture
_LEAST = 13.0  # degrees from top to bottom: of a smaller piece of land nobody could tell which it is
_NEAR = 10.0  # units: dots that are nearer to each other are one
_FINE = 1.2  # units: points of an outline that are nearer to each other are one
_EDGE = 8.0  # units by which land reaches past the picture, so that no shore is drawn along its edge
_LETTER, _LINE = 11.5, 24.0  # units that a letter and a line of a label take at the most
_AWAY = 11.0  # units from a dot's middle to its label
_LONGEST = 34  # letters of a label; a longer one tells its numbers alone

Point = tuple[float, float]
_Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Dot:
    """The position of one or more places; `side` is `start` for a label to the right, `end` for one to the left."""

    x: float
    y: float
    label: str
    side: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture WIDE units wide: `land` is the data of an SVG path."""

    high: int
    land: str
    dots: tuple[Dot, ...]


def drawn(points: Sequence[Point], names: Sequence[str]) -> Drawing:
    """The map of places, by longitude and latitude in degrees (WGS 84), which are numbered from 1."""
    window = fitted(points, aspect=1.9, least=_LEAST)
    projection = Projection.of(window)
    wide, tall = projection.size(window)
    scale = WIDE / wide
    left, top = projection.plane((window.west, window.north))

    def placed(point: Point) -> Point:
        x, y = projection.plane(point)
        return (x - left) * scale, (y - top) * scale

    high = round(tall * scale)
    spots = [placed(window.near(point)) for point in points]
    return Drawing(high, "".join(_land(window, placed, high)), tuple(_dots(spots, names, high)))


def _land(window: MapWindow, placed: Callable[[Point], Point], high: int) -> Iterator[str]:
    for outline in within(outlines(), window):
        ring = _clipped(tuple(map(placed, outline)), (-_EDGE, -_EDGE, WIDE + _EDGE, high + _EDGE))
        points = _thinned(ring)
        if len(points) > 2:
            yield f"M{' '.join(f'{x} {y}' for x, y in points)}Z"


def _thinned(ring: Sequence[Point]) -> list[tuple[int, int]]:
    kept: list[tuple[int, int]] = []
    for x, y in ring:
        point = (round(x), round(y))
        if not kept or abs(point[0] - kept[-1][0]) > _FINE or abs(point[1] - kept[-1][1]) > _FINE:
            kept.append(point)
    return kept


def _clipped(ring: Shape, box: _Box) -> Shape:
    """The part of a polygon within a rectangle (Sutherland and Hodgman, 1974)."""
    west, north, east, south = box
    for axis, edge, sign in ((0, west, 1), (0, east, -1), (1, north, 1), (1, south, -1)):
        ring = tuple(_cut(ring, axis, edge, sign))
    return ring


def _cut(ring: Shape, axis: int, edge: float, sign: int) -> Iterator[Point]:
    """What lies on one side of a straight line."""
    for at, point in enumerate(ring):
        before = ring[at - 1]
        inside, was = sign * (point[axis] - edge) >= 0, sign * (before[axis] - edge) >= 0
        if inside != was:
            part = (edge - before[axis]) / (point[axis] - before[axis])
            yield before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])
        if inside:
            yield point


def _dots(spots: Sequence[Point], names: Sequence[str], high: int) -> Iterator[Dot]:
    """Each with its label where that hides no other, else with its numbers."""
    clusters = clustered(spots, _NEAR)
    occupied = [(x - 8, y - 8, x + 8, y + 8) for x, y in (cluster.at for cluster in clusters)]
    for cluster in clusters:
        x, y = cluster.at
        numbers = [member + 1 for member in cluster.members]
        whole = ", ".join(f"{number} {names[number - 1]}" for number in numbers)
        short = _runs(numbers)
        label, side = next(_labels((x, y), [whole, short], occupied, high), (short, "start"))
        occupied.append(_box((x, y), label, side))
        yield Dot(round(x, 1), round(y, 1), label, side)


def _runs(numbers: Sequence[int]) -> str:
    """`1–4, 7`; the first of very many."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    ranges = [f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs]
    return ", ".join(ranges) if len(ranges) < 7 else f"{', '.join(ranges[:6])} …"


def _labels(at: Point, labels: Sequence[str], occupied: Sequence[_Box], high: int) -> Iterator[tuple[str, str]]:
    for label in labels:
        for side in ("start", "end"):
            west, north, east, south = box = _box(at, label, side)
            inside = west >= 0 and east <= WIDE and north >= 0 and south <= high
            if len(label) <= _LONGEST and inside and not any(_overlap(box, other) for other in occupied):
                yield label, side


def _box(at: Point, label: str, side: str) -> _Box:
    x, y = at
    wide = len(label) * _LETTER
    west = x + _AWAY if side == "start" else x - _AWAY - wide
    return west, y - _LINE / 2, west + wide, y + _LINE / 2


def _overlap(one: _Box, other: _Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
