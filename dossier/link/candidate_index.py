"""The keys under which a report is indexed, so that candidates are found without comparing all pairs."""

from __future__ import annotations

import math

from dossier.link.corpus import usual_share
from dossier.link.event_lexicon import notion
from dossier.link.features import NAME, Features

_TERMS = 30
_NOTIONS = 4
_COPIES = 6
_QUOTES = 4
_REMEMBERED = 1 << 16  # terms
_TOO_COMMON = 0.03  # a word of so many reports would file half the archive in one drawer


def postings(features: Features) -> tuple[str, ...]:
    """At most 44 keys: the most telling terms, what names are in other languages (`=`), then hashes of the text (`~`)
    and of quotations (`"`)."""
    terms = features.terms
    worths = map(_WORTH.__getitem__, terms.keys)
    weighed = [
        ((worth if count == 1 else (1 + math.log(count)) * worth) * (2 if flags & NAME else 1), key, flags & NAME)
        for key, count, flags, worth in zip(terms.keys, terms.counts, terms.flags, worths, strict=True)
        if worth
    ]
    best = sorted(weighed)[:_TERMS]
    notions = (notion(key, features.language) for _, key, name in best if name)
    translated = tuple(dict.fromkeys(name for name in notions if name))[:_NOTIONS]
    copies = (f"~{shingle:x}" for shingle in features.sketch[:_COPIES])
    quotes = (f'"{quote.hash:x}' for quote in features.quotes[:_QUOTES])
    return (*(key for _, key, _ in best), *translated, *copies, *quotes)


class _Worth(dict[str, float]):
    """The negative weight of a term, estimated before the archive's own counts are known; 0: too common."""

    def __missing__(self, key: str) -> float:
        if len(self) >= _REMEMBERED:
            self.clear()
        usual = usual_share(key)
        worth = self[key] = math.log(usual) if usual < _TOO_COMMON else 0.0
        return worth


_WORTH = _Worth()
