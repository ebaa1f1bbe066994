"""Cases that are renamed, or taken away and come back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QMenu, QPushButton

from dossier.desktop import menus
from dossier.desktop.dialogs import small_dialogs as dialogs
from dossier.model.plans import SHORT, Plan
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage, aside


@pytest.fixture
def case(stage: Stage) -> Stage:
    """A window on a case that was made there just now."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None and stage.window.model.rowCount() == 2)
    return stage


def trigger(stage: Stage, name: str) -> None:
    stage.until(stage.window.actions_by_name[name].isEnabled)
    stage.window.actions_by_name[name].trigger()


def test_making_a_case_is_taken_back_and_done_again(case: Stage) -> None:
    """Undone it is nowhere, and the window shows all reports; redone it is the case that it was, not another."""
    before = aside(lambda: case.archive.cases.get("C1"))
    trigger(case, "undo")
    case.until(lambda: case.side("case") == [] and case.window.browsing.place.kind == "reports")
    assert aside(case.archive.cases.list) == []
    trigger(case, "redo")
    case.until(lambda: case.side("case") == ["Strike"])
    assert aside(case.archive.cases.list) == [before]
    trigger(case, "undo")
    case.until(lambda: case.side("case") == [])
    assert [event.kind for event in aside(case.archive.reports.history)][-3:] == [
        "case-withdrawn", "case-restored", "case-withdrawn",
    ]  # fmt: skip


def test_a_case_is_renamed_and_the_message_takes_that_back(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everywhere that its name stands: side bar, title, message; undone and redone it has one name, then the other."""
    monkeypatch.setattr(dialogs, "ask_name", lambda *asked: asked[3] + " of the dockers")
    trigger(case, "rename-case")
    notice, title = case.window.middle.notice, case.window.middle._title
    case.until(lambda: case.side("case") == ["Strike of the dockers"] and title.text() == "Strike of the dockers")
    assert notice.text == "The case “Strike” is called “Strike of the dockers” now."
    assert case.window.browsing.case() and case.window.model.rowCount() == 2
    notice.findChild(QPushButton).click()
    case.until(lambda: case.side("case") == ["Strike"] and title.text() == "Strike")
    trigger(case, "redo")
    case.until(lambda: case.side("case") == ["Strike of the dockers"])
    assert [event.kind for event in aside(case.archive.reports.history)][-3:] == ["case-renamed"] * 3


def test_a_saved_search_finds_a_case_by_the_name_that_it_had(case: Stage) -> None:
    """It goes on to find the reports of a case that was renamed, until another case has that name."""
    case.take(case.write("c.txt", LIBRARY))
    aside(lambda: case.archive.search.save("Ours", "case:Strike"))
    aside(lambda: case.archive.cases.rename("C1", "Dockers"))
    case.until(lambda: case.side("case") == ["Dockers"] and case.side("saved") == ["Ours"])
    case.window.browsing.go("saved", "Ours")
    case.until(lambda: case.window.model.rowCount() == 2)
    assert not case.window.middle.filters.fault
    aside(lambda: case.archive.cases.new("Strike", ["R3"]))
    case.until(lambda: case.headlines() == ["Library opens a reading garden"])


def test_a_name_that_another_case_has_is_told_and_changes_nothing(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The case keeps the name that it had; the name that it has already is no deed."""
    aside(lambda: case.archive.cases.new("Fire"))
    case.until(lambda: case.side("case") == ["Strike", "Fire"])
    monkeypatch.setattr(dialogs, "ask_name", lambda *_: "Fire")
    trigger(case, "rename-case")
    case.until(lambda: "another case" in case.window.middle.notice.text)
    assert case.side("case") == ["Strike", "Fire"] and case.window.browsing.place.title == "Strike"
    before = len(aside(case.archive.reports.history))
    monkeypatch.setattr(dialogs, "ask_name", lambda *_: "Strike")
    trigger(case, "rename-case")
    case.rest()
    assert len(aside(case.archive.reports.history)) == before


def test_a_brief_that_is_open_is_headed_by_the_new_name(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a brief is called where nobody gave it a title follows, and what was being written there stays."""
    trigger(case, "case-brief")
    page = case.window.drafting.page
    case.until(page.tabs.isEnabled)
    case.until(lambda: page.words.title.placeholderText() == "Strike")
    page.words.summary.setPlainText("What the port says.")
    monkeypatch.setattr(dialogs, "ask_name", lambda *_: "Dock strike")
    trigger(case, "rename-case")
    case.until(lambda: page.words.title.placeholderText() == "Dock strike")
    case.until(lambda: aside(lambda: case.archive.plans.get("C1")).summary == "What the port says.")
    assert page.words.summary.toPlainText() == "What the port says."
    assert aside(lambda: case.archive.briefs.compose("C1")).name == "Dock strike"


def test_f2_on_the_left_renames_what_has_the_keys(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A case or a kept search; elsewhere F2 goes on to correct the chosen field."""
    wished: list[str] = []
    monkeypatch.setattr(dialogs, "ask_name", lambda *asked: wished.append(asked[3]))
    side, window = case.window.side, case.window
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    side.setFocus()
    QTest.keyClick(side, Qt.Key.Key_F2)
    assert wished == ["Strike"]
    corrected: list[str] = []
    window.actions_by_name["correct"].triggered.connect(lambda: corrected.append("corrected"))
    side.choose("reports")
    case.until(window.actions_by_name["correct"].isEnabled)
    QTest.keyClick(side, Qt.Key.Key_F2)
    assert wished == ["Strike"] and corrected == ["corrected"]


def test_a_case_is_withdrawn_and_the_message_takes_that_back(case: Stage) -> None:
    """No question is asked; the message's button brings it back with its notes, and what is redone goes again."""
    aside(lambda: case.archive.cases.add_note("C1", "Ask the union."))
    before = aside(lambda: case.archive.cases.get("C1"))
    trigger(case, "withdraw-case")
    notice = case.window.middle.notice
    case.until(lambda: "Withdrew the case “Strike”" in notice.text and case.side("case") == [])
    assert case.window.browsing.place.kind == "reports"
    case.until(lambda: case.window.model.rowCount() == 2)
    assert not case.window.actions_by_name["withdraw-case"].isEnabled()
    notice.findChild(QPushButton).click()
    case.until(lambda: case.side("case") == ["Strike"])
    assert aside(case.archive.cases.list) == [before]
    trigger(case, "redo")
    case.until(lambda: case.side("case") == [])


def test_what_was_being_written_is_kept_before_its_case_goes(case: Stage) -> None:
    """Words typed into the brief a moment before come back with the case."""
    trigger(case, "case-brief")
    case.until(case.window.drafting.page.tabs.isEnabled)
    case.window.drafting.page.words.summary.setPlainText("What the port says.")
    trigger(case, "withdraw-case")
    case.until(lambda: case.side("case") == [])
    trigger(case, "undo")
    case.until(lambda: case.side("case") == ["Strike"])
    assert aside(lambda: case.archive.plans.get("C1")) == Plan(sections=SHORT, summary="What the port says.")


def test_a_case_that_was_withdrawn_long_ago_is_restored(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window asks which one, shows it again with all that it holds, and takes that back on request."""
    before = aside(lambda: case.archive.cases.get("C1"))
    trigger(case, "restore-case")
    case.until(lambda: case.window.middle.notice.text == "No case is withdrawn.")
    aside(lambda: case.archive.cases.withdraw("C1"))
    case.until(lambda: case.side("case") == [])
    offered: list[str] = []

    def accept(dialog: QDialog) -> int:
        offered.extend(box.currentText() for box in dialog.findChildren(QComboBox))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QDialog, "exec", accept)
    trigger(case, "restore-case")
    case.until(lambda: case.side("case") == ["Strike"] and case.window.browsing.case() is not None)
    assert offered == ["Strike · C1 · 2 reports"]
    assert aside(case.archive.cases.list) == [before]
    trigger(case, "undo")
    case.until(lambda: case.side("case") == [])


def test_the_menu_of_a_case_withdraws_it(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a case is clicked in the side bar, and in the menu bar."""
    shown: list[QMenu] = []

    class Shown(QMenu):
        """Not shown at all: nobody is there to choose from it."""

        def exec(self, *_: object) -> None:  # type: ignore[override]
            shown.append(self)

    monkeypatch.setattr(menus, "QMenu", Shown)
    side = case.window.side
    side.customContextMenuRequested.emit(side.visualRect(case.window.side_model.find("case", "C1")).center())
    withdraw = case.window.actions_by_name["withdraw-case"]
    assert shown and withdraw in shown[0].actions() and withdraw.text().replace("&", "") == "Withdraw the case"
