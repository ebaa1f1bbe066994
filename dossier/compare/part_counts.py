"""Reads whether and of how many a number is a part, and whether a fine is only possible."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.compare.numerals import Numeral, numerals

_OWN = pattern(r"<casualties/lost>\b")  # `lost three of her children`: nobody says of how many
# `among the dead are two`
_AMONG = pattern("(?:entre|among) <determiners/definite_article> |the (?:dead|injured|wounded|victims) includ")
_REMANDED = re.compile(r"(?:prision|carcel)\b")  # some of those held
_THEY_INCLUDE = pattern(  # right before a part of those who were counted last
    r"^\W*<parts/they_include>(?: <hedges>)? $"
)
_MAY_BE = pattern(  # `faces a fine of`, `could be ordered to pay`
    r"\b<adverbs/may_be>\b[^.;]{0,60}$"
)


def whole_of(text: str, number: Numeral, last: float | None, end: int) -> float | None:
    """The total of which a number is a part: `49 migrants, among them 11 children`, `They included nine children`.

    `last` is the number before the folded sentence, `end` where the number before this one ends; 0 where it is no part.
    """
    if _THEY_INCLUDE.search(text, 0, number.start):
        return last
    before = next((n for n in numerals(text) if n.end == end), None) if end else None
    return float(before.value) if before else None


def is_only_threatened(text: str, start: int) -> bool:
    """Whether the fine that begins at `start` is what somebody may have to pay."""
    return _MAY_BE.search(text, 0, start) is not None


def tells_some(quote: str) -> bool:
    """Whether folded words that tell what befell people say that there are others: `among the dead are two`."""
    return bool(_OWN.match(quote) or _AMONG.match(quote) or _REMANDED.match(quote))
