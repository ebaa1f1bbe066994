"""Separates sentences that count in other years from those that count in the event itself."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from dossier import lazy_re as re
from dossier.authority.calendar_names import MONTHS
from dossier.authority.knowledge import filled, pattern
from dossier.language.folding import folded

_YEAR = pattern(
    r"\b<prepositions/of_a_year>\s+(?:[a-z]+ (?:of |de )?)?((?:19|20)\d\d)\b|\b((?:19"
    r"|20)\d\d) <incidents/disaster>"
)
_LONG_AGO = re.compile(
    r"\b(?:years?|decades?) ago\b|\b(?:each|every|a) year\b(?! after)|\b(?:this|so far this) year\b|in recent years"
    r"|\bso far in (?:19|20)\d\d\b|\bfirst (?:\w+ )?(?:months|quarter|half) of\b|\byear[- ]to[- ]date\b"
    r"|\bhace (?:un|dos|tres|varios|muchos|\w+) (?:ano|decada|mes)s?|\ben lo que va del ano|\beste ano\b"
    r"|\bal ano\b|\bcada ano\b|\b(?:last|(?:in|over|during) the past) year\b"
    r"|\bel ano pasado\b|\bsince the (?:start|beginning) of"
)
_LAST_MONTHS = re.compile(  # in a report that tells by its day what just happened
    r"\blast (?:month|year)['’]s\b|\b(?:del?|el) (?:mes|ano) pasado\b|\b(?:last|the previous) month\b"
)
_MONTH = "|".join(MONTHS)
_IN_MONTH = pattern(rf"\b<prepositions/in_a_past_month> (?P<month>{_MONTH})\b(?! \d)")
_EVENT = filled("<incidents/event>s?")
_ANOTHER = pattern(  # `a quake`, `the last major quake`: not the one that the report is about
    rf"\b<determiners/another> (?:[\w.-]+ (?:- )?){{0,4}}?{_EVENT}\b"
)
_OVER = 2  # months after which a report is seldom about what it dates by its month alone
_IT = pattern(rf"\W*(?:<pronouns/that_one>|<pronouns/that_one> {_EVENT}) <incidents/caused>\b")
_SINCE_WHEN = re.compile(  # `the first since 1959, when two drivers died`
    r"\b(?:since|desde) (?:[a-z]+ (?:of |de )?)?(?:19|20)\d\d,? (?:when|cuando)\b"
)

# A day of the week is one of these days: the sentence is about the event, whatever else it mentions
_NOW = pattern(r"\b<relative_days/now>\b")

_ELSEWHEN = re.compile(r"\b(?:in|en|back in|durante) (?:19|20)\d\d\b|\blast year\b|\bel ano pasado\b")
_CLAUSE = re.compile(r"[,;:]\s|\s(?:and|but|y|pero)\s")
_LETTER = re.compile(r"[a-z]")


def names_another_year(text: str) -> bool:
    """Whether a folded sentence of another time says of which year it tells."""
    return _ELSEWHEN.search(text) is not None


def is_elsewhen(text: str, start: int, end: int) -> bool:
    """Whether the clause of the words at `start..end` names another year: `a fine of 2 million last year`."""
    return any(
        not _LETTER.search(text, 0, found.start())  # `In 2018, they paid`: all of it
        or not _CLAUSE.search(text, min(found.end(), end), max(found.start(), start))
        for found in _ELSEWHEN.finditer(text)
    )


def years_of(published: Iterable[str | None], texts: Iterable[str]) -> frozenset[int]:
    """The years in which a case's reports were published; where none tells that, the last year that their texts name.

    `published` are days such as `2019-03-03`.
    """
    years = frozenset(int(day[:4]) for day in published if day and day[:4].isdigit())
    if years:
        return years
    named = [int(found[1] or found[2]) for text in texts for found in _YEAR.finditer(folded(text))]
    return frozenset([max(named)] if named else [])


def goes_on(text: str) -> bool:
    """Whether a sentence continues the subject of the one before: `It killed 600`."""
    return _IT.match(text) is not None


def last_time_from(text: str) -> int:
    """Where a folded sentence begins to tell of the last time before the event; behind its end where it does not."""
    found = _SINCE_WHEN.search(text)
    return found.start() if found else len(text) + 1


def names_a_day(text: str) -> bool:
    """Whether a folded sentence tells on which of these days something happened."""
    return _NOW.search(text) is not None


def is_history(text: str, published: date | None, years: frozenset[int], *, timely: bool = False) -> bool:
    """Whether the folded sentence speaks of years on the whole, or of one before the report's.

    `years` are those in which the case's reports were published: they are no history, and where this report does
    not tell its own, what comes before the last of them is. `timely`: whether the report tells by the day of the week
    what happened.
    """
    if _NOW.search(text):
        return False
    if _LONG_AGO.search(text) or (timely and _LAST_MONTHS.search(text)) or _is_of_other_month(text, published, timely):
        return True
    year = published.year if published else max(years, default=0)
    return any(
        int(found[1] or found[2]) < year and int(found[1] or found[2]) not in years for found in _YEAR.finditer(text)
    )


def _is_of_other_month(text: str, published: date | None, timely: bool) -> bool:
    """Whether a sentence is about another event than the report's, in a month that had passed when this was written.

    Without a publication date, a month without a day counts as such in a report that dates recent news by its day.
    """
    found = _IN_MONTH.search(text)
    if found is None or (published is None and not timely):
        return False
    if published and (published.month - MONTHS[found["month"]]) % 12 < _OVER:
        return False
    return _ANOTHER.search(text) is not None
