"""Rows of the searches that people keep in the research log of a case."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, select

from dossier.catalog.row_batches import RowBatch, number_of
from dossier.catalog.tables import CaseSearchTable
from dossier.model.case_searches import CaseSearch
from dossier.model.events import Changes, Event, EventKind

_ROWS = CaseSearchTable.__table__


def _changed(detail: Any) -> Changes:
    return Changes(cases=frozenset({detail["case"]}))


def _searched(writer: RowBatch, event: Event, detail: Any) -> Changes:
    found = {"query": detail["query"], "place": detail["where"], "count": detail["count"], "reports": detail["reports"]}
    row = {"seq": event.seq, "case": number_of(detail["case"]), **found, "note": detail.get("note", "")}
    writer.insert(CaseSearchTable, row | {"at": event.at, "by": event.agent, "withdrawn": False})
    return _changed(detail)


def _withdrawn(writer: RowBatch, event: Event, detail: Any) -> Changes:
    """Or restored."""
    withdrawn = event.kind == "case-search-withdrawn"
    writer.update(CaseSearchTable, {"seq": detail["search"]}, {"withdrawn": withdrawn})
    return _changed(detail)


SEARCHED: Mapping[EventKind, Callable[[RowBatch, Event, Any], Changes]] = {
    "case-searched": _searched,
    "case-search-withdrawn": _withdrawn,
    "case-search-restored": _withdrawn,
}


def case_searches(connection: Connection, withdrawn: bool = False) -> Mapping[int, list[CaseSearch]]:
    """Those in force, or withdrawn, by the number of their case; oldest first."""
    found = defaultdict[int, list[CaseSearch]](list)
    query = select(_ROWS).where(_ROWS.c.withdrawn.is_(withdrawn)).order_by(_ROWS.c.seq)
    for row in connection.execute(query).mappings():
        held = {name: row[name] for name in ("query", "count", "note", "at", "by")}
        made = CaseSearch(f"S{row['seq']}", where=row["place"], reports=tuple(row["reports"]), **held)
        found[row["case"]].append(made)
    return found
