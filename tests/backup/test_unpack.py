"""No file, however it is made, is taken for a backup that is none, nor puts anything elsewhere."""

from __future__ import annotations

import io
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dossier import Archive
from dossier.backup.tar_format import header
from dossier.errors import BadBackup, NewerArchive
from dossier.repository.create import FORMAT
from tests.repository.house import REPORTS, left

OF_TODAY = b'"format": %d' % FORMAT


def refused(data: bytes, place: Path) -> BadBackup:
    """Why bytes are no backup; neither checking nor restoring them leaves anything."""
    path = place.parent / "spoiled.tar"
    path.write_bytes(data)
    with pytest.raises(BadBackup) as checked:
        Archive.check_backup(path)
    with pytest.raises(BadBackup) as caught:
        Archive.restore(path, place / "again")
    assert left(place) == []
    assert caught.value.path == path
    assert str(caught.value) == str(checked.value)
    return caught.value


@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(st.floats(0, 1, exclude_max=True), st.integers(1, 255))
def test_any_changed_byte_is_found(small: bytes, place: Path, at: float, flip: int) -> None:
    """Flip any byte of a backup: it is refused, and nothing is left."""
    data = bytearray(small)
    data[int(at * len(data))] ^= flip
    refused(bytes(data), place)


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(st.floats(0, 1, exclude_max=True))
def test_any_cut_is_found(small: bytes, place: Path, at: float) -> None:
    """A backup of which only the begin is there is refused, wherever it ends."""
    refused(small[: int(at * len(small))], place)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    home = tmp_path_factory.mktemp("small")
    (home / "a.txt").write_text(REPORTS[0])
    with Archive.create(home / "archive") as archive:
        list(archive.add([home / "a.txt"], jobs=1))
        archive.backup.write(home / "kept.tar")
    return (home / "kept.tar").read_bytes()


def test_a_changed_blob_is_named(small: bytes, place: Path) -> None:
    """The refusal names the blob, and what its bytes hash to."""
    with tarfile.open(fileobj=io.BytesIO(small)) as kept:
        blob = next(member for member in kept if "/blobs/" in member.name)
    data = bytearray(small)
    data[blob.offset_data] ^= 1
    error = refused(bytes(data), place)
    assert (error.member, "its bytes hash to" in error.reason) == (blob.name, True)


class Tar:
    """Takes a backup apart and puts it together again, with headers as they should be."""

    def __init__(self, data: bytes) -> None:
        with tarfile.open(fileobj=io.BytesIO(data)) as kept:
            self.moment = int(kept.getmembers()[0].mtime)
            self.members = [(m.name, (kept.extractfile(m) or io.BytesIO()).read()) for m in kept]

    def bytes(self) -> bytes:
        """With the seal made anew: as somebody would who knows the form, and wants to deceive."""
        import hashlib

        out = b""
        for name, data in self.members:
            content = f"{hashlib.sha256(out).hexdigest()}\n".encode() if name.endswith(".sha256") else data
            out += header(name, len(content), self.moment) + content + bytes(-len(content) % 512)
        return out + bytes(1024)

    def at(self, name: str) -> int:
        return next(at for at, (found, _) in enumerate(self.members) if name in found)

    def change(self, name: str, change: Callable[[bytes], bytes]) -> None:
        at = self.at(name)
        self.members[at] = (self.members[at][0], change(self.members[at][1]))


def test_putting_together_changes_nothing(small: bytes) -> None:
    """What the tests below do to a backup is all that they do to it."""
    assert Tar(small).bytes() == small


def test_members_that_do_not_belong_are_named(small: bytes, place: Path) -> None:
    """One more, one less, one twice, two in another order, a blob that no event names: all are refused by name."""
    for name in (
        "archive/blobs/00/" + "0" * 64,
        "archive/extra.txt",
        "archive/log/extra",
        "../evil",
        "/tmp/evil",
        "a\\b",
    ):
        tar = Tar(small)
        tar.members.insert(tar.at("/blobs/"), (name, b"words"))
        error = refused(tar.bytes(), place)
        assert ascii(name) in error.member
    for name in ("/blobs/", "events.jsonl", "dossier.json", ".sha256", "READ-ME"):
        tar = Tar(small)
        del tar.members[tar.at(name)]
        refused(tar.bytes(), place)
    tar = Tar(small)
    tar.members.insert(tar.at("/blobs/"), tar.members[tar.at("/blobs/")])
    refused(tar.bytes(), place)
    tar = Tar(small)
    at = tar.at("/blobs/")
    tar.members[at], tar.members[at + 1] = tar.members[at + 1], tar.members[at]
    refused(tar.bytes(), place)
    assert not Path("/tmp/evil").exists()


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (tarfile.SYMTYPE, "a symbolic link"),
        (tarfile.LNKTYPE, "a link"),
        (tarfile.CHRTYPE, "a device"),
        (tarfile.BLKTYPE, "a device"),
        (tarfile.FIFOTYPE, "a pipe"),
        (tarfile.DIRTYPE, "a folder"),
        (tarfile.GNUTYPE_SPARSE, "a file with holes"),
        (tarfile.XHDTYPE, "something"),
        (tarfile.GNUTYPE_LONGNAME, "something"),
    ],
)
def test_links_devices_and_all_that_is_no_file_are_refused(kind: bytes, words: str, small: bytes, place: Path) -> None:
    """Under the very name that is awaited, nothing but a plain file is taken."""
    with tarfile.open(fileobj=io.BytesIO(small)) as kept:
        blob = next(member for member in kept if "/blobs/" in member.name)
    blob.type, blob.linkname = kind, "/etc/passwd"
    data = small[: blob.offset] + blob.tobuf(tarfile.GNU_FORMAT) + small[blob.offset_data :]
    assert words in refused(data, place).reason


@pytest.mark.parametrize("size", [0, 1, 10**6, 8**11 - 1, 2**40, 2**63])
def test_sizes_that_are_not_so_are_refused(size: int, small: bytes, place: Path) -> None:
    """A blob that tells of less or more than it has, up to more than any disk holds, costs nothing but its refusal."""
    with tarfile.open(fileobj=io.BytesIO(small)) as kept:
        blob = next(member for member in kept if "/blobs/" in member.name)
    forged = header(blob.name, size, int(blob.mtime))
    refused(small[: blob.offset] + forged + small[blob.offset_data :], place)


def edited(key: str, value: str) -> Callable[[bytes], bytes]:
    import json

    def change(data: bytes) -> bytes:
        found = json.loads(data)
        found[key] = json.loads(value)
        return json.dumps(found).encode()

    return change


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("form", "2"), ("form", '"1"'), ("archive", '"another"'), ("events", "1"), ("events", "-1"), ("events", "true"),
        ("blobs", "1"), ("blobs", "1e300"), ("blob_bytes", "0"), ("blob_bytes", "99999999999999999999"),
        ("files", "{}"), ("files", "[]"), ("files", "null"), ("files", '{"../evil": {"bytes": 1, "sha256": ""}}'),
    ],
)  # fmt: skip
def test_a_manifest_that_tells_other_things_is_refused(key: str, value: str, small: bytes, place: Path) -> None:
    """However it is forged, and though the seal fits: the file does not hold what it tells of."""
    tar = Tar(small)
    tar.change("dossier-backup.json", edited(key, value))
    refused(tar.bytes(), place)


@pytest.mark.parametrize("data", [b"", b"words", bytes(512), bytes(10240), b"PK\x03\x04" + bytes(600), b"[" * 5000])
def test_files_that_are_no_backup_are_refused(data: bytes, place: Path) -> None:
    """Anything else than a backup is said to be none."""
    error = refused(data, place)
    assert error.member in ("", "dossier-backup.json")


def test_manifests_that_nobody_could_hold_are_refused(small: bytes, place: Path) -> None:
    """One that is deep or huge ends in a refusal, and not in a crash or in all of the memory."""
    for manifest in (b"[" * 100_000, b"{}", b"\xff", b" " * (1 << 21)):
        tar = Tar(small)
        tar.change("dossier-backup.json", lambda _, manifest=manifest: manifest)
        refused(tar.bytes(), place)


def resealed(small: bytes, change: Callable[[bytes], bytes], name: str) -> bytes:
    """A member changed, and the manifest, which tells of its digest, with it."""
    import hashlib
    import json

    tar = Tar(small)
    tar.change(name, change)
    data = tar.members[tar.at(name)][1]

    def told(manifest: bytes) -> bytes:
        found = json.loads(manifest)
        short = tar.members[tar.at(name)][0].removeprefix("archive/")
        found["files"][short] = {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        found["events"] = tar.members[tar.at("events.jsonl")][1].count(b"\n")
        return json.dumps(found).encode()

    tar.change("dossier-backup.json", told)
    return tar.bytes()


def test_logs_that_cannot_be_are_refused(small: bytes, place: Path) -> None:
    """A log that tells of an archive which cannot have been is refused, with its line, though every digest fits."""
    changes: tuple[Callable[[bytes], bytes], ...] = (
        lambda log: log.replace(b'"kind":"accession"', b'"kind":"invention"'),
        lambda log: log.replace(b'"seq":2', b'"seq":7'),
        lambda log: log + b'{"half',
        lambda log: log[: log.index(b"\n") + 1],
    )
    for change in changes:
        error = refused(resealed(small, change, "events.jsonl"), place)
        assert "log" in error.member


def test_a_log_of_which_no_rows_can_be_made_is_refused(small: bytes, place: Path) -> None:
    """Lines that are well formed and tell of what cannot be end in a refusal, and nothing is left."""
    path = place.parent / "spoiled.tar"
    path.write_bytes(resealed(small, lambda log: log.replace(b'"report":"R1"', b'"report":"none"'), "log/events.jsonl"))
    with pytest.raises(BadBackup, match="cannot be understood"):
        Archive.restore(path, place / "again")
    assert left(place) == []


def test_a_later_archive_is_told_as_one(small: bytes, place: Path) -> None:
    """A backup of an archive of a form that is not known yet asks for the newer Dossier."""
    path = place.parent / "later.tar"
    path.write_bytes(resealed(small, lambda mark: mark.replace(OF_TODAY, b'"format": 99'), "archive/dossier.json"))
    for verb in (Archive.check_backup, lambda path: Archive.restore(path, place / "again")):
        with pytest.raises(NewerArchive):
            verb(path)
    assert left(place) == []


def test_no_file_and_folders_are_refused(place: Path) -> None:
    """What is not there, or is a folder, is said to be no file."""
    for path in (place / "absent.tar", place):
        with pytest.raises(BadBackup, match="is no file"):
            Archive.restore(path, place / "again")
    assert left(place) == []
