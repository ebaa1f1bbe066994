"""Binds the calls of PDFium that are made for every letter or element so that they take addresses: most of what such
a call costs is the making of pointers."""

from __future__ import annotations

import ctypes
from ctypes import c_char_p, c_double, c_int, c_uint, c_ulong, c_void_p
from typing import Any

import pypdfium2.raw as pdfium


def _bound(name: str, result: Any, *arguments: Any) -> Any:
    """A call of its own, that others of the library's users do not see."""
    known = getattr(pdfium, name)
    call = type(known)(address(known))
    call.argtypes, call.restype = arguments, result
    return call


def address(thing: Any) -> int:
    """The address in a handle, or of a call."""
    return ctypes.cast(thing, c_void_p).value or 0


text_object = _bound("FPDFText_GetTextObject", c_void_p, c_void_p, c_int)
unicode_of = _bound("FPDFText_GetUnicode", c_uint, c_void_p, c_int)
matrix = _bound("FPDFText_GetMatrix", c_int, c_void_p, c_int, c_void_p)
font_size = _bound("FPDFText_GetFontSize", c_double, c_void_p, c_int)
font_info = _bound("FPDFText_GetFontInfo", c_ulong, c_void_p, c_int, c_char_p, c_ulong, c_void_p)
origin = _bound("FPDFText_GetCharOrigin", c_int, c_void_p, c_int, c_void_p, c_void_p)
loose_box = _bound("FPDFText_GetLooseCharBox", c_int, c_void_p, c_int, c_void_p)
text_of = _bound("FPDFText_GetText", c_int, c_void_p, c_int, c_int, c_void_p)
font = _bound("FPDFTextObj_GetFont", c_void_p, c_void_p)
render_mode = _bound("FPDFTextObj_GetTextRenderMode", c_int, c_void_p)
mark = _bound("FPDFPageObj_GetMarkedContentID", c_int, c_void_p)

first_element = _bound("FPDF_StructTree_GetChildAtIndex", c_void_p, c_void_p, c_int)
kid_count = _bound("FPDF_StructElement_CountChildren", c_int, c_void_p)
kid_at = _bound("FPDF_StructElement_GetChildAtIndex", c_void_p, c_void_p, c_int)
kid_mark = _bound("FPDF_StructElement_GetChildMarkedContentID", c_int, c_void_p, c_int)
kind = _bound("FPDF_StructElement_GetType", c_ulong, c_void_p, c_void_p, c_ulong)
