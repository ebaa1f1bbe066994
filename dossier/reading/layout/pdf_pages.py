"""Turns a PDF's pages into sheets of lines, as many as are worth reading."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pypdfium2.raw as pdfium

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.layout.layout_lines import lines_of
from dossier.reading.layout.layout_nouns import PrintedSheet
from dossier.reading.layout.ocr_lines import with_even_sizes
from dossier.reading.layout.pdf_facts import is_browser, stated_facts
from dossier.reading.layout.pdf_file import opened, page_of
from dossier.reading.layout.pdf_scans import is_scan, picture_of
from dossier.reading.layout.pdf_tags import Element, marks_of
from dossier.reading.layout.pdf_words import PageWords, page_words
from dossier.reading.layout.web_page import WebPage

_PAGES = 800
_WORDS = 400_000  # of a document; a long novel has half of that
_TAGGED = 12  # pages whose headings are looked for
_FEW = 20  # letters of a page that is a picture for all that: a stamp, a page number
_SCANS = 8  # pages read from their pictures; each takes seconds

Recognise = Callable[[bytes, int], PrintedSheet | None]


@dataclass(frozen=True, slots=True)
class Document:
    """A PDF's pages in order, what it states of itself, and what was left out, as clauses."""

    sheets: tuple[PrintedSheet, ...]  # of a page of the web without the words that `web` holds
    facts: tuple[tuple[str, str, str], ...]
    lacks: tuple[str, ...]
    scans: int  # pages whose words are only in a picture; those which were recognised are among the sheets
    recognised: int
    web: WebPage | None = None  # where a browser printed and tagged it


def document_of(data: bytes, recognise: Recognise | None) -> Document:
    """The pages of a PDF; `recognise` turns the picture of a page, and its number, into a sheet. Raises Unreadable."""
    with opened(data) as document:
        facts = tuple(stated_facts(document, data))
        web = WebPage() if is_browser(facts) and pdfium.FPDFCatalog_IsTagged(document) else None
        taking = _Taking(document, recognise, web, is_printed=is_browser(facts))
        sheets = tuple(taking.sheets())
        return Document(sheets, facts, tuple(taking.lacks()), taking.scans, taking.recognised, web)


class _Taking:
    """One document's pages being taken, within bounds."""

    def __init__(self, document: Any, recognise: Recognise | None, web: WebPage | None, *, is_printed: bool) -> None:
        self.document, self.recognise, self.web, self.is_printed = document, recognise, web, is_printed
        self.count = max(0, pdfium.FPDF_GetPageCount(document))
        if self.count == 0:
            raise Unreadable(Clause("pdf-without-pages"))
        self.words = self.scans = self.recognised = self.taken = 0
        self.damaged: list[int] = []
        self.cut: list[int] = []
        self.ciphered: list[int] = []

    def sheets(self) -> Iterator[PrintedSheet]:
        for number in range(1, min(self.count, _PAGES) + 1):
            if self.words > _WORDS:
                break
            self.taken = number
            with page_of(self.document, number - 1) as page:
                sheet = self._sheet(page, number)
            if sheet is not None:
                yield sheet

    def _sheet(self, page: Any, number: int) -> PrintedSheet | None:
        if page is None:
            self.damaged.append(number)
            return None
        if self.web is not None:
            return self._of_web(page, number, self.web)
        marks = marks_of(page, Element("")) if number <= _TAGGED else {}
        found = page_words(
            page, {mark: run.heading for mark, run in marks.items() if run.heading}, split=self.is_printed
        )
        if found.is_ciphered:
            sheet = self._recognised(page, number)
            if sheet is not None:
                return sheet
            self.ciphered.append(number)
        elif sum(len(word.text) for word in found.words) < _FEW and is_scan(page):
            return self._recognised(page, number) or _printed_sheet(found, number)
        self._count(found, number)
        return _printed_sheet(found, number)

    def _of_web(self, page: Any, number: int, web: WebPage) -> PrintedSheet:
        """The words outside the page's elements; pictures on it are not recognised."""
        marks = marks_of(page, web.root)
        found = page_words(page, dict.fromkeys(marks, ""), split=True)
        self._count(found, number)
        return _printed_sheet(replace(found, words=web.take(number, found.words, marks)), number)

    def _count(self, found: PageWords, number: int) -> None:
        self.words += len(found.words)
        if not found.is_whole:
            self.cut.append(number)

    def _recognised(self, page: Any, number: int) -> PrintedSheet | None:
        self.scans += 1
        if self.recognise is None or self.scans > _SCANS:
            return None
        sheet = self.recognise(picture_of(page), number)
        self.recognised += sheet is not None
        return sheet

    def lacks(self) -> Iterator[str]:
        """What was not read, in words for people."""
        if self.taken < self.count:
            yield f"read are the first {self.taken:,} of {self.count:,} pages"
        if self.damaged:
            yield f"too damaged to be read: page {_listed(self.damaged)}"
        if self.cut:
            yield f"more words than are read: page {_listed(self.cut)}"
        if self.ciphered:
            yield f"letters of fonts that do not tell which they are: page {_listed(self.ciphered)}"
        if pictures := self.scans - self.recognised - len(self.ciphered):
            yield f"pictures without words: {pictures:,} pages"


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers[:10])) + (" and others" if len(numbers) > 10 else "")


def _printed_sheet(found: PageWords, number: int) -> PrintedSheet:
    turned = (" ".join(found.turned),) if found.turned else ()
    lines = lines_of(found.words)
    return PrintedSheet(
        number, found.width, found.height, tuple(with_even_sizes(lines) if found.is_hidden else lines), turned
    )
