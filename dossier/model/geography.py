"""Projects points and outlines of the world into a picture: its window, its projection, and clusters.

Longitudes and latitudes are in degrees (WGS 84), north and east positive. The projection is equirectangular (Marinus)
with its standard parallel in the middle of the window: shapes near the window's middle are as they are, at any scale,
and the inverse is plain. One degree of latitude is one unit of the plane; y grows downward, as pictures have it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

LonLat = tuple[float, float]
Shape = tuple[LonLat, ...]

_FARTHEST = 60.0  # degrees of latitude of a standard parallel; nearer to a pole all would be drawn too narrow
_TOP, _BOTTOM = 84.0, -60.0  # of a window, unless points lie beyond


@dataclass(frozen=True, slots=True)
class MapWindow:
    """A part of the world; `east` is past 180 where it lies across the 180th meridian."""

    west: float
    south: float
    east: float
    north: float

    def __post_init__(self) -> None:
        if not (self.west < self.east and self.south < self.north):
            raise ValueError(f"no such window: {self}")

    @property
    def middle(self) -> LonLat:
        return (self.west + self.east) / 2, (self.south + self.north) / 2

    def holds(self, point: LonLat) -> bool:
        lon, lat = self.near(point)
        return self.west <= lon <= self.east and self.south <= lat <= self.north

    def near(self, point: LonLat) -> LonLat:
        """The point with its longitude within half a turn of the window's middle."""
        return turned(point[0], self.middle[0]), point[1]


WORLD = MapWindow(-180.0, _BOTTOM, 180.0, _TOP)


def turned(lon: float, about: float) -> float:
    """The same meridian as a longitude within [about - 180, about + 180)."""
    return (lon - about + 180.0) % 360.0 - 180.0 + about


@dataclass(frozen=True, slots=True)
class Projection:
    """To the plane; `parallel` is true to scale in both directions."""

    parallel: float

    @classmethod
    def of(cls, window: MapWindow) -> Projection:
        return cls(min(max(window.middle[1], -_FARTHEST), _FARTHEST))

    @property
    def narrowing(self) -> float:
        """Units of the plane for one degree of longitude."""
        return math.cos(math.radians(self.parallel))

    def plane(self, point: LonLat) -> tuple[float, float]:
        return point[0] * self.narrowing, -point[1]

    def size(self, window: MapWindow) -> tuple[float, float]:
        """Width and height of the window in the plane."""
        return (window.east - window.west) * self.narrowing, window.north - window.south


def fitted(points: Iterable[LonLat], *, aspect: float = 1.6, least: float = 8.0, margin: float = 0.15) -> MapWindow:
    """The smallest window around all points that a picture `aspect` times as wide as high fills; the world for none.

    `least` is its height in degrees of latitude at the least, `margin` the part of the extent that is left free on each
    side. It never goes round the world more than once, nor beyond a pole.
    """
    there = [*points]
    if not there:
        return WORLD
    west, east = _arc([lon for lon, _ in there])
    south, north = min(lat for _, lat in there), max(lat for _, lat in there)
    middle_lon, middle_lat = (west + east) / 2, (south + north) / 2
    narrow = Projection.of(MapWindow(-1, middle_lat - 1, 1, middle_lat + 1)).narrowing
    high = max((north - south) * (1 + 2 * margin), (east - west) * (1 + 2 * margin) * narrow / aspect, least)
    wide = min(high * aspect / narrow, 360.0)
    bottom, top = _shifted(middle_lat - high / 2, middle_lat + high / 2, south, north)
    return MapWindow(middle_lon - wide / 2, bottom, middle_lon + wide / 2, top)


def _arc(lons: Sequence[float]) -> LonLat:
    """The shortest stretch of the equator with all meridians: around the back of the earth where that is shorter."""
    ordered = sorted({turned(lon, 0.0) for lon in lons})
    after = [*ordered[1:], ordered[0] + 360.0]
    gap, at = max((later - lon, at) for at, (lon, later) in enumerate(zip(ordered, after, strict=True)))
    west = after[at] if after[at] < 180.0 else after[at] - 360.0
    return west, west + 360.0 - gap


def _shifted(bottom: float, top: float, south: float, north: float) -> tuple[float, float]:
    """The same height of window moved, or else cut, so that it shows no more ice than its points ask for."""
    highest, lowest = max(_TOP, min(north + 3.0, 90.0)), min(_BOTTOM, max(south - 3.0, -90.0))
    if top - bottom >= highest - lowest:
        return lowest, highest
    by = min(0.0, highest - top) + max(0.0, lowest - bottom)
    return bottom + by, top + by


def within(outlines: Iterable[Shape], window: MapWindow) -> Iterator[Shape]:
    """The outlines that a window may show, each where it lies seen from there: some a turn farther east or west."""
    for outline in outlines:
        west, east = min(lon for lon, _ in outline), max(lon for lon, _ in outline)
        south, north = min(lat for _, lat in outline), max(lat for _, lat in outline)
        if south <= window.north and north >= window.south:
            for turn in (-360.0, 0.0, 360.0):
                if west + turn <= window.east and east + turn >= window.west:
                    yield tuple((lon + turn, lat) for lon, lat in outline) if turn else outline


@dataclass(frozen=True, slots=True)
class Cluster:
    """Points that fall together in a picture, by their numbers; `at` is in the middle of them."""

    at: tuple[float, float]  # in the units of the points
    members: tuple[int, ...]


def clustered(points: Sequence[tuple[float, float]], reach: float) -> tuple[Cluster, ...]:
    """Assigns every point to a cluster around the most frequent point, with all points within `reach` of it.

    The largest clusters come first. The same points in the same order give the same clusters; equal points are always
    in the same cluster.
    """
    found: dict[tuple[float, float], list[tuple[float, float]]] = {}  # seeds, with the places taken in
    numbers = _equal(points)
    for place in sorted(numbers, key=lambda place: (-len(numbers[place]), numbers[place])):
        seed = min(found, key=lambda seed: math.dist(seed, place), default=None)
        if seed is not None and math.dist(seed, place) <= reach:
            found[seed].append(place)
        else:
            found[place] = [place]
    clusters = [_cluster([number for place in taken for number in numbers[place]], points) for taken in found.values()]
    return tuple(sorted(clusters, key=lambda cluster: (-len(cluster.members), cluster.members)))


def _equal(points: Sequence[tuple[float, float]]) -> dict[tuple[float, float], list[int]]:
    found: dict[tuple[float, float], list[int]] = {}
    for number, point in enumerate(points):
        found.setdefault(point, []).append(number)
    return found


def _cluster(members: list[int], points: Sequence[tuple[float, float]]) -> Cluster:
    """At the mean of its points, so that it lies where most of them do."""
    across, down = (math.fsum(points[member][axis] for member in members) / len(members) for axis in (0, 1))
    return Cluster((across, down), tuple(sorted(members)))
