"""A case: the reports that a person keeps together, and what the person notes about them."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.model.case_searches import CaseSearch
from dossier.model.claims import Claim, Description, Field
from dossier.model.copies import CopiedReport
from dossier.model.evidence import Span
from dossier.model.hunks import Hunk
from dossier.model.judgements import Judgement, JudgementStatus
from dossier.model.links import Finding
from dossier.model.reports import Record, ReportId, Version

CaseId = str  # "C1", "C2", ...


@dataclass(frozen=True, slots=True)
class Note:
    """A researcher's words on a case; they are judgement, and shown as such."""

    text: str
    at: str  # RFC 3339 UTC
    by: str
    note: str = ""  # "N57": the number of its event
    private: bool = False  # then no brief or bag holds it


@dataclass(frozen=True, slots=True)
class Case:
    """The reports that a person keeps together, in the order in which they were added."""

    case: CaseId
    name: str
    created: str  # RFC 3339 UTC
    reports: tuple[ReportId, ...] = ()
    notes: tuple[Note, ...] = ()
    searches: tuple[CaseSearch, ...] = ()  # the research log, oldest first


@dataclass(frozen=True, slots=True)
class Correction:
    """A person's word on a field of a report, in force; `claims` are its values."""

    field: Field
    claims: tuple[Claim, ...]
    at: str  # RFC 3339 UTC
    by: str


@dataclass(frozen=True, slots=True)
class Change:
    """What changed from one version of a report to the next; `hunks` None where a version has no words to compare."""

    old: int
    new: int
    hunks: tuple[Hunk, ...] | None


@dataclass(frozen=True, slots=True)
class Blackened:
    """A passage that is not shown: the rendition has a bar of U+2588 and line feeds in its place."""

    span: Span
    reason: str


@dataclass(frozen=True, slots=True)
class Source:
    """One report as a brief cites it: the version pinned, what it says of itself, and its custody."""

    record: Record
    version: Version
    versions: tuple[Version, ...]  # all of the report's versions, oldest first
    description: Description | None  # None: in quarantine or unread; then the rendition is empty
    grade: Judgement | None = None  # a `Graded`: what a person thinks of it
    corrections: tuple[Correction, ...] = ()
    changes: tuple[Change, ...] = ()  # from each version to the next
    blackened: tuple[Blackened, ...] = ()
    withheld: tuple[Field, ...] = ()  # fields whose words are blackened
    salted: bool = False  # some version has blackened words: its digests are behind a salt, and its files stay here


@dataclass(frozen=True, slots=True)
class CaseFile:
    """All that a brief is composed of."""

    case: Case
    sources: tuple[Source, ...]
    findings: tuple[Finding, ...] = ()
    judgements: tuple[JudgementStatus, ...] = ()  # on its rows and cells, oldest first
    earlier: tuple[Source, ...] = ()  # older versions that the researcher cites along with the newest
    copies: tuple[CopiedReport, ...] = ()  # which report copies which, the first texts first
