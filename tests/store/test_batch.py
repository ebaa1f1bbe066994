"""Many files kept in one go: all their bytes first, then all their names, or nothing."""

from __future__ import annotations

import errno
import io
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dossier.errors import SyncFailed
from dossier.model.digest import Digest
from dossier.store import FolderStore
from dossier.store.syncfs import WholeDisk, whole_disk
from tests.store.conformance import BrokenSource

MANY = [f"report {n}".encode() for n in range(40)]


@pytest.fixture
def store(tmp_path: Path) -> FolderStore:
    return FolderStore(tmp_path / "blobs")


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("count", [1, len(MANY)], ids=["file by file", "at once"])
def test_all_get_their_names_on_leaving(store: FolderStore, tmp_path: Path, count: int) -> None:
    """What is gathered has no name before all of it is whole, and then is kept as the store keeps single files."""
    with store.batch(count) as gathered, ThreadPoolExecutor(4) as hands:
        kept = list(hands.map(gathered.put, MANY[:20]))
        kept += hands.map(lambda data: gathered.put_stream(io.BytesIO(data)), MANY[20:])
        assert list(store.digests()) == []
    store.sync()
    assert [(k.digest, k.size, k.new) for k in kept] == [(Digest.of(data), len(data), True) for data in MANY]
    assert [store.read(k.digest) for k in kept] == MANY
    assert files_in(tmp_path) == sorted(store.path(k.digest) for k in kept)
    assert not any(path.stat().st_mode & stat.S_IWUSR for path in files_in(tmp_path))


def test_the_same_bytes_are_gathered_once(store: FolderStore, tmp_path: Path) -> None:
    """Bytes that the store has, and bytes that come twice in one go, are not kept again."""
    store.put(b"known")
    with store.batch(40) as gathered:
        assert not gathered.put(b"known").new
        assert not gathered.put_stream(io.BytesIO(b"known")).new
        assert gathered.put(b"twice").new
        assert not gathered.put_stream(io.BytesIO(b"twice")).new
    assert sorted(store.digests()) == sorted(map(Digest.of, (b"known", b"twice")))
    assert len(files_in(tmp_path)) == 2


@pytest.mark.parametrize("count", [1, len(MANY)], ids=["file by file", "at once"])
def test_a_source_that_fails_leaves_nothing_of_all(store: FolderStore, tmp_path: Path, count: int) -> None:
    """When one of many cannot be read to its end, none is kept, and nothing lies about."""
    with pytest.raises(OSError, match="Input/output error"), store.batch(count) as gathered:
        gathered.put(b"whole")
        gathered.put_stream(BrokenSource(b"half"))
    assert files_in(tmp_path) == []


@pytest.mark.parametrize("count", [1, len(MANY)], ids=["file by file", "at once"])
def test_bytes_that_the_disk_did_not_confirm_get_no_name(
    store: FolderStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    """Whether files are synced one by one or all at once: after a failure none has a name, and nothing more is put."""

    def fail(*_: object) -> None:
        raise SyncFailed(errno.EIO, "Input/output error", "the disk")

    monkeypatch.setattr("dossier.store.batch.sync_file", fail)
    monkeypatch.setattr(WholeDisk, "sync", fail)
    with pytest.raises(SyncFailed), store.batch(count) as gathered:
        for data in MANY[:count]:
            gathered.put(data)
    assert files_in(tmp_path) == []
    for deed in (lambda: store.put(b"other"), store.sync, lambda: store.batch(40).__enter__()):
        with pytest.raises(SyncFailed):
            deed()


def test_bytes_are_synced_before_they_are_named(store: FolderStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come: no name before all bytes are on the disk, and names are synced by the store's own sync."""
    deeds: list[str] = []
    real_link, real_fsync, real_whole = os.link, os.fsync, WholeDisk.sync
    monkeypatch.setattr(os, "link", lambda *names, **at: (deeds.append("name"), real_link(*names, **at))[1])
    monkeypatch.setattr(os, "fsync", lambda handle: (deeds.append("sync"), real_fsync(handle))[1])
    monkeypatch.setattr(WholeDisk, "sync", lambda disk: (deeds.append("sync"), real_whole(disk))[1])
    for count, some in ((1, MANY[:1]), (len(MANY), MANY[1:])):
        deeds.clear()
        with store.batch(count) as gathered:
            for data in some:
                gathered.put(data)
        assert deeds.index("name") > max(at for at, deed in enumerate(deeds) if deed == "sync")
        named = len(deeds)
        store.sync()
        assert "sync" in deeds[named:]


def test_a_disk_whose_errors_would_not_be_told_is_synced_file_by_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older Linux hides what fails when all is synced at once: there, and on unknown disks, nobody relies on it."""
    monkeypatch.setattr("dossier.store.syncfs.platform.release", lambda: "5.16.20-generic")
    with whole_disk(tmp_path) as disk:
        assert disk is None
    monkeypatch.setattr("dossier.store.syncfs.platform.release", lambda: "6.1.0-18-amd64")
    monkeypatch.setattr("dossier.store.syncfs._RELIABLE", {})
    with whole_disk(tmp_path) as disk:
        assert disk is None


def test_a_handle_that_is_no_disk_is_an_error(tmp_path: Path) -> None:
    """What the system answers to a sync of the whole disk is heard."""
    with whole_disk(tmp_path) as disk:
        if disk is None:
            pytest.skip("this disk is synced file by file")
    with pytest.raises(SyncFailed, match="Bad file descriptor"):
        disk.sync()
