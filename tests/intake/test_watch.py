"""Watched folders: what is dropped is taken once and whole, and a folder that vanishes is a pause."""

from __future__ import annotations

import os
import shutil
import threading
from pathlib import Path

import pytest

from dossier.catalog import parse_query
from dossier.intake import settle_backoff
from dossier.intake.intake import Intake
from dossier.model.folders import FolderSettings
from dossier.model.reports import Outcome
from tests.intake.warm import Warm
from tests.intake.watching import Watch, accounted, following
from tests.repository.house import REPORTS, House


@pytest.mark.usefixtures("seldom")
def test_what_is_dropped_is_archived(house: House, drop: Path, warm: Warm) -> None:
    """Files there already, dropped, renamed into place or in a new folder are each taken once; changes are versions."""
    (drop / "before.txt").write_text(REPORTS[0])
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: len(at_work.told) == 1)
        (drop / "dropped.txt").write_text(REPORTS[1])
        at_work.until(lambda: len(at_work.told) == 2)
        (drop / "download.part").write_text(REPORTS[2])
        (drop / "download.part").rename(drop / "download.txt")
        at_work.until(lambda: len(at_work.told) == 3)
        (drop / "folder" / "deeper").mkdir(parents=True)
        (drop / "folder" / "deeper" / "below.txt").write_text("A report below on ferries.\n")
        at_work.until(lambda: len(at_work.told) == 4)
        (drop / "before.txt").write_text("The first report was changed.\n")
        at_work.until(lambda: len(at_work.told) == 5)
        shutil.copy(drop / "dropped.txt", drop / "copy.txt")
        at_work.until(lambda: len(at_work.told) == 6)
    assert at_work.statuses() == [
        ("before.txt", "added"),
        ("dropped.txt", "added"),
        ("download.txt", "added"),
        ("below.txt", "added"),
        ("before.txt", "new-version"),
        ("copy.txt", "duplicate"),
    ]
    assert house.faults() == []


@pytest.mark.usefixtures("seldom")
def test_a_file_that_grows_is_taken_once_and_whole(house: House, drop: Path, warm: Warm) -> None:
    """A slow copy is left alone until it has been quiet, and then it is one version with all its bytes."""
    now = [100.0]
    with Watch(house, drop, cage=warm, settings=FolderSettings(quiet=1.0), steady=lambda: now[0]) as at_work:
        with (drop / "slow.txt").open("a") as stream:
            for number in range(8):
                stream.write(f"Line {number} of a report on ferries.\n")
                stream.flush()
                at_work.until(lambda: at_work.watcher.states()[0].settling)
                now[0] += 0.9  # of a second, in which the watcher may look as often as it likes
                assert at_work.told == []

        def later() -> list[Outcome]:
            now[0] += 1.0
            return at_work.told

        at_work.until(later)
    assert at_work.statuses() == [("slow.txt", "added")]
    assert house.catalog.versions("R1")[0].size == (drop / "slow.txt").stat().st_size


@pytest.mark.usefixtures("often")
def test_unfinished_and_system_files_are_passed_over(house: House, drop: Path, warm: Warm) -> None:
    """Names that are ignored are never taken, in a hidden folder neither, by no way."""
    (drop / ".hidden").mkdir()
    for name in ("page.crdownload", ".hidden/inside.txt", "~$draft.txt", "Thumbs.db"):
        (drop / name).write_text("words of no report")
    with Watch(house, drop, cage=warm) as at_work:
        (drop / ".hidden" / "later.txt").write_text("words of no report")
        (drop / "late.part").write_text("words of no report")
        (drop / "real.txt").write_text(REPORTS[0])
        at_work.until(lambda: at_work.told)
        (drop / "last.txt").write_text(REPORTS[1])
        at_work.until(lambda: len(at_work.told) == 2)
    assert at_work.statuses() == [("real.txt", "added"), ("last.txt", "added")]


@pytest.mark.usefixtures("seldom")
def test_a_folder_that_vanishes_is_a_pause(house: House, drop: Path, warm: Warm) -> None:
    """Gone: paused, and nothing is taken for deleted. Back: watched again, and gone through at once."""
    (drop / "a.txt").write_text(REPORTS[0])
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: at_work.told)
        drop.rename(drop.with_name("away"))
        at_work.until(lambda: at_work.state() == ("paused", "the folder is gone"))
        drop.write_text("a file in its place")
        at_work.until(lambda: at_work.state() == ("paused", "it is no folder any more"))
        drop.unlink()
        (drop.with_name("away") / "b.txt").write_text(REPORTS[1])
        drop.with_name("away").rename(drop)
        at_work.until(lambda: len(at_work.told) == 2)
        at_work.until(lambda: at_work.state() == ("watching", None))
        (drop / "c.txt").write_text(REPORTS[2])
        at_work.until(lambda: len(at_work.told) == 3)
    assert at_work.statuses() == [("a.txt", "added"), ("b.txt", "added"), ("c.txt", "added")]
    assert house.catalog.count(parse_query("")) == 3


@pytest.mark.usefixtures("seldom")
def test_a_folder_made_again_at_once_is_watched_again(house: House, drop: Path, warm: Warm) -> None:
    """A folder that is removed and made again faster than anybody looks is not lost from sight."""
    with Watch(house, drop, cage=warm) as at_work:
        for number in range(3):
            shutil.rmtree(drop)
            drop.mkdir()
            (drop / f"{number}.txt").write_text(f"Report {number} on ferries.\n")
            at_work.until(lambda n=number: len(at_work.told) == 2 * n + 1)
            (drop / f"{number} later.txt").write_text(f"A later report {number} on ferries.\n")
            at_work.until(lambda n=number: len(at_work.told) == 2 * n + 2)


@pytest.mark.usefixtures("often")
def test_what_cannot_be_taken_is_told_once_and_tried_again(
    house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that another program holds is told once, not at every look, and taken when it is let go."""
    held, tries, real = threading.Event(), [0], os.open
    held.set()

    def opened(path: object, *words: int, **more: int) -> int:
        if held.is_set() and str(path).endswith("held.txt"):
            tries[0] += 1
            raise PermissionError(13, "The process cannot access the file")
        return real(path, *words, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "open", opened)
    (drop / "held.txt").write_text(REPORTS[0])
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: tries[0] >= 3)
        assert at_work.statuses() == [("held.txt", "failed")]
        held.clear()
        at_work.until(lambda: len(at_work.told) == 2)
    assert at_work.statuses() == [("held.txt", "failed"), ("held.txt", "added")]


@pytest.mark.usefixtures("often")
def test_without_events_folders_are_gone_through(
    house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the system gives no events (network drives, too many watches), nothing is missed."""

    def no_more(*_: object, **__: object) -> None:
        raise OSError(28, "inotify watch limit reached")

    monkeypatch.setattr("watchdog.observers.api.BaseObserver.schedule", no_more)
    with Watch(house, drop, cage=warm) as at_work:
        (drop / "a.txt").write_text(REPORTS[0])
        at_work.until(lambda: at_work.told)
        (drop / "a.txt").write_text(REPORTS[1])
        at_work.until(lambda: len(at_work.told) == 2)
    assert at_work.statuses() == [("a.txt", "added"), ("a.txt", "new-version")]


@pytest.mark.usefixtures("often")
def test_what_is_no_file_is_left_where_it_is(house: House, drop: Path, warm: Warm) -> None:
    """Links, pipes and folders with odd names in a watched folder are no trouble to anybody."""
    outside = drop.with_name("outside.txt")
    outside.write_text("words outside")
    (drop / "link.txt").symlink_to(outside)
    (drop / "loop").symlink_to(drop)
    os.mkfifo(drop / "pipe.txt")
    with Watch(house, drop, cage=warm) as at_work:
        (drop / os.fsdecode(b"caf\xe9.txt")).write_text(REPORTS[0])
        at_work.until(lambda: at_work.told)
    assert [outcome.status for outcome in at_work.told] == ["added"]


def test_it_ends_when_nothing_happens_any_more(house: House, drop: Path, warm: Warm) -> None:
    """With `until_idle` everything there is taken, and then the watch ends by itself and leaves no thread."""
    threads = set(threading.enumerate())
    for number in range(5):
        (drop / f"{number}.txt").write_text(f"Report {number} on ferries.\n")
    intake = Intake(house.store, house.catalog, house.recorder, lambda _: warm)
    told = list(following(house, intake, drop).run(threading.Event(), until_idle=0.3))
    again = list(following(house, intake, drop).run(threading.Event(), until_idle=0.2))
    intake.close()
    assert ([outcome.status for outcome in told], again) == (["added"] * 5, [])
    assert set(threading.enumerate()) == threads


def test_a_file_that_takes_our_answers_by_a_pipe_does_not_feed_itself(
    house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told of it changes it: it is taken a few times, then waits with the reason, and holds up no end."""
    monkeypatch.setattr(settle_backoff, "SOON", 0.7)
    (drop / "a.txt").write_text(REPORTS[0])
    intake = Intake(house.store, house.catalog, house.recorder, lambda _: warm)
    watcher, told = following(house, intake, drop), list[Outcome]()
    for outcome in watcher.run(threading.Event(), until_idle=0.3):
        told.append(outcome)
        with (drop / "told.txt").open("a") as stream:  # as `| tee` would write it
            print(outcome, file=stream)
    intake.close()
    of_itself = [outcome.status for outcome in told if outcome.path.endswith("told.txt")]
    assert of_itself[:3] == ["added", "new-version", "new-version"]
    assert 4 <= len(of_itself) <= 16
    assert "failed" in of_itself[3:] and set(of_itself[3:]) <= {"new-version", "failed"}
    waits = [str(outcome.reason) for outcome in told if outcome.status == "failed"]
    assert waits[0] == "keeps changing; it is taken in again once it has stayed as it is for 0.8 seconds"
    assert accounted(house, drop) == {"archived": 1, "pending": 1}


def test_a_file_that_is_known_is_not_read_again(
    house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the next start, files that are in the archive as they are, are not opened."""
    (drop / "a.txt").write_text(REPORTS[0])
    intake = Intake(house.store, house.catalog, house.recorder, lambda _: warm)
    assert len(list(following(house, intake, drop).run(threading.Event(), 0.1))) == 1
    opened: list[object] = []
    monkeypatch.setattr("dossier.intake.intake.take", lambda *words: opened.append(words))
    assert list(following(house, intake, drop).run(threading.Event(), 0.1)) == []
    intake.close()
    assert opened == []


def test_two_folders_of_which_one_is_hidden_in_the_other(house: House, drop: Path, warm: Warm) -> None:
    """A hidden folder that a person asked for by name is watched, whatever its name and wherever it lies."""
    inner = drop / ".notes"
    inner.mkdir()
    with Watch(house, drop, inner, cage=warm) as at_work:
        (inner / "in.txt").write_text(REPORTS[0])
        (drop / "out.txt").write_text(REPORTS[1])
        at_work.until(lambda: len(at_work.told) == 2)
    assert sorted(at_work.statuses()) == [("in.txt", "added"), ("out.txt", "added")]
