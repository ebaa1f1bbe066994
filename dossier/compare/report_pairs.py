"""Chooses the pairs of reports whose figures or days are held against each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, zip_longest
from typing import Protocol

from dossier.model.links import Cell
from dossier.model.reports import ReportId

MOST_REPORTS = 40  # of a row whose pairs are all looked at: their number grows as the square


class _HasCell(Protocol):
    @property
    def cell(self) -> Cell: ...


def report_pairs(held: Mapping[ReportId, Sequence[_HasCell]]) -> Iterator[tuple[ReportId, ReportId]]:
    """Every two reports of a row, once; of many reports, every two of those that represent the rest.

    Reports that give the same values represent each other: first one of each group, the largest groups first, then a
    second one of each, until there are `MOST_REPORTS`.
    """
    return combinations(held if len(held) <= MOST_REPORTS else _representatives(held), 2)


def _representatives(held: Mapping[ReportId, Sequence[_HasCell]]) -> list[ReportId]:
    groups: dict[frozenset[tuple[object, ...]], list[ReportId]] = {}
    for report, entries in held.items():
        values = frozenset((one.cell.value, one.cell.unit, one.cell.qualifier) for one in entries)
        groups.setdefault(values, []).append(report)
    in_turn = chain.from_iterable(zip_longest(*sorted(groups.values(), key=len, reverse=True)))
    chosen = set(islice((report for report in in_turn if report is not None), MOST_REPORTS))
    return [report for report in held if report in chosen]
