"""Reads agencies' messages as their lines sent them (IPTC 7901), and pages as engines recognised them (ALTO)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.exports.item_format import Piece
from dossier.reading.exports.named_item import NamedField, NamedItem
from dossier.reading.exports.xml_items import decode_head, root_of
from dossier.reading.fields.byline import read_byline
from dossier.reading.text_tools.charset import decode

_HEADER = re.compile(rb"[\s\x01\x16]*[A-Za-z]{2,4}\d{3,4}[ \t]+[1-9][ \t]+[^\r\n\x02]{2,60}[\r\n\x02]")
_START, _STOP = "\x02", "\x03"
_PARTED = re.compile(
    r"\n[ \t]*\n|(?<==)[ \t]*\n|\n(?=[ \t]{2,}\S)"
)  # the text's lines are indented where paragraphs begin
_BYLINE = 100  # letters
_STAMP = re.compile(
    r"(?P<day>\d\d)(?P<hour>\d\d)(?P<minute>\d\d) (?P<zone>GMT|UTC|Z) (?P<month>[A-Za-z]{3}) (?P<year>\d\d(?:\d\d)?)"
)
_MESSAGE = re.compile(r"\x01[^\x01]*|^[^\x01]+")
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f]")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_CENTURY = 70  # two figures from here on are of the last century
_TOKEN = re.compile(r"<(?P<close>/?)(?:[\w.-]+:)?(?P<name>TextBlock|TextLine|String|HYP)\b(?P<attributes>[^>]*)>")
_ID = re.compile(r"""\bID\s*=\s*["'](?P<value>[^"']*)["']""")
_ATTRIBUTE = re.compile(
    r"\b(?P<name>CONTENT|SUBS_CONTENT|SUBS_TYPE)\s*=\s*(?:\"(?P<value>[^\"]*)\"|'(?P<other>[^']*)')"
)


@dataclass(frozen=True, slots=True)
class WireItems:
    version: str = "iptc-7901/1"
    media_type: str = "text/vnd.iptc.7901"
    endings: tuple[str, ...] = ()

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        return b"\x02" in data[:1000] and _HEADER.match(data) is not None

    def pieces(self, data: bytes) -> Iterator[Piece]:
        for match in _MESSAGE.finditer(decode(data)):
            if _CONTROLS.sub("", match.group()).strip():
                yield Piece(" ".join(_CONTROLS.sub(" ", match.group()).split()[:2]), match.group().encode())

    def item(self, data: bytes) -> NamedItem:
        """The first line, lines that end in an equals sign, and credits below it are headline and byline."""
        header, _, rest = decode(data).partition(_START)
        text, _, tail = rest.partition(_STOP)
        groups = [part for part in _PARTED.split(_CONTROLS.sub("", text)) if part.strip()]
        groups = [*_head(groups[0]), *groups[1:]] if groups else []
        fields: list[NamedField] = []
        while groups and (groups[0].rstrip().endswith("=") or not fields or _is_byline(groups[0])):
            line = " ".join(groups.pop(0).split()).rstrip("= ")
            kind = "byline" if _is_byline(line) else "other" if fields else "headline"
            name, _, house = line.partition(", ")
            fields.append(NamedField(kind, "text", name if kind == "byline" else line))
            if kind == "byline" and house[:1].isupper():  # "By Ada Ruiz, Valley Wire"
                fields.append(NamedField("outlet", "text", house))
        fields += [NamedField("published", "stamp", moment)] if (moment := _moment(tail or text)) else []
        fields += [NamedField("other", "header", " ".join(_CONTROLS.sub(" ", header).split()))]
        return NamedItem("iptc-7901", tuple(fields), tuple(" ".join(part.split()) for part in groups))

    def lacks(self, data: bytes) -> Clause | None:
        return None if _STOP.encode() in data else Clause("cut-off-within-last-message")


def _head(group: str) -> Iterator[str]:
    """The lines of the first paragraph that are headline and byline, and the rest."""
    first, _, rest = group.strip("\n").partition("\n")
    yield first
    while rest and _is_byline(rest.partition("\n")[0]):
        line, _, rest = rest.partition("\n")
        yield line
    if rest.strip():
        yield rest


def _is_byline(line: str) -> bool:
    words = " ".join(line.split()).rstrip("= ")
    return len(words) <= _BYLINE and bool(read_byline(words, 0, len(words)))


def _moment(tail: str) -> str:
    match = _STAMP.search(tail)
    if match is None or match["month"].lower() not in _MONTHS:
        return ""
    year = int(match["year"])
    year += 0 if year > 99 else 1900 if year >= _CENTURY else 2000
    return f"{year}-{_MONTHS.index(match['month'].lower()) + 1:02d}-{match['day']}T{match['hour']}:{match['minute']}Z"


@dataclass(frozen=True, slots=True)
class AltoItems:
    """A scanned page as an engine recognised it: its lines, block by block."""

    version: str = "alto/1"
    media_type: str = "application/xml"
    endings: tuple[str, ...] = (".xml",)

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        return data.lstrip()[:1] == b"<" and b"alto" in data[:4096] and root_of(data).casefold() == "alto"

    def pieces(self, data: bytes) -> Iterator[Piece]:
        yield Piece("page", data)

    def item(self, data: bytes) -> NamedItem:
        text = decode_head(data) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else decode(data)
        body = tuple("\n".join(lines) for _, lines in alto_blocks(text))
        if not body:
            raise Unreadable(Clause("scanned-page"))
        return NamedItem("alto", (), body)

    def lacks(self, data: bytes) -> Clause | None:
        return None if b"alto>" in data[-200:] else Clause("cut-off")


def alto_blocks(text: str) -> Iterator[tuple[str, list[str]]]:
    """The text blocks of a page that have words: the id of each, and its lines."""
    ident, lines, line = "", list[str](), list[str]()
    for token in _TOKEN.finditer(text):
        name, closes = token["name"], bool(token["close"])
        if name == "String" and not closes:
            line.append(_content(token["attributes"]))
        elif name == "HYP" and line:
            line[-1] += "-" if not line[-1].endswith("-") else ""
        elif name == "TextLine" and closes:
            lines += [words] if (words := " ".join(filter(None, line))) else []
            line = []
        elif name == "TextBlock":
            if lines:
                yield ident, lines
            ident, lines = _ident(token["attributes"]), []
    if lines:
        yield ident, lines


def _ident(attributes: str) -> str:
    match = _ID.search(attributes)
    return match["value"] if match else ""


def _content(attributes: str) -> str:
    found = {match["name"]: match["value"] or match["other"] or "" for match in _ATTRIBUTE.finditer(attributes)}
    if found.get("SUBS_TYPE") == "HypPart2":
        return ""
    return unescape(found.get("SUBS_CONTENT") or found.get("CONTENT", ""))
