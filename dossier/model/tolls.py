"""Numbers of people through time."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.model.links import Cell, Finding

TOLLS = ("killed", "wounded", "arrested", "missing", "displaced")  # kinds of figures: what became of people


@dataclass(frozen=True, slots=True)
class TollPoint:
    """A number of people as one report gave it.

    `speaker` is the first designation of who says it, "" where nobody is named; `lowered` if the newest day before it
    had a higher one; `corrected` if the report gives it in the notice of a correction, or a person corrected what was
    read.
    """

    row: Finding
    cell: Cell
    published: str | None
    lowered: bool = False
    corrected: bool = False
    speaker: str = ""
