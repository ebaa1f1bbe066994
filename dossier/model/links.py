"""Links between reports, each with reasons that a person can check."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from dossier.model.evidence import Evidence
from dossier.model.reports import ReportId

LinkKind = Literal["revises", "reprints", "quotes", "same-event"]
ReasonKind = Literal["name", "term", "place", "date", "number", "quote", "text", "ruling"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that reports have in common; `evidence` maps a report to the words there."""

    kind: ReasonKind
    value: str
    evidence: Mapping[ReportId, Evidence]
    weight: float = 0.0


@dataclass(frozen=True, slots=True)
class Link:
    """`report` is linked to `other`; score in 0..1."""

    report: ReportId
    other: ReportId
    kind: LinkKind
    score: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Reports suggested as one case, oldest id first; two or more."""

    reports: tuple[ReportId, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A person's word on two reports; it outranks the machine."""

    report: ReportId
    other: ReportId
    verdict: Literal["together", "apart"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that reports of a case say, a cell a report and value."""

    finding: Literal["figure", "date", "quote", "name", "omission"]
    kind: str  # for figures: killed, wounded, arrested, missing, displaced, duration, money, count
    of: str | None
    agree: bool
    cells: tuple[Cell, ...]
    match: Literal["exact", "variant"] | None = None  # quotes only


@dataclass(frozen=True, slots=True)
class Cell:
    """What one report says, with the words."""

    report: ReportId
    version: int
    value: int | float | str
    evidence: Evidence  # always with a span
    qualifier: Literal["exactly", "at-least", "at-most", "about", "between"] = "exactly"
    attributed_to: str | None = None
