"""The lists that people see: reports that match a query, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, column, false, func, literal_column, select, table, text

from dossier.catalog.doubting import unsure
from dossier.catalog.lookups import in_slices
from dossier.catalog.nesting import Nested
from dossier.catalog.query import COLUMNS, EXACT, Query
from dossier.catalog.shown import sorted_as
from dossier.catalog.tables import CaseReportTable, CaseTable, ReportTable, TagTable
from dossier.errors import BadInput
from dossier.model.digest import Digest
from dossier.model.reports import ReportRow
from dossier.model.sorting import PARTED, folded

_ORDERED = {"report": "number", "folder": "path"} | {
    name: f"{name}_key" for name in ("headline", "outlet", "byline", "place")
}
_R = ReportTable.__table__.c  # type: ignore[attr-defined]
_UNTOLD = {**COLUMNS, **EXACT, "published": "published", "date": "published", "tag": "tags", "case": "cases"}
_TAG = TagTable.__table__.c  # type: ignore[attr-defined]
_CASE, _IN_CASE = CaseTable.__table__.c, CaseReportTable.__table__.c  # type: ignore[attr-defined]
_WORDS = table("words", column("rowid"))
_FOUND = Nested(_WORDS, ReportTable.__table__)  # type: ignore[attr-defined]
# What has one of these is few reports: they are put into order themselves, not looked for along an order's index
_TELLING = frozenset({"headline", "outlet", "byline", "place", "case", "tag"})
_SNIPPET: ColumnElement[str] = literal_column("snippet(words, -1, '[', ']', ' … ', 24)")
# A word in the headline says more than one in the text
_SCORE: ColumnElement[float] = literal_column("bm25(words, 8.0, 2.0, 2.0, 2.0, 1.0)")


def reports(connection: Connection, query: Query, order: str, limit: int, offset: int) -> list[ReportRow]:
    snippet = _SNIPPET if query.match else literal_column("NULL")
    columns: Any = select(ReportTable.__table__, snippet.label("snippet"))  # type: ignore[attr-defined]
    statement = _matching(columns, query).order_by(*_ordering(query, order)).limit(limit).offset(offset)
    return [_row(found) for found in connection.execute(statement, _words(query)).mappings()]


def count(connection: Connection, query: Query) -> int:
    statement = _matching(select(func.count()).select_from(ReportTable), query)
    return int(connection.execute(statement, _words(query)).scalar_one())


def ids(connection: Connection, query: Query, order: str) -> list[str]:
    statement = _matching(select(_R.number).select_from(ReportTable), query).order_by(*_ordering(query, order))
    return [f"R{number}" for number in connection.execute(statement, _words(query)).scalars()]


def rows(connection: Connection, reports: Sequence[str]) -> list[ReportRow]:
    found: dict[str, ReportRow] = {}
    for some in in_slices(list(reports)):
        statement: Any = select(ReportTable.__table__, literal_column("NULL").label("snippet"))  # type: ignore[attr-defined]
        chosen = connection.execute(statement.where(_R.report.in_(some))).mappings()
        found |= {one["report"]: _row(one) for one in chosen}
    for report in reports:
        if report not in found:
            raise BadInput(report, "no report in this archive has this name")
    return [found[report] for report in reports]


def row(connection: Connection, report: str) -> ReportRow:
    return rows(connection, [report])[0]


def _words(query: Query) -> dict[str, str]:
    return {name: value for name, value in (("match", query.match), ("without", query.leave_out)) if value}


def _matching(statement: Select[Any], query: Query) -> Select[Any]:
    if query.trash != "too":
        statement = statement.where(_R.trashed == (query.trash == "only"))
    if query.match:
        # Every match is then looked up by its number. SQLite, which has no idea how many reports are not in the trash,
        # might instead go through those, or along an order's index, and ask for each whether it matches
        statement = statement.select_from(_FOUND).where(_R.number == _WORDS.c.rowid, text("words MATCH :match"))
    if query.leave_out:
        statement = statement.where(text("number NOT IN (SELECT rowid FROM words WHERE words MATCH :without)"))
    if query.after:
        statement = statement.where(_R.published >= query.after)
    if query.before:
        statement = statement.where(_R.published < query.before)
    # What a report does not tell is not the value that is left out either
    unlike = (~func.coalesce(_exactly(name, value), False) for name, value in query.never)
    return statement.where(*(_exactly(name, value) for name, value in query.exact), *unlike)


def _exactly(name: str, value: str) -> ColumnElement[bool]:
    match name:
        case "folder":
            folder = value.rstrip("/\\")
            return _beginning(f"{folder}/") | _beginning(f"{folder}\\")
        case "case":
            return _in_case(value)
        case "tag":
            return _tagged(value)
        case "review":
            return unsure(_R.number, value.lower())
        case "without":
            return _untold(value.lower())
        case "state" | "language":
            return _same(_R[name], value.lower())
        case "country":
            return _same(_R.country, value.upper())
        case _:
            return _same(_R[f"{name}_key"], sorted_as(value))


def _untold(name: str) -> ColumnElement[bool]:
    """That a report does not tell a field; no report, where the field is none of a list's."""
    found = _UNTOLD.get(name, "")
    told = next((known for known in (f"{found}_key", found) if known in _R), None)
    untold: ColumnElement[bool] = _R[told].is_(None) if told else false()
    return untold


def _same(column: ColumnElement[Any], value: str | None) -> ColumnElement[bool]:
    return column == value


def _beginning(path: str) -> ColumnElement[bool]:
    """As a range, which an index answers."""
    inside: ColumnElement[bool] = (_R.path >= path) & (_R.path < path[:-1] + chr(ord(path[-1]) + 1))
    return inside


def _tagged(value: str) -> ColumnElement[bool]:
    """`*` is any tag."""
    if value == "*":
        some: ColumnElement[bool] = _R.tags.is_not(None)
        return some
    held: ColumnElement[bool] = _R.number.in_(select(_TAG.number).where(_TAG.key == folded(value)))
    return held


def _in_case(value: str) -> ColumnElement[bool]:
    members = select(_IN_CASE.report).join(CaseTable, _CASE.case == _IN_CASE.case)
    held: ColumnElement[bool] = _R.report.in_(
        members.where((_CASE.case == value) | (func.fold(_CASE.name) == folded(value)))
    )
    return held


def _ordering(query: Query, order: str) -> list[ColumnElement[Any]]:
    name, descending = order.removeprefix("-"), order.startswith("-")
    if not name and query.match:
        return [_SCORE, _R.number]
    if not name:
        name, descending = "report", True
    if (name := _ORDERED.get(name, name)) not in _R:
        raise BadInput(name, "reports have no such column")
    # What is not known stands last either way. Turned round, the order is the same backwards, as its index is
    few = any(telling in _TELLING and value != "*" for telling, value in query.exact)
    column: ColumnElement[Any] = literal_column(f"+report.{name}") if few else _R[name]
    if descending:
        return [column.desc().nulls_last(), _R.number.desc()]
    return [column.asc().nulls_last(), _R.number.asc()]


def _row(found: Any) -> ReportRow:
    values = {name: found[name] for name in ReportRow.__dataclass_fields__}
    tags = tuple(found["tags"].split(PARTED)) if found["tags"] else ()
    return ReportRow(**values | {"sha256": Digest(found["sha256"]), "tags": tags})
