"""Reads which words of a tagged PDF page are headings (ISO 32000-1, 14.7 and 14.8)."""

from __future__ import annotations

import ctypes
from typing import Any

import pypdfium2.raw as pdfium

_HEADINGS = {"H1": "H1", "Title": "H1", "H": "H1"}
_MOST = 4000  # elements looked at on a page
_DEEP = 64


def heading_marks(page: Any) -> dict[int, str]:
    """ "H1" by the ids of the marked content that headings of the first level consist of; empty without tags."""
    tree = pdfium.FPDF_StructTree_GetForPage(page)
    if not tree:
        return {}
    try:
        return _headings(tree)
    finally:
        pdfium.FPDF_StructTree_Close(tree)


def _headings(tree: Any) -> dict[int, str]:
    found: dict[int, str] = {}
    roots = pdfium.FPDF_StructTree_CountChildren(tree)
    waiting = [(pdfium.FPDF_StructTree_GetChildAtIndex(tree, n), "", 0) for n in range(min(roots, _MOST))]
    looked = 0
    while waiting and looked < _MOST:
        element, heading, depth = waiting.pop()
        looked += 1
        if not element or depth > _DEEP:
            continue
        heading = heading or _HEADINGS.get(_kind(element), "")
        count = min(pdfium.FPDF_StructElement_CountChildren(element), _MOST)
        for n in range(count):
            mark = pdfium.FPDF_StructElement_GetChildMarkedContentID(element, n)
            if mark >= 0 and heading:
                found[mark] = heading
            elif mark < 0:
                waiting.append((pdfium.FPDF_StructElement_GetChildAtIndex(element, n), heading, depth + 1))
    return found


def _kind(element: Any) -> str:
    """The element's type, such as "H1"."""
    size = pdfium.FPDF_StructElement_GetType(element, None, 0)
    if not 2 < size <= 64:
        return ""
    buffer = ctypes.create_string_buffer(size)
    pdfium.FPDF_StructElement_GetType(element, buffer, size)
    return buffer.raw[: size - 2].decode("utf-16-le", "replace")
