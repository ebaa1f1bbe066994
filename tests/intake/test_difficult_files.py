"""Files that cannot be read, named, opened or trusted to stay: each is kept, or fails alone with its reason."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from dossier.catalog import parse_query
from dossier.describe_without_archive import read
from dossier.intake.accession import StillChanging, take
from dossier.intake.file_stat import path_text
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import Limits
from dossier.store import FolderStore
from tests.intake.doors import Door, add, one, told
from tests.intake.warm import Warm
from tests.repository.house import REPORTS


@pytest.fixture
def house(tmp_path: Path, warm: Warm) -> Iterator[Door]:
    with Door(tmp_path / "archive") as house:
        house.readers = lambda _: warm
        yield house


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
    house.readers = partial(ReaderPool, limits=Limits(file=1 << 20))
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
        ("dangling", "is a symbolic link that leads nowhere"),
        ("loop", "is a symbolic link that leads nowhere"),
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
    (drop / "dangling").symlink_to("nowhere")
    (drop / "loop").symlink_to("loop")
    with socket.socket(socket.AF_UNIX) as unix:
        unix.bind(str(drop / "socket"))
        found = {outcome.path: outcome for outcome in add(house, drop / name, drop / "file")}
    assert found[str(drop / "file")].status == "added"
    failed = found[path_text(drop / name)]
    assert failed.status == "failed"
    assert (failed.reason or "").startswith(reason)
    assert house.catalog.count(parse_query("")) == 1


def test_a_link_is_followed_when_named_and_never_in_a_folder(house: Door, drop: Path) -> None:
    """`add` and `read` tell of a link the same: named, it means what it leads to; within a folder it is refused."""
    outside = drop.parent / "outside"
    outside.mkdir()
    (outside / "file").write_text(REPORTS[0])
    (drop / "link").symlink_to(outside / "file")
    (drop / "loop").symlink_to("loop")
    refused = "is a symbolic link; drop the file that it leads to"
    assert [outcome.reason for outcome in add(house, drop)] == [refused, refused]
    assert [found.reason for found in read(drop)] == [refused, refused]
    outcome = one(add(house, drop / "link"))
    assert (told(outcome), outcome.path) == (("added", "R1", 1), str(outside / "file"))
    assert one(add(house, outside / "file")).status == "unchanged"
    (described,) = read(drop / "link")
    assert described.description
    assert [found.reason for found in read(drop / "loop")] == ["is a symbolic link that leads nowhere"]
    (drop / "folder").symlink_to(outside)
    assert one(add(house, drop / "folder")).status == "unchanged"
    assert [bool(found.description) for found in read(drop / "folder")] == [True]


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


def _meanwhile(monkeypatch: pytest.MonkeyPatch, deed: Callable[[], object]) -> None:
    """Has something done after every read of a file."""
    read = os.read

    def and_more(handle: int, size: int) -> bytes:
        data = read(handle, size)
        deed()
        return data

    monkeypatch.setattr("dossier.intake.accession.os.read", and_more)


@pytest.mark.parametrize("grown", [b"first words and more", b"other words", b"first"])
def test_a_file_that_changes_while_it_is_read_is_not_taken(
    tmp_path: Path, drop: Path, monkeypatch: pytest.MonkeyPatch, grown: bytes
) -> None:
    """Bytes that were never the file's at any one moment are not called its bytes, and nothing of them is kept."""
    store, file = FolderStore(tmp_path / "blobs"), drop / "growing.txt"
    file.write_bytes(b"first words")
    with monkeypatch.context() as patched:
        _meanwhile(patched, lambda: file.write_bytes(grown))
        with pytest.raises(StillChanging):
            take(store, file)
    assert list(store.digests()) == []


def test_a_file_that_grows_as_fast_as_it_is_read_is_left_at_once(
    tmp_path: Path, drop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a log that others write to without end no more is read than it had at first, and a byte."""
    file = drop / "growing.log"
    file.write_bytes(b"line\n")
    sizes = []

    def grow() -> None:
        sizes.append(file.stat().st_size)
        assert len(sizes) < 10, "it is followed for as long as it grows"
        with file.open("ab") as more:
            more.write(b"line\n" * 100)

    with monkeypatch.context() as patched:
        _meanwhile(patched, grow)
        with pytest.raises(StillChanging):
            take(FolderStore(tmp_path / "blobs"), file)


def test_a_file_larger_than_the_disk_keeps_out_no_other(house: Door, drop: Path) -> None:
    """It is told with both numbers and asks for no byte of the disk; the files beside it are archived."""
    (drop / "a.txt").write_text(REPORTS[0])
    with (drop / "big.bin").open("wb") as hollow:
        hollow.truncate(1 << 42)  # which takes no room itself
    found = {Path(outcome.path).name: outcome for outcome in add(house, drop)}
    assert told(found["a.txt"]) == ("added", "R1", 1)
    assert found["big.bin"].status == "failed"
    assert "has 4,398,046,511,104 bytes; the disk of the archive has room for" in (found["big.bin"].reason or "")


def test_a_file_that_never_rests_is_left_for_later(house: Door, drop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few looks at a file that keeps changing, it is said so."""

    def never(store: object, path: Path, room: object) -> None:
        raise StillChanging(path)

    (drop / "growing.txt").write_text("words")
    monkeypatch.setattr("dossier.intake.intake.take", never)
    outcome = one(add(house, drop))
    assert (outcome.status, outcome.report) == ("failed", None)
    assert "kept changing" in (outcome.reason or "")


def test_a_failing_disk_ends_the_adding_with_its_own_error(
    house: Door, drop: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk of the archive that fails is no fault of a file: it is not told as one."""

    def broken(*_: object) -> None:
        raise OSError(5, "Input/output error")

    (drop / "a.txt").write_text(REPORTS[0])
    with monkeypatch.context() as patched:
        patched.setattr("dossier.store.batch.BlobBatch.put_stream", broken)
        with pytest.raises(OSError, match="Input/output error"):
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


def test_a_mailbox_may_be_as_large_as_web_archives_are(house: Door, drop: Path) -> None:
    """Its messages are small, however many they are; of a larger one those in its beginning are read."""
    words = "The ferry of Mompox was late again on Monday. " * 10
    opening = "From ada@valley.example Mon Mar  4 10:00:00 2019\nFrom: Ada Ruiz <ada@valley.example>\n"
    box = drop / "box.mbox"
    box.write_text("".join(f"{opening}Subject: Ferry {n}\n\n{words}\n\n" for n in range(20)))
    house.readers = partial(ReaderPool, limits=Limits(file=4096, web_archive=1 << 20))
    assert [outcome.status for outcome in add(house, drop)] == ["added"] * 21
    larger = drop / "larger.mbox"
    larger.write_text(box.read_text() * 120)
    outcomes = [outcome for outcome in add(house, drop) if outcome.path.startswith(str(larger))]
    size, (first, *messages) = larger.stat().st_size, outcomes
    assert first.status == "added" and {message.status for message in messages} == {"duplicate"}
    assert (first.reason or "").startswith(f"has {size:,} bytes; the messages in the first ")
    assert 1000 < len(messages) < 20 * 120
