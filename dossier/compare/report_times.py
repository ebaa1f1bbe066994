"""Knows which reports of a case are newer, and which of them tell the event at another moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.compare.as_of import Later, later_toll
from dossier.compare.figure import CASUALTY_KINDS, Figure
from dossier.compare.figure_compat import value_of
from dossier.compare.relative_time import When
from dossier.compare.writing_days import written_at
from dossier.model.evidence import quoted
from dossier.model.links import LaterCount
from dossier.model.reports import Record, ReportId


class ReportTimes:
    """The reports of a case in time: by their days, and by the tolls that they give."""

    def __init__(self, figures: Sequence[Figure], records: Sequence[Record]) -> None:
        self._written = {record.report: written_at(record) for record in records}
        self._texts = {record.report: record.rendition for record in records}
        self._figures: dict[ReportId, list[Figure]] = {record.report: [] for record in records}
        for figure in figures:
            self._figures[figure.cell.report].append(figure)
        self._known: dict[tuple[ReportId, ReportId], When] = {}

    def of(self, one: ReportId, other: ReportId) -> When:
        if (one, other) not in self._known:
            when = When.of(self._written[one], self._written[other])
            old, new = (other, one) if when.newer < 0 else (one, other)
            toll = later_toll(self._figures[old], self._figures[new]) if when.newer else None
            self._known[one, other] = replace(when, toll=toll)
        return self._known[one, other]

    def dead(self, figure: Figure) -> Sequence[Figure]:
        """The numbers of dead that a figure's report gives."""
        return [f for f in self._figures[figure.cell.report] if f.kind == "killed" and value_of(f)]

    def shown(self, found: Later) -> LaterCount:
        """The later count with the words that show it."""
        report, source = found.figure.cell.report, found.shown
        if found.by == "published":
            return LaterCount(report, "published")
        cell, at = source.cell.evidence.span, source.as_of
        assert cell, "a cell's words are in the text"
        start, end = (min(cell.start, at.start), max(cell.end, at.end)) if at else (cell.start, cell.end)
        words = quoted(self._texts[source.cell.report], start, end)
        return LaterCount(report, found.by, source.cell.report, words)

    def of_name(self, figure: Figure) -> Sequence[Figure]:
        """All that a figure's report counts under its name, whatever things these are; at least the figure itself."""
        namesakes = [f for f in self._figures[figure.cell.report] if (f.kind, f.of) == (figure.kind, figure.of)]
        return sorted(namesakes, key=lambda f: f.cell.pin.start) or [figure]

    def is_steady(self, one: Sequence[Figure], other: Sequence[Figure]) -> bool:
        """Whether two reports that count some of the dead or hurt agree on how many there are of them in all."""
        kind, of = one[0].kind, one[0].of
        if kind not in CASUALTY_KINDS or of is None:
            return False
        totals = [self._total(figures[0].cell.report, kind) for figures in (one, other)]
        return totals[0] is not None and totals[0] == totals[1]

    def _total(self, report: ReportId, kind: str) -> object:
        at_large = [f.cell.value for f in self._figures[report] if f.kind == kind and f.of is None and not f.marks.part]
        return max(at_large, key=float, default=None)
