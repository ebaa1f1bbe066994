"""Reads tables of stories (CSV, TSV) and lists of references (RIS, BibTeX): one report a row or an entry."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from io import StringIO

from dossier import lazy_re as re
from dossier.authority.knowledge import entries
from dossier.errors import Unreadable
from dossier.reading.exports.item_format import Piece
from dossier.reading.exports.json_items import meaning
from dossier.reading.exports.named_item import NamedField, NamedItem
from dossier.reading.exports.xml_items import paragraphs_in
from dossier.reading.text_tools.charset import decode

_DELIMITERS = ",;\t|"
_SAMPLE = 20  # rows
_HEAD = 1 << 16
_RIS = re.compile(r"^TY {1,2}- ?.*$", re.M)
_TAG = re.compile(r"^(?P<tag>[A-Z][A-Z0-9]) {1,2}- ?(?P<value>.*)$")
_BIB = re.compile(r"^[ \t]*@(?P<type>[A-Za-z]+)\s*\{\s*(?P<key>[^,\s{}]+)\s*,", re.M)
_BIB_FIELD = re.compile(r"(?P<name>[A-Za-z][\w-]*)\s*=\s*(?P<open>[{\"]|(?=[\w]))")
_BIB_NO_ENTRY = frozenset(("comment", "string", "preamble"))
_NEWS = 2  # fields of a story that a table's heads name at least, besides its text


@dataclass(frozen=True, slots=True)
class Table:
    """A table of rows with the same number of cells, and the delimiter between them."""

    delimiter: str
    head: tuple[str, ...]


def table_in(text: str) -> Table | None:
    """The table that a text is: rows of one number of cells, three or more, under a row of names."""
    sample = text[:_HEAD].lstrip("\ufeff")
    if len(text) > _HEAD:
        sample = sample[: sample.rfind("\n") + 1]
    first = sample.split("\n", 1)[0]
    for delimiter in sorted(_DELIMITERS, key=first.count, reverse=True):
        if first.count(delimiter) < 2:
            return None
        rows = [row for row in _rows(sample, delimiter) if any(cell.strip() for cell in row)][:_SAMPLE]
        if len(rows) >= 2 and all(len(row) == len(rows[0]) for row in rows) and _are_names(rows[0]):
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


@dataclass(frozen=True, slots=True)
class TableItems:
    """Rows that hold a headline and a text; other tables are no stories."""

    version: str = "csv-items/1"
    media_type: str = "text/csv"
    endings: tuple[str, ...] = (".csv", ".tsv")

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        if b"\0" in data[:_HEAD] or data[:1] in b"<{[":
            return False
        table = table_in(decode(data[:_HEAD]))
        kinds = {known[0] for cell in table.head if (known := meaning(cell))} if table else set()
        return {"headline", "body"} <= kinds and len(kinds) > _NEWS

    def pieces(self, data: bytes) -> Iterator[Piece]:
        text = decode(data)
        table = table_in(text)
        if table is None:
            raise Unreadable("is a table whose rows differ")
        lines = text.lstrip("\ufeff").splitlines(keepends=True)
        reader = csv.reader(lines, delimiter=table.delimiter)
        at = 0
        for number, row in enumerate(reader):
            source, at = "".join(lines[at : reader.line_num]), reader.line_num
            if number and any(cell.strip() for cell in row):
                yield Piece(f"row {number}", (lines[0].rstrip("\r\n") + "\n" + source).encode())

    def item(self, data: bytes) -> NamedItem:
        table = table_in(decode(data))
        rows = _rows(decode(data), table.delimiter) if table else []
        if table is None or len(rows) < 2:
            raise Unreadable("is a table without rows")
        told = [(name, *known, cell) for name, cell in zip(rows[0], rows[1], strict=False) if (known := meaning(name))]
        body = min(((place, cell) for _, kind, place, cell in told if kind == "body" and cell), default=(0, ""))[1]
        fields = (NamedField(kind, name, cell, place) for name, kind, place, cell in told if kind not in ("body", "id"))
        return NamedItem("csv", tuple(fields), tuple(paragraphs_in(body)))

    def lacks(self, data: bytes) -> str | None:  # noqa: ARG002 - a table does not say where it ends
        return None


@cache
def _names() -> Mapping[str, tuple[str, int]]:
    rows = [row for row in entries("record_labels") if row.note == "reference"]
    return {word: (row.concept, n) for row in rows for n, word in enumerate(row.words)}


@dataclass(frozen=True, slots=True)
class ReferenceItems:
    """Entries of RIS and BibTeX: a stub for each, with its abstract as its text."""

    version: str = "references/1"
    media_type: str = "application/x-research-info-systems"
    endings: tuple[str, ...] = (".ris", ".bib", ".nbib")

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        head = data[:_HEAD]
        if b"TY  -" in head or b"TY -" in head:
            text = decode(head)
            return _RIS.search(text) is not None and len(re.findall(r"(?m)^[A-Z][A-Z0-9] {1,2}- ", text)) >= 3
        return b"@" in head and _BIB.match(decode(head).lstrip()) is not None and b"=" in head

    def pieces(self, data: bytes) -> Iterator[Piece]:
        text = decode(data)
        starts = [match.start() for match in _RIS.finditer(text)]
        found = [(start, "") for start in starts] or [
            (match.start(), match["key"]) for match in _BIB.finditer(text) if match["type"].lower() not in _BIB_NO_ENTRY
        ]
        seen: set[str] = set()
        for n, (start, key) in enumerate(found):
            end = found[n + 1][0] if n + 1 < len(found) else len(text)
            yield Piece("" if key in seen else key, text[start:end].encode())
            seen.add(key)

    def item(self, data: bytes) -> NamedItem:
        text = decode(data)
        told = list(_ris(text) if _RIS.match(text.lstrip("\ufeff\n ")) else _bibtex(text))
        abstract = next((value for kind, _, value, _ in told if kind == "standfirst"), "")
        fields = [
            NamedField(kind, name, value, place, turned="," in value and kind == "byline")
            for kind, name, value, place in told
            if kind not in ("id", "standfirst", "body")
        ]
        return NamedItem("reference", tuple(fields), tuple(paragraphs_in(abstract)))

    def lacks(self, data: bytes) -> str | None:  # noqa: ARG002 - each entry is whole by itself
        return None


def _ris(text: str) -> Iterator[tuple[str, str, str, int]]:
    rows: list[list[str]] = []
    for line in text.splitlines():
        if match := _TAG.match(line):
            rows.append([match["tag"], match["value"].strip()])
        elif rows and line.strip():  # a value goes on
            rows[-1][1] += " " + line.strip()
    days = [value for tag, value in rows if tag == "DA"]
    for tag, value in rows:
        if (known := _names().get(tag.lower())) and value and not (tag in ("PY", "Y1") and days):
            yield known[0], tag, value, known[1]


def _bibtex(text: str) -> Iterator[tuple[str, str, str, int]]:
    match = _BIB.search(text)
    at = match.end() if match else 0
    while field := _BIB_FIELD.search(text, at):
        value, at = _bib_value(text, field.end(), field["open"])
        known = _names().get(field["name"].lower())
        if known and value:
            people = re.split(r"\s+and\s+", value) if known[0] == "byline" else [value]
            for one in people:
                yield known[0], field["name"], re.sub(r"[{}]", "", one).strip(), known[1]


def _bib_value(text: str, at: int, opened: str) -> tuple[str, int]:
    """The value up to its closing bracket or quotation mark, and where it ends."""
    if not opened:
        match = re.compile(r"[\w./:-]*").match(text, at)
        return (match.group(), match.end()) if match else ("", at)
    depth, n = 1, at
    while n < len(text) and depth:
        sign = text[n]
        depth += (sign == "{") - (sign == "}" or (sign == '"' and opened == '"' and depth == 1))
        n += 1
    return " ".join(text[at : n - 1].split()), n
