"""Splits a quotation that other reports give in several pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.model.evidence import Span
from dossier.model.reports import ReportId

Runs = frozenset[tuple[str, ...]]

_END = re.compile(r"(?<=[.!?…])[\"'”’»)]*\s+(?=[^\w\s]*[A-ZÁÉÍÓÚÑ])")
_FEWEST = 3  # runs of words in common that make a sentence the other's
_ALIKE = 0.5  # part of a sentence's runs


@dataclass(frozen=True, slots=True)
class QuotedSentences:
    """A quotation: whose report's, and the runs of words of each of its sentences."""

    report: ReportId
    sentences: tuple[Runs, ...]


def sentence_spans(said: str) -> list[Span]:
    """The spans of the sentences of a quotation."""
    ends = [*(match.end() for match in _END.finditer(said)), len(said)]
    return [Span(start, end) for start, end in zip([0, *ends], ends, strict=False)]


def sentence_runs(wholes: Sequence[QuotedSentences], alike: Sequence[tuple[int, int]]) -> Iterator[list[range]]:
    """For each quotation the ranges of sentences that belong together; a single range where it should not be split.

    `alike` are the pairs that match as they are. A quotation is split where its sentences occur in different quotations
    of one report, and where nothing resembles the whole of it but something resembles one sentence.
    """
    partners: dict[int, list[int]] = {}
    for one, other in alike:
        partners.setdefault(one, []).append(other)
        partners.setdefault(other, []).append(one)
    holders = _holders(wholes)
    for i, whole in enumerate(wholes):
        partner_reports = [wholes[j].report for j in partners.get(i, ()) if wholes[j].report != whole.report]
        if len(whole.sentences) == 1 or (partner_reports and len(set(partner_reports)) == len(partner_reports)):
            yield [range(len(whole.sentences))]
        else:
            yield list(_ranges([_matches(i, runs, wholes, holders) for runs in whole.sentences]))


def _holders(wholes: Sequence[QuotedSentences]) -> dict[tuple[str, ...], set[int]]:
    held: dict[tuple[str, ...], set[int]] = {}
    for i, whole in enumerate(wholes):
        for runs in whole.sentences:
            for run in runs:
                held.setdefault(run, set()).add(i)
    return held


def _matches(
    i: int, runs: Runs, wholes: Sequence[QuotedSentences], holders: dict[tuple[str, ...], set[int]]
) -> dict[ReportId, int]:
    """For each other report, the index of the quotation that contains the sentence."""
    met = Counter(j for run in runs for j in holders.get(run, ()) if wholes[j].report != wholes[i].report)
    best: dict[ReportId, int] = {}
    for j, shared in met.most_common():
        fewest = min(len(runs), max((len(r) for r in wholes[j].sentences if r & runs), default=0))
        if shared >= max(_FEWEST, _ALIKE * fewest):
            best.setdefault(wholes[j].report, j)
    return best


def _ranges(matches: Sequence[dict[ReportId, int]]) -> Iterator[range]:
    """Ranges of sentences that no report spreads over two quotations; unmatched sentences are ranges apart."""
    start, known = 0, dict(matches[0])
    for n, found in enumerate(matches[1:], start=1):
        if bool(found) != bool(known) or any(known.get(report, j) != j for report, j in found.items()):
            yield range(start, n)
            start, known = n, {}
        known |= found
    yield range(start, len(matches))
