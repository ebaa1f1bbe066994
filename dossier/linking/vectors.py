"""Turns features into weighted vectors, whose product says how much two reports have in common."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from dossier.linking.corpus import Corpus
from dossier.linking.features import Features, Term

Weights = Mapping[str, float]

_NAME = 1.5
_NUMBER = 3.0  # figures tell one quake, one trial from the next
_LEAD = 1.2
_REPEATED = 0.6  # of the logarithm of the count
_SHORT = 15.0  # length that every vector has over and above its terms, so that a caption is like nothing


@dataclass(frozen=True, slots=True)
class Vector:
    """What one or more reports tell: all terms of the English and the Spanish ones, and what needs no translation.

    Reports of one language are compared by all their terms, those of two by names, numbers and days.
    """

    count: int = 0
    terms: tuple[Weights, Weights] = field(default=({}, {}))  # English (or other), Spanish
    neutral: tuple[Weights, Weights] = field(default=({}, {}))


def weight(term: Term, corpus: Corpus) -> float:
    """How much a term says about what its report is about."""
    boost = _NUMBER if term.key[0] == "#" else _NAME if term.name else 1.0
    early = _LEAD if term.lead else 1.0
    return boost * early * (1 + _REPEATED * math.log(term.count)) * corpus.rarity(term.key)


def vector(features: Features, corpus: Corpus) -> Vector:
    """One report's terms by weight, of length below one."""
    raw = {term.key: weight(term, corpus) for term in features.terms}
    names = {term.key for term in features.terms if term.name or term.key[0] in "#@"}
    own, neutral = _unit(raw), _unit({key: w for key, w in raw.items() if key in names})
    if features.spanish:
        return Vector(1, ({}, own), ({}, neutral))
    return Vector(1, (own, {}), (neutral, {}))


def heaviest(one: Vector) -> Iterable[tuple[str, float]]:
    """The terms under which other reports, of either language, can be met."""
    english, spanish = one.terms
    yield from english.items()
    yield from spanish.items()


def product(one: Vector, other: Vector) -> float:
    """How much two reports have in common, 0..1; of several reports, the sum over all pairs of them."""
    (my_english, my_spanish), (their_english, their_spanish) = one.terms, other.terms
    alike = _dot(my_english, their_english) + _dot(my_spanish, their_spanish)
    across = _dot(one.neutral[0], other.neutral[1]) + _dot(one.neutral[1], other.neutral[0])
    return alike + across


def total(one: Vector, other: Vector) -> Vector:
    """Both together."""
    return Vector(
        one.count + other.count,
        (_sum(one.terms[0], other.terms[0]), _sum(one.terms[1], other.terms[1])),
        (_sum(one.neutral[0], other.neutral[0]), _sum(one.neutral[1], other.neutral[1])),
    )


def _unit(raw: Weights) -> Weights:
    norm = math.sqrt(_SHORT**2 + sum(w * w for w in raw.values()))
    return {key: w / norm for key, w in raw.items()}


def _dot(one: Weights, other: Weights) -> float:
    few, many = (one, other) if len(one) <= len(other) else (other, one)
    return sum(w * many[key] for key, w in few.items() if key in many)


def _sum(one: Weights, other: Weights) -> Weights:
    if not one or not other:
        return one or other
    both = dict(one)
    for key, w in other.items():
        both[key] = both.get(key, 0.0) + w
    return both
