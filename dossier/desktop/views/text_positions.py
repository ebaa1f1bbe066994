"""Converts between places in a text and places in a document of Qt's that shows parts of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit

from dossier import lazy_re as re
from dossier.desktop.appearance import Appearance
from dossier.desktop.story_layout import StoryPiece

# Qt takes these for ends of lines or frames; one for one, so that no place moves
TAME = {ord("\r"): " ", 0x2028: "\n", 0x2029: "\n", 0: " ", 0xFDD0: " ", 0xFDD1: " ", ord("\f"): "\n", ord("\v"): "\n"}
_WIDE = re.compile("[\U00010000-\U0010ffff]")


def begin_anew(view: QTextEdit, look: Appearance) -> None:
    """Empties the view, for words in the letters for reading with room between the lines."""
    view.clear()
    view.document().setDefaultFont(look.reading_font())
    block = QTextBlockFormat()
    block.setLineHeight(128, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    QTextCursor(view.document()).setBlockFormat(block)


class TextPositions:
    """Code points of a text to UTF-16 units of a document, and back; `pieces` says which parts the document shows.

    A place that is not shown is taken for the end of what is shown before it.
    """

    def __init__(self, text: str, pieces: Sequence[StoryPiece] | None = None) -> None:
        self._wide = [found.start() for found in _WIDE.finditer(text)]
        self._shown: list[tuple[int, int, int]] = []  # start and end in the text, start in the document
        place = 0
        for at, piece in enumerate([StoryPiece(0, len(text), "plain")] if pieces is None else pieces):
            place += at > 0 and not piece.joined  # the end of the line before
            if piece.words:
                place += len(piece.words) + len(_WIDE.findall(piece.words))
            else:
                self._shown.append((piece.start, piece.end, place))
                place += piece.end - piece.start + self._wide_in(piece.start, piece.end)
        self._starts = [start for start, _, _ in self._shown]
        self._places = [place for _, _, place in self._shown]

    def shows(self, at: int) -> bool:
        """True if the letter at this place is in the document."""
        found = bisect_right(self._starts, at) - 1
        return found >= 0 and at < self._shown[found][1]

    def of(self, at: int) -> int:
        found = bisect_right(self._starts, at) - 1
        if found < 0:
            return self._places[0] if self._places else 0
        start, end, place = self._shown[found]
        return place + min(at, end) - start + self._wide_in(start, min(at, end))

    def back(self, at: int) -> int:
        found = bisect_right(self._places, at) - 1
        if found < 0:
            return self._starts[0] if self._starts else 0
        start, end, place = self._shown[found]
        low, high = bisect_left(self._wide, start), bisect_left(self._wide, end)
        units = at - place
        wide = bisect_left(range(low, high), units, key=lambda n: self._wide[n] - start + n - low)
        return min(start + units - wide, end)

    def _wide_in(self, start: int, end: int) -> int:
        return bisect_left(self._wide, end) - bisect_left(self._wide, start)
