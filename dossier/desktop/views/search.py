"""The search field: words, phrases and field filters, with completion of the filters' names."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget

from dossier.desktop.look import Look
from dossier.tongue import term, tr

FILTERS = (
    ("outlet:", term("the outlet’s name"), "outlet:herald"),
    ("from:", term("the dateline’s place"), "from:puebla"),
    ("by:", term("the byline"), "by:\"ada ruiz\""),
    ("headline:", term("words of the headline"), "headline:fire"),
    ("text:", term("words of the text alone"), "text:witness*"),
    ("after:", term("published on or after a day"), "after:2024-03-12"),
    ("before:", term("published before a day"), "before:2024-04"),
    ("lang:", term("language, two letters"), "lang:es"),
    ("country:", term("the dateline’s country, two letters"), "country:mx"),
    ("state:", term("read, archived or quarantined"), "state:quarantined"),
    ("case:", term("the reports of a case"), "case:C1"),
    ("folder:", term("found in a folder"), "folder:/home/ada/press"),
)  # fmt: skip
_PAUSE = 120  # milliseconds without a key before the list follows


class SearchField(QLineEdit):
    """Says `asked(text)` a moment after typing stops; Down and Enter go to the list, Escape clears."""

    asked = Signal(str)
    leave = Signal()  # towards the list

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(tr("Search words, “a phrase”, outlet:herald, from:puebla, after:2024-03-12"))
        self.setClearButtonEnabled(True)
        self.setAccessibleName(tr("Search the reports"))
        self.setToolTip(_help())
        self._look = look
        self._glass = QAction(self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(lambda: self.asked.emit(self.text()))
        self.textEdited.connect(self._edited)
        self.textChanged.connect(lambda text: None if text else self._timer.start())
        self._completer = self._completion()
        self._offered = QListView()
        self._completer.setPopup(self._offered)
        look.changed.connect(self._dress)
        self._dress()

    def _completion(self) -> QCompleter:
        made = QCompleter(QStringListModel([name for name, _, _ in FILTERS], self), self)
        made.setWidget(self)
        made.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        made.activated.connect(self._complete)
        return made

    def set_quietly(self, text: str) -> None:
        """Another text, without asking for it."""
        self.blockSignals(True)
        self.setText(text)
        self.blockSignals(False)
        self._timer.stop()

    def ask(self, text: str) -> None:
        """Another text, asked for at once."""
        self.set_quietly(text)
        self.asked.emit(text)

    def _last_word(self) -> str:
        return self.text()[: self.cursorPosition()].rpartition(" ")[2]

    def _edited(self) -> None:
        self._timer.start()
        word = self._last_word()
        self._completer.setCompletionPrefix(word)
        if len(word) >= 2 and word.isalpha() and self._completer.completionCount():
            self._completer.complete()
        else:
            self._offered.hide()

    def _complete(self, name: str) -> None:
        at = self.cursorPosition()
        start = at - len(self._last_word())
        self.setText(self.text()[:start] + name + self.text()[at:])
        self.setCursorPosition(start + len(name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._offered.isVisible() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._timer.stop()
            self.asked.emit(self.text())
            self.leave.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        if self.text():
            self.ask("")
        else:
            self.leave.emit()

    def event(self, event: QEvent) -> bool:
        """Keeps Escape from the window's own shortcut while typing."""
        over = event.type() == QEvent.Type.ShortcutOverride
        if over and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def _dress(self) -> None:
        self._glass.setIcon(self._look.icon("search", self._look.theme.muted))


def _help() -> str:
    rows = "".join(f"<tr><td><b>{name}</b>&nbsp;</td><td>{tr(what)}</td></tr>" for name, what, _ in FILTERS)
    told = tr("All words must be there. “Quotes” make a phrase, word* finds beginnings, -word leaves out.")
    return f"<p>{told}</p><table cellspacing=2>{rows}</table>"
