"""What one walk over a page gathers: blocks of visible words, and what the page states about itself."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

# Joiners stay: words of Hindi and Persian need them.
_INVISIBLE = re.compile("[\xad\u200b\u2060\ufeff\u200e\u200f\ud800-\udfff]+")


@dataclass(slots=True, eq=False)
class Box:
    """An element that parts lines, with what its class, id and ancestors hint at."""

    tag: str
    parent: Box | None
    own: int  # Hints of the element itself
    names: str  # its class attribute
    inside: int  # bits of `INSIDE`, the telling elements that it stands in
    depth: int
    prop: str = ""  # itemprop or rel


@dataclass(slots=True, eq=False)
class Block:
    """One run of visible words; `rendition[start:end] == text`."""

    start: int
    end: int
    text: str
    box: Box
    links: int  # characters inside links
    anchors: int  # number of links
    bold: int  # characters in bold or italics


@dataclass(frozen=True, slots=True)
class Mark:
    """Words inside a block that their own element says something about: an author, a time."""

    kind: str  # "author", "time"
    start: int
    end: int
    value: str = ""  # the machine's form: a `datetime`


@dataclass(slots=True)
class Page:
    """All that one walk gathers; `words` is the visible part of the rendition."""

    words: str = ""
    blocks: list[Block] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    title: str = ""
    language: str = ""
    metas: list[tuple[str, str]] = field(default_factory=list)
    links: list[tuple[str, str]] = field(default_factory=list)
    scripts: list[str] = field(default_factory=list)


INSIDE = {name: 1 << at for at, name in enumerate(
    "article main aside nav header footer figure figcaption blockquote form ul ol li table td dl button details dialog "
    "section h1 h2 h3 h4 h5 h6 a address pre p".split()
)}  # fmt: skip


def fold(text: str) -> str:
    """White space of every kind becomes one space, marks without width go."""
    if not text.isascii():
        text = _INVISIBLE.sub("", text)
    return " ".join(text.split())
