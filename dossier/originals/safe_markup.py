"""Rewrites a web page in the few elements that show words: nothing in it acts, styles or names anything to load.

Not a filter of what is dangerous but a copy of what is known: every tag and attribute that comes out was written here.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from selectolax.lexbor import LexborHTMLParser, LexborNode

from dossier import lazy_re as re
from dossier.model.originals import MarkupPage
from dossier.reading.html.markup_guard import limit_markup
from dossier.reading.text_tools.charset import decode, without_nuls

_PIECE = 8_000  # characters of markup that a window lays out without a hitch
_MOST = 8_000_000  # characters of markup in all
_LONGEST = 6_000  # characters of a block, for each is laid out whole
_LINE = re.compile(r"(?s).{1,4000}(?:\s|$)|.{1,4000}")
_DEEPEST = 1_500  # elements within each other; of deeper ones the words are kept
_CELLS = 400  # of a table that is shown as one

_REMOVED = frozenset({"script", "style", "noscript", "template", "svg", "math", "head", "select", "textarea", "canvas"})
_HEADS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_INLINE = {
    "b": "b", "strong": "b", "i": "i", "em": "i", "cite": "i", "u": "u", "ins": "u", "s": "s", "del": "s",
    "strike": "s", "sub": "sub", "sup": "sup", "code": "code", "kbd": "code", "tt": "code", "small": "small",
    "mark": "b",
}  # fmt: skip
_FLOWING = frozenset({
    *_INLINE, "a", "span", "font", "abbr", "time", "label", "q", "bdi", "bdo", "wbr", "br", "img", "data", "var",
    "samp", "dfn", "acronym", "big", "picture", "source", "input", "button", "ruby", "rb", "rt", "rp", "nobr",
})  # fmt: skip
_FRAMES = frozenset({"iframe", "frame", "video", "audio", "object", "embed", "applet"})
_LINK = re.compile(r"(?:https?://|mailto:)[^\s\"'<>\\]+", re.I)
_BLOCKS = "p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, section, article, blockquote, form, pre"


def harmless(data: bytes, declared: str | None = None) -> MarkupPage:
    """The page in pieces. Raises Unreadable for bytes that hold no words."""
    data = without_nuls(data)
    source = limit_markup(decode(data, declared or _declared(data)).encode())
    root = LexborHTMLParser(source).body
    writer = _Writer()
    if root is not None:
        writer.write(root)
    return MarkupPage(tuple(writer.pieces()), writer.scripts, writer.pictures, writer.frames)


_CHARSET = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([\w.:-]{2,40})", re.I)


def _declared(data: bytes) -> str | None:
    found = _CHARSET.search(data[:4096])
    return found[1].decode("ascii", "replace") if found else None


class _Writer:
    """Walks the tree once; a block a paragraph, and the markup of one line at a time in hand."""

    def __init__(self, in_cell: bool = False) -> None:
        self._in_cell = in_cell  # then all is one line
        self._line_length = self._depth = 0
        self._blocks: list[str] = []
        self._line: list[str] = []
        self._open: list[str] = []  # inline elements, to be closed at the end of a block and opened in the next
        self._size = 0
        self.scripts = self.pictures = self.frames = 0

    def pieces(self) -> Iterator[str]:
        self._end("p")
        piece: list[str] = []
        size = 0
        for block in self._blocks:
            if piece and size + len(block) > _PIECE:
                yield "".join(piece)
                piece, size = [], 0
            piece.append(block)
            size += len(block)
        if piece:
            yield "".join(piece)

    def write(self, node: LexborNode, around: str = "p") -> None:
        """Writes the content of an element; `around` is the block in which its words are."""
        for child in node.iter(include_text=True):
            if self._size > _MOST:
                return
            tag = child.tag or ""
            if tag == "-text":
                self._words(child.text_content or "", around)
            elif tag.startswith("-") or tag.startswith("!"):
                continue
            else:
                self._element(child, tag.lower(), around)

    def _element(self, node: LexborNode, tag: str, around: str) -> None:
        self._depth += 1
        if self._depth > _DEEPEST:
            self._words(node.text(deep=True), around)
        else:
            self._known(node, tag, around)
        self._depth -= 1

    def _known(self, node: LexborNode, tag: str, around: str) -> None:
        if tag in _REMOVED:
            self.scripts += tag == "script"
        elif "hidden" in node.attributes:
            return
        elif tag in _FRAMES:
            self.frames += 1
            self._aside("[…]")
        elif tag == "img":
            self.pictures += 1
            self._picture(node)
        elif tag == "br":
            self._line.append("<br>")
        elif tag == "hr":
            self._end(around)
            self._put("<hr>")
        elif tag in _FLOWING:
            self._flowing(node, tag, around)
        elif tag == "table" and _is_small(node):
            self._end(around)
            self._table(node)
        else:
            self._block(node, tag, around)

    def _flowing(self, node: LexborNode, tag: str, around: str) -> None:
        opened, closed = _marks(node, tag)
        if opened:
            self._line.append(opened)
            self._open.append(opened)
        self.write(node, around)
        if opened:
            self._open.pop()
            self._line.append(closed)

    def _block(self, node: LexborNode, tag: str, around: str) -> None:
        """Ends the line before it and after it; what only groups blocks leaves no trace besides."""
        self._end(around)
        own = tag if tag in _HEADS or tag in ("pre", "blockquote", "li", "dt", "dd") else around
        own = "p" if tag == "p" and around in _HEADS else own
        self.write(node, own)
        self._end(own)

    def _words(self, text: str, around: str) -> None:
        shown = text if around == "pre" else re.sub(r"\s+", " ", text)
        for part in _LINE.findall(shown):
            self._line.append(escape(part, quote=True))
            self._size += len(part)
            self._line_length += len(part)
            if self._line_length > _LONGEST and not self._in_cell:
                self._end(around)

    def _picture(self, node: LexborNode) -> None:
        description = " ".join((node.attributes.get("alt") or "").split())[:300]
        if description:
            self._aside(f"[{description}]")

    def _aside(self, words: str) -> None:
        self._line.append(f"<i>{escape(words)}</i> ")

    def _end(self, around: str) -> None:
        """Closes the block in hand, and opens again in the next what is still open."""
        line = "".join(self._line)
        bare = "".join(self._open)
        if _has_words(line):
            self._put(_wrapped(line + "".join(_closing(mark) for mark in reversed(self._open)), around))
        self._line, self._line_length = [bare] if bare else [], 0

    def _put(self, block: str) -> None:
        self._blocks.append(block)
        self._size += len(block)

    def _table(self, table: LexborNode) -> None:
        rows = []
        for row in table.css("tr"):
            cells = [cell for cell in row.iter() if cell.tag in ("td", "th")]
            rows.append("".join(self._cell(cell) for cell in cells))
        body = "".join(f"<tr>{row}</tr>" for row in rows if row)
        if body:
            self._put(f'<table border="1" cellspacing="0" cellpadding="4">{body}</table>')

    def _cell(self, cell: LexborNode) -> str:
        inner = _Writer(in_cell=True)
        inner.write(cell)
        self.scripts, self.pictures = self.scripts + inner.scripts, self.pictures + inner.pictures
        self.frames += inner.frames
        spans = "".join(f' {name}="{number}"' for name in ("colspan", "rowspan") if (number := _span(cell, name)) > 1)
        tag = "th" if cell.tag == "th" else "td"
        return f"<{tag}{spans}>{''.join(inner._line)}</{tag}>"


def _marks(node: LexborNode, tag: str) -> tuple[str, str]:
    """The start and end tag that an element in a line is written with; empty for what only groups."""
    if tag == "a":
        found = _LINK.fullmatch((node.attributes.get("href") or "").strip())
        return (f'<a href="{escape(found[0], quote=True)}">', "</a>") if found else ("", "")
    own = _INLINE.get(tag)
    return (f"<{own}>", f"</{own}>") if own else ("", "")


def _closing(opened: str) -> str:
    return f"</{opened[1:].partition(' ')[0].rstrip('>')}>"


def _has_words(line: str) -> bool:
    return bool(re.sub(r"<[^>]*>", "", line).strip())


def _wrapped(line: str, around: str) -> str:
    match around:
        case "li":
            return f"<p>• {line.strip()}</p>"
        case "blockquote" | "dd":
            return f"<blockquote>{line.strip()}</blockquote>"
        case "dt":
            return f"<p><b>{line.strip()}</b></p>"
        case "pre":
            return f"<pre>{line}</pre>"
        case _:
            return f"<{around}>{line.strip()}</{around}>"


def _is_small(table: LexborNode) -> bool:
    """Whether a table holds words in cells, and is not what a whole page is laid out with."""
    cells = table.css("td, th")
    short = len(cells) <= _CELLS and len(table.text(deep=True)) <= _LONGEST
    return short and not any(cell.css_first(_BLOCKS) for cell in cells)


def _span(cell: LexborNode, name: str) -> int:
    words = cell.attributes.get(name) or ""
    return min(int(words), 50) if words.isdecimal() and len(words) < 4 else 1
