"""Allocates the free space of the archive's disk, so that a full disk only postpones files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from threading import Condition, Lock

from dossier.intake.reader_protocol import ReaderAnswer

RESERVED = 16 << 20  # bytes that files leave to log, catalog and readings
_LEAST = 8 << 20  # bytes that readings leave to log and catalog
_TIMES = 4  # a reading's words are in its blobs, in the catalog's text and index, and in what SQLite writes ahead


class NoRoom(Exception):
    """The disk has room for `left` bytes, and more are asked for."""

    def __init__(self, left: int) -> None:
        super().__init__(f"room for {left} bytes")
        self.left = left


class Room:
    """The room for one batch of files, which several threads write at a time: what one is given no other is."""

    def __init__(self, free: Callable[[], int]) -> None:
        """`free` asks the disk how many bytes it has left."""
        self._free, self._lock = free, Lock()
        self._back = Condition(self._lock)
        self._sure = 0  # bytes that may be given without asking the disk
        self._given = 0  # bytes of files that are being written
        self._is_waited_for = False

    def take(self, size: int) -> None:
        """So many bytes are about to be written. Raises NoRoom."""
        with self._lock:
            while size > self._sure:
                self._ask(size)
            self._sure -= size
            self._given += size

    def written(self, size: int) -> None:
        """They are on the disk, or were given up."""
        with self._lock:
            self._given -= size
            if self._is_waited_for:
                self._is_waited_for = False
                self._back.notify_all()

    def _ask(self, size: int) -> None:
        """Asks the disk. Where what is being written may have been counted twice, waits until some of it is there."""
        self._sure = max(0, self._free() - RESERVED - self._given)
        if size <= self._sure:
            return
        if not self._given:
            raise NoRoom(self._sure)
        self._is_waited_for = True
        self._back.wait()


ENDLESS = Room(lambda: sys.maxsize)


def readable(answers: Iterable[ReaderAnswer], free: int) -> tuple[list[ReaderAnswer], list[ReaderAnswer]]:
    """Splits answers into those whose readings fit into the free bytes of the disk, and those to postpone."""
    left, fitting, others = free - _LEAST, list[ReaderAnswer](), list[ReaderAnswer]()
    for answer in answers:
        size = bytes_of(answer)
        if answer.put_off or size > left:
            others.append(answer)
        else:
            fitting.append(answer)
            left -= size
    return fitting, others


def bytes_of(answer: ReaderAnswer) -> int:
    """How many bytes the keeping of a reading may take."""
    return _TIMES * (len(answer.rendition) + len(answer.description))


def is_ample(free: int, postponed: int, free_then: int) -> bool:
    """Whether readings of so many bytes, postponed when `free_then` bytes were free, are worth another try now.

    If a file's contents were too large, or a quota applies that the free space does not show, only more space helps.
    """
    return free >= max(RESERVED + postponed, free_then + _LEAST)
