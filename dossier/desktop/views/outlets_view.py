"""The list of outlets, with a filter, and a form in which a person describes one."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.rules_wording import home_text, rule_author_text
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, button, words
from dossier.desktop.views.line_table import LinesView
from dossier.model.outlets import KnownOutlet, Outlet
from dossier.translations import term, tr, tr_n

_SAID = term(
    "Who publishes, and where they are based. Dossier uses this to name a report’s outlet, and its place where "
    "the report states none. Your entries come before the built-in list; reports that mention the outlet are "
    "then read again."
)
_PAUSE = 150  # milliseconds without a key before the list follows

_COLUMNS: tuple[LineColumn[KnownOutlet], ...] = (
    LineColumn("Outlet", lambda k: k.outlet.name, lambda k: "; ".join(k.outlet.names)),
    LineColumn("Also", lambda k: "; ".join(k.outlet.aliases)),
    LineColumn("At home in", home_text),
    LineColumn("Addresses", lambda k: ", ".join(k.outlet.domains)),
    LineColumn("Source", rule_author_text, lambda k: k.by or tr("From the list that comes with Dossier")),
)


class OutletsDialog(QDialog):
    """Says what is to be looked for, and which outlet is to be added, edited or dropped."""

    asked = Signal(str, bool)  # words to look for, whether people's own alone
    edit = Signal(object)  # KnownOutlet, or None for a new one
    drop = Signal(object)  # KnownOutlet
    undo = Signal()

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Outlets"))
        self.model = LinesModel(_COLUMNS, parent=self)
        self.table = LinesView(self.model, look, tr("Outlets"), stretch=3).widths(190, 170, 170, 170, 70)
        self.table.opening(tr("&Edit…"))
        hint = Placeholder(look, "search", tr("No such outlet"), tr("Add it with the button below."))
        self.empty = EmptyHint(self.table, hint).hint
        self.filter, self.mine = self._filter(), QCheckBox(tr("Only my &entries"))
        self._count = words(muted=True)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self.look)
        self._lay_out()
        self._wire()
        self.resize(880, 560)

    def _filter(self) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(tr("Find by name, address, city or country code"))
        field.setClearButtonEnabled(True)
        field.setAccessibleName(tr("Find outlets"))
        return field

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.setSpacing(14)
        above.addWidget(self.filter, 1)
        above.addWidget(self.mine)
        above.addWidget(self._count)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        column.addWidget(words(tr(_SAID), muted=True, wrap=True))
        column.addLayout(above)
        column.addWidget(self.table, 1)
        column.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        self.add = button(tr("&Add an outlet…"), lambda: self.edit.emit(None), leading=True)
        self.change = button(tr("&Edit…"), lambda: self.edit.emit(self.table.current()))
        self.gone = button(tr("&Drop"), self._drop)
        self.gone.setToolTip(tr("Remove your entry; the built-in one shows again (Del)"))
        close = button(tr("Close"), self.accept)
        row = QHBoxLayout()
        row.setSpacing(8)
        for made in (self.add, self.change, self.gone):
            made.setAutoDefault(False)
            row.addWidget(made)
        row.addStretch(1)
        close.setAutoDefault(False)
        row.addWidget(close)
        return row

    def _wire(self) -> None:
        self.filter.textChanged.connect(lambda _: self._timer.start())
        self.filter.returnPressed.connect(self._go_to_list)
        self.mine.toggled.connect(lambda _: self.look())
        self.table.chosen.connect(lambda _: self._enable())
        self.table.opened.connect(self.edit)
        self._enable()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the list and the fields leave: Del drops, Ctrl+Z undoes."""
        if event.matches(QKeySequence.StandardKey.Delete):
            self._drop()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo.emit()
        else:
            super().keyPressEvent(event)

    def look(self) -> None:
        """Asks for the list anew."""
        self._timer.stop()
        self.asked.emit(self.filter.text(), self.mine.isChecked())

    def show_outlets(self, found: list[KnownOutlet]) -> None:
        """Shows a list; the outlet that was chosen stays chosen where it is still there."""
        chosen = self.table.current()
        self.model.show(found)
        names = [known.outlet.name for known in found]
        if chosen and chosen.outlet.name in names:
            self.table.select(names.index(chosen.outlet.name))
        self._count.setText(tr_n(len(found), "{n} outlet", "{n} outlets"))
        self._enable()

    def _go_to_list(self) -> None:
        self.table.setFocus()
        if self.table.current() is None and self.model.rowCount():
            self.table.select(0)

    def _drop(self) -> None:
        known = self.table.current()
        if known and known.is_mine:
            self.drop.emit(known)

    def _enable(self) -> None:
        known = self.table.current()
        self.change.setEnabled(known is not None)
        self.gone.setEnabled(known is not None and known.is_mine)


class OutletForm(QDialog):
    """A person's description of one outlet; stays open until it is kept, or given up."""

    kept = Signal(object)  # Outlet

    def __init__(self, known: KnownOutlet | None, parent: QWidget) -> None:
        super().__init__(parent)
        outlet = known.outlet if known else Outlet("")
        self.setWindowTitle(tr("Edit {outlet}", outlet=outlet.name) if known else tr("Add an outlet"))
        self.name = _field(outlet.name, tr("The Valley Herald"))
        self.aliases = _field("; ".join(outlet.aliases), tr("Valley Herald; TVH"))
        self.domains = _field("; ".join(outlet.domains), "valleyherald.example; vh.example")
        self.city = _field(outlet.city or "", tr("Quito, or Portland, Maine"))
        self.country = _field(outlet.country or "", tr("EC, or Ecuador"))
        self.languages = _field("; ".join(outlet.languages), "es; en")
        self.wire = QCheckBox(tr("It is a news &agency"))
        self.wire.setToolTip(tr("An agency’s name in a report does not say where that was filed"))
        self.wire.setChecked(outlet.wire)
        self._trouble = words(wrap=True)
        self._trouble.setObjectName("warning")
        self._save = QPushButton(tr("Keep"))
        self._lay_out()
        self.name.textChanged.connect(lambda _: self._enable())
        self._enable()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(9)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for label, field in (
            (tr("&Name"), self.name), (tr("&Other names, separated by “;”"), self.aliases),
            (tr("A&ddresses"), self.domains), (tr("&Home city"), self.city), (tr("&Country"), self.country),
            (tr("&Languages"), self.languages), ("", self.wire),
        ):  # fmt: skip
            form.addRow(label, field)
            field.setAccessibleName((label or self.wire.text()).replace("&", ""))
        kinds = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(kinds.Cancel)
        box.addButton(self._save, QDialogButtonBox.ButtonRole.AcceptRole)
        self._save.setProperty("leading", True)
        self._save.setDefault(True)
        box.accepted.connect(lambda: self.kept.emit(self.outlet()))
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        column.addLayout(form)
        column.addWidget(self._trouble)
        column.addWidget(box)
        self._trouble.hide()
        self.setMinimumWidth(560)

    def outlet(self) -> Outlet:
        """As it is in the form."""
        return Outlet(
            self.name.text(),
            _parts(self.aliases),
            _parts(self.domains),
            self.city.text() or None,
            self.country.text() or None,
            _parts(self.languages),
            self.wire.isChecked(),
        )

    def say(self, sentence: str) -> None:
        """What is wrong with what was entered."""
        self._trouble.setText(sentence[:1].upper() + sentence[1:])
        self._trouble.show()

    def _enable(self) -> None:
        self._save.setEnabled(bool(self.name.text().strip()))


def _field(text: str, example: str) -> QLineEdit:
    made = QLineEdit(text)
    made.setPlaceholderText(example)
    return made


def _parts(field: QLineEdit) -> tuple[str, ...]:
    return tuple(part.strip() for part in field.text().split(";") if part.strip())
