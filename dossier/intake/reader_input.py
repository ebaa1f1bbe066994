"""Opens a file for a reader, which may open none itself: its bytes, piece by piece, or the reason why not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from dossier.archive_folder import entered
from dossier.children import BUFFER
from dossier.clauses import Clause
from dossier.errors import ForeignPart, Unreadable
from dossier.intake.file_stat import no_file
from dossier.intake.reader_protocol import Limits, Task
from dossier.intake.send_file import WholeFile

# WARC, ARC, gzip, zip, Zstandard, mailboxes: files of many, which may be as large as web archives are
_OF_MANY = (b"WARC/", b"filedesc", b"\x1f\x8b", b"PK\x03\x04", b"\x28\xb5\x2f\xfd", b"\x5d\x2a\x4d\x18", b"From ")
_MAILBOX = b"From "
_GRAIN = 1 << 20
_READ = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class Feed:
    """One file on its way to a reader, open until `close`. Raises Unreadable when it cannot be opened."""

    def __init__(self, task: Task, limits: Limits) -> None:
        self.task, self._limits = task, limits
        self.outlets = 0  # the last event about people's outlets that its reader knows of
        self._handle, self.size = _opened_blob(task.path) if task.report else _opened(task.path)
        self._packed = task.made() if task.made else None
        if self._packed is not None:
            self.task, self.size = replace(task, made=None), len(self._packed)
        elif task.report and self.size > limits.web_archive and _begins(self._handle, _MAILBOX):
            # Its messages are readable one by one: as many are read as there is room for
            self.task, self.size = replace(task, cut=self.size), limits.web_archive

    def close(self) -> None:
        os.close(self._handle)

    def chunks(self) -> Iterator[bytes | WholeFile]:
        """The bytes. Raises Unreadable: too large for its kind, or no longer readable."""
        if self._packed is not None:
            if self.size > self._limits.web_archive:
                raise Unreadable(Clause("too-large-with-pages", bytes=self.size, most=self._limits.web_archive))
            yield self._packed
            return
        # A smaller file is sent with what is said of it, in one call
        if not self.task.cut and BUFFER < self.size <= self._limits.file:
            yield WholeFile(self._handle, self.size)
            return
        try:
            yield from self._read()
        except OSError as error:
            raise Unreadable(_why(error)) from error

    def _read(self) -> Iterator[bytes]:
        if self.task.cut:
            yield from self._beginning()
            return
        head = os.read(self._handle, min(_GRAIN, self._limits.file, self.size + 1))
        most = self._limits.web_archive if head.startswith(_OF_MANY) else self._limits.file
        if self.size > most:
            raise Unreadable(Clause("too-large-to-read", size=self.size, most=most))
        done = 0
        while head:
            done += len(head)
            if done > most:
                raise Unreadable(Clause("grew-while-read", most=most))
            yield head
            if done == self.size:  # as large as when it was opened
                return
            head = os.read(self._handle, _GRAIN)

    def _beginning(self) -> Iterator[bytes]:
        left = self.size
        while left and (piece := os.read(self._handle, min(_GRAIN, left))):
            left -= len(piece)
            yield piece


def _begins(handle: int, mark: bytes) -> bool:
    found = os.read(handle, len(mark))
    os.lseek(handle, 0, os.SEEK_SET)
    return found == mark


def _opened(path: str) -> tuple[int, int]:
    """A file's handle and its size in bytes. Raises Unreadable."""
    try:
        if reason := no_file(os.stat(path).st_mode):  # noqa: PTH116 - asked of every file
            raise Unreadable(reason)
        handle = os.open(path, _READ)
        return handle, os.fstat(handle).st_size
    except OSError as error:
        raise Unreadable(_why(error)) from error


def _opened_blob(path: str) -> tuple[int, int]:
    """The same of a file in the archive, which is none of ours where it is a link. Raises Unreadable."""
    blob = Path(path)
    try:
        with entered(blob.parents[1], blob.parent.name) as folder, folder.reader(blob.name) as stream:
            return os.dup(stream.fileno()), os.fstat(stream.fileno()).st_size
    except ForeignPart as error:
        raise Unreadable(Clause("cannot-be-opened", error=error.reason)) from error
    except OSError as error:
        raise Unreadable(_why(error)) from error


def _why(error: OSError) -> Clause:
    return Clause("cannot-be-opened", error=error.strerror or error)
