"""Mends a zip container that was cut off: its whole parts get a new table of contents, for the old one is lost."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

_LOCAL = struct.Struct("<4sHHHHHIIIHH")  # a part's own header (APPNOTE 4.3.7)
_CENTRAL = struct.Struct("<4sHHHHHHIIIHHHHHII")  # a line of the table of contents (4.3.12)
_END = struct.Struct("<4sHHHHIIH")  # the end of it (4.3.16)
_DESCRIPTOR, _PART = b"PK\x07\x08", b"PK\x03\x04"
_SIZED_LATER = 8  # general purpose bit 3: size and checksum come after the part
_STORED, _DEFLATED = 0, 8
_MOST, _MOST_PARTS = 256 << 20, 50_000
# Documents and programs are zip containers too; half of one is none
_NO_COLLECTION = (b"[Content_Types].xml", b"mimetype", b"_rels/", b"META-INF/")


@dataclass(frozen=True, slots=True)
class _Part:
    """A whole part: where its header begins, and its entry in the table of contents."""

    at: int
    end: int
    head: tuple[int, ...]  # version, flags, method, time, date
    name: bytes
    checksum: int
    packed: int
    size: int


def mended(data: bytes) -> bytes | None:
    """The whole parts with a table of contents; None where no part is whole, or it was no collection of files."""
    parts = list(_parts(data))
    if not parts or parts[0].name.startswith(_NO_COLLECTION):
        return None
    end = parts[-1].end
    lines = [_line(part) for part in parts]
    size = sum(map(len, lines))
    return b"".join([data[:end], *lines, _END.pack(b"PK\x05\x06", 0, 0, len(parts), len(parts), size, end, 0)])


def _line(part: _Part) -> bytes:
    version, flags, method, time, date = part.head
    sizes = part.checksum, part.packed, part.size, len(part.name)
    return (
        _CENTRAL.pack(b"PK\x01\x02", 20, version, flags, method, time, date, *sizes, 0, 0, 0, 0, 0, part.at) + part.name
    )


def _parts(data: bytes) -> Iterator[_Part]:
    at = count = 0
    while data[at : at + 4] == _PART and at + _LOCAL.size <= len(data) and count < _MOST_PARTS:
        _, *head, checksum, packed, size, name_length, extra = _LOCAL.unpack_from(data, at)
        body = at + _LOCAL.size + name_length + extra
        name = data[at + _LOCAL.size : at + _LOCAL.size + name_length]
        if not name:
            return
        if head[1] & _SIZED_LATER and not packed:
            if (found := _measured(data, body, head[2])) is None:
                return
            checksum, packed, size = found
        end = body + packed
        if end > len(data):
            return
        yield _Part(at, end, tuple(head), name, checksum, packed, size)
        at, count = _next(data, end), count + 1


def _next(data: bytes, at: int) -> int:
    """Where the next part begins, behind a descriptor of the last one."""
    if data[at : at + 4] == _PART:
        return at
    found = data.find(_PART, at, at + 28)
    return found if found >= 0 else len(data)


def _measured(data: bytes, start: int, method: int) -> tuple[int, int, int] | None:
    """Checksum, packed size and size of a part whose header does not state them; None where it is cut."""
    if method == _STORED:
        end = data.find(_DESCRIPTOR, start)
        return (zlib.crc32(data[start:end]), end - start, end - start) if end >= 0 else None
    if method != _DEFLATED:
        return None
    unfolder, view, at, size, checksum = zlib.decompressobj(-15), memoryview(data), start, 0, 0
    try:
        while not unfolder.eof and at < len(data) and size <= _MOST:
            piece = view[at : at + (1 << 16)]
            out = unfolder.decompress(piece, 1 << 20)
            while unfolder.unconsumed_tail and size <= _MOST:
                size, checksum = size + len(out), zlib.crc32(out, checksum)
                out = unfolder.decompress(unfolder.unconsumed_tail, 1 << 20)
            size, checksum = size + len(out), zlib.crc32(out, checksum)
            at += len(piece)
    except zlib.error:
        return None
    return (checksum, at - len(unfolder.unused_data) - start, size) if unfolder.eof else None
