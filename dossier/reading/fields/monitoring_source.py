"""Reads the line in which a monitoring service names its source: "Managua RADIO X in Spanish 1830 GMT 4 May 90"."""

from __future__ import annotations

from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.reading.fields.dateline_form import DatelineShape, match_form
from dossier.reading.fields.dates import first_date

_LINE = re.compile(
    r"(?:[A-Z]{2}\d{4,12}\s+)?(?P<heard>[^\d\n(),:;]{6,80}?)\s+in\s+[A-Z][a-z]+(?:\s+to\s+[A-Z][\w ]{2,25}?)?"
    r"\s+(?:\d{4}\s+GMT\s+)?(?P<date>\d[^\n]{5,30}?)(?:\s+pp?\s?[\dA-Z][\w, -]{0,15})?"
)
_WORDS = re.compile(r"\S+")
_LONGEST = 140
_MOST = 4  # words of a town's name
_IN = " in "


def read_monitor_line(rendition: str, start: int, end: int) -> tuple[DatelineShape, tuple[int, int]] | None:
    """Reads such a line as a dateline of place and date, and the source's span; the longest known place counts."""
    may_be = end - start <= _LONGEST and rendition.find(_IN, start, end) > 0
    match = _LINE.fullmatch(rendition, start, end) if may_be else None
    date = first_date(rendition, *match.span("date")) if match else None
    if match is None or date is None or date.start > match.start("date"):
        return None
    first, last = match.span("heard")
    ends = [word.end() for word in _WORDS.finditer(rendition, first, last)][:-1][:_MOST]
    cut = next((at for at in reversed(ends) if Gazetteer.standard().find(rendition[first:at])), ends[0] if ends else 0)
    source = cut + 1, last
    place = match_form(rendition, first, cut) if cut and rendition[source[0]].isupper() else None
    return (replace(place, stop=date.end, after=end, date=date), source) if place else None
