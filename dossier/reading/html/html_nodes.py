"""The results of one walk over a page: blocks of visible words, and what the page states about itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

from dossier.reading.html.class_hints import ClassHint, hints
from dossier.reading.text_tools.nfc import composed

_REPLACEMENT = "\ufffd"  # replaces bytes that are no UTF-8
# Joiners stay: words of Hindi and Persian need them.
_INVISIBLE = "\xad\u200b\u2060\ufeff\u200e\u200f"


class Tagged(Protocol):
    """An element of the parsed page."""

    @property
    def attributes(self) -> Mapping[str, str | None]: ...

    @property
    def tag(self) -> str | None: ...

    @property
    def parent(self) -> Tagged | None: ...

    def iter(self, *, include_text: bool) -> Iterator[Tagged]:
        """Its direct children."""

    def css(self, query: str) -> Sequence[Tagged]:
        """The elements within it that match a selector."""

    def text(self) -> str:
        """All words within it."""


@dataclass(slots=True, eq=False, init=False)
class Box:
    """A block element, which begins a new line, with the hints of its class, id and ancestors."""

    tag: str
    parent: Box | None
    node: Tagged | None  # asked only when it matters: most elements hold nothing that does
    inside: int  # bits of `INSIDE`: those of its ancestors that are significant
    depth: int
    _called: str | None
    _own: int

    @property
    def called(self) -> str:
        """Its class attribute, a NUL, which neither can hold, and its id."""
        if (called := self._called) is None:
            found: Mapping[str, str | None] = self.node.attributes if self.node else {}
            called = self._called = f"{found.get('class') or ''}\0{found.get('id') or ''}" if found else "\0"
        return called

    def outwards(self) -> Iterator[Box]:
        """The element and its ancestors, innermost first."""
        box: Box | None = self
        while box is not None:
            yield box
            box = box.parent

    @property
    def names(self) -> str:
        """Its class attribute."""
        return self.called.partition("\0")[0]

    @property
    def own(self) -> int:
        """`ClassHint`s of the element itself."""
        if (own := self._own) < 0:
            called = self.called
            own = self._own = _hints_of(called) if called != "\0" else 0
        return own


@lru_cache(maxsize=8192)  # a page's elements, and a site's pages, share their names
def _hints_of(called: str) -> int:
    names, _, ident = called.partition("\0")
    found = (hints(names) if names else 0) | (hints(ident) if ident else 0)
    # An entry of a blog carries its tags and its state among its classes: "hentry tag-comment comments-closed"
    return found & ~ClassHint.COMMENT if found & ClassHint.COMMENT and "hentry" in names.split() else found


def box_in(outer: Box | None, tag: str, node: Tagged | None, inside: int) -> Box:
    """An element within `outer`, itself one of `inside`; so it takes two thirds of the time that `__init__` takes."""
    box = Box()
    box.tag, box.parent, box.node = tag, outer, node
    box.inside, box.depth = (inside, 0) if outer is None else (outer.inside | inside, outer.depth + 1)
    box._called, box._own = None, -1
    return box


@dataclass(slots=True, eq=False)
class HtmlBlock:
    """One run of visible words; `rendition[start:end] == text`."""

    start: int
    end: int
    text: str
    box: Box
    links: int  # characters inside links
    anchors: int  # number of links
    bold: int  # characters in bold or italics

    @property
    def is_linked(self) -> bool:
        """Whether nearly all of it is links."""
        return self.links * 10 >= 9 * len(self.text.replace(" ", ""))

    def is_bold(self, words: str) -> bool:
        """True if nearly all of `words`, which are its first or all of them, are bold or italic."""
        return self.bold > 0 and self.bold * 10 >= 9 * len(words.replace(" ", ""))


@dataclass(frozen=True, slots=True)
class InlineMark:
    """Words inside a block that their own element marks as an author or a time."""

    kind: str  # "author", "time"
    start: int
    end: int
    value: str = ""  # the machine's form: a `datetime`


@dataclass(frozen=True, slots=True)
class StoryHints:
    """Facts about a page's story that are known before its blocks are judged."""

    head: int  # place among the blocks of the headline
    first: int  # of the paragraph with which the telling begins
    starts: frozenset[int]  # of the blocks that alone may be the story's


@dataclass(slots=True)
class HtmlPage:
    """The results of one walk; `words` is the visible part of the rendition."""

    words: str = ""
    blocks: list[HtmlBlock] = field(default_factory=list)
    headings: list[HtmlBlock] = field(default_factory=list)  # those of the blocks whose element is one, h1 to h4
    marks: list[InlineMark] = field(default_factory=list)
    title: str = ""
    language: str = ""
    metas: list[tuple[str, str]] = field(default_factory=list)
    links: list[tuple[str, str]] = field(default_factory=list)
    scripts: list[str] = field(default_factory=list)
    story: StoryHints | None = None  # where its elements are lost

    @property
    def has_undecoded_bytes(self) -> bool:
        """Whether some of its words or facts came from bytes that are not UTF-8."""
        stated = (value for facts in (self.metas, self.links) for _, value in facts)
        return any(_REPLACEMENT in words for words in (self.words, self.title, *self.scripts, *stated))


_ELEMENTS = (
    "article main aside nav header footer figure figcaption blockquote form ul ol li table td dl button details "
    "dialog section h1 h2 h3 h4 h5 h6 a address pre p"
)
INSIDE = {name: 1 << at for at, name in enumerate(_ELEMENTS.split())}


def fold(text: str) -> str:
    """White space of every kind becomes one space, marks without width go, letters and accents are joined (NFC)."""
    text = text.strip()
    if text.isprintable() and "  " not in text:  # no white space but single blanks, and no mark without width
        return text if text.isascii() else composed(text)
    if not text.isascii():
        for mark in _INVISIBLE:
            if mark in text:
                text = text.replace(mark, "")
        text = composed(text)
    return " ".join(text.split())
