"""Reports, their versions, and the rows that lists show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from dossier.model.captures import NOTHING_STATED, StatedCapture
from dossier.model.claims import Description, Place
from dossier.model.digest import Digest
from dossier.model.evidence import Span
from dossier.model.file_parts import Item, PartOrigin, own_name

_OPENING = 100  # characters of a text that replace a headline

ReportId = str  # "R1", "R2", ... given at accession, stable for ever

State = Literal["archived", "read", "quarantined"]
# archived: bytes kept, not read yet; read: has a reading; quarantined: kept, unreadable, `reason` says why

Status = Literal["added", "new-version", "unchanged", "duplicate", "part", "quarantined", "ignored", "failed"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one path fared when it was offered to the archive; of a `part`, `report` is the one that it belongs to."""

    path: str
    status: Status
    report: ReportId | None = None
    version: int | None = None
    sha256: Digest | None = None
    reason: str | None = None  # of any but the usual; for a duplicate, where the twin is
    item: Item | None = None  # of a part: its place among those of the file that holds it
    whereabouts: Literal["moved", "gone", "back"] | None = None  # of an unchanged file that is elsewhere than before


@dataclass(frozen=True, slots=True)
class Described:
    """A file that was read without an archive: its description as the contract's JSON, or the reason why none."""

    path: str
    description: str | None
    reason: str | None = None
    item: Item | None = None  # of a part: its place among those of the file that holds it


@dataclass(frozen=True, slots=True)
class Version:
    """One state of a report's bytes; numbers start at 1 and never change, whatever the order of the captures."""

    report: ReportId
    number: int
    sha256: Digest
    size: int  # bytes
    media_type: str
    path: str  # where it was found
    modified: str | None  # the file's own mtime, RFC 3339 UTC
    first_seen: str  # RFC 3339 UTC
    state: State
    reason: str | None = None
    reader: str | None = None
    rendition: Digest | None = None
    description: Digest | None = None
    origin: PartOrigin | None = None  # of a file inside of another
    outlets: int = 0  # last event about people's outlets that its reader knew of
    stated: StatedCapture = NOTHING_STATED  # what it states of its capture
    held: bool = False  # it is not shown before a person accepts it


@dataclass(frozen=True, slots=True)
class SharedAddress:
    """Reports that state the same address, oldest first: perhaps one story, as a person may decide."""

    address: str
    reports: tuple[ReportId, ...]


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A report as a list shows it: the best values of its newest version by moment of capture, `version`."""

    report: ReportId
    version: int
    state: State
    headline: str | None
    outlet: str | None
    byline: str | None  # names joined with "; "
    place: str | None
    country: str | None
    published: str | None
    language: str | None
    first_seen: str
    path: str
    sha256: Digest
    snippet: str | None = None  # search hits, marked with [ and ]
    filed: str | None = None  # the dateline's date, ISO 8601 or --MM-DD
    media_type: str = "application/octet-stream"
    size: int = 0  # bytes
    reason: str | None = None  # why it is in quarantine
    tags: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()  # their names, by number
    trashed: bool = False  # out of lists and searches; nothing of it is deleted
    url: str | None = None
    section: str | None = None
    standfirst: str | None = None
    lat: float | None = None  # of the dateline's place, in degrees (WGS 84)
    lon: float | None = None
    opening: str | None = None  # the text's first words, where there is no headline to know it by
    alarm: bool = field(default=False, compare=False)  # its newest version changed figures, names or quotations

    @property
    def called(self) -> str:
        """Its name in every list: the headline, else its opening words as a quotation, else its file's name."""
        return self.headline or (opening_words(self.opening) if self.opening else own_name(self.path))


def opening_words(text: str) -> str:
    """The first words of a text as a quotation, as many as a list has room for."""
    words = " ".join(text.split())
    if len(words) <= _OPENING:
        return f"“{words}”"
    cut = words[: _OPENING + 1]
    return f"“{cut.rpartition(' ')[0] or cut[:-1]} …”"


@dataclass(frozen=True, slots=True)
class Record:
    """What linking, comparing and briefs need to know of one version of a report."""

    report: ReportId
    version: int
    rendition: str
    text: tuple[Span, ...]  # the article's paragraphs, spans of the rendition
    headline: str | None = None
    outlet: str | None = None
    language: str | None = None
    published: str | None = None  # ISO 8601, any precision
    place: Place | None = None  # of the dateline
    filed: str | None = None  # the dateline's date, ISO 8601 or --MM-DD

    @property
    def with_headline(self) -> tuple[Span, ...]:
        """The paragraphs, preceded by the headline if the text has it word for word outside of them."""
        at = self.rendition.find(self.headline) if self.headline else -1
        if at < 0 or self.headline is None:
            return self.text
        title = Span(at, at + len(self.headline))
        inside = any(span.start < title.end and title.start < span.end for span in self.text)
        return self.text if inside else (title, *self.text)


@dataclass(frozen=True, slots=True)
class SeenAt:
    """A place where a report's bytes were seen; `home` if the report is known by it."""

    path: str
    home: bool
    gone: str | None = None  # RFC 3339 UTC, since when no file is there any more, as far as a watch noticed


@dataclass(frozen=True, slots=True)
class CaptureFile:
    """A file that belongs to a saved page and is no report of its own: a picture, a frame, a style."""

    path: str
    report: ReportId
    sha256: Digest
    size: int  # bytes
    stamp: str  # of the last look, opaque


@dataclass(frozen=True, slots=True)
class ReportDetail:
    """One report whole: its row, versions, the description of one version, and that version's rendition."""

    row: ReportRow
    versions: tuple[Version, ...]  # in the order of their captures
    version: Version  # the one described
    description: Description | None  # None while unread or quarantined
    rendition: str | None
    parts: tuple[ReportId, ...] = ()  # reports that were taken out of this one
    places: tuple[SeenAt, ...] = ()  # the home first
    files: tuple[CaptureFile, ...] = ()  # that belong to its captures
    corrected: Mapping[str, str] = field(default_factory=dict)  # field -> when a person last did so, RFC 3339 UTC
