"""Puts figures of different reports about the same thing in one row, and says whether they agree."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations

from dossier.comparing.figures import Figure
from dossier.model.links import Cell, Finding

_KINDS = ("killed", "wounded", "arrested", "missing", "displaced")
_ROUNDING = 0.05  # how far a value may lie from one that is told as "about"


def rows(figures: Iterable[Figure]) -> list[Finding]:
    """A row for each kind and group counted, the kinds in their order, people at large first."""
    cells: dict[tuple[str, str | None], list[Cell]] = {}
    for figure in figures:
        cells.setdefault((figure.kind, figure.of), []).append(figure.cell)
    order = sorted(cells, key=lambda key: (_KINDS.index(key[0]), key[1] is not None, key[1] or ""))
    return [Finding("figure", kind, of, agree(cells[kind, of]), tuple(cells[kind, of])) for kind, of in order]


def agree(cells: Sequence[Cell]) -> bool:
    """Whether every two reports tell at least one value that both can be true of."""
    by_report: dict[str, list[Cell]] = {}
    for cell in cells:
        by_report.setdefault(cell.report, []).append(cell)
    return all(
        any(compatible(mine, theirs) for mine in one for theirs in other)
        for one, other in combinations(by_report.values(), 2)
    )


def compatible(one: Cell, other: Cell) -> bool:
    """Whether both cells can be meant as the same count; bounds of one kind must be the same bound."""
    if one.qualifier == other.qualifier and one.qualifier in ("at-least", "at-most"):
        return one.value == other.value
    low, high = _range(one)
    their_low, their_high = _range(other)
    return low <= their_high and their_low <= high


def _range(cell: Cell) -> tuple[float, float]:
    value = float(cell.value)
    match cell.qualifier:
        case "at-least":
            return value, math.inf
        case "at-most":
            return 0.0, value
        case "about":
            return value * (1 - _ROUNDING), value * (1 + _ROUNDING)
        case _:
            return value, value
