"""Tells a report's language by its function words, which also never count as telling words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dossier.authority.knowledge import entries

_HELD = {row.language: frozenset(row.words) for row in entries("function_words")}
FUNCTION_WORDS = frozenset().union(*_HELD.values())


def language_of(stated: str | None, folded: Iterable[str]) -> str:
    """The stated language (its ISO 639-1 part), else that whose function words are met most; English when none is."""
    if stated:
        return stated[:2].lower()
    met = Counter(folded)
    counts = {language: sum(met[word] for word in held) for language, held in _HELD.items()}
    return max(counts, key=lambda language: counts[language])
