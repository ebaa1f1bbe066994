"""The form for how a folder is watched."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dossier.desktop.place_wording import place_text
from dossier.desktop.views.empty_hints import Elided, words
from dossier.model.folders import USUAL, FolderSettings
from dossier.translations import tr

_POLL = 30.0  # seconds that are offered first
_USUAL = ", ".join(pattern for pattern in USUAL if pattern.isprintable())


class FolderForm(QDialog):
    """Stays open until its settings are kept, or given up."""

    kept = Signal(object)  # FolderSettings

    def __init__(self, path: str, settings: FolderSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Folder settings"))
        self._path = Elided(muted=True)
        self._path.say(place_text(path))
        self.quiet = _seconds(settings.quiet, 0.0)
        self.ignore = QLineEdit("; ".join(settings.ignore))
        self.ignore.setPlaceholderText("*.bak; drafts/*")
        such = tr("Such as {patterns}", patterns=_USUAL)
        self.usual = _box(tr("Pass over &hidden, temporary and partly downloaded files"), settings.usual, such)
        self.subfolders = _box(tr("Include the &folders within"), settings.subfolders)
        hint = tr("Network drives often do not report changes; scanning the folder finds them all the same")
        self.polls = _box(tr("&Go through it every"), settings.poll is not None, hint)
        self.poll = _seconds(settings.poll or _POLL, 0.1)
        self.paused = _box(tr("&Paused: leave it alone for now"), settings.paused)
        self._trouble = words(wrap=True)
        self._trouble.setObjectName("warning")
        self._trouble.hide()
        self._lay_out()
        self.polls.toggled.connect(self.poll.setEnabled)
        self.poll.setEnabled(self.polls.isChecked())

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(9)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        quiet = words(tr("Take a file &unchanged for"))
        quiet.setBuddy(self.quiet)
        form.addRow(quiet, _row(self.quiet, words(tr("seconds"))))
        form.addRow(tr("&Also pass over"), self.ignore)
        form.addRow(self.usual)
        form.addRow(self.subfolders)
        form.addRow(_row(self.polls, self.poll, words(tr("seconds, for network folders"))))
        form.addRow(self.paused)
        form.labelForField(self.ignore).setToolTip(tr("Names or paths in the folder with * and ?, separated by “;”"))
        for field, name in (
            (self.quiet, tr("Seconds without a change until a file is taken")),
            (self.poll, tr("Seconds between goings-through")),
            (self.ignore, tr("Patterns of names to ignore, separated by semicolons")),
        ):  # fmt: skip
            field.setAccessibleName(name)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        column.addWidget(self._path)
        column.addLayout(form)
        column.addWidget(self._trouble)
        column.addWidget(self._buttons())
        self.setMinimumWidth(560)

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        keep = QPushButton(tr("Keep"))
        keep.setProperty("leading", True)
        box.addButton(keep, QDialogButtonBox.ButtonRole.AcceptRole)
        keep.setDefault(True)
        box.accepted.connect(lambda: self.kept.emit(self.settings()))
        box.rejected.connect(self.reject)
        return box

    def settings(self) -> FolderSettings:
        """As they are in the form."""
        return FolderSettings(
            quiet=self.quiet.value(),
            ignore=tuple(part.strip() for part in self.ignore.text().split(";") if part.strip()),
            usual=self.usual.isChecked(),
            poll=self.poll.value() if self.polls.isChecked() else None,
            subfolders=self.subfolders.isChecked(),
            paused=self.paused.isChecked(),
        )

    def say(self, sentence: str) -> None:
        """What is wrong with what was entered."""
        self._trouble.setText(sentence[:1].upper() + sentence[1:])
        self._trouble.show()


def _box(text: str, on: bool, tip: str = "") -> QCheckBox:
    made = QCheckBox(text)
    made.setChecked(on)
    made.setToolTip(tip)
    return made


def _seconds(value: float, least: float) -> QDoubleSpinBox:
    made = QDoubleSpinBox()
    made.setRange(least, 86_400.0)
    made.setDecimals(1)
    made.setValue(value)
    made.setAlignment(Qt.AlignmentFlag.AlignRight)
    return made


def _row(*parts: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    for part in parts:
        row.addWidget(part)
    row.addStretch(1)
    return row
