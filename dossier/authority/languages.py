"""The function words of languages, from which a text's language is detected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from dossier.authority.knowledge import entries

_BY_LANGUAGE = {row.language: frozenset(row.words) for row in entries("function_words")}
FUNCTION_WORDS = frozenset().union(*_BY_LANGUAGE.values())


def language_of(folded: Iterable[str], among: Sequence[str] = tuple(_BY_LANGUAGE)) -> str:
    """The language (ISO 639-1) whose function words are most frequent; the first of `among` when none is found."""
    met = Counter(folded)
    counts = {language: sum(met[word] for word in _BY_LANGUAGE[language]) for language in among}
    return max(among, key=lambda language: counts[language])
