"""Parses ISO 8601 dates of any precision: to sort them, and to find the days that they may mean."""

from __future__ import annotations

from calendar import monthrange
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from dossier import lazy_re as re

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


def edtf(value: str) -> str:
    """A date as EDTF (ISO 8601-2) writes it: `XXXX-03-03` for a day without a year, others as they are."""
    return f"XXXX-{value[2:]}" if _YEARLESS.fullmatch(value) else value


@dataclass(frozen=True, slots=True)
class DateRange:
    """The time that a date may mean, by its own clock: `2019-03` is all of March. `end` is no longer part of it."""

    start: datetime
    end: datetime

    @property
    def middle(self) -> datetime:
        return self.start + (self.end - self.start) / 2


def stretch(value: str, *, year: int | None = None) -> DateRange | None:
    """What `value` may mean; None for what is no date, and for one without a year unless `year` tells which."""
    found = parse(value)
    if found is None or not (found.year or year):
        return None
    known = found.year or year or 0
    if not _real(known, found.month, found.day):  # the 29th of February, put into another year
        return None
    first = date(known, found.month or 1, found.day or 1)
    begin = datetime.combine(first, datetime.min.time())
    if found.time:
        hours, minutes = map(int, found.time.split(":"))
        at = begin + timedelta(hours=min(hours, 23), minutes=min(minutes, 59))
        return DateRange(at, _after(at, timedelta(minutes=1)))
    if found.day:
        days = 1
    elif found.month:
        days = monthrange(known, found.month)[1]
    else:
        days = (date(known, 12, 31) - first).days + 1
    return DateRange(begin, _after(begin, timedelta(days=days)))


def _after(start: datetime, length: timedelta) -> datetime:
    """When it is over; at the latest the last moment that the calendar has."""
    return start + min(length, datetime.max - start)
