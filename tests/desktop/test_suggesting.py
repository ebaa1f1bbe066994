"""Suggested cases come from a process of their own, which never keeps the window."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from dossier.desktop.controllers import side_bar_controller
from dossier.desktop.dialogs.tag_dialogs import TallyDialog
from dossier.desktop.workers import suggestion_worker
from dossier.desktop.workers.questions import Suggestion
from dossier.desktop.workers.suggestion_worker import Grouping
from dossier.model.links import Group, Reason
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage, aside


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
            patch.setattr(suggestion_worker, *broken)
            one = Grouping(stage.folder / "archive")
            one.failed.connect(told.append)
            one.ask(lambda _: None)
            stage.until(lambda: bool(told))
            assert str(stage.folder / "archive") in told[0] and why in told[0]
        told.clear()
        one.close()
        one.join()


def test_the_side_bar_shows_the_largest_suggestions_and_the_way_to_all(
    three: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Suggested cases past the first are listed in a window, by their headlines or by what their reports share."""
    browsing, sorting = three.window.browsing, three.window.sorting
    three.until(lambda: three.side("suggested"))
    rows = aside(lambda: three.archive.reports.rows(["R1", "R2", "R3"]))
    bare = tuple(replace(row, headline=None) for row in rows[1:])
    reasons = (Reason("name", "Quito", {}, 0.2), Reason("name", "Olga Brandt", {}, 0.9))
    made = [Suggestion(Group(("R1", "R2"), ()), (bare[0], rows[0])), Suggestion(Group(("R1", "R3"), ()), bare[:1]),
            Suggestion(Group(("R2", "R3"), reasons), bare)]  # fmt: skip
    monkeypatch.setattr(side_bar_controller, "_TOP", 1)
    monkeypatch.setattr(three.window.session, "suggestions", lambda then: then(made))
    browsing._show_suggestions(made)
    assert three.side("suggested") == ["Ferry strike halts island traffic for a third day"]
    assert "All suggested cases… (3)" in three.side("hint")
    browsing.wished.emit("all-suggested")
    dialog = sorting.dialog
    assert isinstance(dialog, TallyDialog)
    names = [dialog.model.index(row, 0).data() for row in range(dialog.model.rowCount())]
    assert names[0] == "Ferry strike halts island traffic for a third day" and names[2] == "Olga Brandt, Quito"
    assert names[1].endswith(".txt")  # nothing better is known
    dialog._choose(dialog.model.index(2, 0))
    three.until(lambda: browsing.suggestion() == made[2] and three.window.model.rowCount() == 2)
    browsing.refresh()
    three.until(lambda: not browsing._asked)
    assert browsing.suggestion() == made[2]  # though the side bar has no line for it
