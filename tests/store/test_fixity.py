"""Every blob is hashed again, by whichever hands, and what is not as its name says is told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dossier.model.digest import Digest
from dossier.store import BlobFault, FolderStore, check_blobs, fixity, hashing


@pytest.fixture(params=["threads", "processes"])
def root(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A store that is checked in this process, and one that is checked by others."""
    monkeypatch.setattr(fixity, "_MANY", 1 if request.param == "processes" else 1_000_000)
    return tmp_path / "blobs"


def spoil(path: Path) -> None:
    data = path.read_bytes()
    path.chmod(0o644)
    path.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))


def told(root: Path) -> tuple[set[str], dict[str, str]]:
    """Digests of what is sound, and the fault by file name."""
    found = list(check_blobs(root, workers=2))
    sound = {item for item in found if not isinstance(item, BlobFault)}
    return sound, {item.path.name: item.fault for item in found if isinstance(item, BlobFault)}


def test_small_and_large_files_are_told_apart_by_nothing_but_their_bytes(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Empty, small, middling and large blobs are all hashed whole, and one changed byte in any is told."""
    monkeypatch.setattr(hashing, "LARGE", 3 << 16)  # for this process alone
    store = FolderStore(root)
    small = hashing._SMALL
    sizes = (0, 1, small - 1, small, small + 1, 3 * small - 1, 3 * small, 5 << 20)
    kept = [store.put(os.urandom(size)).digest for size in sizes]
    assert told(root) == (set(kept), {})
    for digest in kept[1:]:
        spoil(store.path(digest))
    assert told(root) == ({kept[0]}, dict.fromkeys(kept[1:], "changed"))


def test_what_is_no_blob_is_named_wherever_it_stands(root: Path) -> None:
    """Files beside the folders, in folders within, links, pipes and blobs in the wrong folder are strays."""
    store = FolderStore(root)
    kept = store.put(b"a blob").digest
    folder = store.path(kept).parent
    (root / "beside").write_text("x")
    (folder / "inner").mkdir()
    (folder / "inner" / kept).write_bytes(b"a blob")
    (folder / "link").symlink_to(store.path(kept))
    (folder / ("F" * 64)).write_text("x")
    strays = {"beside", "inner", "link", "F" * 64, kept}
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe")
        strays.add("pipe")
    sound, faults = told(root)
    assert sound == {kept}
    assert faults == dict.fromkeys(strays, "stray")


def test_what_is_coming_in_is_passed_over(root: Path) -> None:
    """Bytes that have no name yet are neither sound nor a fault."""
    store = FolderStore(root)
    kept = store.put(b"a blob").digest
    (root / hashing.INCOMING / "half").write_text("x")
    assert told(root) == ({kept}, {})


def test_a_process_that_is_ended_costs_no_blob(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the checking processes die, their work is done all the same, and nothing is passed over."""
    monkeypatch.setattr(fixity, "_MANY", 1)
    monkeypatch.setattr(hashing, "__file__", str(tmp_path / "no-such-program.py"))
    store = FolderStore(tmp_path / "blobs")
    kept = {store.put(bytes([n])).digest for n in range(20)}
    spoiled = store.put(b"spoiled").digest
    spoil(store.path(spoiled))
    assert told(tmp_path / "blobs") == (kept, {spoiled: "changed"})


def test_a_store_that_is_gone_has_no_blobs(tmp_path: Path) -> None:
    """Without a folder there is nothing to check: it is for the log to say what is missing."""
    assert list(check_blobs(tmp_path / "gone")) == []


def test_digests_are_names(root: Path) -> None:
    """What is sound comes as digests, which open the store."""
    store = FolderStore(root)
    store.put(b"words")
    (found,) = check_blobs(root)
    assert isinstance(found, Digest)
    assert store.read(found) == b"words"
