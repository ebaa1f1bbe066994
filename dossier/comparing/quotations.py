"""Finds what several reports quote: the same words, or the same words cut and changed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dossier.comparing.attribution import source_of
from dossier.comparing.numerals import folded
from dossier.comparing.sentences import Sentence, sentences
from dossier.model.evidence import Evidence, Span, quoted
from dossier.model.links import Cell, Finding
from dossier.model.reports import Record

_QUOTE = re.compile(r"“([^“”]{8,900})”|\"([^\"]{8,900})\"|«([^«»]{8,900})»|(?<!\w)‘([^‘’]{8,900}(?:’\w[^‘’]*)*)’(?!\w)")
_WORD = re.compile(r"[^\W_]+")
_FEWEST = 4  # words: fewer are a name or a phrase that anybody uses
_PART = 3  # words in a row that make two quotations candidates
_ALIKE = 0.5  # part of the shorter quotation's runs of words that stand in the longer


@dataclass(frozen=True, slots=True)
class _Quote:
    cell: Cell
    words: tuple[str, ...]

    @property
    def runs(self) -> frozenset[tuple[str, ...]]:
        return frozenset(zip(*(self.words[i:] for i in range(_PART)), strict=False))


def shared_quotations(records: Sequence[Record]) -> list[Finding]:
    """A row for each quotation that two or more reports hold, a cell a report, in the order of the reports."""
    quotes = [quote for record in records for quote in _quotes(record)]
    groups = _grouped(quotes)
    found = [_one_a_report([quotes[i] for i in group]) for group in groups]
    return [_finding(held) for held in found if len(held) > 1]


def _quotes(record: Record) -> Iterator[_Quote]:
    told = list(sentences(record))
    for span in record.text:
        for match in _QUOTE.finditer(record.rendition, span.start, span.end):
            at, to = next(match.span(group) for group in range(1, 5) if match.group(group))
            to -= record.rendition[to - 1] == ","  # American usage puts the sentence's comma inside
            words = tuple(_WORD.findall(folded(record.rendition[at:to])))
            if len(words) >= _FEWEST:
                evidence = quoted(record.rendition, at, to)
                cell = Cell(
                    record.report, record.version, evidence.quote, evidence, attributed_to=_speaker(told, evidence)
                )
                yield _Quote(cell, words)


def _speaker(told: Sequence[Sentence], evidence: Evidence) -> str | None:
    """Whoever is named beside the quotation, in the sentence where it begins or in the one where it ends."""
    at = evidence.span or Span(0, 0)
    for sentence in told:
        stop = sentence.start + len(sentence.text)
        if (sentence.start < at.end and at.start < stop) or at.end <= sentence.start <= at.end + 3:
            inside = max(0, at.start - sentence.start), max(0, min(at.end, stop) - sentence.start)
            named = source_of(sentence, *inside)
            if named is not None:
                return named
    return None


def _grouped(quotes: Sequence[_Quote]) -> list[list[int]]:
    """Quotations that repeat each other's words, gathered by an index of runs of words."""
    leader = list(range(len(quotes)))

    def find(i: int) -> int:
        while leader[i] != i:
            i = leader[i]
        return i

    holders: dict[tuple[str, ...], list[int]] = {}
    for i, quote in enumerate(quotes):
        met = {j for run in quote.runs for j in holders.get(run, ())}
        for j in sorted(met):
            if _alike(quote, quotes[j]):
                one, other = sorted((find(i), find(j)))
                leader[other] = one
        for run in quote.runs:
            holders.setdefault(run, []).append(i)
    groups: dict[int, list[int]] = {}
    for i in range(len(quotes)):
        groups.setdefault(find(i), []).append(i)
    return list(groups.values())


def _alike(one: _Quote, other: _Quote) -> bool:
    mine, theirs = one.runs, other.runs
    return len(mine & theirs) >= _ALIKE * min(len(mine), len(theirs))


def _one_a_report(quotes: Sequence[_Quote]) -> list[_Quote]:
    """Each report's longest of these quotations."""
    best: dict[str, _Quote] = {}
    for quote in quotes:
        held = best.get(quote.cell.report)
        if held is None or len(quote.words) > len(held.words):
            best[quote.cell.report] = quote
    return list(best.values())


def _finding(held: Sequence[_Quote]) -> Finding:
    exact = len({quote.words for quote in held}) == 1
    cells = tuple(quote.cell for quote in held)
    return Finding("quote", "quotation", None, exact, cells, "exact" if exact else "variant")
