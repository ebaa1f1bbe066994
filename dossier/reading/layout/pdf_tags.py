"""Reads the structure tree of a tagged PDF, which gives the roles of its words (ISO 32000-1, 14.7 and 14.8)."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pypdfium2.raw as pdfium

from dossier.reading.layout import pdf_calls as calls

_HEADINGS = {"H1": "H1", "Title": "H1", "H": "H1"}
_MOST = 4000  # elements looked at on a page
_DEEP = 128
_LONGEST = 64  # bytes of an element's type


@dataclass(slots=True, eq=False)
class Element:
    """One element, with what it holds by its place in it: a page shows only its own part of an element."""

    kind: str  # "P", "LI"; empty for a run of words
    heading: str = ""  # "H1" in a heading of the first level
    kids: dict[int, Element] = field(default_factory=dict)

    @property
    def inner(self) -> list[Element]:
        """Its children, in order."""
        if len(self.kids) < 2:
            return list(self.kids.values())
        return [self.kids[place] for place in sorted(self.kids)]

    def kid(self, place: int, handle: int | None = None) -> Element:
        """The child at a position, created if no earlier page had any of it; without a handle it is a run of words."""
        found = self.kids.get(place)
        if found is None:
            kind = _kind(handle) if handle else ""
            found = self.kids[place] = Element(kind, self.heading or _HEADINGS.get(kind, ""))
        return found


def marks_of(page: Any, root: Element) -> dict[int, Element]:
    """The runs of words by the ids of the page's marked content, taken into the tree; empty without tags."""
    tree = pdfium.FPDF_StructTree_GetForPage(page)
    if not tree:
        return {}
    try:
        return dict(_runs(tree, root))
    finally:
        pdfium.FPDF_StructTree_Close(tree)


def _runs(tree: Any, root: Element) -> Iterator[tuple[int, Element]]:
    at = calls.address(tree)
    waiting = [
        (calls.first_element(at, n), root, n, 1) for n in range(min(pdfium.FPDF_StructTree_CountChildren(tree), _MOST))
    ]
    looked = 0
    while waiting and looked < _MOST:
        handle, outer, place, depth = waiting.pop()
        looked += 1
        if not handle or depth > _DEEP:
            continue
        element = outer.kid(place, handle)
        for n in range(min(calls.kid_count(handle), _MOST)):
            inner = calls.kid_at(handle, n)
            if inner:
                waiting.append((inner, element, n, depth + 1))
            elif (mark := calls.kid_mark(handle, n)) >= 0:
                yield mark, element.kid(n)


_BUFFER = ctypes.create_string_buffer(_LONGEST)


def _kind(element: int) -> str:
    """The element's type, such as "H1"."""
    size = calls.kind(element, _BUFFER, _LONGEST)
    return _BUFFER.raw[: size - 2].decode("utf-16-le", "replace") if 2 < size <= _LONGEST else ""
