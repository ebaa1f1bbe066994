"""Nouns for printed pages: words and lines with their places, whether a PDF or a picture showed them."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

# Both as PDFium gives them: a hyphen that broke a word at a line's end, and the form that its text calls return
BROKEN = "\x02\ufffe"
SOFT = dict.fromkeys(map(ord, BROKEN), "\xad")


class Word(NamedTuple):  # a page has a thousand, and these are made five times as fast as dataclasses
    """Letters without a space; measures in points, y downward, `base` is the baseline.

    `at` is its place in the order in which the file draws words: neighbours there are mostly neighbours in a sentence.
    """

    text: str
    left: float
    right: float
    base: float
    size: float
    at: int = 0
    bold: bool = False
    tag: str = ""  # the role that a tagged PDF gives it, such as "H1"
    mark: int = -1  # the id of its marked content, by which a tagged PDF names it


@dataclass(frozen=True, slots=True)
class LayoutLine:
    """Words side by side within one column."""

    text: str
    left: float
    right: float
    base: float
    size: float
    bold: bool = False
    tag: str = ""
    is_field: bool = False  # a label and its value, a row of a table

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def breaks(self) -> bool:
        """Whether the line ends within a word, at a hyphen of either kind."""
        return self.text[-1:] == "\xad" or (self.text[-1:] in "-\u2010" and self.text[-2:-1].isalpha())


@dataclass(frozen=True, slots=True)
class PrintedSheet:
    """One printed page; `turned` are the words at another angle than most."""

    number: int  # from 1
    width: float
    height: float
    lines: tuple[LayoutLine, ...]
    turned: tuple[str, ...] = ()


def line_of(words: Sequence[Word]) -> LayoutLine:
    """A line of at least one word; its size and weight are those of most of its letters."""
    sizes = Counter[float]()
    bold = tagged = length = 0
    tag = words[0].tag
    for word in words:
        count = len(word.text)
        sizes[word.size] += count
        length += count
        bold += count * word.bold
        tagged += count * (word.tag == tag)
    size = sizes.most_common(1)[0][0]
    return LayoutLine(
        _joined(words),
        min([word.left for word in words]),
        max([word.right for word in words]),
        next(word.base for word in words if word.size == size),
        size,
        2 * bold > length,
        tag if 2 * tagged > length else "",
    )


def _joined(words: Sequence[Word]) -> str:
    """The words in reading order; a mark of a broken word becomes a soft hyphen."""
    ordered = list(reversed(words)) if _is_leftward(words) else words
    parts = [ordered[0].text]
    for one, other in pairwise(ordered):
        gap = max(other.left - one.right, one.left - other.right)
        apart = other.at == one.at + 1 or gap > 0.08 * other.size
        parts += (" " if apart else "", other.text)
    return "".join(parts).translate(SOFT)


def _is_leftward(words: Iterable[Word]) -> bool:
    """Whether the words are of a script that runs to the left (Unicode bidirectional classes R and AL)."""
    text = "".join([word.text for word in words])
    if text.isascii() or max(text) < "\u0590":
        return False
    classes = Counter(unicodedata.bidirectional(c) for c in text)
    return classes["R"] + classes["AL"] > classes["L"]
