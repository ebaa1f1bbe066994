"""Under which keys a report is filed, so that candidates are found without comparing all pairs."""

from __future__ import annotations

import math
from heapq import nsmallest

from dossier.linking.corpus import usual_share
from dossier.linking.features import Features
from dossier.linking.lexicon import notion

_TERMS = 30
_NOTIONS = 4
_COPIES = 6
_QUOTES = 4
_REMEMBERED = 1 << 16  # terms
_TOO_COMMON = 0.03  # a word of so many reports would file half the archive in one drawer


def postings(features: Features) -> tuple[str, ...]:
    """At most 44 keys: the most telling terms, what names are in other languages (`=`), then hashes of the text (`~`)
    and of quotations (`"`)."""
    weighed = (
        ((worth if term.count == 1 else (1 + math.log(term.count)) * worth) * (2 if term.name else 1), term)
        for term in features.terms
        if (worth := _WORTH[term.key])
    )
    best = [term for _, term in nsmallest(_TERMS, weighed)]
    meant = (notion(term.key, features.language) for term in best if term.name)
    translated = tuple(dict.fromkeys(name for name in meant if name))[:_NOTIONS]
    copies = (f"~{shingle:x}" for shingle in features.sketch[:_COPIES])
    quotes = (f'"{quote.hash:x}' for quote in features.quotes[:_QUOTES])
    return (*(term.key for term in best), *translated, *copies, *quotes)


class _Worth(dict[str, float]):
    """Less the expected weight of a term that stands once, before the archive's own counts are known; 0: too common."""

    def __missing__(self, key: str) -> float:
        if len(self) >= _REMEMBERED:
            self.clear()
        usual = usual_share(key)
        worth = self[key] = math.log(usual) if usual < _TOO_COMMON else 0.0
        return worth


_WORTH = _Worth()
