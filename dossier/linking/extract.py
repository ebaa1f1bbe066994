"""Reads the features of one report from its text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from operator import attrgetter
from typing import TypeVar
from zlib import crc32

from dossier.linking.background import share
from dossier.linking.citations import citations
from dossier.linking.counted import with_counted
from dossier.linking.facts import MONTHS, Fact, dates, numbers, quotations, spelled, tens_and_unit
from dossier.linking.features import SKETCH, Citation, Features, Passage, Term
from dossier.linking.languages import FUNCTION_WORDS, language_of
from dossier.linking.words import Word, fold, stem, words
from dossier.model.evidence import quoted
from dossier.model.folding import fold as plain
from dossier.model.reports import Record

_TERMS = 400  # terms kept a report; what is left out stands once, far down
_EMPTY = 0.3  # stems that so great a part of all news holds tell nothing
_PASSAGES = 24
_QUOTES = 24
_CITED = 16
_SHINGLE = 12  # letters: a misread letter spoils twelve of these, and some thirty of those of four words
_HASHES = 1 << 32  # as many as CRC-32 gives
_LONGEST = 240  # characters of a passage kept as evidence
_SHORTEST = 8  # words of a sentence that can show copying
_SHORTEST_WORD = 2
_LEAD = 60  # words: where a report tells its news
_FOLDED = attrgetter("folded")
_Letters = TypeVar("_Letters", str, bytes)
_SENTENCE = re.compile(r"\S[^.!?]*+(?:[.!?](?!['\"”’»]?(?:\s|$))[^.!?]*+)*+(?:[.!?]['\"”’»]?)?")


def features_of(record: Record) -> Features:
    """What linking keeps of `record`; the same record gives the same features for ever."""
    text, record = record.rendition, replace(record, text=record.with_headline)
    tokens = [list(words(text, span.start, span.end)) for span in record.text]
    flat = [word for paragraph in tokens for word in paragraph]
    language = language_of(record.language, (word.folded for word in flat))
    return Features(
        report=record.report,
        version=record.version,
        language=language,
        size=len(flat),
        outlet=record.outlet,
        headline=record.headline,
        published=record.published,
        terms=_terms(record, flat, language == "es"),
        quotes=_smallest((_passage(text, f, f.key) for f in _facts(record, quotations)), _QUOTES),
        passages=_smallest(_sentences(record), _PASSAGES),
        sketch=_sketch([word.folded for word in flat]),
        cited=tuple(_cited(record)),
    )


def _cited(record: Record) -> Iterator[Citation]:
    """The first few names of sources, each once."""
    found = {fact.key: fact for fact in reversed([*_facts(record, citations)])}
    for fact in sorted(found.values(), key=lambda fact: fact.start)[:_CITED]:
        yield Citation(fact.key, quoted(record.rendition, fact.start, fact.end))


def _facts(record: Record, find: Callable[[str, int, int], Iterator[Fact]]) -> Iterator[Fact]:
    for span in record.text:
        yield from find(record.rendition, span.start, span.end)


def _terms(record: Record, flat: list[Word], spanish: bool) -> tuple[Term, ...]:
    """Words by stem, numbers and days by value; the commonest and the earliest are kept, in order of key."""
    found: dict[str, list[int]] = {}  # key: count, name, start, end
    names = _names(flat, record)
    for word, n, known in _spelled(flat):
        name = known is None and word.folded in names and word.folded not in MONTHS
        _note(found, known or stem(word.folded, spanish and not name), n, name, word.start, word.end)
    for find in (numbers, dates):
        for fact in _facts(record, find):
            _note(found, fact.key, 1, False, fact.start, fact.end)
    own = {stem(fold(word), False) for word in (record.outlet or "").split()}  # who tells it, not what
    telling = [item for item in found.items() if share(item[0]) < _EMPTY and item[0] not in own]
    kept = sorted(telling, key=lambda item: (-item[1][0], item[1][2]))[:_TERMS]
    lead = flat[min(_LEAD, len(flat)) - 1].end if flat else 0
    head = _keys(record.headline or "", spanish)
    return tuple(
        _term(key, n, bool(name), at < lead, key in head, record.rendition, at, to)
        for key, (n, name, at, to) in sorted(kept)
    )


def _term(key: str, n: int, name: bool, early: bool, head: bool, text: str, at: int, to: int) -> Term:
    if key[0] == "#":
        at, to = with_counted(text, at, to)
    return Term(key, n, name, early, head, at, text[at:to], text[to : to + 1] == " ")


def _spelled(flat: list[Word]) -> Iterator[tuple[Word, int, str | None]]:
    """Each telling word where it first stands, in that order; how often; and the number or day that it spells."""
    counts = Counter(map(_FOLDED, flat))
    if "y" in counts:
        flat = list(_joined(flat))
        counts = Counter(map(_FOLDED, flat))
    first = {word.folded: word for word in reversed(flat)}
    for folded, n in counts.items():
        known = spelled(folded)
        if known or (folded not in FUNCTION_WORDS and len(folded) >= _SHORTEST_WORD):
            yield first[folded], n, known


def _joined(flat: list[Word]) -> Iterator[Word]:
    """The words, with a number such as `treinta y tres` as one: `treinta-tres`."""
    rest = iter(zip(flat, [*flat[1:], None], [*flat[2:], None, None], strict=False))
    for word, link, last in rest:
        if link and last and link.folded == "y" and tens_and_unit(word.folded, last.folded):
            next(rest), next(rest)
            yield word._replace(end=last.end, folded=f"{word.folded}-{last.folded}")
        else:
            yield word


def _keys(text: str, spanish: bool) -> frozenset[str]:
    """Under what the words of `text` may stand among the terms, be they names or not."""
    folded = [word.folded for word in words(text, 0, len(text))]
    return frozenset(folded) | {stem(word, spanish) for word in folded}


def _note(found: dict[str, list[int]], key: str, n: int, name: bool, start: int, end: int) -> None:
    held = found.get(key)
    if held is None:
        found[key] = [n, name, start, end]
    else:
        held[0] += n
        held[1] |= name


def _names(flat: list[Word], record: Record) -> frozenset[str]:
    """Words written as names: with a capital within a sentence, and never without one."""
    at = record.rendition.find(record.headline) if record.headline else -1
    head = range(at, at + len(record.headline or ""))  # titles may be written in capitals
    small = {w.folded for w in flat if not w.capital}
    if len(small) * 4 < len(flat) / 4:  # all in capitals: they tell nothing
        return frozenset()
    return frozenset(w.folded for w in flat if w.capital and not w.opening and w.start not in head) - small


def _passage(text: str, fact: Fact, key: str) -> Passage:
    end = min(fact.end, fact.start + _LONGEST)
    return Passage(crc32(key.encode()), key.count(" ") + 1, fact.start, text[fact.start : end])


def _sentences(record: Record) -> Iterator[Passage]:
    for span in record.text:
        for match in _SENTENCE.finditer(record.rendition, span.start, span.end):
            spoken = re.findall(r"\w+", plain(match.group()))
            if len(spoken) >= _SHORTEST:
                key = " ".join(spoken)
                yield _passage(record.rendition, Fact(key, *match.span()), key)


def _smallest(found: Iterator[Passage], most: int) -> tuple[Passage, ...]:
    """The passages of smallest hash: two reports that share passages keep the same ones of them."""
    first: dict[int, Passage] = {}
    for passage in found:
        first.setdefault(passage.hash, passage)
    return tuple(first[h] for h in sorted(first)[:most])


def _sketch(folded: list[str]) -> tuple[int, ...]:
    """Shingles of letters, the gaps between words left out: a scan breaks and joins words as it likes."""
    letters = "".join(folded)
    limit = 4 * SKETCH * _HASHES // (len(letters) + 1)
    low = {h for h in _hashes(letters) if h < limit}  # the smallest few are gathered and sorted, not all
    return tuple(sorted(low if len(low) >= SKETCH else set(_hashes(letters)))[:SKETCH])


def _hashes(letters: str) -> Iterable[int]:
    return map(crc32, _shingles(letters.encode()) if letters.isascii() else map(str.encode, _shingles(letters)))


def _shingles(letters: _Letters) -> Iterator[_Letters]:
    return (letters[at : at + _SHINGLE] for at in range(len(letters) - _SHINGLE + 1))
