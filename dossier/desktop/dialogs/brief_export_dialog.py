"""Asks in which form, language and style a brief is wanted, and then where it is to be put."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QFormLayout, QVBoxLayout, QWidget

from dossier.desktop.brief_choices import BRIEF_LANGUAGES, FORMS, ON_PAPER, PAPER, PAPERS, STYLES, Wish, paper_of
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.choice_box import choice
from dossier.desktop.views.empty_hints import words
from dossier.model.plans import Plan
from dossier.translations import tr

_USUAL = Plan()


class ExportDialog(QDialog):
    """Form and paper as they were chosen last; language and style as planned, or otherwise for this once."""

    def __init__(self, parent: QWidget | None, preferences: Preferences, plan: Plan = _USUAL) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export brief"))
        self.setMinimumWidth(420)
        self._preferences = preferences
        self.forms = choice(tr("Form"), FORMS, preferences.text("brief-form"))
        self.languages = choice(tr("Language of the brief"), BRIEF_LANGUAGES, plan.language)
        self.styles = choice(tr("Style of the list of sources"), STYLES, plan.style)
        self.papers = choice(tr("Paper"), PAPERS, paper_of(preferences))
        self.forms.currentIndexChanged.connect(lambda _: self._enable())
        self._enable()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        column.addWidget(words(tr("Sources are quoted in their own languages, whatever the brief is in."), wrap=True))
        column.addLayout(self._fields())
        column.addWidget(self._buttons())

    def _fields(self) -> QFormLayout:
        fields = QFormLayout()
        for box in (self.forms, self.papers, self.languages, self.styles):
            fields.addRow(box.accessibleName(), box)
        return fields

    def _enable(self) -> None:
        self.papers.setEnabled(self.forms.currentData() in ON_PAPER)

    def _buttons(self) -> QDialogButtonBox:
        kinds = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        box.button(kinds.Ok).setText(tr("Choose place…"))
        box.button(kinds.Ok).setProperty("leading", True)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    @property
    def wish(self) -> Wish:
        """What is chosen; the form is kept for the next time, and so is another paper than the usual one."""
        boxes = (self.forms, self.languages, self.styles, self.papers)
        chosen = Wish(*(box.currentData() for box in boxes))
        self._preferences.keep("brief-form", chosen.ending)
        if chosen.paper != paper_of(self._preferences):
            self._preferences.keep(PAPER, chosen.paper)
        return chosen


def ask_brief(parent: QWidget, preferences: Preferences, given: Path, plan: Plan = _USUAL) -> tuple[Path, Wish] | None:
    """How and where a brief is wanted; `given` is a place without an ending. None when the person thought better."""
    dialog = ExportDialog(parent, preferences, plan)
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return None
    wish = dialog.wish
    place = f"{given}{wish.ending}"
    kind = f"{tr(FORMS[wish.ending])} (*{wish.ending})"
    name, _ = QFileDialog.getSaveFileName(parent, tr("Export brief"), place, kind)
    if not name:
        return None
    return Path(name if name.lower().endswith(wish.ending) else name + wish.ending), wish
