"""Orders the numbers of dead, hurt, held and missing by when they were published, and marks those that were lowered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from dossier.compare.correction_notices import is_correction_notice
from dossier.compare.figure import CASUALTY_KINDS
from dossier.compare.single_sources import speakers_of
from dossier.model.links import Cell, Finding
from dossier.model.reports import Record, ReportId
from dossier.model.tolls import TollPoint

_NOTICE = 800  # characters of a paragraph: a longer one holds more than a notice


def toll_history(findings: Iterable[Finding], records: Sequence[Record]) -> tuple[TollPoint, ...]:
    """Kind by kind and people by people, the earliest day first; reports without a day come last.

    Rows that count the same people under one name are one history: a toll that changed much may be in two of them.
    """
    known = {record.report: record for record in records}
    findings = tuple(findings)
    speakers = speakers_of(findings)
    told: dict[tuple[str, str | None], list[TollPoint]] = {}
    for row in findings:
        if row.finding == "figure" and row.kind in CASUALTY_KINDS:
            points = (_point(row, cell, known[cell.report], speakers) for cell in row.cells)
            told.setdefault((row.kind, row.of), []).extend(points)
    return tuple(point for points in told.values() for point in _marked(points))


def _point(row: Finding, cell: Cell, record: Record, speakers: Mapping[str, str]) -> TollPoint:
    corrected = cell.by is not None or _in_notice(cell, record)
    who = speakers.get(cell.attributed_to or "", "")
    return TollPoint(row, cell, record.published, corrected=corrected, speaker=who)


def _marked(points: Iterable[TollPoint]) -> Iterator[TollPoint]:
    """In the order of publication; marked where a report's greatest number is below that of the newest day before."""
    ordered = sorted(points, key=lambda p: (p.published or "9999", len(p.cell.report), p.cell.report))
    greatest = dict[ReportId, float]()
    for report, value in ((point.cell.report, _number(point)) for point in ordered):
        greatest[report] = max(greatest.get(report, 0.0), value)
    today, highest, before = None, 0.0, None
    for point in ordered:
        if point.published is None or isinstance(point.cell.value, str):
            yield point
            continue
        if point.published != today:
            today, before, highest = point.published, highest if today else None, 0.0
        value = _number(point)
        highest = max(highest, value)
        yield replace(point, lowered=before is not None and value < before and value == greatest[point.cell.report])


def _number(point: TollPoint) -> float:
    return 0.0 if isinstance(point.cell.value, str) else float(point.cell.value)


def _in_notice(cell: Cell, record: Record) -> bool:
    """Whether the paragraph or the line of its words is the notice of a correction."""
    span, text = cell.evidence.span, record.rendition
    assert span, "a cell's words stand in the text"
    start, end = text.rfind("\n", 0, span.start) + 1, text.find("\n", span.end)
    line = text[start : end if end >= 0 else len(text)]
    home = next((one.of(text) for one in record.text if one.start <= span.start < one.end), line)
    return is_correction_notice(line) or (len(home) <= _NOTICE and is_correction_notice(home))
