"""The folder store keeps the promises of every store, and its own: plain files that other tools can check."""

from __future__ import annotations

import errno
import io
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.archive_folder import ArchiveFolder
from dossier.errors import FixityMismatch, MissingBlob, SyncFailed
from dossier.model.digest import Digest
from dossier.store import BlobFault, FolderStore, KeptBlob, check_blobs
from tests.store.conformance import BrokenSource, StoreConformance


@pytest.fixture
def store(tmp_path: Path) -> FolderStore:
    return FolderStore(tmp_path / "blobs")


class TestFolderStore(StoreConformance):
    """FolderStore is a BlobStore."""


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def spoil(path: Path) -> None:
    """Flips one bit in the middle of a read-only file."""
    path.chmod(0o644)
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    path.chmod(0o444)


def test_a_blob_is_one_read_only_file_named_by_its_digest(store: FolderStore, tmp_path: Path) -> None:
    """Each blob is a read-only file `ab/abcdef…`, and nothing else is left lying about."""
    kept = store.put(b"plain file")
    assert files_in(tmp_path) == [tmp_path / "blobs" / kept.digest[:2] / kept.digest]
    mode = store.path(kept.digest).stat().st_mode
    assert not mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH)


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="needs sha256sum")
def test_another_tool_can_audit_the_store(store: FolderStore) -> None:
    """`sha256sum` over the files gives their own names."""
    kept = [store.put(bytes([n]) * n).digest for n in range(1, 20)]
    said = subprocess.run(["sha256sum", *map(store.path, kept)], capture_output=True, text=True, check=True).stdout
    assert [line.split()[0] for line in said.splitlines()] == kept


def test_a_flipped_bit_is_told_on_reading_and_on_checking(store: FolderStore, tmp_path: Path) -> None:
    """A blob whose bytes changed is never handed out as what it was, and the check names it."""
    good, bad = store.put(b"left alone").digest, store.put(b"tampered with").digest
    spoil(store.path(bad))
    with pytest.raises(FixityMismatch) as caught:
        store.read(bad)
    assert caught.value.expected == bad
    assert caught.value.found == Digest.of(store.path(bad).read_bytes())
    found = set(check_blobs(tmp_path / "blobs"))
    assert found == {good, BlobFault(store.path(bad), "changed", f"its bytes hash to {caught.value.found}")}


def test_strays_are_named_and_never_taken_for_blobs(store: FolderStore, tmp_path: Path) -> None:
    """A foreign file, a link, a blob in the wrong folder: each is a stray, and `digests` passes it over."""
    kept = store.put(b"a blob").digest
    folder = store.path(kept).parent
    (folder / ".DS_Store").write_bytes(b"")
    (folder / ("0" * 64)).write_bytes(b"in the wrong folder")
    (tmp_path / "blobs" / "note.txt").write_text("hello")
    (folder / "link").symlink_to(store.path(kept))
    faults = {item.path.name: item.fault for item in check_blobs(tmp_path / "blobs") if isinstance(item, BlobFault)}
    assert faults == dict.fromkeys((".DS_Store", "0" * 64, "note.txt", "link"), "stray")
    assert list(store.digests()) == [kept]


def test_a_copy_under_way_is_no_fault(store: FolderStore, tmp_path: Path) -> None:
    """What a crash left half-way has no name yet, and is not taken for a blob or for damage."""
    kept = store.put(b"whole").digest
    (tmp_path / "blobs" / ".incoming" / ".incoming-left-by-a-crash").write_bytes(b"half")
    assert list(check_blobs(tmp_path / "blobs")) == [kept]


def test_an_interrupted_copy_leaves_no_file(store: FolderStore, tmp_path: Path) -> None:
    """A source that fails, and a disk that is full, leave neither blob nor half a file."""
    with pytest.raises(OSError, match="Input/output error"):
        store.put_stream(BrokenSource(b"half"))
    assert files_in(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits of file sizes")
def test_a_full_disk_keeps_nothing_and_says_so(store: FolderStore, tmp_path: Path) -> None:
    """When the disk takes a part of the bytes only, the put fails, no half is left, and with more room it succeeds."""
    import resource

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5000, limits[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            store.put(bytes(20_000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert files_in(tmp_path) == []
    assert store.put(bytes(20_000)).new


def test_bytes_whose_sync_failed_are_not_kept(
    store: FolderStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the disk does not confirm bytes, nothing stands under their name, and this store puts nothing more."""
    with monkeypatch.context() as patched, pytest.raises(SyncFailed, match="Input/output error"):
        patched.setattr(os, "fsync", no_sync)
        store.put(b"perhaps")
    assert files_in(tmp_path) == []
    for deed in (lambda: store.put(b"other"), lambda: store.put_stream(io.BytesIO(b"other")), store.sync):
        with pytest.raises(SyncFailed):
            deed()
    assert FolderStore(tmp_path / "blobs").put(b"perhaps").new


def no_sync(_: int) -> None:
    raise OSError(errno.EIO, "Input/output error")


def test_bytes_that_stand_are_never_replaced(store: FolderStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should another process name the same bytes first, its file stays: same inode, same time."""
    digest = store.put(b"first come").digest
    before = store.path(digest).stat()
    monkeypatch.setattr(store, "has", lambda _: False)  # as it was when the other had not come yet
    store.put(b"first come")
    store.put_stream(io.BytesIO(b"first come"))
    after = store.path(digest).stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)


def test_without_hard_links_blobs_are_kept_too(store: FolderStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """On disks without hard links the file is renamed instead."""

    def no_links(*_: object, **__: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    kept = store.put(b"on a memory stick")
    assert store.read(kept.digest) == b"on a memory stick"


def test_names_given_by_another_process_are_synced_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding bytes there already promises the same as keeping them: their folder is synced before we believe it."""
    synced: list[str] = []
    monkeypatch.setattr("dossier.store.folder_store.sync_folder", synced.append)
    digest = FolderStore(tmp_path).put(b"kept by another").digest  # which has not come to sync
    ours = FolderStore(tmp_path)
    assert not ours.put(b"kept by another").new
    ours.sync()
    assert set(map(Path, synced)) == {tmp_path, ours.path(digest).parent}


def doubtful(store: FolderStore, data: bytes, monkeypatch: pytest.MonkeyPatch) -> Digest:
    """Bytes whose name the disk did not confirm."""
    digest = store.put(data).digest
    with monkeypatch.context() as patched, pytest.raises(SyncFailed):
        patched.setattr("dossier.files.os.fsync", no_sync)
        store.sync()
    return digest


def test_a_failed_sync_is_never_tried_again(store: FolderStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second sync could succeed without anything having been written: whoever saw the first one fail does none."""
    doubtful(store, b"words", monkeypatch)
    with pytest.raises(SyncFailed):
        store.sync()


def test_names_in_doubt_are_written_anew(store: FolderStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next store gives what was in doubt another file and another entry, and syncs them; then all is as ever."""
    before = store.path(doubtful(store, b"words", monkeypatch)).stat().st_ino
    after = FolderStore(tmp_path / "blobs")
    assert after.in_doubt()
    assert after.make_good() == 1
    digest = Digest.of(b"words")
    assert after.path(digest).stat().st_ino != before
    assert not after.path(digest).stat().st_mode & stat.S_IWUSR
    assert (after.read(digest), after.in_doubt(), after.make_good()) == (b"words", False, 0)
    assert files_in(tmp_path) == [after.path(digest)]


def test_bytes_in_doubt_that_went_bad_lose_their_name(
    store: FolderStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is not what its name says is set aside, where the audit names it, and never passes for those bytes again."""
    digest = doubtful(store, b"words", monkeypatch)
    spoil(store.path(digest))
    after = FolderStore(tmp_path / "blobs")
    assert after.make_good() == 0
    assert not after.has(digest)
    (fault,) = [found for found in check_blobs(tmp_path / "blobs") if isinstance(found, BlobFault)]
    assert (fault.path.name, fault.fault) == (f"damaged-{digest}", "stray")
    assert after.put(b"words").new


def test_doubts_are_not_swept_away(store: FolderStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However old the list of what is in doubt is, it stays until that is made good."""
    doubtful(store, b"words", monkeypatch)
    after = FolderStore(tmp_path / "blobs")
    assert after.sweep(before=float("inf")) == 0
    assert after.in_doubt()


@settings(max_examples=40, deadline=None)
@given(st.lists(st.binary(max_size=200), max_size=12))
def test_any_bytes_are_kept_exactly(tmp_path_factory: pytest.TempPathFactory, blobs: list[bytes]) -> None:
    """Whatever is put, the store holds exactly the different ones, each equal to what was given."""
    store = FolderStore(tmp_path_factory.mktemp("store"))
    names = [store.put(data).digest for data in blobs]
    assert [store.read(name) for name in names] == blobs
    assert list(store.digests()) == sorted(set(names))


def test_what_a_cut_copy_left_is_swept_in_time(tmp_path: Path) -> None:
    """Bytes that never got a name are removed once they are old; what is still coming in stays."""
    store = FolderStore(tmp_path)
    kept = store.put(b"whole")
    for name, age in ((".incoming-old", 1000.0), (".incoming-new", 3000.0)):
        left = tmp_path / ".incoming" / name
        left.write_bytes(b"half")
        os.utime(left, (age, age))
    assert store.sweep(before=2000.0) == 1
    assert [path.name for path in (tmp_path / ".incoming").iterdir()] == [".incoming-new"]
    assert store.read(kept.digest) == b"whole"


def test_what_goes_while_it_is_looked_at_is_no_leftover(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process names its bytes, or clears them up, between the listing of a folder and the look at a file."""
    store = FolderStore(tmp_path)
    store.put(b"whole")
    for name in (".incoming-another's", ".incoming-old"):
        (tmp_path / ".incoming" / name).write_bytes(b"half")
    lstat = ArchiveFolder.lstat

    def lstat_late(folder: ArchiveFolder, name: str) -> os.stat_result | None:
        if name == ".incoming-another's":
            folder.unlink(name)
        return lstat(folder, name)

    monkeypatch.setattr(ArchiveFolder, "lstat", lstat_late)
    assert store.sweep(before=float("inf")) == 1


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX's kinds of files")
@pytest.mark.parametrize("kind", ["pipe", "folder", "device"])
def test_what_stands_in_a_blobs_place_is_not_waited_for(store: FolderStore, kind: str) -> None:
    """Where a pipe, a folder or an endless device was put in its place, a blob is lost, and nothing hangs."""
    path = store.path(store.put(b"bytes").digest)
    path.unlink()
    {"pipe": os.mkfifo, "folder": os.mkdir, "device": lambda at: at.symlink_to("/dev/zero")}[kind](path)
    with pytest.raises(MissingBlob):
        store.open(Digest(path.name))


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX's kinds of files")
@pytest.mark.parametrize("way", ["put", "stream", "one of a batch", "many at once"])
@pytest.mark.parametrize("kind", ["flipped", "empty", "longer", "lost link", "link", "pipe", "folder"])
def test_bytes_that_come_again_are_kept_where_what_stood_there_went_bad(
    store: FolderStore, tmp_path: Path, kind: str, way: str
) -> None:
    """Whoever is told that his bytes are kept may throw his own away: a name alone is never taken for them.

    What stood there is set aside, where the audit names it.
    """
    digest = store.put(b"words").digest
    _ruin(store.path(digest), kind)
    kept = _kept_by(FolderStore(tmp_path / "blobs"), way, b"words")
    assert (kept.digest, kept.new) == (digest, True)
    assert store.read(digest) == b"words"
    assert store.is_whole(digest)
    assert files_in(tmp_path / "blobs" / ".incoming") == []
    told = [(found.path.name, found.fault) for found in check_blobs(tmp_path / "blobs") if isinstance(found, BlobFault)]
    assert told == ([(f"damaged-{digest}", "stray")] if kind != "folder" else [])  # an empty one hides nothing


def test_what_is_set_aside_stays_as_it_is(store: FolderStore, tmp_path: Path) -> None:
    """Damaged time and again, what stood there each time has a name of its own: none takes another's place."""
    found = [b"first", b"second", b"third"]
    for data in found:
        path = store.path(store.put(b"words").digest)
        path.chmod(0o600)
        path.write_bytes(data)
    digest = store.put(b"words").digest
    root = tmp_path / "blobs"
    assert [(root / f"damaged-{digest}{end}").read_bytes() for end in ("", "-2", "-3")] == found
    assert store.read(digest) == b"words"


def _ruin(path: Path, kind: str) -> None:
    """Puts something else in the place of a blob."""
    if kind == "flipped":
        spoil(path)
        return
    data = path.read_bytes()
    path.unlink()
    elsewhere = path.with_name("elsewhere").absolute().parents[2] / "elsewhere"
    elsewhere.write_bytes(data)
    deeds = {
        "empty": lambda: path.write_bytes(b""),
        "longer": lambda: path.write_bytes(data + b"!"),
        "lost link": lambda: path.symlink_to("/nowhere/at/all"),
        "link": lambda: path.symlink_to(elsewhere),
        "pipe": lambda: os.mkfifo(path),
        "folder": path.mkdir,
    }
    deeds[kind]()


def _kept_by(store: FolderStore, way: str, data: bytes) -> KeptBlob:
    if way == "put":
        return store.put(data)
    if way == "stream":
        return store.put_stream(io.BytesIO(data))
    with store.batch(2 if way == "one of a batch" else 100) as gathered:
        return gathered.put_stream(io.BytesIO(data))


@pytest.mark.parametrize(
    "left",
    [b"\xff" * 64 + b"\n", b"../" * 21 + b"x\n", bytes(130), b"0" * 64 + b"\n"],
    ids=["no text", "a path", "zeros", "what was never kept"],
)
def test_a_list_of_doubts_that_says_nothing_sensible_stops_nobody(
    store: FolderStore, tmp_path: Path, left: bytes
) -> None:
    """A power cut may leave anything in a list that was not synced; and what is in doubt is lost with the power."""
    store.put(b"words")
    (tmp_path / "blobs" / ".incoming" / "in-doubt-1").write_bytes(left)
    after = FolderStore(tmp_path / "blobs")
    assert (after.in_doubt(), after.make_good(), after.in_doubt()) == (True, 0, False)


def test_folders_among_what_comes_in_are_left_alone(store: FolderStore, tmp_path: Path) -> None:
    """Whoever made a folder there, it is no copy cut short and no list, and keeps no archive from being opened."""
    store.put(b"words")
    for name in ("notes", "in-doubt-2"):
        (tmp_path / "blobs" / ".incoming" / name).mkdir()
    assert store.sweep(before=float("inf")) == 0
    assert not store.in_doubt()
