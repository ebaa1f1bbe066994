"""Reports that are one story are joined in the window, separated and kept apart; all of it can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QDialogButtonBox

from dossier.desktop.workers import case_questions, questions
from tests.desktop.conftest import FERRY, LIBRARY, Stage, aside
from tests.desktop.handling import FIRST, THIRD, pick, press

if TYPE_CHECKING:
    from dossier.desktop.views.versions import VersionsView

ADDRESS = "https://harbour.example/live"


def _two_of_one_address(stage: Stage) -> None:
    """R1 and R2: two stories that state one address."""
    stage.take(stage.write("a.txt", f"{FERRY}\n{ADDRESS}\n"), stage.write("b.txt", f"{LIBRARY}\n{ADDRESS}\n"))
    stage.until(lambda: stage.window.browsing.overview.shared)


def _reports(stage: Stage) -> list[str]:
    return aside(lambda: sorted(stage.archive.reports.ids()))


def _versions(stage: Stage, report: str) -> list[int]:
    return aside(lambda: [version.number for version in stage.archive.reports.get(report).versions])


def _buttons(stage: Stage) -> dict[str, QTimer]:
    row = stage.window.middle._buttons
    found = [item.widget() for at in range(row.count()) if (item := row.itemAt(at))]
    return {made.text(): made for made in found}


def test_reports_of_one_address_are_offered_and_joined_by_one_click(stage: Stage) -> None:
    """The side bar lists them by their address; joined they are one, and undoing offers them again."""
    _two_of_one_address(stage)
    assert stage.side("shared") == ["harbour.example/live"]
    stage.window.browsing.go("shared", "harbour.example/live")
    stage.until(lambda: len(stage.headlines()) == 2 and "Join as one report" in _buttons(stage))
    _buttons(stage)["Join as one report"].click()
    stage.until(lambda: stage.side("shared") == [])
    assert _reports(stage) == ["R1"] and _versions(stage, "R1") == [1, 2]
    stage.until(lambda: stage.window.pane.detail and len(stage.window.pane.detail.versions) == 2)
    assert stage.window.middle.notice.text.startswith("R2 belongs to R1 now")
    press(stage, "undo")
    stage.until(lambda: stage.side("shared") == ["harbour.example/live"])
    assert _reports(stage) == ["R1", "R2"]
    press(stage, "redo")
    stage.until(lambda: stage.side("shared") == [])
    assert _reports(stage) == ["R1"]


def test_reports_of_one_address_are_kept_apart_by_one_click(stage: Stage) -> None:
    """They are offered no more, and again once that is undone."""
    _two_of_one_address(stage)
    stage.window.browsing.go("shared", "harbour.example/live")
    stage.until(lambda: "Keep apart" in _buttons(stage))
    _buttons(stage)["Keep apart"].click()
    stage.until(lambda: stage.side("shared") == [])
    assert _reports(stage) == ["R1", "R2"]
    press(stage, "undo")
    stage.until(lambda: stage.side("shared") == ["harbour.example/live"])


def test_chosen_reports_are_joined_into_the_oldest(three: Stage) -> None:
    """Whatever was chosen first."""
    pick(three, THIRD, FIRST)
    press(three, "join")
    three.until(lambda: _reports(three) == ["R1", "R2"])
    assert _versions(three, "R1") == [1, 2]


def test_another_report_is_asked_for_by_its_number(three: Stage) -> None:
    """One chosen report is joined with one of those that are like it, or with any whose number is typed."""
    asked: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            QTimer.singleShot(20, answer)
            return
        box = dialog.findChild(QComboBox)
        accept = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
        asked.append(box.itemText(0))
        box.setEditText("none")
        assert not accept.isEnabled()
        box.setEditText("3")
        accept.click()

    three.choose(FIRST)
    three.rest()
    QTimer.singleShot(20, answer)
    three.window.pane.versions._join.click()
    three.until(lambda: len(_reports(three)) == 2)
    assert asked[0].startswith("R2")
    assert _versions(three, "R1") == [1, 2]


def _separable(stage: Stage) -> VersionsView:
    aside(lambda: stage.archive.versions.join("R1", "R2"))
    stage.choose(THIRD)
    stage.window.pane.go_to_tab("Versions")
    stage.until(lambda: stage.window.pane.versions.model.rowCount() == 2)
    return stage.window.pane.versions


def test_a_version_is_separated_from_its_report(stage: Stage) -> None:
    """It goes back to the report that it was of; undone, it is a version again."""
    _two_of_one_address(stage)
    view = _separable(stage)
    stage.until(view._separate.isEnabled)
    view._separate.click()
    stage.until(lambda: len(_reports(stage)) == 2)
    stage.until(lambda: "is the report R2 now" in stage.window.middle.notice.text)
    press(stage, "undo")
    stage.until(lambda: _reports(stage) == ["R1"])
    assert _versions(stage, "R1") == [1, 3]


def test_a_version_asked_for_before_it_went_is_no_error(stage: Stage) -> None:
    """The pane asks again for what it shows, and the answer may come after the version or its report went."""
    _two_of_one_address(stage)
    archive = stage.archive
    aside(lambda: archive.versions.join("R1", "R2"))
    detail = aside(lambda: questions.shown(archive, "R2", None))
    assert detail is not None and detail.row.report == "R1"
    aside(lambda: archive.versions.separate("R1", 2))
    detail = aside(lambda: questions.shown(archive, "R1", 2))
    assert detail is not None and detail.version.number == 1
    assert aside(lambda: questions.shown(archive, "R9", None)) is None
    assert aside(lambda: case_questions.highlights_of(archive, "R1", 2)) == ()
    stage.rest()
    assert not stage.window.middle.notice.property("bad")


def test_a_single_version_cannot_be_separated(three: Stage) -> None:
    """The button says so before it is pressed."""
    three.choose(FIRST)
    assert not three.window.pane.versions._separate.isEnabled()


def test_the_review_asks_whether_reports_of_one_address_are_one(stage: Stage) -> None:
    """J joins them, A keeps them apart, O shows the other one; Backspace takes the answer back."""
    _two_of_one_address(stage)
    stage.window.actions_by_name["review"].trigger()
    page = stage.window.review
    stage.until(lambda: page.isVisible() and page.field == "url")
    assert "harbour.example/live, is that of R1" in page._question.text()
    assert page.shown == "R2" and "Join them as one report" in page.keys_text
    QTest.keyClick(page.choices, Qt.Key.Key_O)
    stage.until(lambda: page.shown == "R1")
    QTest.keyClick(page.choices, Qt.Key.Key_O)
    stage.until(lambda: page.shown == "R2")
    QTest.keyClick(page.choices, Qt.Key.Key_Return)
    assert "Press J" in page.keys_text
    QTest.keyClick(page.choices, Qt.Key.Key_A)
    stage.until(lambda: aside(lambda: stage.archive.reports.count("review:address")) == 0)
    QTest.keyClick(page, Qt.Key.Key_Backspace)
    stage.until(lambda: page.field == "url" and not stage.window.reviewing.waiting)
    QTest.keyClick(page.choices, Qt.Key.Key_J)
    stage.until(lambda: _reports(stage) == ["R1"])


def test_versions_say_when_and_from_where_they_were_captured(stage: Stage) -> None:
    """The moment that the file states, else that of its arrival, and the address."""
    moment = "Sun Mar 03 2019 10:00:00 GMT+0000 (UTC)"
    page = f"""<html><!-- Page saved with SingleFile \n url: {ADDRESS} \n saved date: {moment} --><body>
    <h1>Docks shut for a third day</h1><p>{"Workers kept the gates shut on Sunday, said the police. " * 12}</p>"""
    stage.take(stage.write("a.html", page))
    stage.until(lambda: stage.window.pane.detail)
    model = stage.window.pane.versions.model
    row = [str(model.index(0, at).data()) for at in range(model.columnCount())]
    assert row[1].startswith("2019-03-03") and row[2] == ADDRESS
