"""Asks which search is to be kept in the research log of which case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from dossier.desktop.views.empty_hints import sentence_of_dialog
from dossier.model.cases import Case
from dossier.translations import tr

_MOST_HITS = 2**31 - 1


@dataclass(frozen=True, slots=True)
class SearchEntry:
    """What the person wants kept; `where` is empty for this archive, which counts the hits itself."""

    case: str
    query: str
    where: str
    hits: int
    note: str


class SearchLogDialog(QDialog):
    """Begins with the search that the list shows; one made elsewhere needs its place and its hits."""

    given = Signal(object)  # SearchEntry

    def __init__(self, parent: QWidget, cases: Sequence[Case], chosen: str, query: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keep a search with a case"))
        self.setMinimumWidth(480)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.case, self.query, self.where, self.hits, self.note = (
            QComboBox(), QLineEdit(query), QLineEdit(), QSpinBox(), QLineEdit()
        )  # fmt: skip
        for case in cases:
            self.case.addItem(case.name, case.case)
        self.case.setCurrentIndex(max(self.case.findData(chosen), 0))
        self.where.setPlaceholderText(tr("This archive"))
        self.hits.setMaximum(_MOST_HITS)
        kinds = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self._ok = box.button(kinds.Ok)
        self._ok.setText(tr("Keep"))
        self._ok.setProperty("leading", True)
        box.button(kinds.Cancel).setText(tr("Cancel"))
        form = QFormLayout()
        for title, field in ((tr("Case"), self.case), (tr("Search"), self.query), (tr("Searched in"), self.where),
                             (tr("Hits there"), self.hits), (tr("Remark"), self.note)):  # fmt: skip
            form.addRow(title, field)
            field.setAccessibleName(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        sentence = tr("The log keeps the search and what it finds now. The brief lists it under “Methods and limits”.")
        column.addWidget(sentence_of_dialog(sentence))
        column.addLayout(form)
        column.addWidget(box)
        self.query.textChanged.connect(self._enable)
        self.where.textChanged.connect(self._enable)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.given.emit(self._entry()))
        self._enable()

    def _enable(self) -> None:
        self._ok.setEnabled(bool(self.query.text().strip()))
        self.hits.setEnabled(bool(self.where.text().strip()))

    def _entry(self) -> SearchEntry:
        query, where, note = (field.text().strip() for field in (self.query, self.where, self.note))
        return SearchEntry(self.case.currentData(), query, where, self.hits.value(), note)
