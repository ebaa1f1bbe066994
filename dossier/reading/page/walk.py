"""Walks a page's tree once and gathers blocks of visible words, marks, and what the head states."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping

from selectolax.lexbor import LexborDocumentOptions, LexborHTMLParser, LexborNode

from dossier.reading.page.hints import Hint, hints
from dossier.reading.page.markup import INSIDE, Block, Box, Mark, Page, fold
from dossier.reading.page.markup_guard import tamed

# Text of these elements starts a line of its own; every other element runs on within its line.
_BLOCKS = (
    "address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption "
    "figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol optgroup "
    "option p pre search section summary table tbody td tfoot th thead tr ul"
)
# What a reader of the page does not see as words.
_UNSEEN = (
    "style template noscript iframe svg canvas object embed audio video select datalist math textarea map noembed "
    "noframes applet img input source picture"
)
_TEXT, _BLOCK, _SKIP, _BR, _META, _LINK, _SCRIPT, _TITLE, _PLAIN, _ANCHOR, _STRONG, _TIME = range(1, 13)
_KINDS = {
    "-text": _TEXT,
    **dict.fromkeys(_BLOCKS.split(), _BLOCK),
    **dict.fromkeys(_UNSEEN.split(), _SKIP),
    **dict.fromkeys(("span", "label", "small", "u", "sup", "sub", "abbr", "font", "cite", "q", "mark"), _PLAIN),
    **dict.fromkeys(("b", "strong", "i", "em"), _STRONG),
    **dict.fromkeys(("-comment", "!doctype", "-doctype", "-undef", "-cdata"), _SKIP),
    **{"br": _BR, "a": _ANCHOR, "meta": _META, "link": _LINK, "base": _LINK},
    **{"script": _SCRIPT, "title": _TITLE, "time": _TIME},
}
# Elements that part lines and whose attributes have to be looked at; those of the rest only cost time.
_SPECIAL = "[hidden], [style*=none i], [style*=hidden i], [itemprop], html"
_HIDING = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.I)
_AUTHOR = int(Hint.AUTHOR)
_DATE = int(Hint.DATE)
_MARKING = _AUTHOR | _DATE
_TELLING = frozenset(("hidden", "style", "itemprop", "property", "rel"))  # attributes of inline elements
_HEADINGS = frozenset(("h1", "h2", "h3", "h4"))
_BREAK = "\0"  # HTML text never holds a NUL: the parser replaces it
_MOST_MARKS = 20  # of one line
_LONGEST_FACT = 2_000  # characters of one meta tag
# What browsers that save a page write over it, "saved from url=(0031)https://lobos.example/ferry.html"; and SingleFile.
_SAVED = re.compile(
    rb"<!--\s*(?:saved from url=\(\d{1,5}\)|Page saved with SingleFile\s+url:\s*)"
    rb"(?P<address>https?://(?!internet\.e-mail)[^\s<>]{1,1800})\s",
    re.I,
)
_TO_PAGE = "reader-domain"  # the class of the link from Firefox's reader view to the page
_YEAR = re.compile(r"(?:19|20)\d\d")
_HEAD = 4_096  # bytes in which that stands

Attributes = Mapping[str, str | None]


def parse(source: bytes) -> Page:
    """The page behind `source`, which is in UTF-8; any bytes are a page, if an empty one."""
    # Without events: keeping selections up to date as options are added takes quadratic time.
    tree = LexborHTMLParser(tamed(source), options=LexborDocumentOptions.WO_EVENTS)
    walker = _Walker(frozenset(node.mem_id for node in tree.css(_SPECIAL)))
    if saved := _SAVED.search(source, 0, _HEAD):
        walker.page.links.append(("saved-from", saved["address"].decode(errors="replace")))
    if tree.root is not None:
        walker.walk(tree.root)
    return walker.finish()


class _Open:
    """A marked inline element, and where its words start and end among the pieces of its line."""

    __slots__ = ("end", "kind", "mark", "start", "value")

    def __init__(self, kind: int, mark: str, start: int, value: str) -> None:
        self.kind, self.mark, self.start, self.value = kind, mark, start, value
        self.end = -1


_INSIDE = INSIDE.get
_Undo = Box | _Open | int  # what an element leaves when it ends: the box around it, its mark, or its kind


class _Walker:
    def __init__(self, special: frozenset[int]) -> None:
        self.page = Page()
        self.special = special
        self.box = Box("", None, None, 0, 0)
        self.length = 0
        self.pieces: list[str] = []
        self.marks: list[_Open] = []
        self.anchors = self.in_anchor = self.in_strong = self.linked = self.bold = 0
        self.closed = False  # an inline element ended, and no text came since

    def walk(self, root: LexborNode) -> None:
        """Depth first without recursion: pages may be nested deeper than the interpreter's stack."""
        stack: list[tuple[LexborNode, _Undo]] = []
        node: LexborNode | None = root
        while node is not None:
            tag = node.tag or ""
            kind = _KINDS.get(tag) or self._unknown(tag)
            undo: _Undo | None = None
            if kind == _TEXT:
                text = node.text_content or ""
                if not text.isspace():
                    self._text(text)
                elif self.pieces:
                    self.pieces.append(text)
            elif kind == _BLOCK:
                undo = self._block(tag, node)
            elif kind != _SKIP:
                undo = self._enter(node, kind)
            if undo is not None:
                child = node.first_child
                if child is not None:
                    stack.append((node, undo))
                    node = child
                    continue
                self._leave(undo)
            after = node.next
            while after is None and stack:
                node, undo = stack.pop()
                self._leave(undo)
                after = node.next
            node = after

    def finish(self) -> Page:
        self._flush()
        self.page.words = "\n\n".join([block.text for block in self.page.blocks])
        return self.page

    def _enter(self, node: LexborNode, kind: int) -> _Undo | None:
        """Takes the element in; `None` when its children are not to be visited."""
        if kind >= _PLAIN:
            return self._inline(kind, node.attributes)
        if kind == _BR:
            self.pieces.append(_BREAK)
        elif kind != _SKIP:
            self._stated(kind, node)
        return None

    def _unknown(self, tag: str) -> int:
        """Elements with made-up names mostly hold others."""
        return _BLOCK if "-" in tag and self.box.tag != "p" else _PLAIN

    def _leave(self, undo: _Undo) -> None:
        if isinstance(undo, Box):
            if self.pieces:
                self._flush()
            self.box = undo
            return
        self.closed = True
        if isinstance(undo, _Open):
            undo.end = len(self.pieces)
            undo = undo.kind
        if undo == _ANCHOR:
            self.in_anchor -= 1
        elif undo == _STRONG:
            self.in_strong -= 1

    def _text(self, text: str) -> None:
        self.pieces.append(text)
        self.closed = False
        if self.in_anchor:
            self.linked += len(text.strip())
        if self.in_strong:
            self.bold += len(text.strip())

    def _block(self, tag: str, node: LexborNode) -> Box | None:
        if self.pieces:
            self._flush()
        if node.mem_id in self.special and self._is_hidden(tag, node.attributes):
            return None
        outer = self.box
        self.box = Box(tag, outer, node, outer.inside | _INSIDE(tag, 0), outer.depth + 1)
        return outer

    def _is_hidden(self, tag: str, attributes: Attributes) -> bool:
        """Whether the element is not drawn; else takes in what it says of itself."""
        if _hidden(attributes):
            return True
        if prop := attributes.get("itemprop"):
            self._property(prop, attributes)
        if tag == "html":
            self.page.language = attributes.get("lang") or attributes.get("xml:lang") or ""
        return False

    def _inline(self, kind: int, attributes: Attributes) -> _Undo | None:
        plain = _TELLING.isdisjoint(attributes)
        if not plain and _hidden(attributes):
            return None
        if self.closed and self.box.tag != "p":
            self.pieces.append(" ")  # drawn apart by their style
        if kind == _ANCHOR:
            self.in_anchor += 1
            self.anchors += 1
        elif kind == _STRONG:
            self.in_strong += 1
        names = attributes.get("class")
        own = hints(names) if names else 0
        if kind == _ANCHOR and names and _TO_PAGE in names:
            self.page.links.append(("saved-from", fold((attributes.get("href") or "")[:_LONGEST_FACT])))
        if plain and not own & _MARKING and kind != _TIME:
            return kind
        mark, value = self._marked(kind, own, attributes)
        if not mark:
            return kind
        opened = _Open(kind, mark, len(self.pieces), value)
        if len(self.marks) < _MOST_MARKS:
            self.marks.append(opened)
        return opened

    def _marked(self, kind: int, own: int, attributes: Attributes) -> tuple[str, str]:
        """What an inline element says its words are."""
        prop = attributes.get("itemprop") or attributes.get("property") or attributes.get("rel") or ""
        if prop:
            self._property(prop, attributes)
        if attributes and (kind == _TIME or "date" in prop):
            return "time", _moment(attributes)
        if own & _AUTHOR or "author" in prop:
            return "author", ""
        return ("time", _moment(attributes)) if own & _DATE else ("", "")

    def _property(self, prop: str, attributes: Attributes) -> None:
        """What microdata and RDFa state; in the latter a vocabulary's name stands before the property's."""
        value = _moment(attributes) if "date" in prop else attributes.get("content") or attributes.get("datetime")
        if value and ("itemprop" in attributes or "property" in attributes):
            self.page.metas.append((f"itemprop:{prop.rpartition(':')[2].lower()}", fold(value[:_LONGEST_FACT])))

    def _stated(self, kind: int, node: LexborNode) -> None:
        """What the page states about itself: meta, link, title, JSON-LD."""
        attributes = node.attributes
        if kind == _META:
            name = attributes.get("property") or attributes.get("name") or attributes.get("http-equiv") or ""
            prop = attributes.get("itemprop")
            key = name.strip() or (f"itemprop:{prop}" if prop else "")
            value = _plain(attributes.get("content") or "")
            if key and value:
                self.page.metas.append((key.lower(), value))
        elif kind == _LINK:
            value = fold((attributes.get("href") or "")[:_LONGEST_FACT])
            if value:
                rel = "base" if node.tag == "base" else attributes.get("rel") or ""
                self.page.links.append((rel.lower(), value))
        elif kind == _TITLE:
            self.page.title = self.page.title or fold(node.text()[:_LONGEST_FACT])
        elif "ld+json" in (attributes.get("type") or ""):
            self.page.scripts.append(node.text())

    def _flush(self) -> None:
        """Ends the current line; writes it, if it holds words."""
        pieces = self.pieces
        raw = pieces[0] if len(pieces) == 1 else "".join(pieces)
        if text := _lines(raw) if _BREAK in raw else fold(raw):
            self._write(text)
        self.pieces = []
        self.linked = self.bold = self.anchors = 0
        self.closed = False
        if self.marks:
            self.marks = [mark for mark in self.marks if mark.end < 0]
            for mark in self.marks:
                mark.start = 0

    def _write(self, text: str) -> None:
        start = self.length + 2 if self.length else 0
        self.length = end = start + len(text)
        block = Block(start, end, text, self.box, self.linked, self.anchors, self.bold)
        self.page.blocks.append(block)
        if self.box.tag in _HEADINGS:
            self.page.headings.append(block)
        for mark in self.marks:
            self._mark(mark, text, start)

    def _mark(self, mark: _Open, text: str, start: int) -> None:
        """The marked words' place in the line: what stands before them, folded, says how far in they are."""
        end = mark.end if mark.end >= 0 else len(self.pieces)
        words = _lines("".join(self.pieces[mark.start : end]))
        before = len(_lines("".join(self.pieces[: mark.start])))
        at = text.find(words, max(0, before - 1)) if words else -1
        if at >= 0:
            self.page.marks.append(Mark(mark.mark, start + at, start + at + len(words), mark.value))


def _lines(raw: str) -> str:
    return "\n".join(line for part in raw.split(_BREAK) if (line := fold(part)))


def _plain(value: str) -> str:
    """A fact as words; many pages encode their entities twice."""
    value = value[:_LONGEST_FACT]
    return fold(html.unescape(value) if "&" in value else value)


def _moment(attributes: Attributes) -> str:
    """The machine's form of a date: microformats keep it in the title of an `abbr`."""
    title = attributes.get("title") or ""
    return attributes.get("datetime") or attributes.get("content") or (title if _YEAR.search(title) else "")


def _hidden(attributes: Attributes) -> bool:
    if not attributes:
        return False
    style = attributes.get("style")
    return "hidden" in attributes or (style is not None and "n" in style and _HIDING.search(style) is not None)
