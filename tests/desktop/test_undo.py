"""Promises of undoing: what is taken back is what was done last, however fast the person is."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from dossier.archive import Archive
from dossier.desktop.undo.undo_stack import Deed, Deeds
from dossier.desktop.workers.worker import Lane
from dossier.errors import BadInput
from tests.desktop.conftest import FERRY, Stage, aside


def refused(name: str) -> None:
    raise BadInput(name, "cannot be taken back")


class Work:
    """Deeds on a lane of its own that waits at its gate; `seen` is what they did, in order."""

    def __init__(self) -> None:
        self.lane, self.gate, self.seen = Lane("test"), threading.Event(), list[str]()
        self.deeds = Deeds(self.lane)
        self.lane.ask(self.gate.wait)

    def deed(self, name: str, fails: bool = False) -> Deed:
        def undo() -> None:
            if fails:
                refused(name)
            self.seen.append(f"-{name}")

        return Deed(name, lambda: self.seen.append(f"+{name}"), undo)


@pytest.fixture
def work(qtbot: QtBot) -> Iterator[Work]:
    made = Work()
    yield made
    made.gate.set()
    made.lane.close()
    made.lane.join()


def test_undo_while_a_deed_is_under_way_takes_back_that_deed(work: Work, qtbot: QtBot) -> None:
    """The deed before it stays done."""
    work.deeds.do(work.deed("case"))
    work.deeds.do(work.deed("title"))
    work.deeds.undo()
    work.gate.set()
    qtbot.waitUntil(lambda: work.deeds.next_redo == "title")
    assert work.seen == ["+case", "+title", "-title"]
    assert work.deeds.next_undo == "case"


def test_undo_and_redo_at_once_come_one_after_another(work: Work, qtbot: QtBot) -> None:
    """Three keys faster than the archive do what three slow ones do."""
    work.deeds.do(work.deed("tag"))
    work.deeds.undo()
    work.deeds.redo()
    work.gate.set()
    qtbot.waitUntil(lambda: work.deeds.next_undo == "tag" and len(work.seen) == 3)
    assert work.seen == ["+tag", "-tag", "+tag"]
    assert work.deeds.next_redo is None


def test_what_is_under_way_can_be_undone_and_redone_already(work: Work, qtbot: QtBot) -> None:
    """The keys are heard before the archive has answered, and no longer where it refuses."""
    deeds, told = work.deeds, list[str]()
    assert not deeds.may_undo
    deeds.do(work.deed("tag"))
    assert deeds.may_undo and not deeds.may_redo
    deeds.undo()
    assert deeds.may_redo
    work.gate.set()
    qtbot.waitUntil(lambda: deeds.next_redo == "tag")
    assert not deeds.may_undo and deeds.may_redo
    deeds.do(Deed("day", lambda: refused("day"), lambda: None), failed=told.append)
    assert deeds.may_undo
    qtbot.waitUntil(lambda: bool(told))
    assert not deeds.may_undo and deeds.may_redo


def test_a_named_deed_is_taken_back_only_while_it_is_the_newest(work: Work, qtbot: QtBot) -> None:
    """A message's button never takes back something else."""
    first, second = work.deed("first"), work.deed("second")
    work.deeds.do(first)
    work.deeds.do(second)
    stood: list[str] = []
    work.deeds.undo(first, stands=lambda: stood.append("first"))
    work.deeds.undo(second, stands=lambda: stood.append("second"))
    work.deeds.undo(second, stands=lambda: stood.append("second again"))
    work.gate.set()
    qtbot.waitUntil(lambda: work.deeds.next_redo == "second")
    assert work.seen == ["+first", "+second", "-second"]
    assert stood == ["first"], "what was taken back stands no more"


def test_what_cannot_be_taken_back_is_told_and_lets_the_others_be(work: Work, qtbot: QtBot) -> None:
    """It stands in the way of nothing that was done before it."""
    told: list[str] = []
    work.lane.told.connect(told.append)
    work.deeds.do(work.deed("first"))
    work.deeds.do(work.deed("stuck", fails=True))
    work.deeds.undo()
    work.gate.set()
    qtbot.waitUntil(lambda: bool(told))
    assert "cannot be taken back" in told[0]
    assert (work.deeds.next_undo, work.deeds.next_redo) == ("first", None)


def test_keys_that_are_faster_than_the_archive_are_heard(stage: Stage) -> None:
    """Ctrl+Z and Ctrl+Shift+Z right after the first deed of a window, before anything of it is to be seen."""
    stage.take(stage.write("a.txt", FERRY))
    window = stage.window
    window.sorting.tag(["R1"], ["strike"])
    for name in ("undo", "redo", "undo"):
        window.actions_by_name[name].trigger()
    window.sorting.tag(["R1"], ["dock"])
    stage.until(lambda: stage.side("tag") == ["dock"])
    kinds = [event.kind for event in aside(lambda: stage.archive.reports.history("R1"))]
    assert [kind for kind in kinds if "tag" in kind] == ["tagged", "untagged", "tagged", "untagged", "tagged"]


def test_what_was_decided_is_written_though_the_window_closes_at_once(stage: Stage) -> None:
    """A correction that waits behind another piece of work is in the archive when it is opened again."""
    stage.take(stage.write("a.txt", FERRY))
    gate = threading.Event()
    stage.window.desk.decide(lambda _: gate.wait())
    stage.window.desk.correct("R1", "headline", "Ferries stand still")
    threading.Timer(0.3, gate.set).start()
    stage.window.desk.close()

    def headline() -> str:
        with Archive.open(stage.folder / "archive", person="tester") as archive:
            return archive.reports.get("R1").row.headline

    assert aside(headline) == "Ferries stand still"
