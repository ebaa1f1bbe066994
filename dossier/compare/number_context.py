"""Reads the words around a number, by which two reports' counts are known to count the same."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import words
from dossier.compare.word_meaning import senses, tokens

_BREAK = re.compile(r"[;:()]|[.!?]\s")
_REACH = 80  # characters on either side
# What is next to numbers of any kind
_ANYWHERE = words("stop_words", "near_a_number")


def context(text: str, start: int, end: int) -> frozenset[str]:
    """The senses of the words about what is counted at `start..end` of a folded sentence, in its clause."""
    before = _BREAK.split(text[max(0, start - _REACH) : start])[-1]
    behind = _BREAK.split(text[end : end + _REACH])[0]
    found: set[str] = set()
    for token in (*tokens(before), *tokens(behind)):
        if token.word not in _ANYWHERE and not token.word.startswith("#") and len(token.word) > 2:
            found |= senses(token)
    return frozenset(found)
