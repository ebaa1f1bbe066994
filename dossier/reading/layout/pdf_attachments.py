"""Takes the files out of a PDF that are attached to it."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pypdfium2.raw as pdfium

from dossier.model.file_parts import Capture, Part
from dossier.reading.layout.pdf_file import opened
from dossier.reading.text_tools.file_names import Names, safe_name

_MOST, _LARGEST = 10_000, 256 << 20  # files, and bytes of one


def attachments_of(data: bytes) -> Iterator[Part]:
    """Every attached file with its own name, a second one of the same name numbered. Raises Unreadable."""
    names = Names()
    with opened(data) as document:
        for number in range(min(pdfium.FPDFDoc_GetAttachmentCount(document), _MOST)):
            attachment = pdfium.FPDFDoc_GetAttachment(document, number)
            if attachment and (found := _bytes(attachment)):
                name = safe_name(_name(attachment), "", f"attachment {number + 1}")
                yield Part(names.own(name), found, Capture(told_by="pdf"))


def _name(attachment: pdfium.FPDF_ATTACHMENT) -> str:
    size = pdfium.FPDFAttachment_GetName(attachment, None, 0)
    buffer = ctypes.create_string_buffer(size)
    pdfium.FPDFAttachment_GetName(attachment, ctypes.cast(buffer, ctypes.POINTER(pdfium.FPDF_WCHAR)), size)
    return buffer.raw[:size].decode("utf-16-le", "replace").rstrip("\0")


def _bytes(attachment: pdfium.FPDF_ATTACHMENT) -> bytes:
    size = ctypes.c_ulong()
    if not pdfium.FPDFAttachment_GetFile(attachment, None, 0, size) or not 0 < size.value <= _LARGEST:
        return b""
    buffer = ctypes.create_string_buffer(size.value)
    pdfium.FPDFAttachment_GetFile(attachment, buffer, size.value, size)
    return buffer.raw[: size.value]
