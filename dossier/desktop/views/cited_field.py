"""A field for a person's own words, into which words of reports come with their citation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QPlainTextEdit

from dossier.desktop.citation_drag import CITATION_MIME, CitedPassage, carried


class CitedField(QPlainTextEdit):
    """What is dropped or pasted from a report is a citation; Tab leads on."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)

    def insert(self, citations: Sequence[CitedPassage]) -> None:
        self.put(" ".join(one.text for one in citations) + " ")

    def put(self, text: str) -> None:
        """At the cursor, apart from the word before."""
        cursor = self.textCursor()
        cursor.setPosition(cursor.selectionStart(), cursor.MoveMode.MoveAnchor)
        cursor.movePosition(cursor.MoveOperation.PreviousCharacter, cursor.MoveMode.KeepAnchor)
        space = "" if not cursor.selectedText() or cursor.selectedText().isspace() else " "
        cursor = self.textCursor()
        cursor.insertText(space + text)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasFormat(CITATION_MIME) or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if citations := carried(source):
            self.insert(citations)
        else:
            super().insertFromMimeData(source)
