"""Exports from the archive: a brief as one file, or a case as a bag."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dossier.model.briefs import Brief
from dossier.model.cases import CaseFile
from dossier.model.digest import Digest
from dossier.model.events import Event


@dataclass(frozen=True, slots=True)
class Printed:
    """A brief that was printed: the digest of its file, what it holds, and where its check page was written."""

    sha256: Digest
    sources: int
    citations: int
    check_page: Path | None = None


@dataclass(frozen=True, slots=True)
class Bagged:
    """A bag that was made: its folder, how many files it holds in all, and the digest of its tag manifest."""

    path: Path
    files: int
    sha256: Digest


@dataclass(frozen=True, slots=True)
class Package:
    """All that a bag is made of, but for the proof of its log."""

    archive: str  # which archive this is
    file: CaseFile
    brief: Brief
    events: tuple[Event, ...]  # those that concern the case, in the order of the log
