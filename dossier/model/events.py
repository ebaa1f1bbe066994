"""Events: what happened to the archive, one line of the log each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

EventKind = Literal[
    "archive-created", "accession", "new-version", "sighting", "moved", "original-missing", "quarantine",
    "reading", "correction", "correction-undone", "ruling",
    "case-created", "case-added", "case-removed", "case-note", "export",
    "folder-watched", "folder-unwatched",
]  # fmt: skip

# What each is in the PREMIS event-type vocabulary (Library of Congress, id.loc.gov/vocabulary/preservation/eventType)
PREMIS: Mapping[EventKind, str] = {
    "archive-created": "creation",
    "accession": "accession",
    "new-version": "accession",
    "sighting": "message digest calculation",
    "moved": "filename change",
    "original-missing": "validation",
    "quarantine": "quarantine",
    "reading": "metadata extraction",
    "correction": "metadata modification",
    "correction-undone": "metadata modification",
    "ruling": "metadata modification",
    "case-created": "information package creation",
    "case-added": "information package merging",
    "case-removed": "information package splitting",
    "case-note": "metadata modification",
    "export": "dissemination information package creation",
    "folder-watched": "policy assignment",
    "folder-unwatched": "policy assignment",
}


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `detail` holds JSON values only."""

    seq: int  # from 1, without gaps
    at: str  # RFC 3339 UTC, microseconds
    kind: EventKind
    agent: str  # "person:NAME" or "software:dossier/VERSION"
    detail: Mapping[str, Any]

    @property
    def report(self) -> str | None:
        found = self.detail.get("report")
        return found if isinstance(found, str) else None


@dataclass(frozen=True, slots=True)
class Changes:
    """What one write changed; everybody on screen listens to these."""

    reports: frozenset[str] = frozenset()
    cases: frozenset[str] = frozenset()
    folders: bool = False
    links: bool = False

    def __or__(self, other: Changes) -> Changes:
        return Changes(
            self.reports | other.reports,
            self.cases | other.cases,
            self.folders or other.folders,
            self.links or other.links,
        )
