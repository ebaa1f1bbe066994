"""Promises of the map: windows hold their points, projections can be undone, clusters lose nobody."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.model.geography import WORLD, MapWindow, Projection, clustered, fitted, turned, within
from dossier.resources import outlines

LONS = st.floats(-180, 180, exclude_max=True)
LATS = st.floats(-89, 89)
POINTS = st.lists(st.tuples(LONS, LATS), min_size=1, max_size=12)
PLACES = st.lists(st.tuples(st.floats(-500, 500), st.floats(-500, 500)), max_size=30)


@given(POINTS, st.floats(0.5, 3))
def test_a_fitted_window_holds_every_point(points: list[tuple[float, float]], aspect: float) -> None:
    """Wherever on earth they are, also across the 180th meridian, and never more than once round it."""
    window = fitted(points, aspect=aspect)
    assert all(window.west - 1e-6 <= window.near(point)[0] <= window.east + 1e-6 for point in points)
    assert all(window.south <= lat <= window.north for _, lat in points)
    assert window.east - window.west <= 360 + 1e-6
    assert -90 <= window.south < window.north <= 90


def test_neighbours_across_the_180th_meridian_stay_neighbours() -> None:
    """Suva and Apia are shown beside each other, not at the two ends of the world."""
    window = fitted([(178.44, -18.14), (-171.77, -13.83)])
    assert window.east - window.west < 30
    assert window.holds((-171.77, -13.83)) and window.holds((178.44, -18.14))


def test_one_place_is_shown_with_its_surroundings_and_none_with_the_world() -> None:
    """A single dateline is in the middle of a window of some degrees; without any, the whole world is the window."""
    window = fitted([(-78.52, -0.23)], least=8)
    assert window.middle == pytest.approx((-78.52, -0.23)) and window.north - window.south == pytest.approx(8)
    assert fitted([]) == WORLD


@given(LONS, LATS, st.floats(-60, 60))
def test_the_projection_can_be_undone(lon: float, lat: float, parallel: float) -> None:
    """What is shown at a place of the plane is what was put there: degrees of longitude are narrower, north is up."""
    made = Projection(parallel)
    x, y = made.plane((lon, lat))
    assert (x / made.narrowing, -y) == pytest.approx((lon, lat))


@given(LONS, st.floats(-1000, 1000))
def test_a_turned_meridian_is_the_same_meridian_and_near(lon: float, about: float) -> None:
    """Whole turns are added, as many as bring it within half a turn."""
    told = turned(lon, about)
    assert abs(told - about) <= 180 + 1e-6
    turns = (told - lon) / 360
    assert turns == pytest.approx(round(turns), abs=1e-6)


@given(PLACES, st.floats(0.1, 200))
def test_every_point_stands_in_one_cluster(points: list[tuple[float, float]], reach: float) -> None:
    """Nobody is lost or counted twice, equal points stand together, and none lies far from its cluster's others."""
    found = clustered(points, reach)
    assert sorted(member for cluster in found for member in cluster.members) == [*range(len(points))]
    assert [len(cluster.members) for cluster in found] == sorted((len(c.members) for c in found), reverse=True)
    for cluster in found:
        there = [points[member] for member in cluster.members]
        assert all(math.dist(one, other) <= 2 * reach + 1e-6 for one in there for other in there)
    homes = {points[member]: cluster for cluster in found for member in cluster.members}
    assert all(homes[points[member]] is cluster for cluster in found for member in cluster.members)


def test_outlines_of_the_world_come_closed_and_in_bounds() -> None:
    """Every outline has an area and lies on the globe; Quito is on land, and the middle of the Atlantic is not."""
    shapes = outlines()
    assert len(shapes) > 200
    assert all(len(shape) >= 3 and all(-180 <= x <= 180 and -90 <= y <= 90 for x, y in shape) for shape in shapes)
    assert sum(_inside((-78.52, -0.23), shape) for shape in shapes) == 1
    assert not any(_inside((-30.0, 0.0), shape) for shape in shapes)


def test_outlines_within_a_window_are_told_as_seen_from_there() -> None:
    """A window across the 180th meridian shows Fiji's isles on both sides of it, next to each other."""
    window = MapWindow(170, -25, 190, -10)
    shown = [*within(outlines(), window)]
    assert 2 <= len(shown) < 60
    assert any(min(x for x, _ in shape) >= 180 for shape in shown) and any(max(x for x, _ in s) <= 180 for s in shown)


def _inside(point: tuple[float, float], shape: tuple[tuple[float, float], ...]) -> bool:
    crossed = False
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (ay > point[1]) != (by > point[1]) and point[0] < (bx - ax) * (point[1] - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed
