"""Rows of the words that people marked in reports."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from sqlalchemy import Connection, select

from dossier.catalog.row_batches import RowBatch, number_of
from dossier.catalog.tables import HighlightTable
from dossier.model.digest import Digest
from dossier.model.events import Changes, Event, EventKind
from dossier.model.evidence import Span
from dossier.model.highlights import COLOURS, Highlight

_ROWS = HighlightTable.__table__
_PINNED = ("rendition", "start", "end", "quote", "before", "after")


def _changed(detail: Any) -> Changes:
    return Changes(reports=frozenset({detail["report"]}))


def _made(writer: RowBatch, event: Event, detail: Any) -> Changes:
    row = {"seq": event.seq, "report": detail["report"], "version": detail["version"]}
    pinned = {name: detail[name] for name in _PINNED}
    written = {"pin": pinned, **_looks(detail), "at": event.at, "by": event.agent, "changed": "", "removed": False}
    writer.insert(HighlightTable, row | written)
    return _changed(detail)


def _recoloured(writer: RowBatch, event: Event, detail: Any) -> Changes:
    writer.update(HighlightTable, {"seq": detail["highlight"]}, _looks(detail) | {"changed": event.at})
    return _changed(detail)


def _removed(writer: RowBatch, event: Event, detail: Any) -> Changes:
    """Or restored."""
    writer.update(HighlightTable, {"seq": detail["highlight"]}, {"removed": event.kind == "highlight-removed"})
    return _changed(detail)


def _looks(detail: Any) -> dict[str, str]:
    """Raises ValueError for a colour that there is not."""
    if detail["colour"] not in COLOURS:
        raise ValueError(f"no such colour: {detail['colour']}")
    return {"colour": detail["colour"], "comment": detail["comment"]}


HIGHLIGHTED: Mapping[EventKind, Callable[[RowBatch, Event, Any], Changes]] = {
    "highlight-made": _made,
    "highlight-changed": _recoloured,
    "highlight-removed": _removed,
    "highlight-restored": _removed,
}


def highlights(connection: Connection, reports: Collection[str] | None, removed: bool) -> list[Highlight]:
    """Those in force, or removed; by report, version and place."""
    query = select(_ROWS).where(_ROWS.c.removed.is_(removed))
    if reports is not None:
        query = query.where(_ROWS.c.report.in_(reports))
    found = [_highlight(row) for row in connection.execute(query.order_by(_ROWS.c.seq)).mappings()]
    return sorted(found, key=lambda one: (number_of(one.report), one.version, one.span.start, one.span.end))


def _highlight(row: Any) -> Highlight:
    pin = row["pin"]
    words = {name: pin[name] for name in ("quote", "before", "after")}
    held = {name: row[name] for name in ("report", "version", "colour", "comment", "at", "by", "changed")}
    span = Span(pin["start"], pin["end"])
    return Highlight(f"H{row['seq']}", rendition=Digest(pin["rendition"]), span=span, **words, **held)
