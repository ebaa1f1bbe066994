"""What a window without room for all does: panes take turns, tools lose their names, filters wait to be asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dossier.desktop.views.scroll_frame import Roomy
from dossier.desktop.views.tool_bar import Tools
from tests.desktop.conftest import FERRY, STRIKE, Stage
from tests.desktop.handling import FIRST

pytestmark = pytest.mark.styled

LARGE = 15  # points, half as large again as usual


def _narrow(stage: Stage) -> None:
    stage.window._look.be_sized(LARGE)
    stage.window.resize(1024, 700)
    stage.until(stage.window.side.isHidden)


def test_side_bar_and_report_take_turns(stage: Stage) -> None:
    """Large letters in a small window: one pane stands beside the list, that which was asked for last."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose(FIRST)
    window, actions = stage.window, stage.window.actions_by_name
    _narrow(stage)
    assert window.pane.isVisible()
    assert actions["report-pane"].isChecked() and not actions["side-bar"].isChecked()
    actions["side-bar"].trigger()
    assert window.side.isVisible() and window.pane.isHidden()
    assert window.focusWidget() is window.side, "the keys are where the choice is"
    actions["side-bar"].trigger()
    assert window.side.isHidden() and window.pane.isVisible()
    assert window.focusWidget() is window.middle.table
    actions["side-bar"].trigger()
    actions["original"].trigger()
    assert window.pane.isVisible() and window.side.isHidden()
    actions["report-pane"].trigger()
    stage.until(lambda: window.middle.width() == window.panes.width())


def test_panes_come_back_with_room(stage: Stage) -> None:
    """Usual letters bring back all three panes as wide as they were, and what was folded is not put away for good."""
    stage.take(stage.write("a.txt", FERRY))
    window = stage.window
    window.resize(1024, 700)
    window.panes.setSizes([230, 420, 372])
    sizes = window.panes.sizes()
    _narrow(stage)
    window._look.resize(0)
    stage.until(lambda: window.side.isVisible() and window.pane.isVisible())
    stage.until(lambda: window.panes.sizes() == pytest.approx(sizes, abs=2))


def test_the_pane_in_front_stays_so_over_a_restart(stage: Stage) -> None:
    """A narrow window opens as it was left."""
    stage.take(stage.write("a.txt", FERRY))
    _narrow(stage)
    stage.window.actions_by_name["side-bar"].trigger()
    stage.close()
    window = stage.open()
    assert window.side.isVisible() and window.pane.isHidden()


def test_broad_pages_have_a_narrow_window_for_themselves(stage: Stage) -> None:
    """Beside a case's comparison the report steps back until it is asked for, and stands again beside its list."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    window = stage.window
    window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: window.browsing.case() is not None)
    _narrow(stage)
    window.middle.case.turn_to("compare")
    stage.until(window.pane.isHidden)
    window.middle.case.turn_to("reports")
    stage.until(window.pane.isVisible)
    window.middle.case.turn_to("brief")
    stage.until(window.pane.isHidden)
    window.actions_by_name["report-pane"].trigger()
    window.middle.case.turn_to("map")
    assert window.pane.isVisible(), "it was asked for"


def test_jobs_and_files_have_room_for_their_lines(stage: Stage) -> None:
    """In a narrow window the report steps back while they are shown."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose(FIRST)
    window = stage.window
    _narrow(stage)
    window.actions_by_name["activity"].trigger()
    stage.until(window.pane.isHidden)
    lines = window.dock.files_view
    stage.until(lambda: lines.viewport().height() >= 2 * lines.rowHeight(0))
    window.actions_by_name["activity"].trigger()
    stage.until(window.pane.isVisible)


def test_filters_wait_to_be_asked_for(stage: Stage) -> None:
    """A small window shows them at their button's word, and remembers that apart from what a large one shows."""
    stage.take(stage.write("a.txt", FERRY))
    filters, button = stage.window.middle.filters.row, stage.window.middle.filter
    stage.until(filters.isVisible)
    _narrow(stage)
    assert filters.isHidden()
    button.click()
    assert filters.isVisible()
    button.click()
    stage.window._look.resize(0)
    stage.until(filters.isVisible)


@pytest.mark.parametrize(("width", "points"), [(1024, 15), (1024, 20), (1280, 10), (720, 10)])
def test_every_tool_is_in_sight(stage: Stage, width: int, points: int) -> None:
    """Where names have no room, icons stand alone; no button is ever behind another or out of the window."""
    window = stage.window
    window._look.be_sized(points)
    window.resize(width, 700)
    bar = window.findChild(Tools, "tools")
    assert bar
    buttons = [bar.widgetForAction(action) for action in bar.actions() if not action.isSeparator()]
    tools = [button for button in buttons if isinstance(button, QToolButton)]
    assert len(tools) == 8
    stage.until(lambda: bar.width() == window.width() and all(_whole(bar, tool) for tool in tools))
    named = [tool.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon for tool in tools[1:-1]]
    assert named == sorted(named, reverse=True), "the first keep their names longest"
    assert all(named) == (width == 1280)


def _whole(bar: Tools, tool: QWidget) -> bool:
    return tool.isVisible() and bar.rect().contains(tool.geometry()) and tool.width() >= tool.sizeHint().width()


def test_a_page_that_is_too_high_is_not_scrolled_sideways(qtbot: QtBot) -> None:
    """The bar that leads down takes its room from the page, not from what lies beside it."""
    page, high = QWidget(), QWidget()
    high.setMinimumHeight(500)
    QVBoxLayout(page).addWidget(high)
    frame = Roomy(page)
    qtbot.addWidget(frame)
    frame.resize(400, 300)
    frame.show()
    qtbot.waitUntil(lambda: frame.verticalScrollBar().maximum() > 0)
    assert frame.horizontalScrollBar().maximum() == 0
    assert page.width() == frame.viewport().width()


def test_a_window_that_only_grows_or_shrinks_turns_no_pane(stage: Stage) -> None:
    """Panes change once when the room for one of them goes, and not at every point of the way."""
    panes, turned = stage.window.shown_panes, []
    panes.changed.connect(lambda: turned.append(stage.window.side.isHidden()))
    panes.be_narrow(False)
    assert turned == []
    panes.be_narrow(True)
    assert turned == [True]
    panes.be_narrow(True)
    assert turned == [True]
    panes.be_narrow(False)
    assert turned == [True, False]


def test_a_window_that_becomes_narrow_over_its_jobs_hides_the_report(stage: Stage) -> None:
    """The report steps back from what stands below it as soon as there is one place for both, and comes again."""
    panes = stage.window.shown_panes
    panes.stand_over(True)
    assert panes.wished()["report-pane"]
    panes.be_narrow(True)
    assert not panes.wished()["report-pane"]
    panes.stand_over(False)
    assert panes.wished()["report-pane"]
    panes.be_narrow(False)


def test_quarantine_is_laid_out_for_large_letters(stage: Stage) -> None:
    """Its name stays whole as soon as its buttons stand by it, and its columns leave no gap beside them."""
    path = stage.folder / "scan.bin"
    path.write_bytes(bytes(range(256)) * 2)
    stage.take(path)
    window, middle = stage.window, stage.window.middle
    window.resize(1280, 800)
    window._look.be_sized(18)
    try:
        for place in ("reports", "attention"):
            window.browsing.go(place)
        middle.entitle("Quarantine", "", [QPushButton("Try again"), QPushButton("Show the original’s folder")])
        assert middle._row.direction() == QBoxLayout.Direction.TopToBottom
        stage.until(lambda: middle._title.text() == "Quarantine")
        assert middle.table.horizontalHeader().length() >= middle.table.viewport().width()
    finally:
        window._look.resize(0)
