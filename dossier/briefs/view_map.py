"""The map of places that reports were filed from: outlines of the land, a dot a place, and the same as a table."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from dossier.briefs import brief_wording
from dossier.briefs.brief_wording import Wording
from dossier.briefs.map_drawing import WIDE, drawn
from dossier.model.briefs import Brief, BriefPlace

Json = dict[str, Any]


def mapped(brief: Brief, wording: Wording) -> Json:
    """Rows of the table, a place each, and the picture of those whose degrees are known."""
    labels = {source.number: brief_wording.label(source, wording) for source in brief.sources}
    known = [place for place in brief.places if place.lat is not None and place.lon is not None]
    numbers = {place.name: number for number, place in enumerate(known, 1)}
    rows = [_row(place, numbers.get(place.name, 0), labels, wording) for place in brief.places]
    return {"rows": rows, "picture": _picture(known, wording) if known else None}


def _picture(known: list[BriefPlace], wording: Wording) -> Json:
    points = [(place.lon or 0.0, place.lat or 0.0) for place in known]
    found = drawn(points, [place.name.partition(" (")[0] for place in known])
    named = "; ".join(f"{number} {place.name}" for number, place in enumerate(known, 1))
    dots = [asdict(dot) for dot in found.dots]
    return {
        "wide": WIDE,
        "high": found.high,
        "land": found.land,
        "dots": dots,
        "alt": wording.say("map_alt", places=named),
    }


def _row(place: BriefPlace, number: int, labels: dict[int, str], wording: Wording) -> Json:
    filed = [
        {
            "source": one.source,
            "label": labels[one.source],
            "cites": list(one.line.cites),
            "remark": wording.say("inferred") if one.line.basis == "inferred" else "",
        }
        for one in place.filed
    ]
    return {"number": number, "name": place.name, "where": _degrees(place, wording), "filed": filed}


def _degrees(place: BriefPlace, wording: Wording) -> str:
    """`19.04° N, 98.20° W`; empty where it is not known."""
    if place.lat is None or place.lon is None:
        return ""
    lat, lon = (f"{abs(value):.2f}".replace(".", wording.say("decimal")) for value in (place.lat, place.lon))
    north, east = wording.say("north" if place.lat >= 0 else "south"), wording.say("east" if place.lon >= 0 else "west")
    return f"{lat}° {north}, {lon}° {east}"
