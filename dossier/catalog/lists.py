"""The lists that people see: reports that match a query, a page at a time."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, column, func, literal_column, select, table, text

from dossier.catalog.engine import folded
from dossier.catalog.query import Query
from dossier.catalog.tables import CaseReportTable, CaseTable, ReportTable
from dossier.errors import BadInput
from dossier.model.digest import Digest
from dossier.model.reports import ReportRow

_R = ReportTable.__table__.c  # type: ignore[attr-defined]
_CASE, _IN_CASE = CaseTable.__table__.c, CaseReportTable.__table__.c  # type: ignore[attr-defined]
_WORDS = table("words", column("rowid"))
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


def row(connection: Connection, report: str) -> ReportRow:
    statement: Any = select(ReportTable.__table__, literal_column("NULL").label("snippet"))  # type: ignore[attr-defined]
    found = connection.execute(statement.where(_R.report == report)).mappings().first()
    if found is None:
        raise BadInput(report, "no report in this archive has this name")
    return _row(found)


def _words(query: Query) -> dict[str, str]:
    return {name: value for name, value in (("match", query.match), ("without", query.leave_out)) if value}


def _matching(statement: Select[Any], query: Query) -> Select[Any]:
    if query.match:
        statement = statement.join(_WORDS, _WORDS.c.rowid == _R.number)
        statement = statement.where(text("words MATCH :match"))
    if query.leave_out:
        statement = statement.where(text("number NOT IN (SELECT rowid FROM words WHERE words MATCH :without)"))
    if query.after:
        statement = statement.where(_R.published >= query.after)
    if query.before:
        statement = statement.where(_R.published < query.before)
    # What a report does not tell is not the value that is left out either
    unlike = (~func.coalesce(_exactly(name, value), False) for name, value in query.never.items())
    return statement.where(*(_exactly(name, value) for name, value in query.exact.items()), *unlike)


def _exactly(name: str, value: str) -> ColumnElement[bool]:
    if name == "folder":
        folder = value.rstrip("/\\")
        under: ColumnElement[bool] = func.substr(_R.path, 1, len(folder) + 1).in_([f"{folder}/", f"{folder}\\"])
        return under
    if name != "case":
        same: ColumnElement[bool] = func.fold(_R[name]) == folded(value)
        return same
    members = select(_IN_CASE.report).join(CaseTable, _CASE.case == _IN_CASE.case)
    held: ColumnElement[bool] = _R.report.in_(
        members.where((_CASE.case == value) | (func.fold(_CASE.name) == folded(value)))
    )
    return held


def _ordering(query: Query, order: str) -> list[ColumnElement[Any]]:
    name, descending = order.removeprefix("-"), order.startswith("-")
    if not name:
        return [_SCORE, _R.number] if query.match else [_R.number.desc()]
    if name not in _R:
        raise BadInput(name, "reports have no such column")
    column = _R.number if name == "report" else _R[name]
    # What is not known stands last either way
    return [column.is_(None), column.desc() if descending else column.asc(), _R.number.desc()]


def _row(found: Any) -> ReportRow:
    values = {name: found[name] for name in ReportRow.__dataclass_fields__}
    return ReportRow(**values | {"sha256": Digest(found["sha256"])})
