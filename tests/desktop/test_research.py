"""Searches are kept with a case from the window, shown with its notes, withdrawn and undone."""

from __future__ import annotations

from PySide6.QtCore import QUrl

from tests.desktop.conftest import FERRY, STRIKE, Stage, aside


def test_a_search_is_kept_shown_withdrawn_and_undone(stage: Stage) -> None:
    """The dialog begins with the search of the list; the page of notes says what was found."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    window = stage.window
    window.actions_by_name["log-search"].trigger()
    assert "Make a case first" in window.middle.notice.text
    window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: window.browsing.case() is not None)
    window.browsing.go("reports")
    window.middle.search.setText("ferry")
    stage.until(lambda: window.browsing.typed() == "ferry")
    window.actions_by_name["log-search"].trigger()
    dialog = window.research.dialog
    assert dialog and dialog.query.text() == "ferry" and not dialog.hits.isEnabled()
    dialog.note.setText("the ferry alone")
    dialog.accept()
    stage.until(lambda: aside(lambda: stage.archive.cases.get("C1")).searches)
    window.browsing.go("case", "C1")
    stage.until(lambda: window.browsing.case() is not None)
    window.workspace.turn_to("notes")
    shown = window.middle.case.notes.shown
    stage.until(lambda: "Searches kept with the case" in shown.toPlainText())
    assert "ferry – in this archive: " in shown.toPlainText() and "the ferry alone" in shown.toPlainText()
    (kept,) = aside(lambda: stage.archive.cases.get("C1")).searches
    shown.anchorClicked.emit(QUrl(f"withdraw-search:{kept.search}"))
    stage.until(lambda: "Searches kept" not in shown.toPlainText())
    window.actions_by_name["undo"].trigger()
    stage.until(lambda: "Searches kept" in shown.toPlainText())


def test_a_search_made_elsewhere_needs_its_hits(stage: Stage) -> None:
    stage.take(stage.write("a.txt", FERRY))
    window = stage.window
    window.casework.make("Strike", ["R1"])
    stage.until(lambda: window.browsing.case() is not None)
    window.actions_by_name["log-search"].trigger()
    dialog = window.research.dialog
    assert dialog and dialog.query.text() == "" and dialog.case.currentData() == "C1"
    dialog.query.setText("greve")
    dialog.where.setText("National Library")
    assert dialog.hits.isEnabled()
    dialog.hits.setValue(40)
    dialog.accept()
    stage.until(lambda: aside(lambda: stage.archive.cases.get("C1")).searches)
    (kept,) = aside(lambda: stage.archive.cases.get("C1")).searches
    assert (kept.query, kept.where, kept.count) == ("greve", "National Library", 40)
