"""Reads how exact a number is meant to be: at least, about, up to, between."""

from __future__ import annotations

from dossier.comparing.numerals import Numeral
from dossier.comparing.vocabulary import QUALIFIER
from dossier.model.judgements import Qualifier


def qualified(text: str, number: Numeral) -> tuple[Qualifier, int]:
    """How exact the number is meant to be, and where the words for that begin."""
    found = QUALIFIER.search(text, max(0, number.start - 40), number.start)
    if number.least is not None:
        return "between", found.start() if found and found.lastgroup == "between" else number.start
    if found is None or found.lastgroup in (None, "between"):  # `rose from 65 to 125` is no range
        return "about" if number.rough else "exactly", number.start
    name: dict[str, Qualifier] = {"least": "at-least", "most": "at-most", "about": "about"}
    return name[str(found.lastgroup)], found.start()
