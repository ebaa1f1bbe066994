"""Reads the day that a page draws as a leaf of a calendar: day, month and year each in an element of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from dossier import lazy_re as re
from dossier.authority.month_forms import MONTHS, WEEKDAYS, bare
from dossier.model.claims import Claim, Published
from dossier.model.evidence import quoted
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_nodes import Box, HtmlBlock

_DATE = int(ClassHint.DATE)
_LONGEST, _MOST = 24, 5  # letters of one of its parts; parts
_DEPTH = 3  # elements up from a part that may be called a date
_PART = re.compile(r"[^\s,|/•·]+")
_DAY = re.compile(r"(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|[.ºª])?")
_YEAR = re.compile(r"(?:19|20)\d\d")
_TIME = re.compile(r"(?:[01]?\d|2[0-3]):[0-5]\d")
_RANK = 0.5


def leaf_claims(words: str, blocks: Sequence[HtmlBlock]) -> Iterator[Claim]:
    """The day on which the page appeared, by each such leaf among the blocks; the month has to be a word."""
    for run in _leaves(blocks):
        start, end = run[0].start, run[-1].end
        if value := _read(words[start:end]):
            precise = Published(value, "minute" if "T" in value else "day")
            yield Claim("published", precise, (quoted(words, start, end),), _RANK)


def _leaves(blocks: Sequence[HtmlBlock]) -> Iterator[Sequence[HtmlBlock]]:
    """Neighbouring short blocks within one element whose class names a date."""
    first, outer = 0, None
    for n, block in enumerate([*blocks, None]):
        dated = _dated(block.box) if block is not None and len(block.text) <= _LONGEST else None
        if outer is not None and dated is not outer:
            if n - first <= _MOST:
                yield blocks[first:n]
            outer = None
        if dated is not None and outer is None:
            first, outer = n, dated


def _dated(box: Box | None) -> Box | None:
    """The outermost of the elements around it whose class names a date."""
    found = None
    for _ in range(_DEPTH):
        if box is None:
            break
        if box.own & _DATE:
            found = box
        box = box.parent
    return found


def _read(text: str) -> str | None:
    """ISO 8601, where the words are a day, a month and a year, and nothing else but a time and a weekday."""
    by_kind: dict[str, str] = {}
    for part in _PART.findall(text):
        kind = _kind(part)
        if kind is None or (kind in by_kind and kind != "weekday"):
            return None
        by_kind[kind] = part
    if not {"day", "month", "year"} <= by_kind.keys():
        return None
    month, day = MONTHS[bare(by_kind["month"].rstrip("."))], int(re.sub(r"\D", "", by_kind["day"]))
    try:
        return date(int(by_kind["year"]), month, day).isoformat() + (
            f"T{by_kind['time']:0>5}" if "time" in by_kind else ""
        )
    except ValueError:
        return None


def _kind(part: str) -> str | None:
    name = bare(part.rstrip("."))
    if name in MONTHS or name in WEEKDAYS:
        return "month" if name in MONTHS else "weekday"
    kinds = (("day", _DAY), ("year", _YEAR), ("time", _TIME))
    return next((kind for kind, pattern in kinds if pattern.fullmatch(part)), None)
