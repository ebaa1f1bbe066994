"""The report's words with a bar to look for words, and what floats over those that are chosen or highlighted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.views.empty_hints import words
from dossier.desktop.views.highlight_card import HighlightCard
from dossier.desktop.views.selection_bar import SelectionBar
from dossier.desktop.views.text_view import TextView
from dossier.model.evidence import Span
from dossier.translations import tr


class ReadingView(QWidget):
    """The text under its bar."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self.text = TextView(look)
        self.finder = FindBar(self.text, look)
        self.bar = SelectionBar(self.text, look)
        self.card = HighlightCard(self.text, look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.finder)
        column.addWidget(self.text, 1)
        self.setFocusProxy(self.text)


class FindBar(QFrame):
    """Looks for words in a text while they are typed; Enter goes on, Shift+Enter back, Escape ends it."""

    def __init__(self, text: TextView, look: Appearance) -> None:
        super().__init__()
        self._text, self._look = text, look
        self._found: Sequence[Span] = ()
        self._at = 0
        self.setObjectName("bar")
        self.field = _Field(self)
        self.field.setPlaceholderText(tr("Find in the text"))
        self.field.setAccessibleName(tr("Find in the text"))
        self._count = words(muted=True)
        self._buttons = [
            _tool(tr("Previous place (Shift+Enter)"), lambda: self.step(-1)),
            _tool(tr("Next place (Enter)"), lambda: self.step(1)),
            _tool(tr("Close (Esc)"), self.end),
        ]
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        row.addWidget(self.field, 1)
        row.addWidget(self._count)
        for made in self._buttons:
            row.addWidget(made)
        self.field.textChanged.connect(self._look_for)
        look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def begin(self) -> None:
        """Opens the bar, with the words that are chosen in the text, else with what the list was searched for."""
        chosen = self._text.textCursor().selectedText().strip()
        if words := chosen or ("" if self.field.text() else self._text.first_match_text()):
            self.field.setText(words[:200])
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._look_for()

    def end(self) -> None:
        self.hide()
        self._text.look_for("")
        self._text.setFocus()

    def refresh(self) -> None:
        """Looks again, in another text."""
        if not self.isHidden():
            self._found = self._text.look_for(self.field.text())
            self._at = -1
            self._say()

    def step(self, by: int) -> None:
        if self._found:
            self._at = (self._at + by) % len(self._found)
            self._text.go_to(self._found[self._at])
        self._say()

    def _look_for(self) -> None:
        self._found = self._text.look_for(self.field.text())
        self._at = -1
        if self._found:
            self.step(1)
        self._say()

    def _say(self) -> None:
        if not self.field.text().strip():
            self._count.setText("")
        elif not self._found:
            self._count.setText(tr("not found"))
        elif self._at < 0:  # in a text that came by itself nobody has gone to a place yet
            self._count.setText(tr("found: {count}", count=len(self._found)))
        else:
            self._count.setText(tr("{at} of {count}", at=self._at + 1, count=len(self._found)))

    def _dress(self) -> None:
        for made, name in zip(self._buttons, ("up", "down", "close"), strict=True):
            made.setIcon(self._look.icon(name, self._look.theme.muted))


class _Field(QLineEdit):
    def __init__(self, bar: FindBar) -> None:
        super().__init__()
        self._bar = bar

    def event(self, event: QEvent) -> bool:
        """Escape is for the bar, not for the window."""
        overrides = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if overrides and event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._bar.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self._bar.end()
        else:
            super().keyPressEvent(event)


def _tool(text: str, act: Callable[[], object]) -> QToolButton:
    made = QToolButton()
    made.setAutoRaise(True)
    made.setToolTip(text)
    made.setAccessibleName(text)
    made.clicked.connect(lambda _checked=False: act())
    return made
