"""Cuts a web archive (WARC) into its records, also a damaged or truncated one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dossier.reading.mail.mime_headers import Headers, parse_headers
from dossier.reading.text_tools.decompression import ByteStream, source_of

MOST = 80 << 20  # bytes of a record that is taken up: the largest page, and its server's header
_OPENING = re.compile(rb"WARC/\d")
_BEGINNING = b"WARC/"
_LINES, _HEADER = 1_000, 1 << 18
_WANTED = ("warcinfo", "response", "resource")


@dataclass(frozen=True, slots=True)
class WarcRecord:
    """One record: its header, and its block if it is of a kind that holds pages and is no larger than `MOST`."""

    headers: Headers
    size: int  # of the block, as the header says
    block: bytes = b""
    cut: bool = False  # the archive ends, or is damaged, before the block does

    @property
    def kind(self) -> str:
        return self.headers.main("warc-type")


@dataclass(frozen=True, slots=True)
class Gap:
    """A problem that a reader of the archive should know of: "is damaged in one place"."""

    reason: str


def records(data: bytes) -> Iterator[WarcRecord | Gap]:
    """Every record in order (WARC 1.1, ISO 28500), and a gap wherever something is passed over."""
    source = source_of(data)
    lost = cut = False
    while True:
        line = source.line()
        if _OPENING.match(line):
            lost = False
            record = _record(source)
            yield record
            cut = record.cut
        elif line and source.ended and _BEGINNING.startswith(line):
            cut = True
        elif line.strip() and not lost:
            lost = True
            yield Gap("is damaged in one place, where what stands up to the next record is left out")
        elif not line and source.ended:
            if not source.mend():
                break
            cut = False
            yield Gap("is damaged in one place, where one record or more are left out")
    if (cut or source.cut) and not source.spent:
        yield Gap("is cut off within its last record")
    if source.spent:
        yield Gap("unfolds to more than is read; the rest is left out")


def _record(source: ByteStream) -> WarcRecord:
    headers, whole = _headers(source)
    if not whole:
        return WarcRecord(headers, 0, cut=True)
    length = headers.main("content-length")
    size = int(length) if length.isdecimal() and len(length) < 16 else 0
    if headers.main("warc-type") not in _WANTED or size > MOST:
        return WarcRecord(headers, size, cut=source.skip(size) < size)
    block = source.take(size)
    return WarcRecord(headers, size, block, len(block) < size)


def _headers(source: ByteStream) -> tuple[Headers, bool]:
    """The record's own header, and whether its end is there."""
    lines: list[bytes] = []
    size = 0
    while len(lines) < _LINES and size < _HEADER:
        line = source.line()
        if not line and source.ended:
            return parse_headers(b"".join(lines))[0], False
        if not line.strip():
            break
        lines.append(line + b"\n")
        size += len(line)
    return parse_headers(b"".join(lines))[0], True
