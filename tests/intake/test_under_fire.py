"""Whatever happens in a watched folder, every file meets one fate, once, and the fates add up to the listing."""

from __future__ import annotations

import os
import shutil
import threading
import time
from pathlib import Path

import pytest

from dossier.catalog import parse_query
from dossier.intake import watch
from dossier.intake.reader_pool import ReaderPool
from dossier.model.events import Event
from dossier.model.folders import FolderSettings
from tests.intake.warm import Warm
from tests.intake.watching import Watch, accounted, entry_of
from tests.repository.house import REPORTS, House

pytestmark = pytest.mark.usefixtures("impatient")


def kinds(house: House, report: str) -> list[str]:
    return [event.kind for event in house.catalog.events(report) if event.kind != "reading"]


def last(house: House, report: str) -> Event:
    return [event for event in house.catalog.events(report) if event.kind != "reading"][-1]


def place(house: House, report: str) -> str:
    return house.catalog.row(report).path


def held(house: House) -> int:
    return house.catalog.count(parse_query(""))


@pytest.mark.usefixtures("seldom")
def test_a_slow_copy_becomes_one_version_with_all_its_bytes(house: House, drop: Path, warm: Warm) -> None:
    """A file that grows by a little each moment is taken once, when it has grown no more for the settle time."""
    # A settle time many times the pauses of the copy: a busy computer makes these longer
    with Watch(house, drop, cage=warm, settings=FolderSettings(quiet=1.5)) as at_work:
        with (drop / "slow.txt").open("wb") as stream:
            for number in range(20):
                stream.write(f"Line {number} of a report on ferries.\n".encode())
                stream.flush()
                time.sleep(0.03)
        at_work.until(lambda: at_work.told)
        assert accounted(house, drop) == {"archived": 1}
    assert at_work.statuses() == [("slow.txt", "added")]
    assert house.catalog.versions("R1")[0].size == (drop / "slow.txt").stat().st_size


@pytest.mark.usefixtures("seldom")
def test_rename_over_and_truncate_and_rewrite_are_versions(house: House, drop: Path, warm: Warm) -> None:
    """Both ways in which programs save a file again give the next version of the same report."""
    path = drop / "story.txt"
    with Watch(house, drop, cage=warm) as at_work:
        path.write_text(REPORTS[0])
        at_work.until(lambda: len(at_work.told) == 1)
        (drop / ".story.txt.new").write_text(REPORTS[1])
        (drop / ".story.txt.new").replace(path)
        at_work.until(lambda: len(at_work.told) == 2)
        with path.open("r+") as stream:
            stream.truncate()
            stream.write(REPORTS[2])
        at_work.until(lambda: len(at_work.told) == 3)
        assert accounted(house, drop) == {"archived": 1}
    assert at_work.statuses() == [("story.txt", "added"), ("story.txt", "new-version"), ("story.txt", "new-version")]


@pytest.mark.parametrize("events", [True, False])
def test_a_rewrite_of_the_same_size_and_time_is_noticed(
    house: House, drop: Path, warm: Warm, events: bool, request: pytest.FixtureRequest
) -> None:
    """Other bytes of the same number, with the modification time put back, are a new version all the same."""
    request.getfixturevalue("seldom" if events else "often")
    path = drop / "figures.txt"
    path.write_text("Twenty-seven people were arrested.\n")
    before = path.stat()
    with Watch(house, drop, cage=warm) as at_work:
        if not events:
            at_work.set(drop, poll=0.2)
        at_work.until(lambda: len(at_work.told) == 1)
        path.write_text("Thirty-three people were arrested.\n")
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
        after = path.stat()
        assert (after.st_size, after.st_mtime_ns) == (before.st_size, before.st_mtime_ns)
        at_work.until(lambda: len(at_work.told) == 2)
        assert accounted(house, drop) == {"archived": 1}
    assert at_work.statuses()[1] == ("figures.txt", "new-version")


@pytest.mark.usefixtures("seldom")
def test_renames_and_moves_are_told_as_moves(house: House, drop: Path, warm: Warm) -> None:
    """A file or a whole folder that is renamed or moved keeps its report; only the place changes, for searches too."""
    (drop / "old" / "deep").mkdir(parents=True)
    for number, name in enumerate(("old/1.txt", "old/deep/2.txt", "3.txt")):
        (drop / name).write_text(REPORTS[number])
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: len(at_work.told) == 3)
        reports = {Path(outcome.path).name: outcome.report or "" for outcome in at_work.told}
        (drop / "3.txt").rename(drop / "three.txt")
        at_work.until(lambda: place(house, reports["3.txt"]) == str(drop / "three.txt"))
        (drop / "old").rename(drop / "new")
        at_work.until(lambda: len(at_work.told) == 6)
        (drop / "new" / "deep").rename(drop / "deep")
        at_work.until(lambda: len(at_work.told) == 7)
        time.sleep(1)  # enough for anything to be taken for gone
        assert accounted(house, drop) == {"archived": 3}
        found = house.catalog.reports(parse_query(f'folder:"{drop / "deep"}"'))
        assert [row.report for row in found] == [reports["2.txt"]]
        assert house.catalog.count(parse_query(f'folder:"{drop / "old"}"')) == 0
    assert kinds(house, reports["1.txt"]) == ["accession", "moved"]
    assert kinds(house, reports["2.txt"]) == ["accession", "moved", "moved"]
    assert last(house, reports["2.txt"]).detail["moved_from"] == str(drop / "new" / "deep" / "2.txt")
    house.assert_sound()


@pytest.mark.parametrize("folders", ["events", "polling"])
def test_a_deleted_original_is_noted_and_its_return_too(house: House, drop: Path, warm: Warm, folders: str) -> None:
    """The archive keeps its copy, says since when the original is gone, and that it is back."""
    path = drop / "a.txt"
    path.write_text(REPORTS[0])
    (drop / "b.txt").write_text(REPORTS[1])
    with Watch(house, drop, cage=warm) as at_work:
        if folders == "polling":
            at_work.set(drop, poll=0.2)
        at_work.until(lambda: len(at_work.told) == 2)
        kept = path.rename(drop.parent / "kept.txt")
        at_work.until(lambda: len(at_work.told) == 3)
        told = at_work.told[-1]
        assert (told.path, told.status, told.reason) == (str(path), "unchanged", "is gone; the archive keeps its copy")
        report = told.report or ""
        (gone,) = (here.gone for here in house.catalog.places_of(report))
        assert gone == last(house, report).at
        assert accounted(house, drop) == {"archived": 1}
        kept.rename(path)
        at_work.until(lambda: len(at_work.told) == 4)
        assert at_work.told[-1].reason == "is back at its place"
        assert accounted(house, drop) == {"archived": 2}
    assert kinds(house, report) == ["accession", "original-gone", "sighting"]
    assert house.catalog.places_of(report)[0].gone is None
    house.assert_sound()


@pytest.mark.usefixtures("seldom")
def test_what_was_deleted_while_nobody_watched_is_noted(house: House, drop: Path, warm: Warm) -> None:
    """The next watch finds what is gone; a folder of which nothing known is left is another, and nothing is noted."""
    for number in range(3):
        (drop / f"{number}.txt").write_text(REPORTS[number])
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: len(at_work.told) == 3)
    (drop / "0.txt").unlink()
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: at_work.told)
    assert [(Path(told.path).name, told.reason) for told in at_work.told] == [
        ("0.txt", "is gone; the archive keeps its copy")
    ]
    (drop / "1.txt").unlink()
    (drop / "2.txt").unlink()
    with Watch(house, drop, cage=warm) as at_work:
        (drop / "new.txt").write_text("A report on a reading garden.\n")
        at_work.until(lambda: at_work.told)
        time.sleep(0.8)
        note = at_work.watcher.states()[0].note
    assert [told.status for told in at_work.told] == ["added"]
    assert note == "none of the 2 files known from here is there; none counts as deleted"


@pytest.mark.usefixtures("seldom")
def test_a_root_that_is_removed_file_by_file_is_a_pause(
    house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A watched folder that is deleted with all in it, and put back, loses nothing and is told as no deletion."""
    monkeypatch.setattr(watch, "_GONE_AFTER", 1.2)  # many times the pauses of the removal
    for number in range(30):
        (drop / f"{number}.txt").write_text(f"Report {number} on ferries.\n")
    copy = shutil.copytree(drop, drop.with_name("copy"))
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: len(at_work.told) == 30)
        for number in range(30):
            (drop / f"{number}.txt").unlink()
            time.sleep(0.01)
        drop.rmdir()
        at_work.until(lambda: at_work.state() == ("paused", "the folder is gone"))
        time.sleep(1.5)
        shutil.copytree(copy, drop)
        at_work.until(lambda: accounted(house, drop) == {"archived": 30})
    assert len(at_work.told) == 30
    assert {event.kind for event in house.catalog.events()}.isdisjoint({"original-gone", "moved", "new-version"})


@pytest.mark.usefixtures("often")
def test_another_folder_in_its_place_deletes_nothing(house: House, drop: Path, warm: Warm) -> None:
    """A disk that is unmounted leaves an empty folder at the same path: that is no deletion of what was on it."""
    (drop / "a.txt").write_text(REPORTS[0])
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: at_work.told)
        away = drop.with_name("away")
        drop.rename(away)
        drop.mkdir()
        at_work.until(lambda: at_work.watcher.states()[0].note)
        time.sleep(0.8)
        drop.rmdir()
        away.rename(drop)
        at_work.until(lambda: at_work.state()[0] == "watching" and not at_work.watcher.states()[0].note)
        assert accounted(house, drop) == {"archived": 1}
    assert kinds(house, "R1") == ["accession"]


@pytest.mark.usefixtures("often")
def test_a_wall_clock_that_steps_back_loses_nothing(tmp_path: Path, drop: Path, warm: Warm) -> None:
    """Events keep the order in which they happened, whatever the clock says of them."""
    with House(tmp_path / "archive") as house, Watch(house, drop, cage=warm) as at_work:
        (drop / "a.txt").write_text(REPORTS[0])
        at_work.until(lambda: len(at_work.told) == 1)
        clock = house.recorder._clock
        house.recorder._clock = lambda: clock().replace(year=1999)
        (drop / "b.txt").write_text(REPORTS[1])
        (drop / "a.txt").write_text(REPORTS[2])
        at_work.until(lambda: len(at_work.told) == 3)
        assert accounted(house, drop) == {"archived": 2}
        assert kinds(house, "R1") == ["accession", "new-version"]
    with House(tmp_path / "archive") as house:
        house.assert_sound()


@pytest.mark.usefixtures("often")
def test_what_may_not_be_read_is_pending_until_it_may(house: House, drop: Path, warm: Warm) -> None:
    """A file or folder without permission is pending with that reason, and taken once it is granted."""
    (drop / "shut").mkdir()
    (drop / "shut" / "in.txt").write_text(REPORTS[0])
    (drop / "a.txt").write_text(REPORTS[1])
    (drop / "a.txt").chmod(0)
    if os.access(drop / "a.txt", os.R_OK):
        pytest.skip("nothing is denied to this user")
    (drop / "shut").chmod(0)
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: len(at_work.told) == 2)
        at_work.until(lambda: at_work.watcher.states()[0].refused == 2)
        assert entry_of(house, drop / "a.txt", drop).reason == "cannot be opened: Permission denied"
        (drop / "a.txt").chmod(0o600)
        (drop / "shut").chmod(0o700)
        at_work.until(lambda: len(at_work.told) == 4)
        assert accounted(house, drop) == {"archived": 2}
        at_work.until(lambda: at_work.watcher.states()[0].refused == 0)


@pytest.mark.usefixtures("often")
def test_a_file_that_changes_while_it_is_hashed_is_taken_when_it_is_whole(
    house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bytes that changed under our hands are never kept as a version of their own; the last state is."""
    path, changing, real = drop / "log.txt", threading.Event(), os.fstat
    changing.set()

    def looked(handle: int) -> os.stat_result:
        """A look at an open file, after which somebody writes to that file."""
        found = real(handle)
        if changing.is_set() and found.st_ino == inode:
            with path.open("a") as stream:
                stream.write("One more line on ferries.\n")
        return found

    path.write_text(REPORTS[0])
    inode = path.stat().st_ino
    monkeypatch.setattr(os, "fstat", looked)
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: ("log.txt", "failed") in at_work.statuses())
        assert entry_of(house, path, drop).fate == "pending"
        changing.clear()
        at_work.until(lambda: ("log.txt", "added") in at_work.statuses())
        assert accounted(house, drop) == {"archived": 1}
    (version,) = house.catalog.versions("R1")
    assert version.size == path.stat().st_size


@pytest.mark.usefixtures("seldom")
def test_a_burst_ends_with_every_file_archived_once(house: House, drop: Path) -> None:
    """Two thousand files that come at once, in folders made on the way, are each taken once."""
    with ReaderPool(2) as cage, Watch(house, drop, cage=cage) as at_work:
        for number in range(2000):
            folder = drop / f"{number // 250}"
            folder.mkdir(exist_ok=True)
            (folder / f"{number}.txt").write_text(f"Report {number} on ferries and the river.\n")
        at_work.until(lambda: len(at_work.told) >= 2000)
        assert accounted(house, drop) == {"archived": 2000}
        assert at_work.watcher.states()[0].settling == 0
    assert {outcome.status for outcome in at_work.told} == {"added"}
    assert held(house) == len(at_work.told) == 2000
