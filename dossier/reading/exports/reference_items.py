"""Reads lists of references (RIS, refer, BibTeX): one report an entry, with its abstract as its text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from unicodedata import normalize

from dossier import lazy_re as re
from dossier.authority.knowledge import entries
from dossier.clauses import Clause
from dossier.reading.exports.item_format import Piece
from dossier.reading.exports.named_item import NamedField, NamedItem
from dossier.reading.exports.xml_items import paragraphs_in
from dossier.reading.text_tools.charset import decode

_HEAD = 1 << 16
_FEWEST = 3  # tagged lines of a list
_RIS = re.compile(r"^(?:TY {1,2}- ?|%0 ).*$", re.M)  # the second as refer and EndNote write it
_TAG = re.compile(r"^(?P<tag>[A-Z][A-Z0-9](?= {1,2}-)|%[A-Z0-9](?= ))(?: {1,2}- ?| )(?P<value>.*)$")
_BIB = re.compile(r"^[ \t]*@(?P<type>[A-Za-z]+)\s*\{\s*(?P<key>[^,\s{}]+)\s*,", re.M)
_BIB_FIELD = re.compile(r"(?P<name>[A-Za-z][\w-]*)\s*=\s*(?P<open>[{\"]|(?=[\w]))")
_BIB_NO_ENTRY = frozenset(("comment", "string", "preamble"))
_BIB_STRING = re.compile(r"@string\s*[{(]\s*(?P<name>[A-Za-z][\w-]*)\s*=\s*(?P<open>[{\"])", re.I)
_ACCENTS = {"`": "\u0300", "'": "\u0301", "^": "\u0302", "~": "\u0303", "=": "\u0304", "u": "\u0306", ".": "\u0307",
            '"': "\u0308", "r": "\u030a", "H": "\u030b", "v": "\u030c", "c": "\u0327", "k": "\u0328"}  # fmt: skip
_LETTERS = {"ss": "ß", "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ", "o": "ø", "O": "Ø", "aa": "å", "AA": "Å", "l": "ł",
            "L": "Ł", "i": "ı", "j": "ȷ"}  # fmt: skip
_ACCENT = re.compile(r"\\(?:([`'^~=.\"])|([uvrHck])(?=[\s{]))\s*(?:\{\s*\\?([A-Za-z])\s*\}|\\?([A-Za-z]))")
_LETTER = re.compile(r"\\(ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i|j)(?![A-Za-z])\s*(?:\{\})?")
_ESCAPED = re.compile(r"\\([&%$#_{}])")
_MONTH = re.compile(r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d)[a-z\d]*\.?", re.I)


@cache
def _names() -> Mapping[str, tuple[str, int]]:
    rows = [row for row in entries("record_labels") if row.note == "reference"]
    return {word: (row.concept, n) for row in rows for n, word in enumerate(row.words)}


@dataclass(frozen=True, slots=True)
class ReferenceItems:
    """Entries of RIS and BibTeX: a stub for each, with its abstract as its text."""

    version: str = "references/1"
    media_type: str = "application/x-research-info-systems"
    endings: tuple[str, ...] = (".ris", ".enw", ".bib", ".nbib")

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        head = data[:_HEAD]
        if b"TY  -" in head or b"TY -" in head:
            text = decode(head)
            return _RIS.search(text) is not None and len(re.findall(r"(?m)^[A-Z][A-Z0-9] {1,2}- ", text)) >= _FEWEST
        if head.startswith((b"%0 ", b"\xef\xbb\xbf%0 ")):
            return len(re.findall(r"(?m)^%[A-Z0-9] ", decode(head))) >= _FEWEST
        if b"@" not in head or b"=" not in head:
            return False
        text = decode(head).lstrip("\ufeff \t\r\n")
        return text[:1] in "@%" and any(m["type"].lower() not in _BIB_NO_ENTRY for m in _BIB.finditer(text))

    def pieces(self, data: bytes) -> Iterator[Piece]:
        text = decode(data)
        starts = [match.start() for match in _RIS.finditer(text)]
        found = [(start, "") for start in starts] or [
            (match.start(), match["key"]) for match in _BIB.finditer(text) if match["type"].lower() not in _BIB_NO_ENTRY
        ]
        strings = "".join(
            text[m.start() : _bib_value(text, m.end(), m["open"])[1]] + "}\n" for m in _BIB_STRING.finditer(text)
        )
        seen: set[str] = set()
        for n, (start, key) in enumerate(found):
            end = found[n + 1][0] if n + 1 < len(found) else len(text)
            yield Piece("" if key in seen else key, (strings + text[start:end]).encode())
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

    def lacks(self, data: bytes) -> Clause | None:
        """RIS marks the end of each entry, BibTeX closes its bracket; refer does neither."""
        end = decode(data[-_HEAD:]).rstrip()
        if end.lstrip("\ufeff").startswith("%0 "):
            return None  # a form without a mark at its end
        if data.lstrip()[:1] == b"@":
            return None if end.endswith(("}", ")")) else Clause("cut-off-within-last-entry")
        return None if re.search(r"\nER {1,2}-[^\n]*$", end) else Clause("cut-off-within-last-entry")


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
    strings = {m["name"].lower(): _plain(_bib_value(text, m.end(), m["open"])[0]) for m in _BIB_STRING.finditer(text)}
    match = next((m for m in _BIB.finditer(text) if m["type"].lower() not in _BIB_NO_ENTRY), None)
    at = match.end() if match else 0
    values: dict[str, str] = {}
    while field := _BIB_FIELD.search(text, at):
        value, at = _bib_value(text, field.end(), field["open"])
        if not field["open"]:
            value = strings.get(value.lower(), value)
        values.setdefault(field["name"].lower(), value)
    if (
        (year := values.get("year"))
        and not values.get("date")
        and _MONTH.fullmatch(month := _plain(values.get("month", "")))
    ):
        values["year"] = " ".join(filter(None, (values.get("day"), month if not month.isdigit() else "", year)))
        values["year"] = f"{year}-{month:0>2}" if month.isdigit() else values["year"]
    for name, value in values.items():
        if (known := _names().get(name)) and value:
            for one in re.split(r"\s+and\s+", value) if known[0] == "byline" else [value]:
                yield known[0], name, _plain(one), known[1]


def _plain(value: str) -> str:
    """A value as it is printed: accents that TeX writes as commands, letters and brackets."""
    value = _ACCENT.sub(lambda m: normalize("NFC", (m[3] or m[4]) + _ACCENTS[m[1] or m[2]]), value)
    value = _LETTER.sub(lambda m: _LETTERS[m[1]], value)
    value = _ESCAPED.sub(r"\1", re.sub(r"(?<!\\)[{}]", "", value))
    return " ".join(value.replace("~", " ").replace("--", "–").split())


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
