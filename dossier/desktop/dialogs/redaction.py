"""Asks why words are to be redacted: the brief gives the reason in their place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from dossier.desktop.views.empty_hints import sentence_of_dialog
from dossier.translations import tr


def ask_reason(parent: QWidget, case: str, then: Callable[[str], None]) -> QDialog:
    """Opens the question; `then` is called with the reason, once there is one."""
    dialog = QDialog(parent)
    dialog.setWindowTitle(tr("Redact the selected words"))
    dialog.setMinimumWidth(420)
    explanation = tr(
        "No brief and no bag of “{case}” will hold the words; a black bar with your reason replaces them. The "
        "archive keeps them.",
        case=case,
    )
    field = QLineEdit(placeholderText=tr("For example: protects a source"))
    field.setAccessibleName(tr("Reason"))
    kinds = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(kinds.Ok | kinds.Cancel)
    ok = box.button(kinds.Ok)
    ok.setText(tr("Redact"))
    ok.setProperty("leading", True)
    ok.setEnabled(False)
    field.textChanged.connect(lambda text: ok.setEnabled(bool(text.strip())))
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(20, 18, 20, 16)
    column.setSpacing(12)
    for part in (sentence_of_dialog(explanation), field, box):
        column.addWidget(part)
    dialog.accepted.connect(lambda: then(field.text().strip()))
    dialog.finished.connect(lambda _: dialog.deleteLater())
    dialog.open()
    return dialog
