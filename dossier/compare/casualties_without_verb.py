"""Reads `two women` as two dead women where another report has two women dead.

A sentence may leave out what the report is about (`two officers — Cruz and Vega`), or say it in words that no table
has. That it counts the same people is known from an equal number of the same group.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from dossier.compare.figure import CASUALTY_KINDS, Figure
from dossier.compare.noun_compat import HALVES, are_compatible
from dossier.compare.nouns import counts_persons
from dossier.model.reports import ReportId

_RARE_VALUE = 10  # few other groups of one event have by chance a number that is so great
_SUFFERED = (None, "fired", "treated", "moved")  # the verbs of a count that may be one of the dead or hurt
_SHELTERED = "opened"  # of shelters: people in them had to leave
_PEOPLE, _VICTIMS, _MURDERS = _AT_LARGE = ("people", "victims", "murders")


def with_fates(figures: Sequence[Figure]) -> list[Figure]:
    """The same figures; a count without a verb gets the casualty kind that another report gives for the same number."""
    fated: dict[tuple[object, ...], list[Figure]] = {}
    kinds: dict[ReportId, set[str]] = {}
    for f in figures:
        if f.kind in CASUALTY_KINDS and not f.marks.charged and f.cell.value:
            fated.setdefault(_number(f), []).append(f)
            kinds.setdefault(f.cell.report, set()).add(f.kind)
    return [
        _fated(f, fated[_number(f)], kinds.get(f.cell.report, set())) if _may_suffer(f) and _number(f) in fated else f
        for f in figures
    ]


def _number(figure: Figure) -> tuple[object, ...]:
    return figure.cell.value, figure.cell.least


def _may_suffer(figure: Figure) -> bool:
    """Whether the figure counts people and the report says nothing else of them."""
    people = figure.of in _AT_LARGE or counts_persons(figure.of or "")
    return figure.kind == "count" and figure.marks.doing in (*_SUFFERED, _SHELTERED) and people


def _fated(figure: Figure, equal: Sequence[Figure], kinds_of_value: AbstractSet[str]) -> Figure:
    """The figure with the casualty kind of equal figures in other reports, given the kinds of its own report.

    A report that counts its own dead means other people by a number that another report gives for the dead.
    """
    if any(other.cell.report == figure.cell.report for other in equal):
        return figure
    kinds = {other.kind for other in equal if _is_group(figure, other)}
    kinds = kinds & {"displaced"} if figure.marks.doing == _SHELTERED else kinds
    sure = figure.of in (_VICTIMS, _MURDERS) or float(figure.cell.value) >= _RARE_VALUE
    kinds = kinds - kinds_of_value if figure.of == _PEOPLE else kinds if sure else kinds & kinds_of_value
    if len(kinds) != 1:
        return figure
    return replace(figure, kind=kinds.pop(), of=None if figure.of in _AT_LARGE else figure.of)


def _is_group(figure: Figure, other: Figure) -> bool:
    """Whether both, of one number, count one group; people at large are known by a telling number only."""
    if figure.of == _VICTIMS:
        return other.of is None
    if figure.of == _MURDERS:
        return other.of is None and other.kind == "killed" and float(figure.cell.value) > 1
    if figure.of == _PEOPLE:
        return float(figure.cell.value) >= _RARE_VALUE
    if other.of is None or other.of == figure.of:
        return other.of is not None
    return are_compatible(other.of, str(figure.of)) and not {other.of, figure.of} & HALVES
