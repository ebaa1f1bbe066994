"""Orders the numbers of dead, hurt, held and missing by when they were published, and marks those that were lowered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dossier.compare.correction_notices import is_correction_notice
from dossier.compare.figure import FATES
from dossier.model.links import Cell, Finding
from dossier.model.reports import Record, ReportId
from dossier.model.tolls import TollPoint

_NOTICE = 800  # characters of a paragraph: a longer one holds more than a notice


def toll_history(findings: Iterable[Finding], records: Sequence[Record]) -> tuple[TollPoint, ...]:
    """Row by row, the earliest day first; reports without a day come last and are compared with nothing."""
    known = {record.report: record for record in records}
    found = list[TollPoint]()
    for row in findings:
        if row.finding == "figure" and row.kind in FATES:
            found += _row(row, known)
    return tuple(found)


def _row(row: Finding, known: Mapping[ReportId, Record]) -> list[TollPoint]:
    found, today, highest, before = list[TollPoint](), None, 0.0, None
    published = {cell.report: known[cell.report].published for cell in row.cells}
    for cell in sorted(row.cells, key=lambda cell: (published[cell.report] or "9999", len(cell.report), cell.report)):
        day, value = published[cell.report], cell.value
        corrected = cell.by is not None or _in_notice(cell, known[cell.report])
        if day is None or isinstance(value, str):
            found.append(TollPoint(row, cell, day, corrected=corrected))
            continue
        if day != today:
            today, before, highest = day, highest if today else None, 0.0
        highest = max(highest, value)
        found.append(TollPoint(row, cell, day, before is not None and value < before, corrected))
    return found


def _in_notice(cell: Cell, record: Record) -> bool:
    """Whether the paragraph or the line of its words is the notice of a correction."""
    span, text = cell.evidence.span, record.rendition
    assert span, "a cell's words stand in the text"
    start, end = text.rfind("\n", 0, span.start) + 1, text.find("\n", span.end)
    line = text[start : end if end >= 0 else len(text)]
    home = next((one.of(text) for one in record.text if one.start <= span.start < one.end), line)
    return is_correction_notice(line) or (len(home) <= _NOTICE and is_correction_notice(home))
