"""The small window in which fields of several reports are corrected at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from dossier.desktop.value_wording import field_hint, field_name
from dossier.desktop.views.empty_hints import sentence_of_dialog, words
from dossier.model.claims import Field
from dossier.model.reports import ReportRow
from dossier.translations import tr, tr_n

# The others differ from report to report
FIELDS: tuple[Field, ...] = ("outlet", "byline", "dateline", "published", "section", "language")


class BulkEditDialog(QDialog):
    """Shows what the reports have in common; emits `given` with what a person typed, by field."""

    given = Signal(object)  # Mapping[Field, str]

    def __init__(self, parent: QWidget, rows: Sequence[ReportRow]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Edit fields"))
        self.setMinimumWidth(520)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fields: dict[Field, QLineEdit] = {}
        self._common: dict[Field, str] = {}
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(8)
        for field in FIELDS:
            form.addRow(self._label(field), self._line(field, {shown(row, field) for row in rows}))
        sentence = tr_n(
            len(rows),
            "What you type here corrects {n} report. Fields that you leave as they are stay.",
            "What you type here corrects {n} reports. Fields that you leave as they are stay.",
        )
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self._ok = buttons.button(kinds.Ok)
        self._ok.setText(tr_n(len(rows), "Correct {n} report", "Correct {n} reports"))
        self._ok.setProperty("leading", True)
        buttons.button(kinds.Cancel).setText(tr("Cancel"))
        self._trouble = words(wrap=True)
        self._trouble.setObjectName("warning")
        self._trouble.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        column.addWidget(sentence_of_dialog(sentence))
        column.addLayout(form)
        column.addWidget(self._trouble)
        column.addWidget(buttons)
        buttons.accepted.connect(lambda: self.given.emit(self.changed()))
        buttons.rejected.connect(self.reject)
        self._typed()

    def _label(self, field: Field) -> QLabel:
        return QLabel(field_name(field))

    def _line(self, field: Field, values: set[str]) -> QLineEdit:
        line = self.fields[field] = QLineEdit(next(iter(values)) if len(values) == 1 else "")
        self._common[field] = line.text()
        line.setAccessibleName(field_name(field))
        line.setPlaceholderText(tr("mixed values") if len(values) > 1 else field_hint(field))
        line.setToolTip(field_hint(field))
        line.textChanged.connect(self._typed)
        return line

    def _typed(self) -> None:
        self._ok.setEnabled(bool(self.changed()))

    def changed(self) -> Mapping[Field, str]:
        """What was typed into fields; one that was emptied changes nothing, for no value is a value to correct to."""
        typed = {field: line.text().strip() for field, line in self.fields.items()}
        return {field: text for field, text in typed.items() if text and text != self._common[field]}

    def refuse(self, sentence: str) -> None:
        """Says what cannot be used; the window stays open for it to be mended."""
        self._trouble.setText(sentence[:1].upper() + sentence[1:])
        self._trouble.show()


def shown(row: ReportRow, field: Field) -> str:
    """A report's value in the form in which a correction is typed."""
    if field == "dateline":
        return ", ".join(filter(None, (row.place, row.filed)))
    return str(getattr(row, field) or "")
