"""The small windows that ask for a word or tell something: names, cases, shortcuts, about."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSysInfo, Qt, qVersion
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

import dossier
from dossier.desktop import icons, value_wording
from dossier.desktop.place_wording import place_text
from dossier.desktop.scripts import joined_parts
from dossier.desktop.views.empty_hints import scrolled, sentence_of_dialog, words
from dossier.model.cases import Case
from dossier.model.reports import ReportId, ReportRow
from dossier.translations import tr, tr_n

_AROUND = 130  # points of height around the words of a dialog


def ask_name(parent: QWidget, title: str, sentence: str, given: str = "", accept: str = "") -> str | None:
    """A name, or None when the person thought better of it."""
    field = QLineEdit(given)
    field.setAccessibleName(sentence)
    field.selectAll()
    dialog = _asking(parent, title, sentence, field, accept or tr("Make case"))
    field.textChanged.connect(lambda text: _accepting(dialog).setEnabled(bool(text.strip())))
    _accepting(dialog).setEnabled(bool(given.strip()))
    return field.text().strip() if dialog.exec() == QDialog.DialogCode.Accepted else None


def ask_case(parent: QWidget, names: Sequence[str], count: int) -> str | None:
    """The name of a case, one that there is or a new one."""
    box = QComboBox()
    box.setEditable(True)
    box.addItems(list(names))
    box.setMinimumWidth(340)
    sentence = tr_n(
        count,
        "Put {n} report into this case. Type another name to make a new case.",
        "Put {n} reports into this case. Type another name to make a new case.",
    )
    box.setAccessibleName(sentence)
    dialog = _asking(parent, tr("Add to a case"), sentence, box, tr("Add"))
    box.editTextChanged.connect(lambda text: _accepting(dialog).setEnabled(bool(text.strip())))
    return box.currentText().strip() or None if dialog.exec() == QDialog.DialogCode.Accepted else None


def ask_withdrawn(parent: QWidget, cases: Sequence[Case]) -> Case | None:
    """One of several withdrawn cases, each with its number too, for names may be alike."""
    box = QComboBox()
    for case in cases:
        count = tr_n(len(case.reports), "{n} report", "{n} reports")
        box.addItem(f"{case.name} · {case.case} · {count}", case)
    box.setMinimumWidth(340)
    sentence = tr("The case comes back with its notes, its brief and what was judged in it.")
    box.setAccessibleName(sentence)
    dialog = _asking(parent, tr("Restore a withdrawn case"), sentence, box, tr("Restore"))
    found: Case | None = box.currentData() if dialog.exec() == QDialog.DialogCode.Accepted else None
    return found


def ask_report(parent: QWidget, report: ReportId, alike: Sequence[ReportRow]) -> ReportId | None:
    """Which report is to be joined with this one: one of those that are like it, or any by its number."""
    box = QComboBox()
    box.setEditable(True)
    box.setMinimumWidth(420)
    for row in alike:
        day = row.published and value_wording.day_text(row.published)
        box.addItem(joined_parts((row.report, row.called, row.outlet, day)))
    sentence = tr("Which report is the same story as {report}? Its versions become versions of {report}, with its "
                  "cases and tags. Choose a report, or type its number.", report=report)  # fmt: skip
    box.setAccessibleName(sentence)
    dialog = _asking(parent, tr("Join with another report"), sentence, box, tr("Join"))
    box.editTextChanged.connect(lambda text: _accepting(dialog).setEnabled(_numbered(text) is not None))
    _accepting(dialog).setEnabled(bool(alike))
    return _numbered(box.currentText()) if dialog.exec() == QDialog.DialogCode.Accepted else None


def _numbered(typed: str) -> ReportId | None:
    """The report that a line begins with: `R12 · Ferry strike`, `r12`, `12`."""
    found = re.match(r"\s*r?([1-9][0-9]*)\b", typed, re.I)
    return f"R{found[1]}" if found else None


def _asking(parent: QWidget, title: str, sentence: str, field: QWidget, accept: str) -> QDialog:
    dialog = QDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setMinimumWidth(420)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(20, 18, 20, 16)
    column.setSpacing(12)
    column.addWidget(sentence_of_dialog(sentence))
    column.addWidget(field)
    kinds = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(kinds.Ok | kinds.Cancel)
    box.button(kinds.Ok).setText(accept)
    box.button(kinds.Ok).setProperty("leading", True)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    column.addWidget(box)
    return dialog


def _accepting(dialog: QDialog) -> QWidget:
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    return box.button(QDialogButtonBox.StandardButton.Ok)


def ask_files(parent: QWidget, folder: Path) -> list[Path]:
    names, _ = QFileDialog.getOpenFileNames(parent, tr("Add files to the archive"), str(folder))
    return [Path(name) for name in names]


def ask_folder(parent: QWidget, title: str, beginning: Path | None = None) -> Path | None:
    name = QFileDialog.getExistingDirectory(parent, title, str(beginning or ""))
    return Path(name) if name else None


def ask_new_folder(parent: QWidget, title: str, archive: Path) -> Path | None:
    """A folder that need not be there yet."""
    kept = QFileDialog.Option.DontConfirmOverwrite
    name, _ = QFileDialog.getSaveFileName(parent, title, str(archive.parent / tr("archive")), options=kept)
    return Path(name) if name else None


def ask_bag(parent: QWidget, given: Path) -> Path | None:
    """The folder that a bag is to become; the code that makes it says whether one is there already."""
    kept = QFileDialog.Option.DontConfirmOverwrite
    title = tr("Export as bag: name a new folder")
    name, _ = QFileDialog.getSaveFileName(parent, title, str(given), options=kept)
    return Path(name) if name else None


def ask_backup(parent: QWidget, given: Path) -> Path | None:
    """Where to put a backup; the person was asked about a file that is there."""
    kind = tr("Backup of an archive (*.tar)")
    name, _ = QFileDialog.getSaveFileName(parent, tr("Back up archive"), str(given), kind)
    return Path(name) if name else None


def ask_csv(parent: QWidget, given: Path) -> tuple[Path, bool] | None:
    """Where to write a list, and whether to mark it as UTF-8; the person was asked about a file that is there."""
    plain, marked = tr("CSV (*.csv)"), tr("CSV for Excel, marked as UTF-8 (*.csv)")
    name, kind = QFileDialog.getSaveFileName(parent, tr("Export the list"), str(given), f"{plain};;{marked}")
    return (Path(name), kind == marked) if name else None


def ask_copy(parent: QWidget, folder: Path) -> Path | None:
    """A backup."""
    kinds = f"{tr('Backup of an archive (*.tar)')};;{tr('All files (*)')}"
    name, _ = QFileDialog.getOpenFileName(parent, tr("Restore a backup"), str(folder), kinds)
    return Path(name) if name else None


def about(parent: QWidget, folder: Path) -> QDialog:
    dialog = QDialog(parent)
    dialog.setWindowTitle(tr("About Dossier"))
    row = QHBoxLayout(dialog)
    row.setContentsMargins(28, 26, 32, 26)
    row.setSpacing(22)
    picture = QLabel()
    picture.setPixmap(icons.pixmap("dossier", "", 84, parent.devicePixelRatioF()))
    row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
    column = QVBoxLayout()
    column.setSpacing(8)
    title = words(f"Dossier {dossier.__version__}")
    font = title.font()
    font.setPointSize(font.pointSize() + 6)
    title.setFont(font)
    column.addWidget(title)
    for text, muted in (
        (tr("Keeps news reports and their provenance, links reports of one event, and prints briefs whose every line "
            "can be traced to the exact words of a fixed version of a source."), False),
        (tr("This archive: {folder}", folder=place_text(str(folder))), True),
        (tr("Qt {version} on {system}", version=qVersion(), system=QSysInfo.prettyProductName()), True),
    ):  # fmt: skip
        licence = words(text, muted=muted, wrap=True)
        licence.setMinimumWidth(400)
        licence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(licence)
    column.addSpacing(6)
    column.addWidget(_closing(dialog))
    row.addLayout(column)
    return dialog


def protection(parent: QWidget, sentences: Sequence[str]) -> QDialog:
    """What files of others are opened under."""
    dialog = QDialog(parent)
    dialog.setWindowTitle(tr("Protection"))
    column = QVBoxLayout(dialog)
    column.setContentsMargins(26, 22, 26, 22)
    column.setSpacing(10)
    head = words(tr("A file may be made to do harm when it is opened. In force here, as tried just now:"), wrap=True)
    body = words("\n\n".join(sentences), wrap=True)
    for label in (head, body):
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    body.setAlignment(Qt.AlignmentFlag.AlignTop)
    column.addWidget(head)
    column.addWidget(scrolled(body), 1)
    column.addSpacing(6)
    column.addWidget(_closing(dialog))
    dialog.setMinimumWidth(560)
    high = sum(label.heightForWidth(560 - 52) for label in (head, body)) + _AROUND
    dialog.resize(560, min(high, round(parent.screen().availableSize().height() * 0.85)))
    return dialog


def _closing(dialog: QDialog) -> QDialogButtonBox:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    box.rejected.connect(dialog.reject)
    return box
