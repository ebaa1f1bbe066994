"""The story of a file: what becomes of it, what is kept, and that its original is left alone."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import pytest

from dossier.catalog import parse_query
from dossier.errors import BadInput
from dossier.intake.cage import Cage
from dossier.intake.corrections import claims_from
from dossier.intake.custody import StillChanging, take
from dossier.intake.intake import Intake
from dossier.intake.looks import path_text
from dossier.intake.messages import Limits
from dossier.keeping.facts import facts_of
from dossier.keeping.recorder import Entry
from dossier.model.describe import claim_json
from dossier.model.reports import Outcome
from dossier.store import FolderStore
from tests.intake.warm import Warm
from tests.keeping.house import REPORTS, House

ROOT = Path(__file__).resolve().parents[2]


class Door(House):
    """An archive with its way in."""

    readers: Callable[[int | None], Cage]


@pytest.fixture
def house(tmp_path: Path, warm: Warm) -> Iterator[Door]:
    with Door(tmp_path / "archive") as house:
        house.readers = lambda _: warm
        yield house


@pytest.fixture
def drop(tmp_path: Path) -> Path:
    folder = tmp_path / "drop"
    folder.mkdir()
    return folder


def add(house: Door, *paths: Path) -> list[Outcome]:
    """What became of the files, by path."""
    intake = Intake(house.store, house.catalog, house.recorder, house.readers)
    try:
        return sorted(intake.add(paths), key=lambda outcome: outcome.path)
    finally:
        intake.close()


def finish(house: Door) -> list[Outcome]:
    """What was left to read, or to read again."""
    intake = Intake(house.store, house.catalog, house.recorder, house.readers)
    try:
        return sorted(intake.finish_reading(), key=lambda outcome: outcome.path)
    finally:
        intake.close()


def one(outcomes: Iterable[Outcome]) -> Outcome:
    (outcome,) = outcomes
    return outcome


def told(outcome: Outcome) -> tuple[str, str | None, int | None]:
    return outcome.status, outcome.report, outcome.version


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


@pytest.mark.parametrize(
    ("content", "name", "reason"),
    [
        (b"", "empty.txt", "is empty"),
        (b" \n\t ", "blank.txt", "holds white space only"),
        (bytes(range(256)) * 40, "noise.txt", None),
        (b"%PDF-1.7 nothing more", "wrong.txt", None),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 500, "picture.html", None),
        (b"PK\x03\x04" + b"\0" * 200, "archive.txt", None),
    ],
)
def test_what_cannot_be_read_is_kept_with_the_reason(
    house: Door, drop: Path, content: bytes, name: str, reason: str | None
) -> None:
    """Custody before understanding: the bytes of an unreadable file are in the archive, and the row says why."""
    (drop / name).write_bytes(content)
    outcome = one(add(house, drop))
    assert outcome.status == "quarantined"
    assert outcome.reason == reason or (reason is None and outcome.reason)
    version = house.catalog.versions("R1")[0]
    assert (version.state, version.reason) == ("quarantined", outcome.reason)
    assert house.store.read(version.sha256) == content
    assert one(add(house, drop)).status == "unchanged"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_words_in_any_usual_encoding_are_read(house: Door, drop: Path, encoding: str) -> None:
    """A broken or unusual encoding costs no report."""
    (drop / "a.txt").write_bytes(REPORTS[1].encode(encoding))
    assert one(add(house, drop)).status == "added"
    assert [row.report for row in house.catalog.reports(parse_query('"cayó al río"'))] == ["R1"]


def test_a_huge_file_is_kept_and_not_read(house: Door, drop: Path) -> None:
    """More bytes than a reader may take: in custody, told with both numbers."""
    with (drop / "huge.txt").open("wb") as stream:
        stream.truncate(3 << 20)
    house.readers = partial(Cage, limits=Limits(file=1 << 20))
    outcome = one(add(house, drop))
    assert outcome.status == "quarantined"
    assert outcome.reason == "has 3,145,728 bytes; readers take at most 1,048,576"
    assert house.catalog.versions("R1")[0].size == 3 << 20


@pytest.mark.parametrize(
    "name",
    [
        b"line\nbreak.txt",
        "שלום \u202etxt.exe".encode(),
        b"caf\xe9 \xff.txt",
        b"x" * 251 + b".txt",
        b"'; DROP TABLE report; --.txt",
        b"\\x41 $HOME %41 &amp;.txt",
        b"CON",
        b" leading and trailing .txt ",
    ],
)
def test_any_name_is_kept(house: Door, drop: Path, name: bytes) -> None:
    """A file of any name is archived, found at its place again, and versioned; its path is text everywhere."""
    path = drop / os.fsdecode(name)
    path.write_text(REPORTS[0])
    outcome = one(add(house, drop))
    assert told(outcome) == ("added", "R1", 1)
    assert outcome.path == path_text(path) == house.catalog.row("R1").path
    assert one(add(house, drop)).status == "unchanged"
    path.write_text(REPORTS[1])
    assert told(one(add(house, drop))) == ("new-version", "R1", 2)
    assert house.faults() == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("pipe", "is a pipe, not a file"),
        ("socket", "is a socket, not a file"),
        ("link", "is a symbolic link; drop the file that it leads to"),
        ("dangling", "is a symbolic link; drop the file that it leads to"),
        ("gone", "does not exist"),
        ("y" * 300, "cannot be opened: File name too long"),
        ("file/below", "cannot be opened: Not a directory"),
        ("nul\0l", "is no path: "),
    ],
)
def test_what_is_no_file_fails_alone(house: Door, drop: Path, name: str, reason: str) -> None:
    """Each thing that is no file is named with the reason, and the files beside it are added."""
    (drop / "file").write_text(REPORTS[0])
    os.mkfifo(drop / "pipe")
    (drop / "link").symlink_to("file")
    (drop / "dangling").symlink_to("nowhere")
    with socket.socket(socket.AF_UNIX) as unix:
        unix.bind(str(drop / "socket"))
        found = {outcome.path: outcome for outcome in add(house, drop / name, drop / "file")}
    assert found[str(drop / "file")].status == "added"
    failed = found[path_text(drop / name)]
    assert failed.status == "failed"
    assert (failed.reason or "").startswith(reason)
    assert house.catalog.count(parse_query("")) == 1


def test_devices_and_files_that_fail_while_read_fail_alone(house: Door, drop: Path) -> None:
    """A device is no file; a file whose bytes cannot be read is named, and nothing of it is kept."""
    (drop / "file").write_text(REPORTS[0])
    sick = Path("/proc/self/mem")
    wanted = [Path(os.devnull), drop / "file", *([sick] if sick.exists() else [])]
    found = {outcome.path: outcome for outcome in add(house, *wanted)}
    assert found[os.devnull].reason == "is a device, not a file"
    assert found[str(drop / "file")].status == "added"
    if sick.exists():
        assert found[str(sick)].reason == "cannot be read: Input/output error"


def test_a_file_that_vanishes_after_it_was_listed_fails_alone(
    house: Door, drop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between listing and opening anything can happen: also a pipe in the file's place is not waited on."""
    for name in ("a.txt", "b.txt", "c.txt"):
        (drop / name).write_text(f"Report {name} on ferries.\n")
    real = Path.lstat

    def then_swap(path: Path) -> os.stat_result:
        found = real(path)
        if path.parent == drop and path.name != "c.txt":
            path.unlink(missing_ok=True)
            if path.name == "b.txt":
                os.mkfifo(path)
        return found

    monkeypatch.setattr(Path, "lstat", then_swap)
    found = {Path(outcome.path).name: outcome for outcome in add(house, drop)}
    assert {name: outcome.status for name, outcome in found.items()} == {
        "a.txt": "failed",
        "b.txt": "failed",
        "c.txt": "added",
    }
    assert (found["a.txt"].reason, found["b.txt"].reason) == ("does not exist", "is a pipe, not a file")


def test_a_file_that_changes_while_it_is_read_is_not_taken(
    tmp_path: Path, drop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bytes that were never the file's at any one moment are not called its bytes."""
    store, file = FolderStore(tmp_path / "blobs"), drop / "growing.txt"
    file.write_text("first words")
    put = store.put_stream

    def and_grow(stream: object) -> object:
        kept = put(stream)  # type: ignore[arg-type]
        with file.open("a") as more:
            more.write(" and more")
        return kept

    monkeypatch.setattr(store, "put_stream", and_grow)
    with pytest.raises(StillChanging):
        take(store, file)


def test_a_file_that_never_rests_is_left_for_later(house: Door, drop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few looks at a file that keeps changing, it is said so."""

    def never(store: object, path: Path) -> None:
        raise StillChanging(path)

    (drop / "growing.txt").write_text("words")
    monkeypatch.setattr("dossier.intake.intake.take", never)
    outcome = one(add(house, drop))
    assert (outcome.status, outcome.report) == ("failed", None)
    assert "kept changing" in (outcome.reason or "")


def test_a_full_disk_ends_the_adding_with_its_own_error(
    house: Door, drop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk of the archive that fails is no fault of a file: it is not told as one."""

    def no_space(*_: object) -> None:
        raise OSError(28, "No space left on device")

    (drop / "a.txt").write_text(REPORTS[0])
    with monkeypatch.context() as patched:
        patched.setattr("dossier.store.gathering.Gathering.put_stream", no_space)
        with pytest.raises(OSError, match="No space left"):
            add(house, drop)
    assert told(one(add(house, drop))) == ("added", "R1", 1)


def test_times_outside_the_calendar_are_no_trouble(house: Door) -> None:
    """A file whose time is beyond the year 9999 is added; nothing is said of its time."""
    shm = Path("/dev/shm")
    if not shm.is_dir():
        pytest.skip("needs a file system with such times")
    file = shm / f"dossier-test-{os.getpid()}.txt"
    try:
        file.write_text(REPORTS[0])
        os.utime(file, (2**40, 2**40))
        assert one(add(house, file)).status == "added"
        assert house.catalog.versions("R1")[0].modified is None
    finally:
        file.unlink()


def test_the_archive_does_not_take_in_itself(house: Door, tmp_path: Path, drop: Path) -> None:
    """Adding a folder that holds the archive takes all but the archive; adding the archive is refused."""
    (drop / "a.txt").write_text(REPORTS[0])
    assert [told(outcome) for outcome in add(house, tmp_path)] == [("added", "R1", 1)]
    assert [told(outcome) for outcome in add(house, tmp_path)] == [("unchanged", "R1", 1)]
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
    house.readers, before = Cage, children()
    threads = set(threading.enumerate())
    intake = Intake(house.store, house.catalog, house.recorder)
    outcomes = intake.add([drop], jobs=2)
    next(outcomes)
    outcomes.close()
    intake.close()
    add(house, drop)
    assert set(threading.enumerate()) == threads
    assert children() == before


def test_what_was_kept_and_not_read_is_read_when_offered_again(house: Door, drop: Path) -> None:
    """Who adds a file again whose reading a crash cost, gets it read."""
    (drop / "a.txt").write_text(REPORTS[0])
    house.recorder.record([house.accession(1, REPORTS[0])])
    shutil.copy(drop / "a.txt", drop / "b.txt")
    assert one(add(house, drop / "b.txt")).status == "unchanged"  # moved: /in/1.txt stands nowhere
    assert house.catalog.row("R1").state == "archived"
    assert told(one(add(house, drop / "b.txt"))) == ("unchanged", "R1", 1)
    assert house.catalog.row("R1").state == "read"


KILLED = """
import os, signal, sys
from pathlib import Path
from dossier import Archive
from dossier.intake.cage import Cage
Cage.submit = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
with Archive.open(sys.argv[1]) as archive:
    list(archive.add([Path(sys.argv[2])]))
"""


def test_a_kill_between_custody_and_reading_costs_nothing(tmp_path: Path, drop: Path) -> None:
    """What a killed process had in custody is there at the next start, and is read then."""
    for number, text in enumerate(REPORTS):
        (drop / f"{number}.txt").write_text(text)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    child = subprocess.run([sys.executable, "-c", KILLED, tmp_path / "archive", drop], env=environment, check=False)
    assert child.returncode == -signal.SIGKILL
    with House(tmp_path / "archive") as house:
        assert {row.state for row in house.catalog.reports(parse_query(""))} == {"archived"}
        assert house.faults() == []
        intake = Intake(house.store, house.catalog, house.recorder, lambda _: Cage(1))
        try:
            finished = list(intake.finish_reading())
            assert list(intake.finish_reading()) == []
        finally:
            intake.close()
        assert sorted(outcome.report or "" for outcome in finished) == ["R1", "R2", "R3"]
        assert {outcome.status for outcome in finished} == {"added"}
        assert {row.state for row in house.catalog.reports(parse_query(""))} == {"read"}
        assert house.faults() == []


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


def test_other_readers_read_again_what_earlier_ones_read_or_refused(house: Door, drop: Path) -> None:
    """A version read or refused by readers of another version is read once more, and corrections outlive that."""
    for name, words in zip(("a.txt", "b.txt"), REPORTS, strict=False):
        (drop / name).write_text(words)
    add(house, drop)
    first = house.catalog.versions("R1")[0]
    facts = facts_of(house.store, house.catalog.events("R1")[-1])
    read = {"rendition": first.rendition, "description": first.description, "media_type": first.media_type}
    claims = claims_from("outlet", "The Ferry Post", "person:ada")
    said = {"field": "outlet", "claims": [claim_json(claim) for claim in claims]}
    about = {"report": "R1", "version": 1}
    house.recorder.record(
        [
            Entry("reading", about | read | {"reader": "text/0"}, facts),
            Entry("correction", about | read | said, facts),
            Entry("quarantine", {"report": "R2", "version": 1, "reason": "is too new", "reader": "text/0"}),
        ]
    )
    again = finish(house)
    assert {outcome.report: outcome.status for outcome in again} == {"R1": "unchanged", "R2": "unchanged"}
    assert house.catalog.row("R1").outlet == "The Ferry Post"
    assert {house.catalog.versions(report)[0].reader for report in ("R1", "R2")} == {first.reader}
    assert finish(house) == []
