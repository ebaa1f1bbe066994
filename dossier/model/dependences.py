"""What the comparison of a case and the researcher's own words lose without a source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dossier.model.links import Finding
from dossier.model.reports import ReportId

Effect = Literal["falls", "changes"]
SourceKind = Literal["report", "outlet", "speaker"]


@dataclass(frozen=True, slots=True)
class Dependence:
    """A row that falls or changes without a source; `left` is what remains of it."""

    effect: Effect
    row: Finding
    left: Finding | None = None


@dataclass(frozen=True, slots=True)
class SentenceDependence:
    """A sentence of the brief that falls without a source, for it cites no other, or changes, for it cites it too.

    `where` it is written: `title`, `question`, `summary`, `open-question` or `note`; `number` counts there from 1.
    """

    effect: Effect
    where: str
    number: int
    sentence: str  # as it was written, citations and all


@dataclass(frozen=True, slots=True)
class CaseSource:
    """A report, an outlet or a speaker of a case, and what rests on it alone.

    `rows` are keys: of what it alone states, and of disagreements that there would be none of without it.
    """

    kind: SourceKind
    name: str  # the report's id, the outlet's name, the speaker as most reports call it
    reports: tuple[ReportId, ...]
    names: tuple[str, ...] = ()  # of a speaker: all that it is called
    rows: tuple[str, ...] = ()
    sentences: int = 0  # of the brief
