"""What every exporter writes from: reports with their versions, words and events, and the bytes on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from dossier import lazy_re as re
from dossier.model.digest import Digest
from dossier.model.events import Event
from dossier.model.highlights import CarriedHighlight
from dossier.model.links import Finding, Settlement
from dossier.model.reports import ReportDetail, Version

Files = Iterator[tuple[str, bytes]]  # names with "/" as separator, each once
_NOT_XML = re.compile("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(frozen=True, slots=True)
class ExportedReport:
    """A report, its newest version described, its lines of the log, and the words marked in it."""

    detail: ReportDetail
    events: tuple[Event, ...]
    highlights: tuple[CarriedHighlight, ...] = ()

    @property
    def id(self) -> str:
        return self.detail.row.report


@dataclass(frozen=True, slots=True)
class ReviewedRow:
    """A row of a case's comparison that a person settled."""

    case: str
    finding: Finding
    settled: Settlement


@dataclass(frozen=True, slots=True)
class Exported:
    """A case, or all reports of an archive."""

    archive: str
    name: str
    by: str  # the program
    reports: tuple[ExportedReport, ...]
    read: Callable[[Digest], bytes]
    """The bytes of a blob. Raises MissingBlob, FixityMismatch."""
    reviewed: Callable[[], Sequence[ReviewedRow]]
    """What people ruled in the case, or in all cases without blackened words. Raises NotCompared."""

    def urn(self, report: str, version: int | None = None) -> str:
        """A name for a report or a version, in no other archive."""
        return f"urn:dossier:{self.archive}:{report}" + (f":v{version}" if version else "")


class ExchangeFormat(Protocol):
    """One format: a single file, or a folder where `folder` is true."""

    @property
    def kind(self) -> str:
        """What `dossier export --as` calls it."""

    @property
    def folder(self) -> bool: ...

    def files(self, exported: Exported) -> Files:
        """All files; a format of one file gives that alone, under any name."""


def file_name(version: Version) -> str:
    """The file's own name at the end of the path where it was found."""
    name = version.path.replace("\\", "/").rpartition("/")[2]
    return "file" if name in ("", ".", "..") else name


def xml_text(text: str) -> str:
    """Replaces the characters that XML 1.0 cannot hold."""
    return _NOT_XML.sub("\ufffd", text)
