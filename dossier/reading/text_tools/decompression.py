"""Gives the bytes of a web archive piece by piece, unfolds gzip or Zstandard within bounds, passes over damage."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import partial
from typing import Protocol

from dossier import lazy_re as re
from dossier.reading.text_tools.zstandard_frames import MAGIC as ZSTANDARD
from dossier.reading.text_tools.zstandard_frames import ZstandardFrame, dictionary_of, is_zstandard

WHOLE = 4 << 30  # bytes that are unfolded from one file
_MAGIC = b"\x1f\x8b\x08"
_GZIP = 31  # window bits of zlib for a gzip member (RFC 1952)
_CHUNK = 1 << 20
_LEAST, _MOST = 1 << 12, 1 << 18  # bytes handed to zlib at once; records are often small
_TRIES = 10_000  # places at which a whole member is looked for after damage
_LINE = 1 << 16
_OPENING = re.compile(rb"WARC/|[a-z]{3,12}:\S+ \S+ \d{14} ")  # of a record in a WARC, or in an ARC
_HEAD = 4096  # bytes in which it is looked for


class ByteStream(Protocol):
    """Bytes that can be read onwards only."""

    def line(self) -> bytes:
        """Up to the next line feed, which is left off, or 64 KB; empty at the end, too: ask `ended`."""

    def take(self, count: int) -> bytes:
        """Returns `count` bytes, or fewer at the end."""

    def skip(self, count: int) -> int:
        """Passes over so many bytes; how many there were."""

    @property
    def ended(self) -> bool: ...

    @property
    def spent(self) -> bool:
        """Whether reading stopped at the bound, not at the end."""

    @property
    def cut(self) -> bool:
        """At the end: whether the packed bytes stop before a member of them does."""

    def mend(self) -> bool:
        """After damage: continues at the next intact place, if there is one."""


def opening(data: bytes) -> bytes:
    """The first bytes, unpacked; none of what only begins as gzip does."""
    if is_zstandard(data):
        return source_of(data).take(8)
    if not data.startswith(_MAGIC[:2]):
        return data[:8]
    try:
        return zlib.decompressobj(_GZIP).decompress(data[:_LEAST], 8)
    except zlib.error:
        return b""


def source_of(data: bytes) -> ByteStream:
    """The archive's own bytes, packed or not."""
    if is_zstandard(data):
        return Packed(data, magic=ZSTANDARD, member=partial(ZstandardFrame, dictionary_of(data)))
    return Packed(data) if data.startswith(_MAGIC[:2]) else Bare(data)


class _Member(Protocol):
    """Unfolds one member, as zlib does."""

    @property
    def eof(self) -> bool: ...

    @property
    def unused_data(self) -> bytes: ...

    @property
    def unconsumed_tail(self) -> bytes: ...

    def decompress(self, data: bytes | memoryview, most: int, /) -> bytes:
        """Raises zlib.error."""


def _gzip_member() -> _Member:
    return zlib.decompressobj(_GZIP)


class Bare:
    """Uncompressed bytes."""

    spent = cut = False

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    @property
    def ended(self) -> bool:
        return self._at >= len(self._data)

    def line(self) -> bytes:
        stop = self._data.find(b"\n", self._at, self._at + _LINE)
        end = stop if stop >= 0 else min(len(self._data), self._at + _LINE)
        found = self._data[self._at : end]
        self._at = end + (stop >= 0)
        return found

    def take(self, count: int) -> bytes:
        found = self._data[self._at : self._at + count]
        self._at += len(found)
        return found

    def skip(self, count: int) -> int:
        passed = min(count, len(self._data) - self._at)
        self._at += passed
        return passed

    def mend(self) -> bool:
        return False


class Packed:
    """Gzip members one after another: one a record, as they ought to be, or one for all (WARC 1.1, annex D).

    Or Zstandard frames.
    """

    def __init__(
        self, data: bytes, whole: int = WHOLE, magic: bytes = _MAGIC, member: Callable[[], _Member] = _gzip_member
    ) -> None:
        """At most `whole` bytes are unfolded; each member opens with `magic`, and is unfolded by a new `member()`."""
        self._magic, self._new_member = magic, member
        self._whole, self._data, self._left = data, memoryview(data), whole
        self._at = self._start = 0
        self._size = _LEAST
        self._member: _Member | None = None
        self._buffer, self._used = b"", 0
        self._broken = False

    @property
    def spent(self) -> bool:
        return self._left <= 0

    @property
    def cut(self) -> bool:
        return self._member is not None and not self._broken

    @property
    def ended(self) -> bool:
        return self._used >= len(self._buffer) and not self._fill()

    def line(self) -> bytes:
        pieces: list[bytes] = []
        size = 0
        while size < _LINE and not self.ended:
            stop = self._buffer.find(b"\n", self._used, self._used + _LINE - size)
            end = stop if stop >= 0 else min(len(self._buffer), self._used + _LINE - size)
            pieces.append(self._buffer[self._used : end])
            size += len(pieces[-1])
            self._used = end + (stop >= 0)
            if stop >= 0:
                break
        return b"".join(pieces)

    def take(self, count: int) -> bytes:
        pieces: list[bytes] = []
        while count > 0 and not self.ended:
            pieces.append(self._buffer[self._used : self._used + count])
            self._used += len(pieces[-1])
            count -= len(pieces[-1])
        return b"".join(pieces)

    def skip(self, count: int) -> int:
        left = count
        while left > 0 and not self.ended:
            passed = min(left, len(self._buffer) - self._used)
            self._used += passed
            left -= passed
        return count - left

    def mend(self) -> bool:
        if not self._broken:
            return False
        self._buffer, self._used, self._member = b"", 0, None
        at = self._start
        for _ in range(_TRIES):
            at = self._whole.find(self._magic, at + 1)
            if at < 0 or self.spent:
                break
            if self._opens(at):
                self._at, self._broken = at, False
                return True
        self._at = len(self._data)
        return False

    def _opens(self, at: int) -> bool:
        """Whether a member with a record begins there."""
        try:
            head = self._new_member().decompress(self._data[at : at + _LEAST], _HEAD)
            return _OPENING.match(head) is not None
        except zlib.error:
            return False

    def _fill(self) -> bool:
        """Unpacks some more; returns whether there was more."""
        self._buffer, self._used = b"", 0
        while not self._buffer:
            if self._broken or self.spent or not self._feed():
                return False
        self._left -= len(self._buffer)
        return True

    def _feed(self) -> bool:
        """Feeds the current member, or the next one; returns whether there was any input."""
        if self._member is None:
            if self._at >= len(self._data):
                return False
            self._member, self._start, self._size = self._new_member(), self._at, _LEAST
        piece: bytes | memoryview = self._member.unconsumed_tail
        if not piece:
            piece = self._data[self._at : self._at + self._size]
            self._at += len(piece)
            self._size = min(self._size * 2, _MOST)
        try:
            self._buffer = self._member.decompress(piece, _CHUNK)
        except zlib.error:
            self._broken = True
            return False
        if self._member.eof:
            self._at -= len(self._member.unused_data)
            self._member = None
        return bool(piece or self._buffer)
