"""Panes that are put away and come back, and a window that small screens have room for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dossier.desktop.models.report_model import COLUMNS
from dossier.desktop.views.scroll_frame import Roomy
from tests.desktop.conftest import FERRY, STRIKE, Stage

pytestmark = pytest.mark.styled


def test_panes_that_are_put_away_stay_so_until_they_are_asked_for(stage: Stage) -> None:
    """The side bar and the report go and come by their keys, also over a restart; what stands in them brings them."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose("Ferry strike halts island traffic for a third day")
    window, actions = stage.window, stage.window.actions_by_name
    window.resize(780, 600)
    window.panes.setSizes([160, 316, 302])
    sizes = window.panes.sizes()
    actions["report-pane"].trigger()
    actions["side-bar"].trigger()
    assert window.pane.isHidden() and window.side.isHidden()
    assert not actions["report-pane"].isChecked() and not actions["side-bar"].isChecked()
    stage.close()
    window = stage.open()
    actions = window.actions_by_name
    assert window.pane.isHidden() and window.side.isHidden() and window.middle.width() == window.panes.width()
    assert not actions["report-pane"].isChecked()
    stage.choose("Ferry strike halts island traffic for a third day")
    assert window.pane.isHidden()
    actions["original"].trigger()
    actions["side-bar"].trigger()
    assert window.pane.isVisible() and window.side.isVisible()
    assert actions["report-pane"].isChecked() and actions["side-bar"].isChecked()
    stage.until(lambda: window.panes.sizes() == pytest.approx(sizes, abs=2))


def test_space_brings_the_report_that_was_put_away(stage: Stage, qtbot: QtBot) -> None:
    """The list previews by Space, whether the pane is in sight or not."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose("Ferry strike halts island traffic for a third day")
    stage.window.actions_by_name["report-pane"].trigger()
    assert stage.window.pane.isHidden()
    qtbot.keyClick(stage.window.middle.table, Qt.Key.Key_Space)
    assert stage.window.pane.isVisible()


def test_who_stood_in_a_pane_that_goes_stands_in_the_list(stage: Stage) -> None:
    """The focus is never in what cannot be seen."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose("Ferry strike halts island traffic for a third day")
    window = stage.window
    window.pane.fields.setFocus()
    window.actions_by_name["report-pane"].trigger()
    assert window.focusWidget() is window.middle.table
    window.side.setFocus()
    window.actions_by_name["side-bar"].trigger()
    assert window.focusWidget() is window.middle.table


def test_a_page_without_a_report_beside_it_brings_no_report_that_was_put_away(stage: Stage) -> None:
    """The review hides the report for as long as it is shown; a report put away is not there after it either."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    window = stage.window
    for away in (False, True):
        assert window.pane.isHidden() == away
        window.browsing.go("review")
        assert window.pane.isHidden()
        window.browsing.go("reports")
        assert window.pane.isHidden() == away
        if not away:
            window.actions_by_name["report-pane"].trigger()


@pytest.mark.parametrize("larger", [0, 4])
def test_the_window_fits_small_screens(stage: Stage, larger: int) -> None:
    """With usual letters and with large ones it may be as small as 1024 by 640, whatever page is in front."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    window = stage.window
    window._look.resize(larger)
    window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: window.browsing.case() is not None)
    for name in window.middle.case._names:
        window.middle.case.turn_to(name)
        window.resize(1024, 640)
        assert (window.width(), window.height()) == (1024, 640), name
    window.browsing.go("review")
    window.resize(1024, 640)
    assert (window.width(), window.height()) == (1024, 640)


def test_a_page_that_lacks_room_is_scrolled(stage: Stage) -> None:
    """Where a case's page has less room than it needs, it keeps its least size, and bars lead to the rest."""
    stage.take(stage.write("a.txt", FERRY))
    stage.window.casework.make("Strike", ["R1"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.middle.case.turn_to("brief")
    brief = stage.window.drafting.page
    frame = brief.parent().parent()
    assert isinstance(frame, Roomy) and frame.page is brief
    least = brief.minimumSizeHint()
    frame.resize(least.width() - 60, least.height() - 60)
    assert brief.size() == least
    assert frame.horizontalScrollBar().maximum() > 0 and frame.verticalScrollBar().maximum() > 0
    frame.resize(least.width() + 100, least.height() + 100)
    assert brief.size() == frame.size() and frame.verticalScrollBar().maximum() == 0


def test_columns_are_as_wide_as_their_letters_need(stage: Stage) -> None:
    """Whatever the size of the letters, a day of publication is seen whole; the usual size has the usual widths."""
    stage.take(stage.write("a.txt", FERRY))
    table = stage.window.middle.table
    table._choose_columns(["published"])
    at = [column.key for column in COLUMNS].index("published")
    stage.window._look.resize(0)
    usual = table.columnWidth(at)
    for step in (4, 4, -3):
        stage.window._look.resize(step)
        stage.until(lambda: table.columnWidth(at) >= table.fontMetrics().horizontalAdvance("2019-03-03") + 12)
    stage.window._look.resize(0)
    assert table.columnWidth(at) == pytest.approx(usual, abs=2)
