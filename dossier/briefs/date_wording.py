"""Puts ISO 8601 dates of any precision in order, and into words."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from dossier.model.iso_dates import parse

if TYPE_CHECKING:
    from dossier.briefs.brief_wording import Wording


def words(value: str, wording: Wording) -> str:
    """`3 March 2019, 14:05 UTC−05:00` and the like; a value that is no ISO date is given back as it is."""
    found = parse(value)
    if found is None:
        return value
    named = wording.say(f"month.{found.month}") if found.month else ""
    day = str(found.day) if found.day else ""
    shown = wording.say("date.of").join(part for part in (day, named, str(found.year or "")) if part)
    shown = shown if found.year else wording.say("date.yearless", date=shown)
    return f"{shown}, {found.time}{_zone(found.zone)}" if found.time else shown


def _zone(zone: str) -> str:
    if zone in ("Z", "+00:00", "+0000"):
        return " UTC"
    return f" UTC{zone.replace('-', '−')}" if zone else ""


def stamp(value: str, wording: Wording) -> str:
    """An RFC 3339 moment of the archive's own clock, to the minute: `20 November 2026, 22:05 UTC`."""
    try:
        at = datetime.fromisoformat(value)
    except ValueError:
        return value
    return words(at.isoformat(timespec="minutes"), wording)


def between(values: list[str], wording: Wording) -> str | None:
    """`3 March 2019 to 5 June 2019`: the first and last day named, else months or years; None when no year is."""
    known = [(found.order, value[:10]) for value in values if (found := parse(value)) and found.year]
    known = [item for item in known if item[0][2]] or known
    if not known:
        return None
    first, last = words(min(known)[1], wording), words(max(known)[1], wording)
    span = "date.days" if known[0][0][2] else "date.span"
    return first if first == last else wording.say(span, first=first, last=last)
