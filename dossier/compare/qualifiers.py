"""Reads the precision of a number: at least, about, up to, between."""

from __future__ import annotations

from dataclasses import replace

from dossier.compare.numerals import Numeral
from dossier.compare.vocabulary import QUALIFIER
from dossier.model.judgements import Qualifier

_BOUNDS = ("least", "most")


def qualified(text: str, number: Numeral) -> tuple[Qualifier, int]:
    """How exact the number is meant to be, and where the words for that begin."""
    found = QUALIFIER.search(text, max(0, number.start - 40), number.start)
    if number.least is not None and not (found and found.lastgroup in _BOUNDS):
        return "between", found.start() if found and found.lastgroup == "between" else number.start
    if found is None or found.lastgroup in (None, "between"):  # `rose from 65 to 125` is no range
        return "about" if number.rough else "exactly", number.start
    name: dict[str, Qualifier] = {"least": "at-least", "most": "at-most", "about": "about"}
    return name[str(found.lastgroup)], found.start()


def bounded(number: Numeral, qualifier: Qualifier) -> Numeral:
    """Without its other end where a range is a bound: `at least 15 to 20` are at least 15."""
    if qualifier == "at-least" and number.least is not None:
        return replace(number, value=number.least, least=None)
    return replace(number, least=None) if qualifier == "at-most" else number
