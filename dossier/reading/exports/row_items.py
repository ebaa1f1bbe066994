"""Reads tables of stories (CSV, TSV): one report a row."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import StringIO
from itertools import zip_longest

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Description, Reading, ReadingNote
from dossier.model.reading_hints import TEXT, ColumnRule, assigned_lines, column_names
from dossier.reading.exports.item_format import ExportReader, Piece
from dossier.reading.exports.json_items import meaning
from dossier.reading.exports.named_item import NamedField, NamedItem
from dossier.reading.exports.xml_items import paragraphs_in
from dossier.reading.plaintext.database_labels import KINDS
from dossier.reading.plaintext.database_marks import lone_label
from dossier.reading.text_tools.charset import decode, is_binary

_DELIMITERS = ",;\t|"
_SAMPLE = 20  # rows
_HEAD = 1 << 16
_TEXT = 100  # letters of a cell that may be a story's text
_SENTENCE_END = re.compile(r"[^\W\d_][.!?…。！？؟।](?:\s|$|[\"”»])")
_LABELLED = 50  # place of a label among the names of a field: behind all keys
_BRACKETED = re.compile(r"\s*\([^()]{1,30}\)$")
_NO_FIELDS = ("end", "other", "clock", "home")
_NEWS = 2  # fields of a story that a table's heads name at least, besides its text


@dataclass(frozen=True, slots=True)
class Table:
    """A table of rows with the same number of cells, and the delimiter between them."""

    delimiter: str
    head: tuple[str, ...]


def table_in(text: str, fewest: int = 2) -> Table | None:
    """The table that a text is: rows of one number of cells, three or more, under a row of names.

    The last row may be cut off; `fewest` counts the whole rows, with that of the names.
    """
    sample = text[:_HEAD].lstrip("\ufeff")
    if len(text) > _HEAD:
        sample = sample[: sample.rfind("\n") + 1]
    first = sample.split("\n", 1)[0]
    for delimiter in sorted(_DELIMITERS, key=first.count, reverse=True):
        if first.count(delimiter) < 2:
            return None
        rows = [row for row in _rows(sample, delimiter) if any(cell.strip() for cell in row)][:_SAMPLE]
        if len(rows) > fewest and len(rows[-1]) < len(rows[0]) and (len(text) > _HEAD or not text.endswith("\n")):
            rows.pop()
        if len(rows) >= fewest and all(len(row) == len(rows[0]) for row in rows) and _are_names(rows[0]):
            return Table(delimiter, tuple(rows[0]))
    return None


def _are_names(cells: Sequence[str]) -> bool:
    """Whether the cells are short and no two the same, as the names of columns are."""
    names = [cell.strip() for cell in cells]
    return all(0 < len(name) <= 40 and not name[0].isdigit() for name in names) and len(set(names)) == len(names)


def _rows(text: str, delimiter: str) -> list[list[str]]:
    csv.field_size_limit(1 << 24)
    try:
        return list(csv.reader(StringIO(text), delimiter=delimiter))
    except csv.Error:
        return []


def _table_of(data: bytes, fewest: int = 2) -> Table | None:
    """The table that a file's first bytes show."""
    if b"\0" in data[:_HEAD] or data[:1] in b"<{[":
        return None
    return table_in(decode(data[:_HEAD]), fewest)


def rule_for(data: bytes, rules: Iterable[ColumnRule]) -> ColumnRule | None:
    """The rule that a person made for tables with these columns."""
    header = header_in(data)
    return next((rule for rule in rules if rule.header == header), None) if header else None


def header_in(data: bytes) -> tuple[str, ...] | None:
    """The names of a table's columns; None for what is no table, or no text."""
    try:
        table = _table_of(data)
    except Unreadable:
        return None
    return column_names(table.head) if table else None


def _ends_within_row(text: str, table: Table) -> bool:
    """Whether the last row lacks cells, or the mark that closes its last one."""
    last = list[str]()
    try:
        for row in csv.reader(StringIO(text), delimiter=table.delimiter, strict=True):
            last = row or last
    except csv.Error as error:
        return "unexpected end" in str(error)
    return len(last) < len(table.head)


def column_meaning(name: str) -> tuple[str, int] | None:
    """The field that a column's name says, as keys do, or as labels do in any language; and its place among them."""
    if (known := meaning(name)) is not None:
        return known
    kind = KINDS.get(lone_label(_BRACKETED.sub("", name)))  # "From: (Name)"
    return (kind, _LABELLED) if kind and kind not in _NO_FIELDS else None


@dataclass(frozen=True, slots=True)
class TableItems:
    """Rows that hold a headline and a text; other tables are no stories.

    `columns`: the field of each column as a person assigned them; otherwise their names say it.
    """

    columns: tuple[tuple[str, str], ...] = ()
    version: str = "csv-items/1"
    media_type: str = "text/csv"
    endings: tuple[str, ...] = (".csv", ".tsv")

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        table = _table_of(data, fewest=1)
        kinds = {known[0] for cell in table.head if (known := self._meaning(cell))} if table else set()
        return {"headline", "body"} <= kinds and len(kinds) > _NEWS

    def _meaning(self, cell: str) -> tuple[str, int] | None:
        if not self.columns:
            return column_meaning(cell)
        column = column_names([cell])[0]
        found = next((field for name, field in self.columns if name == column), None)
        return ("body" if found == TEXT else found, 0) if found else None

    def pieces(self, data: bytes) -> Iterator[Piece]:
        text = decode(data)
        table = table_in(text)
        if table is None:
            raise Unreadable(Clause("table-whose-rows-differ"))
        lines = text.lstrip("\ufeff").splitlines(keepends=True)
        reader = csv.reader(lines, delimiter=table.delimiter)
        at = 0
        for number, row in enumerate(reader):
            source, at = "".join(lines[at : reader.line_num]), reader.line_num
            if number and any(cell.strip() for cell in row):
                yield Piece(f"row {number}", (lines[0].rstrip("\r\n") + "\n" + source).encode())

    def item(self, data: bytes) -> NamedItem:
        table = table_in(decode(data), fewest=1)
        rows = _rows(decode(data), table.delimiter) if table else []
        if table is None or len(rows) < 2:
            raise Unreadable(Clause("table-without-rows"))
        cells = [
            (name, *known, cell) for name, cell in zip(rows[0], rows[1], strict=False) if (known := self._meaning(name))
        ]
        body = min(((place, cell) for _, kind, place, cell in cells if kind == "body" and cell), default=(0, ""))[1]
        fields = (
            NamedField(kind, name, cell, place) for name, kind, place, cell in cells if kind not in ("body", "id")
        )
        return NamedItem("csv", tuple(fields), tuple(paragraphs_in(body)))

    def lacks(self, data: bytes) -> Clause | None:
        text = decode(data)
        table = table_in(text)
        return Clause("cut-off-within-last-row") if table and _ends_within_row(text, table) else None


@dataclass(frozen=True, slots=True)
class AssignedTable(ExportReader):
    """Reads a table by a person's rule, and says so at the end of its text."""

    rule: ColumnRule

    @classmethod
    def of(cls, rule: ColumnRule) -> AssignedTable:
        return cls(TableItems(columns=rule.fields), rule)

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable where no story is in it."""
        found = super(AssignedTable, self).read(data, name)
        return replace(found, rendition=found.rendition + assigned_lines(self.rule))


@dataclass(frozen=True, slots=True)
class TableOfStories:
    """A table with a column of prose, and columns whose names say nothing: a person is asked what they hold."""

    version: str = "table-of-stories/1"
    media_types: tuple[str, ...] = ("text/csv",)
    endings: tuple[str, ...] = (".csv", ".tsv")

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        if is_binary(data):
            return False
        table = _table_of(data)
        return table is not None and _has_prose(data, table)

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - what the bytes are shows at once
        text = decode(data)
        table = table_in(text)
        if table is None:
            raise Unreadable(Clause("table-with-uneven-rows"))
        header = column_names(table.head)
        count = sum(any(cell.strip() for cell in row) for row in _rows(text, table.delimiter)) - 1
        words = "\n".join([f"A table of {count:,} rows", "", *header])
        note = ReadingNote("columns", header)
        lacks = Clause("columns-with-unknown-names", names=", ".join(header))
        return Reading(self.version, self.media_types[0], words, Description((), (), notes=(note,)), lacks=lacks)


def _has_prose(data: bytes, table: Table) -> bool:
    """Whether a column holds texts: most of its first cells are long, and have sentences."""
    sample = decode(data[:_HEAD]).lstrip("\ufeff")
    rows = _rows(sample[: sample.rfind("\n") + 1] or sample, table.delimiter)[1 : _SAMPLE + 1]
    for cells in zip_longest(*rows, fillvalue=""):
        long = [cell for cell in cells if len(cell) >= _TEXT and _SENTENCE_END.search(cell)]
        if len(long) * 2 > len(rows):
            return True
    return False
