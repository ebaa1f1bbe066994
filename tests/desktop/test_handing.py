"""Promises of what leaves the window by the clipboard."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

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
