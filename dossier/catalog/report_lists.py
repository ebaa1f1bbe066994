"""The lists that people see: reports that match a query, a page at a time."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, bindparam, false, func, literal_column, or_, select, text

from dossier.catalog.doubt_rows import unsure
from dossier.catalog.former_names import once_called
from dossier.catalog.join_hints import Nested
from dossier.catalog.joins import present_id
from dossier.catalog.lookups import in_slices, unknown_report
from dossier.catalog.marked_words import marked
from dossier.catalog.query import COLUMNS, EXACT, Query
from dossier.catalog.tables import CaseReportTable, CaseTable, ReportTable, TagTable
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.digest import Digest
from dossier.model.reports import ReportRow
from dossier.model.tags import PARTED, folded, sorted_as

_ORDERED = {"report": "number", "folder": "path"} | {
    name: f"{name}_key" for name in ("headline", "outlet", "byline", "place")
}
# The columns after these in their index, which counts names
_THEN = {"outlet_key": ("outlet",), "place_key": ("country", "place")}
_R = ReportTable.__table__.c
_UNTOLD = {**COLUMNS, **EXACT, "published": "published", "date": "published", "tag": "tags", "case": "cases"}
_TAG = TagTable.__table__.c
_CASE, _IN_CASE = CaseTable.__table__.c, CaseReportTable.__table__.c
_ASKED = func.json_each(bindparam("few")).table_valued("value", name="asked")
_AMONG = Nested(_ASKED, ReportTable.__table__)
# Matches from which on no score tells one from another: then the newest come first, and SQLite need not weigh them all
_BROAD = 5000
# What has one of these is few reports: they are put into order themselves, not looked for along an order's index
_TELLING = frozenset({"headline", "outlet", "byline", "place", "case", "tag"})
_MATCHING = "FROM words WHERE words MATCH :match"
_COUNT = text(f"SELECT count(*) {_MATCHING}")
_LAST_SIGN = "\U0010ffff"
_OPENING = 400  # characters of a text, white space and all, that hold its opening words
# A word in the headline says more than one in the text
_SCORES = text(f"SELECT rowid, bm25(words, 8.0, 2.0, 2.0, 2.0, 1.0, 1.0, 0.5, 8.0, 1.0) {_MATCHING} LIMIT {_BROAD + 1}")
# The plus keeps SQLite from asking the full-text index anew for each of the rows
_SNIPPETS = text(
    "SELECT rowid, snippet(words, -1, '[', ']', ' … ', 24), headline_forms <> '' OR text_forms <> ''"
    f" {_MATCHING}"
    " AND +rowid IN (SELECT value FROM json_each(:few))"
)
_SHOWN = text("SELECT headline, text FROM words WHERE rowid = :number")
# Asked of those alone that have no headline to be known by
_OPENINGS = text(
    f"SELECT rowid, substr(text, 1, {_OPENING}) FROM words WHERE rowid IN (SELECT value FROM json_each(:few))"
)


def reports(connection: Connection, query: Query, order: str, limit: int, offset: int) -> list[ReportRow]:
    """A page of them: first their numbers, which indexes give, then what is to be shown of these alone."""
    numbers = _numbers(connection, query, order, limit, offset)
    few = {"few": json.dumps(numbers)}
    columns: Any = select(ReportTable.__table__)
    held = columns.select_from(_AMONG).where(_R.number == _ASKED.c.value)
    found = {row["number"]: row for row in connection.execute(held, few).mappings()}
    snippets: dict[int, str] = {}
    if query.match:
        for number, words, has_forms in connection.execute(_SNIPPETS, few | _words(query)):
            snippets[number] = words
            if has_forms:  # what was found may be another form of the words, which is not to be shown
                headline, told = connection.execute(_SHOWN, {"number": number}).one()
                snippets[number] = marked(f"{headline}\n\n{told}", query.words) or words
    return [_row(row, snippets.get(row["number"])) for row in _opened(connection, [found[n] for n in numbers])]


def count(connection: Connection, query: Query) -> int:
    if query == Query(match=query.match) and query.match:
        every = connection.execute(_COUNT, _words(query)).scalar_one()
        return int(every) - (count(connection, replace(query, trash="only")) if every else 0)
    few, words = _few(connection, query)
    statement = _matching(select(func.count()), query, few=few is not None)
    return int(connection.execute(statement, words).scalar_one())


def ids(connection: Connection, query: Query, order: str) -> list[str]:
    return [f"R{number}" for number in _numbers(connection, query, order, -1, 0)]


def _numbers(connection: Connection, query: Query, order: str, limit: int, offset: int) -> list[int]:
    few, words = _few(connection, query)
    statement = _matching(select(_R.number), query, few=few is not None)
    if few is not None and not order:
        held = connection.execute(statement, words).scalars()
        return sorted(held, key=lambda number: (few[number], number))[offset : offset + limit if limit >= 0 else None]
    ordered = statement.order_by(*_ordering(query, order)).limit(limit).offset(offset)
    return list(connection.execute(ordered, words).scalars())


def _few(connection: Connection, query: Query) -> tuple[dict[int, float] | None, dict[str, Any]]:
    """The scores of all reports with the words asked for, lowest best; None where they are many, or no words are."""
    words = _words(query)
    if not query.match:
        return None, words
    few: dict[int, float] = {number: score for number, score in connection.execute(_SCORES, words)}
    return (few, {**words, "few": json.dumps(list(few))}) if len(few) <= _BROAD else (None, words)


def rows(connection: Connection, reports: Sequence[str]) -> list[ReportRow]:
    found: dict[str, ReportRow] = {}
    for some in in_slices(list(reports)):
        statement: Any = select(ReportTable.__table__)
        chosen = connection.execute(statement.where(_R.report.in_(some))).mappings()
        found |= {one["report"]: _row(one) for one in _opened(connection, chosen)}
    present = {report: report if report in found else present_id(connection, report) for report in reports}
    if joined := [into for report, into in present.items() if into != report and into not in found]:
        found |= {one.report: one for one in rows(connection, joined)}
    for report, into in present.items():
        if into not in found:
            raise unknown_report(connection, report)
    return [found[present[report]] for report in reports]


def row(connection: Connection, report: str) -> ReportRow:
    return rows(connection, [report])[0]


def _words(query: Query) -> dict[str, Any]:
    return {name: value for name, value in (("match", query.match), ("without", query.leave_out)) if value}


def _matching(statement: Select[Any], query: Query, *, few: bool) -> Select[Any]:
    """Narrows `statement` to the matching reports; `few` if the reports with the words are already known."""
    statement = statement.select_from(_AMONG if few else ReportTable)
    if query.trash != "too":
        statement = statement.where(_R.trashed == (query.trash == "only"))
    if few:
        statement = statement.where(_R.number == _ASKED.c.value)
    elif query.match:
        # The plus: as many as half of all are not to be looked up one by one, but held against what other indexes give
        statement = statement.where(text(f"+report.number IN (SELECT rowid {_MATCHING})"))
    if query.leave_out:
        statement = statement.where(text("report.number NOT IN (SELECT rowid FROM words WHERE words MATCH :without)"))
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
            inside = [_beginning(folder + sign) for sign in "/\\" if sign in folder or not {"/", "\\"} & set(folder)]
            return or_(*inside)
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
    """Selects reports without a field; no report, where lists do not have the field."""
    found = _UNTOLD.get(name, "")
    told = next((known for known in (f"{found}_key", found) if known in _R), None)
    untold: ColumnElement[bool] = _R[told].is_(None) if told else false()
    return untold


def _same(column: ColumnElement[Any], value: str | None) -> ColumnElement[bool]:
    return column == value


def _beginning(path: str) -> ColumnElement[bool]:
    """As a range, which an index answers, and as one condition: SQLite takes no more than a thousand in a row."""
    inside: ColumnElement[bool] = _R.path.between(path, path + _LAST_SIGN)
    return inside


def _tagged(value: str) -> ColumnElement[bool]:
    """`*` is any tag."""
    if value == "*":
        some: ColumnElement[bool] = _R.tags.is_not(None)
        return some
    held: ColumnElement[bool] = _R.number.in_(select(_TAG.number).where(_TAG.key == folded(value)))
    return held


def _in_case(value: str) -> ColumnElement[bool]:
    """By its number or its name; by one that it had before, where no case has that name now."""
    members = select(_IN_CASE.report).join(CaseTable, _CASE.case == _IN_CASE.case)
    called = (_CASE.case == value) | (func.fold(_CASE.name) == folded(value))
    kept = _CASE.withdrawn.is_(False)
    taken = select(_CASE.case).where(kept, called).exists()
    held: ColumnElement[bool] = _R.report.in_(
        members.where(kept, called | (_CASE.case.in_(once_called(value)) & ~taken.correlate(None)))
    )
    return held


def _ordering(query: Query, order: str) -> list[ColumnElement[Any]]:
    name, descending = order.removeprefix("-"), order.startswith("-")
    if not name:
        name, descending = "report", True
    if (name := _ORDERED.get(name, name)) not in _R:
        raise BadInput(name, Clause("reports-have-no-such-column"))
    # Unknown values come last either way. Turned round, the order is the same backwards, as its index is
    few = any(telling in _TELLING and value != "*" for telling, value in query.exact)
    column: ColumnElement[Any] = literal_column(f"+report.{name}") if few else _R[name]
    then = [_R[other] for other in (*_THEN.get(name, ()), "number")]
    if descending:
        return [column.desc().nulls_last(), *(other.desc() for other in then)]
    return [column.asc().nulls_last(), *(other.asc() for other in then)]


def _opened(connection: Connection, found: Iterable[Any]) -> list[dict[str, Any]]:
    """Rows of reports with the first words of those that have no headline."""
    rows = [*map(dict, found)]
    nameless = json.dumps([row["number"] for row in rows if not row["headline"]])
    begun: dict[int, str] = {}
    if nameless != "[]":
        begun = {number: words.strip() for number, words in connection.execute(_OPENINGS, {"few": nameless})}
    return [row | {"opening": begun.get(row["number"]) or None} for row in rows]


def _row(found: Any, snippet: str | None = None) -> ReportRow:
    values = {name: found[name] for name in ReportRow.__dataclass_fields__ if name not in ("snippet", "alarm")}
    tags = tuple(found["tags"].split(PARTED)) if found["tags"] else ()
    return ReportRow(**values | {"sha256": Digest(found["sha256"]), "tags": tags, "snippet": snippet})
