"""The notes on a case: what its researcher wrote, and a field for a new one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QTextBrowser, QVBoxLayout, QWidget

from dossier.desktop import wording
from dossier.desktop.look import Look
from dossier.desktop.views.hints import button
from dossier.model.cases import Case
from dossier.tongue import tr


class NotesPage(QWidget):
    """Says which note is to be kept."""

    noted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._case: Case | None = None
        self.shown, self.words = QTextBrowser(), NoteField()
        self.shown.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.shown.document().setDocumentMargin(14)
        self.shown.setAccessibleName(tr("Notes on the case"))
        self.words.setPlaceholderText(
            tr("A note on this case; it is printed in the brief as yours. Ctrl+Enter keeps it.")
        )
        self.words.setAccessibleName(tr("A new note"))
        self.words.kept.connect(self._note)
        row = QHBoxLayout()
        row.setContentsMargins(12, 0, 12, 10)
        row.addWidget(self.words, 1)
        row.addWidget(button(tr("Keep note"), self._note), 0, Qt.AlignmentFlag.AlignBottom)
        self.setFocusProxy(self.words)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.shown, 1)
        column.addLayout(row)
        look.changed.connect(self._show_notes)

    def show_case(self, case: Case) -> None:
        if self._case is None or self._case.case != case.case:
            self.words.clear()
        self._case = case
        self._show_notes()

    def _show_notes(self) -> None:
        notes = self._case.notes if self._case else ()
        self.shown.clear()
        muted = f'<p style="color:{self._look.theme.muted}">'
        if not notes:
            none = tr(
                "No notes yet. What you write here is shown in the brief as your judgement, "
                "apart from what the sources say."
            )
            self.shown.setHtml(f"{muted}{none}</p>")
        for note in notes:
            by = f"{wording.agent_text(note.by)}, {wording.moment_text(note.at)}"
            self.shown.append(f"{muted}{by}</p>")
            cursor = self.shown.textCursor()
            cursor.movePosition(cursor.MoveOperation.End)
            cursor.insertBlock()
            cursor.insertText(note.text)

    def _note(self) -> None:
        if text := self.words.toPlainText().strip():
            self.words.clear()
            self.noted.emit(text)


class NoteField(QPlainTextEdit):
    """Ctrl+Enter keeps the note."""

    kept = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(64)
        self.setTabChangesFocus(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.kept.emit()
        else:
            super().keyPressEvent(event)
