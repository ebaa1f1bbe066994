"""Of many reports, those that represent the rest are held against each other."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.compare.report_pairs import MOST_REPORTS, report_pairs
from dossier.model.evidence import Evidence
from dossier.model.links import Cell


@dataclass(frozen=True)
class _Held:
    cell: Cell


def _reports(*values: int) -> dict[str, list[_Held]]:
    return {f"R{n}": [_Held(Cell(f"R{n}", 1, value, Evidence("person", str(value))))] for n, value in enumerate(values)}


def test_every_two_of_a_few_reports() -> None:
    assert list(report_pairs(_reports(1, 1, 2))) == [("R0", "R1"), ("R0", "R2"), ("R1", "R2")]


def test_of_many_reports_each_value_is_held_against_each_other() -> None:
    """Two thousand reports make no more pairs than forty; a value that one report alone gives is among them."""
    held = _reports(*[7] * 1500, *[8] * 499, 9)
    pairs = list(report_pairs(held))
    assert len(pairs) == MOST_REPORTS * (MOST_REPORTS - 1) // 2
    values = {frozenset(held[report][0].cell.value for report in pair) for pair in pairs}
    assert values == {frozenset(v) for v in ({7}, {8}, {7, 8}, {7, 9}, {8, 9})}
