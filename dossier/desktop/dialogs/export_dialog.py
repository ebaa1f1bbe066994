"""Asks in which form, language and style a brief is wanted, and then where it is to be put."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFileDialog, QFormLayout, QVBoxLayout, QWidget

from dossier.desktop import window_language as language
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.empty_hints import words
from dossier.model.briefs import Language, Style
from dossier.model.papers import Paper, usual_paper
from dossier.model.plans import Plan
from dossier.translations import term, tr

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
PAPERS: dict[str, str] = {"a4": "A4", "letter": term("US Letter")}
PAPER = "brief-paper"  # the preference: one of `PAPERS`, or "" for the system's
ON_PAPER = frozenset({".pdf", ".docx"})  # a page is printed on what its reader has
STYLES: dict[str, str] = {"chicago": "Chicago", "apa": "APA", "mla": "MLA"}


@dataclass(frozen=True, slots=True)
class Wish:
    """A brief that a person wants; `ending` chooses the form."""

    ending: str
    language: Language = "en"
    style: Style = "chicago"
    paper: Paper = "a4"


class ExportDialog(QDialog):
    """Form and paper as they were chosen last; language and style as planned, or otherwise for this once."""

    def __init__(self, parent: QWidget | None, preferences: Preferences, plan: Plan = _USUAL) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export brief"))
        self.setMinimumWidth(420)
        self._preferences = preferences
        self.forms = choice(tr("Form"), FORMS, preferences.text("brief-form"))
        self.languages = choice(tr("Language of the brief"), LANGUAGES, plan.language)
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


def usual_plan(preferences: Preferences) -> Plan:
    """The plan with which a case begins: language and style as a person usually wants them."""
    style = preferences.text("brief-style")
    return Plan(language=usual_language(preferences), style=cast(Style, style) if style in STYLES else "chicago")


def usual_language(preferences: Preferences) -> Language:
    """In which briefs and citations are wanted: as a person said, else that of the window."""
    kept = preferences.text("brief-language")
    return cast(Language, kept if kept in LANGUAGES else language.of(preferences))


def paper_of(preferences: Preferences) -> Paper:
    """On what briefs are laid out: as a person said, else what is usual where the system is at home."""
    kept = preferences.text(PAPER)
    return cast(Paper, kept) if kept in PAPERS else paper_of_system()


def paper_of_system() -> Paper:
    return usual_paper(os.environ, QLocale.system().name())


def papers() -> dict[str, str]:
    """What the preferences offer."""
    offered = {key: tr(name) for key, name in PAPERS.items()}
    return {"": tr("As the system ({paper})", paper=offered[paper_of_system()]), **offered}


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
