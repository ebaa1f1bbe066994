"""Under which keys a report is filed, so that candidates are found without comparing all pairs."""

from __future__ import annotations

import math
from functools import lru_cache

from dossier.linking.corpus import usual_share
from dossier.linking.features import Features
from dossier.linking.lexicon import notion

_TERMS = 30
_NOTIONS = 4
_COPIES = 6
_QUOTES = 4
_TOO_COMMON = 0.03  # a word of so many reports would file half the archive in one drawer


def postings(features: Features) -> tuple[str, ...]:
    """At most 44 keys: the most telling terms, what names are in other languages (`=`), then hashes of the text (`~`)
    and of quotations (`"`)."""
    weighed = [(-weight, term) for term in features.terms if (weight := _telling(term.key, term.count, term.name))]
    best = [term for _, term in sorted(weighed)[:_TERMS]]
    meant = (notion(term.key, features.language) for term in best if term.name)
    translated = tuple(dict.fromkeys(name for name in meant if name))[:_NOTIONS]
    copies = (f"~{shingle:x}" for shingle in features.sketch[:_COPIES])
    quotes = (f'"{quote.hash:x}' for quote in features.quotes[:_QUOTES])
    return (*(term.key for term in best), *translated, *copies, *quotes)


@lru_cache(maxsize=1 << 16)
def _telling(key: str, count: int, name: bool) -> float:
    """Expected weight of a term before the archive's own counts are known; 0 where it is too common."""
    usual = usual_share(key)
    return (1 + math.log(count)) * -math.log(usual) * (2 if name else 1) if usual < _TOO_COMMON else 0.0
