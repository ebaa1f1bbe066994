"""Recognises PDF pages that are pictures of text, and draws such a page for OCR."""

from __future__ import annotations

import ctypes
from math import sqrt
from typing import Any

import pypdfium2.raw as pdfium

DPI = 300
_MOST_DOTS = 36_000_000  # a page of A3 at 300 dpi has half of that
_COVERED = 0.25  # share of the page that pictures cover at least
_OBJECTS = 2000  # looked at on a page
_WHITE = 0xFFFFFFFF


def is_scan(page: Any) -> bool:
    """Whether pictures, or drawn shapes in great number, cover a good part of the page."""
    width, height = pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)
    covered = 0.0
    edges = [ctypes.c_float() for _ in range(4)]
    for n in range(min(pdfium.FPDFPage_CountObjects(page), _OBJECTS)):
        thing = pdfium.FPDFPage_GetObject(page, n)
        if pdfium.FPDFPageObj_GetType(thing) not in (pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_FORM):
            continue
        if pdfium.FPDFPageObj_GetBounds(thing, *edges):
            left, bottom, right, top = (edge.value for edge in edges)
            covered += abs((right - left) * (top - bottom))
    return bool(covered >= _COVERED * width * height > 0)


def picture_of(page: Any) -> bytes:
    """The page as it is seen, in greys, as a portable grey map (netpbm's PGM)."""
    width, height = pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)
    scale = min(DPI / 72, sqrt(_MOST_DOTS / max(1.0, width * height)))
    across, down = max(1, round(width * scale)), max(1, round(height * scale))
    bitmap = pdfium.FPDFBitmap_CreateEx(across, down, pdfium.FPDFBitmap_Gray, None, 0)
    if not bitmap:
        raise MemoryError
    try:
        pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, across, down, _WHITE)
        flags = pdfium.FPDF_ANNOT | pdfium.FPDF_GRAYSCALE
        pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, across, down, 0, flags)
        return b"P5 %d %d 255\n" % (across, down) + _dots(bitmap, across, down)
    finally:
        pdfium.FPDFBitmap_Destroy(bitmap)


def _dots(bitmap: Any, across: int, down: int) -> bytes:
    """The rows of a bitmap without what fills them up."""
    stride = pdfium.FPDFBitmap_GetStride(bitmap)
    whole = ctypes.string_at(pdfium.FPDFBitmap_GetBuffer(bitmap), stride * down)
    if stride == across:
        return whole
    return b"".join(whole[row * stride : row * stride + across] for row in range(down))
