"""What linking keeps of one report: its words and facts with their places, and a sketch of its text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from sys import intern
from typing import NamedTuple

from dossier.model.evidence import TEXT, Evidence, Span
from dossier.model.reports import ReportId

FORM = 3  # of the JSON; features of another form are made again from the record
SKETCH = 192  # hashes of a full sketch; a shorter one holds all shingles of its report


class Term(NamedTuple):
    """One key of a report: how often, whether as a name, early, in the headline, and its first words there.

    A tuple, for it is made in a quarter of the time that a frozen dataclass takes, hundreds of times a report.
    """

    key: str  # a stem, "#1200" a number, "@06-24" a day
    count: int  # type: ignore[assignment]  # no list is counted here
    name: bool
    lead: bool
    head: bool
    start: int  # where those words stand
    quote: str
    spaced: bool = False  # a space and then another word follow them

    @property
    def at(self) -> Evidence:
        """Made when asked for: most terms of an archive are only counted."""
        return _evidence(self.start, self.quote)


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence or a quotation, named by the hash of its folded words."""

    hash: int
    words: int
    start: int
    quote: str

    @property
    def at(self) -> Evidence:
        return _evidence(self.start, self.quote)


@dataclass(frozen=True, slots=True)
class Citation:
    """An outlet that a report names as its source, by its folded name, with the citing words."""

    name: str
    at: Evidence


@dataclass(frozen=True, slots=True)
class Features:
    """What linking knows of one version of a report; frozen, picklable, and the same for the same record."""

    report: ReportId
    version: int
    language: str  # ISO 639-1
    size: int  # words
    outlet: str | None
    headline: str | None
    published: str | None
    terms: tuple[Term, ...]  # by key
    quotes: tuple[Passage, ...]
    passages: tuple[Passage, ...]
    sketch: tuple[int, ...]  # the smallest hashes of its shingles, ascending (bottom-k, Broder 1997)
    cited: tuple[Citation, ...] = ()

    def to_json(self) -> str:
        """Compact JSON, byte for byte the same for the same features."""
        data = [
            FORM, self.report, self.version, self.language, self.size, self.outlet, self.headline,
            self.published,
            [
                [key, count, name + 2 * lead + 4 * head + 8 * spaced, start, quote]
                for key, count, name, lead, head, start, quote, spaced in self.terms
            ],
            [[p.hash, p.words, p.start, p.quote] for p in self.quotes],
            [[p.hash, p.words, p.start, p.quote] for p in self.passages],
            list(self.sketch),
            [[c.name, *_place(c.at)] for c in self.cited],
        ]  # fmt: skip
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Features:
        """Raises ValueError when the text was written by another form."""
        form, *held = json.loads(text)
        if form != FORM:
            raise ValueError(f"features of form {form}; this Dossier knows {FORM}")
        report, version, language, size, outlet, headline, published, terms, quotes, passages, sketch, cited = held
        return cls(
            report, version, language, size, outlet, headline, published,
            tuple(_terms(terms)),
            tuple(Passage(*passage) for passage in quotes),
            tuple(Passage(*passage) for passage in passages),
            tuple(sketch),
            tuple(Citation(name, _evidence(*at)) for name, *at in cited),
        )  # fmt: skip


def _terms(kept: Iterable[tuple[str, int, int, int, str]]) -> Iterator[Term]:
    new = tuple.__new__  # Term() itself is a function in Python, and this is done hundreds of times a report
    for key, count, flags, start, quote in kept:
        told = intern(key), count, flags & 1 > 0, flags & 2 > 0, flags & 4 > 0, start, quote, flags & 8 > 0
        yield new(Term, told)


def _place(at: Evidence) -> tuple[int, str]:
    assert at.span is not None  # words of the text always have one
    return at.span.start, at.quote


def _evidence(start: int, quote: str) -> Evidence:
    return Evidence(TEXT, quote, Span(start, start + len(quote)))
