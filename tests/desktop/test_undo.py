"""Promises of undoing: what is taken back is what was done last, however fast the person is."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dossier.archive import Archive
from dossier.desktop.operation_stack import OperationStack, Request
from dossier.desktop.workers.worker import Lane
from tests.desktop.conftest import FERRY, Stage, aside


class Work:
    """Saved searches of an empty archive, on a lane of its own that waits at its gate."""

    def __init__(self, archive: Archive) -> None:
        self.archive, self.lane, self.gate = archive, Lane("test"), threading.Event()
        self.stack = OperationStack(archive, self.lane)
        self.lane.ask(self.gate.wait)

    def save(self, name: str, then: Callable[[], object] = lambda: None) -> Request:
        def work() -> None:
            self.archive.search.save(name, "ferry")

        return self.stack.do(name, work, lambda _: then())

    @property
    def recorded(self) -> list[str]:
        """What the log says, in order."""
        signs = {"search-saved": "+", "search-dropped": "-"}
        events = aside(self.archive.reports.history)
        return [signs[event.kind] + event.detail["name"] for event in events if event.kind in signs]


@pytest.fixture
def work(qtbot: QtBot, tmp_path: Path) -> Iterator[Work]:
    with Archive.create(tmp_path / "archive", person="tester") as archive:
        made = Work(archive)
        yield made
        made.gate.set()
        made.lane.close()
        made.lane.join()


def test_undo_while_an_operation_is_under_way_undoes_that_one(work: Work, qtbot: QtBot) -> None:
    """The operation before it stays done."""
    work.save("case")
    work.save("title")
    work.stack.undo()
    work.gate.set()
    qtbot.waitUntil(lambda: work.stack.next_redo == "title")
    assert work.recorded == ["+case", "+title", "-title"]
    assert work.stack.next_undo == "case"


def test_undo_and_redo_at_once_come_one_after_another(work: Work, qtbot: QtBot) -> None:
    """Three keys faster than the archive do what three slow ones do."""
    work.save("tag")
    work.stack.undo()
    work.stack.redo()
    work.gate.set()
    qtbot.waitUntil(lambda: work.stack.next_undo == "tag" and len(work.recorded) == 3)
    assert work.recorded == ["+tag", "-tag", "+tag"]
    assert work.stack.next_redo is None


def test_what_is_under_way_can_be_undone_and_redone_already(work: Work, qtbot: QtBot) -> None:
    """The keys are heard before the archive has answered, and no longer where it refuses."""
    stack, told = work.stack, list[str]()
    assert not stack.may_undo
    work.save("tag")
    assert stack.may_undo and not stack.may_redo
    stack.undo()
    assert stack.may_redo
    work.gate.set()
    qtbot.waitUntil(lambda: stack.next_redo == "tag")
    assert not stack.may_undo and stack.may_redo
    stack.do("day", lambda: work.archive.search.remove("none of this name"), failed=told.append)
    assert stack.may_undo
    qtbot.waitUntil(lambda: bool(told))
    assert not stack.may_undo and stack.may_redo


def test_a_named_operation_is_undone_only_while_it_is_the_newest(work: Work, qtbot: QtBot) -> None:
    """A message's button never undoes something else."""
    first, second = work.save("first"), work.save("second")
    kept: list[str] = []
    work.stack.undo(first, kept=lambda: kept.append("first"))
    work.stack.undo(second, kept=lambda: kept.append("second"))
    work.stack.undo(second, kept=lambda: kept.append("second again"))
    work.gate.set()
    qtbot.waitUntil(lambda: work.stack.next_redo == "second")
    assert work.recorded == ["+first", "+second", "-second"]
    assert kept == ["first"], "what was undone is not kept"


def test_what_cannot_be_undone_is_said_and_blocks_nothing(work: Work, qtbot: QtBot) -> None:
    """What was done before it can still be undone."""
    told: list[str] = []
    work.lane.failed.connect(told.append)
    work.save("first")
    work.save("stuck")
    work.lane.ask(lambda: work.archive.search.remove("stuck"))  # as another window would
    work.stack.undo()
    work.gate.set()
    qtbot.waitUntil(lambda: bool(told))
    assert "no saved search has this name" in told[0]
    assert (work.stack.next_undo, work.stack.next_redo) == ("first", None)


def test_what_changes_nothing_cannot_be_undone(work: Work, qtbot: QtBot) -> None:
    """Before it is what Undo still means."""
    work.save("first")
    done: list[object] = []
    work.stack.do("nothing", lambda: None, done.append)
    work.gate.set()
    qtbot.waitUntil(lambda: bool(done))
    assert work.stack.next_undo == "first"


def test_undo_goes_on_after_a_restart(stage: Stage) -> None:
    """The window's next start on the same computer undoes what the one before did, and redoes it."""
    stage.take(stage.write("a.txt", FERRY))
    stage.window.sorting.tag(["R1"], ["strike"])
    stage.until(lambda: stage.side("tag") == ["strike"])
    stage.window.close()
    session = stage.open().session
    stage.until(lambda: session.operations.next_undo == "tagging")
    session.operations.undo()
    stage.until(lambda: stage.side("tag") == [])
    session.operations.redo()
    stage.until(lambda: stage.side("tag") == ["strike"])


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
    stage.window.session.decide(lambda _: gate.wait())
    stage.window.session.correct("R1", "headline", "Ferries stand still")
    threading.Timer(0.3, gate.set).start()
    stage.window.session.close()

    def headline() -> str:
        with Archive.open(stage.folder / "archive", person="tester") as archive:
            return archive.reports.get("R1").row.headline

    assert aside(headline) == "Ferries stand still"
