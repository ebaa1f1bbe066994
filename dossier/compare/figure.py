"""The central noun of comparison: a number that a report gives of people or things, and when two are the same."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dossier.compare.modifiers import Marks
from dossier.model.evidence import Span
from dossier.model.links import Cell
from dossier.model.tolls import TOLLS

CASUALTY_KINDS = TOLLS


@dataclass(frozen=True, slots=True)
class Figure:
    """A kind of figure, what it counts, its cell, and what tells with which others it may be compared."""

    kind: str
    of: str | None
    cell: Cell
    marks: Marks
    said: str = ""  # the sentence, for telling copies
    as_of: Span | None = None  # in the rendition, the words that say when it was counted

    def with_cell(self, cell: Cell) -> Figure:
        return replace(self, cell=cell)


def keep(held: list[Figure], figure: Figure) -> None:
    """Adds a figure to those of one number, or replaces the same figure in worse words."""
    for at, other in enumerate(held):
        if is_same(figure, other):
            best = figure if is_better(figure, other) else other
            risen = next((f for f in (best, figure, other) if f.marks.risen), None)  # as a headline may tell it
            held[at] = replace(best, marks=replace(best.marks, risen=True), as_of=risen.as_of) if risen else best
            return
    held.append(figure)


def is_same(figure: Figure, other: Figure) -> bool:
    """Whether two equal numbers under one name count the same: five pirate boats are not five merchant boats.

    Nor are fourteen hurt people the fourteen of them who are in hospital.
    """
    mine, theirs = figure.marks.modifiers, other.marks.modifiers
    return figure.marks.care == other.marks.care and (not mine or not theirs or bool(mine & theirs))


def is_better(figure: Figure, held: Figure) -> bool:
    """Whether the second of two figures alike tells more: whose count it is, which headlines seldom say, or a total."""
    if held.marks.charged != figure.marks.charged or held.marks.part != figure.marks.part:
        return held.marks.charged or (held.marks.part and not figure.marks.charged)
    return held.cell.attributed_to is None and figure.cell.attributed_to is not None
