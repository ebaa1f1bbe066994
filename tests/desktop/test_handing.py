"""Promises of what leaves the window by the clipboard."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from dossier.desktop.citation_drag import carried
from dossier.model.evidence import Span
from tests.desktop.conftest import FERRY, LIBRARY, Stage


def test_a_copied_citation_outlives_the_window(stage: Stage) -> None:
    """It stays on the clipboard, as words that need no Python: else the program would crash when it ends."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose("Ferry strike halts island traffic for a third day")
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    stage.window.actions_by_name["citation"].trigger()
    stage.until(lambda: "Ferry strike" in clipboard.text())
    told = clipboard.text()
    assert clipboard.mimeData().hasHtml()
    stage.window.close()
    assert clipboard.text() == told
    assert not clipboard.mimeData().hasHtml()


def test_the_citation_is_of_the_report_just_chosen(stage: Stage) -> None:
    """Though the keys come before the pane shows it; one chosen after that is not copied instead."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", LIBRARY))
    stage.choose("Ferry strike halts island traffic for a third day")
    clipboard, window = QGuiApplication.clipboard(), stage.window
    clipboard.clear()
    window.middle.table.select(stage.headlines().index("Library opens a reading garden"))
    window.actions_by_name["citation"].trigger()
    stage.until(clipboard.text)
    assert "Library opens a reading garden" in clipboard.text()
    clipboard.setText("as it was")
    for headline in ("Ferry strike halts island traffic for a third day", "Library opens a reading garden"):
        window.middle.table.select(stage.headlines().index(headline))
        if "Ferry" in headline:
            window.actions_by_name["citation"].trigger()
    stage.until(lambda: window.pane.detail and window.pane.detail.row.headline == "Library opens a reading garden")
    stage.rest()
    assert clipboard.text() == "as it was"


def test_words_are_copied_with_their_source(stage: Stage) -> None:
    """Elsewhere they stand in quotation marks with what cites them and their place; in a note they are a citation."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose("Ferry strike halts island traffic for a third day")
    text, clipboard = stage.window.pane.text, QGuiApplication.clipboard()
    clipboard.setText("as it was")
    stage.window.actions_by_name["copy-cited"].trigger()
    stage.until(lambda: "Choose words" in stage.window.status._said.toolTip())
    assert clipboard.text() == "as it was"
    at = FERRY.index("27 people were arrested")
    text.choose(Span(at, at + 23))
    next(action for action in text.offered if action.objectName() == "copy-cited").trigger()
    stage.until(lambda: clipboard.text() != "as it was")
    told = clipboard.text()
    assert told.startswith("“27 people were arrested” Ruiz, Ada. ") and told.endswith(f"[R1 v1 {at}-{at + 23}]")
    (carried_on,) = carried(clipboard.mimeData())
    assert (carried_on.words, carried_on.passage.report) == ("27 people were arrested", "R1")
