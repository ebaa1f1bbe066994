"""Takes the one file out of what only wraps it: gzip and its like, SingleFile's zip form, mail programs, Safari."""

from __future__ import annotations

import bz2
import lzma
import plistlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePath
from xml.parsers.expat import ExpatError

from dossier import lazy_re as re
from dossier.errors import Unreadable
from dossier.model.file_parts import Capture
from dossier.reading.mail.outlook_bundle import is_outlook_bundle, outlook_bundle_as_mail
from dossier.reading.mail.outlook_file import is_outlook_file, outlook_file_as_mail
from dossier.reading.reader_choice import ending
from dossier.reading.text_tools.decompression import opening
from dossier.reading.text_tools.zipped import Container, is_zip
from dossier.reading.text_tools.zstandard_frames import is_zstandard
from dossier.reading.webarchive.http_payload import MOST, inflated, unbrotlied, unzstandarded

_GZIP = 31  # window bits of zlib for a gzip member (RFC 1952)
_DEEPEST = 5  # wrappings one within the other
_STEP = 1 << 20
_EMLX = re.compile(rb"\s{0,4}(\d{1,10})[ \t]*\r?\n(?=[A-Za-z-]+:|From )")
_ZIP_END = b"PK\x05\x06"
_SFZ = (b"sfz-", b"data-sfz", b"SingleFile")
_PAGE = "index.html"
_OF_PAGE = (".html", ".css", ".js", ".json", ".txt", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".avif", ".ico",
            ".woff", ".woff2", ".ttf", ".otf", ".mp4", ".mp3", ".webm")  # fmt: skip
_PLISTS = (b"bplist00", b"<?xml", b"<!DOCTYPE plist")


@dataclass(frozen=True, slots=True)
class InnerFile:
    """The file within, its name, and where it was got if the wrapping says so."""

    data: bytes
    name: str
    capture: Capture | None = None


def unwrapped(data: bytes, name: str) -> InnerFile:
    """The file within all wrappings, or the file itself. Raises Unreadable: a bomb, too many wrappings, damage."""
    found = InnerFile(data, name)
    for _ in range(_DEEPEST):
        inner = _inner(found.data, found.name)
        if inner is None:
            return found
        found = InnerFile(inner.data, inner.name, inner.capture or found.capture)
    raise Unreadable(f"is packed more than {_DEEPEST} times")


def _inner(data: bytes, name: str) -> InnerFile | None:
    if packed := _packed(data, name):
        return InnerFile(packed(data), PurePath(name).stem if "." in name else name)
    if match := _EMLX.match(data[:64]):
        size = int(match[1])
        return InnerFile(data[match.end() : match.end() + size], f"{PurePath(name).stem}.eml")
    if is_outlook_file(data):
        return InnerFile(outlook_file_as_mail(data), f"{PurePath(name).stem}.eml")
    if is_outlook_bundle(data):
        return InnerFile(outlook_bundle_as_mail(data), f"{PurePath(name).stem}.eml")
    if data.startswith(_PLISTS) and (b"WebMainResource" in data[: 1 << 16] or b"WebMainResource" in data[-(1 << 16) :]):
        return _webarchive(data)
    return _page_of_zip(data, name)


def _packed(data: bytes, name: str) -> Callable[[bytes], bytes] | None:
    if data.startswith(b"\x1f\x8b") and not opening(data).startswith((b"WARC/", b"filedesc")):
        return _gunzipped
    if is_zstandard(data) and not opening(data).startswith((b"WARC/", b"filedesc")):
        return unzstandarded
    if data.startswith(b"BZh"):
        return lambda packed: _bounded(bz2.BZ2Decompressor(), packed, "bzip2")
    if data.startswith(b"\xfd7zXZ"):
        return lambda packed: _bounded(lzma.LZMADecompressor(memlimit=MOST * 2), packed, "xz")
    return unbrotlied if ending(name) == ".br" else None


def _gunzipped(data: bytes) -> bytes:
    if found := inflated(data, _GZIP):
        return found
    raise Unreadable("is an empty or damaged gzip archive")


def _bounded(unfolder: bz2.BZ2Decompressor | lzma.LZMADecompressor, data: bytes, way: str) -> bytes:
    pieces: list[bytes] = []
    size = 0
    try:
        while not unfolder.eof:
            pieces.append(unfolder.decompress(data, _STEP))
            data = b""
            size += len(pieces[-1])
            if size > MOST:
                raise Unreadable(f"unfolds to more than {MOST:,} bytes")
            if unfolder.needs_input:
                break
    except (OSError, EOFError, lzma.LZMAError):
        if not size:
            raise Unreadable(f"is a damaged {way} archive") from None
    return b"".join(pieces)


def _webarchive(data: bytes) -> InnerFile:
    try:
        found = plistlib.loads(data)
    except (plistlib.InvalidFileException, ExpatError, ValueError, RecursionError, OverflowError, IndexError) as error:
        raise Unreadable("is a damaged Safari web archive") from error
    main = found.get("WebMainResource") if isinstance(found, dict) else None
    page = main.get("WebResourceData") if isinstance(main, dict) else None
    if not isinstance(main, dict) or not isinstance(page, bytes):
        raise Unreadable("is a Safari web archive without a page")
    charset, kind = main.get("WebResourceTextEncodingName"), main.get("WebResourceMIMEType") or "text/html"
    media_type = f"{kind}; charset={charset}" if isinstance(charset, str) and charset else str(kind)
    url = main.get("WebResourceURL")
    return InnerFile(page, "page.html", Capture(url if isinstance(url, str) else None, None, media_type, "webarchive"))


def _page_of_zip(data: bytes, name: str) -> InnerFile | None:
    """The page of a zip container that holds one page and what it draws, also behind the markup that unpacks it."""
    if not is_zip(data) and not (_ZIP_END in data[-(1 << 17) :] and any(mark in data[:4096] for mark in _SFZ)):
        return None
    try:
        container = Container(data)
    except Unreadable:
        if is_zip(data):
            return None  # said by those who read such containers
        raise
    names = container.names
    if _PAGE not in container or not all(one.lower().endswith(_OF_PAGE) for one in names):
        return None
    pages = [one for one in names if one.lower().endswith((".html", ".txt", ".json")) and "/" not in one]
    if is_zip(data) and len(pages) > 2:  # a folder of clippings with an index
        return None
    return InnerFile(container.unfold(_PAGE), f"{PurePath(name).stem}.html")
