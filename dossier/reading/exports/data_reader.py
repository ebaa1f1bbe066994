"""Refuses files that are data and no prose, naming what they are: settings, logs, tables, style sheets, shortcuts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from dossier.authority.knowledge import entries, expression
from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.reading.exports.json_items import is_json
from dossier.reading.exports.row_items import table_in
from dossier.reading.exports.xml_items import is_xml, root_of
from dossier.reading.text_tools.charset import decode, is_binary

_HEAD = 1 << 14
_SHARE = 2 / 3  # of the lines that are what a kind of data has
_LINES = 200
_FEWEST_ROWS = 3
_ADDRESS = re.compile(r"(?:https?|ftp)://[^\s<>\"']+", re.I)
_SHORTCUT = re.compile(r"(?im)^\s*(?:URL|BASEURL)\s*=\s*(?P<address>\S+)")
_PLIST_ADDRESS = re.compile(r"<key>\s*URL\s*</key>\s*<string>\s*(?P<address>[^<\s]+)", re.I)
# What two thirds of the lines of a kind of data are
_LINES_OF: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (clause, re.compile(pattern, re.I))
    for clause, pattern in (
        ("is a settings file (INI)", r"\[[^\]\n]{1,80}\]|[\w.\- ]{1,60}\s*=(?!=).*|[;#].*"),
        (
            "is a log",
            r"[\[(]?\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d.*|[a-z]{3} [ \d]\d \d\d:\d\d:\d\d .*"
            r"|\d{1,3}(?:\.\d{1,3}){3} \S+ \S+ \[.*|\[?\d\d/[a-z]{3}/\d{4}:.*"
            r"|\[?(?:debug|info|warn|warning|error|fatal|trace)\b.*",
        ),
        (
            "is a style sheet (CSS)",
            r"[^{}]{1,200}\{[^{}]*\}?|[a-z-]{2,40}\s*:[^;{}]{1,300};|\}|@(?:media|import|charset)\b.*",
        ),
        (
            "is a program's source",
            r"(?:var|let|const|function|import|from|export|return|if|else|for|while|def|class|public|private|package|#include)\b.*"
            r"|.*[;{}]|(?://|/\*|\*/?).*|[\])}]+[;,)]*",
        ),
        ("is a list of addresses", r"(?:https?|ftp)://\S+"),
        ("is a patch", r"(?:[+\- ]|@@|diff|index).*"),
    )
)
_GOOGLE = ("doc_id", "resource_key")
_LONGEST = 600  # letters of a line that are looked at: what comes behind shows no more, and may be made to cost time
_PROSE = 160  # letters of a line that no settings, rows or styles have
_SENTENCE = re.compile(r"[^\W\d_]{2,}(?:\s+[^\W\d_]{2,}){7,}[^=:{}<>]*[.!?]")


@dataclass(frozen=True, slots=True)
class DataReader:
    """Accepts what is data; reads none of it."""

    version: str = "data/1"
    media_types: tuple[str, ...] = ()
    endings: tuple[str, ...] = ()

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        return not is_binary(data) and data_kind(data) is not None

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - what the bytes are shows at once
        """Raises Unreadable."""
        raise Unreadable(data_kind(data) or "is data, not prose")


@cache
def _rows(note: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    found = [row for row in entries("data_kinds") if row.note == note]
    return tuple((row.concept, re.compile("|".join(map(expression, row.words)), re.I)) for row in found)


def data_kind(data: bytes) -> str | None:
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
    told = [line[:_LONGEST] for line in opening.split("\n")[:_LINES] if line.strip()]
    if shortcut := _shortcut(opening, told):
        return shortcut
    if not told or any(len(line) >= _PROSE and _SENTENCE.search(line) for line in told):
        return None
    return next(_by_lines(told), None) or _table(text)


def _xml(data: bytes, text: str) -> str | None:
    root = root_of(data)
    if not root or root.casefold() == "html":
        return None
    if match := _PLIST_ADDRESS.search(text):
        return f"is a shortcut to {match['address']}"
    named = next((clause for clause, pattern in _rows("root") if pattern.fullmatch(root)), None)
    return named or (f"is XML data ({root})" if "</" in text or "/>" in text else None)


def _json(text: str) -> str:
    if any(f'"{key}"' in text for key in _GOOGLE):
        return "is a pointer to a Google document; export it as DOCX"
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, dict) and len(text) < 2000 and "docs.google.com" in text:
        return "is a pointer to a Google document; export it as DOCX"
    return "is JSON data, not prose"


def _shortcut(text: str, told: list[str]) -> str | None:
    opens = told[0].strip().casefold() if told else ""
    if opens in ("[internetshortcut]", "[desktop entry]") or (opens.startswith("[") and "URL=" in text[:400]):
        match = _SHORTCUT.search(text)
        return f"is a shortcut to {match['address']}" if match else "is a shortcut"
    if len(told) == 1 and _ADDRESS.fullmatch(told[0].strip()):
        return f"is a shortcut to {told[0].strip()}"
    return None


def _by_lines(told: list[str]) -> Iterator[str]:
    for clause, pattern in _LINES_OF:
        fitting = sum(pattern.fullmatch(line.strip()) is not None for line in told)
        if fitting >= 2 and fitting >= _SHARE * len(told) and _is_telling(clause, told):
            yield clause


def _is_telling(clause: str, told: list[str]) -> bool:
    """Whether lines are not by chance such: settings have values, sources and styles have brackets."""
    words = "\n".join(told)
    if "settings" in clause:
        return sum("=" in line for line in told) * 2 >= len(told) and not any(map(_SENTENCE.search, told))
    if "source" in clause or "CSS" in clause:
        return "{" in words and "}" in words and (";" in words or ":" in words)
    if "patch" in clause:
        return "@@ -" in words
    return True


def _table(text: str) -> str | None:
    table = table_in(text)
    if table is None:
        return None
    rows = [line for line in text.split("\n") if line.strip()]
    loose = table.delimiter == "," and ", " in rows[0]  # as in prose
    return "is a table (CSV)" if len(rows) >= _FEWEST_ROWS * (2 if loose else 1) or not loose else None
