"""Hints that fail, run over or end: what they would have told is found all the same."""

from __future__ import annotations

import logging
import threading
import time
from pathlib import Path

import pytest

from dossier.intake import fs_events
from tests.intake.warm import Warm
from tests.intake.watching import Watch, accounted
from tests.repository.house import REPORTS, House

pytestmark = pytest.mark.usefixtures("impatient")


def test_no_error_in_a_handler_ends_the_hints(
    house: House, drop: Path, warm: Warm, seldom: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a hint cannot be passed on, the folder is gone through instead, and later hints come as ever."""
    broken, real = threading.Event(), fs_events.FsEvent
    broken.set()

    def hint(path: str, folder: bool) -> fs_events.FsEvent:
        if broken.is_set():
            raise ValueError("a name that nobody foresaw")
        return real(path, folder)

    monkeypatch.setattr(fs_events, "FsEvent", hint)
    with Watch(house, drop, cage=warm) as at_work:
        (drop / "a.txt").write_text(REPORTS[0])
        at_work.until(lambda: len(at_work.told) == 1)
        broken.clear()
        (drop / "b.txt").write_text(REPORTS[1])
        at_work.until(lambda: len(at_work.told) == 2)
    assert at_work.statuses() == [("a.txt", "added"), ("b.txt", "added")]


@pytest.mark.usefixtures("seldom")
def test_a_queue_that_ran_over_has_everything_gone_through(
    house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the system says that events were lost, no file waits for the next going-through by the clock."""
    deaf, real = threading.Event(), fs_events._Handler.on_any_event
    monkeypatch.setattr(fs_events._Handler, "on_any_event", lambda *words: None if deaf.is_set() else real(*words))
    with Watch(house, drop, cage=warm) as at_work:
        deaf.set()
        (drop / "a.txt").write_text(REPORTS[0])
        time.sleep(0.4)
        assert at_work.told == []
        logging.getLogger("watchdog.observers.inotify_c").warning("Inotify queue overflowed; events were lost")
        at_work.until(lambda: at_work.told)
        at_work.until(lambda: at_work.watcher.states()[0].note)
        assert "did not tell of 1 of the changes" in (at_work.watcher.states()[0].note or "")
    assert accounted(house, drop) == {"archived": 1}


@pytest.mark.usefixtures("seldom")
def test_an_observer_that_died_is_replaced(house: House, drop: Path, warm: Warm) -> None:
    """Whatever ends the threads that gather hints, others take their place, and what was missed is found."""
    with Watch(house, drop, cage=warm) as at_work:
        observer = at_work.watcher._hints._observer
        assert observer is not None
        observer.stop()
        observer.join()
        (drop / "a.txt").write_text(REPORTS[0])
        at_work.until(lambda: len(at_work.told) == 1)
        (drop / "b.txt").write_text(REPORTS[1])
        at_work.until(lambda: len(at_work.told) == 2)
        assert at_work.watcher._hints._observer is not observer
