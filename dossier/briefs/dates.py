"""Puts ISO 8601 dates of any precision in order, and into words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dossier.briefs.wording import Wording

_FULL = re.compile(r"(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)?)?")
_YEARLESS = re.compile(r"--(\d\d)-(\d\d)")


@dataclass(frozen=True, slots=True)
class Moments:
    """A date taken apart: zero where a part is not stated, as `--03-03` states no year."""

    year: int
    month: int
    day: int
    time: str = ""  # HH:MM, local
    zone: str = ""

    @property
    def order(self) -> tuple[int, int, int, str]:
        """Sorts coarse before fine within the same day, by the local clock (a date alone names no zone)."""
        return (self.year, self.month, self.day, self.time)


def _real(year: int, month: int, day: int) -> bool:
    try:
        date(year or 2000, month or 1, day or 1)  # 2000 is a leap year: --02-29 is a day
    except ValueError:
        return False
    return True


def parse(value: str) -> Moments | None:
    """The parts of `2019-03-03T14:05-05:00`, `2019-03-03`, `2019-03`, `2019`, `--03-03`; None for anything else."""
    if found := _YEARLESS.fullmatch(value):
        taken = Moments(0, int(found[1]), int(found[2]))
    elif found := _FULL.fullmatch(value):
        taken = Moments(int(found[1]), int(found[2] or 0), int(found[3] or 0), found[4] or "", found[5] or "")
    else:
        return None
    return taken if _real(taken.year, taken.month, taken.day) else None


def words(value: str, say: Wording) -> str:
    """`3 March 2019, 14:05 UTC−05:00` and the like; a value that is no ISO date is given back as it is."""
    found = parse(value)
    if found is None:
        return value
    named = say.say(f"month.{found.month}") if found.month else ""
    day = str(found.day) if found.day else ""
    shown = say.say("date.of").join(part for part in (day, named, str(found.year or "")) if part)
    shown = shown if found.year else say.say("date.yearless", date=shown)
    return f"{shown}, {found.time}{_zone(found.zone)}" if found.time else shown


def _zone(zone: str) -> str:
    if zone in ("Z", "+00:00", "+0000"):
        return " UTC"
    return f" UTC{zone.replace('-', '−')}" if zone else ""


def stamp(value: str, say: Wording) -> str:
    """An RFC 3339 moment of the archive's own clock, to the minute: `20 November 2026, 22:05 UTC`."""
    try:
        at = datetime.fromisoformat(value)
    except ValueError:
        return value
    return words(at.isoformat(timespec="minutes"), say)


def between(values: list[str], say: Wording) -> str | None:
    """`3 March 2019 to 5 June 2019`: the first and last day named, else months or years; None when no year is."""
    known = [(found.order, value[:10]) for value in values if (found := parse(value)) and found.year]
    known = [item for item in known if item[0][2]] or known
    if not known:
        return None
    first, last = words(min(known)[1], say), words(max(known)[1], say)
    span = "date.days" if known[0][0][2] else "date.span"
    return first if first == last else say.say(span, first=first, last=last)
