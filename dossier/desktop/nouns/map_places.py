"""The places of datelines, and the outlines of the map around them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from dossier.model.chronology import FilingPlace
from dossier.model.claims import Place
from dossier.model.geography import LonLat, MapWindow, Projection, Shape, fitted


@dataclass(frozen=True, slots=True)
class Spot:
    """A place, and the reports that were filed there."""

    place: Place
    origins: tuple[FilingPlace, ...]

    @property
    def at(self) -> LonLat | None:
        """None for a place that is not in the list of places."""
        lon, lat = self.place.lon, self.place.lat
        return None if lon is None or lat is None else (lon, lat)

    @property
    def stated(self) -> int:
        return sum(not origin.inferred for origin in self.origins)


def spots(origins: Sequence[FilingPlace]) -> tuple[Spot, ...]:
    """The places with most reports first."""
    found: dict[Place, list[FilingPlace]] = {}
    for origin in origins:
        found.setdefault(origin.place, []).append(origin)
    made = [Spot(place, tuple(there)) for place, there in found.items()]
    return tuple(sorted(made, key=lambda spot: (-len(spot.origins), spot.place.name)))


@dataclass(frozen=True, slots=True)
class Land:
    """Outlines laid into the plane, with the rectangle around each."""

    projection: Projection
    window: MapWindow  # what is to be seen first
    shapes: tuple[tuple[QRectF, QPolygonF], ...]


def land(spots: Iterable[Spot], outlines: Iterable[Shape]) -> Land:
    """The world as seen about these places; touches no widget, so that a lane can make it."""
    window = fitted([spot.at for spot in spots if spot.at], aspect=1.2)
    projection = Projection.of(window)
    polygons = (QPolygonF([QPointF(*projection.plane(point)) for point in outline]) for outline in outlines)
    return Land(projection, window, tuple((polygon.boundingRect(), polygon) for polygon in polygons))
