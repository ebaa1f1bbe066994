"""The append-only file of events; an event in it has happened."""

from __future__ import annotations

import contextlib
import mmap
import os
import stat
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BufferedRandom, BufferedReader, FileIO
from pathlib import Path

from dossier.archive_folder import ArchiveFolder, entered
from dossier.clauses import Clause, as_clause
from dossier.errors import LogDamaged
from dossier.files import sync_file
from dossier.log.event_lines import event_from_line, line_of
from dossier.model.events import Event

NAME = "events.jsonl"
TORN = "torn-lines.bin"
_TAIL = 1 << 20  # bytes: more than is ever appended at once


@dataclass(frozen=True, slots=True)
class LineFault:
    """A line that cannot be what was written; lines are counted from 1."""

    line: int
    reason: Clause
    seq: int | None = None  # of the event on that line, if it has one


class Log:
    """Events in `folder/events.jsonl`. The caller holds the archive's writer lock while appending.

    `folder` is a folder of an archive: whatever opens something in it raises ForeignPart where that is no plain file.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / NAME

    @property
    def path(self) -> Path:
        return self._path

    def size(self) -> int:
        """Bytes in the log; 0 when there is none yet."""
        try:
            with self._entered() as folder:
                return folder.size(NAME) or 0
        except FileNotFoundError:  # the archive was taken away
            return 0

    def whole(self) -> int:
        """Bytes up to the end of the last whole line."""
        if self.size() == 0:
            return 0
        with self._viewed() as view:
            return view.rfind(b"\n") + 1

    def append(self, events: Sequence[Event]) -> None:
        """Adds lines and syncs them: all are durable when this returns.

        Raises OSError, SyncFailed, ValueError (see `line_of`).
        """
        data = b"".join(map(line_of, events))
        with self._entered() as folder:
            new = folder.size(NAME) is None
            with folder.appender(NAME) as stream:
                before = stream.seek(0, os.SEEK_END)
                try:
                    _write_all(stream.fileno(), data)
                    sync_file(stream.fileno(), self._path)
                except OSError:
                    _cut_off(stream, before)
                    raise
            if new:
                folder.sync()

    def events(self, start: int = 0, after: int = 0) -> Iterator[tuple[Event, int]]:
        """Events from byte `start` on, where event number `after` ends, each with the byte after its end.

        Raises LogDamaged. A last line without its end is passed over: it was never acknowledged.
        """
        for number, line in enumerate(self.lines(start), after + 1):
            start += len(line)
            yield self.event_of(number, line), start

    def event_of(self, number: int, line: bytes) -> Event:
        """The event in line `number` of the log. Raises LogDamaged."""
        found = _event(number, line)
        if isinstance(found, LineFault):
            raise LogDamaged(self._path, found.line, found.reason)
        return found

    def check(self) -> Iterator[Event | LineFault]:
        """Yields for every line its event, or what is wrong with it, to the byte.

        After lines were removed or inserted, the lines behind that follow one another are not reported too.
        """
        moved = 0
        for number, line in enumerate(self.lines(), 1):
            found = _event(number, line)
            if isinstance(found, LineFault) and moved:
                found = _or_moved(found, _event(number + moved, line))
            if isinstance(found, LineFault) and found.seq is not None:
                moved = found.seq - number
            if isinstance(found, Event) and not _as_written(found, line):
                found = LineFault(number, Clause("line-not-as-written"))
            yield found

    def lines(self, start: int = 0) -> Iterator[bytes]:
        """Whole lines with their line feeds, from byte `start` on."""
        try:
            with self._entered() as folder:
                opened = folder.reader(NAME)
        except FileNotFoundError:
            return
        with BufferedReader(opened) as stream:
            stream.seek(start)
            yield from (line for line in stream if line.endswith(b"\n"))

    def line_before(self, end: int) -> bytes:
        """The line that ends at byte `end`, with its line feed; nothing where none does."""
        if not 0 < end <= self.size():
            return b""
        with self._viewed() as view:
            return view[view.rfind(b"\n", 0, end - 1) + 1 : end]

    def mend_tail(self) -> bytes:
        """Cuts off a last line without its end, and returns it.

        A process that died while appending leaves one; it was never acknowledged. The bytes cut off are appended to a
        file next to the log, so that nothing is lost.
        """
        torn = self.torn_tail()
        if torn:
            with self._entered() as folder:
                with folder.appender(TORN) as kept:
                    _write_all(kept.fileno(), torn + b"\n")
                    sync_file(kept.fileno(), folder.place(TORN))
                folder.sync()
                with folder.changer(NAME) as stream:
                    stream.truncate(self.size() - len(torn))
                    sync_file(stream.fileno(), self._path)
        return torn

    def make_good(self, start: int) -> None:
        """Makes the lines from byte `start` on durable, which a writer left who died or whose sync failed.

        The last of them are written once more in their place: after a failed sync the system may hold for written
        what no disk has. Raises OSError, SyncFailed.
        """
        with self._entered() as folder:
            with BufferedRandom(folder.changer(NAME)) as stream:
                at = max(start, self.size() - _TAIL)
                stream.seek(at)
                tail = stream.read()
                stream.seek(at)
                stream.write(tail)
                stream.flush()
                sync_file(stream.fileno(), self._path)
            folder.sync()

    def overwrite(self, events: Mapping[int, Event]) -> None:
        """Puts these events in the place of the lines with their numbers, which have the same length, and syncs them.

        All at once: the new file takes the old one's name in one step, so that a crash leaves no half of a line. Then
        the lines of the old file are overwritten too, for its bytes stay on the disk. Raises OSError, SyncFailed,
        ValueError (where a line has another length).
        """
        placed, at = dict[int, bytes](), 0  # by the byte where a line begins
        with self._entered() as folder, folder.changer(NAME) as old:
            with folder.temporary(stat.S_IMODE(os.fstat(old.fileno()).st_mode)) as (fresh, temporary):
                for number, line in enumerate(self.lines(), 1):
                    if number in events:
                        placed[at] = line_of(events[number])
                        if len(placed[at]) != len(line):
                            raise ValueError(f"line {number} has {len(line)} bytes, not {len(placed[at])}")
                    fresh.write(placed.get(at, line))
                    at += len(line)
                fresh.flush()
                sync_file(fresh.fileno(), self._path)
                fresh.close()
                folder.rename(temporary, NAME)
            folder.sync()
            for start, new in placed.items():
                old.seek(start)
                _write_all(old.fileno(), new)
            sync_file(old.fileno(), self._path)

    def torn_tail(self) -> bytes:
        """A last line without its end, if there is one."""
        if self.size() == 0:
            return b""
        with self._viewed() as view:
            return view[view.rfind(b"\n") + 1 :]

    def _entered(self) -> contextlib.AbstractContextManager[ArchiveFolder]:
        return entered(self._folder.parent, self._folder.name)

    @contextlib.contextmanager
    def _viewed(self) -> Iterator[mmap.mmap]:
        with (
            self._entered() as folder,
            folder.reader(NAME) as stream,
            mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ) as view,
        ):
            yield view


def _event(number: int, line: bytes) -> Event | LineFault:
    """The event of line `number`, whose own number is the same."""
    try:
        event = event_from_line(line)
    except ValueError as error:
        return LineFault(number, as_clause(str(error)))
    if event.seq != number:
        return LineFault(number, Clause("event-out-of-place", event=event.seq, line=number), event.seq)
    return event


def _or_moved(fault: LineFault, moved: Event | LineFault) -> Event | LineFault:
    return moved if isinstance(moved, Event) else fault


def _as_written(event: Event, line: bytes) -> bool:
    try:
        return line_of(event) == line
    except ValueError:
        return False


def _cut_off(stream: FileIO, size: int) -> None:
    """Removes lines that were never acknowledged: a half-written one must not precede the next."""
    with contextlib.suppress(OSError):  # then the next writer mends it
        stream.truncate(size)


def _write_all(handle: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]
