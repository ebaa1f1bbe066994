"""A backup holds all that the archive held at one moment, is whole or not there, and keeps nobody from writing."""

from __future__ import annotations

import errno
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dossier.backup import write as module
from dossier.backup.restore import restore
from dossier.backup.tar_format import header, padding
from dossier.backup.write import Subject, write_backup
from dossier.catalog import parse_query
from dossier.errors import BadBackup, BadInput, FixityMismatch, LogDamaged, MissingBlob, Stopped
from dossier.model.backup import Backup, Step, no_step
from dossier.model.digest import Digest
from tests.repository.house import House, case

NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "archive") as house:
        house.keep()
        house.recorder.record([case("Puente")])
        yield house


def subject(house: House) -> Subject:
    identity = json.loads((house.folder / "dossier.json").read_bytes())["archive"]
    return Subject(house.folder, identity, house.store, house.log, house.recorder.writing)


def back_up(house: House, path: Path, step: Step = no_step, replace: bool = False) -> Backup:
    return write_backup(subject(house), path, NOON, "0.0", replace, step)


def members(path: Path) -> dict[str, bytes]:
    with tarfile.open(path) as kept:
        found = {member.name: kept.extractfile(member) for member in kept}
        return {name: stream.read() for name, stream in found.items() if stream}


def test_a_backup_holds_log_and_blobs_and_no_more(house: House, tmp_path: Path) -> None:
    """All of the log and just the blobs that it names, byte for byte; an unnamed blob and the catalog stay out."""
    stray = house.store.put(b"nobody named me").digest
    made = back_up(house, tmp_path / "kept.tar")
    found = members(tmp_path / "kept.tar")
    blobs = {name.rpartition("/")[2]: data for name, data in found.items() if "/blobs/" in name}
    assert set(blobs) == {*house.store.digests()} - {stray}
    assert all(hashlib.sha256(data).hexdigest() == name for name, data in blobs.items())
    assert found["archive/log/events.jsonl"] == house.log.path.read_bytes()
    assert found["archive/dossier.json"] == (house.folder / "dossier.json").read_bytes()
    assert not any("catalog" in name or "lock" in name for name in found)
    whole = (tmp_path / "kept.tar").read_bytes()
    assert made == Backup(str(tmp_path / "kept.tar"), Digest.of(whole), len(whole), 8, len(blobs))
    manifest = json.loads(found["dossier-backup.json"])
    assert (manifest["events"], manifest["blobs"]) == (8, len(blobs))
    assert manifest["blob_bytes"] == sum(map(len, blobs.values()))


def test_the_seal_is_over_every_byte_before_it(house: House, tmp_path: Path) -> None:
    """`sha256sum` over what stands before the last member gives what the last member says."""
    back_up(house, path := tmp_path / "kept.tar")
    with tarfile.open(path) as kept:
        seal = kept.getmembers()[-1]
        told = kept.extractfile(seal)
        assert told
        assert told.read().decode().strip() == hashlib.sha256(path.read_bytes()[: seal.offset]).hexdigest()


@pytest.mark.skipif(shutil.which("tar") is None, reason="no tar is installed")
def test_an_unpacked_backup_is_an_archive(house: House, tmp_path: Path) -> None:
    """Unpacked by any tar, without Dossier, the folder in it opens as the archive that it was."""
    rows = house.catalog.dump()
    back_up(house, tmp_path / "kept.tar")
    (tmp_path / "unpacked").mkdir()
    subprocess.run(["tar", "-xf", tmp_path / "kept.tar"], cwd=tmp_path / "unpacked", check=True)
    with House(tmp_path / "unpacked" / "archive") as again:
        assert again.catalog.dump() == rows
        again.assert_sound()


def test_the_same_archive_gives_the_same_bytes(house: House, tmp_path: Path) -> None:
    """Nothing in a backup depends on anything but the archive and the moment."""
    assert back_up(house, tmp_path / "a.tar").sha256 == back_up(house, tmp_path / "b.tar").sha256


def test_companions_of_the_log_are_kept(house: House, tmp_path: Path) -> None:
    """What stands beside the log (checkpoints, cut lines) is in the backup as it was at the same moment."""
    (house.folder / "log" / "torn-lines.bin").write_bytes(b'{"half\n')
    back_up(house, tmp_path / "kept.tar")
    assert members(tmp_path / "kept.tar")["archive/log/torn-lines.bin"] == b'{"half\n'


def test_what_is_added_meanwhile_is_not_in_it(house: House, tmp_path: Path) -> None:
    """The backup ends where the log ended when it began, though reports are taken in while blobs are copied."""
    before = house.log.path.read_bytes()
    added = list[int]()

    def add_another(done: int, whole: int) -> None:
        if len(added) < 3:
            added.append(done)
            house.keep([f"Report {done}\n\nQUITO, March {done % 9 + 1} - The council met for the {done}th time.\n"])

    made = back_up(house, tmp_path / "kept.tar", add_another)
    assert len(added) == 3
    assert (made.events, members(tmp_path / "kept.tar")["archive/log/events.jsonl"]) == (8, before)
    house.assert_sound()


def test_a_torn_line_is_left_out(house: House, tmp_path: Path) -> None:
    """A last line without its end was never acknowledged, and is in no backup."""
    before = house.log.path.read_bytes()
    with house.log.path.open("ab") as stream:
        stream.write(b'{"seq": 9, "at"')
    back_up(house, tmp_path / "kept.tar")
    assert members(tmp_path / "kept.tar")["archive/log/events.jsonl"] == before


def test_progress_is_told_to_the_end(house: House, tmp_path: Path) -> None:
    """Bytes done grow up to the bytes that were told of at first."""
    told = list[tuple[int, int]]()
    back_up(house, tmp_path / "kept.tar", lambda done, whole: told.append((done, whole)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1] == told[0][1]


def left(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != "archive")


def test_nothing_is_replaced_unasked(house: House, tmp_path: Path) -> None:
    """A file of the same name that came meanwhile stays; asked for, the new one takes its place in one step."""
    path = tmp_path / "kept.tar"

    def come_in_between(_done: int, _whole: int) -> None:
        path.write_bytes(b"somebody else's")

    with pytest.raises(BadInput, match="exists already"):
        back_up(house, path, come_in_between)
    assert path.read_bytes() == b"somebody else's"
    assert left(tmp_path) == ["kept.tar"]
    back_up(house, path, replace=True)
    assert members(path)


def fail_with(error: Exception) -> Callable[[int, int], None]:
    def step(done: int, whole: int) -> None:
        if done > whole // 2:
            raise error

    return step


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), Stopped("The backup")])
def test_a_backup_that_cannot_be_finished_leaves_nothing(house: House, tmp_path: Path, error: Exception) -> None:
    """A full disk or a person who stops it leave no file, and an older backup stays; the file is named."""
    path = tmp_path / "kept.tar"
    back_up(house, path)
    before = path.read_bytes()
    with pytest.raises(type(error)) as caught:
        back_up(house, path, fail_with(error), replace=True)
    if isinstance(caught.value, OSError):
        assert caught.value.filename == str(path)
    assert path.read_bytes() == before
    assert left(tmp_path) == ["kept.tar"]


def test_too_small_a_disk_is_told_before(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is less room than is needed, that is said with both numbers, and nothing is written."""
    real = module.check_room
    monkeypatch.setattr(module, "check_room", lambda folder, needed: real(folder, needed + 10**18))
    with pytest.raises(BadInput, match="bytes are needed"):
        back_up(house, tmp_path / "kept.tar")
    assert left(tmp_path) == []


def test_a_damaged_blob_is_in_no_backup(house: House, tmp_path: Path) -> None:
    """What is not as it was kept is named instead of being copied for good."""
    blob = house.blob("R1")
    data = blob.read_bytes()
    blob.chmod(0o644)
    blob.write_bytes(data[:-2] + b"!\n")
    with pytest.raises(FixityMismatch) as changed:
        back_up(house, tmp_path / "kept.tar")
    assert changed.value.expected == blob.name
    blob.unlink()
    with pytest.raises(MissingBlob):
        back_up(house, tmp_path / "kept.tar")
    assert left(tmp_path) == []


def test_a_damaged_log_is_in_no_backup(house: House, tmp_path: Path) -> None:
    """The line is named."""
    lines = house.log.path.read_bytes().splitlines(keepends=True)
    house.log.path.write_bytes(b"".join([*lines[:3], b"{}" + b" " * (len(lines[3]) - 3) + b"\n", *lines[4:]]))
    with pytest.raises(LogDamaged) as caught:
        back_up(house, tmp_path / "kept.tar")
    assert caught.value.line == 4
    assert left(tmp_path) == []


def test_others_wait_for_moments_only(house: House, tmp_path: Path) -> None:
    """The lock is held while sizes are noted, and no longer: it is free at the first byte that is copied."""
    held = list[bool]()

    def ask(_done: int, _whole: int) -> None:
        program = "import sys; from filelock import FileLock; FileLock(sys.argv[1]).acquire(timeout=5)"
        if not held:
            done = subprocess.run([sys.executable, "-c", program, house.folder / "lock"], check=False)
            held.append(done.returncode == 0)

    back_up(house, tmp_path / "kept.tar", ask)
    assert held == [True]


def test_all_that_is_sound_is_backed_up_despite_damage(house: House, tmp_path: Path) -> None:
    """Lost and spoilt blobs are left out and named: in the backup, by its restoring, and by an audit after that."""
    lost, spoilt = house.blob("R1"), house.blob("R2", "description")
    lost.unlink()
    spoilt.chmod(0o644)
    spoilt.write_bytes(b"other")
    with pytest.raises((MissingBlob, FixityMismatch)):
        back_up(house, tmp_path / "kept.tar")
    before = write_backup(subject(house), tmp_path / "kept.tar", NOON, "0.0", False, no_step, despite_damage=True)
    missing = sorted([lost.name, spoilt.name])
    assert list(before.missing) == missing
    found = members(tmp_path / "kept.tar")
    assert json.loads(found["dossier-backup.json"])["missing"] == missing
    assert before.blobs == len([*house.store.digests()]) - 1 == sum("/blobs/" in name for name in found)
    contents = restore(tmp_path / "kept.tar", tmp_path / "again", no_step)
    assert list(contents.missing) == missing
    with House(tmp_path / "again") as again:
        assert {fault.thing for fault in again.faults() if fault.fault == "missing"} == {lost.name, spoilt.name}
        rows = {row.report: row.headline for row in again.catalog.reports(parse_query(""))}
        assert (rows["R1"], rows["R2"], rows["R3"]) == ("Bridge falls at Mompox", None, "Ferries to run again")
        again.recorder.record([case("Ferry", 2)])


@pytest.mark.parametrize("told", [["0" * 64], None, ["x"], "twice"])
def test_a_backup_that_names_others_as_missing_is_refused(house: House, tmp_path: Path, told: object) -> None:
    """What is said to be missing has to be what the log names, each once."""
    house.blob("R1").unlink()
    write_backup(subject(house), path := tmp_path / "kept.tar", NOON, "0.0", False, no_step, despite_damage=True)
    manifest = json.loads(members(path)["dossier-backup.json"])
    if told == "twice":
        told, manifest["blobs"] = manifest["missing"] * 2, manifest["blobs"] - 1
    data = json.dumps({**manifest, "missing": told}).encode()
    head = header("dossier-backup.json", len(data), int(NOON.timestamp())) + data + padding(len(data))
    with tarfile.open(path) as kept:
        second = kept.getmembers()[1].offset
    path.write_bytes(head + path.read_bytes()[second:])
    with pytest.raises(BadBackup):
        restore(path, tmp_path / "again", no_step)
    assert not (tmp_path / "again").exists()


def test_what_is_no_file_of_an_archive_is_left_out_and_named(house: House, tmp_path: Path) -> None:
    """Editors' copies, names that are no ASCII, links and folders are none; what is acknowledged can be restored."""
    log = house.folder / "log"
    for name in ("events.jsonl~", "año.txt", ".hidden"):
        (log / name).write_text("words")
    (log / "folder").mkdir()
    (tmp_path / "letter.txt").write_text("private")
    (log / "checkpoints").symlink_to(tmp_path / "letter.txt")
    (house.folder / "READ-ME.txt").write_bytes(b"x" * (2 << 20))
    made = back_up(house, tmp_path / "kept.tar")
    strays = {"events.jsonl~", "año.txt", ".hidden", "folder", "checkpoints"}
    assert {*made.left_out} == {"READ-ME.txt", *(f"log/{name}" for name in strays)}
    assert b"private" not in (tmp_path / "kept.tar").read_bytes()
    restore(tmp_path / "kept.tar", tmp_path / "again", no_step)
    assert sorted(path.name for path in (tmp_path / "again" / "log").iterdir()) == ["events.jsonl"]
    assert "Dossier archive" in (tmp_path / "again" / "READ-ME.txt").read_text()


def test_a_backup_that_could_not_be_restored_is_not_acknowledged(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read back from its first byte to its last before it has its name; the file that was to be is named."""
    monkeypatch.setattr(module, "padding", lambda size: b"!" * len(padding(size)))
    with pytest.raises(BadBackup, match="do not belong there") as caught:
        back_up(house, tmp_path / "kept.tar")
    assert caught.value.path == tmp_path / "kept.tar"
    assert left(tmp_path) == []
