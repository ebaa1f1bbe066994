"""Lines above a story that name neither it nor its makers: desks' marks, issue numbers and prices, unnamed credits."""

from __future__ import annotations

from functools import cache, lru_cache

from dossier import lazy_re as re
from dossier.authority.knowledge import alternation
from dossier.authority.month_forms import MONTHS, WEEKDAYS

_LONGEST = 90
_DIGITS = r"\d[\d:.,/-]*"
_OF_DATES = frozenset(MONTHS) | frozenset(WEEKDAYS)


@cache
def _mark() -> re.Pattern[str]:
    rest = rf"(?:{alternation('head_notes', 'rest')}|{_DIGITS})"
    return re.compile(rf"{alternation('head_notes', 'desk_mark')}(?:[\W_]+{rest})*[\W_]*", re.I)


@cache
def _issue() -> re.Pattern[str]:
    return re.compile(
        rf"{alternation('head_notes', 'issue')}(?:[\s,.;·|–—-]+{alternation('head_notes', 'issue')})*[\s.]*", re.I
    )


@cache
def _unnamed() -> re.Pattern[str]:
    return re.compile(rf"[\W_]*{alternation('head_notes', 'unnamed_credit')}[\W_]*", re.I)


@lru_cache(maxsize=1024)  # many ask for the same few lines
def is_head_note(words: str) -> bool:
    """Whether a line, or a part of one, is a desk's mark, an issue's number or price, or a credit without a name."""
    words = words.strip()
    if not 2 < len(words) <= _LONGEST:
        return False
    return is_unnamed_credit(words) or _issue().fullmatch(words) is not None or is_desk_mark(words)


@lru_cache(maxsize=1024)
def is_unnamed_credit(words: str) -> bool:
    """Whether a line says whose words follow, and gives no name: "From our own correspondent", "By Cable"."""
    return len(words) <= _LONGEST and _unnamed().fullmatch(words) is not None


def is_desk_mark(words: str) -> bool:
    """Whether a line is what a desk stamps on copy: "DRAFT 2", "EMBARGOED UNTIL 0001 GMT 7 March"."""
    plain = " ".join(word for word in words.split() if word.casefold().strip(".,") not in _OF_DATES)
    marked = _mark().fullmatch(plain)
    return marked is not None and (words.isupper() or words[:1].isupper())
