"""Decides by a paragraph's styles whether it is the document's title or a heading."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

DEEPEST = 12  # styles that rest on each other
_LEVELS = "123456789"


class Styled(Protocol):
    """A style by its name, and the level that it gives its paragraphs."""

    name: str
    level: int | None


def level_of(chain: Iterable[Styled], title: str = "title", heading: str = "heading ") -> int | None:
    """0 for the document's title, 1 and more for headings, else `None`; the first style with a level decides.

    `chain`: the paragraph's style, then its parent, and so on. The programs' own styles have English names in files:
    that of titles, and the prefix before a heading's level.
    """
    for style in chain:
        if style.name == title:
            return 0
        if style.name[:-1] == heading and style.name[-1] in _LEVELS:
            return int(style.name[-1])
        if style.level is not None:
            return style.level
    return None
