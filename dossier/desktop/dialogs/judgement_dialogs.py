"""The small windows in which a person judges a source, a row or a cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar, get_args

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from dossier.desktop.views.empty_hints import sentence_of_dialog
from dossier.model.judgements import CREDIBILITY, RELIABILITY, Grade, Graded, Pin, Qualifier
from dossier.model.links import Cell, Finding
from dossier.translations import term, tr

W = TypeVar("W", bound=QWidget)
_QUALIFIERS = {
    "exactly": term("exactly"), "at-least": term("at least"), "at-most": term("at most"), "about": term("about"),
    "between": term("between"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class CellEdit:
    """What the person changed; None where nothing."""

    cell: Pin
    value: str | None
    qualifier: Qualifier | None
    attributed_to: str | None


class _Form(QDialog):
    """Fields under each other, with a sentence above them."""

    def __init__(self, parent: QWidget, title: str, sentence: str, accept: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(440)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        column.addWidget(sentence_of_dialog(sentence))
        self.form = QFormLayout()
        column.addLayout(self.form)
        kinds = QDialogButtonBox.StandardButton
        self.box = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self.box.button(kinds.Ok).setText(accept)
        self.box.button(kinds.Ok).setProperty("leading", True)
        self.box.accepted.connect(self.accept)
        self.box.rejected.connect(self.reject)
        column.addWidget(self.box)

    def line(self, name: str, given: str = "", hint: str = "") -> QLineEdit:
        field = QLineEdit(given)
        field.setPlaceholderText(hint)
        return self._named(name, field)

    def choice(self, name: str, texts: Sequence[str], given: str = "", *, free: bool = False) -> QComboBox:
        field = QComboBox()
        field.setEditable(free)
        field.addItems(list(texts))
        field.setCurrentText(given)
        return self._named(name, field)

    def _named(self, name: str, field: W) -> W:
        field.setAccessibleName(name)
        label = QLabel(name)
        label.setBuddy(field)
        self.form.addRow(label, field)
        if self.form.rowCount() == 1:
            field.setFocus()
        return field

    def done_well(self) -> bool:
        return self.exec() == QDialog.DialogCode.Accepted


def settlement_form(parent: QWidget, finding: Finding, about: str) -> _Form:
    asked = tr("{row}: why is it settled? The brief prints your note.", row=about)
    form = _Form(parent, tr("Settle a row"), asked, tr("Settle"))
    held = finding.settled
    note = form.line(tr("Why"), held.note if held else "")
    values = dict.fromkeys(str(cell.value) for cell in finding.cells) if finding.finding in ("figure", "date") else {}
    right = form.choice(
        tr("Right is"), ["", *values], str(held.value) if held and held.value is not None else "", free=True
    )
    note.setObjectName("note")
    right.setObjectName("value")
    ok = form.box.button(QDialogButtonBox.StandardButton.Ok)
    note.textChanged.connect(lambda text: ok.setEnabled(bool(text.strip())))
    ok.setEnabled(bool(note.text()))
    return form


def ask_settlement(parent: QWidget, finding: Finding, about: str) -> tuple[str, str | None] | None:
    """A note, and the value held to be right, if one is; None when the person thought better of it."""
    form = settlement_form(parent, finding, about)
    if not form.done_well():
        return None
    note, value = form.findChild(QLineEdit, "note"), form.findChild(QComboBox, "value")
    assert isinstance(note, QLineEdit)
    assert isinstance(value, QComboBox)
    return note.text().strip(), value.currentText().strip() or None


class CorrectionForm(_Form):
    """What one of a report's cells tells in truth."""

    def __init__(self, parent: QWidget, finding: Finding, cells: Sequence[Cell]) -> None:
        super().__init__(
            parent,
            tr("Correct a cell"),
            tr("What do these words state? The value that was read is kept as well."),
            tr("Correct"),
        )
        self._cells, self._figure = cells, finding.finding == "figure"
        self.which = self.choice(tr("Words"), [f"“{cell.evidence.quote}”" for cell in cells])
        self.value = self.line(tr("Value"), hint="12, 1,200, 20-25" if self._figure else "")
        self.value.setEnabled(finding.finding in ("figure", "date"))
        self.qualifier = self.choice(tr("Stated as"), [tr(words) for words in _QUALIFIERS.values()])
        self.qualifier.setEnabled(self._figure)
        self.who = self.line(tr("According to"), hint=tr("nobody is named"))
        self.which.currentIndexChanged.connect(self._fill)
        self._fill()
        self.value.setFocus()
        self.value.selectAll()

    def _fill(self) -> None:
        cell = self._cell()
        self.value.setText(_written(cell))
        self.qualifier.setCurrentText(tr(_QUALIFIERS[cell.qualifier]))
        self.who.setText(cell.attributed_to or "")

    def _cell(self) -> Cell:
        return self._cells[max(self.which.currentIndex(), 0)]

    def correction(self) -> CellEdit | None:
        """What differs from what is shown; None where nothing does."""
        cell, value, who = self._cell(), self.value.text().strip(), self.who.text().strip()
        how: Qualifier = get_args(Qualifier)[self.qualifier.currentIndex()]
        edit = CellEdit(
            cell.pin,
            value if value != _written(cell) else None,
            how if how != cell.qualifier else None,
            who if who != (cell.attributed_to or "") else None,
        )
        return None if (edit.value, edit.qualifier, edit.attributed_to) == (None, None, None) else edit


def _written(cell: Cell) -> str:
    return str(cell.value) if cell.least is None else f"{cell.least}-{cell.value}"


def ask_correction(parent: QWidget, finding: Finding, cells: Sequence[Cell]) -> CellEdit | None:
    form = CorrectionForm(parent, finding, cells)
    return form.correction() if form.done_well() else None


def ask_grade(parent: QWidget, about: str, held: Graded | None) -> tuple[Grade, str] | None:
    """A grade of the Admiralty scale with a note, which may be empty."""
    sentence = tr(
        "How far do you trust {report}? The outlet and the report are judged each without regard to the other.",
        report=about,
    )
    form = _Form(parent, tr("Grade a source"), sentence, tr("Grade"))
    letters, digits = list(RELIABILITY), list(CREDIBILITY)
    grade = held.grade if held else Grade("F", 6)
    outlet = form.choice(tr("Outlet"), [f"{letter} – {tr(text)}" for letter, text in RELIABILITY.items()])
    outlet.setCurrentIndex(letters.index(grade.reliability))
    report = form.choice(tr("Report"), [f"{digit} – {tr(text)}" for digit, text in CREDIBILITY.items()])
    report.setCurrentIndex(digits.index(grade.credibility))
    note = form.line(tr("Why"), held.note if held else "")
    if not form.done_well():
        return None
    return Grade(letters[outlet.currentIndex()], digits[report.currentIndex()]), note.text().strip()
