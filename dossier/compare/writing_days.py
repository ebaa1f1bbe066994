"""Finds the day, or the hour, at which a report was written, to decide which report gives newer counts."""

from __future__ import annotations

from datetime import date, datetime

from dossier import lazy_re as re
from dossier.authority.calendar_names import MONTHS
from dossier.language.folding import folded
from dossier.model.reports import Record

_MONTH = "|".join(MONTHS)
_FULL = re.compile(
    rf"\b(?:(?P<m1>{_MONTH})\.? (?P<d1>\d{{1,2}})(?:st|nd|rd|th)?,? (?P<y1>(?:19|20)\d\d)"
    rf"|(?P<d2>\d{{1,2}})(?:st|nd|rd|th)?(?: de| of)? (?P<m2>{_MONTH})\.?,?(?: del?)? (?P<y2>(?:19|20)\d\d))\b"
)
_HEAD = 500  # characters in which a report names its own day, if it does


def writing_day(record: Record) -> date | None:
    """Its stated date of publication, else its dateline, else the first whole date in its head; None without any."""
    for day in (record.published, record.filed):
        known = _day(day)
        if known:
            return known
    found = _FULL.search(folded(record.rendition[:_HEAD]).replace("\n", " "))
    if found is None:
        return None
    month, number, year = (found[f"{part}1"] or found[f"{part}2"] for part in "mdy")
    try:
        return date(int(year), MONTHS[month], int(number))
    except ValueError:
        return None


def written_at(record: Record) -> date | datetime | None:
    """The stated moment of publication, where it has a time of day; else the day on which it was written."""
    if record.published and "T" in record.published:
        try:
            return datetime.fromisoformat(record.published)
        except ValueError:
            pass  # no full moment: the day is known at most
    return writing_day(record)


def _day(stated: str | None) -> date | None:
    try:
        return date.fromisoformat((stated or "")[:10])
    except ValueError:
        return None
