"""Finds the terms of one report: its words by stem, numbers and days by value, each at its first occurrence."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import itemgetter
from typing import Protocol, TypeVar

from dossier.authority.languages import FUNCTION_WORDS
from dossier.link.background import share
from dossier.link.counted_numbers import with_counted
from dossier.link.fact_extraction import MONTHS, SPELLED, LinkFact, dates, digits, numbers, spelled, tens_and_unit
from dossier.link.features import HEAD, LEAD, NAME, SPACED, Terms
from dossier.link.folded_signs import capitals
from dossier.link.paragraph_runs import ParagraphRun, Paragraphs
from dossier.link.words import BLANK, REMEMBERED, WordColumns, fold, stem, words
from dossier.model.evidence import Span
from dossier.model.reports import Record

_MAX_TERMS = 400  # terms kept a report; those left out occur once, far down
_EMPTY = 0.3  # stems that so great a part of all news holds tell nothing
_SHORTEST_WORD = 2
_LEAD = 60  # words: where a report tells its news
_OTHERWISE = b"\1\0".ljust(256)
_NUMBER, _PAST_NUMBERS = "#", "$"  # with what keys of numbers begin


PlaceT_contra = TypeVar("PlaceT_contra", contravariant=True)
HeldT_co = TypeVar("HeldT_co", covariant=True)


class _Column(Protocol[PlaceT_contra, HeldT_co]):
    """A list, a text or a dictionary."""

    def __getitem__(self, place: PlaceT_contra, /) -> HeldT_co: ...


@dataclass(frozen=True, slots=True)
class _Occurrences:
    """All occurrences of possible terms, in columns."""

    keys: list[str | None]  # None for a word that tells nothing
    starts: list[int]
    ends: list[int]


def terms(record: Record, story: Paragraphs, columns: WordColumns, spanish: bool) -> Terms:
    """The commonest and the earliest terms, in order of key."""
    text, names = story.text, _names(columns, record)
    occurrences = _occurrences(story, columns, names, spanish)
    first = dict(zip(reversed(occurrences.keys), range(len(occurrences.keys) - 1, -1, -1), strict=True))
    counts = _most_frequent(record, occurrences, first)
    keys = sorted(counts)
    at = _picked(first, keys)
    starts, ends = [*_picked(occurrences.starts, at)], [*_picked(occurrences.ends, at)]
    lead = columns.ends[min(_LEAD, len(columns.ends)) - 1] if columns.ends else 0
    early = compress(keys, [start < lead for start in starts])
    marks = {LEAD: early, NAME: map(_KEYS[False].get, names), HEAD: _keys(record.headline or "", spanish)}
    _show_counted(text, keys, starts, ends)
    after = _picked(text + "\n", ends)
    return Terms(
        tuple(keys),
        _picked(counts, keys),
        bytes([flag | SPACED if sign == " " else flag for flag, sign in zip(_flags(keys, marks), after, strict=True)]),
        tuple(starts),
        tuple([text[start:end] for start, end in zip(starts, ends, strict=True)]),
    )


def _picked(column: _Column[PlaceT_contra, HeldT_co], places: Sequence[PlaceT_contra]) -> tuple[HeldT_co, ...]:
    """The values at several places of a column, in a third of the time that a lookup of each takes."""
    return itemgetter(*places)(column) if len(places) > 1 else tuple(column[place] for place in places)


def _show_counted(text: str, keys: Sequence[str], starts: list[int], ends: list[int]) -> None:
    """Numbers are quoted with what they count."""
    for at in range(bisect(keys, _NUMBER), bisect(keys, _PAST_NUMBERS)):
        starts[at], ends[at] = with_counted(text, starts[at], ends[at])


def _most_frequent(record: Record, occurrences: _Occurrences, first: Mapping[str | None, int]) -> Mapping[str, int]:
    """The number of occurrences of the commonest and the earliest terms."""
    counts = Counter(filter(None, occurrences.keys))
    for word in (record.outlet or "").split():
        counts.pop(stem(fold(word), False), None)  # who tells it, not what
    if len(counts) <= _MAX_TERMS:
        return counts
    return dict(sorted(counts.items(), key=lambda item: (-item[1], occurrences.starts[first[item[0]]]))[:_MAX_TERMS])


def _flags(keys: Iterable[str], marks: Mapping[int, Iterable[str | None]]) -> Iterable[int]:
    """Which of the marks each key has: few have any."""
    flags = dict.fromkeys(keys, 0)
    for flag, marked in marks.items():
        for key in flags.keys() & marked:
            flags[key] |= flag
    return flags.values()


def _occurrences(story: Paragraphs, words: WordColumns, names: frozenset[str], spanish: bool) -> _Occurrences:
    """The words, then numbers and days."""
    folded, starts, ends = (
        (words.folded, words.starts, words.ends) if "y" not in words.folded else _numbers_joined(words)
    )
    usual, as_name = _KEYS[spanish], _KEYS[False]
    keys = [(as_name if word in names else usual)[word] for word in folded] if spanish else [*_picked(usual, folded)]
    facts = [fact for run in story.runs for fact in _counted(run) if share(fact.key) < _EMPTY]
    return _Occurrences(
        [*keys, *[fact.key for fact in facts]],
        starts + [fact.start for fact in facts],
        ends + [fact.end for fact in facts],
    )


def _counted(run: ParagraphRun) -> Iterator[LinkFact]:
    """Numbers and dates."""
    places = digits(run)
    yield from numbers(run, places)
    yield from dates(run, places)


class _Keys(dict[str, str | None]):
    """Cache of the key of each folded word; None for a word without meaning."""

    def __init__(self, spanish: bool) -> None:
        self._spanish = spanish

    def __missing__(self, word: str) -> str | None:
        if len(self) >= REMEMBERED:
            self.clear()
        number = spelled(word)
        is_term = number or (word not in FUNCTION_WORDS and len(word) >= _SHORTEST_WORD)
        key = number or stem(word, self._spanish)
        kept = self[word] = key if is_term and share(key) < _EMPTY else None
        return kept


_KEYS = {spanish: _Keys(spanish) for spanish in (False, True)}


def _numbers_joined(columns: WordColumns) -> tuple[list[str], list[int], list[int]]:
    """The words with their places, a number such as `treinta y tres` as one: `treinta-tres`."""
    folded, starts, ends = [*columns.folded], [*columns.starts], [*columns.ends]
    for at in range(len(folded) - 2, 0, -1):
        if folded[at] == "y" and tens_and_unit(folded[at - 1], folded[at + 1]):
            folded[at - 1 : at + 2] = [f"{folded[at - 1]}-{folded[at + 1]}"]
            del starts[at : at + 2], ends[at - 1 : at + 1]
    return folded, starts, ends


def _keys(text: str, spanish: bool) -> frozenset[str]:
    """The keys that the words of `text` may have among the terms, as names or not."""
    folded = words(Paragraphs.of(text, (Span(0, len(text)),))).folded
    return frozenset(folded) | {stem(word, spanish) for word in folded}


def _names(columns: WordColumns, record: Record) -> frozenset[str]:
    """Words written as names: with a capital within a sentence, and never without one."""
    text, starts = record.rendition, columns.starts
    capital = capitals("".join(_picked(text, starts)))
    small = set(compress(columns.folded, capital.translate(_OTHERWISE)))
    if len(small) * 4 < len(columns.folded) / 4:  # all in capitals: they tell nothing
        return frozenset()
    at = text.find(record.headline) if record.headline else -1
    head = range(at, at + len(record.headline or ""))  # titles may be written in capitals
    inside, gaps = compress(enumerate(columns.folded), capital), columns.gaps
    named = {word for at, word in inside if (gaps[at] == BLANK or not columns.opens(at)) and starts[at] not in head}
    able = named - small - MONTHS.keys() - SPELLED
    return frozenset([word for word in able if "-" not in word or spelled(word) is None])
