"""What is asked of a person: names, cases, and words completed while searching."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from dossier.desktop.dialogs import small_dialogs as dialogs
from tests.desktop.conftest import FERRY, STRIKE, Stage


@contextmanager
def answering(answer: Callable[[QDialog], None]) -> Iterator[None]:
    """Answers the next dialog as a person would."""

    def look() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QDialog):
            answer(box)

    timer = QTimer(interval=30)
    timer.timeout.connect(look)
    timer.start()
    yield
    timer.stop()


def test_a_case_needs_a_name(stage: Stage, qtbot: QtBot) -> None:
    """The button is off until there is a name; Escape makes nothing."""

    def type_name(box: QDialog) -> None:
        button = box.findChildren(QDialogButtonBox)[0].button(QDialogButtonBox.StandardButton.Ok)
        assert not button.isEnabled()
        box.findChildren(QLineEdit)[0].setText("  Dock strike ")
        assert button.isEnabled()
        button.click()

    with answering(type_name):
        assert dialogs.ask_name(stage.window, "New case", "A name") == "Dock strike"
    with answering(QDialog.reject):
        assert dialogs.ask_name(stage.window, "New case", "A name", "given") is None


def test_chosen_reports_go_into_a_case_that_is_named(stage: Stage, qtbot: QtBot) -> None:
    """Without any case a name makes one of the chosen reports; else that of one adds to it. No name does nothing."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    window = stage.window

    def named(name: str) -> Callable[[QDialog], None]:
        def answer(box: QDialog) -> None:
            field, button = box.findChildren(QComboBox)[0], box.findChildren(QDialogButtonBox)[0]
            field.setEditText("  ")
            assert not button.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
            field.setEditText(name)
            button.button(QDialogButtonBox.StandardButton.Ok).click()

        return answer

    def first(box: QDialog) -> None:
        assert not box.findChildren(QComboBox)  # from which nothing could be chosen
        box.findChildren(QLineEdit)[0].setText("Strike")
        box.accept()

    window.middle.table.select(0)
    with answering(first):
        window.actions_by_name["add-to-case"].trigger()
    stage.until(lambda: stage.side("case") == ["Strike"] and window.model.rowCount() == 1)
    window.browsing.go("reports")
    stage.until(lambda: window.model.rowCount() == 2 and not window.model.query)
    window.middle.table.select(1)
    with answering(named("Strike")):
        window.actions_by_name["add-to-case"].trigger()
    stage.until(lambda: [len(case.reports) for case in window.browsing.overview.cases] == [2])


def test_the_names_of_filters_are_completed(stage: Stage, qtbot: QtBot) -> None:
    """Two letters of a filter's name offer the rest of it."""
    search = stage.window.middle.search
    search.setFocus()
    qtbot.keyClicks(search, "fire ou")
    popup = search._offered
    stage.until(popup.isVisible)
    assert popup.model().index(0, 0).data() == "outlet:"
    search._completer.activated.emit("outlet:")
    assert search.text() == "fire outlet:"
    popup.hide()
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert search.text() == ""


def test_a_case_cannot_have_the_name_of_another(stage: Stage) -> None:
    """A name that is taken is refused in a sentence; the first case stays as it is."""
    stage.window.casework.make("Strike", [])
    stage.until(lambda: stage.side("case") == ["Strike"])
    stage.window.casework.make("Strike", [])
    stage.until(lambda: "is the name of another case already" in stage.window.middle.notice.text)
    assert stage.side("case") == ["Strike"]
