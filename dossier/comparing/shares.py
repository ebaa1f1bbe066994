"""Reads of how many a number tells a part, and whether a fine is one that somebody only faces."""

from __future__ import annotations

import re

from dossier.comparing.numerals import Numeral, numerals

_THEY_INCLUDE = re.compile(  # right before a part of those who were counted last
    r"^\W*(?:(?:they|these|those|the group|the victims) include[sd]?|among (?:them|those) (?:are|were)"
    r"|entre ell[oa]s (?:hay|habia|figura\w*|se encuentra\w*|estan|estaban))(?: (?:at least|al menos|unos))? $"
)
_MAY_BE = re.compile(  # `faces a fine of`, `could be ordered to pay`
    r"\b(?:faces?|faced|facing|could|might|risks?|se exponen?|se enfrentan?|podri(?:a|an))\b[^.;]{0,60}$"
)


def whole_of(text: str, number: Numeral, last: float | None, end: int) -> float | None:
    """`49 migrants, among them 11 children`, `They included nine children`: of how many a number tells a part.

    `last` is the number told before the folded sentence, `end` where the one before it ends; 0 where it is no part.
    """
    if _THEY_INCLUDE.search(text, 0, number.start):
        return last
    before = next((n for n in numerals(text) if n.end == end), None) if end else None
    return float(before.value) if before else None


def is_only_threatened(text: str, start: int) -> bool:
    """Whether the fine that begins at `start` is what somebody may have to pay."""
    return _MAY_BE.search(text, 0, start) is not None
