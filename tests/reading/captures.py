"""Web archives built by code; those among the examples were written by warcio."""

from __future__ import annotations

import gzip
import struct
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

PAGE = """<html lang="en"><head><title>{title} | Skerry Times</title></head><body><article><h1>{title}</h1>
<p class="byline">By Magnus Isbister</p>
<p>LERWICK, Scotland - {title}, the harbour trust said on Tuesday, and nobody in the room asked why it had.</p>
<p>The vote was nine to two. The two left before the tea, and the minutes record that the tea was good.</p>
</article></body></html>"""


@dataclass(frozen=True, slots=True)
class Got:
    """One thing that a crawler got."""

    url: str
    data: bytes
    kind: str = "text/html; charset=utf-8"
    status: str = "200 OK"
    date: str = "2020-02-03T04:05:06Z"
    record: str = "response"
    http: Mapping[str, str] = field(default_factory=dict)
    warc: Mapping[str, str] = field(default_factory=dict)


def page(number: int, title: str = "Pier lamp is lit again") -> Got:
    return Got(f"https://skerrytimes.example/{number}", PAGE.format(title=title).encode())


def warc(*found: Got, packed: bool = True, info: Mapping[str, str] | None = None) -> bytes:
    """A WARC of these records, one gzip member each where it is packed."""
    records = [_record("warcinfo", "application/warc-fields", _lines(info), {})] if info else []
    records += map(_captured, found)
    return b"".join(gzip.compress(record, mtime=0) if packed else record for record in records)


def warc_in_frames(*found: Got, dictionary: bytes = b"", folded: bool = False) -> bytes:
    """A WARC of one Zstandard frame a record; a dictionary comes first, in a frame to skip, itself folded or not."""
    known = zstd.ZstdDict(dictionary) if dictionary else None
    frames = b"".join(zstd.compress(_captured(got), zstd_dict=known) for got in found)
    if not dictionary:
        return frames
    held = zstd.compress(dictionary) if folded else dictionary
    return struct.pack("<4sI", b"\x5d\x2a\x4d\x18", len(held)) + held + frames


def arc(*found: Got, packed: bool = True, form: int = 1) -> bytes:
    """An ARC file as crawlers wrote them before WARC (form 1, or 2 with longer lines)."""
    names = "URL IP-address Archive-date Content-type Archive-length"
    block = f"{form} 0 Skerry Archive\n{names}\n\n".encode()
    records = [_arc_record("filedesc://skerry-2004.arc", "0.0.0.0", "20040203040506", "text/plain", block, form)]
    for got in found:
        header = _lines({"Content-Type": got.kind, **got.http})
        answer = f"HTTP/1.1 {got.status}\r\n".encode() + header + b"\r\n" + got.data
        day = "".join(filter(str.isdigit, got.date))
        records.append(_arc_record(got.url, "192.0.2.7", day, got.kind.partition(";")[0], answer, form))
    return b"".join(gzip.compress(record, mtime=0) if packed else record for record in records)


def _arc_record(url: str, host: str, day: str, kind: str, block: bytes, form: int) -> bytes:
    further = " 200 - - 0 skerry-2004.arc" if form == 2 else ""
    return f"{url} {host} {day} {kind}{further} {len(block)}\n".encode() + block + b"\n"


def _captured(got: Got) -> bytes:
    told = {"WARC-Target-URI": got.url, "WARC-Date": got.date, **got.warc}
    if got.record == "resource":
        return _record(got.record, got.kind, got.data, told)
    header = _lines({"Content-Type": got.kind, **got.http})
    block = f"HTTP/1.1 {got.status}\r\n".encode() + header + b"\r\n" + got.data
    return _record(got.record, "application/http; msgtype=response", block, told)


def _record(record: str, kind: str, block: bytes, told: Mapping[str, str]) -> bytes:
    """WARC 1.0, clause 4."""
    header = {"WARC-Type": record, **told, "Content-Type": kind, "Content-Length": str(len(block))}
    return b"WARC/1.0\r\n" + _lines(header) + b"\r\n" + block + b"\r\n\r\n"


def _lines(fields: Mapping[str, str]) -> bytes:
    return "".join(f"{name}: {value}\r\n" for name, value in fields.items()).encode()
