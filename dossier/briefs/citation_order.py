"""Lists the citations in the order in which a brief prints them: they are numbered so, and have links back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, replace
from itertools import chain
from typing import Any

from dossier.briefs.citation_marks import excerpt
from dossier.briefs.sections import of_section
from dossier.briefs.timeline_order import Row, rows
from dossier.model.briefs import (
    Brief,
    BriefCell,
    BriefCopy,
    BriefFiled,
    BriefFinding,
    BriefHappening,
    BriefLine,
    BriefNote,
    BriefPlace,
    BriefSentence,
    BriefSource,
    BriefToll,
    BriefTollPoint,
    Citation,
    Moment,
    Paragraph,
    Statement,
)

_GLANCE = ("outlet", "place", "byline")
FIELDS = ("headline", "outlet", "byline", "place", "filed", "published", "language", "url")
_NUMBERS = ("cites", "opening", "sentences")
_HOLDERS = (
    Brief, BriefCell, BriefCopy, BriefFiled, BriefFinding, BriefHappening, BriefLine, BriefNote, BriefPlace,
    BriefSentence, BriefSource, BriefToll, BriefTollPoint, Moment, Statement,
)  # fmt: skip


def used(brief: Brief) -> frozenset[int]:
    """The numbers of the citations that the brief's sections show."""
    return frozenset(_printed(brief))


def own(brief: Brief) -> Iterator[int]:
    """Those in the researcher's own words."""
    yield from _front(brief)
    for name in ("summary", "questions", "notes"):
        yield from _of(brief, name)


def numbered(brief: Brief) -> Brief:
    """The same with its citations numbered in the order in which its pages show them; what none shows comes last."""
    order = dict.fromkeys(chain(_printed(brief), (cited.number for cited in brief.citations)))
    to = {number: at for at, number in enumerate(order, 1)}
    moved = (replace(cited, number=to[cited.number]) for cited in brief.citations)
    brief = replace(brief, citations=tuple(sorted(moved, key=lambda cited: cited.number)))
    renumbered: Brief = _moved(brief, to)
    return renumbered


def _moved(value: Any, to: dict[int, int]) -> Any:
    """`value` with all numbers of citations in it changed."""
    if isinstance(value, tuple):
        return tuple(_moved(one, to) for one in value)
    if not isinstance(value, _HOLDERS):
        return value
    new = dict[str, Any]()
    for name in (field.name for field in fields(value)):
        old_value = getattr(value, name)
        new[name] = tuple(to[number] for number in old_value) if name in _NUMBERS else _moved(old_value, to)
    return replace(value, **new)


def _printed(brief: Brief) -> Iterator[int]:
    yield from _front(brief)
    for name in brief.sections:
        yield from _of(brief, name)


def _front(brief: Brief) -> Iterator[int]:
    yield from brief.title.cites if brief.title else ()
    yield from _cited_in(brief.question)


def _cited_in(*paragraphs: Paragraph) -> Iterator[int]:
    for one in chain(*paragraphs):
        yield from one.cites


def _of(brief: Brief, name: str) -> Iterable[int]:
    match name:
        case "summary":
            return _cited_in(*brief.summary)
        case "questions":
            return _cited_in(*brief.open_questions)
        case "notes":
            return _cited_in(*(paragraph for note in brief.notes for paragraph in note.paragraphs))
        case "sources":
            return _lines(line for source in brief.sources for line in _glanced(source))
        case "timeline":
            headlines = {source.number: source.headline for source in brief.sources}
            return _lines(line for row in rows(brief) for line in _of_row(row, headlines))
        case "map":
            return _lines(filed.line for place in brief.places for filed in place.filed)
        case "copies":
            return (number for copy in brief.copies for one in copy.shown for number in one.cites)
        case "toll":
            return _lines(point.line for toll in brief.tolls for point in toll.points)
        case "excerpts":
            return (number for source in brief.sources for number in _shown(source, brief.citations))
        case _:
            found = [finding for finding in brief.findings if of_section(finding, name)]
            return _lines(cell.line for finding in found for cell in finding.cells)


def _of_row(row: Row, headlines: Mapping[int, BriefLine | None]) -> tuple[BriefLine | None, ...]:
    if not isinstance(row, BriefHappening):
        return (*(moment.line for moment in row), headlines[row[0].source])
    return tuple(one.line for one in row.told)


def _glanced(source: BriefSource) -> Iterator[BriefLine | None]:
    yield from (getattr(source, name) for name in _GLANCE)
    if "published" not in source.withheld:
        yield source.published or source.filed


def _shown(source: BriefSource, citations: tuple[Citation, ...]) -> Iterator[int]:
    yield from _lines(getattr(source, name) for name in FIELDS)
    for number in source.opening + source.sentences:
        yield from (end for piece in excerpt(citations[number - 1], source, citations) for end in piece.ends)
        yield number


def _lines(lines: Iterable[BriefLine | None]) -> Iterator[int]:
    for line in lines:
        yield from line.cites if line else ()
