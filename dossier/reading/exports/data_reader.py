"""Refuses files that are data and no prose, naming what they are: settings, logs, tables, style sheets, shortcuts."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache

from dossier import lazy_re as re
from dossier.authority.knowledge import entries, expression
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.reading.exports.json_items import is_json
from dossier.reading.exports.row_items import column_meaning, table_in
from dossier.reading.exports.xml_items import is_xml, root_of
from dossier.reading.text_tools.charset import decode, is_binary

_HEAD = 1 << 14
_SHARE = 2 / 3  # of the lines that are what a kind of data has
_LOGGED = 1 / 3  # of the lines of a log that open an entry; stack traces and messages go on below
_LINES = 200
_FEWEST_ROWS = 3
_HEADS, _KNOWN_HEADS = 4, 2  # columns of a table with texts in it, and those of them that name fields
_ADDRESS = re.compile(r"(?:https?|ftp)://[^\s<>\"']+", re.I)
_SHORTCUT = re.compile(r"(?im)^\s*(?:URL|BASEURL)\s*=\s*(?P<address>\S+)")
_PLIST_ADDRESS = re.compile(r"<key>\s*URL\s*</key>\s*<string>\s*(?P<address>[^<\s]+)", re.I)
_GOOGLE = ("doc_id", "resource_key")
_LONGEST = 600  # letters of a line that are looked at: what comes behind shows no more, and may be made to cost time
_PROSE = 160  # letters of a line that no settings, rows or styles have
_SENTENCE = re.compile(r"[^\W\d_]{2,}(?:\s+[^\W\d_]{2,}){7,}[^=:{}<>]*[.!?]")
_SOURCE = (
    r"(?:var|let|const|function|import|from|export|return|if|else|for|while|def|class|public|private|package|#include)\b.*"
    r"|.*[;{}]|(?://|/\*|\*/?).*|[\])}]+[;,)]*"
)


@dataclass(frozen=True, slots=True)
class LineKind:
    """A kind of data that two thirds of its lines show; `confirms` rules out lines that are so by chance."""

    clause: Clause
    line: re.Pattern[str]
    confirms: Callable[[Sequence[str]], bool] = lambda _: True
    share: float = _SHARE


def _has_values(lines: Sequence[str]) -> bool:
    return sum("=" in line for line in lines) * 2 >= len(lines) and not any(map(_SENTENCE.search, lines))


def _has_brackets(lines: Sequence[str]) -> bool:
    words = "\n".join(lines)
    return "{" in words and "}" in words and (";" in words or ":" in words)


_LINE_KINDS = (
    LineKind(
        Clause("settings-file"),
        re.compile(r"\[[^\]\n]{1,80}\]|[\w.\- ]{1,60}\s*=(?!=).*|[;#].*", re.I),
        _has_values,
    ),
    LineKind(
        Clause("a-log"),
        re.compile(
            r"[\[(]?\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d.*|[a-z]{3} [ \d]\d \d\d:\d\d:\d\d .*"
            r"|\d{1,3}(?:\.\d{1,3}){3} \S+ \S+ \[.*|\[?\d\d/[a-z]{3}/\d{4}:.*"
            r"|\[?(?:debug|info|warn|warning|error|fatal|trace)\b.*",
            re.I,
        ),
        share=_LOGGED,
    ),
    LineKind(
        Clause("style-sheet"),
        re.compile(r"[^{}]{1,200}\{[^{}]*\}?|[a-z-]{2,40}\s*:[^;{}]{1,300};|\}|@(?:media|import|charset)\b.*", re.I),
        _has_brackets,
    ),
    LineKind(Clause("source-code"), re.compile(_SOURCE, re.I), _has_brackets),
    LineKind(Clause("address-list"), re.compile(r"(?:https?|ftp)://\S+", re.I)),
    LineKind(
        Clause("a-patch"),
        re.compile(r"(?:[+\- ]|@@|diff|index).*", re.I),
        lambda lines: any("@@ -" in line for line in lines),
    ),
)


@dataclass(frozen=True, slots=True)
class DataReader:
    """Accepts what is data; reads none of it."""

    version: str = "data/1"
    media_types: tuple[str, ...] = ()
    endings: tuple[str, ...] = ()

    def accepts(self, data: bytes, name: str) -> bool:
        return not is_binary(data) and (_named_so(name) or data_kind(data)) is not None

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable."""
        raise Unreadable(_named_so(name) or data_kind(data) or Clause("data-not-prose"))


@dataclass(frozen=True, slots=True)
class DataXmlReader(DataReader):
    """Accepts XML whose outermost element is that of data, before its `head` and `body` are taken for a page's."""

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        return is_xml(data) and not is_binary(data) and _of_root(root_of(data)) is not None


def _of_root(root: str) -> Clause | None:
    return next((clause for clause, pattern in _rows("root") if pattern.fullmatch(root)), None)


def _named_so(name: str) -> Clause | None:
    """What a file's ending says that no text of a person has: a style sheet or a program may be a single line."""
    return next((clause for clause, pattern in _rows("ends") if pattern.search(name)), None)


@cache
def _rows(note: str) -> tuple[tuple[Clause, re.Pattern[str]], ...]:
    found = [row for row in entries("data_kinds") if row.note == note]
    return tuple((Clause(row.concept), re.compile("|".join(map(expression, row.words)), re.I)) for row in found)


def data_kind(data: bytes) -> Clause | None:
    """A clause such as "is a table (CSV)"; `None` for what may be prose."""
    text = decode(data[:_HEAD] if len(data) > _HEAD else data)
    if len(data) > _HEAD:
        text = text[: text.rfind("\n") + 1] or text
    opening = text.lstrip("\ufeff \n\t")
    for clause, pattern in _rows("opens"):
        if pattern.match(opening):
            return clause
    if is_xml(data):
        return _xml(data, text)
    if is_json(data):
        return _json(text)
    lines = [line[:_LONGEST] for line in opening.split("\n")[:_LINES] if line.strip()]
    if shortcut := _shortcut(opening, lines):
        return shortcut
    if _has_known_heads(text):
        return Clause("table-csv")
    if not lines or any(len(line) >= _PROSE and _SENTENCE.search(line) for line in lines):
        return None
    return next(_by_lines(lines), None) or _table(text)


def _xml(data: bytes, text: str) -> Clause | None:
    root = root_of(data)
    if not root or root.casefold() == "html":
        return None
    if match := _PLIST_ADDRESS.search(text):
        return Clause("shortcut-to", address=match["address"])
    return _of_root(root) or (Clause("xml-data", root=root) if "</" in text or "/>" in text else None)


def _json(text: str) -> Clause:
    found: object = None
    with suppress(ValueError, RecursionError):
        found = json.loads(text)
    is_pointer = isinstance(found, dict) and len(text) < 2000 and "docs.google.com" in text
    if is_pointer or any(f'"{key}"' in text for key in _GOOGLE):
        return Clause("google-pointer")
    return Clause("json-not-prose")


def _shortcut(text: str, lines: Sequence[str]) -> Clause | None:
    opens = lines[0].strip().casefold() if lines else ""
    if opens in ("[internetshortcut]", "[desktop entry]") or (opens.startswith("[") and "URL=" in text[:400]):
        match = _SHORTCUT.search(text)
        return Clause("shortcut-to", address=match["address"]) if match else Clause("a-shortcut")
    if len(lines) == 1 and _ADDRESS.fullmatch(lines[0].strip()):
        return Clause("shortcut-to", address=lines[0].strip())
    return None


def _by_lines(lines: Sequence[str]) -> Iterator[Clause]:
    for kind in _LINE_KINDS:
        fitting = sum(kind.line.fullmatch(line.strip()) is not None for line in lines)
        if fitting >= 2 and fitting >= kind.share * len(lines) and kind.confirms(lines):
            yield kind.clause


def _has_known_heads(text: str) -> bool:
    """Whether a table's columns have names of a story's fields: its cells may be prose."""
    table = table_in(text)
    return (
        table is not None
        and len(table.head) >= _HEADS
        and sum(column_meaning(head) is not None for head in table.head) >= _KNOWN_HEADS
    )


def _table(text: str) -> Clause | None:
    table = table_in(text)
    if table is None:
        return None
    rows = [line for line in text.split("\n") if line.strip()]
    loose = table.delimiter == "," and ", " in rows[0]  # as in prose
    return Clause("table-csv") if len(rows) >= _FEWEST_ROWS * (2 if loose else 1) or not loose else None
