"""Turns a PDF's pages into sheets of lines, as many as are worth reading."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pypdfium2.raw as pdfium

from dossier.errors import Unreadable
from dossier.reading.sheet.lines import lines_of
from dossier.reading.sheet.ocr_lines import evened
from dossier.reading.sheet.pdf_facts import stated_facts
from dossier.reading.sheet.pdf_file import opened, page_of
from dossier.reading.sheet.pdf_scans import is_scan, picture_of
from dossier.reading.sheet.pdf_tags import heading_marks
from dossier.reading.sheet.pdf_words import PageWords, page_words
from dossier.reading.sheet.sheet import Sheet

_PAGES = 800
_WORDS = 400_000  # of a document; a long novel has half of that
_TAGGED = 12  # pages whose headings are looked for
_FEW = 20  # letters of a page that is a picture for all that: a stamp, a page number
_SCANS = 8  # pages read from their pictures; each takes seconds

Recognise = Callable[[bytes, int], Sheet | None]


@dataclass(frozen=True, slots=True)
class Document:
    """A PDF's pages in order, what it states of itself, and what was left out, as clauses."""

    sheets: tuple[Sheet, ...]
    facts: tuple[tuple[str, str, str], ...]
    lacks: tuple[str, ...]
    scans: int  # pages without words that are pictures; those which were recognised are among the sheets
    recognised: int


def document_of(data: bytes, recognise: Recognise | None) -> Document:
    """The pages of a PDF; `recognise` turns the picture of a page, and its number, into a sheet. Raises Unreadable."""
    with opened(data) as document:
        taking = _Taking(document, recognise)
        sheets = tuple(taking.sheets())
        return Document(
            sheets, tuple(stated_facts(document, data)), tuple(taking.lacks()), taking.scans, taking.recognised
        )


class _Taking:
    """One document's pages being taken, within bounds."""

    def __init__(self, document: Any, recognise: Recognise | None) -> None:
        self.document, self.recognise = document, recognise
        self.count = max(0, pdfium.FPDF_GetPageCount(document))
        if self.count == 0:
            raise Unreadable("is a PDF without pages")
        self.words = self.scans = self.recognised = self.taken = 0
        self.damaged: list[int] = []
        self.cut: list[int] = []

    def sheets(self) -> Iterator[Sheet]:
        for number in range(1, min(self.count, _PAGES) + 1):
            if self.words > _WORDS:
                break
            self.taken = number
            with page_of(self.document, number - 1) as page:
                sheet = self._sheet(page, number)
            if sheet is not None:
                yield sheet

    def _sheet(self, page: Any, number: int) -> Sheet | None:
        if page is None:
            self.damaged.append(number)
            return None
        found = page_words(page, heading_marks(page) if number <= _TAGGED else {})
        if sum(len(word.text) for word in found.words) < _FEW and is_scan(page):
            return self._recognised(page, number) or _laid(found, number)
        self.words += len(found.words)
        if not found.is_whole:
            self.cut.append(number)
        return _laid(found, number)

    def _recognised(self, page: Any, number: int) -> Sheet | None:
        self.scans += 1
        if self.recognise is None or self.scans > _SCANS:
            return None
        sheet = self.recognise(picture_of(page), number)
        self.recognised += sheet is not None
        return sheet

    def lacks(self) -> Iterator[str]:
        """What was not read, in words."""
        if self.taken < self.count:
            yield f"read are the first {self.taken:,} of {self.count:,} pages"
        if self.damaged:
            yield f"too damaged to be read: page {_listed(self.damaged)}"
        if self.cut:
            yield f"more words than are read: page {_listed(self.cut)}"
        if self.recognised < self.scans:
            yield f"pictures without words: {self.scans - self.recognised:,} pages"


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers[:10])) + (" and others" if len(numbers) > 10 else "")


def _laid(found: PageWords, number: int) -> Sheet:
    turned = (" ".join(found.turned),) if found.turned else ()
    lines = lines_of(found.words)
    return Sheet(number, found.width, found.height, tuple(evened(lines) if found.is_hidden else lines), turned)
