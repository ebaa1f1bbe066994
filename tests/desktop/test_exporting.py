"""A brief exported from the window: its form, language and style are asked for, and remembered."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QDialog, QFileDialog

from dossier.briefs import EXPORTERS, FORMS
from dossier.briefs.brief_wording import LANGUAGES
from dossier.desktop import brief_choices
from dossier.desktop.brief_choices import SEALED, Wish
from dossier.desktop.dialogs.brief_export_dialog import ExportDialog, ask_brief
from dossier.desktop.preferences import Preferences
from dossier.model.plans import Plan
from tests.desktop.conftest import FERRY, Stage

pytestmark = pytest.mark.styled


@pytest.fixture(autouse=True)
def at_home_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """No country is told, whoever runs the tests."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_every_form_and_language_is_offered(stage: Stage, tmp_path: Path) -> None:
    """The window offers what the program can write, and knows which of it can be read back."""
    dialog = ExportDialog(stage.window, Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)))
    assert set(brief_choices.FORMS) == {exporter.ending for exporter in EXPORTERS}
    assert {form.exporter.ending for form in FORMS} == SEALED
    assert [dialog.languages.itemData(at) for at in range(dialog.languages.count())] == list(LANGUAGES)
    assert dialog.wish == Wish(".pdf", "en", "chicago")


def test_choices_are_remembered(stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The form chosen last is chosen next time, its file gets the ending; language and style are the brief's own."""
    preferences = Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))

    def choose(dialog: ExportDialog) -> int:
        dialog.forms.setCurrentIndex(dialog.forms.findData(".docx"))
        dialog.languages.setCurrentIndex(1)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(ExportDialog, "exec", choose)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "my brief"), ""))
    asked = ask_brief(stage.window, preferences, tmp_path / "Case")
    assert asked == (tmp_path / "my brief.docx", Wish(".docx", "es", "chicago"))
    assert ExportDialog(stage.window, preferences).wish == Wish(".docx", "en", "chicago")
    assert ExportDialog(stage.window, preferences, Plan(language="es", style="mla")).wish == Wish(".docx", "es", "mla")
    monkeypatch.setattr(ExportDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    assert ask_brief(stage.window, preferences, tmp_path / "Case") is None


def test_the_paper_is_that_of_the_system_until_another_is_chosen(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only forms that have pages ask for it; another choice is remembered, and the system's is not kept as a choice."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_PAPER", "en_US.UTF-8")
    preferences = Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    dialog = ExportDialog(stage.window, preferences)
    assert dialog.wish.paper == "letter" and preferences.text(brief_choices.PAPER) == ""
    for ending, asks in ((".html", False), (".docx", True), (".ris", False), (".pdf", True)):
        dialog.forms.setCurrentIndex(dialog.forms.findData(ending))
        assert dialog.papers.isEnabled() == asks
    dialog.papers.setCurrentIndex(dialog.papers.findData("a4"))
    assert dialog.wish.paper == "a4"
    assert ExportDialog(stage.window, preferences).wish.paper == "a4"


def test_the_brief_in_the_window_is_on_the_paper_chosen(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pages that are seen, and the file that is written, are as long as the paper that the preferences name."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    stage.take(stage.write("a.txt", FERRY))
    stage.window.casework.make("Ferry", ["R1"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.preferences.keep(brief_choices.PAPER, "letter")
    stage.window.actions_by_name["case-brief"].trigger()
    sheets = stage.window.drafting.page.sheets
    stage.until(lambda: sheets.sharp(1))
    page = sheets.sharp(1)
    assert page and page.height() / page.width() == pytest.approx(11 / 8.5, abs=0.01)
    stage.until(lambda: abs(sheets._place(1).height() / sheets._place(1).width() - 11 / 8.5) < 0.02)
    stage.window.actions_by_name["preferences"].trigger()
    dialog = stage.window.preferring.dialog
    assert dialog
    dialog.papers.setCurrentIndex(dialog.papers.findData(""))  # what the system has
    dialog.close()
    stage.until(lambda: abs(sheets._place(1).height() / sheets._place(1).width() - 297 / 210) < 0.02)
    stage.preferences.keep(brief_choices.PAPER, "letter")
    case, out = stage.window.browsing.case(), stage.folder / "b.pdf"
    assert case is not None
    stage.window.casework.print_brief(case, out, ExportDialog(stage.window, stage.preferences).wish)
    stage.until(lambda: "every check passed" in stage.window.middle.notice.text)
    assert round(pypdfium2.PdfDocument(out)[0].get_height()) == 792


def test_lists_of_sources_are_not_read_back(stage: Stage) -> None:
    """A list for a reference manager is written and told of, with no word of checks that there are none of."""
    stage.take(stage.write("a.txt", FERRY))
    stage.window.casework.make("Ferry", ["R1"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    case = stage.window.browsing.case()
    assert case is not None
    stage.window.casework.print_brief(case, stage.folder / "s.ris", Wish(".ris"))
    stage.until(lambda: "Exported s.ris: 1 source." in stage.window.middle.notice.text)
    assert (stage.folder / "s.ris").read_text().startswith("TY  - NEWS")
