"""A backup becomes the archive that it was, or nothing at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import pytest

from dossier import Archive
from dossier.backup import restore, unpack
from dossier.errors import BadBackup, BadInput, Stopped
from dossier.model.audits import Summary
from dossier.repository.create import found_or_open
from tests.repository.house import REPORTS, left


class Made(NamedTuple):
    """A backup, and what the archive held that it was made of."""

    path: Path
    dump: dict[str, list[tuple[object, ...]]]
    log: bytes


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    home = tmp_path_factory.mktemp("home")
    for number, text in enumerate((*REPORTS, "")):
        (home / f"{number}.txt").write_text(text)
    (home / "large.txt").write_text("Long story\n\n" + "QUITO - The council met on Sunday, and met again. " * 25_000)
    with Archive.create(home / "archive", person="ana") as archive:
        list(archive.add([*home.glob("*.txt")], jobs=1))
        archive.corrections.set("R1", "headline", "Said by a person")
        archive.cases.new("Puente", ["R1"])
        dump, log = archive.context.catalog.dump(), (home / "archive" / "log" / "events.jsonl").read_bytes()
        archive.backup.write(home / "kept.tar")
    return Made(home / "kept.tar", dump, log)


def test_a_restored_archive_is_what_it_was(made: Made, place: Path) -> None:
    """Every row, byte and line is as it was when the backup was made; the audit finds nothing; it can be written to."""
    told = list[tuple[int, int]]()
    contents = Archive.restore(made.path, place / "again", step=lambda *step: told.append(step))
    assert told[-1] == (contents.bytes, contents.bytes)
    assert left(place) == ["again"]
    assert (place / "again" / "log" / "events.jsonl").read_bytes() == made.log
    assert not list((place / "again").glob("later-*"))
    with Archive.open(place / "again", person="ana", keys=place / "another computer") as archive:
        assert archive.context.catalog.dump() == made.dump
        assert archive.reports.get("R1").row.headline == "Said by a person"
        assert [item for item in archive.proofs.audit() if not isinstance(item, Summary)] == []
        archive.cases.add_note("Puente", "Written after it was restored.")
    assert (contents.events, contents.log_bytes) == (made.log.count(b"\n"), len(made.log))


def test_an_empty_folder_can_become_the_archive(made: Made, place: Path) -> None:
    """A folder that is there keeps its rights."""
    (place / "again").mkdir(mode=0o750)
    (place / "again").chmod(0o750)
    Archive.restore(made.path, place / "again")
    assert left(place) == ["again"]
    if os.name != "nt":
        assert (place / "again").stat().st_mode & 0o777 == 0o750
    Archive.open(place / "again").close()


def test_a_check_reads_all_and_keeps_nothing(made: Made, place: Path) -> None:
    """Checking says the same as restoring, and makes nothing."""
    contents = Archive.check_backup(made.path)
    assert contents == Archive.restore(made.path, place / "again")


@pytest.mark.parametrize("what", ["files", "events", "blobs", "line"])
def test_a_backup_beyond_its_bounds_is_refused(
    made: Made, place: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Counts are compared before anything is unpacked, and a line of the log has an end; nothing is left."""
    words = unpack.BOUNDS[what][1]
    monkeypatch.setitem(unpack.BOUNDS, what, (20 if what == "line" else 0, words))
    monkeypatch.setattr(unpack, "_CHUNK", 16)
    with pytest.raises(BadBackup, match=r"most|more than"):
        Archive.restore(made.path, place / "again")
    assert left(place) == []


def test_a_backup_of_another_size_than_it_tells_of_is_refused(made: Made, place: Path) -> None:
    """The size of the file comes first: one with 40 GB behind it, or with half of it gone, is not gone through."""
    (copy := place / "copy.tar").write_bytes(made.path.read_bytes())
    for size, words in ((40 << 30, "does not end where"), (copy.stat().st_size // 2, "is cut short")):
        os.truncate(copy, size)
        with pytest.raises(BadBackup, match=words):
            Archive.restore(copy, place / "again")
    assert left(place) == ["copy.tar"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_pipe_is_no_backup(place: Path) -> None:
    """It is never opened, for that would wait."""
    os.mkfifo(place / "pipe")
    with pytest.raises(BadBackup, match="is no file"):
        Archive.restore(place / "pipe", place / "again")


def test_targets_that_are_no_empty_folder_are_refused(made: Made, place: Path) -> None:
    """A file, a full folder, a place in an archive or without a parent: each is said, and left as it was."""
    (place / "file").write_text("words")
    (place / "full").mkdir()
    (place / "full" / "letter.txt").write_text("words")
    archive = made.path.parent / "archive"
    refused = {
        place / "file": "is a file",
        place / "full": "is not empty",
        archive: "is, or lies in, the archive",
        archive / "again": "is, or lies in, the archive",
        archive / "blobs" / "again": "is, or lies in, the archive",
        place / "nowhere" / "again": "does not exist",
        Path("/proc" if Path("/proc").is_mount() else "/"): "is not empty",
    }
    for target, reason in refused.items():
        with pytest.raises(BadInput, match=reason):
            Archive.restore(made.path, target)
    assert left(place) == ["file", "full"]
    assert left(place / "full") == ["letter.txt"]


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), Stopped("Restoring")])
def test_a_restore_that_ends_half_way_leaves_nothing(made: Made, place: Path, error: Exception) -> None:
    """A full disk, or a person who stops it: no folder, and none that looks like an archive."""

    def step(done: int, whole: int) -> None:
        if done > whole // 2:
            raise error

    (place / "empty").mkdir()
    for target in (place / "again", place / "empty"):
        with pytest.raises(type(error)):
            Archive.restore(made.path, target, step=step)
        assert left(place) == ["empty"]
        assert left(place / "empty") == []


def test_too_small_a_disk_is_told_before(made: Made, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the disk has less room than the backup is large, nothing is begun."""
    real = restore.check_room
    monkeypatch.setattr(restore, "check_room", lambda folder, needed: real(folder, needed + 10**18))
    with pytest.raises(BadInput, match="bytes are needed"):
        Archive.restore(made.path, place / "again")
    assert left(place) == []


def test_what_a_killed_restore_leaves_is_no_archive(made: Made, place: Path) -> None:
    """Until the last step, what stands aside has no mark, and its name is one that watches pass over."""
    seen = list[str]()

    def look(_done: int, _whole: int) -> None:
        (aside,) = [path for path in place.iterdir() if path.name != "again"]
        seen.append(aside.name)
        assert not (aside / "dossier.json").exists()
        assert left(place / "again") == []

    Archive.restore(made.path, place / "again", step=look)
    assert seen
    assert all(name.startswith(".incoming-") for name in seen)
    assert not found_or_open(place / "again", utc).new


def utc() -> object:
    raise AssertionError("no archive is made anew")
