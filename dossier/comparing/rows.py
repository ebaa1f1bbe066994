"""Puts figures of different reports about the same thing in one row, and says whether they agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dossier.comparing import relations
from dossier.comparing.figures import Figure
from dossier.comparing.gathering import gathered
from dossier.comparing.judging import Judging, Row
from dossier.comparing.voices import voiced
from dossier.model.links import Finding, Relation
from dossier.model.reports import Record, ReportId

_BODILY = ("killed", "wounded")
_KINDS = ("killed", "wounded", "arrested", "missing", "displaced", "duration", "money", "count")


def rows(figures: Sequence[Figure], records: Sequence[Record], judging: Judging) -> list[Finding]:
    """A row for each kind and thing counted: the kinds in their order, people at large first.

    Counts, durations and sums that one report alone tells stand last.
    """
    held = gathered(figures)
    judged = judging.rows([Row(_key(*subject), tuple(told)) for subject, told in held.items()])
    times = _Times([figure for row in judged for figure in row.held], records)
    return sorted((row.signed(_row(row, times)) for row in judged), key=_place)


def _key(kind: str, of: str | None) -> str:
    return "/".join(("figure", kind, *((of,) if of else ())))


def _place(row: Finding) -> tuple[object, ...]:
    aside = _KINDS.index(row.kind) >= _KINDS.index("duration") and row.relation == "one-report"
    return aside, _KINDS.index(row.kind), row.of is not None, row.of or ""


class _Times:
    """Which reports are newer, and which of them tell newer counts."""

    def __init__(self, figures: Sequence[Figure], records: Sequence[Record]) -> None:
        self._published = {record.report: record.published or record.filed for record in records}
        self._told: dict[ReportId, list[Figure]] = {record.report: [] for record in records}
        for figure in figures:
            self._told[figure.cell.report].append(figure)
        self._dead = {report: _dead(told) for report, told in self._told.items()}
        self._groups = {kind: {r: _grouped(told, kind) for r, told in self._told.items()} for kind in _KINDS}
        self._known: dict[tuple[ReportId, ReportId], tuple[int, bool]] = {}

    def with_dead(self, one: Sequence[Figure], other: Sequence[Figure]) -> bool:
        """Whether one report counts the dead with those who were shot: five, two dead and three hurt."""
        dead = self._dead[one[0].cell.report] | self._dead[other[0].cell.report]
        groups = self._groups[one[0].kind]
        if any(
            abs(float(a.cell.value) - float(b.cell.value)) in groups[min(a, b, key=_number).cell.report] - {_number(a), _number(b)}
            for a in one for b in other if a.kind in _BODILY
        ):  # fmt: skip
            return True
        shot = [(a, b) if a.marks.shot else (b, a) for a in one for b in other if a.marks.shot != b.marks.shot]
        return any(float(a.cell.value) - float(b.cell.value) in dead | {1.0} for a, b in shot)

    def of(self, one: ReportId, other: ReportId) -> tuple[int, bool]:
        if (one, other) not in self._known:
            newer = relations.order(self._published[one], self._published[other])
            old, new = (other, one) if newer < 0 else (one, other)
            updated = newer != 0 and relations.is_newer_count(self._told[old], self._told[new])
            self._known[one, other] = newer, updated
        return self._known[one, other]


def _number(figure: Figure) -> float:
    return float(figure.cell.value)


def _grouped(told: Sequence[Figure], kind: str) -> frozenset[float]:
    """The numbers of the groups that a report counts: four of the crew, beside eleven people on the ground."""
    return frozenset(_number(figure) for figure in told if figure.kind == kind and figure.of and figure.cell.value)


def _dead(told: Sequence[Figure]) -> frozenset[float]:
    """The numbers of dead that a report tells."""
    return frozenset(float(f.cell.value) for f in told if f.kind == "killed" and f.cell.value and not f.marks.charged)


def _row(row: Row[Figure], times: _Times) -> Finding:
    kind, of = row.held[0].kind, row.held[0].of
    told = [replace(figure, kind=kind, of=of) for figure in row.held] if row.merged else row.held
    by_report: dict[ReportId, list[Figure]] = {}
    for figure in told:
        by_report.setdefault(figure.cell.report, []).append(figure)
    relation = _relation(by_report, times)
    if row.merged and relation == "other-scope":  # a person says that it is one thing
        relation = "contradiction"
    cells, voices = voiced(told)
    return Finding("figure", kind, of, relation != "contradiction", cells, None, relation, row.key, voices)


def _relation(by_report: Mapping[ReportId, Sequence[Figure]], times: _Times) -> Relation:
    """The weightiest relation of any two reports."""
    if len(by_report) < 2:
        return "one-report"
    found: set[Relation] = {"contradiction"} if any(map(relations.told_apart, by_report.values())) else set()
    for a, b in relations.pairs(list(by_report)):
        newer, updated = times.of(a, b)
        relation = relations.between(by_report[a], by_report[b], newer=newer, updated=updated)
        with_dead = relation == "contradiction" and times.with_dead(by_report[a], by_report[b])
        found.add("part-of-total" if with_dead else relation)
    return next(relation for relation in relations.ORDER if relation in found)
