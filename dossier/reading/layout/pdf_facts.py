"""Reads what a PDF states of itself: its information dictionary and its XMP packet."""

from __future__ import annotations

import ctypes
import html
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import pypdfium2.raw as pdfium

from dossier import lazy_re as re

_KEYS = {  # ISO 32000-1, 14.3.3
    "Title": "title",
    "Author": "author",
    "Subject": "description",  # no section: print shops put summaries and key words there
    "Keywords": "keywords",
    "CreationDate": "created",
    "ModDate": "modified",
    "Creator": "creator tool",
    "Producer": "producer",
}
_XMP = {  # ISO 16684-1 (Dublin Core, xmp) and PRISM 3.0
    "dc:title": "title",
    "photoshop:headline": "title",
    "dc:creator": "author",
    "dc:publisher": "publisher",
    "prism:publicationname": "publisher",
    "dc:language": "language",
    "xmp:createdate": "created",
    "xmp:modifydate": "modified",
    "prism:url": "url",
    "prism:publicationdate": "publication date",
    "prism:coverdate": "publication date",
    "dc:date": "date",
    "dc:description": "description",
    "dc:source": "source",
}
_PACKET = re.compile(rb"<x:xmpmeta\b(?:(?!<x:xmpmeta\b).){0,65536}?</x:xmpmeta>", re.S)
_ITEM = re.compile(r"<rdf:li\b[^<>]{0,200}>([^<>]{1,1000})</rdf:li\s*>")
_TAG = re.compile(r"<[^<>]{0,500}>")
_MOMENT = re.compile(r"D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+-])(\d\d)'?(\d\d)?'?|(Z))?")
_PACKETS = 64
_BROWSERS = re.compile(r"^(?:Mozilla/|Mozilla Firefox\b|Chromium\b|HeadlessChrome\b)")
_VALUES = 8  # of one name
_LONGEST = 4096  # bytes of one value


def stated_facts(document: Any, data: bytes) -> Iterator[tuple[str, str, str]]:
    """Key, the PDF's own name for it, and value of each stated fact."""
    for name, key in _KEYS.items():
        if value := _text(document, name):
            yield key, name, iso_moment(value) if key in ("created", "modified") else value
    if spoken := _language(document):
        yield "language", "Lang", spoken
    yield from _xmp(data)


def is_browser(facts: Iterable[tuple[str, str, str]]) -> bool:
    """Whether a browser is named as the program that printed the document."""
    return any(key == "creator tool" and _BROWSERS.match(value) for key, _, value in facts)


def _text(document: Any, name: str) -> str:
    size = pdfium.FPDF_GetMetaText(document, name.encode(), None, 0)
    if not 2 < size <= _LONGEST:
        return ""
    buffer = ctypes.create_string_buffer(size)
    pdfium.FPDF_GetMetaText(document, name.encode(), buffer, size)
    return buffer.raw[: size - 2].decode("utf-16-le", "replace")


def _language(document: Any) -> str:
    size = pdfium.FPDFCatalog_GetLanguage(document, None, 0)
    if not 2 < size <= 128:
        return ""
    buffer = (ctypes.c_ushort * (size // 2))()
    pdfium.FPDFCatalog_GetLanguage(document, buffer, size)
    return bytes(buffer)[: size - 2].decode("utf-16-le", "replace")


def iso_moment(value: str) -> str:
    """A PDF date (ISO 32000-1, 7.9.4) as ISO 8601; leaves other words unchanged."""
    match = _MOMENT.match(value)
    if match is None:
        return value
    year, month, day, hour, minute, second, sign, hours, minutes, zulu = match.groups()
    date = "-".join(part for part in (year, month, day) if part)
    if hour is None or minute is None:
        return date
    zone = f"{sign}{hours}:{minutes or '00'}" if sign else "Z" if zulu else ""
    return f"{date}T{hour}:{minute}:{second or '00'}{zone}"


def _xmp(data: bytes) -> Iterator[tuple[str, str, str]]:
    """The values of the packet that is about the document: pictures within it carry packets of their own."""
    found = [match.group() for match in islice(_PACKET.finditer(data), _PACKETS)]
    own = [packet for packet in found if b"pdf:" in packet or b"prism:" in packet] or found[-1:]
    if not own:
        return
    words = own[-1].decode("utf-8", "replace")
    for name, key in _XMP.items():
        for inner in islice(_values(words, name), _VALUES):
            for value in _ITEM.findall(inner) or [_TAG.sub(" ", inner)]:
                yield key, name, html.unescape(value)


def _values(words: str, name: str) -> Iterator[str]:
    """The values of attributes and elements with this name."""
    form = rf"\s{name}=[\"']([^\"'<>]{{1,1000}})[\"']|<{name}(?:\s[^<>]{{0,500}})?>(.{{1,4000}}?)</{name}\s*>"
    return (match[1] or match[2] for match in re.finditer(form, words, re.S | re.I))
