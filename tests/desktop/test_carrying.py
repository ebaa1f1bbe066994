"""Dragging rows of the list out of the window, and menus and folders that save a person's steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from dossier.desktop import dropping
from dossier.desktop.models.report_model import REPORTS_MIME
from dossier.desktop.views.line_table import LinesView
from dossier.errors import BadInput
from tests.desktop.conftest import FERRY, STRIKE, Stage
from tests.desktop.handling import FIRST, SECOND, pick

COPY = Qt.DropAction.CopyAction


@pytest.fixture
def dragged(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[QMimeData]:
    """What drags carry, of a list with two reports whose mouse is held."""
    found: list[QMimeData] = []

    def caught(drag: QDrag, *_: object) -> Qt.DropAction:
        made, held = QMimeData(), drag.mimeData()
        made.setUrls(held.urls())
        made.setData(REPORTS_MIME, held.data(REPORTS_MIME))
        found.append(made)
        return COPY

    monkeypatch.setattr(QDrag, "exec", caught)
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    carrying = stage.window.middle.table.carrying
    carrying.held = lambda: True
    carrying.be_patient(60_000)
    return found


def test_a_row_carries_its_file(stage: Stage, dragged: list[QMimeData]) -> None:
    """Dropped in a folder, a report is a copy of its file under its own name; dropped here, it is no new file."""
    pick(stage, FIRST)
    stage.window.middle.table.startDrag(COPY)
    assert stage.window.middle.table.carrying.waits
    stage.until(lambda: dragged)
    (data,) = dragged
    path = Path(data.urls()[0].toLocalFile())
    assert path.read_text(encoding="utf-8") == FERRY and path.name.endswith("a.txt")
    assert bytes(data.data(REPORTS_MIME).data()) == b"R1"
    assert not dropping.may_be(data)
    assert not stage.window.middle.table.carrying.waits


def test_several_rows_carry_their_names_at_once(stage: Stage, dragged: list[QMimeData]) -> None:
    """For a case: no file is copied for them."""
    pick(stage, FIRST, SECOND)
    stage.window.middle.table.startDrag(COPY)
    (data,) = dragged
    assert not data.urls() and sorted(bytes(data.data(REPORTS_MIME).data()).split()) == [b"R1", b"R2"]


def test_a_drag_does_not_wait_for_long(stage: Stage, dragged: list[QMimeData]) -> None:
    """A file that takes its time is left behind, and a mouse that was let go drags nothing."""
    pick(stage, FIRST)
    table, late = stage.window.middle.table, list[Any]()
    table.carrying.lend = lambda _, then: late.append(then)
    table.carrying.be_patient(0)
    table.startDrag(COPY)
    stage.until(lambda: dragged)
    late[0](Path("/too/late.txt"))
    assert len(dragged) == 1 and not dragged[0].urls()
    table.carrying.held = lambda: False
    table.startDrag(COPY)
    stage.until(lambda: not table.carrying.waits)
    assert len(dragged) == 1


def test_a_file_that_is_damaged_is_told_and_not_carried(
    stage: Stage, dragged: list[QMimeData], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The names go all the same."""

    def refused(*_: object) -> Path:
        raise BadInput("R1", "is damaged")

    monkeypatch.setattr(type(stage.archive.originals), "lend", refused)
    pick(stage, FIRST)
    stage.window.middle.table.startDrag(COPY)
    stage.until(lambda: dragged)
    assert not dragged[0].urls() and "is damaged" in stage.window.middle.notice.text


def _ask_menu(view: LinesView, reason: QContextMenuEvent.Reason, at: QPoint) -> list[str]:
    QApplication.sendEvent(view.viewport(), QContextMenuEvent(reason, at, view.viewport().mapToGlobal(at)))
    assert view.menu
    return [action.text() for action in view.menu.actions() if action.text()]


def test_lines_have_menus_for_mouse_and_keyboard(stage: Stage) -> None:
    """A line is copied whole, as spreadsheets take it, or its cell; what Enter opens the menu opens, too."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose(FIRST)
    pane = stage.window.pane
    stage.window.actions_by_name["versions"].trigger()
    view = pane.versions.list
    stage.until(lambda: view.isVisible() and view.currentIndex().isValid())
    reasons = QContextMenuEvent.Reason
    assert _ask_menu(view, reasons.Mouse, view.visualRect(view.model().index(0, 0)).center()) == [
        "Copy the line", "Copy the cell"
    ]  # fmt: skip
    assert view.menu
    view.menu.actions()[0].trigger()
    cells = QApplication.clipboard().text().split("\t")
    assert cells[0] == "Version 1" and cells[-1] == pane.detail.version.sha256  # type: ignore[union-attr]
    view.menu.close()
    files = stage.window.dock.files_view
    stage.window.actions_by_name["activity"].trigger()
    assert stage.window.focusWidget() is files, "the keys go where the person went"
    files.select(0)
    assert _ask_menu(files, reasons.Keyboard, QPoint(0, 0))[0].startswith("Show the report")


def test_f6_comes_to_jobs_and_files(stage: Stage) -> None:
    """While they are shown they are a stop like the other parts."""
    stage.take(stage.write("a.txt", FERRY))
    window = stage.window
    window.actions_by_name["activity"].trigger()
    stops = set()
    for _ in range(6):
        QTest.keyClick(window, Qt.Key.Key_F6)
        stops.add(window.focusWidget())
    assert {window.side, window.middle.table, window.dock.files_view} <= stops


def test_windows_of_files_open_where_the_last_was_chosen(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also at the next start; folders open beside the one chosen last."""
    asked: list[str] = []
    given = stage.write("a.txt", FERRY, folder="clippings")
    (stage.folder / "clippings" / "inbox").mkdir()

    def files(_parent: object, _title: str, folder: str) -> tuple[list[str], str]:
        asked.append(folder)
        return [str(given)], ""

    def folder(_parent: object, _title: str, beginning: str) -> str:
        asked.append(beginning)
        return str(given.parent / "inbox")

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", files)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", folder)
    stage.window.taking.choose_files()
    stage.window.taking.watch_folder()
    stage.close()
    stage.open()
    stage.window.taking.choose_files()
    stage.window.taking.watch_folder()
    assert asked[2:] == [str(given.parent), str(given.parent)]
    stage.until(lambda: stage.window.session.adding.jobs == 0)
