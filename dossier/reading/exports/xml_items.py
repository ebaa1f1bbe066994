"""Reads feeds, agencies' formats and other XML with named fields; one table says which names mean what.

The document type is cut off and never resolved: entities are those of HTML, and no others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html import unescape
from xml.parsers import expat

from dossier import lazy_re as re
from dossier.authority.knowledge import entries
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.exports.item_format import Piece
from dossier.reading.exports.named_item import NamedField, NamedItem
from dossier.reading.html.walk import parse
from dossier.reading.text_tools.charset import decode

_HEAD = 4096
_OPENS = re.compile(rb"\s*(?:\xef\xbb\xbf)?\s*<(?:\?xml\b|!DOCTYPE\s+(?!html\b)|!--|[A-Za-z][\w.:-]*[\s>/])", re.I)
_ENCODING = re.compile(rb"<\?xml\b[^>]{0,200}?encoding\s*=\s*[\"']([\w.:-]{2,40})", re.I)
_PROLOGUE = re.compile(r"^\ufeff?\s*(?:<\?xml\b[^>]*\?>)?", re.I)
_DOCTYPE = re.compile(r"<!DOCTYPE\s+[^\[>]*(?:\[.*?\]\s*)?>", re.S | re.I)
_ROOT = re.compile(r"<(?![?!])(?:[\w.-]+:)?(?P<name>[\w.-]+)")
_ENTITY = re.compile(r"&(?!(?:amp|lt|gt|quot|apos);)(?!#)([A-Za-z]\w{0,31});")
_STRAY = re.compile(r"&(?!#?\w{1,31};)")
_PREFIX = re.compile(r"(</?)[\w.-]+:(?=[\w.-])")
_BLOCK = re.compile(r"<(/?)(?:div1|div2|head|ab|lg|l|hl2|media|block|item|entry)\b[^>]*>", re.I)
_MARKUP = re.compile(r"<(?:p|br|div|h\d|li|span|a|b|i|em|strong|table|blockquote|en-note)\b[^>]*>", re.I)
_DEEPEST = 200


@dataclass(frozen=True, slots=True)
class _Rule:
    """One path of a field: the end of a row of elements, and an attribute of the last where it has one."""

    kind: str
    path: str
    names: tuple[str, ...]
    attribute: str
    place: int


@dataclass(frozen=True, slots=True)
class _Form:
    """One format: the roots it has, the elements of a story, and the rules by the last name of their paths."""

    name: str
    roots: frozenset[str]
    items: tuple[tuple[str, ...], ...]
    rules: dict[str, tuple[_Rule, ...]]


@cache
def _forms() -> tuple[_Form, ...]:
    names = dict.fromkeys(row.note for row in entries("xml_fields"))
    return tuple(map(_form, names))


def _form(name: str) -> _Form:
    rows = {row.concept: row.words for row in entries("xml_fields") if row.note == name}
    paths: dict[str, list[_Rule]] = {}
    for kind in rows.keys() - {"root", "item"}:
        for place, path in enumerate(rows[kind]):
            steps, _, attribute = path.partition("@")
            names = tuple(steps.split("/"))
            paths.setdefault(names[-1], []).append(_Rule(kind, path, names, attribute, place))
    items = tuple(tuple(path.split("/")) for path in rows.get("item", ()))
    return _Form(name, frozenset(rows["root"]), items, {last: tuple(rules) for last, rules in paths.items()})


@dataclass(slots=True)
class _Document:
    """XML made safe to parse: UTF-8, without a document type; `source` is what the offsets of the parser count."""

    source: bytes
    form: _Form


@dataclass(frozen=True, slots=True)
class XmlItems:
    """All XML with named fields that the table knows."""

    version: str = "xml-items/1"
    media_type: str = "application/xml"
    endings: tuple[str, ...] = (".xml", ".rss", ".atom", ".nitf", ".enex", ".rdf", ".tei")

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        return _OPENS.match(data) is not None and _form_of(data) is not None

    def pieces(self, data: bytes) -> Iterator[Piece]:
        document = _document(data)
        cutter = _Cutter(document)
        cutter.run()
        spans = cutter.spans
        if not document.form.items or not spans:
            if cutter.broken and not cutter.fields:
                raise Unreadable(Clause("xml-breaks-off", format=document.form.name))
            yield Piece(document.form.name, document.source)
            return
        first, last = spans[0][0], spans[-1][1]
        opening = document.source[:first]
        closing = b"".join(f"</{name}>".encode() for name in reversed(cutter.around))
        for n, (start, end, locator) in enumerate(spans, 1):
            known = locator if locator and cutter.locators[locator] == 1 else f"{n} of {len(spans)}"
            yield Piece(known, opening + document.source[start:end] + closing if last else document.source)

    def item(self, data: bytes) -> NamedItem:
        document = _document(data)
        found = _Cutter(document, gather=True)
        found.run()
        if not found.fields and not found.body:
            raise Unreadable(Clause("xml-without-story", format=document.form.name))
        body = found.body or [f.value for f in found.fields if f.kind == "summary"]
        fields = tuple(_as_stated(f) for f in found.fields if f.kind not in ("summary", "id"))
        if not found.body:  # a summary that is all there is, is the text
            fields = tuple(f for f in fields if f.kind != "standfirst" or f.value not in body)
        return NamedItem(document.form.name, fields, tuple(p for words in body for p in paragraphs_in(words)))

    def lacks(self, data: bytes) -> Clause | None:
        cutter = _Cutter(_document(data))
        cutter.run()
        return Clause("cut-off-within-last-story") if cutter.broken else None


def _as_stated(found: NamedField) -> NamedField:
    words = " ".join(paragraphs_in(found.value)) if "<" in found.value or "&" in found.value else found.value
    return NamedField(found.kind, found.name, words, found.place)


def root_of(data: bytes) -> str:
    """The local name of the outermost element; empty where it is not near the start."""
    head = _DOCTYPE.sub("", decode_head(data), count=1)
    head = re.sub(r"<!--.*?-->", "", head, flags=re.S)
    match = _ROOT.search(head)
    return match["name"] if match else ""


def without_doctype(text: str) -> str:
    """XML without its prologue and document type, so that no entity of its own is ever resolved."""
    return _DOCTYPE.sub("", _PROLOGUE.sub("", text, count=1), count=1)


def decode_head(data: bytes) -> str:
    head = data[: _HEAD * 4]
    return head.decode("utf-16" if head[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8", "replace")


def is_xml(data: bytes) -> bool:
    return _OPENS.match(data) is not None


def _form_of(data: bytes) -> _Form | None:
    root = root_of(data)
    fitting = [form for form in _forms() if root in form.roots]
    if root == "RDF":  # several formats are RDF: the one whose stories are there
        wanted = "zotero-rdf" if b"zotero.org" in data[:_HEAD] or b"purl.org/net/biblio" in data[:_HEAD] else "rdf-feed"
        fitting = [
            form for form in fitting if form.name == wanted and (wanted != "rdf-feed" or b"purl.org/rss" in data)
        ]
    return fitting[0] if fitting else None


def _document(data: bytes) -> _Document:
    form = _form_of(data)
    if form is None:
        raise Unreadable(Clause("xml-of-unknown-format"))
    declared = _ENCODING.search(data[:_HEAD])
    text = decode(data, declared[1].decode() if declared else None)
    text = without_doctype(text)
    if "&" in text:
        text = _STRAY.sub(
            "&amp;", _ENTITY.sub(lambda m: unescape(m.group()) if unescape(m.group()) != m.group() else "", text)
        )
    return _Document(text.encode(), form)


@dataclass
class _Cutter:
    """One walk: where the stories lie, or the fields of the one story."""

    document: _Document
    gather: bool = False
    spans: list[tuple[int, int, str]] = field(default_factory=list)
    locators: dict[str, int] = field(default_factory=dict)
    around: list[str] = field(default_factory=list)  # raw names of the elements that hold the stories
    fields: list[NamedField] = field(default_factory=list)
    body: list[str] = field(default_factory=list)
    broken: bool = False
    _stack: list[str] = field(default_factory=list)
    _raw: list[str] = field(default_factory=list)
    _words: list[list[str]] = field(default_factory=list)
    _start: int = -1
    _depth: int = 0
    _id: str = ""
    _name: dict[str, str] = field(default_factory=dict)  # the parts of a name that its format keeps apart
    _open_body: tuple[int, int, str] | None = None  # depth, offset, kind

    def run(self) -> None:
        parser = expat.ParserCreate("utf-8")
        parser.buffer_text = True
        parser.StartElementHandler = self._begin
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        self._parser = parser
        try:
            parser.Parse(self.document.source, True)
        except expat.ExpatError:
            self.broken = True

    def _fits(self, names: tuple[str, ...]) -> bool:
        return tuple(self._stack[-len(names) :]) == names

    def _begin(self, raw: str, attributes: dict[str, str]) -> None:
        name = raw.rpartition(":")[2]
        self._stack.append(name)
        self._raw.append(raw)
        self._words.append([])
        if len(self._stack) > _DEEPEST:
            raise Unreadable(Clause("xml-nested-too-deeply"))
        form = self.document.form
        if self._start < 0 and any(item[-1] == name and self._fits(item) for item in form.items):
            self._start, self._depth, self._id = self._parser.CurrentByteIndex, len(self._stack), ""
            self.around = self.around or self._raw[:-1]
        if self._open_body is None:
            for rule in form.rules.get(name, ()):
                if rule.attribute and attributes:
                    self._attribute(rule, attributes)
                elif self.gather and rule.kind == "body" and self._fits(rule.names):
                    self._open_body = (len(self._stack), self._parser.CurrentByteIndex, "body")
                    break

    def _attribute(self, rule: _Rule, attributes: dict[str, str]) -> None:
        if self._stack[-1] == "link" and attributes.get("rel", "alternate") != "alternate":
            return
        names = (name for name in attributes if name.rpartition(":")[2] == rule.attribute)
        value = attributes.get(next(names, ""), "")
        if value and self._fits(rule.names):
            self._take(rule, value)

    def _text(self, words: str) -> None:
        if self._words:
            self._words[-1].append(words)

    def _end(self, _: str) -> None:
        words = "".join(self._words.pop())
        at = self._parser.CurrentByteIndex
        depth = len(self._stack)
        if self._open_body is not None:
            if depth == self._open_body[0]:
                self._close_body(words, at)
            elif self._words:
                self._words[-1].append(words)
        else:
            self._element(words.strip())
            if self._words:
                self._words[-1].append(f" {words} ")
        if depth == self._depth and self._start >= 0:
            end = self.document.source.find(b">", at) + 1
            self.spans.append((self._start, end, self._id))
            self.locators[self._id] = self.locators.get(self._id, 0) + 1
            self._start = -1
        self._stack.pop()
        self._raw.pop()

    def _close_body(self, words: str, at: int) -> None:
        """The body's own source where it has elements, else its words."""
        source = self.document.source
        start = self._open_body[1] if self._open_body else 0
        inner = source[source.find(b">", start) + 1 : at].decode("utf-8", "replace")
        self.body.append(words if "<![CDATA[" in inner or "<" not in inner else _PREFIX.sub(r"\1", inner))
        self._open_body = None

    def _element(self, words: str) -> None:
        for rule in self.document.form.rules.get(self._stack[-1], ()) if words else ():
            if not rule.attribute and self._fits(rule.names):
                self._take(rule, words)

    def _take(self, rule: _Rule, value: str) -> None:
        if rule.kind == "id":
            self._id = self._id or " ".join(value.split())[:200]
        elif rule.kind in ("given", "family"):
            self._name[rule.kind] = value
        elif self.gather and rule.kind != "body":
            name = rule.path if rule.attribute else rule.names[-1]
            if rule.kind == "byline" and self._name:
                value = " ".join(part for key in ("given", "family") if (part := self._name.pop(key, "")))
            self.fields.append(NamedField(rule.kind, name, value, rule.place))


def paragraphs_in(words: str) -> list[str]:
    """The paragraphs of a body: markup is read as a page, plain words line by line."""
    if _MARKUP.search(words) or re.search(r"</\w+>", words):
        source = _BLOCK.sub(r"<\1div>", words)
        return [
            " ".join(block.text.split()) for block in parse(f"<body>{source}".encode()).blocks if block.text.strip()
        ]
    plain = unescape(words)
    pieces = re.split(r"\n\s*\n", plain) if re.search(r"\n\s*\n", plain.strip()) else plain.split("\n")
    return [" ".join(part.split()) for part in pieces if part.strip()]
