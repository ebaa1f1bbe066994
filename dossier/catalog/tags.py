"""Writes rows of tags, the trash and saved searches; and the names that lists show of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import bindparam, insert, text, update

from dossier.catalog.row_batches import RowBatch, number_of
from dossier.catalog.tables import ReportTable, SearchTable, TagTable
from dossier.model.events import Changes, Event, EventKind
from dossier.model.tags import PARTED, folded

_TAGGED = text(
    "UPDATE report SET tags = (SELECT group_concat(name, :parted) FROM"
    " (SELECT name FROM tag WHERE tag.number = :number ORDER BY key)) WHERE number = :number"
)
_IN_CASES = text(
    "UPDATE report SET cases = (SELECT group_concat(name, :parted) FROM (SELECT held.name FROM case_report"
    ' JOIN dossier_case AS held ON held."case" = case_report."case" WHERE case_report.report = :report'
    " AND held.withdrawn = 0 ORDER BY held.number)) WHERE report = :report"
)
_HELD = text('SELECT report FROM case_report WHERE "case" = :case')
_PUT_ON = insert(TagTable).prefix_with("OR REPLACE")
_TAKE_OFF = text("DELETE FROM tag WHERE key = :key AND number = :number")
_TRASH = (
    update(ReportTable)
    .where(ReportTable.__table__.c.report == bindparam("_report"))
    .values(trashed=bindparam("_trashed"))
)


def show_cases(writer: RowBatch, reports: Iterable[str]) -> None:
    """Updates the case names that lists show for these reports, after a change of one or of its name."""
    for report in reports:
        writer.queue(_IN_CASES, {"report": report, "parted": PARTED})


def show_case(writer: RowBatch, case: str) -> None:
    """The same for all reports that a case holds."""
    writer.flush()  # what was put into it before
    show_cases(writer, writer.connection.execute(_HELD, {"case": case}).scalars().all())


def show_sorting(writer: RowBatch, report: str) -> None:
    """Updates the names of cases and tags that lists show for a report."""
    show_cases(writer, [report])
    writer.queue(_TAGGED, {"number": number_of(report), "parted": PARTED})


def _tagged(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    """Many at once are written at once."""
    number = number_of(detail["report"])
    for name in detail["tags"]:
        writer.queue(_PUT_ON, {"key": folded(name), "number": number, "name": name})
    writer.queue(_TAGGED, {"number": number, "parted": PARTED})
    return Changes(reports=frozenset({detail["report"]}))


def _untagged(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    number = number_of(detail["report"])
    writer.flush()  # what was put on before
    keys = [{"key": folded(name), "number": number} for name in detail["tags"]]
    writer.connection.execute(_TAKE_OFF, keys)
    writer.connection.execute(_TAGGED, {"number": number, "parted": PARTED})
    return Changes(reports=frozenset({detail["report"]}))


def _trashed(writer: RowBatch, event: Event, detail: Any) -> Changes:
    writer.queue(_TRASH, {"_report": detail["report"], "_trashed": event.kind == "trashed"})
    return Changes(reports=frozenset({detail["report"]}), links=True)


def _search_saved(writer: RowBatch, event: Event, detail: Any) -> Changes:
    for name in (detail["name"], detail.get("instead_of")):
        writer.delete(SearchTable, {"name": name})
    row = {"name": detail["name"], "seq": event.seq, "query": detail["query"], "at": event.at, "by": event.agent}
    writer.insert(SearchTable, row)
    return Changes(searches=True)


def _search_dropped(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    writer.delete(SearchTable, {"name": detail["name"]})
    return Changes(searches=True)


SORTING: Mapping[EventKind, Callable[[RowBatch, Event, Any], Changes]] = {
    "tagged": _tagged,
    "untagged": _untagged,
    "trashed": _trashed,
    "untrashed": _trashed,
    "search-saved": _search_saved,
    "search-dropped": _search_dropped,
}
