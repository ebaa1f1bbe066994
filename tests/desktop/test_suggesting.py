"""Suggested cases come from a process of their own, which never keeps the window."""

from __future__ import annotations

import time

import pytest

from dossier.desktop.lanes import grouping
from dossier.desktop.lanes.grouping import Grouping
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage


def test_reports_of_one_event_are_suggested_as_a_case(stage: Stage) -> None:
    """Two reports of the strike are suggested, the library's garden is not, and all of it comes without being asked."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE), stage.write("c.txt", LIBRARY))
    stage.until(lambda: len(stage.side("suggested")) == 1)
    stage.window.browsing.go("suggested", "R1 R2")
    shown = stage.window.browsing.suggestion()
    assert shown is not None
    assert {row.report for row in shown.rows} == {"R1", "R2"}
    assert all(reason.evidence for reason in shown.group.reasons)


def test_who_asks_while_others_are_answered_is_answered_next(stage: Stage) -> None:
    """Of many questions that come while one is under way, the last is answered, and no more than two are worked on."""
    answers: list[int] = []
    asked = Grouping(stage.folder / "archive")
    for number in range(5):
        asked.ask(lambda _, number=number: answers.append(number))
    stage.until(lambda: 4 in answers)
    assert answers == [0, 4]
    asked.close()
    asked.join()


def test_a_window_that_closes_waits_for_no_suggestion(stage: Stage) -> None:
    """The process is ended with the window."""
    one = Grouping(stage.folder / "archive")
    one.ask(lambda _: None)
    stage.until(lambda: one._child is not None)
    began = time.monotonic()
    one.close()
    one.join()
    assert one._child is not None and one._child.returncode is not None
    assert time.monotonic() - began < 10


def test_what_keeps_cases_from_being_suggested_is_told(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that takes too long, or fails, is told of in a sentence that names the archive."""
    told: list[str] = []
    for broken, why in ((("_SECONDS", 0.0), "takes too long"), (("AMONG", "many"), "invalid literal")):
        with monkeypatch.context() as patch:
            patch.setattr(grouping, *broken)
            one = Grouping(stage.folder / "archive")
            one.told.connect(told.append)
            one.ask(lambda _: None)
            stage.until(lambda: bool(told))
            assert str(stage.folder / "archive") in told[0] and why in told[0]
        told.clear()
        one.close()
        one.join()
