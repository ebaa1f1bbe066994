"""Finds where words are in a page's elements, and writes marks around them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from dossier.model.evidence import Span
from dossier.model.quotes import Quote, find, letters_of

_MOST = 300_000  # characters of a page in which words are looked for
_UNMARKED = frozenset({"title", "style", "textarea", "option", "select"})


@dataclass(slots=True)
class PageMarks:
    """Spans of a page's text, which is written piece by piece, in its order; what was written is kept in `pieces`."""

    spans: Sequence[Span] = ()  # in order, apart from each other
    first: Span | None = None  # that of the first quotation
    start: int | None = None  # where the words are at which the page is to be opened otherwise
    pieces: list[str] = field(default_factory=list)
    _at: int = 0

    @property
    def place(self) -> str:
        """The id of the element at which the page is to be opened."""
        if self.spans:
            return "dossier-mark"
        return "" if self.start is None else "dossier-start"

    def written(self, text: str, tag: str) -> str:
        """The next piece of text as markup; `tag` is the element that it is in."""
        if tag in _UNMARKED:
            return escape(text, quote=False)
        self.pieces.append(text)
        begin, end = self._at, self._at + len(text)
        self._at = end + 1
        out, at = [], begin
        if self.start is not None and begin <= self.start < end:
            out.append('<span id="dossier-start"></span>')
        for span in self.spans:
            low, high = max(span.start, begin), min(span.end, end)
            if low < high:
                own = ' id="dossier-mark"' if span is self.first and low == span.start else ""
                words = escape(text[low - begin : high - begin], quote=False)
                out.append(escape(text[at - begin : low - begin], quote=False))
                out.append(f'<mark class="dossier-mark"{own}>{words}</mark>')
                at = high
        out.append(escape(text[at - begin :], quote=False))
        return "".join(out)


def placed_marks(pieces: Sequence[str], quotes: Sequence[Quote], start: Sequence[Quote]) -> PageMarks:
    """Marks for a page of which those pieces were written once without any; `start` are the words at which to open."""
    letters = letters_of("\n".join(pieces)[:_MOST])
    found = [hit[0] for quote in quotes if (hit := find(quote, letters))]
    spans: list[Span] = []
    for span in sorted(found, key=lambda one: one.start):
        if not spans or span.start >= spans[-1].end:
            spans.append(span)
    first = next((span for span in spans if span.start <= found[0].start < span.end), None)
    return PageMarks(spans, first, next((hit[0].start for quote in start if (hit := find(quote, letters))), None))
