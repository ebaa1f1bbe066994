"""Finding one's way: search, places in the side bar, dropped files and what is told of them."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from dossier.desktop import value_wording
from dossier.desktop.controllers.side_bar_controller import suggested_name
from dossier.desktop.models.report_model import REPORTS_MIME, carried
from dossier.desktop.views import empty_hints
from dossier.desktop.views.reading_view import FindBar
from dossier.desktop.workers.questions import Suggestion
from dossier.model.links import Group
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage, aside


def test_search_narrows_and_escape_widens(stage: Stage, qtbot: QtBot) -> None:
    """Words and field filters narrow the list; Escape shows all again; what matches nothing is said."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE), stage.write("c.txt", LIBRARY))
    search = stage.window.middle.search
    for typed, count in (("library", 1), ("outlet:courier", 1), ("from:quito arrested", 2), ("after:2021", 1)):
        search.clear()
        qtbot.keyClicks(search, typed)
        stage.until(lambda count=count: stage.window.model.rowCount() == count)
    search.clear()
    qtbot.keyClicks(search, "zeppelin")
    stage.until(lambda: stage.window.model.rowCount() == 0)
    assert stage.window.middle.empty.isVisible()
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    stage.until(lambda: stage.window.model.rowCount() == 3)


def test_a_column_sorts_in_the_catalog(stage: Stage) -> None:
    """A click on a column's title sorts all reports, not only those in sight."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE), stage.write("c.txt", LIBRARY))
    stage.window.middle.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    stage.until(lambda: stage.headlines() == sorted(stage.headlines()) and len(stage.headlines()) == 3)
    stage.window.middle.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    stage.until(lambda: stage.headlines() == sorted(stage.headlines(), reverse=True))


def test_an_empty_archive_offers_three_ways_to_begin(stage: Stage) -> None:
    """An empty archive shows its first page; the sample reports fill it, and the list takes its place."""
    window = stage.window
    assert window.middle.stack.currentWidget() is window.welcome and window.pane.isHidden()
    window.actions_by_name["sample"].trigger()
    stage.until(lambda: window.session.adding.jobs == 0 and window.browsing.overview.reports >= 20)
    stage.until(lambda: window.middle.stack.currentWidget() is not window.welcome)
    stage.until(lambda: stage.side("suggested"))
    assert "added" in window.middle.notice.text and not window.pane.isHidden()


def test_dropped_files_are_accounted_for(stage: Stage) -> None:
    """Of each dropped file it is told how it fared: added, the same again, kept but unreadable, or not there."""
    first = stage.write("a.txt", FERRY)
    stage.take(first)
    picture = stage.folder / "desk" / "picture.jpg"
    picture.write_bytes(b"\xff\xd8\xff\xe0" + bytes(400))
    stage.take(stage.write("twin.txt", FERRY), picture, stage.folder / "desk" / "gone.txt")
    told = stage.window.middle.notice.text
    assert "1 duplicate" in told and "1 quarantined" in told and "1 failed" in told
    lines = stage.window.dock.model.things()
    assert {line.outcome.status for line in lines} == {"added", "duplicate", "quarantined", "failed"}
    assert all(line.outcome.reason for line in lines if line.outcome.status != "added")
    stage.window.actions_by_name["attention"].trigger()
    stage.until(lambda: stage.headlines() == ["picture.jpg"])
    stage.until(lambda: stage.window.pane.detail and stage.window.pane.detail.version.reason)


def test_reports_dragged_onto_a_case_are_in_it(stage: Stage) -> None:
    """Reports dragged from the list and dropped on a case are put into it, once."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    aside(lambda: stage.archive.cases.new("Strike", ["R1"]))
    stage.until(lambda: stage.side("case") == ["Strike"])
    data = stage.window.model.mimeData([stage.window.model.index(0, 0), stage.window.model.index(1, 0)])
    assert data.hasFormat(REPORTS_MIME)
    target = stage.window.side_model.find("case", "C1")
    side = stage.window.side_model
    assert side.canDropMimeData(data, Qt.DropAction.CopyAction, -1, -1, target)
    assert not side.canDropMimeData(data, Qt.DropAction.CopyAction, -1, -1, side.find("reports", ""))
    side.dropMimeData(data, Qt.DropAction.CopyAction, -1, -1, target)
    stage.until(lambda: "2 reports now in the case" in stage.window.middle.notice.text)
    assert set(aside(lambda: stage.archive.cases.get("C1")).reports) == {"R1", "R2"}


def test_a_folder_is_paused_and_resumed(stage: Stage) -> None:
    """What is saved in a paused folder waits, and is taken in when the watch goes on."""
    inbox = stage.folder / "inbox"
    inbox.mkdir()
    window = stage.window
    window.session.watch_folder(str(inbox))
    stage.until(lambda: [s.state for s in window.session.watching.states()] == ["watching"])
    window.session.pause_folder(str(inbox), True)
    stage.until(lambda: [(s.state, s.by_person) for s in window.session.watching.states()] == [("paused", True)])
    stage.write("a.txt", FERRY, "inbox")
    window.session.pause_folder(str(inbox), False)
    stage.until(lambda: window.browsing.overview.reports == 1)
    window.browsing.go("folder", str(inbox))
    stage.until(lambda: window.browsing.place.kind == "folder" and window.model.rowCount() == 1)
    window.session.unwatch_folder(str(inbox))
    stage.until(lambda: stage.side("folder") == [] and window.browsing.place.kind == "reports")
    assert aside(stage.archive.reports.count) == 1


def test_a_folder_that_cannot_be_watched_is_told_and_the_others_go_on(stage: Stage) -> None:
    """A folder that holds the archive is refused in a sentence; another one is watched all the same."""
    inbox = stage.folder / "inbox"
    inbox.mkdir()
    window = stage.window
    window.session.watch_folder(str(stage.folder))
    stage.until(lambda: "holds, or lies in, the archive" in window.middle.notice.text)
    window.session.watch_folder(str(inbox))
    stage.until(lambda: [s.path for s in window.session.watching.states() if s.state == "watching"] == [str(inbox)])
    assert [s.path for s in window.session.watching.states()] == [str(inbox)]


def test_layout_is_remembered(stage: Stage) -> None:
    """Sizes, columns and theme are as they were left."""
    window = stage.window
    window.resize(777, 602)
    window.panes.setSizes([170, 300, 307])
    stage.window.middle.table._choose_columns(["outlet", "version"])
    window._look.wear("dark")
    sizes = window.panes.sizes()
    stage.take(stage.write("a.txt", FERRY))
    sizes = window.panes.sizes()
    stage.close()
    again = stage.open()
    assert again.size().width() == 777 and again._look.theme.name == "dark"
    stage.until(lambda: again.panes.sizes() == sizes)
    header = again.middle.table
    assert [header.isColumnHidden(at) for at in range(8)] == [False, False, True, True, True, True, False, True]


def test_what_a_command_writes_meanwhile_is_shown(stage: Stage) -> None:
    """A report that a command takes in beside the window is in its list, though the window was not touched."""
    path = stage.write("ferry.txt", FERRY)
    command = [sys.executable, "-m", "dossier", "--archive", str(stage.folder / "archive"), "add", str(path)]
    subprocess.run(command, check=True, capture_output=True)
    stage.until(lambda: "Ferry strike halts island traffic for a third day" in stage.headlines())
    stage.until(lambda: stage.window.browsing.overview.reports == 1)


def test_what_is_chosen_in_one_list_chooses_nothing_else_in_another(stage: Stage) -> None:
    """Neither rows of the same numbers, nor all of it: in another list only the report that is shown stays chosen."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE), stage.write("c.txt", LIBRARY))
    stage.until(lambda: stage.side("suggested") and stage.side("outlet"))
    window, table = stage.window, stage.window.middle.table

    def chosen() -> list[str]:
        return [row.report for row in table.chosen()]

    stage.until(lambda: len(stage.headlines()) == 3)
    table.select(0)
    flags = table.selectionModel().SelectionFlag
    table.selectionModel().setCurrentIndex(window.model.index(1, 0), flags.Select | flags.Rows)
    assert chosen() == ["R3", "R2"]
    window.browsing.go("suggested", "R1 R2")
    stage.until(lambda: len(stage.headlines()) == 2)
    assert chosen() == ["R2"]
    table.selectAll()
    window.browsing.go("reports")
    stage.until(lambda: len(stage.headlines()) == 3)
    assert chosen() == ["R2"]
    table.selectAll()
    table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    stage.until(lambda: stage.headlines() == sorted(stage.headlines(), reverse=True))
    assert len(chosen()) == 3


def test_a_message_goes_when_what_it_tells_of_is_undone(stage: Stage) -> None:
    """The message of the trash is gone once its report is back; the status bar says what was undone, and done again."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose("Ferry strike halts island traffic for a third day")
    window = stage.window

    def said(begin: str) -> bool:
        return any(label.text().startswith(begin) for label in window.status.findChildren(QLabel))

    window.actions_by_name["trash"].trigger()
    stage.until(lambda: "is in the trash" in window.middle.notice.text and window.model.rowCount() == 0)
    window.actions_by_name["undo"].trigger()
    stage.until(lambda: said("Undone: ") and window.middle.notice.isHidden())
    window.actions_by_name["redo"].trigger()
    stage.until(lambda: said("Done again: "))


def test_a_message_takes_back_what_it_tells_of_and_nothing_else(stage: Stage) -> None:
    """Its button is gone once something else was done, and is back for nothing: Ctrl+Z is for what came last."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    window, notice = stage.window, stage.window.middle.notice
    button = notice.findChild(QPushButton)
    window.sorting.trash(["R1"])
    stage.until(lambda: "is in the trash" in notice.text and button.isVisible() and button.text() == "Undo")
    window.session.correct("R2", "headline", "Corrected meanwhile")
    stage.until(lambda: not button.isVisible())
    assert "is in the trash" in notice.text
    window.sorting.tag(["R2"], ["strike"])
    stage.until(lambda: "tagged strike" in notice.text and button.isVisible())
    button.click()
    stage.until(lambda: aside(lambda: stage.archive.reports.count("tag:strike")) == 0)
    assert aside(lambda: stage.archive.reports.list("Corrected meanwhile"))[0].report == "R2"
    assert aside(lambda: stage.archive.reports.count("in:trash")) == 1


def test_where_nothing_was_changed_nothing_is_offered_to_be_taken_back(stage: Stage) -> None:
    """What has the tags already says so without a button, and Ctrl+Z takes back what was done before."""
    stage.take(stage.write("a.txt", FERRY))
    window, notice = stage.window, stage.window.middle.notice
    window.sorting.trash(["R1"])
    stage.until(lambda: window.session.operations.next_undo == "move to the trash")
    window.sorting.trash(["R1"])
    stage.until(lambda: "in the trash already" in notice.text)
    assert not notice.findChild(QPushButton).isVisible()
    window.actions_by_name["undo"].trigger()
    stage.until(lambda: aside(lambda: stage.archive.reports.count("in:trash")) == 0)


def test_news_is_gone_once_the_person_goes_on(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was there to be read, after a moment; not what came just now, trouble, or what offers a way on."""
    stage.take(stage.write("a.txt", FERRY))
    window, notice = stage.window, stage.window.middle.notice
    notice.post("No case is withdrawn.")
    window.browsing.go("trash")
    assert notice.isVisible()
    monkeypatch.setattr(empty_hints, "_READ", -1)
    window.browsing.go("reports")
    assert not notice.isVisible()
    for told in ({"bad": True}, {"action": "Open the case"}):
        notice.post("Something", **told)
        window.browsing.go("trash")
        window.browsing.go("reports")
        assert notice.isVisible()


def test_a_search_that_was_written_by_a_filter_has_its_cross(stage: Stage) -> None:
    """The button that clears the field is there whoever wrote the search, and gone with it."""
    stage.take(stage.write("a.txt", FERRY))
    search = stage.window.middle.search
    (cross,) = [made for made in search.findChildren(QToolButton) if made.property("opacity") == 0]
    search.ask("lang:en")
    stage.until(lambda: cross.property("opacity") == 1)
    cross.click()
    stage.until(lambda: not search.text() and cross.property("opacity") == 0 and stage.headlines())


FERRIES = "Ferry strike halts island traffic for a third day"
NAMELESS = (
    "The ferries that carry the people of the islands to the harbour of Momil stayed in port through a long and windy "
    "afternoon while their crews stood on the quay, and nobody could say when they would sail again or who would say.\n"
)
BEGUN = "“The ferries that carry the people of the islands to the harbour of Momil stayed in port through a …”"


def test_a_narrow_list_gives_headlines_two_lines(stage: Stage) -> None:
    """Rows grow where headlines would be cut, and are one line high where there is room."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    table, height = stage.window.middle.table, set()
    for width in (1000, 2200):
        stage.window.resize(width, 800)
        stage.window.grab()
        height.add((table.viewport().width() < 900, table.rowHeight(0) > 2 * table.fontMetrics().height()))
    assert height == {(True, True), (False, False)}


@pytest.mark.styled  # the fonts of a report without a headline
def test_a_report_without_a_headline_is_known_by_its_opening_words(stage: Stage) -> None:
    """Lists, cases and the pane name it alike, in another hand than a headline; tips and screen readers say so."""
    stage.take(stage.write("a.txt", NAMELESS), stage.write("b.txt", FERRY), stage.write("c.txt", " \n"))
    stage.until(lambda: set(stage.headlines()) == {BEGUN, FERRIES, "c.txt"})
    window, (at,) = stage.window, [row for row, name in enumerate(stage.headlines()) if name == BEGUN]
    told = "No headline; the text begins " + BEGUN
    index = window.model.index(at, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == told
    assert told in index.data(Qt.ItemDataRole.ToolTipRole)
    row = window.model.row_at(at)
    assert row and (row.headline, value_wording.row_text(row)) == (None, BEGUN)
    label = window.pane._headline
    for name, plain in ((BEGUN, False), (FERRIES, True), (BEGUN, False)):
        window.middle.table.select(stage.headlines().index(name))
        stage.until(lambda name=name: label.accessibleName().endswith(name))
        assert (label.font().bold(), label.font().italic(), label.property("muted")) == (plain, not plain, not plain)
    assert label.accessibleName() == told


def test_other_lists_name_such_a_report_alike(stage: Stage) -> None:
    """Suggested cases, and what is dragged, have its opening words in the place of a headline, and never its file."""
    stage.take(stage.write("a.txt", NAMELESS))
    row = aside(lambda: stage.archive.reports.get("R1")).row
    assert aside(lambda: stage.archive.reports.list("")) == [row]
    assert suggested_name(Suggestion(Group(("R1",), ()), (row,))) == BEGUN
    assert carried([row], 1).text() == f"{BEGUN} (R1)"


def test_news_of_a_made_case_goes_once_the_person_turns_to_another_page(
    three: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was told of a deed is over when the person goes on in the case; the deed can still be undone."""
    window = three.window
    window.casework.make("Docks", ["R1", "R2"])
    three.until(lambda: "Docks" in window.middle.notice.text and window.browsing.case())
    window.actions_by_name["case-compare"].trigger()
    assert not window.middle.notice.isHidden()  # it came just now, and nobody has read it
    monkeypatch.setattr(empty_hints, "_READ", -1)
    window.actions_by_name["case-timeline"].trigger()
    three.until(window.middle.notice.isHidden)
    assert window.actions_by_name["undo"].isEnabled()


def test_the_bar_that_finds_words_counts_them_in_a_report_that_was_chosen_since(three: Stage) -> None:
    """The number of places is told, and not that the reader stands at the one before the first."""
    pane = three.window.pane
    three.choose(three.headlines()[0])
    finder = pane.findChild(FindBar)
    finder.show()
    finder.field.setText("the")
    assert finder._count.text().startswith("1 of ")
    three.choose(three.headlines()[1])
    three.until(lambda: finder._count.text().startswith("found: "))
    finder.step(1)
    assert finder._count.text().startswith("1 of ")
