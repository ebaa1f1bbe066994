"""The file formats of a brief: how each is made, recognized by its bytes, and taken apart again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from dossier.briefs import carried_records, page_check, seal
from dossier.briefs.carried_records import Carried
from dossier.briefs.docx_export import DocxExporter
from dossier.briefs.html_export import HtmlExporter
from dossier.briefs.markdown_export import MarkdownExporter
from dossier.briefs.pdf_export import PdfExporter
from dossier.model.briefs import Brief, Check


class Exporter(Protocol):
    """What a brief can be written as."""

    @property
    def ending(self) -> str:
        """How its files end, in lower case, such as `.pdf`."""

    def export(self, brief: Brief) -> bytes:
        """The whole file; the same bytes for the same brief."""


class Sealed(Exporter, Protocol):
    """A form that carries a seal and the brief's record."""

    def layout(self) -> str:
        """The name of what lays the pages out; the same one gives the same bytes on every machine."""


@dataclass(frozen=True, slots=True)
class BriefForm:
    """One sealed form; `fits` looks at a file's bytes, `opened` raises Unopened."""

    exporter: Sealed
    fits: Callable[[bytes], bool]
    opened: Callable[[bytes], Carried]
    shows: Callable[[Brief, Carried], Iterator[Check]]


_HTML_SIGNS = (b'<meta name="dossier-seal"', b'<template id="dossier-brief-json">')


def _is_html(data: bytes) -> bool:
    return any(sign in data for sign in _HTML_SIGNS)


FORMS: tuple[BriefForm, ...] = (
    BriefForm(PdfExporter(), seal.is_pdf, carried_records.from_pdf, page_check.pdf_shows),
    BriefForm(DocxExporter(), seal.is_docx, carried_records.from_docx, page_check.docx_shows),
    BriefForm(MarkdownExporter(), seal.is_markdown, carried_records.from_markdown, page_check.markdown_shows),
    BriefForm(HtmlExporter(), _is_html, carried_records.from_html, page_check.html_shows),
)


def form_of(data: bytes) -> BriefForm | None:
    """The form that the bytes look like; None when they look like no brief's."""
    return next((form for form in FORMS if form.fits(data)), None)
