"""Reads compound files ([MS-CFB]), in which Outlook keeps a message as a tree of streams."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from dossier.clauses import Clause
from dossier.errors import Unreadable

REASON = Clause("damaged-outlook-message")
MAGIC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_HEADER = struct.Struct("<HH6xIII4xIIIII")  # from byte 30 on: shifts, counts and first sectors
_ENTRY = struct.Struct("<64sHBxIII36xIII")
_IN_HEADER = 109  # sectors of the table that the header names itself
_LAST = 0xFFFFFFFA  # from here on, numbers are no sectors
_STORAGES, _STREAM = (1, 5), 2
_DEEPEST = 24
_SHIFTS = (9, 12)


@dataclass(frozen=True, slots=True)
class _Entry:
    name: str
    kind: int
    left: int
    right: int
    child: int
    start: int
    size: int


class CompoundFile:
    """The streams of a compound file by their path, such as ("__attach_version1.0_#00000000", "__substg1.0_37010102").

    All that is read is together at most twice the file's size, whatever its tables say.
    """

    def __init__(self, data: bytes) -> None:
        """Raises Unreadable for a damaged file."""
        self._data, self._left = data, 2 * len(data)
        try:
            self._open()
        except (struct.error, IndexError) as error:
            raise Unreadable(REASON) from error

    def _open(self) -> None:
        head = _HEADER.unpack_from(self._data, 30)
        self._shift, self._small_shift, _, _, directory, self._cutoff, small, _, more, _ = head
        if self._shift not in _SHIFTS or self._small_shift >= self._shift:
            raise Unreadable(REASON)
        self._table = self._sector_table(more)
        self._small_table = self._numbers(self._chained(small))
        entries = self._chained(directory)
        whole = entries[: len(entries) // _ENTRY.size * _ENTRY.size]  # without an entry that is cut off
        self._entries = [_entry(found) for found in _ENTRY.iter_unpack(whole)]
        root = self._entries[0]
        self._small = self._chained(root.start)
        self.streams: Mapping[tuple[str, ...], _Entry] = dict(self._walked(root.child))

    def read(self, *path: str) -> bytes | None:
        """The bytes of a stream; None where there is no such stream. Raises Unreadable where it is not whole."""
        entry = self.streams.get(path)
        if entry is None:
            return None
        if entry.size >= self._cutoff:
            found = self._chained(entry.start, entry.size)[: entry.size]
        else:
            size = 1 << self._small_shift
            numbers = _chain(self._small_table, entry.start, -(-entry.size // size))
            found = b"".join(self._small[n * size : (n + 1) * size] for n in numbers)[: entry.size]
        if len(found) < entry.size:
            raise Unreadable(REASON)
        return found

    def _sector(self, number: int) -> bytes:
        return self._data[(number + 1) << self._shift : (number + 2) << self._shift]

    def _numbers(self, data: bytes) -> tuple[int, ...]:
        return struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4])

    def _sector_table(self, more: int) -> tuple[int, ...]:
        """The number of the sector after each, from the sectors that hold this table."""
        listed = list(struct.unpack_from(f"<{_IN_HEADER}I", self._data, 76))
        for _ in range(len(self._data) >> self._shift):
            if more >= _LAST:
                break
            numbers = self._numbers(self._sector(more))
            listed += numbers[:-1]
            more = numbers[-1]
        holders = dict.fromkeys(number for number in listed if number < _LAST)
        return self._numbers(b"".join(map(self._sector, holders)))

    def _chained(self, start: int, size: int | None = None) -> bytes:
        most = None if size is None else -(-size >> self._shift) if size else 0
        found = b"".join(map(self._sector, _chain(self._table, start, most)))
        self._left -= len(found)
        if self._left < 0:
            raise Unreadable(REASON)  # its parts overlap
        return found

    def _walked(self, top: int) -> Iterator[tuple[tuple[str, ...], _Entry]]:
        """Every stream with its path; an entry that comes twice, or too deep, is passed over."""
        seen: set[int] = set()
        todo: list[tuple[int, tuple[str, ...]]] = [(top, ())]
        while todo:
            number, path = todo.pop()
            if number in seen or number >= len(self._entries) or len(path) > _DEEPEST:
                continue
            seen.add(number)
            entry = self._entries[number]
            todo += [(entry.left, path), (entry.right, path)]
            if entry.kind in _STORAGES:
                todo.append((entry.child, (*path, entry.name)))
            elif entry.kind == _STREAM:
                yield (*path, entry.name), entry


def _entry(found: tuple[bytes, int, int, int, int, int, int, int, int]) -> _Entry:
    name, length, kind, left, right, child, start, size, _ = found
    return _Entry(name[: max(0, length - 2)].decode("utf-16-le", "replace"), kind, left, right, child, start, size)


def _chain(table: tuple[int, ...], start: int, most: int | None) -> Iterator[int]:
    """The sectors from `start` on, at most so many, and none twice."""
    seen: set[int] = set()
    while start < len(table) and start not in seen and (most is None or len(seen) < most):
        seen.add(start)
        yield start
        start = table[start]
