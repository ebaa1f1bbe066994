"""Measures whether two captures of one address hold the same story."""

from __future__ import annotations

from functools import lru_cache

from dossier import lazy_re as re
from dossier.language.folding import fold

_TOGETHER = 3  # words in a row
# Signs of scripts that write no spaces count as words
_WORD = re.compile("[\u2e80-\u9fff\uac00-\ud7af]|[^\\W_\u2e80-\u9fff\uac00-\ud7af]+")


def shared_words(one: str, another: str) -> float:
    """The share of three words in a row of the shorter text that the other has, too: 0 to 1."""
    first, second = _sequences(one), _sequences(another)
    fewer = min(len(first), len(second))
    return len(first & second) / fewer if fewer else 0.0


@lru_cache(maxsize=64)  # one known text is held against each capture that comes
def _sequences(text: str) -> frozenset[tuple[str, ...]]:
    words = _WORD.findall(fold(text))
    return frozenset(zip(*(words[at:] for at in range(_TOGETHER)), strict=False))
