"""Asks in which form, language and style a brief is wanted, and then where it is to be put."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFileDialog, QFormLayout, QVBoxLayout, QWidget

from dossier.desktop import language
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.hints import words
from dossier.model.briefs import Language, Style
from dossier.model.plans import Plan
from dossier.tongue import term, tr

FORMS = {
    ".pdf": term("PDF, sealed, for reading and printing"),
    ".html": term("One web page, sealed"),
    ".docx": term("Word document, sealed, with footnotes"),
    ".md": term("Markdown text, sealed"),
    ".ris": term("The sources alone, for reference managers (RIS)"),
    ".bib": term("The sources alone, for BibTeX"),
    ".csl.json": term("The sources alone, as CSL-JSON"),
}
_USUAL = Plan()
SEALED = frozenset({".pdf", ".html", ".docx", ".md"})
LANGUAGES: dict[str, str] = {"en": "English", "es": "Español"}
STYLES: dict[str, str] = {"chicago": "Chicago", "apa": "APA", "mla": "MLA"}


@dataclass(frozen=True, slots=True)
class Wish:
    """A brief that a person wants; `ending` chooses the form."""

    ending: str
    language: Language = "en"
    style: Style = "chicago"


class ExportDialog(QDialog):
    """The form as it was chosen last; language and style as the brief is planned, or otherwise for this once."""

    def __init__(self, parent: QWidget | None, preferences: Preferences, plan: Plan = _USUAL) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export brief"))
        self.setMinimumWidth(420)
        self._preferences = preferences
        self.forms = choice(tr("Form"), FORMS, preferences.text("brief-form"))
        self.languages = choice(tr("Language of the brief"), LANGUAGES, plan.language)
        self.styles = choice(tr("Style of the list of sources"), STYLES, plan.style)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        column.addWidget(words(tr("Sources are quoted in their own languages, whatever the brief is in."), wrap=True))
        column.addLayout(self._fields())
        column.addWidget(self._buttons())

    def _fields(self) -> QFormLayout:
        fields = QFormLayout()
        for box in (self.forms, self.languages, self.styles):
            fields.addRow(box.accessibleName(), box)
        return fields

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
        """What is chosen; the form is kept for the next time."""
        chosen = Wish(self.forms.currentData(), self.languages.currentData(), self.styles.currentData())
        self._preferences.keep("brief-form", chosen.ending)
        return chosen


def usual_plan(preferences: Preferences) -> Plan:
    """The plan with which a case begins: language and style as a person usually wants them."""
    style = preferences.text("brief-style")
    return Plan(language=usual_language(preferences), style=cast(Style, style) if style in STYLES else "chicago")


def usual_language(preferences: Preferences) -> Language:
    """In which briefs and citations are wanted: as a person said, else that of the window."""
    kept = preferences.text("brief-language")
    return cast(Language, kept if kept in LANGUAGES else language.of(preferences))


def choice(name: str, items: Mapping[str, str], chosen: str) -> QComboBox:
    """A box of what is offered; nothing chosen yet, or what is offered no more, is the first."""
    box = QComboBox()
    box.setAccessibleName(name)
    for key, shown in items.items():
        box.addItem(tr(shown), key)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box


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
