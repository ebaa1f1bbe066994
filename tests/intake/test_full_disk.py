"""A disk that is full costs no more than the files that it has no room for, each of which is told with the reason."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from email.message import EmailMessage
from pathlib import Path
from types import SimpleNamespace

import pytest

from dossier.archive import Archive
from dossier.catalog.query import Query
from dossier.intake import reader_thread
from dossier.intake.disk_space import RESERVED, NoRoom, Room
from dossier.intake.intake import Intake
from dossier.model.reports import Outcome
from dossier.repository.readonly import barred
from dossier.store import FolderStore, batch
from dossier.store.blobs import KeptBlob
from tests.intake.warm import Warm
from tests.intake.watching import Watch
from tests.reading import captures
from tests.repository.house import REPORTS, House, left_ago

MB = 1 << 20


def add(house: House, warm: Warm, *paths: Path) -> dict[str, Outcome]:
    intake = Intake(house.store, house.catalog, house.recorder, lambda _: warm)
    try:
        return {Path(outcome.path).name: outcome for outcome in intake.add(paths)}
    finally:
        intake.close()


Sized = Callable[[int], None]


@pytest.fixture
def disk(house: House, monkeypatch: pytest.MonkeyPatch) -> Sized:
    """Makes the archive's disk have room for so many bytes of files besides what is there now."""
    blobs = house.folder / "blobs"

    def used() -> int:
        found = 0
        for path in blobs.rglob("*"):
            with suppress(FileNotFoundError):
                found += path.lstat().st_size // path.lstat().st_nlink if path.is_file() else 0
        return found

    def sized(room: int) -> None:
        whole = used() + room + RESERVED
        monkeypatch.setattr(FolderStore, "room", lambda _: whole - used())

    return sized


def test_files_that_fit_but_not_together(house: House, drop: Path, warm: Warm, disk: Sized) -> None:
    """As many are taken as the disk has room for, however many are written at once; the next run takes the rest."""
    for number in range(8):
        (drop / f"{number}.bin").write_bytes(bytes([number]) * 3 * MB)
    (drop / "small.txt").write_text(REPORTS[0])
    disk(10 * MB)
    first = add(house, warm, drop)
    failed = {name: outcome.reason for name, outcome in first.items() if outcome.status == "failed"}
    assert len(failed) == 5
    assert first["small.txt"].status == "added"
    assert all("has 3,145,728 bytes; the disk of the archive has room for " in str(why) for why in failed.values())
    again = add(house, warm, drop)
    assert {name for name, outcome in again.items() if outcome.status == "failed"} == set(failed)
    assert {outcome.status for name, outcome in again.items() if name not in failed} == {"unchanged"}
    disk(100 * MB)
    assert {name for name, outcome in add(house, warm, drop).items() if outcome.status == "quarantined"} == set(failed)
    assert house.faults() == []


def test_small_files_do_not_fill_the_disk_either(house: House, drop: Path, warm: Warm, disk: Sized) -> None:
    """Many files of a few KB leave log and catalog the room that they need."""
    for number in range(40):
        (drop / f"{number:02}.txt").write_text(f"Report {number} on the ferries.\n" * 500)
    size = (drop / "11.txt").stat().st_size
    disk(size * 11)
    assert sum(outcome.status == "added" for outcome in add(house, warm, drop).values()) == 11
    assert house.catalog.count(Query()) == 11
    assert house.faults() == []


def test_room_is_given_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks while others write waits until it can be told what is left; then it gets that, or is refused."""
    disk = SimpleNamespace(free=RESERVED + 10)
    room, told = Room(lambda: disk.free), list[str]()

    def second() -> None:
        try:
            room.take(6)
            told.append("given")
            room.written(6)
        except NoRoom as error:
            told.append(f"no room: {error.left}")

    for written, answer in ((4, "given"), (6, "no room: 4")):
        disk.free = RESERVED + 10
        room._sure = 0
        room.take(6)
        asking = threading.Thread(target=second)
        asking.start()
        asking.join(0.2)
        assert asking.is_alive()
        disk.free -= written  # 4: it turned out to be smaller on the disk
        room.written(6)
        asking.join()
        assert told.pop() == answer


def test_a_write_that_fails_for_want_of_room_fails_its_file_alone(
    house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else may fill the disk: the file is told, lets go of what was written of it, and the next are taken."""
    (drop / "a.bin").write_bytes(os.urandom(3 * MB))
    (drop / "b.txt").write_text(REPORTS[0])
    real = batch._write

    def write(handle: int, data: bytes) -> None:
        if len(data) > MB // 4:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(handle, data)

    with monkeypatch.context() as patched:
        patched.setattr(batch, "_write", write)
        found = add(house, warm, drop)
    assert (found["a.bin"].status, found["b.txt"].status) == ("failed", "added")
    assert found["a.bin"].reason == "cannot be kept on the disk of the archive: No space left on device"
    assert add(house, warm, drop)["a.bin"].status == "quarantined"
    assert house.faults() == []


def test_bytes_of_a_file_that_failed_are_let_go_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room that a broken-off copy took is there for the next file of the same batch."""
    store, real = FolderStore(tmp_path / "blobs"), batch._write

    def write(handle: int, data: bytes) -> None:
        real(handle, data[:1000])
        raise OSError(errno.ENOSPC, "No space left on device")

    with store.batch(2) as gathered:
        with monkeypatch.context() as patched, pytest.raises(OSError, match="No space"):
            patched.setattr(batch, "_write", write)
            gathered.put(b"x" * 2000)
        assert [path.stat().st_size for path in (tmp_path / "blobs" / ".incoming").iterdir()] == [0]
        digest = gathered.put(b"y").digest
    assert list(store.digests()) == [digest]


def test_a_reading_without_room_is_put_off(house: House, drop: Path, warm: Warm, disk: Sized) -> None:
    """The file is in custody and told so, its words come when there is room, and nothing is quarantined."""
    (drop / "long.txt").write_text("A long report on the ferries of Mompox.\n" * 60_000)
    (drop / "short.txt").write_text(REPORTS[0])
    disk(3 * MB)
    found = add(house, warm, drop)
    assert found["long.txt"].status == "added"
    assert found["long.txt"].reason == "is kept, and is read when the disk of the archive has more room"
    assert (found["short.txt"].status, found["short.txt"].reason) == ("added", None)
    states = [row.state for row in house.catalog.reports(Query())]
    assert sorted(states) == ["archived", "read"]
    disk(100 * MB)
    add(house, warm, drop)
    assert {row.state for row in house.catalog.reports(Query())} == {"read"}
    assert house.faults() == []


def test_a_watch_goes_on_when_there_is_room_again(
    house: House, drop: Path, warm: Warm, disk: Sized, often: None
) -> None:
    """Files that it had no room for are told once, and they and put-off readings come by themselves later."""
    (drop / "long.txt").write_text("A long report on the ferries of Mompox.\n" * 60_000)
    (drop / "large.bin").write_bytes(b"z" * 5 * MB)
    disk(3 * MB)
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: len(at_work.told) == 2)
        threading.Event().wait(1.0)
        assert sorted(at_work.statuses()) == [("large.bin", "failed"), ("long.txt", "added")]
        disk(100 * MB)
        at_work.until(lambda: [row.state for row in house.catalog.reports(Query())] == ["read"] * 2)
    assert house.faults() == []


def test_what_stands_in_a_file_waits_for_room_as_well(house: House, drop: Path, warm: Warm, disk: Sized) -> None:
    """A letter whose attachment finds no room is kept; it is read whole later, and other letters are read now."""
    for name, size in (("a.eml", 3 * MB), ("b.eml", 100)):
        letter = EmailMessage()
        letter["From"], letter["Subject"] = "Ada Ruiz <ada@valley.example>", f"Ferries {name}"
        letter.set_content("The ferries run again, the port of Mompox said on Monday.\n")
        letter.add_attachment(f"{name} " * (size // 6), filename="list.txt")
        (drop / name).write_bytes(letter.as_bytes())
    disk(5 * MB)
    found = add(house, warm, drop)
    assert found["a.eml"].reason == "is kept, and is read when the disk of the archive has more room"
    assert (found["b.eml"].status, found["b.eml"].reason) == ("added", None)
    disk(100 * MB)
    add(house, warm, drop)
    assert {row.state for row in house.catalog.reports(Query())} == {"read"}
    assert len(house.catalog.reports(Query())) == 4
    assert house.faults() == []


def test_what_was_kept_of_a_web_archive_without_room_is_named(
    house: House, drop: Path, warm: Warm, disk: Sized, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages that were kept before the disk was full are told by the audit as harmless, and are its reports later."""
    monkeypatch.setattr(reader_thread, "_AT_ONCE", (1, 1))  # each page is kept by itself, as large ones are
    pages = (captures.page(number, "Pier lamp " * 40_000 + str(number)) for number in range(4))
    (drop / "web.warc").write_bytes(captures.warc(*pages, packed=False))
    whole = (drop / "web.warc").stat().st_size
    disk(2 * whole - MB)
    found = add(house, warm, drop)["web.warc"]
    assert (found.status, found.reason) == ("added", "is kept, and is read when the disk of the archive has more room")
    assert house.faults() == []  # young ones may yet be named
    for digest in house.store.digests():
        left_ago(house.store.path(digest), 3600)
    left = house.faults()
    assert {(fault.part, fault.fault, fault.harmless) for fault in left} == {("blob", "extra", True)}
    assert 1 <= len(left) <= 3
    disk(400 * MB)
    assert add(house, warm, drop)["web.warc"].status == "unchanged"
    assert len(house.catalog.reports(Query())) == 5
    assert house.faults() == []


def test_a_watch_comes_back_to_what_stands_in_a_file(
    house: House, drop: Path, warm: Warm, disk: Sized, often: None
) -> None:
    """A letter whose attachment found no room is read whole by the same watch, once there is more."""
    letter = EmailMessage()
    letter["From"], letter["Subject"] = "Ada Ruiz <ada@valley.example>", "Ferries"
    letter.set_content("The ferries run again, the port of Mompox said on Monday.\n")
    letter.add_attachment("ferry " * (MB // 2), filename="list.txt")
    (drop / "a.eml").write_bytes(letter.as_bytes())
    disk(5 * MB)
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: at_work.told)
        threading.Event().wait(0.6)
        assert at_work.statuses() == [("a.eml", "added")]
        assert all(keeper._due is None for keeper in warm._keepers)  # nobody is overdue
        disk(100 * MB)
        at_work.until(lambda: [row.state for row in house.catalog.reports(Query())] == ["read"] * 2)


def test_a_quota_of_which_the_disk_does_not_tell(
    house: House, drop: Path, warm: Warm, often: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reading that fails for want of room though there seems to be some is not tried over and over."""
    real = batch.BlobBatch.put

    def put(self: batch.BlobBatch, data: bytes) -> KeptBlob:
        if data.startswith(b"{"):  # a description
            raise OSError(errno.EDQUOT, "Disk quota exceeded")
        return real(self, data)

    monkeypatch.setattr(batch.BlobBatch, "put", put)
    (drop / "a.txt").write_text(REPORTS[0])
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: at_work.told)
        threading.Event().wait(1.0)
        assert at_work.statuses() == [("a.txt", "added")]


def test_a_file_system_that_does_not_tell_its_room(
    house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some say that they have none at all, of none: that is no full disk, and files are taken in."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(total=0, free=0))
    (drop / "a.txt").write_text(REPORTS[0])
    found = add(house, warm, drop)["a.txt"]
    assert (found.status, found.reason) == ("added", None)
    assert barred(house.folder) is None


def test_an_archive_on_a_full_disk_can_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is shown and audited, and says why nothing can be written; with room again all is as before."""
    with House(tmp_path / "archive") as house:
        house.keep()
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=4096))
        with Archive.open(tmp_path / "archive", keys=tmp_path / "keys") as archive:
            assert archive.read_only == "the disk is full"
            assert archive.reports.count() == len(REPORTS)
    with Archive.open(tmp_path / "archive", keys=tmp_path / "keys") as archive:
        assert archive.read_only is None


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 40 MB, where the system lets us have one."""
    folder = tmp_path / "small"
    folder.mkdir()
    if sys.platform != "linux" or os.geteuid() or not shutil.which("mount"):
        pytest.skip("no file system can be mounted here")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=40m", "tmpfs", str(folder)], capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_really_is_full(small_disk: Path, tmp_path: Path, drop: Path) -> None:
    """Command after command, what is told as archived is there, the rest has its reason, and it comes with room."""
    for number in range(30):
        (drop / f"{number:02}.bin").write_bytes(os.urandom(2 * MB))
        (drop / f"{number:02}.txt").write_text(f"Report {number} on the ferries.\n")
    command = [sys.executable, "-m", "dossier", "--archive", str(small_disk / "archive")]
    env = {**os.environ, "DOSSIER_KEYS": str(tmp_path / "keys")}

    def run(*words: str) -> tuple[int, list[str], list[str]]:
        done = subprocess.run([*command, *words], env=env, capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout.splitlines(), done.stderr.splitlines()

    status, taken, failed = run("add", str(drop))
    told = [line for line in failed if "the disk of the archive has room for" in line]
    assert (status, len(taken) + len(told)) == (1, 60)
    assert len([line for line in taken if line.endswith(".txt")]) == 30
    (small_disk / "filler").write_bytes(b"")
    with suppress(OSError), (small_disk / "filler").open("wb", buffering=0) as filler:
        while True:
            filler.write(b"x" * 4096)
    assert len(run("list")[1]) == len(taken)
    assert run("audit")[0] == 0
    assert run("add", str(drop))[0] == 1
    (small_disk / "filler").unlink()
    subprocess.run(["mount", "-o", "remount,size=200m", str(small_disk)], check=True)
    assert run("add", str(drop))[0] == 0
    assert len(run("list")[1]) == 60
    assert run("audit")[0] == 0
