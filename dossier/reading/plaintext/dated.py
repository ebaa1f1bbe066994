"""Reads the day with which a story opens in place of a dateline."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dossier.reading.fields import published
from dossier.reading.fields.dates import first_date
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.plaintext.line_finding import LineFinding

_DAY_AT = 14  # characters in which the first number of such a day comes
_DAY = 30  # characters in which another day may follow the dash
_DIGIT = re.compile(r"\d")
_DASHED = re.compile(r"(?P<date>[^\W_][^\n–—]{5,34}?)\s*(?:[–—]|\s--?\s|\.-\s)")
# A town that no list knows: "Barrancal, 3 de marzo de 2019.- El puente"
_TOWN = re.compile(
    r"[A-ZÀ-Þ](?:[^\W\d_]|['’.-])+(?:\s(?:[^\W\d_]|['’.-])+){0,3},\s+(?:(?:le|den|the|il|em|el|a)\s+)?(?=[^\W_])"
)


def dated_opening(rendition: str, layout: HeadAndBody) -> Iterator[LineFinding]:
    """Reads the day with which a story opens, before a dash, in place of a dateline: "March 3, 2019 — The council".

    A town that is not listed may precede it.
    """
    first = layout.body[0] if layout.body and layout.dateline is None else None
    town = _TOWN.match(rendition, first.start, first.end) if first else None
    start = town.end() if town else first.start if first else 0
    told = first is not None and _DIGIT.search(rendition, start, start + _DAY_AT) is not None
    match = _DASHED.match(rendition, start, first.end) if first and told else None
    date = first_date(rendition, *match.span("date")) if match else None
    if (
        first
        and match
        and date
        and date.year is not None
        and date.day is not None
        and _opens_story(rendition[match.end() : match.end() + _DAY], after_town=town is not None)
        and (date.start, date.end) == match.span("date")
    ):
        dates = published.head_dates(rendition, *match.span("date"), layout.day_first)
        yield LineFinding(first.start, tuple(published.as_publication(dates)))


def _opens_story(words: str, *, after_town: bool) -> bool:
    """Whether a story begins behind the dash.

    It goes on in small letters where what seemed a town is a sentence's: "Then, March 3, 1944 - a day of rain - came".
    Another day there makes a life of the first: "3 March 1950 – 4 May 2019".
    """
    if after_town and words.lstrip()[:1].islower():
        return False
    day = first_date(words)
    return day is None or day.day is None or words[: day.start].strip() != ""
