"""Compares the rows of a case with those that remain without some of its reports."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dossier.model.dependences import Dependence
from dossier.model.evidence import Span
from dossier.model.links import Finding
from dossier.model.reports import ReportId

_At = tuple[str, ReportId, Span | None]


def dependences(before: Iterable[Finding], after: Iterable[Finding]) -> tuple[Dependence, ...]:
    """The rows that fall, then those that change their relation, their agreement or their values."""
    left = {at: row for row in after for at in _places(row)}
    found = [_dependence(row, left) for row in before if row.finding != "omission"]
    return tuple(sorted(filter(None, found), key=lambda one: one.effect != "falls"))


def _dependence(row: Finding, left: dict[_At, Finding]) -> Dependence | None:
    rest = next((left[at] for at in _places(row) if at in left), None)
    if rest is None:
        return Dependence("falls", row)
    return Dependence("changes", row, rest) if _said(rest) != _said(row) else None


def _places(row: Finding) -> Iterator[_At]:
    yield from ((row.finding, cell.report, cell.evidence.span) for cell in row.cells)


def _said(row: Finding) -> tuple[bool, str | None, frozenset[object]]:
    return row.agree, row.relation, frozenset(cell.value for cell in row.cells)
