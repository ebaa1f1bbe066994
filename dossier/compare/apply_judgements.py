"""Applies people's judgements to rows: merges rows of one subject, splits off, corrects or removes cells.

A judgement identifies its row by the key and by the words of its cells, and each cell by its words, so it still applies
after reports are read again or added. A judgement whose words are gone, or whose number no comparison can represent,
changes nothing and is listed apart from those that apply.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol, Self, TypeVar

from dossier.model.judgements import (
    Corrected,
    Dismissed,
    Graded,
    Judgement,
    JudgementStatus,
    Merged,
    NamesJoined,
    Pin,
    Removed,
    SettledRow,
    Split,
)
from dossier.model.links import Cell, Celled, Finding, Settlement, kinds_apart


class Held(Protocol):
    """An element of a row: a cell, and the data that relate it to the other cells."""

    @property
    def cell(self) -> Cell: ...

    def with_cell(self, cell: Cell) -> Self:
        """The same with another cell, which a person gave."""


H = TypeVar("H", bound=Held)


@dataclass(frozen=True, slots=True)
class Row(Generic[H]):
    """Cells of one thing before they are weighed, and what people did to them."""

    key: str
    held: tuple[H, ...]
    merged: tuple[str, ...] = ()
    split_from: str | None = None
    judgements: tuple[str, ...] = ()

    @property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(one.cell for one in self.held)

    def touched(self, judgement: Judgement, held: Iterable[H]) -> Row[H]:
        return replace(self, held=tuple(held), judgements=(*self.judgements, judgement.judgement))

    def signed(self, finding: Finding) -> Finding:
        """The finding that was made of this row, with what people did."""
        return replace(finding, merged=self.merged, split_from=self.split_from, judgements=self.judgements)


class AppliedJudgements:
    """People's judgements on the rows of one case, oldest first; each holds for what those before it left."""

    def __init__(self, judgements: Sequence[Judgement] = ()) -> None:
        self._in_order = judgements
        self._judgements = [judgement for judgement in judgements if judgement.usable]
        self._applied: set[str] = set()
        self._into: dict[str, str] = {}  # keys of rows that were merged into others

    def rows(self, rows: Sequence[Row[H]]) -> list[Row[H]]:
        """The rows of one kind of finding, as people left them; a row without cells is none."""
        found = list(rows)
        for judgement in self._judgements:
            if isinstance(judgement.said, Merged):
                self._merge(judgement, judgement.said, found)
            elif isinstance(judgement.said, (Split, Corrected, Removed)):
                self._change(judgement, judgement.said, found)
        return [row for row in found if row.held]

    def settled(self, findings: Sequence[Finding]) -> list[Finding]:
        """The findings, with people's last word on them."""
        found = list(findings)
        for judgement in self._judgements:
            said = judgement.said
            if not isinstance(said, SettledRow):
                continue
            at = self._at(said.row.key, said.row.cells, found)
            if at is not None:
                self._applied.add(judgement.judgement)
                done = (*found[at].judgements, judgement.judgement)
                found[at] = replace(found[at], settled=_settlement(judgement, said, found[at]), judgements=done)
        return found

    @property
    def standings(self) -> tuple[JudgementStatus, ...]:
        """All judgements on rows and cells; complete once all rows went through."""
        on_rows = (
            judgement
            for judgement in self._in_order
            if not isinstance(judgement.said, (Graded, Dismissed, NamesJoined))
        )
        return tuple(JudgementStatus(judgement, judgement.judgement in self._applied) for judgement in on_rows)

    def _merge(self, judgement: Judgement, said: Merged, found: list[Row[H]]) -> None:
        places = [self._at(row.key, row.cells, found) for row in said.rows]
        first, *rest = dict.fromkeys(at for at in places if at is not None) or (None,)
        if first is None or not rest:
            return
        rows = [found[at] for at in (first, *rest)]
        if kinds_apart(rows):  # 0.5.0 and before took such a judgement
            return
        self._into |= {found[at].key: rows[0].key for at in rest}
        judgements = tuple(dict.fromkeys(j for row in rows for j in row.judgements))
        merged = (*rows[0].merged, *(key for row in rows[1:] for key in (row.key, *row.merged)))
        whole = replace(rows[0], merged=merged, judgements=judgements)
        found[first] = whole.touched(judgement, [one for row in rows for one in row.held])
        for at in sorted(rest, reverse=True):
            del found[at]
        self._applied.add(judgement.judgement)

    def _change(self, judgement: Judgement, said: Split | Corrected | Removed, found: list[Row[H]]) -> None:
        pins = said.cells if isinstance(said, Split) else (said.cell,)
        at = self._at(said.row.key, pins, found)
        if at is None:
            return
        row = found[at]
        meant = {place for pin in pins if (place := _found(pin, row.cells)) is not None}
        rest = [one for place, one in enumerate(row.held) if place not in meant]
        self._applied.add(judgement.judgement)
        match said:
            case Split():
                apart: Row[H] = Row(f"{row.key}/{judgement.judgement}", (), split_from=row.key)
                split = [one for place, one in enumerate(row.held) if place in meant]
                found[at : at + 1] = [row.touched(judgement, rest), apart.touched(judgement, split)]
            case Removed():
                found[at] = row.touched(judgement, rest)
            case Corrected():
                found[at] = row.touched(judgement, [
                    one.with_cell(_corrected(one.cell, said, judgement.by)) if place in meant else one
                    for place, one in enumerate(row.held)
                ])  # fmt: skip

    def _at(self, key: str, pins: Sequence[Pin], found: Sequence[Celled]) -> int | None:
        """Where the row is that a judgement means: by its key, else by the words of its cells; None if it is gone.

        A row of the same key that holds none of these words is about something else by now.
        """
        kind = _kind(key)
        while key in self._into:
            key = self._into[key]
        rows = [(at, row) for at, row in enumerate(found) if _kind(row.key) == kind]
        holding = {at: sum(_found(pin, row.cells) is not None for pin in pins) for at, row in rows}
        ranked = [(row.key == key, holding[at], -at) for at, row in rows if holding[at]]
        return -max(ranked)[2] if ranked else None


def _kind(key: str) -> str:
    return key.partition("/")[0]


def _found(pin: Pin, cells: Sequence[Cell]) -> int | None:
    """The index of the cell with these words; of several, the one with the same value, or else the nearest."""
    alike = [at for at, cell in enumerate(cells) if cell.report == pin.report and cell.evidence.quote == pin.quote]
    return min(alike, key=lambda at: _farness(pin, cells[at]), default=None)


def _farness(pin: Pin, cell: Cell) -> tuple[bool, int]:
    return cell.value != pin.value, abs(cell.pin.start - pin.start)


def _corrected(cell: Cell, said: Corrected, by: str) -> Cell:
    """The cell with the person's values; the values that were read are kept in `others`."""
    value = cell.value if said.value is None else said.value
    least = cell.least if said.value is None else said.least
    attributed = cell.attributed_to if said.attributed_to is None else said.attributed_to or None
    read = replace(cell, others=())
    return replace(
        cell,
        value=value,
        least=least,
        qualifier=said.qualifier or cell.qualifier,
        attributed_to=attributed,
        by=by,
        others=(*cell.others, read),
    )


def _settlement(judgement: Judgement, said: SettledRow, row: Finding) -> Settlement:
    seen = {(pin.report, pin.value) for pin in said.row.cells}
    new = dict.fromkeys(cell.report for cell in row.cells if (cell.report, cell.value) not in seen)
    return Settlement(said.note, said.value, judgement.by, judgement.at, tuple(new))
