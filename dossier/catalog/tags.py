"""Writes rows of tags, the trash and saved searches; and what lists sort reports by of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import bindparam, insert, text, update

from dossier.catalog.row_batches import RowBatch, number_of
from dossier.catalog.tables import ReportTable, SearchTable, TagTable
from dossier.model.events import Changes, Event, EventKind
from dossier.model.tags import folded

# What lists are sorted by: the first tag as it is compared, and the name of the first case
_TAGGED = text(
    "UPDATE report SET tag_key = (SELECT min(key) FROM tag WHERE tag.number = :number) WHERE number = :number"
)
_IN_CASES = text(
    "UPDATE report SET case_key = (SELECT fold(held.name) FROM case_report"
    ' JOIN dossier_case AS held ON held.number = case_report."case" WHERE case_report.number = :number'
    " AND held.withdrawn = 0 ORDER BY held.number LIMIT 1) WHERE number = :number"
)
_HELD = text('SELECT number FROM case_report WHERE "case" = :case')
_PUT_ON = insert(TagTable).prefix_with("OR REPLACE")
_TAKE_OFF = text("DELETE FROM tag WHERE key = :key AND number = :number")
_TRASH = (
    update(ReportTable)
    .where(ReportTable.__table__.c.report == bindparam("_report"))
    .values(trashed=bindparam("_trashed"))
)


def sort_by_case(writer: RowBatch, numbers: Iterable[int]) -> None:
    """Updates the case by which lists sort these reports, after a change of one or of its name."""
    for number in numbers:
        writer.queue(_IN_CASES, {"number": number})


def sort_all_of_case(writer: RowBatch, case: str) -> None:
    """The same for all reports that a case holds."""
    writer.flush()  # what was put into it before
    sort_by_case(writer, writer.connection.execute(_HELD, {"case": number_of(case)}).scalars().all())


def sort_by_tag_and_case(writer: RowBatch, report: str) -> None:
    """Updates the tag and the case by which lists sort a report."""
    sort_by_case(writer, [number_of(report)])
    writer.queue(_TAGGED, {"number": number_of(report)})


def _tagged(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    """Many at once are written at once."""
    number = number_of(detail["report"])
    for name in detail["tags"]:
        writer.queue(_PUT_ON, {"key": folded(name), "number": number, "name": name})
    writer.queue(_TAGGED, {"number": number})
    return Changes(reports=frozenset({detail["report"]}))


def _untagged(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    number = number_of(detail["report"])
    writer.flush()  # what was put on before
    keys = [{"key": folded(name), "number": number} for name in detail["tags"]]
    writer.connection.execute(_TAKE_OFF, keys)
    writer.connection.execute(_TAGGED, {"number": number})
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
