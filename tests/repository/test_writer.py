"""What is recorded happened: log before catalog, one writer at a time, and every crash is caught up with."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from dossier.catalog import parse_query
from dossier.errors import ArchiveBusy, BadInput, MissingBlob
from dossier.log import line_of
from dossier.model.events import Changes, Event
from dossier.repository.writer import LogEntry, Writer, stamp
from tests.repository.house import REPORTS, House, case, left, ticking

ROOT = Path(__file__).resolve().parents[2]


def kinds(house: House) -> list[str]:
    return [event.kind for event in house.catalog.events()]


def rebuilt(house: House) -> dict[str, list[Any]]:
    """The rows that the log makes."""
    house.recorder.rebuild()
    return house.catalog.dump()


def test_what_is_recorded_stands_in_log_and_catalog(house: House) -> None:
    """Events are numbered without gaps and timed; listeners hear what changed."""
    heard: list[Changes] = []
    house.recorder.listen(heard.append)
    changes = house.recorder.record([case("Puente"), case("Ferry", 2)])
    assert changes == Changes(cases=frozenset({"C1", "C2"}))
    assert heard == [changes]
    events = [event for event, _ in house.log.events()]
    assert events == house.catalog.events()
    assert [event.seq for event in events] == [1, 2, 3]
    assert events[0].kind == "archive-created"
    assert house.recorder.record([]) == Changes()
    assert house.catalog.applied().offset == house.log.size()


def test_a_rebuilt_catalog_is_equal_row_for_row(house: House) -> None:
    """The catalog made again from blobs and log holds the same rows, search and links included."""
    house.keep()
    house.recorder.record([case("Puente"), LogEntry("case-added", {"case": "C1", "reports": ["R1", "R2"]})])
    before = house.catalog.dump()
    assert rebuilt(house) == before
    assert [row.report for row in house.catalog.reports(parse_query("puente"))] == ["R2"]
    assert {path.name for path in house.folder.iterdir()} == {
        "READ-ME.txt", "blobs", "catalog.sqlite", "catalog.sqlite-shm", "catalog.sqlite-wal", "dossier.json", "lock",
        "log",
    }  # fmt: skip


def test_rebuilding_repairs_rows_that_somebody_changed(house: House) -> None:
    """Whatever was done to the catalog, the log makes it right again."""
    house.keep()
    before = house.catalog.dump()
    with closing(_raw(house)) as raw:
        raw.execute("UPDATE report SET headline = 'forged'")
        raw.execute("DELETE FROM version WHERE report = 'R2'")
        raw.execute("UPDATE meta SET value = 1")
        raw.commit()
    assert rebuilt(house) == before


def test_rebuilding_says_beforehand_that_the_disk_has_no_room_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for a catalog that cannot be finished; the old one stays, and nothing is left beside it."""
    house.keep()
    before, there = house.catalog.dump(), left(house.folder)
    wanted = 2 * (house.folder / "catalog.sqlite").stat().st_size
    monkeypatch.setattr("dossier.repository.writer.room_on", lambda _: wanted - 1)
    monkeypatch.setattr("dossier.repository.writer.replay", lambda *_, **__: pytest.fail("it was begun"))
    with pytest.raises(BadInput, match=f"may take {wanted:,} bytes for a while, and the disk has {wanted - 1:,} left"):
        house.recorder.rebuild()
    assert (house.catalog.dump(), left(house.folder)) == (before, there)
    monkeypatch.undo()
    monkeypatch.setattr("dossier.repository.writer.room_on", lambda _: wanted)
    assert rebuilt(house) == before


def _raw(house: House) -> Any:
    import sqlite3

    return sqlite3.connect(house.folder / "catalog.sqlite")


@pytest.mark.parametrize("word", ["caf\udcff", "half \ud83d"])
def test_what_is_no_text_is_refused_before_the_log_has_it(house: House, word: str) -> None:
    """A stray byte in a name is bad input: it must not reach the log, which could never be applied again."""
    size = house.log.size()
    with pytest.raises(BadInput, match="no text"):
        house.recorder.record([case("fine"), case(word, 2)])
    assert house.log.size() == size
    assert house.catalog.cases() == []


def test_an_event_whose_blobs_are_missing_is_not_logged(house: House) -> None:
    """A correction of a reading whose bytes are gone fails before anything is written."""
    house.keep()
    blob = house.blob("R1", "description")
    blob.chmod(0o644)
    blob.unlink()
    size, version = house.log.size(), house.catalog.versions("R1")[0]
    about = {"report": "R1", "version": 1, "rendition": version.rendition, "description": version.description}
    with pytest.raises(MissingBlob):
        house.recorder.record([LogEntry("correction", about | {"field": "headline", "claims": []})])
    assert house.log.size() == size


def test_an_archive_that_was_taken_away_is_not_begun_again(house: House) -> None:
    """When the folder is deleted, or its drive unplugged, writing says so, and makes no new folder in its place."""
    house.keep()
    gone = house.folder.with_name("elsewhere")
    house.folder.rename(gone)
    with pytest.raises(BadInput, match="is no archive any more"):
        house.recorder.record([case("Puente")])
    with pytest.raises(FileNotFoundError):
        house.store.put(b"new")
    assert not house.folder.exists()
    gone.rename(house.folder)
    house.recorder.record([case("Puente")])


def test_another_process_that_writes_is_waited_for_and_named(tmp_path: Path) -> None:
    """When a turn at writing does not come, the error names the archive and how long was waited."""
    with House(tmp_path) as first, House(tmp_path, patience=0.05) as second:
        with first.recorder.writing(), pytest.raises(ArchiveBusy) as caught:
            second.recorder.record([case("Puente")])
        assert (caught.value.folder, caught.value.waited) == (tmp_path, 0.05)
        second.recorder.record([case("Puente")])
        first.recorder.record([case("Ferry", 2)])
        assert kinds(first) == kinds(second) == ["archive-created", "case-created", "case-created"]


def test_an_archive_is_read_while_another_process_writes(tmp_path: Path) -> None:
    """Opening for reading does not need a turn at writing, not even when the log is ahead."""
    with House(tmp_path) as first:
        first.keep()
        with first.recorder.writing():
            first.log.append(
                [Event(99, "2026-01-03T00:00:00.000000Z", "folder-watched", "software:test", {"path": "/in"})]
            )
            with House(tmp_path, patience=0.05) as second:
                assert second.catalog.count(parse_query("")) == len(REPORTS)


def test_an_archive_that_cannot_be_written_to_says_so(house: House) -> None:
    """Where the lock cannot be had for another reason than a writer, the reason is told."""
    (house.folder / "lock").unlink()
    (house.folder / "lock").mkdir()
    with pytest.raises(BadInput, match="lock: is a folder where an archive has a file"):
        house.recorder.record([case("Puente")])


def test_threads_take_turns(house: House) -> None:
    """Many threads that write at once lose nothing and number everything once."""
    threads = [
        threading.Thread(
            target=lambda n=n: [house.recorder.record([case(f"case {n} {i}", n * 5 + i)]) for i in range(5)]
        )
        for n in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [event.seq for event, _ in house.log.events()] == list(range(1, 32))
    assert len(house.catalog.cases()) == 30
    assert house.faults() == []


def test_rebuilding_beside_readers_never_shows_half(house: House) -> None:
    """Threads that read while the catalog is made again see all of it at any moment."""
    house.keep()
    wrong: list[object] = []
    stop = threading.Event()

    def ask() -> None:
        while not stop.is_set():
            found = house.catalog.count(parse_query("")), house.catalog.row("R1").state
            if found != (3, "read"):
                wrong.append(found)

    readers = [threading.Thread(target=ask) for _ in range(2)]
    for reader in readers:
        reader.start()
    for _ in range(3):
        house.recorder.rebuild()
    stop.set()
    for reader in readers:
        reader.join()
    assert wrong == []


def test_a_log_that_grew_elsewhere_is_applied_before_the_next_number(house: House) -> None:
    """Events that another process left in the log count before ours are numbered."""
    other = Event(2, "2026-01-03T00:00:00.000000Z", "folder-watched", "software:other", {"path": "/in"})
    with house.log.path.open("ab") as stream:
        stream.write(line_of(other))
    house.recorder.record([case("Puente")])
    assert kinds(house) == ["archive-created", "folder-watched", "case-created"]
    assert [folder.path for folder in house.catalog.folders()] == ["/in"]


def test_whoever_lost_the_lock_writes_nothing_over_another(house: House) -> None:
    """Where the lock's file was removed two may hold it at once: who comes second is told, and the log is whole."""

    def other_writes() -> str:
        (house.folder / "lock").unlink()
        with House(house.folder) as other:
            other.recorder.record([case("Puente")])
        return "0" * 32

    parts = house.folder, house.store, house.log, house.catalog, ticking(), "software:test"
    with pytest.raises(BadInput, match="lock"):
        Writer(*parts, chance=other_writes).record([case("Ferry")])
    house.recorder.record([case("Ferry", 2)])
    assert [event.detail.get("name") for event in house.catalog.events()] == [None, "Puente", "Ferry"]
    assert not house.faults()


def test_stamps_sort_as_text_whatever_the_zone() -> None:
    """Moments of any zone are written in UTC to the microsecond, so that text order is time order."""
    east = datetime(2026, 1, 2, 1, 0, 0, tzinfo=timezone(timedelta(hours=5)))
    moments = [datetime(33, 1, 1, tzinfo=UTC), east, datetime(2026, 1, 2, tzinfo=UTC)]
    assert stamp(east) == "2026-01-01T20:00:00.000000Z"
    assert [stamp(m) for m in moments] == sorted(map(stamp, moments))


ADDS_TO_ARCHIVE = """
import sys
from pathlib import Path
from dossier import Archive
archive, folder, name = map(Path, sys.argv[1:])
with Archive.create(archive, exist_ok=True) as opened:
    for path in sorted(folder.iterdir()):
        print(*(outcome.status for outcome in opened.add([path], jobs=1)))
    opened.cases.new(name.name)
"""


def test_two_processes_on_one_archive_lose_nothing(tmp_path: Path) -> None:
    """Two processes found and fill one archive at once: all is in, ids are given once, the audit is clean."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        for number in range(4):
            text = f"Report {number} of {name}: the bridge at Mompox fell on Monday.\n"
            (tmp_path / name / f"{number}.txt").write_text(text if number else "Both have these words, and once.\n")
    children = [
        subprocess.Popen(
            [sys.executable, "-c", ADDS_TO_ARCHIVE, tmp_path / "archive", tmp_path / name, name],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        for name in ("one", "two")
    ]
    told = [child.communicate() for child in children]
    assert [child.returncode for child in children] == [0, 0], told
    statuses = sorted(" ".join(out for out, _ in told).split())
    assert statuses == ["added"] * 7 + ["duplicate"]
    with House(tmp_path / "archive") as house:
        rows = house.catalog.reports(parse_query(""), order="report")
        assert [row.report for row in rows] == [f"R{n}" for n in range(1, 8)]
        assert {row.state for row in rows} == {"read"}
        assert {found.name for found in house.catalog.cases()} == {"one", "two"}
        assert [event.seq for event, _ in house.log.events()] == list(range(1, len(house.catalog.events()) + 1))
        assert house.faults() == []
