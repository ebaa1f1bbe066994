"""What somebody meets who uses the window for the first time: nothing out of sight, out of reach or without a word."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from dossier.desktop.models.answer_model import AnswerChoice
from dossier.model.claims import Claim, Words
from dossier.model.evidence import TEXT, Evidence, Span
from dossier.model.reports import Outcome
from tests.desktop.conftest import FERRY, LIBRARY, Stage
from tests.desktop.handling import FIRST, press

pytestmark = pytest.mark.styled


def _many(stage: Stage, count: int) -> list[Path]:
    return [stage.write(f"{n:02}.txt", LIBRARY.replace("reading garden", f"garden {n}")) for n in range(count)]


def _seen(stage: Stage) -> bool:
    """Whether all of the chosen row is in sight."""
    table = stage.window.middle.table
    return table.viewport().rect().contains(table.visualRect(table.currentIndex().siblingAtColumn(0)))


def test_a_message_above_the_list_does_not_push_the_chosen_report_out_of_sight(stage: Stage) -> None:
    """The last row in sight stays there when the list becomes lower, and when reports come before it."""
    stage.take(*_many(stage, 40))
    table = stage.window.middle.table
    stage.window.middle.notice.hide()
    stage.until(lambda: len(stage.headlines()) == 40)
    table.select(table.rowAt(table.viewport().height() - 20))
    assert _seen(stage)
    stage.window.middle.notice.post("Something happened.\nAnd more.")
    stage.until(lambda: stage.window.middle.notice.isVisible() and _seen(stage))
    chosen = table.current()
    stage.take(stage.write("new.txt", FERRY))
    stage.until(lambda: len(stage.headlines()) == 41)
    assert chosen and (now := table.current()) and now.report == chosen.report and _seen(stage)


def test_a_row_that_was_scrolled_away_is_not_brought_back(stage: Stage) -> None:
    """Whoever reads on in the list is not thrown back to the chosen report."""
    stage.take(*_many(stage, 40))
    table, bar = stage.window.middle.table, stage.window.middle.table.verticalScrollBar()
    stage.window.middle.notice.hide()
    table.select(0)
    bar.setValue(bar.maximum())
    stage.window.middle.notice.post("Something happened.")
    stage.until(stage.window.middle.notice.isVisible)
    assert not _seen(stage)


def test_the_first_page_says_which_folder_is_watched(stage: Stage) -> None:
    """While nothing has come from it, the page tells what to do there rather than to choose a folder."""
    inbox = stage.folder / "inbox"
    inbox.mkdir()
    said = stage.window.welcome.findChildren(QLabel)
    assert any(label.text().startswith("Everything saved there") for label in said)
    stage.window.session.watch_folder(str(inbox))
    stage.until(lambda: any("inbox: watched." in label.text() for label in said))
    assert stage.window.middle.stack.currentWidget() is stage.window.welcome


def test_the_keys_stay_with_the_list(stage: Stage) -> None:
    """When jobs and files are put away, and when the first page goes, the keys are in the list."""
    window = stage.window
    window.activateWindow()
    window.welcome.first.setFocus()
    stage.take(stage.write("a.txt", FERRY))
    stage.until(lambda: window.focusWidget() is window.middle.table)
    press(stage, "activity")
    stage.until(lambda: window.focusWidget() is window.dock.files_view)
    press(stage, "activity")
    assert window.focusWidget() is window.middle.table


def test_files_that_cannot_be_read_are_told_of_together(stage: Stage) -> None:
    """A message of one would hide that of another; once it was closed, the next file is told by its name."""
    notice = stage.window.middle.notice

    def come(*names: str) -> None:
        found = [Outcome(f"/in/{name}", "quarantined", reason="is empty") for name in names]
        stage.window.session.happened.emit(found)

    come("a.txt")
    assert notice.text == "a.txt: quarantined because it is empty."
    come("b.txt", "c.txt")
    assert notice.text.startswith("3 files could not be read or taken, the last of them c.txt")
    notice.hide()
    come("d.txt")
    assert notice.text.startswith("d.txt: quarantined")


def test_a_damaged_file_is_told_of_in_the_same_words_everywhere(stage: Stage) -> None:
    """Where its pages would be drawn stands the reason for its quarantine, and no word of the program that draws."""
    path = stage.folder / "desk" / "broken.pdf"
    path.parent.mkdir()
    path.write_bytes(b"%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\nrubbish")
    stage.take(path)
    stage.window.middle.table.select(0)
    press(stage, "original")
    original = stage.window.pane.original

    def told() -> str:
        return " ".join(label.text() for label in original.findChildren(QLabel))

    stage.until(lambda: "cannot be shown here" in told())
    assert "The file is a PDF too damaged to be opened." in told()
    assert "PDFium" not in told()


def test_the_number_of_a_report_is_never_cut_off(stage: Stage) -> None:
    """Under the headline there is a second line for it where outlet and place are long."""
    outlet = "The Harbour Courier of the Eastern Islands and the Straits"
    stage.take(stage.write("a.txt", FERRY))
    stage.choose(FIRST)
    about = stage.window.pane._about
    before = about.height()
    stage.window.session.correct("R1", "outlet", outlet)
    stage.until(lambda: about.text().startswith(outlet) and about.height() > before)
    assert QLabel.text(about).endswith("R1")


def test_words_of_arabic_keep_their_quotation_marks() -> None:
    """Beside words of the window neither takes the other's signs along."""
    claim = Claim("outlet", Words("Al Mina"), (Evidence(TEXT, "صحيفة الميناء", Span(0, 13)),))
    assert "\u2068“صحيفة الميناء”\u2069" in AnswerChoice("outlet", 1, (claim,)).where
