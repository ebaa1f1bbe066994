"""The questions that the pages of a case ask besides the comparison itself; each runs on a lane."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING

from dossier.desktop.workers.questions import in_time
from dossier.errors import BadInput
from dossier.model.chronology import TimelineEntry
from dossier.model.highlights import CarriedHighlight
from dossier.model.links import Cell, Finding
from dossier.model.plans import Passage
from dossier.model.quote_context import Excerpt, excerpt
from dossier.model.reports import ReportDetail, ReportRow

if TYPE_CHECKING:
    from dossier.archive import Archive

_MOMENT = timedelta(microseconds=1)


def passage_of(cell: Cell) -> Passage:
    assert cell.evidence.span, "a cell's words stand in the text"
    return Passage(cell.report, cell.version, cell.evidence.span)


def excerpts(archive: Archive, passages: Iterable[Passage]) -> Mapping[Passage, Excerpt]:
    """The words of each passage in their sentence; a passage that there is not is left out."""
    shown: dict[tuple[str, int], ReportDetail | None] = {}
    found: dict[Passage, Excerpt] = {}
    for passage in passages:
        key = passage.report, passage.version
        if key not in shown:
            shown[key] = _detail(archive, *key)
        detail = shown[key]
        if detail and detail.rendition and passage.span.start < passage.span.end <= len(detail.rendition):
            paragraphs = detail.description.text if detail.description else ()
            found[passage] = excerpt(detail.rendition, paragraphs, passage.span)
    return found


def _detail(archive: Archive, report: str, version: int) -> ReportDetail | None:
    try:
        return archive.reports.get(report, version)
    except BadInput:  # a person wrote the citation, and there is no such report or version
        return None


def published_days(entries: Iterable[TimelineEntry]) -> list[str]:
    """The days by whose end something more had been published, ISO 8601."""
    out = {(e.when.end - _MOMENT).date().isoformat() for e in entries if e.kind == "published" and e.when}
    return sorted(out)


def as_of(archive: Archive, case: str, day: str) -> tuple[Sequence[Finding], Sequence[ReportRow]]:
    """The comparison of what had been published by the end of `day`, with the rows of these reports."""
    file = archive.compare.file(case, as_of=day)
    out = {source.version.report for source in file.sources}
    rows = in_time(row for row in archive.reports.list(f'case:"{file.case.case}"') if row.report in out)
    return file.findings if len(rows) > 1 else (), rows


def highlights_of(archive: Archive, report: str, version: int) -> Sequence[CarriedHighlight]:
    """The highlights of a report as a version has them; none where the report or the version went meanwhile."""
    try:
        return archive.highlights.list(report, version=version)
    except BadInput:
        return ()


def highlighted(archive: Archive, case: str) -> tuple[Sequence[CarriedHighlight], Mapping[str, str]]:
    """The highlights in a case's reports, and what to call each report."""
    found = archive.highlights.list(case=case)
    rows = archive.reports.rows(list(dict.fromkeys(one.highlight.report for one in found)))
    return found, {row.report: " · ".join(filter(None, (row.report, row.outlet, row.called))) for row in rows}
