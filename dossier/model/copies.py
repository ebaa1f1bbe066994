"""Which report of a case copies which."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dossier.model.evidence import Evidence
from dossier.model.reports import ReportId

ChangeKind = Literal["copied", "changed", "added", "cut"]


@dataclass(frozen=True, slots=True)
class CopyChange:
    """A sentence of the first text and what became of it in the copy; one of the two is absent if added or cut."""

    kind: ChangeKind
    before: Evidence | None
    after: Evidence | None


@dataclass(frozen=True, slots=True)
class CopiedReport:
    """A report, the first text that it goes back to (itself if it copies none), and the report that it copies."""

    report: ReportId
    source: ReportId
    copies: ReportId | None = None
    share: float = 0.0  # part of its runs of words that it copies, 0..1
    changes: tuple[CopyChange, ...] = ()
