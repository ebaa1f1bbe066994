"""Reads the features of one report from its text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from zlib import crc32

from dossier.linking.background import share
from dossier.linking.citations import citations
from dossier.linking.counted import with_counted
from dossier.linking.facts import MONTHS, Fact, dates, numbers, quotations, spelled, tens_and_unit
from dossier.linking.features import Citation, Features, Passage, Term
from dossier.linking.languages import FUNCTION_WORDS, language_of
from dossier.linking.shingles import sketch
from dossier.linking.words import REMEMBERED, Words, fold, spoken, stem, words
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
_DIGIT = re.compile(r"\d")
_SENTENCE = re.compile(r"\S[^.!?]*+(?:[.!?](?!['\"”’»]?(?:\s|$))[^.!?]*+)*+(?:[.!?]['\"”’»]?)?")


def features_of(record: Record) -> Features:
    """What linking keeps of `record`; the same record gives the same features for ever."""
    text, record = record.rendition, replace(record, text=record.with_headline)
    told = words(text, record.text)
    language = language_of(record.language, told.folded)
    return Features(
        report=record.report,
        version=record.version,
        language=language,
        size=len(told.folded),
        outlet=record.outlet,
        headline=record.headline,
        published=record.published,
        terms=_terms(record, told, language == "es"),
        quotes=_smallest(text, _facts(text, record.text, quotations), _QUOTES),
        passages=_smallest(text, _sentences(record), _PASSAGES),
        sketch=sketch("".join(told.folded)),
        cited=tuple(_cited(record)),
    )


def _cited(record: Record) -> Iterator[Citation]:
    """The first few names of sources, each once."""
    found = {fact.key: fact for fact in reversed([*_facts(record.rendition, record.text, citations)])}
    for fact in sorted(found.values(), key=lambda fact: fact.start)[:_CITED]:
        yield Citation(fact.key, quoted(record.rendition, fact.start, fact.end))


def _facts(text: str, spans: Iterable[Span], find: Callable[[str, int, int], Iterator[Fact]]) -> Iterator[Fact]:
    for span in spans:
        yield from find(text, span.start, span.end)


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


def _terms(record: Record, told: Words, spanish: bool) -> tuple[Term, ...]:
    """Words by stem, numbers and days by value; the commonest and the earliest are kept, in order of key."""
    found: dict[str, list[int]] = {}  # key: count, name, start, end
    own = {stem(fold(word), False) for word in (record.outlet or "").split()}  # who tells it, not what
    names, usual, as_names = _names(told, record), _KEYS[spanish], _KEYS[False]
    for word, n, start, end in _first_places(told):
        name = word in names
        key = (as_names if name else usual)[word]
        if key is None or key in own:
            continue
        held = found.get(key)
        if held is None:  # as in `_note`, which would be called for every word
            found[key] = [n, name, start, end]
        else:
            held[0] += n
            held[1] |= name
    text = record.rendition
    with_digits = [span for span in record.text if _DIGIT.search(text, span.start, span.end)]
    for find in (numbers, dates):
        for key, start, end in _facts(text, with_digits, find):
            if share(key) < _EMPTY and key not in own:
                _note(found, key, 1, False, start, end)
    if len(found) > _TERMS:
        found = dict(sorted(found.items(), key=_counts_first)[:_TERMS])
    lead = told.ends[min(_LEAD, len(told.ends)) - 1] if told.ends else 0
    return tuple(_placed(found, text, lead, _keys(record.headline or "", spanish)))


def _counts_first(item: tuple[str, list[int]]) -> tuple[int, int]:
    """The commonest first, then the earliest."""
    _, (n, _, start, _) = item
    return -n, start


def _placed(found: dict[str, list[int]], text: str, lead: int, head: frozenset[str]) -> Iterator[Term]:
    """Terms in order of key; `lead` is where the text's beginning ends, `head` are the headline's keys."""
    new = tuple.__new__  # Term() itself is a function in Python, and this is done hundreds of times a report
    for key in sorted(found):
        n, name, at, to = found[key]
        early = at < lead
        if key[0] == "#":
            at, to = with_counted(text, at, to)
        yield new(Term, (key, n, bool(name), early, key in head, at, text[at:to], text[to : to + 1] == " "))


def _first_places(told: Words) -> Iterator[tuple[str, int, int, int]]:
    """Each folded word where it first stands, in that order, and how often it does: the word, number, start, end."""
    folded, starts, ends = (told.folded, told.starts, told.ends) if "y" not in told.folded else _joined(told)
    first = dict(zip(reversed(folded), range(len(folded) - 1, -1, -1), strict=True))
    for word, n in Counter(folded).items():
        at = first[word]
        yield word, n, starts[at], ends[at]


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
    folded = words(text, (Span(0, len(text)),)).folded
    return frozenset(folded) | {stem(word, spanish) for word in folded}


def _note(found: dict[str, list[int]], key: str, n: int, name: bool, start: int, end: int) -> None:
    held = found.get(key)
    if held is None:
        found[key] = [n, name, start, end]
    else:
        held[0] += n
        held[1] |= name


def _names(told: Words, record: Record) -> frozenset[str]:
    """Words written as names: with a capital within a sentence, and never without one."""
    small = {form.folded for form in told.forms.values() if not form.capital}
    if len(small) * 4 < len(told.folded) / 4:  # all in capitals: they tell nothing
        return frozenset()
    maybe = {word for word, form in told.forms.items() if form.capital and _may_be_name(form.folded, small)}
    at = record.rendition.find(record.headline) if record.headline else -1
    head = range(at, at + len(record.headline or ""))  # titles may be written in capitals
    places = [at for at, word in enumerate(told.written) if word in maybe]
    gaps, starts = told.gaps, told.starts
    return frozenset(
        told.folded[at] for at in places if (gaps[at] == " " or not told.opens(at)) and starts[at] not in head
    )


def _may_be_name(word: str, small: set[str]) -> bool:
    return word not in small and word not in MONTHS and spelled(word) is None


def _sentences(record: Record) -> Iterator[Fact]:
    """Sentences that can show copying, by their folded words."""
    for span in record.text:
        for match in _SENTENCE.finditer(record.rendition, span.start, span.end):
            told = spoken(match.group())
            if told.count(" ") >= _SHORTEST - 1:
                yield Fact(told, *match.span())


def _smallest(text: str, found: Iterable[Fact], most: int) -> tuple[Passage, ...]:
    """The passages of smallest hash: two reports that share passages keep the same ones of them."""
    first: dict[int, Fact] = {}
    for fact in found:
        first.setdefault(crc32(fact.key.encode()), fact)
    return tuple(_passage(text, first[h], h) for h in sorted(first)[:most])


def _passage(text: str, fact: Fact, named: int) -> Passage:
    end = min(fact.end, fact.start + _LONGEST)
    return Passage(named, fact.key.count(" ") + 1, fact.start, text[fact.start : end])
