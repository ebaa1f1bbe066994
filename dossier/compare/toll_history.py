"""Orders the numbers of dead, hurt, held and missing by when they were published, and marks those that were lowered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dossier.compare.figure import FATES
from dossier.model.links import Finding
from dossier.model.reports import ReportId
from dossier.model.tolls import TollPoint


def toll_history(findings: Iterable[Finding], published: Mapping[ReportId, str | None]) -> tuple[TollPoint, ...]:
    """Row by row, the earliest day first; reports without a day come last and are compared with nothing."""
    found = list[TollPoint]()
    for row in findings:
        if row.finding == "figure" and row.kind in FATES:
            found += _row(row, published)
    return tuple(found)


def _row(row: Finding, published: Mapping[ReportId, str | None]) -> list[TollPoint]:
    found, today, highest, before = list[TollPoint](), None, 0.0, None
    for cell in sorted(row.cells, key=lambda cell: (published[cell.report] or "9999", len(cell.report), cell.report)):
        day, value = published[cell.report], cell.value
        if day is None or isinstance(value, str):
            found.append(TollPoint(row, cell, day))
            continue
        if day != today:
            today, before, highest = day, highest if today else None, 0.0
        highest = max(highest, value)
        found.append(TollPoint(row, cell, day, lowered=before is not None and value < before))
    return found
