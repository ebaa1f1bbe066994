"""Writes the page of the web that a browser printed anew from the tags of the print: elements, lines and links."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from dossier import lazy_re as re
from dossier.reading.layout.layout_nouns import Word
from dossier.reading.layout.pdf_tags import Element
from dossier.reading.layout.web_lines import NEW, Pieces, Placed, Run, SpacedWord
from dossier.reading.layout.web_story import way_to_story

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
_OF_LINES = ("p", "a", "b", "i", "figcaption", "h1", "h2", "h3", "h4", "h5", "h6")  # breaks separate their lines
_SIDE = ' class="side"'  # as pages name it themselves
_CLICKED = ("a", "button")
_CAPTION = 400  # letters of a text under a picture
_NOT_IN_CAPTION = re.compile(r"<(?:h[1-6]|ul|table|article|button)\b")  # what no caption holds
_MENU, _ITEMS = 0.8, 8  # share of a menu's letters that are in links; items, for trails have fewer


@dataclass(slots=True, eq=False)
class WebPage:
    """A printed page of the web, gathered sheet by sheet: its elements, and their words as they were drawn."""

    root: Element = field(default_factory=lambda: Element("Document"))
    words: dict[Element, list[Placed]] = field(default_factory=dict)

    def take(self, number: int, words: Sequence[Word], marks: Mapping[int, Element]) -> list[Word]:
        """Takes the words of one sheet; returns those in no element, such as the browser's own."""
        left = []
        for word in words:
            element = marks.get(word.mark)
            if element is None:
                left.append(word)
            else:
                self.words.setdefault(element, []).append((number, word))
        return left

    def written(self, title: str, language: str, address: str | None) -> tuple[str, list[str]]:
        """The page as HTML, with the head that its browser would have saved; and the words of its menus."""
        words = Pieces(list(self._in_order(self.root))).of
        writer = _Writer(words, way_to_story(self.root, words))
        body = writer.written(self.root).text
        saved = f"<!-- saved from url=({len(address):04}){address} -->\n" if address and ">" not in address else ""
        spoken = f' lang="{html.escape(language)}"' if language else ""
        head = f'<meta charset="utf-8"><title>{html.escape(title)}</title>'
        page = f"<!doctype html>\n{saved}<html{spoken}><head>{head}</head><body>{body}</body></html>"
        return page, writer.menus

    def _in_order(self, element: Element) -> Iterator[Run]:
        """The runs of an element as its page has them; browsers draw some of them in another order."""
        if (own := self.words.get(element)) is not None:
            yield element, own
        for kid in element.inner:
            yield from self._in_order(kid)


class _Written(NamedTuple):
    """An element as markup, its separator from the text before it, and whether it is a block of its own."""

    text: str
    parting: str = ""
    is_block: bool = False
    is_text: bool = False  # words that are in no element of their own
    ends: str = ""  # its first letter and its last
    letters: int = 0
    linked: int = 0  # of the letters


_NOTHING = _Written("")


class _Writer:
    """Writes a tree as markup; leaves out lists of links, which are menus, and marks elements outside the story."""

    def __init__(self, words: Mapping[Element, Sequence[SpacedWord]], way: Sequence[Element]) -> None:
        self._words = words
        self._outside_story = frozenset(kid for element in way[:-1] for kid in element.inner).difference(way)
        self.menus: list[str] = []

    def written(self, element: Element) -> _Written:
        """An element with all that it holds; `text` is empty where no words are in it."""
        if (own := self._words.get(element)) is not None:
            return _run(own)
        kids = [self.written(kid) for kid in element.inner if kid.kind not in _BULLETS]
        filled = [kid for kid in kids if kid.text]
        if not filled:
            return _NOTHING
        letters, linked = sum(kid.letters for kid in filled), sum(kid.linked for kid in filled)
        if element.kind == "L" and len(filled) >= _ITEMS and linked >= _MENU * letters:
            self.menus += self._texts(element)
            return _NOTHING
        return _element(
            _TAGS.get(element.kind, ""), filled, (letters, linked), _SIDE if element in self._outside_story else ""
        )

    def _texts(self, element: Element) -> Iterator[str]:
        """The words of each run in an element."""
        if (own := self._words.get(element)) is not None:
            yield own[0][1] + "".join(parting + word for parting, word in own[1:])
        for kid in element.inner:
            if kid.kind not in _BULLETS:
                yield from self._texts(kid)


def _run(words: Sequence[SpacedWord]) -> _Written:
    parts = [html.escape(words[0][1], quote=False)]
    for parting, word in words[1:]:
        parts += "<br>" if parting == NEW else parting, html.escape(word, quote=False)
    ends, letters = words[0][1][0] + words[-1][1][-1], sum(len(word) for _, word in words)
    return _Written("".join(parts), words[0][0], is_text=True, ends=ends, letters=letters)


def _element(tag: str, content: Sequence[_Written], counted: tuple[int, int], named: str) -> _Written:
    letters, linked = counted
    if not tag and len(content) == 1 and content[0].is_text:
        return content[0]
    has_blocks = any(kid.is_block for kid in content)
    lines = list(_lines(content))
    is_block = has_blocks or tag not in _INLINE or (len(lines) > 1 and not tag)
    if has_blocks or not (tag in _OF_LINES or len(lines) == 1):
        inner = "".join(_boxed(line) for line in lines)
    else:
        inner = "<br>".join(_joined(line, tag) for line in lines)
    if tag == "figure" and "<figcaption" not in inner:
        tag, inner = ("figure", f"<figcaption>{inner}</figcaption>") if _is_caption(inner, letters) else ("", inner)
    text = _tagged(tag, inner, (has_blocks, is_block), named)
    ends, linked = content[0].ends[0] + content[-1].ends[1], letters if tag in _CLICKED else linked
    return _Written(text, content[0].parting, is_block, ends=ends, letters=letters, linked=linked)


def _is_caption(inner: str, letters: int) -> bool:
    """Whether the words in a figure are those under its picture: some pages draw all of a story as one."""
    return letters <= _CAPTION and not _NOT_IN_CAPTION.search(inner)


def _lines(content: Sequence[_Written]) -> Iterator[list[_Written]]:
    """The lines of an element's content: a block is a line by itself."""
    line: list[_Written] = []
    for kid in content:
        if line and (kid.is_block or line[-1].is_block or kid.parting == NEW):
            yield line
            line = []
        line.append(kid)
    yield line


def _boxed(line: Sequence[_Written]) -> str:
    return line[0].text if line[0].is_block else f"<div>{_joined(line)}</div>"


def _joined(line: Sequence[_Written], tag: str = "") -> str:
    """Side by side; an element within a line is set apart by its style, unless that is a paragraph's."""
    parts = [line[0].text]
    for one, other in pairwise(line):
        is_apart = tag != "p" and (one.ends[1] + other.ends[0]).isalnum()
        parts += " " if is_apart else other.parting, other.text
    return "".join(parts)


def _tagged(tag: str, inner: str, blocks: tuple[bool, bool], named: str) -> str:
    has_blocks, is_block = blocks
    if tag == "button" and has_blocks:
        tag = ""  # whatever can be clicked is a form's
    tag = tag or ("div" if is_block else "span")
    return f"<{tag}{named if is_block else ''}>{inner}</{tag}>"
