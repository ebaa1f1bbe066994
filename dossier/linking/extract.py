"""Reads the features of one report from its text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from itertools import chain, compress
from operator import not_
from zlib import crc32

from dossier.linking.background import share
from dossier.linking.citations import citations, telling
from dossier.linking.counted import with_counted
from dossier.linking.facts import MONTHS, Fact, dates, digits, numbers, quotations, spelled, tens_and_unit
from dossier.linking.features import Citation, Features, Passage, Term
from dossier.linking.languages import FUNCTION_WORDS, language_of
from dossier.linking.paragraphs import Paragraphs, Run
from dossier.linking.shingles import sketch
from dossier.linking.signs import ODD_LETTER, ODD_SIGN
from dossier.linking.words import REMEMBERED, Words, fold, spoken, spoken_signs, stem, words
from dossier.model.evidence import Span, quoted
from dossier.model.reports import Record

_TERMS = 400  # terms kept a report; what is left out stands once, far down
_EMPTY = 0.3  # stems that so great a part of all news holds tell nothing
_PASSAGES = 24
_QUOTES = 24
_CITED = 16
_LONGEST = 240  # characters of a passage kept as evidence
_SHORTEST = 8  # words of a sentence that can show copying
_SHORTEST_WORD = 2
_LEAD = 60  # words: where a report tells its news
# Of the text of a run: no sentence goes on beyond its paragraph
_SENTENCE = re.compile(r"[^\s\0][^.!?\0]*+(?:[.!?](?!['\"”’»]?(?:[\s\0]|$))[^.!?\0]*+)*+(?:[.!?]['\"”’»]?)?")


def features_of(record: Record) -> Features:
    """What linking keeps of `record`; the same record gives the same features for ever."""
    text, story = record.rendition, Paragraphs.of(record.rendition, record.with_headline)
    told = words(story)
    language = language_of(record.language, told.folded)
    return Features(
        report=record.report,
        version=record.version,
        language=language,
        size=len(told.folded),
        outlet=record.outlet,
        headline=record.headline,
        published=record.published,
        terms=_terms(record, story, told, language == "es"),
        quotes=_smallest(text, _each(story, quotations), _QUOTES),
        passages=_smallest(text, _each(story, _sentences), _PASSAGES),
        sketch=sketch("".join(told.folded)),
        cited=tuple(_cited(story, told)),
    )


def _cited(story: Paragraphs, told: Words) -> Iterator[Citation]:
    """The first few names of sources, each once."""
    held = telling(told.folded)
    if not held:
        return
    found = {fact.key: fact for fact in reversed([*_each(story, partial(citations, telling=held))])}
    for fact in sorted(found.values(), key=lambda fact: fact.start)[:_CITED]:
        yield Citation(fact.key, quoted(story.text, fact.start, fact.end))


def _each(story: Paragraphs, find: Callable[[Run], Iterator[Fact]]) -> Iterator[Fact]:
    return chain.from_iterable(map(find, story.runs))


def _counted(run: Run) -> Iterator[Fact]:
    """Numbers and dates."""
    places = digits(run)
    yield from numbers(run, places)
    yield from dates(run, places)


class _Keys(dict[str, str | None]):
    """The key under which a folded word counts, made when it is first met; None where it tells nothing."""

    def __init__(self, spanish: bool) -> None:
        self._spanish = spanish

    def __missing__(self, word: str) -> str | None:
        if len(self) >= REMEMBERED:
            self.clear()
        known = spelled(word)
        held = known or (word not in FUNCTION_WORDS and len(word) >= _SHORTEST_WORD)
        key = known or stem(word, self._spanish)
        found = self[word] = key if held and share(key) < _EMPTY else None
        return found


_KEYS = {spanish: _Keys(spanish) for spanish in (False, True)}


_Found = dict[str, tuple[int, int, int]]  # key: how often, and where it first stands


def _terms(record: Record, story: Paragraphs, told: Words, spanish: bool) -> tuple[Term, ...]:
    """Words by stem, numbers and days by value; the commonest and the earliest are kept, in order of key."""
    own = {stem(fold(word), False) for word in (record.outlet or "").split()}  # who tells it, not what
    names = _names(told, record)
    found = _words_found(told, names, spanish)
    for key, *at in _each(story, _counted):
        if share(key) < _EMPTY:
            n, start, end = found.get(key) or (0, *at)
            found[key] = n + 1, start, end
    for key in own & found.keys():
        del found[key]
    if len(found) > _TERMS:
        found = dict(sorted(found.items(), key=_counts_first)[:_TERMS])
    lead = told.ends[min(_LEAD, len(told.ends)) - 1] if told.ends else 0
    as_names, head = frozenset(map(_KEYS[False].get, names)), _keys(record.headline or "", spanish)
    return tuple(_placed(found, story.text, lead, as_names, head))


def _counts_first(item: tuple[str, tuple[int, int, int]]) -> tuple[int, int]:
    """The commonest first, then the earliest."""
    _, (n, start, _) = item
    return -n, start


def _placed(found: _Found, text: str, lead: int, names: Container[str | None], head: Container[str]) -> Iterator[Term]:
    """Terms in order of key; `lead` is where the text's beginning ends, `head` are the headline's keys."""
    new = tuple.__new__  # Term() itself is a function in Python, and this is done hundreds of times a report
    for key in sorted(found):
        n, at, to = found[key]
        early = at < lead
        if key[0] == "#":
            at, to = with_counted(text, at, to)
        yield new(Term, (key, n, key in names, early, key in head, at, text[at:to], text[to : to + 1] == " "))


def _words_found(told: Words, names: Container[str], spanish: bool) -> _Found:
    """The keys of the words, the earliest first."""
    folded, starts, ends = (told.folded, told.starts, told.ends) if "y" not in told.folded else _joined(told)
    usual, as_name = _KEYS[spanish], _KEYS[False]
    if spanish:
        keys = [(as_name if word in names else usual)[word] for word in folded]
    else:
        keys = [*map(usual.__getitem__, folded)]
    first = dict(zip(reversed(keys), range(len(keys) - 1, -1, -1), strict=True))
    return {key: (n, starts[first[key]], ends[first[key]]) for key, n in Counter(keys).items() if key}


def _joined(told: Words) -> tuple[list[str], list[int], list[int]]:
    """The words with their places, a number such as `treinta y tres` as one: `treinta-tres`."""
    folded, starts, ends = [*told.folded], [*told.starts], [*told.ends]
    for at in range(len(folded) - 2, 0, -1):
        if folded[at] == "y" and tens_and_unit(folded[at - 1], folded[at + 1]):
            folded[at - 1 : at + 2] = [f"{folded[at - 1]}-{folded[at + 1]}"]
            del starts[at : at + 2], ends[at - 1 : at + 1]
    return folded, starts, ends


def _keys(text: str, spanish: bool) -> frozenset[str]:
    """Under what the words of `text` may stand among the terms, be they names or not."""
    folded = words(Paragraphs.of(text, (Span(0, len(text)),))).folded
    return frozenset(folded) | {stem(word, spanish) for word in folded}


def _names(told: Words, record: Record) -> frozenset[str]:
    """Words written as names: with a capital within a sentence, and never without one."""
    text, starts = record.rendition, told.starts
    capital = [*map(str.isupper, map(text.__getitem__, starts))]
    small = set(compress(told.folded, map(not_, capital)))
    if len(small) * 4 < len(told.folded) / 4:  # all in capitals: they tell nothing
        return frozenset()
    at = text.find(record.headline) if record.headline else -1
    head = range(at, at + len(record.headline or ""))  # titles may be written in capitals
    inside = compress(enumerate(told.folded), capital)
    named = {word for at, word in inside if not told.opens(at) and starts[at] not in head}
    return frozenset(word for word in named - small if _may_be_name(word))


def _may_be_name(word: str) -> bool:
    return word not in MONTHS and spelled(word) is None


def _sentences(run: Run) -> Iterator[Fact]:
    """Sentences that can show copying, by their folded words."""
    said, first = spoken_signs(run.signs), run.start - 1
    odd = ODD_LETTER in said or ODD_SIGN in said
    for match in _SENTENCE.finditer(run.text, run.start):
        start, end = match.span()
        held = said[start - first : end - first].split()
        if odd and any(ODD_LETTER in word or ODD_SIGN in word for word in held):
            held = spoken(match.group()).split()
        if len(held) >= _SHORTEST:
            yield Fact(" ".join(held), start, end)


def _smallest(text: str, found: Iterable[Fact], most: int) -> tuple[Passage, ...]:
    """The passages of smallest hash: two reports that share passages keep the same ones of them."""
    first: dict[int, Fact] = {}
    for fact in found:
        first.setdefault(crc32(fact.key.encode()), fact)
    return tuple(_passage(text, first[h], h) for h in sorted(first)[:most])


def _passage(text: str, fact: Fact, named: int) -> Passage:
    end = min(fact.end, fact.start + _LONGEST)
    return Passage(named, fact.key.count(" ") + 1, fact.start, text[fact.start : end])
