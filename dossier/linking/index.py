"""Under which keys a report is filed, so that candidates are found without comparing all pairs."""

from __future__ import annotations

import math

from dossier.linking.corpus import usual_share
from dossier.linking.features import Features, Term
from dossier.linking.lexicon import notion

_TERMS = 30
_NOTIONS = 4
_COPIES = 6
_QUOTES = 4
_TOO_COMMON = 0.03  # a word of so many reports would file half the archive in one drawer


def postings(features: Features) -> tuple[str, ...]:
    """At most 44 keys: the most telling terms, what names are in other languages (`=`), then hashes of the text (`~`)
    and of quotations (`"`)."""
    telling = [term for term in features.terms if usual_share(term.key) < _TOO_COMMON]
    best = sorted(telling, key=lambda term: (-_telling(term), term.key))[:_TERMS]
    meant = (notion(term.key, features.language) for term in best if term.name)
    translated = tuple(dict.fromkeys(name for name in meant if name))[:_NOTIONS]
    copies = (f"~{shingle:x}" for shingle in features.sketch[:_COPIES])
    quotes = (f'"{quote.hash:x}' for quote in features.quotes[:_QUOTES])
    return (*(term.key for term in best), *translated, *copies, *quotes)


def _telling(term: Term) -> float:
    """Expected weight before the archive's own counts are known."""
    return (1 + math.log(term.count)) * -math.log(usual_share(term.key)) * (2 if term.name else 1)
