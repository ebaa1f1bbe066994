"""What a person chooses for a brief: form, language, style and paper, and the usual choice of each."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QLocale

from dossier.desktop import window_language as language
from dossier.desktop.preferences import Preferences
from dossier.model.briefs import Language, Style
from dossier.model.papers import Paper, usual_paper
from dossier.model.plans import SHORT, Plan
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
SEALED = frozenset({".pdf", ".html", ".docx", ".md"})
BRIEF_LANGUAGES: dict[str, str] = {"en": "English", "es": "Español"}
PAPERS: dict[str, str] = {"a4": "A4", "letter": term("US Letter")}
PAPER = "brief-paper"  # the preference: one of `PAPERS`, or "" for the system's
ON_PAPER = frozenset({".pdf", ".docx"})  # a page is printed on what its reader has
LENGTHS = {"short": term("Short brief"), "full": term("Full brief"), "own": term("Own choice of sections")}
STYLES: dict[str, str] = {"chicago": "Chicago", "apa": "APA", "mla": "MLA"}


@dataclass(frozen=True, slots=True)
class Wish:
    """A brief that a person wants; `ending` chooses the form."""

    ending: str
    language: Language = "en"
    style: Style = "chicago"
    paper: Paper = "a4"


def usual_plan(preferences: Preferences) -> Plan:
    """The plan with which a case begins: a short brief, its language and style as a person usually wants them."""
    style = preferences.text("brief-style")
    known = cast(Style, style) if style in STYLES else "chicago"
    return Plan(sections=SHORT, language=usual_language(preferences), style=known)


def usual_language(preferences: Preferences) -> Language:
    """In which briefs and citations are wanted: as a person said, else that of the window."""
    kept = preferences.text("brief-language")
    return cast(Language, kept if kept in BRIEF_LANGUAGES else language.of(preferences))


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
