"""The researcher's own words in a brief: its title, question, summary and open questions."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from dossier.desktop.views.cited_field import CitedField
from dossier.desktop.views.empty_hints import words
from dossier.model.plans import LintNote, Plan
from dossier.translations import tr

_FIELDS = {"title": "title", "question": "question", "summary": "summary", "open-question": "open_questions"}


class WordsPart(QWidget):
    """Four fields; `edited` at every letter."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title = QLineEdit()
        self.question, self.summary, self.open_questions = (CitedField() for _ in range(3))
        self.question.setFixedHeight(54)
        self.open_questions.setPlaceholderText(tr("One a line"))
        self.summary.setPlaceholderText(
            tr("What you have found. Sentences that cite no report’s words are marked as your judgement.")
        )
        self._last: CitedField = self.summary
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(5)
        for name, field, stretch in (
            (tr("Title of the brief"), self.title, 0),
            (tr("Question"), self.question, 0),
            (tr("Summary"), self.summary, 3),
            (tr("Open questions"), self.open_questions, 2),
        ):
            label = words(name, muted=True)
            label.setBuddy(field)
            field.setAccessibleName(name)
            column.addWidget(label)
            column.addWidget(field, stretch)
        self.title.textEdited.connect(self.edited)
        for field in (self.question, self.summary, self.open_questions):
            field.textChanged.connect(self.edited)
            field.installEventFilter(self)

    def show_plan(self, plan: Plan, case: str) -> None:
        self.title.setPlaceholderText(case)
        if self.plan(plan) == plan:  # but for blank lines, which the person may be about to fill
            return
        if self.title.text() != plan.title:
            self.title.setText(plan.title)
        for field, text in (
            (self.question, plan.question),
            (self.summary, plan.summary),
            (self.open_questions, "\n".join(plan.open_questions)),
        ):
            if field.toPlainText() != text:
                field.setPlainText(text)

    def plan(self, plan: Plan) -> Plan:
        """The plan with these words."""
        asked = tuple(line.strip() for line in self.open_questions.toPlainText().split("\n") if line.strip())
        return replace(
            plan,
            title=self.title.text(),
            question=self.question.toPlainText(),
            summary=self.summary.toPlainText(),
            open_questions=asked,
        )

    def lock(self, locked: bool) -> None:
        for field in (self.title, self.question, self.summary, self.open_questions):
            field.setReadOnly(locked)

    def cite(self, mark: str, *, behind: bool = False) -> None:
        """Puts a citation where the person wrote last; or at the end, where nobody wrote yet."""
        if behind:
            self._last.moveCursor(QTextCursor.MoveOperation.End)
        self._last.put(mark)
        self._last.setFocus()

    def point(self, note: LintNote) -> bool:
        """Chooses the sentence; False where none of these fields has it."""
        if note.where not in _FIELDS:
            return False
        field = getattr(self, _FIELDS[note.where])
        if isinstance(field, QLineEdit):
            field.selectAll()
        elif (at := field.toPlainText().find(note.sentence)) >= 0:
            cursor = QTextCursor(field.document())
            start = _units(field.toPlainText()[:at])
            cursor.setPosition(start)
            cursor.setPosition(start + _units(note.sentence), cursor.MoveMode.KeepAnchor)
            field.setTextCursor(cursor)
            field.ensureCursorVisible()
        field.setFocus()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, CitedField):
            self._last = watched
        return super().eventFilter(watched, event)


def _units(text: str) -> int:
    """How many of Qt's letters (UTF-16) the text has."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
