"""Resolves days that are named by their weekday alone, where another date in the file fixes the week."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from dossier import lazy_re as re
from dossier.authority.month_forms import (
    OTHER_WEEKDAYS,
    USUAL_MONTH_PATTERN,
    WEEKDAY_NAMES,
    WEEKDAYS,
    alternation,
    bare,
)
from dossier.model.claims import Claim, Dateline, Published
from dossier.model.evidence import quoted
from dossier.reading.text_tools.text_lines import Paragraph

_FIXES = 0.15  # rank from which a date fixes the week of others
_ALONE = 0.55  # rank of a masthead's weekday, resolved
_LONG = frozenset(name for name in WEEKDAY_NAMES if len(name) > 4)
_FULL, _FIRST = alternation(_LONG), "".join(sorted({name[0] for name in _LONG}))
_NAMED = re.compile(
    rf"\b(?=[{_FIRST}])(?P<day>{_FULL})\b"
    rf"(?!\.?,?\s+(?:(?:den|le|día|dia)\s+)?(?:\d|(?:{USUAL_MONTH_PATTERN})\b))(?!,?\s+\w+\s+\d)",
    re.I,
)
_LAST = re.compile(rf",\s+(?P<day>{_FULL}|{alternation(OTHER_WEEKDAYS)})\.?$", re.I)
_MENTIONS = 3  # most days of the story that are resolved


def weekday_claims(
    rendition: str, head: Sequence[Paragraph], body: Sequence[Paragraph], dates: Sequence[Claim]
) -> Iterator[Claim]:
    """The days that lines of the head and the story name, on or up to six days before the best dated candidate.

    A line that is a weekday and nothing else says when the report appeared; a weekday in the story, when something
    happened. Each claim rests on the weekday's words and on those of the date that fixes its week.
    """
    best = max((claim for claim in dates if claim.rank >= _FIXES and _day(claim)), key=lambda c: c.rank, default=None)
    fixed = _day(best) if best else None
    if best is None or fixed is None:
        return
    for part in head:
        match = _NAMED.fullmatch(rendition, part.start, part.end)
        if match:
            yield _claim(rendition, match, fixed, best, "weekday", _rank(best))
    left = _MENTIONS
    for part in body:
        for match in _NAMED.finditer(rendition, part.start, part.end):
            if left > 0:
                yield _claim(rendition, match, fixed, best, "mentioned", 0.0)
            left -= 1
        if left <= 0:
            return


def with_weekday(dateline: Claim, dates: Sequence[Claim]) -> Claim:
    """A dateline with a weekday for its day, "QUITO, Sunday", with the day that a dated candidate fixes."""
    value = dateline.value
    if not isinstance(value, Dateline) or value.date is not None or not dateline.evidence:
        return dateline
    match = _LAST.search(dateline.evidence[0].quote)
    best = (
        max((c for c in dates if c.rank >= _FIXES and _day(c)), key=lambda c: c.rank, default=None) if match else None
    )
    fixed = _day(best) if best else None
    if match is None or best is None or fixed is None:
        return dateline
    back = (fixed.isoweekday() - (WEEKDAYS | OTHER_WEEKDAYS)[bare(match["day"])]) % 7
    full = Dateline(value.place, (fixed - timedelta(days=back)).isoformat(), value.basis)
    return Claim("dateline", full, (*dateline.evidence, *best.evidence), dateline.rank, dateline.agent)


def _rank(best: Claim) -> float:
    """A masthead's weekday is the day of print; a date that only says when the file was kept or changed gives way."""
    kept = isinstance(best.value, Published) and best.value.what in ("filename", "archived", "updated")
    return _ALONE if kept else min(_ALONE, best.rank - 0.01)


def _claim(rendition: str, match: re.Match[str], fixed: date, best: Claim, what: str, rank: float) -> Claim:
    back = (fixed.isoweekday() - WEEKDAYS[bare(match["day"])]) % 7
    value = Published((fixed - timedelta(days=back)).isoformat(), "day", what)
    return Claim("published", value, (quoted(rendition, *match.span("day")), *best.evidence), max(rank, 0.0))


def _day(claim: Claim) -> date | None:
    value = claim.value
    if not isinstance(value, Published) or value.precision not in ("day", "minute"):
        return None
    return date.fromisoformat(value.value[:10])
