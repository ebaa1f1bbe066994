"""Asks how a file is to be read: the charset of its letters, or the fields of a table's columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.views.empty_hints import sentence_of_dialog
from dossier.model.claims import Field
from dossier.model.reading_hints import COLUMN_FIELDS, TEXT
from dossier.translations import term, tr

_CHARSETS = {  # by the letters that they are for
    term("all letters"): ("utf-8", "utf-16"), term("Western"): ("cp1252", "iso8859-15", "mac-roman", "cp850"),
    term("Central European"): ("cp1250", "iso8859-2"), term("Cyrillic"): ("cp1251", "koi8-r"),
    term("Greek"): ("cp1253",), term("Turkish"): ("cp1254",), term("Hebrew"): ("cp1255",), term("Arabic"): ("cp1256",),
    term("Baltic"): ("cp1257",), term("Vietnamese"): ("cp1258",), term("Thai"): ("cp874",),
    term("Japanese"): ("shift_jis", "euc_jp", "iso2022_jp"), term("Chinese"): ("gb18030", "big5"),
    term("Korean"): ("euc_kr",),
}  # fmt: skip


class CharsetDialog(QDialog):
    """One charset, chosen or typed; empty: as the file states it."""

    def __init__(self, parent: QWidget, now: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Choose the charset"))
        sentence = tr(
            "In which charset is this file written? It is read again, and all its values rest on the new text. "
            "Leave it empty to read the file as it states itself."
        )
        self.box = QComboBox()
        self.box.setEditable(True)
        self.box.addItem("")
        for letters, names in _CHARSETS.items():
            self.box.addItems([f"{name} – {tr(letters)}" for name in names])
        self.box.setCurrentText(now)
        self.box.setAccessibleName(tr("Charset"))
        _finish(self, sentence, self.box)

    def charset(self) -> str:
        return self.box.currentText().partition(" – ")[0].strip()


class ColumnsDialog(QDialog):
    """A field for each column of a table; a column without one is left out."""

    def __init__(self, parent: QWidget, header: Sequence[str], now: Mapping[str, str]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Assign the table’s columns"))
        sentence = tr(
            "Which columns hold the headline, the text and other fields? Each row becomes a report. This holds for all "
            "tables with these columns, also for those that come later."
        )
        self.boxes: dict[str, QComboBox] = {}
        rows = QWidget()
        form = QFormLayout(rows)
        form.setContentsMargins(0, 0, 0, 0)
        for column in header:
            box = self.boxes[column] = QComboBox()
            box.addItem(tr("(not used)"), "")
            for field in COLUMN_FIELDS:
                box.addItem(tr("Text") if field == TEXT else value_wording.field_name(cast(Field, field)), field)
            box.setCurrentIndex(max(0, box.findData(now.get(column, ""))))
            box.setAccessibleName(column)
            box.currentIndexChanged.connect(self._may_accept)
            form.addRow(column, box)
        self._accepts = _finish(self, sentence, rows)
        self._may_accept()

    def fields(self) -> list[tuple[str, str]]:
        """Pairs of a field and a column."""
        return [(field, column) for column, box in self.boxes.items() if (field := box.currentData())]

    def _may_accept(self) -> None:
        chosen = [field for field, _ in self.fields()]
        self._accepts.setEnabled(bool({"headline", TEXT} & set(chosen)))


def _finish(dialog: QDialog, sentence: str, asked: QWidget) -> QWidget:
    """Lays a dialog out and gives the button that accepts."""
    kinds = QDialogButtonBox.StandardButton
    buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
    accepts = buttons.button(kinds.Ok)
    accepts.setText(tr("Read again"))
    accepts.setProperty("leading", True)
    buttons.button(kinds.Cancel).setText(tr("Cancel"))
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    dialog.setMinimumWidth(440)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(20, 18, 20, 16)
    column.setSpacing(12)
    for part in (sentence_of_dialog(sentence), asked, buttons):
        column.addWidget(part)
    return accepts
