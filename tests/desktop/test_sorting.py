"""Finding reports again: tags, trash, saved searches, outlets and places, quarantine, lists as files."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QMenu

from dossier.desktop.controllers.side_bar_controller import outlet_key, place_key, scope
from dossier.desktop.dialogs.tag_dialogs import TagsDialog, TallyDialog, WordsDialog
from dossier.desktop.models.report_model import COLUMNS, folder_of
from dossier.desktop.models.side_bar_model import SideBarItem
from dossier.desktop.models.tally_model import TalliesModel
from dossier.model.tags import Tally
from tests.desktop.conftest import FERRY, aside
from tests.desktop.handling import FIRST, SECOND, THIRD, pick, press

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.desktop.conftest import Stage

COPY = Qt.DropAction.CopyAction
KEYS = [column.key for column in COLUMNS]


def test_chosen_reports_are_tagged_by_keys_and_untagged_by_undoing(three: Stage, qtbot: QtBot) -> None:
    """Ctrl+Shift+T asks for tags and completes them; the side bar counts them, choosing one narrows, Ctrl+Z undoes."""
    pick(three, FIRST, SECOND)
    three.until(lambda: three.window.middle._count.text() == "3 reports · 2 chosen")
    press(three, "tag")
    dialog = three.window.sorting.dialog
    assert isinstance(dialog, TagsDialog)
    qtbot.keyClicks(dialog.field, "strike, to check")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    three.until(lambda: three.side("tag") == ["strike", "to check"])
    three.until(lambda: "2 reports tagged strike, to check" in three.window.middle.notice.text)
    three.window.browsing.go("tag", "strike")
    three.until(lambda: set(three.headlines()) == {FIRST, SECOND})
    press(three, "tag")
    again = three.window.sorting.dialog
    assert isinstance(again, TagsDialog)
    qtbot.keyClicks(again.field, "urgent, to")
    assert again._completer.currentCompletion() == "to check"
    again.reject()
    press(three, "undo")
    three.until(lambda: three.side("tag") == [] and three.window.browsing.place.kind == "reports")
    press(three, "redo")
    three.until(lambda: three.side("tag") == ["strike", "to check"])
    assert [row.tags for row in aside(lambda: three.archive.reports.list("tag:strike"))] == [("strike", "to check")] * 2


def test_tags_are_taken_off(three: Stage, qtbot: QtBot) -> None:
    """Ctrl+Alt+T takes tags off the chosen reports and leaves those of others."""
    aside(lambda: three.archive.tags.add(["R1", "R2", "R3"], ["x", "y"]))
    three.until(lambda: three.side("tag") == ["x", "y"])
    pick(three, FIRST)
    press(three, "untag")
    assert three.window.sorting.dialog
    qtbot.keyClicks(three.window.sorting.dialog.field, "X")
    three.window.sorting.dialog.accept()
    three.until(lambda: "1 report is not tagged X any more" in three.window.middle.notice.text)
    assert sorted(tally.count for tally in aside(three.archive.tags.list)) == [2, 3]


def test_the_trash_takes_reports_and_gives_them_back(three: Stage) -> None:
    """Shift+Del puts the chosen out of the list with an Undo beside the message; the trash shows them and is never
    emptied, and says why."""
    pick(three, FIRST, THIRD)
    QTest.keySequence(three.window.middle.table, QKeySequence("Shift+Del"))
    three.until(lambda: three.headlines() == [SECOND])
    three.until(lambda: "nothing of them is deleted" in three.window.middle.notice.text)
    press(three, "trash-place")
    three.until(lambda: set(three.headlines()) == {FIRST, THIRD})
    assert "cannot be emptied" in three.window.middle._said.text()
    pick(three, THIRD)
    press(three, "put-back")
    three.until(lambda: three.headlines() == [FIRST])
    three.window.browsing.go("reports")
    three.until(lambda: set(three.headlines()) == {SECOND, THIRD})
    press(three, "undo")
    three.until(lambda: three.headlines() == [SECOND])
    press(three, "undo")
    three.until(lambda: len(three.headlines()) == 3)
    assert aside(lambda: three.archive.reports.count("in:trash")) == 0
    three.window.sorting.explain_not_emptied()
    assert "would prove nothing" in three.window.middle.notice.text


def test_the_menu_of_a_report_offers_what_can_be_done_with_it(three: Stage) -> None:
    """What lies in the trash can be put back, everything else thrown away; what was read is not to be tried again."""

    def offered() -> set[str]:
        menu = QMenu()
        three.window.menus.fill_of_report(menu)
        return {action.objectName() for action in menu.actions()} & {"trash", "put-back", "retry", "open-original"}

    pick(three, FIRST)
    assert offered() == {"trash", "open-original"}
    press(three, "trash")
    three.until(lambda: FIRST not in three.headlines())
    press(three, "trash-place")
    pick(three, FIRST)
    assert offered() == {"put-back", "open-original"}


def test_reports_are_dropped_on_tags_and_on_the_trash(three: Stage) -> None:
    """What is dragged from the list is tagged or put away where it is dropped; other lines do not take it."""
    aside(lambda: three.archive.tags.add(["R3"], ["dock"]))
    three.until(lambda: three.side("tag") == ["dock"])
    side, model = three.window.side_model, three.window.model
    rows = [three.headlines().index(FIRST), three.headlines().index(SECOND)]
    data = model.mimeData([model.index(row, 0) for row in rows])
    assert not side.canDropMimeData(data, COPY, -1, -1, side.find("outlet", "The Hill Gazette"))
    side.dropMimeData(data, COPY, -1, -1, side.find("tag", "dock"))
    three.until(lambda: aside(three.archive.tags.list) == [Tally("dock", 3)])
    side.dropMimeData(data, COPY, -1, -1, side.find("trash", ""))
    three.until(lambda: three.headlines() == [THIRD])


def test_a_search_is_saved_shown_renamed_and_removed(three: Stage, qtbot: QtBot) -> None:
    """Ctrl+D keeps what the list shows; its line in the side bar shows it again; each step can be undone."""
    window = three.window
    press(three, "save-search")
    assert "Search for something first" in window.middle.notice.text
    window.middle.search.ask("library")
    three.until(lambda: three.headlines() == [THIRD])
    window.model.show_rows(aside(three.archive.reports.list))
    window.middle.notice.hide()
    press(three, "save-search")
    assert "Search for something first" in window.middle.notice.text
    window.middle.search.ask("strike after:2019-03-04")
    three.until(lambda: three.headlines() == [SECOND])
    press(three, "save-search")
    dialog = window.sorting.dialog
    assert isinstance(dialog, WordsDialog) and dialog.field.text() == "strike after:2019-03-04"
    dialog.field.clear()
    qtbot.keyClicks(dialog.field, "Docks")
    dialog.accept()
    three.until(lambda: three.side("saved") == ["Docks"])
    window.browsing.go("saved", "Docks")
    three.until(lambda: three.headlines() == [SECOND] and not window.middle.search.text())
    window.sorting.rename_search()
    assert window.sorting.dialog
    window.sorting.dialog.field.setText("Harbour")
    window.sorting.dialog.accept()
    three.until(lambda: three.side("saved") == ["Harbour"] and window.browsing.place.key == "Harbour")
    window.sorting.drop_search()
    three.until(lambda: three.side("saved") == [] and window.browsing.place.kind == "reports")
    for names in (["Harbour"], ["Docks"], []):
        press(three, "undo")
        three.until(lambda names=names: three.side("saved") == names)


def test_outlets_and_places_narrow_the_list_to_the_whole_name(three: Stage) -> None:
    """Choosing an outlet or place shows its reports alone, as many as its line counts."""
    window = three.window
    assert set(three.side("outlet")) == {"The Harbour Courier", "Andes Evening Post", "The Hill Gazette"}
    window.browsing.go("outlet", "The Hill Gazette")
    three.until(lambda: three.headlines() == [THIRD])
    quito = next(tally for tally in window.browsing.shelves.places if tally.count == 2)
    window.browsing.go("place", place_key(quito))
    three.until(lambda: set(three.headlines()) == {FIRST, SECOND})


def test_all_names_are_looked_through_by_words(three: Stage, qtbot: QtBot) -> None:
    """The window of all outlets narrows while one types; Enter shows the reports of the first, also where the side
    bar has no line for it."""
    window = three.window
    window.browsing.wished.emit("all-outlets")
    dialog = window.sorting.dialog
    assert isinstance(dialog, TallyDialog)
    qtbot.keyClicks(dialog.filter, "hill")
    assert dialog.model.rowCount() == 1
    qtbot.keyClick(dialog.filter, Qt.Key.Key_Return)
    three.until(lambda: three.headlines() == [THIRD])
    rare = SideBarItem("tag", "rare", "rare", "tag")
    aside(lambda: three.archive.tags.add(["R1"], ["rare"]))
    for name in "abcdef":
        aside(lambda name=name: three.archive.tags.add(["R1", "R2"], [name]))
    three.until(lambda: len(window.browsing.shelves.tags) == 7)
    assert "rare" not in three.side("tag")
    window.browsing.visit(rare)
    three.until(lambda: three.headlines() == [FIRST])
    aside(lambda: three.archive.tags.add(["R3"], ["more"]))
    three.until(lambda: len(window.browsing.shelves.tags) == 8)
    assert window.browsing.place == rare


def test_a_folded_section_stays_folded(three: Stage) -> None:
    """A click on a title hides what is under it, leaves the place as it is, and holds for the next start."""
    window = three.window
    titles = [str(window.side_model.index(row, 0).data()) for row in range(window.side_model.rowCount())]
    assert titles == ["Watched folders", "Library", "Cases", "Suggested cases", "", "Saved searches", "Outlets",
                      "Places", "Tags", ""]  # fmt: skip
    index = window.side_model.index(titles.index("Outlets"), 0)
    window.side.scrollTo(index)
    QTest.mouseClick(window.side.viewport(), Qt.MouseButton.LeftButton, pos=window.side.visualRect(index).center())
    assert not window.side.isExpanded(index) and window.browsing.place.kind == "reports"
    three.close()
    again = three.open()
    three.until(lambda: again.side_model.rowCount() == len(titles))
    assert not again.side.isExpanded(again.side_model.index(titles.index("Outlets"), 0))
    assert again.side.isExpanded(again.side_model.index(titles.index("Places"), 0))
    again.side.setCurrentIndex(again.side_model.index(titles.index("Outlets"), 0))
    QTest.keyClick(again.side, Qt.Key.Key_Space)
    assert again.side.isExpanded(again.side_model.index(titles.index("Outlets"), 0))


def exported(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file))


def test_the_list_or_the_chosen_reports_become_a_file(three: Stage) -> None:
    """All rows of the list, or the chosen ones, with the columns in sight under their titles; a job tells of it."""
    window, out = three.window, three.folder / "list.csv"
    aside(lambda: three.archive.corrections.set("R1", "headline", "=1+1"))
    three.until(lambda: "=1+1" in three.headlines())
    window.middle.table._choose_columns(["outlet", "tags"])
    window.sorting.listing.write_list(out)
    three.until(lambda: "3 reports written to list.csv" in window.middle.notice.text)
    title, *rows = exported(out)
    assert title == ["Headline", "Outlet", "Tags", "Report", "File"]
    assert {row[0] for row in rows} == {"'=1+1", SECOND, THIRD}
    assert out.read_bytes()[:1] == b"H"
    window.sorting.listing.write_list(out, True, ["R2"])
    three.until(lambda: "1 report written" in window.middle.notice.text)
    assert out.read_bytes().startswith(b"\xef\xbb\xbf") and [row[3] for row in exported(out)[1:]] == ["R2"]
    assert [job.state for job in window.session.jobs.all() if "list.csv" in job.title] == ["done", "done"]


def test_a_file_that_cannot_be_written_is_told(three: Stage) -> None:
    """A folder that is not there is named, and the job has failed."""
    window = three.window
    window.sorting.listing.write_list(three.folder / "nowhere" / "list.csv")
    three.until(lambda: not window.middle.notice.isHidden() and "nowhere" in window.middle.notice.text)
    assert [job.state for job in window.session.jobs.all() if "list.csv" in job.title] == ["failed"]


def test_quarantine_shows_reasons_and_tries_again(stage: Stage) -> None:
    """Each file that could not be read has its reason beside it; “Try again” tells how many can be read now."""
    path = stage.folder / "desk"
    path.mkdir(exist_ok=True)
    (path / "scan.bin").write_bytes(bytes(range(256)) * 2)
    stage.take(path / "scan.bin")
    window = stage.window
    press(stage, "attention")
    stage.until(lambda: window.model.rowCount() == 1)
    table = window.middle.table
    assert "reason" in table.shown_columns() and "outlet" not in table.shown_columns()
    stage.until(lambda: "binary" in str(window.model.index(0, KEYS.index("reason")).data()))
    window.browsing.wished.emit("retry-all")
    stage.until(lambda: "0 reports can be read now; 1 still cannot" in window.middle.notice.text)
    kinds = [event.kind for event in aside(lambda: stage.archive.reports.history("R1"))]
    assert kinds.count("quarantine") == 2
    (path / "scan.bin").unlink()
    path.rename(stage.folder / "moved")
    stage.window.middle.table.select(0)
    press(stage, "original-folder")
    stage.until(lambda: "is not there any more" in window.middle.notice.text)


def test_a_watched_folder_tells_its_counts(stage: Stage) -> None:
    """How many of a folder's files are archived, pending and in quarantine stands on its page and in the side bar."""
    inbox = stage.folder / "inbox"
    inbox.mkdir()
    (inbox / "scan.bin").write_bytes(bytes(range(256)) * 2)
    stage.write("a.txt", FERRY, "inbox")
    stage.window.session.watch_folder(str(inbox))
    stage.until(lambda: stage.window.browsing.overview.reports == 2)
    stage.window.browsing.go("folder", str(inbox))
    head = stage.window.middle.folder
    stage.until(lambda: "2 archived, 1 of them in quarantine · 0 pending" in head._path.text())
    model = stage.window.side_model
    stage.until(lambda: (item := model.item(model.find("folder", str(inbox)))) and item.count == 2)


@pytest.mark.parametrize(
    ("item", "query"),
    [
        (SideBarItem("outlet", 'The "Star"', "", ""), 'outlet:="The Star"'),
        (SideBarItem("place", place_key(Tally("La Paz", 3, "BO")), "", ""), 'place:="La Paz" country:BO'),
        (SideBarItem("place", place_key(Tally("Nowhere", 3)), "", ""), 'place:="Nowhere"'),
        (SideBarItem("tag", outlet_key(Tally("a b", 1)), "", ""), 'tag:"a b"'),
        (SideBarItem("trash", "", "", ""), "in:trash"),
        (SideBarItem("case", "C1", "", ""), 'case:"C1" in:all'),
        (SideBarItem("saved", "Docks", "", ""), "strike"),
        (SideBarItem("reports", "", "", ""), ""),
    ],
)
def test_each_place_has_its_query(item: SideBarItem, query: str) -> None:
    """What a line of the side bar shows is what one could type."""
    assert scope(item, {"Docks": "strike"}) == query


def test_names_narrow_without_case_and_accents(qtbot: QtBot) -> None:
    """Every word must be in the name or its country; Qt's own tester finds nothing wrong with the model."""
    model = TalliesModel([Tally("Bogotá", 7, "CO"), Tally("Santa Fe", 2, "AR"), Tally("Santa Fe", 1, "US")])
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.narrow("BOGOTA")
    assert [model.index(0, at).data() for at in (0, 1)] == ["Bogotá, Colombia", "7"]
    model.narrow("santa argentina")
    assert model.tally(model.index(0, 0)) == Tally("Santa Fe", 2, "AR") and model.rowCount() == 1
    model.narrow("nothing")
    assert model.rowCount() == 0


@pytest.mark.parametrize(
    ("path", "folder"),
    [("/in/a.txt", "/in"), ("/in/letter.eml//part.txt", "/in"), ("C:\\in\\a.txt", "C:\\in"), ("a.txt", "")],
)
def test_a_part_stands_where_its_file_does(path: str, folder: str) -> None:
    """The folder of a part is that of the file that holds it."""
    assert folder_of(path) == folder
