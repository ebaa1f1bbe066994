"""Writes the page of the web that a browser printed anew from the tags of the print: elements, lines and links."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from dossier.reading.sheet.joining import HYPHENS, Joiner
from dossier.reading.sheet.paragraphs import Columns
from dossier.reading.sheet.pdf_tags import Element
from dossier.reading.sheet.sheet import BROKEN, Line, Word

# What Chromium calls the elements of a page (ISO 32000-1, 14.8.4); all others are boxes without a name.
_TAGS = {
    "Art": "article",
    "Sect": "section",
    "P": "p",
    "L": "ul",
    "LI": "li",
    "Link": "a",
    "Form": "button",
    "Caption": "figcaption",
    "Figure": "figure",
    "BlockQuote": "blockquote",
    "Aside": "aside",
    "Table": "table",
    "TR": "tr",
    "TH": "th",
    "TD": "td",
    "Strong": "b",
    "Em": "i",
    **{f"H{n}": f"h{n}" for n in range(1, 7)},
}
_BULLETS = ("Lbl",)
_INLINE = ("", "a", "b", "i")
_OF_LINES = ("p", "a", "b", "i", "figcaption", "h1", "h2", "h3", "h4", "h5", "h6")  # their lines are parted by breaks
_SAME_ROW = 0.3  # sizes between the baselines of words side by side
_BESIDE = 1.5  # sizes between words of one line; what stands farther apart is drawn so by the page's style
_SPACE = 0.12  # the least width of a space
_SAME_SIZE = 1.12  # largest ratio of the sizes of words of one line that runs on
_HYPHENATED = 30  # ends of lines among which one hyphen stands where words are broken; other hyphens are their own
_SOFT = dict.fromkeys(map(ord, BROKEN), "\xad")
_NEW = "\n"  # what stands before words that begin a line though the one above had room


@dataclass(slots=True, eq=False)
class WebPage:
    """A printed page of the web, gathered sheet by sheet: its elements, and their words as they were drawn."""

    root: Element = field(default_factory=lambda: Element("Document"))
    runs: list[tuple[int, Element, Word]] = field(default_factory=list)

    def take(self, number: int, words: Sequence[Word], marks: dict[int, Element]) -> list[Word]:
        """Takes the words of one sheet; those that stand in no element, as what the browser adds, are given back."""
        left = []
        for word in words:
            element = marks.get(word.mark)
            if element is None:
                left.append(word)
            else:
                self.runs.append((number, element, word))
        return left

    def markup(self) -> str:
        """The page as HTML."""
        pieces = _Pieces(_rows(self.runs))
        return _written(self.root, pieces.of).text


@dataclass(frozen=True, slots=True)
class _Row:
    """Words that follow each other side by side."""

    sheet: int
    words: list[tuple[Element, Word]]
    line: Line


def _rows(runs: Sequence[tuple[int, Element, Word]]) -> list[_Row]:
    found: list[_Row] = []
    words: list[tuple[Element, Word]] = []
    for n, (sheet, element, word) in enumerate(runs):
        words.append((element, word))
        if n + 1 == len(runs) or runs[n + 1][0] != sheet or not _follows(word, runs[n + 1][2]):
            found.append(_Row(sheet, words, _line([word for _, word in words])))
            words = []
    return found


def _follows(one: Word, other: Word) -> bool:
    size = min(one.size, other.size)
    return abs(other.base - one.base) <= _SAME_ROW * size and -size <= _gap(one, other) <= _BESIDE * size


def _gap(one: Word, other: Word) -> float:
    """The room between two words, whichever stands at the left."""
    return max(other.left - one.right, one.left - other.right)


def _line(words: Sequence[Word]) -> Line:
    """The row's measures; one that runs to the left is seen in a mirror."""
    text = " ".join(word.text for word in words).translate(_SOFT)
    left, right = min(word.left for word in words), max(word.right for word in words)
    edges = (-right, -left) if words[-1].right < words[0].left else (left, right)
    return Line(text, *edges, words[-1].base, words[-1].size)


class _Pieces:
    """The words of each element with what parts them from the words before: nothing, a space or a new line."""

    def __init__(self, rows: Sequence[_Row]) -> None:
        lines = [row.line for row in rows]
        self._joiner, self._columns = Joiner(lines), Columns(lines)
        wraps = [n for n in range(1, len(rows)) if self._runs_on(rows[n - 1], rows[n])]
        hyphens = [n for n in wraps if lines[n - 1].text[-1] in HYPHENS]
        self._is_hyphenated = len(hyphens) * _HYPHENATED > len(wraps)
        self.of: dict[Element, list[tuple[str, str]]] = {}
        self._parting = " "  # between the rows
        wrapped = set(wraps)
        for n, row in enumerate(rows):
            self._take(row, rows[n + 1] if n + 1 in wrapped else None, is_new=n not in wrapped)

    def _runs_on(self, one: _Row, other: _Row) -> bool:
        """Whether a row is the next one's beginning: that one's first word found no more room in it."""
        first = other.words[0][1]
        if max(one.line.size, other.line.size) > _SAME_SIZE * min(one.line.size, other.line.size):
            return False
        if one.sheet == other.sheet and other.line.base <= one.line.base + _SAME_ROW * one.line.size:
            return False
        return self._columns.end(one.line) - one.line.right <= first.right - first.left + _SAME_ROW * first.size

    def _take(self, row: _Row, after: _Row | None, *, is_new: bool) -> None:
        before: Word | None = None
        for element, word in row.words:
            apart = before is not None and _gap(before, word) > _SPACE * word.size
            parting = " " if apart else "" if before is not None else _NEW if is_new else self._parting
            self.of.setdefault(element, []).append((parting, word.text.translate(_SOFT)))
            before = word
        if after is not None:
            self._end(self.of[row.words[-1][0]], after.words[0][1].text)

    def _end(self, words: list[tuple[str, str]], after: str) -> None:
        """Settles how a row's last word is parted from the first of the row in which it runs on."""
        parting, last = words[-1]
        if last[-1] not in HYPHENS or len(last) == 1:
            self._parting = "" if self._joiner.joined(last, after) == last + after else " "
            return
        self._parting = ""
        is_broken = self._is_hyphenated and "-" not in self._joiner.joined(last, after)[len(last) - 1 :][:1]
        words[-1] = parting, last[:-1] if is_broken else f"{last[:-1]}-"


@dataclass(frozen=True, slots=True)
class _Written:
    """An element as markup, what parts it from what stands before, and whether it is a block of its own."""

    text: str
    parting: str = ""
    is_block: bool = False


def _written(element: Element, words: dict[Element, list[tuple[str, str]]]) -> _Written:
    """An element with all that it holds; `text` is empty where no words are in it."""
    if (own := words.get(element)) is not None:
        return _run(own)
    kids = (_written(kid, words) for _, kid in sorted(element.kids.items()) if kid.kind not in _BULLETS)
    held = [kid for kid in kids if kid.text]
    if not held:
        return _Written("")
    tag = _TAGS.get(element.kind, "")
    has_blocks = any(kid.is_block for kid in held)
    lines = list(_lines(held))
    is_block = has_blocks or tag not in _INLINE or (len(lines) > 1 and not tag)
    if has_blocks or not (tag in _OF_LINES or len(lines) == 1):
        inner = "".join(_boxed(line) for line in lines)
    else:
        inner = "<br>".join(map(_joined, lines))
    return _Written(_tagged(tag, inner, has_blocks, is_block), held[0].parting, is_block)


def _run(words: Sequence[tuple[str, str]]) -> _Written:
    parts = [html.escape(words[0][1], quote=False)]
    for parting, word in words[1:]:
        parts += "<br>" if parting == _NEW else parting, html.escape(word, quote=False)
    return _Written("".join(parts), words[0][0])


def _lines(held: Sequence[_Written]) -> Iterator[list[_Written]]:
    """What an element holds by lines: a block is one by itself."""
    line: list[_Written] = []
    for kid in held:
        if line and (kid.is_block or line[-1].is_block or kid.parting == _NEW):
            yield line
            line = []
        line.append(kid)
    yield line


def _boxed(line: Sequence[_Written]) -> str:
    return line[0].text if line[0].is_block else f"<div>{_joined(line)}</div>"


def _joined(line: Sequence[_Written]) -> str:
    return line[0].text + "".join(kid.parting + kid.text for kid in line[1:])


def _tagged(tag: str, inner: str, has_blocks: bool, is_block: bool) -> str:
    if tag == "button" and has_blocks:
        tag = ""  # whatever can be clicked is a form's
    elif tag == "figure" and "<figcaption" not in inner:
        tag = ""  # a picture with words on it
    tag = tag or ("div" if is_block else "span")
    return f"<{tag}>{inner}</{tag}>"


def whole(markup: str, title: str, language: str, address: str | None) -> str:
    """A page with its head, as its browser would have saved it."""
    saved = f"<!-- saved from url=({len(address):04}){address} -->\n" if address and ">" not in address else ""
    spoken = f' lang="{html.escape(language)}"' if language else ""
    head = f'<meta charset="utf-8"><title>{html.escape(title)}</title>'
    return f"<!doctype html>\n{saved}<html{spoken}><head>{head}</head><body>{markup}</body></html>"
