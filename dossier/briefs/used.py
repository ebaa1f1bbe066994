"""Tells which citations the sections of a brief show: their entries in the list have a way back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dossier.briefs.sections import of_section
from dossier.model.briefs import Brief, BriefSource, Line, Paragraph

_GLANCE = ("outlet", "place", "byline", "published")
_FIELDS = ("headline", "outlet", "byline", "place", "filed", "published", "language", "url")


def used(brief: Brief) -> frozenset[int]:
    """Their numbers."""
    return frozenset(number for name in brief.sections for number in _of(brief, name)) | frozenset(_front(brief))


def own(brief: Brief) -> Iterator[int]:
    """Those in the researcher's own words."""
    yield from _front(brief)
    for paragraph in (*brief.summary, *brief.open_questions, *(p for note in brief.notes for p in note.paragraphs)):
        yield from _said(paragraph)


def _front(brief: Brief) -> Iterator[int]:
    yield from brief.title.cites if brief.title else ()
    yield from _said(brief.question)


def _said(paragraph: Paragraph) -> Iterator[int]:
    for one in paragraph:
        yield from one.cites


def _of(brief: Brief, name: str) -> Iterable[int]:
    match name:
        case "summary" | "questions" | "notes":
            return own(brief)
        case "sources":
            return _lines(line for source in brief.sources for line in _glanced(source))
        case "timeline":
            headlines = {source.number: source.headline for source in brief.sources}
            return _lines(line for moment in brief.timeline for line in (moment.line, headlines[moment.source]))
        case "map":
            return _lines(filed.line for place in brief.places for filed in place.filed)
        case "excerpts":
            return (number for source in brief.sources for number in _shown(source))
        case _:
            found = [finding for finding in brief.findings if of_section(finding, name)]
            return _lines(cell.line for finding in found for cell in finding.cells)


def _glanced(source: BriefSource) -> Iterator[Line | None]:
    yield from (getattr(source, name) for name in _GLANCE)
    if source.published is None:
        yield source.filed


def _shown(source: BriefSource) -> Iterator[int]:
    yield from _lines(getattr(source, name) for name in _FIELDS)
    yield from source.opening + source.sentences


def _lines(lines: Iterable[Line | None]) -> Iterator[int]:
    for line in lines:
        yield from line.cites if line else ()
