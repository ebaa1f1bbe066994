"""Promises of a case's workspace: pages over the whole height, filled when looked at, remembered, reached by keys."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dossier.archive.compare import Compare
from dossier.model.cases import Case
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage, aside

PAGES = ["reports", "compare", "timeline", "map", "notes", "judgements"]


@pytest.fixture
def case(stage: Stage) -> Stage:
    """A window on a case of two reports."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.rest()
    stage.window.activateWindow()
    return stage


def test_pages_are_there_for_a_case_and_nowhere_else(case: Stage) -> None:
    """All reports stand alone in the middle; a case has its tabs over them."""
    space, browsing = case.window.middle.case, case.window.browsing
    assert space.bar.isVisible() and space.shown == "reports"
    case.window.workspace.turn_to("compare")
    browsing.go("reports")
    assert not space.bar.isVisible() and case.window.middle.table.isVisible() and space.shown == "reports"
    browsing.go("case", "C1")
    assert space.bar.isVisible() and space.shown == "compare"
    # What finds reports in the list makes room for the other pages, and is there when it is called for
    search = case.window.middle.search
    assert not search.isVisible()
    case.window.actions_by_name["search"].trigger()
    assert space.shown == "reports" and search.isVisible() and search.hasFocus()


def test_every_page_has_an_action_and_takes_the_focus(case: Stage) -> None:
    """Its keys bring it to the front, and what is typed next goes there."""
    space = case.window.middle.case
    for name in PAGES:
        action = case.window.actions_by_name[f"case-{name}"]
        case.until(action.isEnabled)
        action.trigger()
        held = case.window.focusWidget()
        assert space.shown == name
        assert held is not None and (held is space.front or space.front.isAncestorOf(held)), name


def test_a_page_is_filled_when_it_is_looked_at_and_after_changes_only_while_in_sight(case: Stage) -> None:
    """A page added by others is asked for its case once a visit, again after a change, and never behind another."""
    seen: list[Case] = []
    workspace = case.window.workspace
    workspace.add_page("further", "Further", QLabel("page"), seen.append)
    assert not seen
    workspace.turn_to("further")
    assert [found.case for found in seen] == ["C1"]
    workspace.turn_to("reports")
    workspace.turn_to("further")
    assert len(seen) == 1
    aside(lambda: case.archive.cases.add_note("C1", "Seen."))
    case.until(lambda: len(seen) == 2)
    workspace.turn_to("reports")
    aside(lambda: case.archive.cases.add_note("C1", "Seen again."))
    case.until(lambda: "2" in case.window.middle.case.title("notes"))
    case.rest()
    assert len(seen) == 2
    workspace.turn_to("further")
    assert len(seen) == 3


def test_only_what_touches_the_case_is_fetched_again(case: Stage) -> None:
    """Files that come in beside it, or another case, cost it nothing; F5 fetches all the same."""
    seen: list[Case] = []
    case.window.workspace.add_page("further", "Further", QLabel("page"), seen.append)
    case.window.workspace.turn_to("further")
    case.take(case.write("c.txt", LIBRARY))
    aside(lambda: case.archive.cases.new("Garden", ["R3"]))
    case.until(lambda: "Garden" in case.side("case"))
    assert len(seen) == 1
    case.window.actions_by_name["refresh"].trigger()
    assert len(seen) == 2
    aside(lambda: case.archive.corrections.set("R2", "headline", "Strike at the docks"))
    case.until(lambda: len(seen) == 3)


def test_an_answer_that_is_late_is_not_shown(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change while the case is being compared: what is shown in the end is the case as it is."""
    whole, begun, go_on = type(case.archive.compare).file, threading.Event(), threading.Event()

    def slow(compare: Compare, *words: object, **named: object) -> object:
        file = whole(compare, *words, **named)  # type: ignore[arg-type]
        begun.set()
        go_on.wait(20)
        return file

    monkeypatch.setattr(type(case.archive.compare), "file", slow)
    case.window.workspace.turn_to("compare")
    case.until(begun.is_set)
    aside(lambda: case.archive.judgements.settle("C1", "figure/arrested", "seen", 31))
    case.until(lambda: case.window.workspace._state > 1)
    go_on.set()
    model = case.window.middle.case.compare.model
    case.until(lambda: any(row.settled for row in model.findings))


def test_the_page_chosen_last_is_there_at_the_next_start(case: Stage, qtbot: QtBot) -> None:
    """Whoever works in the timeline comes back to it."""
    case.window.workspace.turn_to("timeline")
    case.close()
    window = case.open()
    case.until(lambda: case.side("case") == ["Strike"])
    window.browsing.go("case", "C1")
    assert window.middle.case.shown == "timeline"
    case.until(lambda: window.middle.case.timeline.model.rowCount() > 0)


def test_another_case_shows_nothing_of_the_one_before(case: Stage) -> None:
    """Rows, entries and places go at once, before those of the other case have come."""
    window = case.window
    for name in ("compare", "timeline", "map"):
        window.workspace.turn_to(name)
        page = getattr(window.middle.case, name)
        case.until(lambda page=page: page.model.rowCount() > 0)
    case.take(case.write("c.txt", LIBRARY))
    aside(lambda: case.archive.cases.new("Garden", ["R3"]))
    case.until(lambda: "Garden" in case.side("case"))
    window.browsing.go("case", "C2")
    assert window.middle.case.compare.model.rowCount() == window.middle.case.timeline.model.rowCount() == 0
    case.until(lambda: [spot.place.name for spot in window.middle.case.map.model.spots] == ["Lima"])


def test_what_cannot_be_fetched_is_told_and_asked_for_again(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure does not leave the page waiting for ever."""
    from dossier.errors import BadInput

    whole = type(case.archive.compare).file

    def fails(*_: object, **__: object) -> object:
        raise BadInput("C1", "cannot be read now")

    monkeypatch.setattr(type(case.archive.compare), "file", fails)
    window = case.window
    window.workspace.turn_to("compare")
    case.until(lambda: "cannot be read now" in window.middle.notice.text)
    monkeypatch.setattr(type(case.archive.compare), "file", whole)
    window.workspace.turn_to("reports")
    window.workspace.turn_to("compare")
    case.until(lambda: window.middle.case.compare.model.rowCount() > 0)


def test_escape_leads_back_to_the_page(case: Stage, qtbot: QtBot) -> None:
    """From the report's words to what was looked at before."""
    window = case.window
    window.workspace.turn_to("compare")
    case.until(lambda: window.middle.case.compare.model.rowCount() > 0)
    window.middle.notice.hide()
    window.pane.text.setFocus()
    qtbot.keyClick(window.pane.text, Qt.Key.Key_Escape)
    assert window.middle.case.compare.findings.cells.hasFocus()
