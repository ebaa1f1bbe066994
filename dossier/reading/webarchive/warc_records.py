"""Cuts a web archive (WARC, or ARC before it) into its records, also a damaged or truncated one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.reading.mail.mime_headers import Headers, parse_headers
from dossier.reading.text_tools.decompression import ByteStream, opening, source_of

MOST = 80 << 20  # bytes of a record that is taken up: the largest page, and its server's header
_OPENING = re.compile(rb"WARC/\d")
_BEGINNING = b"WARC/"
_ARC_LONGEST = 16_384  # bytes of such a line
_LINES, _HEADER = 1_000, 1 << 18
_WANTED = ("warcinfo", "response", "resource")
ARC = b"filedesc"  # how the first record of an ARC file opens
_ARC_LINE = re.compile(rb"(\S[^\r\n]*?) ([\d.]+|[\da-fA-F:]+|-) (\d{14}) (\S*) (?:[^\r\n]* )?(\d{1,15})\r?")


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

    reason: Clause


def records(data: bytes) -> Iterator[WarcRecord | Gap]:
    """Every record in order (WARC 1.1, ISO 28500; ARC 1.0 and 1.1), and a gap wherever something is passed over."""
    source, is_arc = source_of(data), opening(data).startswith(ARC)
    lost = cut = False
    while True:
        line = source.line()
        headers = _arc_headers(line) if is_arc else None
        if headers or (not is_arc and _OPENING.match(line)):
            lost = False
            record = _block(source, headers) if headers else _record(source)
            yield record
            cut = record.cut
        elif line and source.ended and (is_arc or _BEGINNING.startswith(line)):
            cut = True
        elif line.strip() and not lost:
            lost = True
            yield Gap(Clause("damaged-up-to-next-record"))
        elif not line and source.ended:
            if not source.mend():
                break
            cut = False
            yield Gap(Clause("damaged-records-left-out"))
    if (cut or source.cut) and not source.spent:
        yield Gap(Clause("cut-off-within-last-record"))
    if source.spent:
        yield Gap(Clause("unfolds-to-more-than-read"))


def _record(source: ByteStream) -> WarcRecord:
    headers, whole = _headers(source)
    if not whole:
        return WarcRecord(headers, 0, cut=True)
    return _block(source, headers)


def _arc_headers(line: bytes) -> Headers | None:
    """The line that opens a record of an ARC file, as a WARC would say it: address, moment, length."""
    match = _ARC_LINE.fullmatch(line) if len(line) <= _ARC_LONGEST else None
    if match is None:
        return None
    url, _, day, _, length = (part.decode("latin-1") for part in match.groups())
    moment = f"{day[:4]}-{day[4:6]}-{day[6:8]}T{day[8:10]}:{day[10:12]}:{day[12:]}Z"
    kind = "warcinfo" if url.startswith(ARC.decode()) else "response"
    fields = {"WARC-Type": kind, "WARC-Target-URI": url, "WARC-Date": moment, "Content-Length": length}
    return Headers(tuple(fields.items()))


def _block(source: ByteStream, headers: Headers) -> WarcRecord:
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
