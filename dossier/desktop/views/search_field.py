"""The search field: words, phrases and field filters, with completion of the filters' names and values."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QToolButton, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.filter_words import begun, being_typed, written
from dossier.translations import term, tr

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
    ("tag:", term("a tag that you gave"), "tag:strike"),
    ("review:", term("what readers are unsure of: any, or a field"), "review:outlet"),
    ("without:", term("a field that is not stated"), "without:byline"),
    ("in:", term("trash, or all with the trash"), "in:trash"),
)  # fmt: skip
_PAUSE = 5  # milliseconds without a key before the list follows; what is asked meanwhile is one question anyway
_GLANCE = 50  # milliseconds without a key before values are offered
_NAMES = frozenset(name[:-1] for name, _, _ in FILTERS)
_LISTLESS = frozenset({"headline", "text", "after", "before"})  # fields without values that could be offered


class SearchField(QLineEdit):
    """Says `asked(text)` a moment after typing stops; Down and Enter go to the list, Escape clears."""

    asked = Signal(str)
    leave = Signal()  # towards the list
    sound = Signal()  # what was asked for last can be understood
    showed = Signal(str)  # the text is another, whoever changed it
    wants = Signal(str, str)  # field, the beginning of a value: values are to be offered
    recalled = Signal()  # earlier searches are to be offered

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(tr("Search words, “a phrase”, outlet:herald, from:puebla, after:2024-03-12"))
        self.setClearButtonEnabled(True)
        self.setAccessibleName(tr("Search the reports"))
        self.setToolTip(_help())
        # Else screen readers are given the tool tip, markup and all
        self.setAccessibleDescription(_described())
        self._look = look
        self._glass = QAction(self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(lambda: self.asked.emit(self.text()))
        self._glance = QTimer(self, singleShot=True, interval=_GLANCE)
        self._glance.timeout.connect(self._ask_values)
        self._clock = QAction(self)
        self._clock.setToolTip(tr("Recent searches"))
        self._clock.triggered.connect(self.recalled)
        self.addAction(self._clock, QLineEdit.ActionPosition.TrailingPosition)
        self.textEdited.connect(self._edited)
        self.textChanged.connect(lambda text: None if text else self._timer.start())
        self.textChanged.connect(self.showed)
        self._completer = self._completion()
        self._offered = QListView()
        self._completer.setPopup(self._offered)
        self._name_buttons()
        look.changed.connect(self._dress)
        self._dress()

    def _name_buttons(self) -> None:
        """Qt makes a button of each action, and one that clears, and names none of them."""
        self._glass.setText(tr("Search"))
        self._clock.setText(tr("Recent searches"))
        for made in self.findChildren(QToolButton):
            action = made.defaultAction()
            made.setAccessibleName(action.text() if action and action.text() else tr("Clear the search"))

    def _completion(self) -> QCompleter:
        self._offers = QStringListModel([name for name, _, _ in FILTERS], self)
        made = QCompleter(self._offers, self)
        made.setWidget(self)
        made.setMaxVisibleItems(12)
        made.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        made.activated.connect(self.take)
        return made

    def set_quietly(self, text: str) -> None:
        """Another text, without asking for it."""
        if text == self.text():
            self.showed.emit(text)
        self.setText(text)
        self._timer.stop()  # which begins where nothing is left

    def ask(self, text: str) -> None:
        """Another text, asked for at once."""
        self.set_quietly(text)
        self.asked.emit(text)

    def query(self) -> str:
        """What is searched for: while it is typed, the last word is the beginning of one."""
        text = self.text().lstrip()
        return begun(text) if self.cursorPosition() >= len(self.text()) else text.strip()

    def _edited(self) -> None:
        self._timer.start()
        field, value, _ = self._typed()
        if field in _NAMES - _LISTLESS:
            self._glance.start()
            return
        self._glance.stop()
        self._offers.setStringList([name for name, _, _ in FILTERS])
        self._completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self._completer.setCompletionPrefix(value)
        if not field and len(value) >= 2 and value.isalpha() and self._completer.completionCount():
            self._completer.complete()
        else:
            self._offered.hide()

    def _typed(self) -> tuple[str, str, int]:
        """The field and the value before the cursor, and where they begin."""
        return being_typed(self.text()[: self.cursorPosition()])

    def _ask_values(self) -> None:
        field, value, _ = self._typed()
        if field:
            self.wants.emit(field, value)

    def offer(self, field: str, value: str, values: Sequence[str]) -> None:
        """Offers values for a field, if it is still being typed."""
        if self._typed()[:2] != (field, value) or not self.hasFocus():
            return
        self._offers.setStringList([written(field, one) for one in values])
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        if values and values != [value]:
            self._completer.complete()
        else:
            self._offered.hide()

    @property
    def offered(self) -> list[str]:
        """What is offered, or would be."""
        return self._offers.stringList()

    def take(self, name: str) -> None:
        """Puts what was offered in the place of what is being typed."""
        at, (_, _, start) = self.cursorPosition(), self._typed()
        minus = self.text()[start : start + 1] == "-"
        whole = ("-" if minus else "") + name + ("" if name.endswith(":") else " ")
        self.setText(self.text()[:start] + whole + self.text()[at:].lstrip())
        self.setCursorPosition(start + len(whole))
        self._edited()

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
        self._clock.setIcon(self._look.icon("history", self._look.theme.muted))


def _rules() -> str:
    return tr("All words must be there. “Quotes” make a phrase, word* finds beginnings, -word leaves out.")


def _described() -> str:
    return " ".join((_rules(), *(f"{name} {tr(what)}." for name, what, _ in FILTERS)))


def _help() -> str:
    rows = "".join(f"<tr><td><b>{name}</b>&nbsp;</td><td>{tr(what)}</td></tr>" for name, what, _ in FILTERS)
    return f"<p>{_rules()}</p><table cellspacing=2>{rows}</table>"
