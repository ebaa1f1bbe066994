"""Turns features into weighted vectors, whose product measures how much two reports have in common."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from dossier.link.corpus import Corpus
from dossier.link.event_lexicon import BRIDGED, NOTION, notion
from dossier.link.features import Features, Term

Weights = Mapping[str, float]

_NAME = 1.5
_NUMBER = 2.75  # figures tell one quake, one trial from the next
_LATE, _FADES = 0.4, 1500  # what a word far down counts for, and the characters in which the rest of its weight fades
_STEP, _STEPS = 64, 128  # characters that fade alike, and how often they do
_TRANSLATED = 1.3  # fewer words than those of one language represent their report
_REPEATED = 0.65  # of the logarithm of the count
_SHORT = 15.0  # length that every vector has over and above its terms, so that a caption is like nothing
_ALL_TERMS, _LEADS, _HEADS = (
    0.91,
    0.04,
    0.05,
)  # parts that the whole, its first words and its headline have in a product
_LEAD_MARK, _HEAD_MARK = _MARKS = "<^"  # begin no term
_SHORT_LEAD, _SHORT_HEAD = 0.6, 0.5  # of _SHORT: there are fewer terms in them
_EARLY = tuple(_LATE + (1 - _LATE) * math.exp(-_STEP * step / _FADES) for step in range(_STEPS))


@dataclass(frozen=True, slots=True)
class Vector:
    """The weighted content of one or more reports: all their terms by language, and those that need no translation.

    Reports of one language are compared by all their terms, those of two by names, numbers and days, and those of two
    languages that the lexicon knows by its notions too.
    """

    terms: Mapping[str, Weights]
    neutral: Mapping[str, Weights]
    bridged: Mapping[str, Weights]  # of the lexicon's languages


def weight(term: Term, corpus: Corpus) -> float:
    """How much a term says about the subject of its report, wherever it occurs."""
    return weights((term,), corpus)[0]


def weights(terms: Sequence[Term], corpus: Corpus) -> list[float]:
    """The weight of each term in a report: the news comes first, and its background further down.

    In one loop, for it is done for every word of every report that is compared.
    """
    weighed, rarities, rarity = [], corpus.rarities, corpus.rarity
    begins, last = min([term[5] for term in terms], default=0), _STEPS - 1
    for key, count, name, _, _, start, _, _ in terms:
        boost = _NUMBER if key[0] == "#" else _NAME if name else 1.0
        step = (start - begins) // _STEP
        early = _EARLY[step if step < last else last]
        often = 1.0 if count < 2 else _OFTEN[count] if count < _MANY else _repeated(count)
        rare = rarities.get(key)
        weighed.append(boost * early * often * (rarity(key) if rare is None else rare))
    return weighed


def _repeated(count: int) -> float:
    return 1 + _REPEATED * math.log(count)


_MANY = 64
_OFTEN = (1.0, 1.0, *(_repeated(count) for count in range(2, _MANY)))


def vector(features: Features, corpus: Corpus, met: Collection[str] = BRIDGED | {"other"}) -> Vector:
    """One report's terms by weight, of length below one; `met` are the languages that it will be compared with."""
    terms = tuple(features.terms)
    weighed = list(zip(terms, weights(terms, corpus), strict=True))
    language = features.language
    foreign = {language for language in met if language != features.language}
    if not foreign:
        return Vector({features.language: _views(weighed)}, {}, {})
    neutral = {term.key: w for term, w in weighed if term.name or term.key[0] in "#@"}
    bridged = {language: _bridged(neutral, weighed, language)} if language in BRIDGED and foreign & BRIDGED else {}
    return Vector({language: _views(weighed)}, {language: _normalised(neutral, 1.0, _SHORT)}, bridged)


def _bridged(neutral: Weights, weighed: Iterable[tuple[Term, float]], language: str) -> Weights:
    """What needs no translation and what the lexicon translates; of words for one notion, the heaviest counts."""
    by_concept: dict[str, float] = {}
    for term, w in weighed:
        concept = notion(term.key, language)
        if concept is not None:
            by_concept[concept] = max(by_concept.get(concept, 0.0), _TRANSLATED * w)
        elif term.key in neutral:
            by_concept[term.key] = w
    return _normalised(by_concept, 1.0, _SHORT)


def _views(weighed: Sequence[tuple[Term, float]]) -> Weights:
    """The whole report, its first words and its headline side by side: their products add up."""
    all_terms = _normalised({term.key: w for term, w in weighed}, _ALL_TERMS, _SHORT)
    leads = _normalised({_LEAD_MARK + term.key: w for term, w in weighed if term.lead}, _LEADS, _SHORT * _SHORT_LEAD)
    heads = _normalised({_HEAD_MARK + term.key: w for term, w in weighed if term.head}, _HEADS, _SHORT * _SHORT_HEAD)
    return {**all_terms, **leads, **heads}


def heaviest(one: Vector) -> Iterable[tuple[str, float]]:
    """The terms under which other reports, of whichever language, can be met."""
    for weights in one.terms.values():
        yield from ((key, w) for key, w in weights.items() if key[0] not in _MARKS)


def translated(one: Vector) -> Iterable[tuple[str, float]]:
    """The notions under which reports in the lexicon's other languages can be met."""
    for weights in one.bridged.values():
        yield from ((key, w) for key, w in weights.items() if key[0] == NOTION)


def product(one: Vector, other: Vector) -> float:
    """How much two reports have in common, 0..1; of several reports, the sum over all pairs of them."""
    return sum(
        _dot(mine, theirs) if my_language == language else _between(one, my_language, other, language)
        for my_language, mine in one.terms.items()
        for language, theirs in other.terms.items()
    )


def likeness(one: Vector, other: Features, corpus: Corpus, met: Collection[str]) -> float:
    """The product of one report's vector and another's, without making the other where both are in one language."""
    mine = one.terms.get(other.language)
    if mine is None:
        return product(one, vector(other, corpus, met))
    all_terms, leads, heads = (
        _View(_ALL_TERMS, _SHORT),
        _View(_LEADS, _SHORT * _SHORT_LEAD),
        _View(_HEADS, _SHORT * _SHORT_HEAD),
    )
    terms = tuple(other.terms)
    for term, w in zip(terms, weights(terms, corpus), strict=True):
        key = term.key
        all_terms.add(w, mine.get(key))
        if term.lead:
            leads.add(w, mine.get(_LEAD_MARK + key))
        if term.head:
            heads.add(w, mine.get(_HEAD_MARK + key))
    return math.fsum((all_terms.product, leads.product, heads.product))


class _View:
    """One view of a report's terms, as far as another has them too."""

    __slots__ = ("_length", "_part", "_shared")

    def __init__(self, part: float, short: float) -> None:
        self._part, self._length, self._shared = part, short**2, 0.0

    def add(self, w: float, theirs: float | None) -> None:
        self._length += w * w
        if theirs is not None:
            self._shared += w * theirs

    @property
    def product(self) -> float:
        return self._shared / math.sqrt(self._length / self._part)


def _between(one: Vector, mine: str, other: Vector, theirs: str) -> float:
    """What a report in one language has in common with one in another."""
    if mine in BRIDGED and theirs in BRIDGED:
        return _dot(one.bridged[mine], other.bridged[theirs])
    return _dot(one.neutral[mine], other.neutral[theirs])


def total(one: Vector, other: Vector) -> Vector:
    """Both together."""
    return Vector(
        _merged(one.terms, other.terms), _merged(one.neutral, other.neutral), _merged(one.bridged, other.bridged)
    )


def _merged(one: Mapping[str, Weights], other: Mapping[str, Weights]) -> Mapping[str, Weights]:
    return {language: _sum(one.get(language, {}), other.get(language, {})) for language in sorted({*one, *other})}


def _normalised(raw: Weights, part: float, short: float) -> Weights:
    """Of length below the square root of `part`; `short` keeps what has few terms far from that."""
    norm = math.sqrt((short**2 + sum(w * w for w in raw.values())) / part)
    return {key: w / norm for key, w in raw.items()}


def _dot(one: Weights, other: Weights) -> float:
    # fsum: the same whatever the order in which a set gives its keys
    return math.fsum([one[key] * other[key] for key in one.keys() & other.keys()])


def _sum(one: Weights, other: Weights) -> Weights:
    if not one or not other:
        return one or other
    both = dict(one)
    for key, w in other.items():
        both[key] = both.get(key, 0.0) + w
    return both
