"""What changed between two versions of a report, in exact words of both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dossier.model.evidence import Span


@dataclass(frozen=True, slots=True)
class Hunk:
    """Words of the old text (`old`, at `old_span`) that became words of the new; either may be empty."""

    change: Literal["inserted", "deleted", "replaced"]
    old: str
    new: str
    old_span: Span  # in the old version's rendition
    new_span: Span  # in the new version's rendition
