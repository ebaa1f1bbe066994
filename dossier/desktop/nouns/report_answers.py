"""Answers about one report: a linked report, and what changed between two versions."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.model.edits import Edit
from dossier.model.hunks import Hunk
from dossier.model.links import Link
from dossier.model.reports import ReportRow


@dataclass(frozen=True, slots=True)
class Linked:
    """A link with the row of the report at its other end."""

    link: Link
    row: ReportRow


@dataclass(frozen=True, slots=True)
class Changed:
    """What changed from one version to another, with the words of both."""

    old: int
    new: int
    before: str  # the older one's rendition
    after: str
    hunks: tuple[Hunk, ...]
    edits: tuple[Edit, ...] = ()

    @property
    def added(self) -> int:
        return sum(len(hunk.new.split()) for hunk in self.hunks)

    @property
    def removed(self) -> int:
        return sum(len(hunk.old.split()) for hunk in self.hunks)
