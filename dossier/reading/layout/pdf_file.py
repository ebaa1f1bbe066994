"""Opens a PDF within bounds and gives its pages one at a time; what cannot be opened is a reason."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pypdfium2.raw as pdfium

from dossier import lazy_re as re
from dossier.errors import Unreadable

_STREAM = re.compile(rb"stream\r?\n(?<!endstream\n)(?<!endstream\r\n)")  # what it begins with is found at once
_CATALOG = re.compile(rb"(?<![0-9])([0-9]{1,7} [0-9]{1,5}) obj\b[^>]{0,400}?/Type\s*/Catalog\b")
_BOMB = 512 << 20  # bytes of one unfolded stream
# The same of what is drawn, of which PDFium makes objects many times as large; maps have a tenth, and pack far worse
_DRAWING = 32 << 20
_NOT_DRAWN = (b"/Image", b"/EmbeddedFile")
_DICTIONARY = 4096  # bytes before a stream in which is looked for what it is
_PACKED = 64 << 10  # bytes at the start of a stream by whose growth a bomb is suspected
_GLANCE = 4 << 10  # bytes of them that are unfolded first: of most streams no more is
_GROWTH = 300  # times; pictures of one colour come near Flate's bound, but are small
_BOUND = 1032  # times, which Flate never passes
_STEP = 64 << 10

_REASONS = {
    pdfium.FPDF_ERR_FILE: "cannot be opened as a PDF",
    pdfium.FPDF_ERR_FORMAT: "is a PDF too damaged to be opened",
    pdfium.FPDF_ERR_PASSWORD: "is locked with a password",
    pdfium.FPDF_ERR_SECURITY: "is locked in a way that cannot be opened here",
    pdfium.FPDF_ERR_PAGE: "is a PDF without a page that can be opened",
}


@contextmanager
def opened(data: bytes) -> Iterator[Any]:
    """PDFium's handle of a document, closed afterwards. Raises Unreadable."""
    _check_bombs(data)
    document = pdfium.FPDF_LoadMemDocument64(data, len(data), None)
    if not document and pdfium.FPDF_GetLastError() == pdfium.FPDF_ERR_FORMAT and (root := _root(data)):
        data = b"%b\ntrailer\n<< /Root %b R >>\nstartxref\n0\n%%%%EOF\n" % (data, root)
        document = pdfium.FPDF_LoadMemDocument64(data, len(data), None)
    if not document:
        raise Unreadable(_REASONS.get(pdfium.FPDF_GetLastError(), "cannot be opened as a PDF"))
    try:
        yield document
    finally:
        pdfium.FPDF_CloseDocument(document)


def _root(data: bytes) -> bytes | None:
    """Number and generation of the catalog in a file whose end, which names it, was lost."""
    found = _CATALOG.search(data)
    return found[1] if found else None


@contextmanager
def page_of(document: Any, number: int) -> Iterator[Any]:
    """The handle of a page, counted from 0, or `None` where it is too damaged."""
    page = pdfium.FPDF_LoadPage(document, number)
    try:
        yield page or None
    finally:
        if page:
            pdfium.FPDF_ClosePage(page)


def _check_bombs(data: bytes) -> None:
    """Raises Unreadable for a stream that unfolds beyond all that a page needs: PDFium would end the process."""
    for match in _STREAM.finditer(data):
        head = data[match.end() : match.end() + _GLANCE]
        if len(head) < 2 or head[0] & 15 != 8 or (head[0] << 8 | head[1]) % 31:  # RFC 1950
            continue
        try:
            if len(head) < _GLANCE or _grows(head):
                _check_suspect(data, match.start(), match.end())
        except zlib.error:
            continue  # PDFium reads what it can of a damaged stream


def _check_suspect(data: bytes, mark: int, start: int) -> None:
    """Raises Unreadable, zlib.error; `mark`: where the word before the stream begins."""
    is_drawn = _is_drawn(data, mark)
    if _BOUND * (len(data) - start) > (_DRAWING if is_drawn else _BOMB):
        _count(data, start, is_drawn)


def _grows(packed: bytes) -> bool:
    """Whether the start of a stream unfolds to half of what is suspected, or nearly. Raises zlib.error."""
    most = _GROWTH * len(packed) // 4
    return len(zlib.decompressobj().decompress(packed, most)) == most


def _is_drawn(data: bytes, start: int) -> bool:
    """Whether a stream holds what PDFium would take for a drawing, by the dictionary that ends at `start`."""
    dictionary = data[max(0, start - _DICTIONARY) : start].rpartition(b" obj")[2]
    return not any(kind in dictionary for kind in _NOT_DRAWN)


def _count(data: bytes, start: int, is_drawn: bool) -> None:
    """Unfolds a suspected stream piece by piece, keeping none of it. Raises Unreadable, zlib.error."""
    most = _DRAWING if is_drawn else _BOMB
    unfolding = zlib.decompressobj()
    size, at = 0, start
    while at < len(data) and not unfolding.eof:
        rest, at = data[at : at + _PACKED], at + _PACKED
        while rest and not unfolding.eof:
            size += len(unfolding.decompress(rest, _STEP))
            if size > most and is_drawn:
                raise Unreadable(f"holds a drawing that is too large to read: it unfolds to more than {most >> 20} MB")
            if size > most:
                raise Unreadable(f"holds a stream that unfolds to more than {most >> 20} MB")
            rest = unfolding.unconsumed_tail
        if at == start + _PACKED and size < _GROWTH * _PACKED // 2:
            return  # it began like a bomb, and does not go on like one
