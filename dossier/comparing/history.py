"""Tells sentences that count what happened in other years from those that count in the event itself."""

from __future__ import annotations

import re
from collections.abc import Iterable

from dossier.comparing.numerals import folded

_YEAR = re.compile(
    r"\b(?:in|since|of|from|en|desde|de|ano|until)\s+(?:[a-z]+ (?:of |de )?)?((?:19|20)\d\d)\b|\b((?:19"
    r"|20)\d\d) (?:fire|crash|attack|quake|earthquake|shooting|flood)"
)
_LONG_AGO = re.compile(
    r"\b(?:years?|decades?) ago\b|\b(?:each|every|a) year\b(?! after)|\b(?:this|so far this) year\b|in recent years"
    r"|\bhace (?:un|dos|tres|varios|muchos|\w+) (?:ano|decada|mes)s?|\ben lo que va del ano|\beste ano\b"
    r"|\bal ano\b|\bcada ano\b|\blast year\b|\bel ano pasado\b|\bsince the (?:start|beginning) of"
)

# A day of the week is one of these days: the sentence tells of the event, whatever else it tells
_NOW = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo"
    r"|yesterday|today"
    r"|ayer|hoy|this week|esta semana)\b"
)


def years_of(published: Iterable[str | None], texts: Iterable[str]) -> frozenset[int]:
    """The years in which a case's reports were published; where none tells that, the last year that their texts name.

    `published` are days such as `2019-03-03`.
    """
    told = frozenset(int(day[:4]) for day in published if day and day[:4].isdigit())
    if told:
        return told
    named = [int(found[1] or found[2]) for text in texts for found in _YEAR.finditer(folded(text))]
    return frozenset([max(named)] if named else [])


def is_history(text: str, published: str | None, years: frozenset[int]) -> bool:
    """Whether the folded sentence speaks of years on the whole, or of one before the report's.

    `years` are those in which the case's reports were published: they are no history, and where this report does
    not tell its own, what comes before the last of them is.
    """
    if _NOW.search(text):
        return False
    if _LONG_AGO.search(text):
        return True
    year = int(published[:4]) if published and published[:4].isdigit() else max(years, default=0)
    return any(
        int(found[1] or found[2]) < year and int(found[1] or found[2]) not in years for found in _YEAR.finditer(text)
    )
