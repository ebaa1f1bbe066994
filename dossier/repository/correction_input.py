"""Parses a person's correction of a field: words chosen in a report, or a day written out."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.errors import BadInput
from dossier.model.claims import Field
from dossier.reading.fields.byline import read_agencies, read_bare, read_byline
from dossier.reading.fields.dateline_form import match_form
from dossier.reading.fields.dates import first_date
from dossier.reading.fields.typed_days import typed_day

_LED = re.compile(r"(?:by|por|de|von|par|di)\s+", re.I)
_KEPT_DAY = re.compile(r"(?:\d{4}|-)-\d\d-\d\d$")  # as a day is kept
_EDGES = " \t\n,;:.|·–—-"


def value_in(field: Field, words: str) -> str:
    """The value of `field` that these words give, in the form in which a person types it. Raises BadInput.

    `By Ada Ruiz and Leo Paz` is `Ada Ruiz; Leo Paz`, `QUITO, March 3, 2019 –` is `QUITO, 2019-03-03`.
    """
    plain = " ".join(words.split())
    if not plain.strip(_EDGES):
        raise BadInput(field, "was given no words")
    match field:
        case "byline":
            return _names(plain)
        case "dateline":
            return _dateline(plain)
        case "published":
            return _day(plain)
        case "headline" | "standfirst":
            return plain
        case _:
            return plain.strip(_EDGES)


def typed(field: Field, text: str) -> str:
    """What a person typed, its day in the form in which one is kept: `28 April 2024` is `2024-04-28`.

    Words that are no day to the last letter stay as they are. A dateline that would lose its day raises BadInput.
    A day without its year is one only behind a place and a comma, for towns are named after days: 9 de Julio.
    """
    if field == "published":
        return typed_day(text) or text
    plain = " ".join(text.split())
    date = first_date(plain) if field == "dateline" else None
    before = plain[: date.start].rstrip() if date else ""
    if date and date.end == len(plain) and date.day and (date.year or before.endswith(",")):
        return ", ".join(filter(None, (before.strip(_EDGES), date.date)))
    if field == "dateline" and _would_lose_a_day(plain):
        raise BadInput("dateline", f"{plain!r} holds a day that is not understood; write it as Quito, 2019-03-03")
    return text


def _would_lose_a_day(words: str) -> bool:
    """Whether a place is followed or preceded by something like a day: "Quito, 3 Mach 2019", "Quito 3 March"."""
    if _KEPT_DAY.search(words):
        return False
    town, _, qualifier = words.partition(",")
    date = first_date(town)
    partly = date is not None and (date.year is not None or date.start > 0 or date.end < len(town))
    return any(map(str.isdigit, qualifier)) or (partly and Gazetteer.standard().find(town) is None)


def _names(line: str) -> str:
    found = next(filter(None, (read(line, 0, len(line)) for read in (read_byline, read_agencies, read_bare))), None)
    if not found:
        return _LED.sub("", line, count=1).strip(_EDGES)
    return "; ".join(c.name if c.role == "author" else f"{c.name} ({c.role})" for c in found)


def _dateline(words: str) -> str:
    """The place, and the day where the words name one."""
    date = first_date(words)
    form = match_form(words, 0, len(words))
    place = form.place if form else (words[: date.start] if date else words)
    parts = [place.strip(_EDGES), date.date if date and date.day is not None else ""]
    return ", ".join(part for part in parts if part)


def _day(words: str) -> str:
    date = first_date(words)
    if date is None or date.year is None:
        raise BadInput("published", f"{words!r} names no day with its year")
    return date.value
