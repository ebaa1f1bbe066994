"""Promises of what leaves the window by the clipboard."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from tests.desktop.conftest import FERRY, Stage


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
