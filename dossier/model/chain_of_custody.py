"""The custody sheet of a version: what log and file state on each point of its chain of custody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from dossier.model.events import Event
from dossier.model.originals import CapturedPicture
from dossier.model.reports import ReportDetail, ReportId

PointStatus = Literal["stated", "not-stated", "does-not-apply"]
PointGroup = Literal["identity", "source", "custodian", "chain"]


@dataclass(frozen=True, slots=True)
class CustodyStatement:
    """One statement on a point: its key in `resources/custody/words.tsv`, its values, and the events it rests on."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)
    events: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CustodyPoint:
    """One of the 22 points; `reason` is the key of why it has no statement, empty where it has some."""

    number: int
    name: str
    group: PointGroup
    status: PointStatus
    statements: tuple[CustodyStatement, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class CustodySheet:
    """All points on one version of a report."""

    report: ReportId
    version: int
    called: str
    archive: str
    sha256: str
    arrived: str  # RFC 3339 UTC
    made: str  # RFC 3339 UTC
    by: str  # the program, such as "dossier/0.6.0"
    points: tuple[CustodyPoint, ...]


@dataclass(frozen=True, slots=True)
class CustodyFacts:
    """All that a sheet is made from."""

    archive: str
    detail: ReportDetail
    arrival: Event  # by which the version was taken into custody
    events: tuple[Event, ...]  # of the report, and of those that were joined into it
    exports: tuple[Event, ...]  # of briefs and bags that hold it, handovers of these, and receipts
    stamps: tuple[Event, ...]  # time stamps over the log
    cases: Mapping[str, tuple[str, tuple[int, ...]]]  # name and events, by the id of each case that holds it
    pictures: tuple[CapturedPicture, ...]
    signed: tuple[int, str] | None  # lines that the newest checkpoint covers, and the key that signed it
    hashed: bool  # whether the bytes were hashed again and are the same
    made: str
    by: str
