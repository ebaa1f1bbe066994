"""Turns features into weighted vectors, whose product says how much two reports have in common."""

from __future__ import annotations

import math
from collections.abc import Mapping

from dossier.linking.corpus import Corpus
from dossier.linking.features import Features, Term

Vector = Mapping[str, float]

_NAME = 1.5
_NUMBER = 2.0


def weight(term: Term, corpus: Corpus) -> float:
    """How much a term says about what its report is about."""
    boost = _NUMBER if term.key[0] == "#" else _NAME if term.name else 1.0
    return boost * (1 + math.log(term.count)) * corpus.rarity(term.key)


def vector(features: Features, corpus: Corpus) -> Vector:
    """A report's terms by weight, of length one (empty when it has no telling term)."""
    raw = {term.key: weight(term, corpus) for term in features.terms}
    norm = math.sqrt(sum(w * w for w in raw.values()))
    return {key: w / norm for key, w in raw.items()} if norm else {}


def product(one: Vector, other: Vector) -> float:
    """The cosine of two vectors of length one, 0..1."""
    few, many = (one, other) if len(one) <= len(other) else (other, one)
    return sum(w * many[key] for key, w in few.items() if key in many)
