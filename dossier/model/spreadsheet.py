"""Rows of reports as lines of a CSV file (RFC 4180) that does nothing to the spreadsheet that opens it."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence

from dossier import lazy_re as re
from dossier.model.iso_dates import edtf
from dossier.model.reports import ReportRow
from dossier.model.tags import NAME_SEPARATOR

CSV_COLUMNS = (
    "report", "headline", "outlet", "byline", "place", "country", "published", "filed", "first_seen", "version",
    "state", "reason", "language", "tags", "cases", "path", "media_type", "size", "sha256", "url", "section",
    "standfirst", "lat", "lon",
)  # fmt: skip
_DATES = frozenset({"published", "filed"})  # written as EDTF, so that --02-26 is no formula
BOM = "\ufeff"  # by which Excel knows UTF-8

# What spreadsheets take for the beginning of a formula (OWASP, CSV injection), in full width in Asian ones. The
# apostrophe before it is what they themselves mark text with; quoting alone does not help, for quotes are gone before
# the cell is looked at. Where a semicolon parts cells, as in Spanish spreadsheets, cells begin behind it, and lines
# behind a line break, for then our quotes are in the midst of a cell and mean nothing
_ACTIVE = re.compile(r"^(?=[\t\r\n\0])|(?:^|(?<=[;\t\r\n]))(?=\s*[=+\-@＝＋－＠])")


def csv_lines(
    rows: Iterable[ReportRow], columns: Sequence[str] = CSV_COLUMNS, titles: Mapping[str, str] | None = None
) -> Iterator[str]:
    """A line of titles, then a line a row, each with its end; `titles` are other names for columns."""
    named = titles or {}
    yield _line([_passive(named.get(column, column)) for column in columns])
    for row in rows:
        yield _line([_cell(row, column) for column in columns])


def csv_table(rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """A line a row, each with its end; words that a spreadsheet would take for a formula get an apostrophe."""
    for row in rows:
        yield _line(["" if cell is None else _passive(cell) if isinstance(cell, str) else str(cell) for cell in row])


def _cell(row: ReportRow, column: str) -> str:
    """The value of a column; empty if the report states none. A number is no formula, whatever its sign."""
    value = getattr(row, column)
    if value is None:
        return ""
    if isinstance(value, int | float):
        return str(value)
    if column in _DATES:
        value = edtf(value)
    return _passive(NAME_SEPARATOR.join(value) if isinstance(value, tuple) else str(value))


def _line(cells: Iterable[str]) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="\r\n").writerow(cells)
    return line.getvalue()


def _passive(cell: str) -> str:
    return _ACTIVE.sub("'", cell)
