"""Reads dates as machines state them: ISO 8601, digits alone, seconds since 1970, or words."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache

from dossier import lazy_re as re
from dossier.model.claims import Precision
from dossier.reading.fields.dates import find_dates

_ISO = re.compile(
    r"(?P<day>\d{4}-\d\d?-\d\d?)(?:(?:T|\s+)(?P<time>\d\d?:\d\d)(?::\d\d(?:[.,:]\d+)?)?\s*(?P<zone>Z|UTC|GMT|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?",
    re.I,
)
_DIGITS = re.compile(r"(?P<y>(?:19|20)\d\d)(?P<m>\d\d)(?P<d>\d\d)(?:T?(?P<time>\d{4,6}).*)?")
_SECONDS = re.compile(r"\d{10}(?:\d{3})?")
_WHOLE = 10  # characters of a day whose month and number have two digits each
_OLDEST, _NEWEST = 1700, 2100


@lru_cache(maxsize=64)  # a page states the same moments again and again
def stated_date(value: str, day_first: bool | None = None) -> tuple[str, Precision] | None:
    """ISO 8601 at its precision (`2019-03-03T14:05-05:00`, `2019-03-03`), or `None` when no date is stated."""
    if match := _ISO.match(value):
        return _iso(match)
    if match := _DIGITS.fullmatch(value):
        return _checked(f"{match['y']}-{match['m']}-{match['d']}")
    if _SECONDS.fullmatch(value):
        moment = datetime.fromtimestamp(int(value[:10]), UTC)
        return moment.strftime("%Y-%m-%dT%H:%M+00:00"), "minute"
    found = next((d for d in find_dates(value, day_first=day_first) if d.year is not None), None)
    return (found.value, found.precision) if found else None


def _iso(match: re.Match[str]) -> tuple[str, Precision] | None:
    day = match["day"]
    if len(day) < _WHOLE or not day.isascii():
        day = "{:04d}-{:02d}-{:02d}".format(*map(int, day.split("-")))
    checked = _checked(day)
    if checked is None or not match["time"]:
        return checked
    hour, minute = (int(part) for part in match["time"].split(":"))
    if hour > 23 or minute > 59:
        return checked
    return f"{checked[0]}T{hour:02d}:{minute:02d}{_zone(match['zone'])}", "minute"


def _zone(words: str | None) -> str:
    if not words:
        return ""
    return "+00:00" if words[0] not in "+-" else f"{words[:3]}:{words[-2:]}"


def _checked(day: str) -> tuple[str, Precision] | None:
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return None
    return (day, "day") if _OLDEST <= found.year <= _NEWEST else None
