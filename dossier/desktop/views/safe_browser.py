"""Shows markup that was made harmless, and asks nobody for anything: no file, no picture, no style, no address."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from dossier.desktop.appearance import Appearance

_LONGEST = 400  # letters of a quotation that are looked for


class SafeBrowser(QTextBrowser):
    """Pieces of markup are laid out one after the other; a link is reported, never followed."""

    pointed = Signal(str)  # the address of a link

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._pieces: list[str] = []
        self._quotes: Sequence[str] = ()
        self.refused: list[str] = []
        """What the document asked for; harmless markup asks for nothing."""
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._put_next)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(16)
        self.anchorClicked.connect(lambda url: self.pointed.emit(url.toString()))

    def loadResource(self, kind: int, name: QUrl | str) -> None:
        """Nothing is ever loaded."""
        self.refused.append(f"{kind} {name.toString() if isinstance(name, QUrl) else name}")

    def doSetSource(
        self, name: QUrl | str, kind: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        """Nowhere is ever gone."""
        self.refused.append(f"{kind} {name.toString() if isinstance(name, QUrl) else name}")

    def show_pieces(self, pieces: Sequence[str]) -> None:
        self.clear()
        self._quotes = ()
        self.document().setDefaultFont(self._look.reading_font())
        self._pieces = list(pieces)
        self._put_next()
        if self._pieces:
            self._timer.start()

    @property
    def is_whole(self) -> bool:
        return not self._pieces

    def mark(self, quotes: Sequence[str]) -> bool:
        """Marks words everywhere, and goes to the first; gives whether there are any."""
        self._quotes = quotes
        found = self._paint()
        if found:
            self._go(found[0])
        return bool(found)

    def _go(self, words: QTextCursor) -> None:
        cursor = QTextCursor(words)
        cursor.setPosition(cursor.selectionStart())
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def marked(self) -> list[str]:
        return [one.cursor.selectedText() for one in self.extraSelections()]

    def _put_next(self) -> None:
        if not self._pieces:
            self._timer.stop()
            return
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        first = self.document().characterCount() <= 1
        if not first:
            cursor.insertBlock()
        cursor.insertHtml(self._pieces.pop(0))
        if first:
            self.moveCursor(QTextCursor.MoveOperation.Start)  # it went along to the end of what was put in
        before = len(self.extraSelections())
        found = self._paint()
        if found and not before:
            self._go(found[0])

    def _paint(self) -> list[QTextCursor]:
        mark = QTextCharFormat()
        mark.setBackground(QBrush(QColor(self._look.theme.mark)))
        mark.setForeground(QBrush(QColor(self._look.theme.on_mark)))
        found = [hit for quote in self._quotes if not (hit := self._find(quote)).isNull()]
        shown = []
        for cursor in found:
            one = QTextEdit.ExtraSelection()
            one.cursor, one.format = cursor, mark
            shown.append(one)
        self.setExtraSelections(shown)
        return found

    def _find(self, quote: str) -> QTextCursor:
        words = " ".join(quote.split())[:_LONGEST]
        flags = QTextDocument.FindFlag.FindCaseSensitively
        return self.document().find(words, 0, flags) if words else QTextCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace and Alt+arrows would go through a history that there is not."""
        if event.key() == Qt.Key.Key_Backspace:
            event.ignore()
        else:
            super().keyPressEvent(event)
