"""Finds counts of people of whom another report tells what befell them: `two women`, where others have two women dead.

A sentence may leave out what the report is about (`two officers — Cruz and Vega`), or say it in words that no table
has. That it counts the same people is known from an equal number of the same group.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.comparing.figure import FATES, Figure
from dossier.comparing.kinship import HALVES, akin
from dossier.comparing.nouns import counts_persons

_TELLING = 10  # few other groups of one event have by chance a number that is so great
_SUFFERED = (None, "fired", "treated", "moved")  # what is told of a count that may be one of the dead or hurt
_PEOPLE, _VICTIMS = _AT_LARGE = ("people", "victims")


def with_fates(figures: Sequence[Figure]) -> list[Figure]:
    """The same figures; counts of those whom a fate befell by another report are told as that fate."""
    fated = [f for f in figures if f.kind in FATES and not f.marks.charged and f.cell.value]
    return [_fated(figure, fated) if figure.kind == "count" else figure for figure in figures]


def _fated(figure: Figure, fated: Sequence[Figure]) -> Figure:
    if figure.marks.doing not in _SUFFERED or not (figure.of in _AT_LARGE or counts_persons(figure.of or "")):
        return figure
    mine = {other.kind for other in fated if other.cell.report == figure.cell.report}
    if any(_is_equal(figure, o) and o.cell.report == figure.cell.report for o in fated):
        return figure
    kinds = {o.kind for o in fated if o.cell.report != figure.cell.report and _is_group(figure, o)}
    kinds = {kind for kind in kinds if kind in mine or figure.of == _VICTIMS or float(figure.cell.value) >= _TELLING}
    if len(kinds) != 1:
        return figure
    of = None if figure.of in _AT_LARGE else figure.of
    return replace(figure, kind=kinds.pop(), of=of)


def _is_group(figure: Figure, other: Figure) -> bool:
    """Whether both count one group by one number; people at large are known by a telling number only."""
    if not _is_equal(figure, other):
        return False
    if figure.of == _VICTIMS:
        return other.of is None
    if figure.of == _PEOPLE:
        return float(figure.cell.value) >= _TELLING
    if other.of is None or other.of == figure.of:
        return other.of is not None
    return akin(other.of, str(figure.of)) and not {other.of, figure.of} & HALVES


def _is_equal(figure: Figure, other: Figure) -> bool:
    return (figure.cell.value, figure.cell.least) == (other.cell.value, other.cell.least)
