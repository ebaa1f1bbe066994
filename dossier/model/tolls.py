"""Numbers of people through time."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.model.links import Cell, Finding


@dataclass(frozen=True, slots=True)
class TollPoint:
    """A number of people as one report gave it; `lowered` if the newest day before it had a higher one."""

    row: Finding
    cell: Cell
    published: str | None
    lowered: bool = False
