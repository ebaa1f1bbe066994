"""Joins a report's paragraphs to runs of text with their positions, so that each search is done once."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import attrgetter

from dossier.link.folded_signs import BREAK, signs
from dossier.model.evidence import Span

_start = attrgetter("start")


@dataclass(frozen=True, slots=True)
class ParagraphRun:
    """Paragraphs in their order in the text; `BREAK`s replace the text before the first and between them."""

    start: int
    text: str  # from the rendition's beginning
    signs: str  # of a BREAK and the text from `start` on
    spans: tuple[Span, ...]

    def paragraph(self, at: int) -> int:
        """The index of the paragraph that contains a position among the signs."""
        return bisect(self.spans, at + self.start - 1, key=_start) - 1


@dataclass(frozen=True, slots=True)
class Paragraphs:
    """The paragraphs of a rendition; a headline further down than its place in the order is a run of its own."""

    text: str  # the rendition
    runs: tuple[ParagraphRun, ...]

    @classmethod
    def of(cls, text: str, spans: tuple[Span, ...]) -> Paragraphs:
        return cls(text, tuple(_run(text, group) for group in _ascending(spans)))


def places(words: str, text: str, start: int = 0) -> Iterator[int]:
    """The positions of words in a text."""
    at = text.find(words, start)
    while at >= 0:
        yield at
        at = text.find(words, at + 1)


def _ascending(spans: Iterable[Span]) -> Iterator[list[Span]]:
    group = list[Span]()
    for span in spans:
        if group and span.start <= group[-1].end:
            yield group
            group = []
        group.append(span)
    if group:
        yield group


def _run(text: str, spans: list[Span]) -> ParagraphRun:
    start, at, pieces = spans[0].start, 0, list[str]()
    for span in spans:
        pieces += (BREAK * (span.start - at), text[span.start : span.end])
        at = span.end
    joined = "".join(pieces)
    return ParagraphRun(start, joined, BREAK + signs(joined[start:]), tuple(spans))
