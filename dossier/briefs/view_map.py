"""The map of places that reports were filed from: outlines of the land, a dot a place, and the same as a table."""

from __future__ import annotations

from typing import Any

from dossier.briefs import wording
from dossier.briefs.wording import Wording
from dossier.model.briefs import Brief, BriefPlace

Json = dict[str, Any]


def mapped(brief: Brief, say: Wording) -> Json:
    """Rows of the table, a place each."""
    labels = {source.number: wording.label(source) for source in brief.sources}
    return {"rows": [_row(place, labels, say) for place in brief.places], "svg": ""}


def _row(place: BriefPlace, labels: dict[int, str], say: Wording) -> Json:
    filed = [
        {
            "source": one.source,
            "label": labels[one.source],
            "cites": list(one.line.cites),
            "remark": say.say("inferred") if one.line.basis == "inferred" else "",
        }
        for one in place.filed
    ]
    return {"number": 0, "name": place.name, "where": _degrees(place, say), "filed": filed}


def _degrees(place: BriefPlace, say: Wording) -> str:
    """`19.04° N, 98.20° W`; empty where it is not known."""
    if place.lat is None or place.lon is None:
        return ""
    lat, lon = (f"{abs(value):.2f}".replace(".", say.say("decimal")) for value in (place.lat, place.lon))
    north, east = say.say("north" if place.lat >= 0 else "south"), say.say("east" if place.lon >= 0 else "west")
    return f"{lat}° {north}, {lon}° {east}"
