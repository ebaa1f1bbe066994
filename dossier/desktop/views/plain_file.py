"""The words of a text file as they came, piece by piece."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFontDatabase, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from dossier import lazy_re as re
from dossier.desktop.appearance import Appearance
from dossier.model.originals import OriginalWords
from dossier.model.quotes import Quote, find, letters_of
from dossier.translations import tr

PIECE = 30_000  # characters at a time
_ENDLESS = re.compile(r"[^\n]{4000}")  # Qt lays each line out whole
_MOST_MARKED = 200_000  # characters in which words are looked for


class PlainFile(QPlainTextEdit):
    """Asks for more before its end is reached."""

    more = Signal(int)  # characters shown so far

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._shown, self._rest, self._asked = 0, 0, False
        self.setReadOnly(True)
        self.setProperty("flat", True)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
        self.document().setDocumentMargin(14)
        self.setAccessibleName(tr("The words of the file as they came"))
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    def show_words(self, found: OriginalWords, start: int) -> None:
        """A piece, from `start` on."""
        if start == 0:
            self.clear()
            self.setExtraSelections([])
            self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertText(_ENDLESS.sub(lambda line: f"{line[0]}\n", found.text))
        self._shown, self._rest, self._asked = start + len(found.text), found.more, False

    def _scrolled(self, at: int) -> None:
        bar = self.verticalScrollBar()
        if self._rest and not self._asked and at >= bar.maximum() - 2 * bar.pageStep():
            self._asked = True
            self.more.emit(self._shown)

    def mark(self, quotes: Sequence[Quote]) -> bool:
        """Marks words in what is there, and goes to the first; whether there are any."""
        text = self.toPlainText()[:_MOST_MARKED]
        letters = letters_of(text) if quotes else letters_of("")
        hits = [hit[0] for quote in quotes if (hit := find(quote, letters))]
        self.setExtraSelections([self._selection(text, hit.start, hit.end) for hit in hits])
        if hits:
            first = QTextCursor(self.document())
            first.setPosition(_units(text[: hits[0].start]))
            self.setTextCursor(first)
            self.centerCursor()
        return bool(hits)

    def marked(self) -> list[str]:
        return [one.cursor.selectedText() for one in self.extraSelections()]

    def _selection(self, text: str, start: int, end: int) -> QTextEdit.ExtraSelection:
        form = QTextCharFormat()
        form.setBackground(QBrush(QColor(self._look.theme.mark)))
        form.setForeground(QBrush(QColor(self._look.theme.on_mark)))
        made = QTextEdit.ExtraSelection()
        made.format, made.cursor = form, QTextCursor(self.document())
        made.cursor.setPosition(_units(text[:start]))
        made.cursor.setPosition(_units(text[:end]), QTextCursor.MoveMode.KeepAnchor)
        return made


def _units(text: str) -> int:
    """As Qt counts letters: those outside the basic plane are two."""
    return len(text.encode("utf-16-le")) // 2
