"""The words by which reports name events, and their place in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from dossier import lazy_re as re
from dossier.authority.knowledge import entries, named_groups, pattern, words

_TOGETHER = ("en", "es", "mul")  # English and Spanish are searched together, every other language by itself
_BY_ITSELF = {row.language for row in entries("events")} - {*_TOGETHER}
_STILL = pattern("<courts/sentence>")


@cache
def _pattern(*languages: str) -> re.Pattern[str]:
    return re.compile(named_groups("events", languages))


# They happen once in a case; other kinds may well happen on several days.
ONCE = words("event_classes", "once")
# They may last or come again: reports that date them otherwise do not disagree
SPANNED = words("event_classes", "spanned")
_ANYTHING = words("event_classes", "anything")
_ALSO = {"crews": "rescue"}
_NOT_LASTING = words("event_classes", "not_lasting")
_DATED = words("event_classes", "dated")
# What else a sentence may mention with the happening: it takes the date only where nothing else does.
AFTERMATH = words("event_classes", "aftermath")


@dataclass(frozen=True, slots=True)
class Happening:
    """The name of what happened, and where the sentence says so."""

    name: str
    start: int
    end: int
    weak: bool = False  # named by who works at it alone
    vague: bool = False  # by words for anything that a report may be about
    still: bool = False  # by a noun for what is there or spoken of: a prison, “a sentence”; no day is its day


def happenings(text: str, language: str | None = None) -> Iterator[Happening]:
    """All happenings that a folded text names, in order."""
    languages = (language,) if language in _BY_ITSELF else _TOGETHER
    for match in _pattern(*languages).finditer(text):
        if match.lastgroup:
            known = _ALSO.get(match.lastgroup)
            vague = match.lastgroup == "event" or match.group() in _ANYTHING
            still = match.lastgroup == "sentence" and _STILL.fullmatch(match.group()) is not None
            yield Happening(known or match.lastgroup, *match.span(), known is not None, vague, still)


def nearest(
    found: list[Happening], start: int, end: int, reach: int, *, dated: bool = False, lasting: bool = False
) -> Happening | None:
    """The happening closest to `start..end`; deaths, arrests and the like only where no other is near.

    With `lasting`, things that take no time are left aside, and no other.
    With `dated`, those come first which a report dates rather than says how long they took.
    """
    near = [h for h in found if distance(h, start, end) <= reach]
    main = [h for h in near if h.name not in AFTERMATH] or near
    if lasting:
        main = [h for h in near if h.name not in _NOT_LASTING]
        main = [h for h in main if not h.weak] or main
    if dated:
        main = [h for h in near if h.name in ONCE | _DATED] or main
    return min(main, key=lambda h: distance(h, start, end), default=None)


def distance(happening: Happening, start: int, end: int) -> int:
    return max(start - happening.end, happening.start - end, 0)
