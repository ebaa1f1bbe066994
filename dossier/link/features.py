"""The features that linking keeps of a report: its words and facts with their places, and a sketch of its text."""

from __future__ import annotations

import json
from binascii import a2b_base64, b2a_base64
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from struct import error, pack, unpack
from sys import intern
from typing import Any, NamedTuple

from dossier.model.evidence import TEXT, Evidence, Span
from dossier.model.reports import ReportId

FORM = 4  # of the JSON; features of another form are made again from the record, but of
ROWS = 3  # which says the same, each term in a row
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
    start: int  # the place of those words
    quote: str
    spaced: bool = False  # a space and then another word follow them

    @property
    def at(self) -> Evidence:
        """Made when asked for: most terms of an archive are only counted."""
        return _evidence(self.start, self.quote)


NAME, LEAD, HEAD, SPACED = 1, 2, 4, 8  # flags of a term
_BAR = "|"  # between keys and between quotes: none contains it, and JSON writes it as it is
_FLAGS = tuple(zip(*((f & NAME > 0, f & LEAD > 0, f & HEAD > 0, f & SPACED > 0) for f in range(256)), strict=True))


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a report by key, in columns: they are found, filed and kept all at once."""

    keys: tuple[str, ...]
    counts: tuple[int, ...]
    flags: bytes
    starts: tuple[int, ...]
    quotes: tuple[str, ...]
    _rows: list[Term] = field(default_factory=list, init=False, repr=False, compare=False)

    def __len__(self) -> int:
        return len(self.keys)

    def __iter__(self) -> Iterator[Term]:
        """Each as a Term, made when they are first asked for."""
        if not self._rows:
            names, leads, heads, spaced = (map(flag.__getitem__, self.flags) for flag in _FLAGS)
            keys = map(intern, self.keys)  # most occur in many reports
            columns = zip(keys, self.counts, names, leads, heads, self.starts, self.quotes, spaced, strict=True)
            # Term() itself is a function in Python, and this is done hundreds of times a report
            self._rows[:] = map(tuple.__new__, repeat(Term), columns)  # at once, should two ask
        return iter(self._rows)


class FeaturePassage(NamedTuple):
    """A sentence or a quotation, named by the hash of its folded words."""

    hash: int
    words: int
    start: int
    quote: str

    @property
    def at(self) -> Evidence:
        return _evidence(self.start, self.quote)


@dataclass(frozen=True, slots=True)
class NamedSource:
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
    terms: Terms
    quotes: tuple[FeaturePassage, ...]
    passages: tuple[FeaturePassage, ...]
    sketch: tuple[int, ...]  # the smallest hashes of its shingles, ascending (bottom-k, Broder 1997)
    cited: tuple[NamedSource, ...] = ()

    def to_json(self) -> str:
        """Compact JSON, byte for byte the same for the same features.

        It is kept as a string within other JSON, so it holds few quotation marks, which would be written twice.
        """
        terms = self.terms
        return _json([
            FORM, self.report, self.version, self.language, self.size, self.outlet, self.headline,
            self.published,
            [
                _BAR.join(terms.keys), _packed(terms.counts), b2a_base64(terms.flags, newline=False).decode(),
                _packed(terms.starts), _BAR.join(terms.quotes),
            ],
            self.quotes,
            self.passages,
            _packed(self.sketch),
            [[c.name, *_place(c.at)] for c in self.cited],
        ])  # fmt: skip

    @classmethod
    def from_json(cls, text: str) -> Features:
        """Raises ValueError when the text was written by another form."""
        return cls.of(json.loads(text))

    @classmethod
    def of(cls, values: Sequence[Any]) -> Features:
        """Reads features from their JSON values. Raises ValueError as `from_json` does."""
        form, *fields = values
        if form not in (FORM, ROWS):
            raise ValueError(f"features of form {form}; this Dossier knows {FORM}")
        report, version, language, size, outlet, headline, published, terms, quotes, passages, sketch, cited = fields
        return cls(
            report, version, language, size, outlet, headline, published,
            _terms(*terms) if form == FORM else _of_rows(terms),
            tuple(FeaturePassage(*passage) for passage in quotes),
            tuple(FeaturePassage(*passage) for passage in passages),
            _unpacked(sketch) if form == FORM else tuple(sketch),
            tuple(NamedSource(name, _evidence(*at)) for name, *at in cited),
        )  # fmt: skip


_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _terms(keys: str, counts: str, flags: str, starts: str, quotes: str) -> Terms:
    flag_column = a2b_base64(flags)
    key_column, quote_column = (tuple(str.split(column, _BAR)) if flag_column else () for column in (keys, quotes))
    terms = Terms(key_column, _unpacked(counts), flag_column, _unpacked(starts), quote_column)
    if not len(key_column) == len(terms.counts) == len(flag_column) == len(terms.starts) == len(quote_column):
        raise ValueError("columns of terms are not of one length")
    return terms


def _of_rows(rows: Sequence[tuple[str, int, int, int, str]]) -> Terms:
    keys, counts, flags, starts, quotes = zip(*rows, strict=True) if rows else ((), (), (), (), ())
    return Terms(keys, counts, bytes(flags), starts, quotes)


def _packed(numbers: Sequence[int]) -> str:
    """Numbers below 2**32 in base64, little end first. Raises ValueError."""
    try:
        return b2a_base64(pack(f"<{len(numbers)}I", *numbers), newline=False).decode()
    except error as wrong:
        raise ValueError("no numbers below 2**32") from wrong


def _unpacked(text: str) -> tuple[int, ...]:
    number, rest = divmod(len(data := a2b_base64(text)), 4)
    if rest:
        raise ValueError("numbers are cut short")
    return unpack(f"<{number}I", data)


def _place(at: Evidence) -> tuple[int, str]:
    assert at.span is not None  # words of the text always have one
    return at.span.start, at.quote


def _evidence(start: int, quote: str) -> Evidence:
    return Evidence(TEXT, quote, Span(start, start + len(quote)))
