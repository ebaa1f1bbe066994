"""Finds what two reports have in common: names, days, numbers and words; and whether that means anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from dossier.authority.calendar_names import months
from dossier.authority.languages import FUNCTION_WORDS
from dossier.link.corpus import Corpus, usual_share
from dossier.link.event_lexicon import notion
from dossier.link.features import Features, Term
from dossier.link.words import fold
from dossier.model.evidence import TEXT, Evidence, Span

_SMALL = 12  # numbers up to here are in every other report
_YEAR = range(1900, 2100)
_LONG_NUMBER = len("#1000")  # digits enough to say something without a noun
_COMMON = 0.01  # a word of so many reports proves nothing
_RARE = 2.5  # nats: what more than a twelfth of the archive tells proves nothing there

Pair = tuple[Term, Term]  # one thing, as either report tells it


def pairs(one: Features, other: Features) -> Iterator[Pair]:
    """Terms of the same key, and between two languages of the same meaning, each once; in the order of `one`."""
    there, days = _by_key(other), [term for term in one.terms if term.key[0] == "@"]
    for term in one.terms:
        if term.key in there and not (term.key[0] == "#" and any(_overlap(term, day) for day in days)):
            yield term, there[term.key]
    if one.language != other.language:
        yield from _translations(one, other)


def _overlap(number: Term, day: Term) -> bool:
    """The day of a date is no number."""
    return number.start < day.start + len(day.quote) and day.start < number.start + len(number.quote)


def _translations(one: Features, other: Features) -> Iterator[Pair]:
    """Words that differ but mean the same, the first of each in either report."""
    mine, theirs = _by_notion(one), _by_notion(other)
    for concept, mine_term in mine.items():
        if concept in theirs and theirs[concept].key != mine_term.key:
            yield mine_term, theirs[concept]


def _by_notion(features: Features) -> Mapping[str, Term]:
    by_notion: dict[str, Term] = {}
    for term in sorted(features.terms, key=lambda term: -term.start):
        concept = notion(term.key, features.language)
        if concept is not None:
            by_notion[concept] = term
    return by_notion


def runs(found: Iterable[Pair]) -> Iterator[list[Pair]]:
    """Names that follow each other in both reports are one: “Itzel”, “Arredondo”."""
    run: list[Pair] = []
    for pair in found:
        if run and not _follow(run[-1], pair):
            yield run
            run = []
        run.append(pair)
    if run:
        yield run


def _follow(first: Pair, second: Pair) -> bool:
    """Whether the second pair directly follows the first in both reports, and each is a name in at least one.

    A capital at the opening of a sentence proves no name.
    """
    named = all(mine.name or theirs.name for mine, theirs in (first, second))
    return named and all(_next(one, then) for one, then in zip(first, second, strict=True))


def _next(first: Term, second: Term) -> bool:
    return next_start(first) == second.start


def next_start(term: Term) -> int | None:
    """The position of the next word if only a space is between."""
    return term.start + len(term.quote) + 1 if term.spaced else None


def joined(terms: Sequence[Term]) -> Evidence:
    quote = " ".join(term.quote for term in terms)
    return Evidence(TEXT, quote, Span(terms[0].start, terms[0].start + len(quote)))


def _by_key(features: Features) -> Mapping[str, Term]:
    return {term.key: term for term in features.terms}


def is_bare(term: Term) -> bool:
    """True for a short number without what it counts, a stop word, or the name of a month: no reason for anything."""
    if term.key[0] == "#":
        return len(term.key) < _LONG_NUMBER and term.quote.strip()[-1:].isdigit()
    word = fold(term.quote)
    return word in FUNCTION_WORDS or word in months("en", "es")


def strong(term: Term, other: Term, corpus: Corpus) -> bool:
    """Whether having this in common says anything: no small number, year, day of the week or common word does."""
    key = term.key
    match key[0]:
        case "#":
            small = key[1:].isdigit() and (int(key[1:]) <= _SMALL or int(key[1:]) in _YEAR)
            return not (small or is_bare(term) or is_bare(other))
        case "@":
            return len(key) > len("@1")
        case _:
            rare = min(corpus.rarity(key), corpus.rarity(other.key)) >= _RARE and not (is_bare(term) or is_bare(other))
            return rare and usual_share(key) < _COMMON and usual_share(other.key) < _COMMON
