"""Takes the page out of a server's kept answer: its header, its chunks, its packing."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import brotli

from dossier import lazy_re as re
from dossier.errors import Unreadable
from dossier.reading.mail.mime_headers import Headers, parse_headers
from dossier.reading.text_tools.zstandard_frames import is_zstandard, unfolded

MOST = 64 << 20  # bytes of one page, unfolded
_STATUS = re.compile(rb"HTTP/[\d.]+[ \t]+(\d{3})[^\r\n]*\r?\n")
_CHUNK = re.compile(rb"[ \t]*([0-9a-fA-F]{1,12})[ \t]*(?:;[^\r\n]{0,1000})?\r?\n")
_PLAIN = ("", "identity", "none", "utf-8")
_WAYS = 3  # packings one over the other


@dataclass(frozen=True, slots=True)
class HttpResponse:
    """A server's response; its content is in the block from `start` on."""

    status: int
    headers: Headers
    start: int


def answer_in(block: bytes) -> HttpResponse | None:
    """The answer's header (RFC 9112, 2.1), or `None` when there is none."""
    status = _STATUS.match(block)
    if status is None:
        return None
    headers, start = parse_headers(block, status.end())
    return HttpResponse(int(status[1]), headers, start)


def payload_of(block: bytes, answer: HttpResponse) -> bytes:
    """The response's content, without chunks and unpacked.

    Raises Unreadable: too large, or packed in an unknown way. Content that archives kept unpacked, contrary to its
    header, is returned unchanged; truncated content as far as it goes.
    """
    data = block[answer.start :]
    if "chunked" in answer.headers.raw("transfer-encoding").lower():
        data = _joined(data)
    ways = [way.strip().lower() for way in answer.headers.raw("content-encoding").split(",")]
    for way in reversed(ways[:_WAYS]):
        data = _unpacked(data, way)
    if len(data) > MOST:
        raise Unreadable(f"is larger than {MOST:,} bytes")
    return data


def _joined(data: bytes) -> bytes:
    """Joins chunks (RFC 9112, 7.1), as far as they are whole."""
    pieces: list[bytes] = []
    at = 0
    while head := _CHUNK.match(data, at):
        size = int(head[1], 16)
        if size == 0:
            return b"".join(pieces)
        pieces.append(data[head.end() : head.end() + size])
        at = head.end() + size
        at += 2 if data[at : at + 2] == b"\r\n" else data[at : at + 1] == b"\n"
    return b"".join(pieces) if pieces else data


def _unpacked(data: bytes, way: str) -> bytes:
    if way in _PLAIN or not data or data[:64].lstrip()[:1] == b"<":
        return data
    if way in ("gzip", "x-gzip"):
        return inflated(data, 31) if data.startswith(b"\x1f\x8b") else data
    if way == "deflate":
        found = inflated(data, 15) or inflated(data, -15)
        return found or data
    if way == "br":
        return unbrotlied(data)
    if way == "zstd":
        return unzstandarded(data) if is_zstandard(data) else data
    raise Unreadable(f"is packed in a way that is not read here ({way[:20]})")


def unbrotlied(data: bytes) -> bytes:
    """Unfolded. Raises Unreadable for damage, and over `MOST`."""
    unfolder, size = brotli.Decompressor(), 0
    pieces: list[bytes] = []
    try:
        while data or not unfolder.can_accept_more_data():
            pieces.append(unfolder.process(data, output_buffer_limit=1 << 20))
            data = b""
            size += len(pieces[-1])
            if size > MOST:
                raise Unreadable(f"unfolds to more than {MOST:,} bytes")
    except (brotli.error, TypeError):
        raise Unreadable("is packed with brotli, and cannot be unfolded") from None
    return b"".join(pieces)


def unzstandarded(data: bytes) -> bytes:
    """Unfolded, as far as it is undamaged. Raises Unreadable where that is nothing, and over `MOST`."""
    pieces: list[bytes] = []
    size = 0
    try:
        for piece in unfolded(data):
            pieces.append(piece)
            size += len(piece)
            if size > MOST:
                raise Unreadable(f"unfolds to more than {MOST:,} bytes")
    except zlib.error:
        if not size:
            raise Unreadable("is a damaged Zstandard archive") from None
    return b"".join(pieces)


def inflated(data: bytes, bits: int) -> bytes:
    """Unfolded with zlib's window bits; of damaged data what comes before the damage. Raises Unreadable over `MOST`."""
    unfolder = zlib.decompressobj(bits)
    pieces: list[bytes] = []
    size, rest = 0, memoryview(data)
    while rest and not unfolder.eof:
        try:
            pieces.append(unfolder.decompress(unfolder.unconsumed_tail or rest[: 1 << 16], 1 << 20))
        except zlib.error:
            break
        rest = rest if unfolder.unconsumed_tail else rest[1 << 16 :]
        size += len(pieces[-1])
        if size > MOST:
            raise Unreadable(f"unfolds to more than {MOST:,} bytes")
    return b"".join(pieces)
