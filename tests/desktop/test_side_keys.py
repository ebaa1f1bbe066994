"""The side bar by keys alone: arrows go through every line, Enter goes into what is chosen, F6 comes back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.conftest import FERRY, Stage

UNSURE = """Ferry strike halts island traffic for a third day

By Ada Ruiz

Dock workers in Quito kept the gates shut on Sunday, and 27 people were arrested, the port police said. The strike had
begun on March 24, 2015, when the port was closed to all ships. It was closed before, on May 3, 2014, for a week.
"""


def _to_the_review(stage: Stage) -> None:
    """Down from the line above it, and all that follows is shown."""
    window = stage.window
    stage.until(lambda: stage.side("review"))
    window.browsing.go("reports")
    window.side.setFocus()
    QTest.keyClick(window.side, Qt.Key.Key_Down)
    stage.until(lambda: window.review.isVisible() and window.review.field)


def test_arrows_go_through_the_review(stage: Stage) -> None:
    """A question that comes does not take the keys from whoever goes on down the side bar; Enter hands them over."""
    stage.take(stage.write("a.txt", UNSURE), stage.write("b.txt", FERRY))
    window = stage.window
    _to_the_review(stage)
    assert window.focusWidget() is window.side
    QTest.keyClick(window.side, Qt.Key.Key_Down)
    assert window.browsing.place.kind == "attention"
    _to_the_review(stage)
    QTest.keyClick(window.side, Qt.Key.Key_Return)
    assert window.focusWidget() is window.review.choices
    QTest.keyClick(window.review.choices, Qt.Key.Key_F6)
    stops = {window.focusWidget()}
    QTest.keyClick(window, Qt.Key.Key_F6)
    stops.add(window.focusWidget())
    assert stops == {window.side, window.review.choices}


def test_a_question_that_comes_too_late_is_not_asked(stage: Stage) -> None:
    """Who has left the review keeps the keys where they are."""
    stage.take(stage.write("a.txt", UNSURE))
    window = stage.window
    stage.until(lambda: stage.side("review"))
    window.browsing.go("review")
    window.browsing.go("attention")
    window.middle.search.setFocus()
    asked: list[object] = []
    window.session.look(lambda archive: archive.reports.count(), asked.append)
    stage.until(lambda: asked)  # the review asked before on the same lane
    assert window.focusWidget() is window.middle.search and window.review.field is None


def test_enter_goes_into_the_list(stage: Stage) -> None:
    """From any line of the side bar."""
    stage.take(stage.write("a.txt", FERRY))
    window = stage.window
    window.side.setFocus()
    window.browsing.go("reports")
    QTest.keyClick(window.side, Qt.Key.Key_Return)
    assert window.focusWidget() is window.middle.table
