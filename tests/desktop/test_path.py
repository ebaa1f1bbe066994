"""The whole path, in a real window on a real archive with a real watched folder."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from dossier.archive import Archive
from dossier.desktop.brief_choices import Wish
from tests.desktop.conftest import FERRY, STRIKE, Stage, aside


def test_from_a_dropped_file_to_a_verified_brief(stage: Stage, qtbot: QtBot) -> None:
    """A file saved in a watched folder becomes a row, is corrected, undone, put into a case and printed, sealed."""
    window, pane = stage.window, stage.window.pane
    inbox = stage.folder / "inbox"
    inbox.mkdir()
    window.desk.watch_folder(str(inbox))
    stage.until(lambda: stage.side("folder") == ["inbox"])

    stage.write("ferry.txt", FERRY, "inbox")
    stage.choose("Ferry strike halts island traffic for a third day")
    stage.until(lambda: [line.outcome.status for line in window.dock.model.things()] == ["added"])

    pane.fields.setCurrentIndex(pane.fields_model.index_of("dateline"))
    assert pane.text.marked() == ["QUITO, March 3, 2019"]
    assert stage.field("dateline") == "Quito, Pichincha, Ecuador · 3 March 2019"

    pane.edit("outlet")
    editor = pane.fields.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.setText("The Harbor Courier")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    stage.until(lambda: stage.field("outlet") == "The Harbor Courier")
    stage.until(window.actions_by_name["undo"].isEnabled)
    window.actions_by_name["undo"].trigger()
    stage.until(lambda: stage.field("outlet") == "The Harbour Courier")
    window.actions_by_name["redo"].trigger()
    stage.until(lambda: stage.field("outlet") == "The Harbor Courier")

    window.casework.make("Dock strike", [])
    stage.until(lambda: stage.side("case") == ["Dock strike"] and window.browsing.place.kind == "case")
    stage.until(lambda: window.model.rowCount() == 0)
    window.casework.add("C1", ["R1"])
    stage.until(lambda: window.model.rowCount() == 1)

    out = stage.folder / "brief.pdf"
    case = window.browsing.case()
    assert case is not None
    window.casework.print_brief(case, out, Wish(".pdf"))
    stage.until(lambda: "every check passed" in window.middle.notice.text)
    assert out.read_bytes().startswith(b"%PDF")
    checks = aside(lambda: Archive.verify(out))
    assert checks and all(check.ok for check in checks)


def test_what_reports_say_stands_side_by_side(stage: Stage) -> None:
    """In a case of two reports the tolls that differ are marked in words, and a cell leads to its words."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.workspace.turn_to("compare")
    model = stage.window.middle.case.compare.model
    stage.until(lambda: model.rowCount() > 0)
    rows = {model.index(row, 0).data(): row for row in range(model.rowCount())}
    arrested = rows["Arrested"]
    assert [model.index(arrested, column).data() for column in range(1, 4)] == ["differ", "27", "at least 31"]
    view = stage.window.middle.case.compare.findings.cells
    view.setCurrentIndex(model.index(arrested, 3))
    stage.until(lambda: any("31" in words for words in stage.window.pane.text.marked()))
    assert stage.window.pane.detail and stage.window.pane.detail.row.report == "R2"


def test_related_reports_come_with_reasons(stage: Stage) -> None:
    """The report on the same event is found, with what both have in common, and can be ruled on."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.choose("Ferry strike halts island traffic for a third day")
    pane = stage.window.pane
    pane.tabs.setCurrentWidget(pane.related)
    stage.until(lambda: pane.related.model.rowCount() == 1)
    linked = pane.related.model.things()[0]
    assert linked.row.report == "R2" and linked.link.reasons
    pane.related.ruled.emit("R2", "apart")
    stage.until(lambda: "R1 and R2 are not about the same event" in stage.window.middle.notice.text)
    assert [event.kind for event in aside(stage.archive.reports.history)][-1] == "ruling"
    assert aside(stage.archive.links.groups) == []
    stage.until(lambda: [x.link.ruling for x in pane.related.model.things()] == ["apart"])
    pane.related.ruled.emit("R2", "unrelated")
    stage.until(lambda: pane.related.model.rowCount() == 0 and not pane.related.model.things())
    stage.window.desk.operations.undo()
    stage.until(lambda: [x.link.ruling for x in pane.related.model.things()] == ["apart"])
    pane.related.ruled.emit("R2", "withdrawn")
    stage.until(lambda: [x.link.ruling for x in pane.related.model.things()] == [None])


def test_a_new_state_of_a_file_is_a_version_with_its_changes(stage: Stage) -> None:
    """An edited file becomes version 2; the versions say word by word what changed."""
    inbox = stage.folder / "inbox"
    inbox.mkdir()
    stage.window.desk.watch_folder(str(inbox))
    stage.write("ferry.txt", FERRY, "inbox")
    stage.choose("Ferry strike halts island traffic for a third day")
    stage.write("ferry.txt", FERRY.replace("27 people", "41 people"), "inbox")
    pane = stage.window.pane
    stage.until(lambda: pane.detail and len(pane.detail.versions) == 2)
    pane.tabs.setCurrentWidget(pane.versions)
    stage.until(lambda: "27 41 people" in pane.versions.changes.toPlainText())
    pane.versions.list.select(1)
    stage.until(lambda: pane.detail and pane.detail.version.number == 1)
    assert "27 people" in pane.text.toPlainText() and not pane.fields_model.may_edit


def test_a_note_stays_with_its_case(stage: Stage, qtbot: QtBot) -> None:
    """A note typed in the case's notes is kept with its writer."""
    stage.take(stage.write("a.txt", FERRY))
    stage.window.casework.make("Strike", ["R1"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.actions_by_name["note"].trigger()
    field = stage.window.middle.case.notes.words
    field.setPlainText("The number of arrests needs a second source.")
    qtbot.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    stage.until(lambda: "second source" in stage.window.middle.case.notes.shown.toPlainText())
    assert [note.by for note in aside(lambda: stage.archive.cases.get("C1")).notes] == ["person:tester"]


def test_reports_leave_a_case_and_come_back(stage: Stage) -> None:
    """Taking a report out of a case is undone by Ctrl+Z; the archive keeps the report all the while."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    window = stage.window
    window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: window.browsing.case() is not None and window.model.rowCount() == 2)
    window.middle.table.select(0)
    window.actions_by_name["remove"].trigger()
    stage.until(lambda: window.model.rowCount() == 1)
    stage.until(window.actions_by_name["undo"].isEnabled)
    window.actions_by_name["undo"].trigger()
    stage.until(lambda: window.model.rowCount() == 2)
    assert aside(stage.archive.reports.count) == 2
