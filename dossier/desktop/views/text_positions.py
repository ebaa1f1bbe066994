"""Where words are in a document of Qt's, and how long lines are broken so that it can lay them out."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit

from dossier.desktop.appearance import Appearance
from dossier.model.evidence import Span

# Qt takes these for ends of lines or frames; one for one, so that no place moves
TAME = {ord("\r"): " ", 0x2028: "\n", 0x2029: "\n", 0: " ", 0xFDD0: " ", 0xFDD1: " ", ord("\f"): "\n", ord("\v"): "\n"}
_WIDE = re.compile("[\U00010000-\U0010ffff]")
_LONG = 50  # letters in a line from which its end is taken for a hard one
_ENDLESS_LINE = 5_000  # characters
_LINE = re.compile(r"[^\n]+")


def begin_anew(view: QTextEdit, look: Appearance) -> None:
    """Empties the view, for words in the letters for reading with room between the lines."""
    view.clear()
    view.document().setDefaultFont(look.reading_font())
    block = QTextBlockFormat()
    block.setLineHeight(128, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    QTextCursor(view.document()).setBlockFormat(block)


class TextPositions:
    """Turns places in a text, counted in code points, into Qt's, counted in UTF-16 units, and back.

    `breaks` are places after whose letter an end of line is put in that the text has not.
    """

    def __init__(self, text: str, breaks: Sequence[int] = ()) -> None:
        self._wide = sorted([*(found.start() for found in _WIDE.finditer(text)), *breaks])
        self._halves = [at + before for before, at in enumerate(self._wide)]  # where Qt has their first halves

    def of(self, at: int) -> int:
        return at + bisect_right(self._wide, at - 1)

    def back(self, at: int) -> int:
        return at - bisect_left(self._halves, at)


def breaks(text: str) -> list[int]:
    """Where a line that no paragraph could be is broken, for Qt lays each out whole: at a space if one is near."""
    found: list[int] = []
    if len(text) <= _ENDLESS_LINE or max(map(len, text.split("\n"))) <= _ENDLESS_LINE:
        return found
    for line in _LINE.finditer(text):
        at = line.start()
        while line.end() - at > _ENDLESS_LINE:
            space = text.rfind(" ", at + _ENDLESS_LINE - 100, at + _ENDLESS_LINE)
            at = space + 1 if space >= 0 else at + _ENDLESS_LINE
            found.append(at - 1)
    return found


def flowing(text: str, paragraphs: Sequence[Span]) -> str:
    """The text with the hard line ends inside of paragraphs as spaces, letter for letter in the same places.

    Text that was broken into lines for a teleprinter or a mail would else be broken twice in a narrow pane. A short
    line keeps its end: it is a verse, an entry of a list, or an address.
    """
    hard = []
    for span in paragraphs:
        start = span.start
        while (end := text.find("\n", start, span.end)) >= 0:
            if end - start >= _LONG and text[end + 1 : end + 2].strip():
                hard.append(end)
            start = end + 1
    edges = [-1, *sorted(set(hard)), len(text)]
    return " ".join(text[before + 1 : at] for before, at in pairwise(edges))
