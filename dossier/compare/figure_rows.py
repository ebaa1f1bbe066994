"""Puts figures of different reports about the same thing in one row, and says whether they agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from dossier.compare import figure_relations
from dossier.compare.apply_judgements import AppliedJudgements, Row
from dossier.compare.attributed_disputes import told_apart
from dossier.compare.figure import FATES, Figure
from dossier.compare.noun_groups import Subject, gathered
from dossier.compare.relative_time import AT_ONCE, When
from dossier.compare.row_matcher import RowMatcher
from dossier.compare.totals import Wholes
from dossier.compare.undated_reports import explained
from dossier.compare.voices import voiced
from dossier.compare.writing_days import told_on
from dossier.model.links import Finding, Relation
from dossier.model.reports import Record, ReportId

_KINDS = ("killed", "wounded", "arrested", "missing", "displaced", "duration", "money", "count")


def rows(figures: Sequence[Figure], records: Sequence[Record], judging: AppliedJudgements) -> list[Finding]:
    """A row for each kind and thing counted: the kinds in their order, people in general first.

    Counts, durations and sums that only one report gives come last.
    """
    held = gathered(figures)
    matcher = RowMatcher([figure for told in held.values() for figure in told])
    judged = judging.rows(list(_numbered(matcher.rows(held))))
    times = _Times([figure for row in judged for figure in row.held], records)
    return sorted((row.signed(_row(row, times)) for row in judged), key=_place)


def _numbered(rows: Mapping[Subject, Sequence[Sequence[Figure]]]) -> Iterator[Row[Figure]]:
    """A row for each thing counted; further things under one name are numbered."""
    for (kind, of), things in rows.items():
        for number, thing in enumerate(things, start=1):
            named = tuple(figure if figure.of == of else _renamed(figure, of) for figure in thing)
            yield Row(_key(kind, of) + (f"#{number}" if number > 1 else ""), named)


def _renamed(figure: Figure, of: str | None) -> Figure:
    return replace(figure, of=of, cell=replace(figure.cell, of=figure.cell.of or figure.of))


def _key(kind: str, of: str | None) -> str:
    return "/".join(("figure", kind, *((of,) if of else ())))


def _place(row: Finding) -> tuple[object, ...]:
    aside = _KINDS.index(row.kind) >= _KINDS.index("duration") and row.relation == "one-report"
    return aside, _KINDS.index(row.kind), row.of is not None, row.of or ""


class _Times:
    """Which reports are newer, and which of them tell newer counts."""

    def __init__(self, figures: Sequence[Figure], records: Sequence[Record]) -> None:
        self._told_on = {record.report: told_on(record) for record in records}
        self.undated = {report for report, day in self._told_on.items() if day is None}
        self._told: dict[ReportId, list[Figure]] = {record.report: [] for record in records}
        for figure in figures:
            self._told[figure.cell.report].append(figure)
        self.wholes = Wholes(self._told)
        self._known: dict[tuple[ReportId, ReportId], When] = {}

    def of(self, one: ReportId, other: ReportId) -> When:
        if (one, other) not in self._known:
            when = When.of(self._told_on[one], self._told_on[other])
            old, new = (other, one) if when.newer < 0 else (one, other)
            updated = when.newer != 0 and figure_relations.is_newer_count(self._told[old], self._told[new])
            self._known[one, other] = replace(when, updated=updated)
        return self._known[one, other]

    def is_steady(self, one: Sequence[Figure], other: Sequence[Figure]) -> bool:
        """Whether two reports that count some of the dead or hurt agree on how many there are of them in all."""
        kind, of = one[0].kind, one[0].of
        if kind not in FATES or of is None:
            return False
        totals = [self._total(told[0].cell.report, kind) for told in (one, other)]
        return totals[0] is not None and totals[0] == totals[1]

    def _total(self, report: ReportId, kind: str) -> object:
        at_large = [f.cell.value for f in self._told[report] if f.kind == kind and f.of is None and not f.marks.part]
        return max(at_large, key=float, default=None)


def _row(row: Row[Figure], times: _Times) -> Finding:
    kind, of = row.held[0].kind, row.held[0].of
    told = [replace(figure, kind=kind, of=of) for figure in row.held] if row.merged else row.held
    by_report: dict[ReportId, list[Figure]] = {}
    for figure in told:
        by_report.setdefault(figure.cell.report, []).append(figure)
    relation = _relation(by_report, times)
    if relation == "other-scope" and _brought_together(row.held, told):
        relation = "contradiction"
    cells, voices = voiced(told)
    return Finding("figure", kind, of, relation != "contradiction", cells, None, relation, row.key, voices)


def _brought_together(held: Sequence[Figure], told: Sequence[Figure]) -> bool:
    """Whether only a person's merge joined figures of different scope: then the person states that they are one thing.

    Figures that were in one row before, or are alone in it since the rest was split off, keep their scopes.
    """
    rows = [(figure.kind, figure.of) for figure in held]
    return any(
        rows[i] != rows[j]
        and one.cell.report != told[j].cell.report
        and figure_relations.between([one], [told[j]]) == "other-scope"
        for i, one in enumerate(told)
        for j in range(i)
    )


def _relation(by_report: Mapping[ReportId, Sequence[Figure]], times: _Times) -> Relation:
    """The weightiest relation of any two reports."""
    if any(map(told_apart, by_report.values())):
        return "contradiction"
    if len(by_report) < 2:
        return "one-report"
    known: dict[tuple[ReportId, ReportId], Relation] = {}
    for a, b in figure_relations.pairs(list(by_report)):
        when = AT_ONCE if times.is_steady(by_report[a], by_report[b]) else times.of(a, b)
        relation = figure_relations.between(by_report[a], by_report[b], when)
        parts = relation == "contradiction" and times.wholes.differ_by_parts(by_report[a], by_report[b])
        known[a, b] = "part-of-total" if parts else relation
    found = set(explained(known, times.undated))
    return next(relation for relation in figure_relations.ORDER if relation in found)
