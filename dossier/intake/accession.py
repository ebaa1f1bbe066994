"""Accession of one file: from its place on the disk to a decision about its bytes."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Protocol

from dossier.catalog import Catalog, Location
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import is_full
from dossier.intake.disk_space import ENDLESS, NoRoom, Room
from dossier.intake.file_stat import FileStat, exists_at, no_file, not_opened, path_text, respelt
from dossier.intake.reader_protocol import KeptPart
from dossier.model.custody import Custodian, custodian_json
from dossier.model.digest import Digest
from dossier.model.file_parts import Item, PartOrigin, is_within, item_json, place_within
from dossier.model.reports import Outcome, ReportId
from dossier.repository.writer import LogEntry, stamp
from dossier.store import BlobSink

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class StoredFile:
    """Bytes in the store, and where they were found; `stamp` is of the look that they belong to."""

    place: str
    sha256: Digest
    size: int  # bytes
    stamp: str = ""
    modified: str | None = None  # RFC 3339 UTC, as the file says
    born: str | None = None  # when it was made on its disk, where the system knows that
    origin: PartOrigin | None = None  # of a file inside of another
    last: bool = True  # of all files at this place in the newest state of the file that holds it


def parts_taken(place: str, report: ReportId, parts: Sequence[KeptPart], newest: bool) -> list[StoredFile]:
    """The files inside of the one at `place`, which belongs to `report`, in their order there.

    `newest`: these are all files in its newest version.
    """
    names = [place_within(place, kept.name) for kept in parts]
    last = {name: at for at, name in enumerate(names)} if newest else {}
    return [
        StoredFile(
            name,
            kept.sha256,
            kept.size,
            origin=PartOrigin(report, kept.capture, Item(kept.name, at + 1, len(parts))),
            last=last.get(name) == at,
        )
        for at, (name, kept) in enumerate(zip(names, parts, strict=True))
    ]


def part_entry(file: StoredFile, report: ReportId, custodian: Custodian | None) -> LogEntry:
    """What is recorded of a file that belongs to a saved page."""
    detail = {"report": report, "path": file.place, "sha256": file.sha256, "stamp": file.stamp, "size": file.size}
    detail |= {"modified": file.modified}
    return LogEntry("part-kept", detail | ({"custody": custodian_json(custodian)} if custodian else {}))


class StillChanging(Exception):
    """The file changed while its bytes were being read; it is for a later look."""


class NotKept(BadInput):
    """A regular file that could be read, and that the archive's disk has no room for."""

    def __init__(self, place: str, reason: Clause, stamp: str) -> None:
        super().__init__(place, reason)
        self.stamp = stamp


def take(store: BlobSink, path: Path, room: Room = ENDLESS) -> StoredFile:
    """Keeps exactly the bytes of the file at `path`, which is opened for reading only.

    Raises BadInput (no regular file, unreadable), NotKept, StillChanging, OSError (the store cannot keep them).
    """
    handle, file_stat = _open(path)
    try:
        room.take(file_stat.size)
        try:
            kept = store.put_stream(_Source(path, handle, file_stat))
        finally:
            room.written(file_stat.size)
    except NoRoom as error:
        raise NotKept(
            path_text(path), Clause("disk-too-small", size=file_stat.size, left=error.left), file_stat.stamp
        ) from error
    except OSError as error:
        if not is_full(error):
            raise
        raise NotKept(
            path_text(path), Clause("cannot-be-kept-on-disk", error=error.strerror), file_stat.stamp
        ) from error
    finally:
        os.close(handle)
    born = _moment(file_stat.born_ns) if file_stat.born_ns else None
    return StoredFile(path_text(path), kept.digest, kept.size, file_stat.stamp, _moment(file_stat.mtime_ns), born)


def _moment(nanoseconds: int) -> str | None:
    """A time that the file's disk states; None outside the years 1 to 9999."""
    try:
        return stamp(_EPOCH + timedelta(microseconds=nanoseconds // 1000))
    except OverflowError:
        return None


def _open(path: Path) -> tuple[int, FileStat]:
    """A handle, and how the file looks that it is of. Raises BadInput."""
    try:
        if reason := no_file(path.lstat().st_mode):
            raise BadInput(path_text(path), reason)
        # Should a pipe or link have come in between, these flags keep us from hanging on it or following it
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        handle = os.open(path, flags)
    except (OSError, ValueError) as error:
        raise not_opened(path, error) from error
    found = os.fstat(handle)
    if reason := no_file(found.st_mode):
        os.close(handle)
        raise BadInput(path_text(path), reason)
    return handle, FileStat.of(found)


class _Source:
    """A file being read; raises BadInput for its own faults, other than those of the disk that keeps the bytes.

    Its end is returned only after all of the file as it was opened has been read; otherwise StillChanging is raised,
    before the bytes have a name.
    """

    def __init__(self, path: Path, handle: int, file_stat: FileStat) -> None:
        """`file_stat`: how the file was when it was opened."""
        self._path, self._handle, self._file_stat, self._left = path, handle, file_stat, file_stat.size
        self._ended = False

    def read(self, size: int, /) -> bytes:
        if self._ended:
            return b""
        try:
            data = os.read(self._handle, asked := min(size, self._left + 1))
            self._left -= len(data)
            self._ended = not data or (self._left == 0 and len(data) < asked)  # need not be asked once more
            changed = self._left < 0 or (self._ended and self._has_changed())
        except OSError as error:
            raise BadInput(path_text(self._path), Clause("cannot-be-read", error=error.strerror or error)) from error
        if changed:  # at once: one that grows as fast as it is read would never end
            raise StillChanging(self._path)
        return data

    def _has_changed(self) -> bool:
        return self._left != 0 or FileStat.of(os.fstat(self._handle)) != self._file_stat


@dataclass(frozen=True, slots=True)
class Decision:
    """The outcome of a file, the events to record, and whether its bytes are to be read now."""

    outcome: Outcome
    entry: LogEntry | None = None
    to_read: bool = False


@dataclass(frozen=True, slots=True)
class _KnownPlace:
    report: ReportId
    sha256: str
    home: bool
    stamp: str = ""
    gone: bool = False  # it was noted that no file is there

    @classmethod
    def of(cls, found: Location | None) -> _KnownPlace | None:
        """What the catalog knows of a place."""
        return cls(found.report, found.sha256, found.home, found.stamp, found.gone is not None) if found else None


class Numbers(Protocol):
    """Who counts reports and their versions: the log."""

    def next_number(self, kind: str) -> int: ...

    def next_version(self, report: str) -> int: ...


class Accession:
    """Decides about a batch of files; remembers within the batch what the catalog does not know yet.

    Used under the writer's lock, so that no other process assigns the same report number.
    """

    def __init__(
        self,
        catalog: Catalog,
        numbers: Numbers,
        batch: Sequence[StoredFile] = (),
        may_look: Callable[[str], bool] = lambda _: True,
        custodian: Custodian | None = None,
    ) -> None:
        """`numbers` assigns numbers of reports and versions. All files of `batch` are looked up in one query.

        `may_look` decides whether a path recorded in the archive may be accessed on this computer.
        """
        self._catalog, self._numbers, self._may_look = catalog, numbers, may_look
        self._custody = {"custody": custodian_json(custodian)} if custodian else {}
        self._next = numbers.next_number("R")
        located, known_digests = catalog.known_among({file.place for file in batch}, {file.sha256 for file in batch})
        self._places: dict[str, _KnownPlace | None] = {  # None: nothing is there, or not any more
            file.place: _KnownPlace.of(located.get(file.place)) for file in batch
        }
        self._new = {file.sha256 for file in batch} - known_digests  # bytes that no version had before
        self._bytes: dict[str, tuple[ReportId, str]] = {}  # digest -> report, home
        self._versions: dict[ReportId, int] = {}
        self._fresh = set[ReportId]()  # reports with a new version in this batch

    def decide(self, file: StoredFile) -> Decision:
        place, twin = self._located(file.place), self._holding(file.sha256)
        if place and (place.sha256 == file.sha256 or self._is_known_state(file, place)):
            return self._unchanged(file, place)
        if place and place.home:
            return self._new_version(file, place.report, twin)
        if twin is None:
            return self._new_report(file)
        return self._duplicate_or_moved(file, *twin)

    def _is_known_state(self, file: StoredFile, place: _KnownPlace) -> bool:
        """A file may hold several states of one part, all of which come again when it is read again; the last counts.

        So do those of a file's older versions, and of one of which only a beginning could be read.
        """
        return not file.last and place.home and self._catalog.has_version(place.report, file.sha256)

    def _unchanged(self, file: StoredFile, place: _KnownPlace) -> Decision:
        report = place.report
        outcome = self._outcome(file, "unchanged", report)
        if place.gone:
            outcome = replace(outcome, reason=Clause("back-at-place"), whereabouts="back")
        entry = self._sighting(file, place)
        if report in self._fresh:
            return Decision(outcome, entry)  # on its way to the readers already
        newest = self._catalog.row(report)
        # Who kept these bytes may have died before they were read
        return Decision(outcome, entry, to_read=newest.state == "archived" and newest.sha256 == file.sha256)

    def _sighting(self, file: StoredFile, place: _KnownPlace) -> LogEntry | None:
        """Records a changed file stat of unchanged bytes: else the file would be opened again at every start."""
        if file.origin is not None or (place.stamp == file.stamp and not place.gone):
            return None
        self._places[file.place] = replace(place, stamp=file.stamp, gone=False)
        return LogEntry("sighting", self._detail(file, place.report) | {"home": place.home})

    def _new_report(self, file: StoredFile) -> Decision:
        report, self._next = f"R{self._next}", self._next + 1
        return self._version(file, "accession", report, 1, self._outcome(file, "added", report, 1))

    def _new_version(self, file: StoredFile, report: ReportId, twin: tuple[ReportId, str] | None) -> Decision:
        number = self._versions.get(report, self._numbers.next_version(report) - 1) + 1
        reason = Clause("has-bytes-of", report=twin[0]) if twin and twin[0] != report else None
        if reason is None and self._is_trashed(report):
            reason = Clause("of-report-lies-in-trash")
        outcome = self._outcome(file, "new-version", report, number, reason)
        return self._version(file, "new-version", report, number, outcome)

    def _version(self, file: StoredFile, kind: Any, report: ReportId, number: int, outcome: Outcome) -> Decision:
        self._places[file.place] = _KnownPlace(report, file.sha256, home=True, stamp=file.stamp)
        self._bytes.setdefault(file.sha256, (report, file.place))
        self._versions[report] = number
        self._fresh.add(report)
        detail = self._detail(file, report) | {
            "version": number,
            "size": file.size,
            "modified": file.modified,
        }
        detail |= ({"born": file.born} if file.born else {}) | self._custody
        return Decision(outcome, LogEntry(kind, detail), to_read=True)

    def _duplicate_or_moved(self, file: StoredFile, report: ReportId, home: str) -> Decision:
        """Known bytes at a new place: the file was moved if its old place is empty, else it is a copy.

        Bytes that were replaced at their place are a copy of that version, wherever the newer has gone. So are those
        whose old place this computer's user never named: the archive's word alone has no file looked at.
        """
        moved = file.origin is None and self._is_known_by(home, file.sha256) and self._is_gone(home, file.place)
        self._places[file.place] = _KnownPlace(report, file.sha256, home=moved, stamp=file.stamp)
        detail = self._detail(file, report)
        if moved:
            self._bytes[file.sha256], self._places[home] = (report, file.place), None
            outcome = self._outcome(file, "unchanged", report, reason=Clause("moved-here", home=home))
            return Decision(replace(outcome, whereabouts="moved"), LogEntry("moved", detail | {"moved_from": home}))
        reason = Clause(
            "same-bytes-as-trashed" if self._is_trashed(report) else "same-bytes-as", report=report, home=home
        )
        outcome = self._outcome(file, "duplicate", report, reason=reason)
        return Decision(outcome, LogEntry("sighting", detail))

    def _is_gone(self, home: str, place: str) -> bool:
        """Whether a file now at `place` is known to be no longer at its old one."""
        if is_within(home) or not self._may_look(home):
            return False
        return respelt(home, place) or not exists_at(home)

    def _detail(self, file: StoredFile, report: ReportId) -> dict[str, Any]:
        detail: dict[str, Any] = {"report": report, "path": file.place, "sha256": file.sha256, "stamp": file.stamp}
        if file.origin is not None:
            detail |= {"part_of": file.origin.part_of, "capture": asdict(file.origin.capture)}
            detail |= {"item": item_json(file.origin.item)}
        return detail

    def _outcome(
        self,
        file: StoredFile,
        status: Any,
        report: ReportId,
        number: int | None = None,
        reason: str | None = None,
    ) -> Outcome:
        number = number or self._newest(report)
        item = file.origin.item if file.origin else None
        return Outcome(file.place, status, report, number, file.sha256, reason, item)

    def _located(self, place: str) -> _KnownPlace | None:
        if place not in self._places:
            self._places[place] = _KnownPlace.of(self._catalog.located(place))
        return self._places[place]

    def _holding(self, sha256: Digest) -> tuple[ReportId, str] | None:
        if sha256 not in self._bytes:
            if sha256 in self._new:
                return None
            found = self._catalog.holding(sha256)
            if found is None:
                return None
            home = self._catalog.home_with(found.report, sha256) or self._catalog.home_of(found.report)
            self._bytes[sha256] = (found.report, home)
        return self._bytes[sha256]

    def _is_trashed(self, report: ReportId) -> bool:
        return report not in self._fresh and self._catalog.row(report).trashed

    def _is_known_by(self, home: str, sha256: str) -> bool:
        """Whether a report is known by these bytes at a place."""
        place = self._located(home)
        return place is not None and place.home and place.sha256 == sha256

    def _newest(self, report: ReportId) -> int:
        if report not in self._versions:
            self._versions[report] = self._catalog.row(report).version
        return self._versions[report]
