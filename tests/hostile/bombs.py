"""Small files that unfold to large ones, or say that they do."""

from __future__ import annotations

import gzip
import io
import struct
import zipfile
import zlib
from collections.abc import Iterator

from tests.hostile.scale import Scale
from tests.reading import captures, documents, mails, sheets

_GRAIN = 1 << 20


def zeros(size: int, wrap: int = 31, byte: bytes = b" ") -> bytes:
    """`size` blanks, packed; `wrap` as zlib counts (31: gzip, 15: zlib, -15: bare)."""
    packer, grain = zlib.compressobj(9, zlib.DEFLATED, wrap), byte * _GRAIN
    return b"".join(packer.compress(grain) for _ in range(size // _GRAIN)) + packer.flush()


def files(scale: Scale) -> Iterator[tuple[str, bytes]]:
    yield from _zips(scale)
    yield from _packed(scale)
    yield from _pdfs(scale)
    yield from _entities()
    yield from _pictures()
    yield from _heads(scale)


def _stored(parts: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in parts.items():
            made.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _zips(scale: Scale) -> Iterator[tuple[str, bytes]]:
    blanks = b" " * min(scale.unfolded, 256 << 20)
    head, tail = b"<w:document xmlns:w='" + documents.W.encode() + b"'><w:body><w:p><w:r><w:t>", b"</w:t></w:r></w:p>"
    for part in ("word/document.xml", "word/styles.xml", "word/footnotes.xml", "docProps/core.xml"):
        yield f"{part[5:-4]}.docx", _stored({"word/document.xml": head + tail, part: head + blanks + tail})
    for part in ("content.xml", "styles.xml", "meta.xml"):
        yield f"{part}.odt", _stored({"mimetype": documents.ODT_TYPE.encode(), part: b"<a>" + blanks + b"</a>"})
    yield "quoted.wacz", _stored({"datapackage.json": b'{"resources": []}' + blanks, "archive/data.warc.gz": blanks})
    yield "many-parts.docx", _stored({f"word/{n}.xml": b"<a/>" for n in range(min(20_000, scale.file // 20))})
    overlap = _overlapping(scale)
    yield "overlapping.docx", overlap
    yield "overlapping.zip", overlap.replace(b"word/", b"data/")
    nested = b"blank"
    for level in range(12):
        nested = _stored({f"level{level}.docx": nested})
    yield "nested.docx", _stored({"word/document.xml": nested})
    for name in (
        "../../etc/passwd",
        "/etc/passwd",
        "..\\..\\boot.ini",
        "C:\\x.txt",
        "word/../../x",
        "a" * 5000,
        "\0",
        "\u202ex",
    ):
        yield "slip.docx", _stored({"word/document.xml": head + name.encode() + tail, name: b"out of the way"})
        yield "slip.wacz", _stored({"datapackage.json": b"{}", f"archive/{name}": captures.warc(captures.page(1))})
        yield "slip.odt", _stored({"mimetype": documents.ODT_TYPE.encode(), name: b"<a/>", "content.xml": b"<a/>"})


def _overlapping(scale: Scale) -> bytes:
    """Entries of a directory that all mean the same packed bytes."""
    packed = zeros(min(scale.unfolded, 64 << 20), -15)
    local = (
        struct.pack("<IHHHHHIIIHH", 0x04034B50, 20, 0, 8, 0, 33, 0, len(packed), 1 << 24, 17, 0) + b"word/document.xml"
    )
    entries = b""
    for number in range(500):
        name = b"word/document.xml" if number == 0 else b"word/%d.xml" % number
        sizes = (len(packed), min(scale.unfolded, 64 << 20), len(name), 0, 0, 0, 0, 0, 0)
        entries += struct.pack("<IHHHHHHIIIHHHHHII", 0x02014B50, 20, 20, 0, 8, 0, 33, 0, *sizes) + name
    start = len(local) + len(packed)
    return local + packed + entries + struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, 500, 500, len(entries), start, 0)


def _packed(scale: Scale) -> Iterator[tuple[str, bytes]]:
    bomb = zeros(scale.unfolded)
    yield "blanks.gz", bomb
    yield "twice.gz", gzip.compress(bomb, mtime=0)
    opening = gzip.compress(b"WARC/1.0\r\nWARC-Type: response\r\nContent-Length: 999999999999\r\n\r\n", mtime=0)
    yield "endless-record.warc.gz", opening + bomb
    yield "members.warc.gz", gzip.compress(b"WARC/1.0\r\n\r\n", mtime=0) * min(50_000, scale.times(b"x" * 30))
    for encoding in ("gzip", "deflate", "br", "gzip, gzip, gzip", "gzip" + ", gzip" * 500, "identity", "unknown"):
        got = captures.Got("https://a.example/1", bomb, http={"Content-Encoding": encoding})
        yield "encoded.warc.gz", captures.warc(got)
    chunked = captures.Got("https://a.example/2", b"1\r\na\r\n" * min(100_000, scale.file // 6) + b"0\r\n\r\n",
                           http={"Transfer-Encoding": "chunked"})  # fmt: skip
    yield "chunked.warc", captures.warc(chunked, packed=False)
    yield (
        "huge-chunk.warc",
        captures.warc(
            captures.Got("https://a.example/3", b"FFFFFFFFFFFFFFFF\r\nabc", http={"Transfer-Encoding": "chunked"})
        ),
    )
    for kind in ("base64", "quoted-printable", "uuencode", "8bit", "x-unknown", "gzip"):
        yield "transfer.eml", mails.raw(f"Content-Transfer-Encoding: {kind}\r\n", b"=" * scale.file)


def _pdfs(scale: Scale) -> Iterator[tuple[str, bytes]]:
    shown = sheets.lines_at((50, 300, 12, "Report"))
    bomb = zeros(min(scale.unfolded, 1 << 30), 15)
    yield "stream.pdf", sheets.written(sheets.content(b"", packed=bomb))
    yield "twice.pdf", sheets.written(
        [*sheets.content(b"", packed=zlib.compress(bomb))[:3],
         b"<< /Length %d /Filter [/FlateDecode /FlateDecode] >>\nstream\n%b\nendstream" % (len(bomb), bomb),
         *sheets.content(b"")[4:]]
    )  # fmt: skip
    yield "many-pages.pdf", sheets.written(sheets.content(shown, pages=scale.times(b"x" * 150)))
    yield (
        "page-loop.pdf",
        sheets.written([*sheets.content(shown)[:4], b"<< /Type /Pages /Kids [5 0 R 2 0 R] /Count 9 >>"]),
    )
    yield "count.pdf", sheets.written(sheets.content(shown)).replace(b"/Count 1", b"/Count 2147483647")
    yield "length.pdf", sheets.written(sheets.content(shown)).replace(b"/Length ", b"/Length 99999999999")
    yield "box.pdf", sheets.written(sheets.content(shown)).replace(b"[0 0 400 400]", b"[0 0 1e30 1e30]")
    yield "operators.pdf", sheets.written(sheets.content(b"q " * (scale.unfolded // 64)))
    yield "letters.pdf", sheets.written(sheets.content(shown * min(200_000, scale.unfolded // 400)))
    yield "actions.pdf", sheets.written(
        [b"<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> /AA << /O << /S /Launch "
         b"/F (/bin/sh) >> >> /Names << /EmbeddedFiles << /Names [(x) << /F (http://a.example/x) >>] >> >> >>",
         *sheets.content(shown)[1:]]
    )  # fmt: skip
    yield "locked.pdf", sheets.locked()


def _entities() -> Iterator[tuple[str, bytes]]:
    laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 12))
    square = f'<!ENTITY q "{"a" * 20_000}">'
    kinds = {
        "laughs": (f'<!ENTITY l0 "ha">{laughs}', "&l11;"), "quadratic": (square, "&q;" * 20_000),
        "itself": ('<!ENTITY a "&b;"><!ENTITY b "&a;">', "&a;"),
        "file": ('<!ENTITY f SYSTEM "file:///etc/passwd">', "&f;"),
        "host": ('<!ENTITY f SYSTEM "http://a.example/x">', "&f;"),
        "parameter": ('<!ENTITY % p SYSTEM "http://a.example/x.dtd">%p;', "x"),
        "public": ('<!ENTITY f PUBLIC "-//x" "ftp://a.example/x">', "&f;"),
    }  # fmt: skip
    for kind, (declared, used) in kinds.items():
        head = f'<?xml version="1.0"?><!DOCTYPE r [{declared}]>'
        text = f"<w:p><w:r><w:t>{used}</w:t></w:r></w:p>"
        body = f"{head}<w:document xmlns:w='{documents.W}'><w:body>{text}</w:body></w:document>"
        yield f"{kind}.docx", _stored({"word/document.xml": body.encode()})
        yield f"{kind}.odt", _stored({"mimetype": documents.ODT_TYPE.encode(), "content.xml": body.encode()})
        yield f"{kind}.html", f"<!DOCTYPE html [{declared}]><html><body><p>{used}</p></body></html>".encode()
        yield (
            f"{kind}.fodt",
            documents.flat_odt(documents.odp(used)).replace(b"?>", f"?><!DOCTYPE r [{declared}]>".encode(), 1),
        )


def _pictures() -> Iterator[tuple[str, bytes]]:
    """Heads that promise more dots than any memory has, and data that unfolds."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    for width, height in ((2**31 - 1, 2**31 - 1), (60_000, 60_000), (1, 2**30), (0, 0)):
        head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
        yield "dots.png", b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zeros(8 << 20, 15)) + chunk(b"IEND", b"")
    yield (
        "dots.bmp",
        b"BM" + struct.pack("<IHHIIiiHHIIiiII", 0, 0, 0, 54, 40, 2**30, 2**30, 1, 8, 0, 0, 0, 0, 0, 0) + b"x" * 99,
    )
    yield "dots.gif", b"GIF89a" + struct.pack("<HHBBB", 65535, 65535, 0xF7, 0, 0) + b"\0" * 800
    yield "dots.tif", b"II*\0\x08\0\0\0" + b"\xff\xff" + b"\x01" * 2000
    yield "loop.tif", b"MM\0*\0\0\0\x08\0\0\0\0\0\x08"
    yield "dots.jpg", b"\xff\xd8\xff\xc0\0\x11\x08\xff\xff\xff\xff\x03" + b"\x01\x11\0" * 3 + b"\0" * 500
    yield "dots.webp", b"RIFF\xff\xff\xff\xffWEBPVP8L" + b"\xff" * 300


def _heads(scale: Scale) -> Iterator[tuple[str, bytes]]:
    long = "x" * scale.file
    yield "header.eml", mails.raw(f"Subject: {long}\r\n", b"words")
    yield "headers.eml", mails.raw("X-A: b\r\n" * scale.times("X-A: b\r\n"), b"words")
    yield "folded.eml", mails.raw("Subject: a" + "\r\n b" * scale.times("\r\n b") + "\r\n", b"words")
    yield "addresses.eml", mails.raw("From: " + "<" * scale.file + "\r\n", b"words")
    yield "quoted.eml", mails.raw('From: "' + '\\"' * scale.times('\\"') + "\r\n", b"words")
    yield (
        "encoded.eml",
        mails.raw("Subject: " + "=?utf-8?q?=41?= " * scale.times("=?utf-8?q?=41?= ") + "\r\n", b"words"),
    )
    yield "parameter.eml", mails.raw("", b"words", "text/plain; " + "charset*0=a; " * scale.times("charset*0=a; "))
    yield "received.eml", mails.raw("Received: from a by b; x\r\n" * scale.times("Received: from a by b; x\r\n"), b"x")
    yield "header.warc", b"WARC/1.0\r\nWARC-Type: " + long.encode() + b"\r\n\r\n"
    yield "headers.warc", b"WARC/1.0\r\n" + b"A: b\r\n" * scale.times(b"A: b\r\n") + b"\r\n"
    yield "length.warc", b"WARC/1.0\r\nWARC-Type: response\r\nContent-Length: -5\r\n\r\nHTTP/1.1 200 OK\r\n\r\n"
    yield "length2.warc", b"WARC/1.0\r\nWARC-Type: response\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\nHTTP/1.1"
    yield "title.html", f"<html><head><title>{long}</title></head><body><p>words</p></body></html>".encode()
    yield "meta.html", ("<meta name=author content='a'>" * scale.times("<meta name=author content='a'>")).encode()
