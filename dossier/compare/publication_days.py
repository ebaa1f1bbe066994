"""Finds which reports had been published by a day."""

from __future__ import annotations

from datetime import date

from dossier import lazy_re as re
from dossier.model.reports import Record

_PARTS = re.compile(r"(\d{4})(?:-(\d\d))?(?:-(\d\d))?")


def published_by(record: Record, day: date) -> bool:
    """Whether the report was out by the end of `day`: by its stated date of publication, else by its dateline.

    Of a date that names a month or a year only, its last day counts: it is not known to be earlier. A report without a
    date is not known to have been out.
    """
    found = _PARTS.match(record.published or record.filed or "")
    if found is None:
        return False
    year, month, number = int(found[1]), int(found[2] or 12), int(found[3] or 31)
    return (year, month, number) <= (day.year, day.month, day.day)
