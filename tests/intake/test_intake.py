"""The story of a file: what becomes of it, what is kept, and that its original is left alone."""

from __future__ import annotations

import os
import stat
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier.errors import BadInput
from dossier.intake.accession import take
from dossier.intake.intake import Intake
from dossier.intake.reader_pool import ReaderPool
from dossier.store import FolderStore, KeptBlob
from dossier.store.batch import BlobBatch
from tests.intake.doors import Door, add, one, told
from tests.intake.warm import Warm
from tests.repository.house import REPORTS


@pytest.fixture
def house(tmp_path: Path, warm: Warm) -> Iterator[Door]:
    with Door(tmp_path / "archive") as house:
        house.readers = lambda _: warm
        yield house


def test_a_file_is_added_then_unchanged_then_a_new_version(house: Door, drop: Path) -> None:
    """A place is followed: the same bytes are nothing new, other bytes are the next version."""
    file = drop / "bridge.txt"
    file.write_text(REPORTS[0])
    assert told(one(add(house, file))) == ("added", "R1", 1)
    assert told(one(add(house, file))) == ("unchanged", "R1", 1)
    file.write_text(REPORTS[1])
    assert told(one(add(house, file))) == ("new-version", "R1", 2)
    file.write_text(REPORTS[0])
    assert told(one(add(house, file))) == ("new-version", "R1", 3)
    versions = house.catalog.versions("R1")
    assert [version.state for version in versions] == ["read"] * 3
    assert versions[0].sha256 == versions[2].sha256
    assert house.store.read(versions[1].sha256) == REPORTS[1].encode()
    assert house.faults() == []


def test_a_folder_means_all_that_is_in_it(house: Door, drop: Path) -> None:
    """Every file of a folder is told once; the same bytes are kept once, and the twin is named."""
    for name, text in zip(("a.txt", "b.txt", "sub/c.txt"), (*REPORTS[:2], REPORTS[0]), strict=True):
        (drop / name).parent.mkdir(exist_ok=True)
        (drop / name).write_text(text)
    found = add(house, drop)
    assert [told(outcome) for outcome in found] == [("added", "R1", 1), ("added", "R2", 1), ("duplicate", "R1", 1)]
    assert found[2].reason == f"has the same bytes as R1 at {drop / 'a.txt'}"
    assert [outcome.status for outcome in add(house, drop)] == ["unchanged"] * 3


def test_a_copy_that_later_changes_becomes_a_report_of_its_own(house: Door, drop: Path) -> None:
    """A copy is no version of what it was copied from."""
    for name in ("a.txt", "copy.txt"):
        (drop / name).write_text(REPORTS[0])
    add(house, drop)
    (drop / "copy.txt").write_text(REPORTS[2])
    assert told(one(add(house, drop / "copy.txt"))) == ("added", "R2", 1)
    assert told(one(add(house, drop / "a.txt"))) == ("unchanged", "R1", 1)


@pytest.mark.parametrize("name", ["b.txt", "sub/b.txt"])
def test_a_moved_file_keeps_its_report(house: Door, drop: Path, name: str) -> None:
    """Known bytes at a new place, the old place empty: the report has moved, and its next change is a version."""
    (drop / "a.txt").write_text(REPORTS[0])
    add(house, drop)
    (drop / name).parent.mkdir(exist_ok=True)
    (drop / "a.txt").rename(drop / name)
    moved = one(add(house, drop))
    assert told(moved) == ("unchanged", "R1", 1)
    assert moved.reason == f"moved here from {drop / 'a.txt'}"
    assert house.catalog.row("R1").path == str(drop / name)
    (drop / name).write_text(REPORTS[1])
    assert told(one(add(house, drop))) == ("new-version", "R1", 2)
    (drop / "a.txt").write_text(REPORTS[2])
    assert told(one(add(house, drop / "a.txt"))) == ("added", "R2", 1)
    assert house.faults() == []


def test_an_old_version_found_elsewhere_is_no_move(house: Door, drop: Path) -> None:
    """A backup of version 1 is a copy of it, also when the newest version's file is gone."""
    (drop / "a.txt").write_text(REPORTS[0])
    add(house, drop)
    (drop / "a.txt").write_text(REPORTS[1])
    add(house, drop)
    (drop / "a.txt").unlink()
    (drop / "backup.txt").write_text(REPORTS[0])
    assert one(add(house, drop)).status == "duplicate"
    assert house.catalog.row("R1").path == str(drop / "a.txt")


def test_a_copy_of_a_file_whose_name_is_no_text_is_no_move(house: Door, drop: Path) -> None:
    """Whether the first place is empty is asked of the true name, not of its spelling in the catalog."""
    first = drop / os.fsdecode(b"1-caf\xe9.txt")
    first.write_text(REPORTS[0])
    add(house, first)
    (drop / "2.txt").write_text(REPORTS[0])
    assert one(add(house, drop / "2.txt")).status == "duplicate"


def test_a_batch_knows_its_own_files(house: Door, drop: Path) -> None:
    """Within one batch, before anything is in the catalog, twins are found and numbers given once."""
    for number in range(30):
        (drop / f"{number:02}.txt").write_text(REPORTS[0] if number % 3 == 0 else f"Report {number} on ferries.\n")
    found = add(house, drop)
    assert [outcome.status for outcome in found] == ["added", *["added", "added", "duplicate"] * 9, "added", "added"]
    assert {outcome.report for outcome in found} == {f"R{n}" for n in range(1, 22)}
    assert house.faults() == []


def test_the_same_path_twice_is_one_report(house: Door, drop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file named twice, or once with dots in its path, is the same file."""
    (drop / "a.txt").write_text(REPORTS[0])
    monkeypatch.chdir(drop)
    found = add(house, Path("a.txt"), drop / "a.txt", drop / ".." / drop.name / "a.txt")
    assert sorted(outcome.status for outcome in found) == ["added", "unchanged", "unchanged"]
    assert {outcome.path for outcome in found} == {str(drop / "a.txt")}


@pytest.mark.parametrize("busy", [True, False])
def test_files_are_kept_alone_while_readers_are_busy(
    house: Door, drop: Path, monkeypatch: pytest.MonkeyPatch, busy: bool
) -> None:
    """Hands that would only take turns are left out while no reader waits; all files are kept and told in both ways."""
    for number in range(20):
        (drop / f"{number:02}.txt").write_text(f"Report {number} on ferries.\n")
    kept_by, gathered_put = set[threading.Thread](), BlobBatch.put

    def put(gathering: BlobBatch, data: bytes) -> KeptBlob:
        kept_by.add(threading.current_thread())
        return gathered_put(gathering, data)

    monkeypatch.setattr(BlobBatch, "put", put)
    monkeypatch.setattr(ReaderPool, "has_for_each", lambda *_: busy)
    assert [told(outcome) for outcome in add(house, drop)] == [("added", f"R{n}", 1) for n in range(1, 21)]
    assert (threading.current_thread() in kept_by) == busy
    assert bool(kept_by - {threading.current_thread()}) != busy
    assert house.faults() == []


def test_originals_are_left_alone(house: Door, drop: Path) -> None:
    """Bytes, times, rights and inode of every original are the same afterwards; read-only files are no trouble."""

    def state() -> dict[str, tuple[bytes, int, int, int]]:
        found = {}
        for path in drop.iterdir():
            at = path.stat()
            found[path.name] = (path.read_bytes(), at.st_mtime_ns, at.st_ino, at.st_mode)
        return found

    for number, text in enumerate((*REPORTS, "")):
        path = drop / f"{number}.txt"
        path.write_text(text)
        os.utime(path, (1_500_000_000, 1_500_000_000))
        path.chmod(0o444)
    drop.chmod(0o555)
    before = state()
    add(house, drop)
    drop.chmod(0o755)
    assert state() == before
    assert house.catalog.versions("R1")[0].modified == "2017-07-14T02:40:00.000000Z"


def test_the_archive_does_not_take_in_itself(house: Door, tmp_path: Path, drop: Path) -> None:
    """Adding a folder that holds the archive takes all but the archive, and tells so; adding the archive is refused."""
    (drop / "a.txt").write_text(REPORTS[0])
    assert [told(outcome) for outcome in add(house, tmp_path)] == [("ignored", None, None), ("added", "R1", 1)]
    assert [told(outcome) for outcome in add(house, tmp_path)] == [("ignored", None, None), ("unchanged", "R1", 1)]
    for inside in (house.folder, house.folder / "blobs", house.log.path):
        outcome = one(add(house, inside))
        assert (outcome.status, outcome.reason) == ("failed", "lies in the archive itself")


def children() -> set[str]:
    """Our child processes, where the system tells of them."""
    told = Path(f"/proc/self/task/{os.getpid()}/children")
    return set(told.read_text().split()) if told.exists() else set()


def test_nothing_is_left_running(house: Door, drop: Path) -> None:
    """After adding, and after giving up half-way, no reader's process and no thread is left."""
    for number in range(20):
        (drop / f"{number}.txt").write_text(f"Report {number} on ferries.\n")
    house.readers, before = ReaderPool, children()
    threads = set(threading.enumerate())
    intake = Intake(house.store, house.catalog, house.recorder, ReaderPool)
    outcomes = intake.add([drop], jobs=2)
    next(outcomes)
    outcomes.close()
    intake.close()
    add(house, drop)
    assert set(threading.enumerate()) == threads
    assert children() == before


def test_blobs_are_read_only_and_originals_never_linked(house: Door, drop: Path) -> None:
    """The archive's copy is a file of its own: no change to the original can reach it."""
    (drop / "a.txt").write_text(REPORTS[0])
    add(house, drop)
    blob = house.blob("R1")
    assert blob.stat().st_ino != (drop / "a.txt").stat().st_ino
    assert blob.stat().st_nlink == 1
    assert not blob.stat().st_mode & stat.S_IWUSR
    assert time.time() >= blob.stat().st_mtime


def test_bad_input_names_the_thing_and_the_reason(drop: Path, tmp_path: Path) -> None:
    """The error of one file carries its path and a clause."""
    with pytest.raises(BadInput) as caught:
        take(FolderStore(tmp_path / "blobs"), drop)
    assert (caught.value.thing, caught.value.reason) == (str(drop), "is a folder")
