"""The filters under the search field: each shows the value that the search has for it, and offers others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.filter_words import value_of, with_value
from dossier.desktop.views.empty_hints import words
from dossier.desktop.views.flow import Flow
from dossier.model.iso_dates import parse
from dossier.translations import term, tr

# The filters with a list of values: the field, its name
LISTED = (
    ("outlet", term("Outlet")), ("from", term("Place")), ("lang", term("Language")), ("tag", term("Tag")),
    ("state", term("State")),
)  # fmt: skip
_DAYS = (("after", term("From day")), ("before", term("Before day")))
_WIDE = 22  # letters of a value on its button


class FilterBar(QWidget):
    """Says `wrote(query)` when a filter is chosen, and `wants(field)` when its values are to be offered."""

    wrote = Signal(str)
    worded = Signal(str, str)  # field, a day in a person's words: to be written as the day that it is
    wants = Signal(str)

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Filters"))
        self._query = ""
        self.menu: QMenu | None = None
        self._buttons = {field: self._button(field, name) for field, name in LISTED}
        self._days = {field: self._day(field, name) for field, name in _DAYS}
        self._fault = words(wrap=True)
        self._fault.setObjectName("warning")
        self._fault.hide()
        row = QWidget()
        flow = Flow(row)
        for part in (*self._buttons.values(), self._between()):
            flow.addWidget(part)
        self._row = row
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 12, 2)
        column.setSpacing(4)
        column.addWidget(row)
        column.addWidget(self._fault)
        look.changed.connect(self._size)
        self._size()
        self.show_query("")

    def _button(self, field: str, name: str) -> QToolButton:
        made = QToolButton()
        made.setObjectName("filter")
        made.setCheckable(True)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setAccessibleName(tr("Filter by {name}", name=tr(name)))
        made.clicked.connect(lambda _=False: self._pressed(field))
        return made

    def _pressed(self, field: str) -> None:
        self.show_query(self._query)  # pressing alone does not filter yet
        self.wants.emit(field)

    def _between(self) -> QWidget:
        """The two days, which are side by side or go to a further line together."""
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for edit in self._days.values():
            row.addWidget(edit)
        return both

    def _size(self) -> None:
        """A field for a day is as wide as its longest words, in letters of the size in force."""
        for field, name in _DAYS:
            edit, texts = self._days[field], (tr(name), "2024-03-12")
            edit.ensurePolished()
            edit.setFixedWidth(max(map(edit.fontMetrics().horizontalAdvance, texts)) + 18)
        self.updateGeometry()

    def _day(self, field: str, name: str) -> QLineEdit:
        made = QLineEdit()
        made.setObjectName("filter")
        made.setPlaceholderText(tr(name))
        made.setAccessibleName(tr(name))
        made.setToolTip(tr("A day, a month or a year: 12 March 2024, 2024-03-12, 2024-03, 2024"))
        made.editingFinished.connect(lambda: self._typed(field, made.text().strip()))
        return made

    def _typed(self, field: str, words: str) -> None:
        if not words or parse(words):
            self.write(field, words)
        elif words != value_of(self._query, field):
            self.worded.emit(field, words)

    def put_day(self, field: str, words: str, day: str) -> None:
        """The day that the words mean takes their place; what was typed meanwhile stays."""
        if self._days[field].text().strip() == words:
            self._days[field].setText(day)
            self.write(field, day)

    @property
    def row(self) -> QWidget:
        """The buttons, which may be hidden; a fault is shown all the same."""
        return self._row

    def show_query(self, query: str) -> None:
        """Shows the values that a search has."""
        self._query = query
        for field, name in LISTED:
            value = value_of(query, field)
            shown = value if len(value) <= _WIDE else value[:_WIDE] + "…"
            shown = value_wording.language_text(value) if field == "lang" and value else shown
            button = self._buttons[field]
            button.setText(tr("{name}: {value}", name=tr(name), value=shown) if value else f"{tr(name)} ▾")
            button.setChecked(bool(value))
        for field, edit in self._days.items():
            if not edit.hasFocus():
                edit.setText(value_of(query, field))

    def offer(self, field: str, values: Sequence[str]) -> None:
        """Lists the values that a filter may have."""
        button, menu, now = self._buttons[field], QMenu(self), value_of(self._query, field)
        for value in values:
            action = menu.addAction(_label(field, value))
            action.setCheckable(True)
            action.setChecked(value == now)
            action.triggered.connect(lambda _=False, value=value: self.write(field, value))
        if not values:
            menu.addAction(tr("No report has one")).setEnabled(False)
        if now:
            menu.addSeparator()
            menu.addAction(tr("Take this filter off")).triggered.connect(lambda: self.write(field, ""))
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def write(self, field: str, value: str) -> None:
        """Puts a filter into the search, or takes it off."""
        if value != value_of(self._query, field):
            self.wrote.emit(with_value(self._query, field, value))

    @property
    def fault(self) -> str:
        return self._fault.text()

    def say(self, fault: str) -> None:
        """What in the search means nothing; "" for nothing."""
        self._fault.setText(fault)
        self._fault.setVisible(bool(fault))


def _label(field: str, value: str) -> str:
    shown = value_wording.language_text(value) if field == "lang" else value
    return shown.replace("&", "&&")
