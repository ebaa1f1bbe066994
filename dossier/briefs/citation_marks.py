"""Cuts a text where citations start and stop, so that cited words can be marked in place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from dossier.briefs.visible_controls import visible
from dossier.model.briefs import BriefSource, Citation
from dossier.model.evidence import Span


@dataclass(frozen=True, slots=True)
class CitedPiece:
    """Words that are cited by the same citations; `ends` are the numbers whose words stop here."""

    text: str
    cited: bool
    ends: tuple[int, ...]


def pieces(rendition: str, within: Span, citations: Iterable[Citation]) -> tuple[CitedPiece, ...]:
    """The text of `within`, cut at every citation inside it (other than the one of `within` itself)."""
    inner = [
        (c.span, c.number)
        for c in citations
        if c.span and c.span != within and within.start <= c.span.start and c.span.end <= within.end
    ]
    edges = sorted({within.start, within.end, *(at for span, _ in inner for at in (span.start, span.end))})
    return tuple(_piece(rendition, start, end, inner) for start, end in pairwise(edges))


def passages(source: BriefSource) -> frozenset[int]:
    """Numbers of citations of whole passages, as for the language; their words are not marked among the others."""
    return frozenset((*source.opening, *source.sentences, *(source.language.cites if source.language else ())))


def excerpt(own: Citation, source: BriefSource, citations: Iterable[Citation]) -> tuple[CitedPiece, ...]:
    """A passage that is printed, cut where the words end that other citations of its source rest on."""
    aside = passages(source)
    mine = (c for c in citations if c.source == source.number and c.number not in aside)
    return pieces(source.rendition, own.span, mine) if own.span else ()


def _piece(rendition: str, start: int, end: int, inner: list[tuple[Span, int]]) -> CitedPiece:
    cited = any(span.start <= start and end <= span.end for span, _ in inner)
    return CitedPiece(rendition[start:end], cited, tuple(n for span, n in inner if span.end == end))


@dataclass(frozen=True, slots=True)
class CitationMark:
    """Part of a citation's words; `first` and `last` say whether it is their beginning and their end."""

    start: int
    end: int
    number: int
    first: bool
    last: bool


@dataclass(frozen=True, slots=True)
class MarkedLine:
    """A line of the text with the marks in it; `skipped` counts the characters left out just before it."""

    start: int
    end: int
    marks: tuple[CitationMark, ...]
    skipped: int


def blocks(rendition: str, paragraphs: Sequence[Span], citations: Iterable[Citation]) -> Iterator[MarkedLine]:
    """The lines of the article and all lines with cited words; with no article known, every line."""
    marks = [CitationMark(c.span.start, c.span.end, c.number, True, True) for c in citations if c.span]
    keep = [(p.start, p.end) for p in paragraphs] or [(0, len(rendition))]
    keep += [(mark.start, mark.end) for mark in marks]
    skipped = 0
    for start, end in _lines(rendition):
        if any(s < end and start < e for s, e in keep):
            yield MarkedLine(
                start,
                end,
                tuple(_clipped(mark, start, end, rendition) for mark in marks if _in(mark, start, end)),
                skipped,
            )
            skipped = 0
        else:
            skipped += end - start


def _lines(rendition: str) -> Iterator[tuple[int, int]]:
    """Yields start and end of each line that holds more than white space."""
    start = 0
    for line in rendition.split("\n"):
        if not _blank(line):
            yield start, start + len(line)
        start += len(line) + 1


def _in(mark: CitationMark, start: int, end: int) -> bool:
    return mark.start < end and start < mark.end


def _clipped(mark: CitationMark, start: int, end: int, rendition: str) -> CitationMark:
    """The part of a mark in one line; white space around the line does not count as words."""
    first = _blank(rendition[mark.start : max(mark.start, start)])
    last = _blank(rendition[min(mark.end, end) : mark.end])
    return CitationMark(max(mark.start, start), min(mark.end, end), mark.number, first, last)


def _blank(text: str) -> bool:
    return not visible(text).strip()


@dataclass(frozen=True, slots=True)
class MarkToken:
    """`open` and `close` a mark, or `text`: what a nested markup of the marks is made of."""

    what: str
    mark: CitationMark | None = None
    text: str = ""


def nested(rendition: str, block: MarkedLine) -> Iterator[MarkToken]:
    """The block as properly nested marks; one that crosses another is closed and opened again."""
    todo = sorted(block.marks, key=lambda m: (m.start, -m.end, m.number))
    stack: list[CitationMark] = []
    at = block.start
    while todo or stack:
        stop = min([m.start for m in todo[:1]] + [m.end for m in stack[-1:]])
        if stop > at:
            yield MarkToken("text", text=rendition[at:stop])
            at = stop
        if stack and stack[-1].end == stop:
            yield MarkToken("close", stack.pop())
        else:
            inner, rest = _split(todo.pop(0), stack)
            todo = sorted([*todo, *rest], key=lambda m: (m.start, -m.end, m.number))
            stack.append(inner)
            yield MarkToken("open", inner)
    if at < block.end:
        yield MarkToken("text", text=rendition[at : block.end])


def _split(mark: CitationMark, stack: list[CitationMark]) -> tuple[CitationMark, list[CitationMark]]:
    """The part of a mark that fits into the innermost open one, and what is left over."""
    if not stack or mark.end <= stack[-1].end:
        return mark, []
    cut = stack[-1].end
    return (
        CitationMark(mark.start, cut, mark.number, mark.first, False),
        [CitationMark(cut, mark.end, mark.number, False, mark.last)],
    )
