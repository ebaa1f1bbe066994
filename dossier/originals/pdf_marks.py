"""Finds words on the pages of a PDF, and their boxes there; for the confined child."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from typing import Any

import pypdfium2.raw as pdfium

from dossier import lazy_re as re
from dossier.model.evidence import Span
from dossier.model.quotes import BareLetters, Quote, find, letters_of

_PAGES = 400  # pages that are looked through
_LETTERS = 3_000_000  # of all pages together
_PAGE_LETTERS = 200_000
_BOXES = 200  # of one quotation
_GRAIN = 1 << 20  # steps of a page's width that boxes are measured in
_PARTS = re.compile(r"\n+|(?<=[.;:!?])\s+")
_LEAST = 12  # letters of a part that is looked for by itself

Box = tuple[float, float, float, float]  # left, top, right and bottom, of a page that is 1 wide and 1 high
MarkJson = dict[str, Any]


def marks_on(pdf: Any, quotes: Sequence[Quote]) -> list[MarkJson]:
    """For each quotation that is found, its page from 1 and its boxes there."""
    texts = dict(_texts(pdf))
    return [mark for quote in quotes if (mark := _mark(pdf, texts, quote))]


def _texts(pdf: Any) -> Iterator[tuple[int, BareLetters]]:
    """The letters of the pages, by their numbers from 0."""
    left = _LETTERS
    for number in range(min(len(pdf), _PAGES)):
        page = _Page(pdf, number)
        text = page.text()
        left -= len(text)
        yield number, letters_of(text)
        page.close()
        if left < 0:
            return


def _mark(pdf: Any, texts: dict[int, BareLetters], quote: Quote) -> MarkJson | None:
    """All of the words on one page; if columns or pages split them, the parts on the page with most of them."""
    hits = [(agreed, -number, span) for number, text in texts.items() for span, agreed in _hit(quote, text)]
    if hits:
        _, number, span = max(hits, key=lambda hit: hit[:2])
        return _mark_json(pdf, -number, [span])
    parts = [Quote(part) for part in _PARTS.split(quote.words) if len(letters_of(part).bare) >= _LEAST]
    spans = {number: [span for part in parts for span, _ in _hit(part, text)] for number, text in texts.items()}
    best = max(spans, key=lambda number: (len(spans[number]), -number), default=None)
    return _mark_json(pdf, best, spans[best]) if best is not None and spans[best] else None


def _hit(quote: Quote, text: BareLetters) -> list[tuple[Span, int]]:
    hit = find(quote, text)
    return [hit] if hit else []


def _mark_json(pdf: Any, number: int, spans: Sequence[Span]) -> MarkJson | None:
    page = _Page(pdf, number)
    boxes = [box for span in spans for box in page.boxes(span)][:_BOXES]
    page.close()
    return {"page": number + 1, "boxes": boxes} if boxes else None


class _Page:
    """A page's letters by their numbers, as PDFium counts them."""

    def __init__(self, pdf: Any, number: int) -> None:
        self._page = pdf[number]
        self._handle = pdfium.FPDFText_LoadPage(self._page.raw)

    def text(self) -> str:
        if not self._handle:
            return ""
        count = min(pdfium.FPDFText_CountChars(self._handle), _PAGE_LETTERS)
        letter = pdfium.FPDFText_GetUnicode
        return "".join([chr(letter(self._handle, n)) for n in range(count)])

    def boxes(self, span: Span) -> Iterator[Box]:
        """A box a line, as large as its letters."""
        edges = [ctypes.c_double() for _ in range(4)]
        for number in range(pdfium.FPDFText_CountRects(self._handle, span.start, span.end - span.start)):
            if pdfium.FPDFText_GetRect(self._handle, number, *map(ctypes.byref, edges)):
                left, top, right, bottom = (edge.value for edge in edges)
                corners = (self._as_drawn(left, top), self._as_drawn(right, bottom))
                across, down = sorted(x for x, _ in corners), sorted(y for _, y in corners)
                yield across[0], down[0], across[1], down[1]

    def _as_drawn(self, x: float, y: float) -> tuple[float, float]:
        """A point as it is drawn: pages may be turned or cut."""
        across, down = ctypes.c_int(), ctypes.c_int()
        pdfium.FPDF_PageToDevice(self._page.raw, 0, 0, _GRAIN, _GRAIN, 0, x, y, across, down)
        return tuple(min(max(at.value / _GRAIN, 0.0), 1.0) for at in (across, down))  # type: ignore[return-value]

    def close(self) -> None:
        if self._handle:
            pdfium.FPDFText_ClosePage(self._handle)
        self._page.close()
