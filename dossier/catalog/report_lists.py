"""The lists that people see: reports that match a query, a page at a time.

Asked of SQLite in its own words by Python's own module: to load SQLAlchemy takes longer than to show a list.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from dossier.catalog.former_names import ONCE_CALLED
from dossier.catalog.marked_words import marked
from dossier.catalog.query import EXACT, SEARCHED_COLUMNS, Query
from dossier.catalog.report_ids import present_id, unknown_report
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.digest import Digest
from dossier.model.doubts import ANY_DOUBT, DOUBTED
from dossier.model.reports import ReportRow
from dossier.model.tags import folded, sorted_as

Condition = tuple[str, tuple[object, ...]]  # SQL, and the values of its question marks

_ORDERED = {"report": "number", "folder": "path", "tags": "tag_key", "cases": "case_key"} | {
    name: f"{name}_key" for name in ("headline", "outlet", "byline", "place")
}
# The columns after these in their index, which counts names
_THEN = {"outlet_key": ("outlet",), "place_key": ("country", "place")}
_ELSEWHERE = ("snippet", "opening", "alarm", "tags", "cases")  # than in the row of the report
_SHOWN = tuple(name for name in ReportRow.__dataclass_fields__ if name not in _ELSEWHERE)
_SORTED = frozenset({"number", *_SHOWN, *_ORDERED.values()})
_ROWS = f"SELECT report.number, {', '.join(f'report.{name}' for name in _SHOWN)} FROM"
_NULLABLE = {**SEARCHED_COLUMNS, **EXACT, "published": "published", "date": "published"}
# SQLite never turns a CROSS JOIN round: the few are looked up one by one
_AMONG = "json_each(?) AS asked CROSS JOIN report"
# Matches from which on no score tells one from another: then the newest come first, and SQLite need not weigh them all
_BROAD = 5000
# What has one of these is few reports: they are put into order themselves, not looked for along an order's index
_SELECTIVE = frozenset({"headline", "outlet", "byline", "place", "case", "tag"})
_MATCHING = "FROM words WHERE words MATCH ?"
_LAST_SIGN = "\U0010ffff"
_OPENING = 400  # characters of a text, white space and all, that hold its opening words
# A word in the headline says more than one in the text
_SCORES = f"SELECT rowid, bm25(words, 8.0, 2.0, 2.0, 2.0, 1.0, 1.0, 0.5, 8.0, 1.0) {_MATCHING} LIMIT {_BROAD + 1}"
# The plus keeps SQLite from asking the full-text index anew for each of the rows
_SNIPPETS = (
    "SELECT rowid, snippet(words, -1, '[', ']', ' … ', 24), headline_forms <> '' OR text_forms <> ''"
    f" {_MATCHING} AND +rowid IN (SELECT value FROM json_each(?))"
)
# Asked of those alone that have no headline to be known by
_OPENINGS = f"SELECT rowid, substr(text, 1, {_OPENING}) FROM words WHERE rowid IN (SELECT value FROM json_each(?))"
# A case by its number or its name; by one that it had before, where no case has that name now
_CALLED = "withdrawn = 0 AND ('C' || number = ? OR fold(name) = ?)"
_IN_CASE = (
    'report.number IN (SELECT number FROM case_report WHERE "case" IN (SELECT number FROM dossier_case'
    f" WHERE {_CALLED} OR withdrawn = 0 AND 'C' || number IN ({ONCE_CALLED})"
    f" AND NOT EXISTS (SELECT 1 FROM dossier_case WHERE {_CALLED})))"
)
_TAGS_OF = "SELECT number, name FROM tag WHERE number IN (SELECT value FROM json_each(?)) ORDER BY key"
_CASES_OF = (
    "SELECT case_report.number, dossier_case.name FROM case_report"
    ' JOIN dossier_case ON dossier_case.number = case_report."case" AND dossier_case.withdrawn = 0'
    " WHERE case_report.number IN (SELECT value FROM json_each(?)) ORDER BY dossier_case.number"
)


def reports(connection: sqlite3.Connection, query: Query, order: str, limit: int, offset: int) -> list[ReportRow]:
    """A page of them: first their numbers, which indexes give, then what is to be shown of these alone."""
    numbers = _numbers(connection, query, order, limit, offset)
    few, snippets = json.dumps(numbers), dict[int, str]()
    if query.match:
        for number, words, has_forms in connection.execute(_SNIPPETS, (query.match, few)):
            snippets[number] = words
            if has_forms:  # what was found may be another form of the words, which is not to be shown
                asked = connection.execute("SELECT headline, text FROM words WHERE rowid = ?", (number,))
                snippets[number] = marked("\n\n".join(asked.fetchone()), query.words) or words
    held = f"{_ROWS} {_AMONG} WHERE report.number = asked.value"
    found = _rows(connection, (held, (few,)), snippets)
    return [found[f"R{number}"] for number in numbers]


def count(connection: sqlite3.Connection, query: Query) -> int:
    if query == Query(match=query.match) and query.match:
        every = connection.execute(f"SELECT count(*) {_MATCHING}", (query.match,)).fetchone()[0]
        return int(every) - (count(connection, replace(query, trash="only")) if every else 0)
    matching, values = _matching(query, _few(connection, query))
    return int(connection.execute(f"SELECT count(*) {matching}", values).fetchone()[0])


def ids(connection: sqlite3.Connection, query: Query, order: str) -> list[str]:
    return [f"R{number}" for number in _numbers(connection, query, order, -1, 0)]


def ids_among(connection: sqlite3.Connection, query: Query, numbers: Sequence[int]) -> list[str]:
    """Those of some reports that match, by number."""
    if not numbers:
        return []
    matching, values = _matching(query, None)
    asked = f"SELECT report.number {matching} AND report.number IN (SELECT value FROM json_each(?)) ORDER BY 1"
    return [f"R{number}" for (number,) in connection.execute(asked, (*values, json.dumps(list(numbers))))]


def _numbers(connection: sqlite3.Connection, query: Query, order: str, limit: int, offset: int) -> list[int]:
    few = _few(connection, query)
    matching, values = _matching(query, few)
    if few is not None and not order:
        held = [number for (number,) in connection.execute(f"SELECT report.number {matching}", values)]
        return sorted(held, key=lambda number: (few[number], number))[offset : offset + limit if limit >= 0 else None]
    ordered = f"SELECT report.number {matching} ORDER BY {_ordering(query, order)} LIMIT ? OFFSET ?"
    return [number for (number,) in connection.execute(ordered, (*values, limit, offset))]


def _few(connection: sqlite3.Connection, query: Query) -> dict[int, float] | None:
    """The scores of all reports with the words asked for, lowest best; None where they are many, or no words are."""
    if not query.match:
        return None
    few = dict[int, float](connection.execute(_SCORES, (query.match,)))
    return few if len(few) <= _BROAD else None


def rows(connection: sqlite3.Connection, reports: Sequence[str]) -> list[ReportRow]:
    """Rows of these reports; of one that was joined into another, that one's. Raises BadInput for an unknown one."""
    held = f"{_ROWS} json_each(?) AS asked CROSS JOIN report WHERE report.report = asked.value"
    found = _rows(connection, (held, (json.dumps(list(reports)),)))
    present = {report: report if report in found else present_id(connection, report) for report in reports}
    if joined := [into for report, into in present.items() if into != report and into not in found]:
        found |= {one.report: one for one in rows(connection, joined)}
    for report, into in present.items():
        if into not in found:
            raise unknown_report(connection, report)
    return [found[present[report]] for report in reports]


def _matching(query: Query, few: dict[int, float] | None) -> Condition:
    """From where, and on what conditions; `few` if the reports with the words are already known."""
    asked = list[Condition]()
    if query.trash != "too":
        asked.append((f"report.trashed = {int(query.trash == 'only')}", ()))
    if few is not None:
        asked.append(("report.number = asked.value", ()))
    elif query.match:
        # The plus: as many as half of all are not to be looked up one by one, but held against what other indexes give
        asked.append((f"+report.number IN (SELECT rowid {_MATCHING})", (query.match,)))
    if query.leave_out:
        asked.append((f"report.number NOT IN (SELECT rowid {_MATCHING})", (query.leave_out,)))
    if query.after:
        asked.append(("report.published >= ?", (query.after,)))
    if query.before:
        asked.append(("report.published < ?", (query.before,)))
    asked.extend(_exactly(name, value) for name, value in query.exact)
    for name, value in query.never:
        condition, values = _exactly(name, value)
        # What a report does not tell is not the value that is left out either
        asked.append((f"({condition}) IS NOT TRUE", values))
    held, first = (_AMONG, (json.dumps(list(few)),)) if few is not None else ("report", ())
    where = " AND ".join(f"({condition})" for condition, _ in asked) or "TRUE"
    return f"FROM {held} WHERE {where}", (*first, *(value for _, values in asked for value in values))


def _exactly(name: str, value: str) -> Condition:
    match name:
        case "folder":
            folder = value.rstrip("/\\")
            inside = [folder + sign for sign in "/\\" if sign in folder or not {"/", "\\"} & set(folder)]
            # As ranges, which an index answers
            ranges = " OR ".join("report.path BETWEEN ? AND ?" for _ in inside)
            return ranges, tuple(end for path in inside for end in (path, path + _LAST_SIGN))
        case "case":
            called = value, folded(value)
            return _IN_CASE, (*called, folded(value), *called)
        case "tag" if value == "*":
            return "report.tag_key IS NOT NULL", ()
        case "tag":
            return "report.number IN (SELECT number FROM tag WHERE key = ?)", (folded(value),)
        case "review":
            return _unsure(value.lower())
        case "without":
            return _is_null(value.lower()), ()
        case "state" | "language":
            return f"report.{name} = ?", (value.lower(),)
        case "country":
            return "report.country = ?", (value.upper(),)
        case _:
            return f"report.{name}_key = ?", (sorted_as(value),)


def _unsure(name: str) -> Condition:
    """That a report has a doubt: of a field, for a reason, or any."""
    if name == ANY_DOUBT:
        return "report.number IN (SELECT number FROM doubt)", ()
    return f"report.number IN (SELECT number FROM doubt WHERE {'field' if name in DOUBTED else 'why'} = ?)", (name,)


def _is_null(name: str) -> str:
    """Selects reports without a field; no report, where lists do not have the field."""
    found = _NULLABLE.get(name, "")
    column = next((known for known in (f"{found}_key", found) if known in _SORTED), None)
    return f"report.{column} IS NULL" if column else "FALSE"


def _ordering(query: Query, order: str) -> str:
    name, descending = order.removeprefix("-"), order.startswith("-")
    if not name:
        name, descending = "report", True
    if (name := _ORDERED.get(name, name)) not in _SORTED:
        raise BadInput(name, Clause("reports-have-no-such-column"))
    # Unknown values come last either way. Turned round, the order is the same backwards, as its index is
    few = any(field in _SELECTIVE and value != "*" for field, value in query.exact)
    way = "DESC" if descending else "ASC"
    then = (f"report.{other} {way}" for other in (*_THEN.get(name, ()), "number"))
    return ", ".join((f"{'+' if few else ''}report.{name} {way} NULLS LAST", *then))


def _rows(
    connection: sqlite3.Connection, asked: Condition, snippets: Mapping[int, str] = MappingProxyType({})
) -> dict[str, ReportRow]:
    """Rows by their reports' ids, with the first words of those that have no headline."""
    found = {number: dict(zip(_SHOWN, values, strict=True)) for number, *values in connection.execute(*asked)}
    few, nameless = json.dumps([*found]), [number for number, row in found.items() if not row["headline"]]
    begun = dict[int, str](connection.execute(_OPENINGS, (json.dumps(nameless),))) if nameless else {}
    tags, cases = _named(connection, _TAGS_OF, few), _named(connection, _CASES_OF, few)
    return {
        row["report"]: ReportRow(
            **row
            | {"sha256": Digest(row["sha256"]), "trashed": bool(row["trashed"]), "snippet": snippets.get(number)}
            | {"tags": tags.get(number, ()), "cases": cases.get(number, ())}
            | {"opening": begun.get(number, "").strip() or None}
        )
        for number, row in found.items()
    }


def _named(connection: sqlite3.Connection, asked: str, few: str) -> dict[int, tuple[str, ...]]:
    """Names by the numbers of the reports that have them."""
    found: dict[int, tuple[str, ...]] = {}
    for number, name in connection.execute(asked, (few,)):
        found[number] = (*found.get(number, ()), name)
    return found
