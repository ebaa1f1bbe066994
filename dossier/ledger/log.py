"""The append-only file of events; what it says, happened."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from dossier.errors import LogDamaged
from dossier.files import sync_folder
from dossier.ledger.lines import event_from_line, line_of
from dossier.model.events import Event

NAME = "events.jsonl"


class Log:
    """Events in `folder/events.jsonl`. The caller holds the archive's writer lock while appending."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / NAME

    @property
    def path(self) -> Path:
        return self._path

    def size(self) -> int:
        """Bytes in the log; 0 when there is none yet."""
        return self._path.stat().st_size if self._path.exists() else 0

    def append(self, events: Sequence[Event]) -> None:
        """Adds lines and syncs them: all are durable when this returns. Raises OSError."""
        data = b"".join(map(line_of, events))
        new = not self._path.exists()
        with self._path.open("ab", buffering=0) as stream:
            before = stream.seek(0, os.SEEK_END)
            try:
                _write_all(stream.fileno(), data)
                os.fsync(stream.fileno())
            except OSError:
                # Nobody was told of these lines: a half-written one must not stand before the next.
                stream.truncate(before)
                raise
        if new:
            sync_folder(self._folder)

    def events(self, start: int = 0) -> Iterator[tuple[Event, int]]:
        """Events from byte `start` on (the start of a line), each with the byte after its end.

        Raises LogDamaged. A last line without its end is passed over: it was never acknowledged.
        """
        expected: int | None = 1 if start == 0 else None
        for number, line in enumerate(self.lines(start), 1):
            event = self._parse(number, line)
            if expected is not None and event.seq != expected:
                raise LogDamaged(self._path, number, f"event {event.seq} stands where {expected} belongs")
            expected = event.seq + 1
            start += len(line)
            yield event, start

    def lines(self, start: int = 0) -> Iterator[bytes]:
        """Whole lines with their line feeds, from byte `start` on."""
        if not self._path.exists():
            return
        with self._path.open("rb") as stream:
            stream.seek(start)
            yield from (line for line in stream if line.endswith(b"\n"))

    def mend_tail(self) -> bytes:
        """Cuts off a last line without its end, and returns it.

        A process that died while appending leaves one; it was never acknowledged. The cut words are kept in a
        file beside the log, for nothing is thrown away unseen.
        """
        torn = self._torn_tail()
        if torn:
            with (self._folder / "torn-lines.bin").open("ab") as aside:
                aside.write(torn + b"\n")
                aside.flush()
                os.fsync(aside.fileno())
            with self._path.open("r+b") as stream:
                stream.truncate(self.size() - len(torn))
                os.fsync(stream.fileno())
        return torn

    def _torn_tail(self) -> bytes:
        size = self.size()
        if size == 0:
            return b""
        with self._path.open("rb") as stream:
            stream.seek(-1, os.SEEK_END)
            if stream.read(1) == b"\n":
                return b""
            stream.seek(max(0, size - (1 << 24)))
            return stream.read().rpartition(b"\n")[2]

    def _parse(self, number: int, line: bytes) -> Event:
        try:
            return event_from_line(line)
        except ValueError as error:
            raise LogDamaged(self._path, number, str(error)) from error


def _write_all(handle: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]
