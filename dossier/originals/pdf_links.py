"""Finds the links from a page of a PDF to another place in it; for the confined child."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import pypdfium2.raw as pdfium

_MOST = 500  # links of a page

LinkJson = dict[str, Any]


def links_on(pdf: Any, number: int) -> list[LinkJson]:
    """Each link with its words, its box on a page that is 1 wide and 1 high, and the page it leads to, from 1."""
    page = pdf[number - 1]
    text = page.get_textpage()
    try:
        return [one for link in _links(page) if (one := _link_json(pdf, page, text, link))]
    finally:
        text.close()
        page.close()


def _links(page: Any) -> Iterator[Any]:
    at, link = ctypes.c_int(0), pdfium.FPDF_LINK()
    for _ in range(_MOST):
        if not pdfium.FPDFLink_Enumerate(page, at, link):
            return
        yield link


def _link_json(pdf: Any, page: Any, text: Any, link: Any) -> LinkJson | None:
    """None for what leads out of the document, or nowhere."""
    rect, leads = pdfium.FS_RECTF(), _leads_to(pdf, link)
    if leads is None or not pdfium.FPDFLink_GetAnnotRect(link, rect):
        return None
    words = text.get_text_bounded(rect.left, rect.bottom, rect.right, rect.top)
    left, bottom, right, top = page.get_bbox()
    across, down = max(right - left, 1.0), max(top - bottom, 1.0)  # a page may claim to have no extent
    sides = (
        (rect.left - left) / across,
        (top - rect.top) / down,
        (rect.right - left) / across,
        (top - rect.bottom) / down,
    )
    return {"words": words.strip(), "box": [min(max(side, 0.0), 1.0) for side in sides], "page": leads}


def _leads_to(pdf: Any, link: Any) -> int | None:
    place = pdfium.FPDFLink_GetDest(pdf, link)
    page = pdfium.FPDFDest_GetDestPageIndex(pdf, place) if place else -1
    return page + 1 if page >= 0 else None
