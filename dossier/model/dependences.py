"""What a row of a comparison loses without a source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dossier.model.links import Finding


@dataclass(frozen=True, slots=True)
class Dependence:
    """A row that falls or changes without some reports; `left` is what remains of it."""

    effect: Literal["falls", "changes"]
    row: Finding
    left: Finding | None = None
