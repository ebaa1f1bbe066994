"""Writes a backup: the log up to a line's end, then exactly the blobs that those lines name, while others write on."""

from __future__ import annotations

import hashlib
import io
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from datetime import datetime
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO

from dossier.archive_folder import ArchiveFolder
from dossier.backup.restore import check_backup
from dossier.backup.tar_format import (
    COMPANIONS,
    END,
    FOLDER,
    LOG,
    MANIFEST,
    MARK,
    READ_ME,
    SEAL,
    WORDS,
    BackupPart,
    Manifest,
    blob_name,
    check_room,
    header,
    padding,
    to_json,
)
from dossier.clauses import Clause
from dossier.errors import BadBackup, BadInput, DossierError, FixityMismatch, MissingBlob
from dossier.files import INCOMING, name_without_replacing, sync_file, sync_folder, temporary_in
from dossier.log import Log
from dossier.model.backup import Backup, Step
from dossier.model.digest import Digest
from dossier.model.folders import WatchedFolder
from dossier.repository.detect import archive_around, check_unwatched
from dossier.repository.restore_cleanup import BACKUP, at_work, clear_backups
from dossier.repository.writer import stamp
from dossier.store import BlobStore, Bytes

_CHUNK = 1 << 20


@dataclass(frozen=True, slots=True)
class Subject:
    """What is to be backed up; `lock` keeps others from writing within it."""

    folder: Path
    identity: str
    store: BlobStore
    log: Log
    lock: Callable[[], AbstractContextManager[None]]


def check_target(path: Path, watched: Iterable[WatchedFolder], replace: bool) -> None:
    """Raises BadInput where a backup must not be written."""
    if not path.parent.is_dir():
        raise BadInput(path, Clause("no-folder-to-write-in"))
    if path.is_dir():
        raise BadInput(path, Clause("backup-target-is-folder"))
    if path.exists() and not path.is_file():
        raise BadInput(path, Clause("backup-target-is-device"))
    if archive := archive_around(path):
        raise BadInput(path, Clause("backup-target-in-archive", archive=archive))
    check_unwatched(path, watched)
    if not replace and os.path.lexists(path):
        raise BadInput(path, Clause("backup-exists"))


def write_backup(
    subject: Subject,
    path: Path,
    now: datetime,
    program: str,
    replace: bool,
    step: Step,
    despite_damage: bool = False,
    warn: Callable[[DossierError], None] = lambda _: None,
) -> Backup:
    """Writes a whole backup to `path`, or nothing: it is written to a temporary file, synced, read back, then renamed.

    With `despite_damage`, blobs that are lost or not as they were kept are left out and named. Removes what interrupted
    backups left next to it; `warn` receives errors of the removal. Raises LogDamaged, MissingBlob, FixityMismatch,
    BadInput (the name was taken meanwhile), BadBackup (it could not be restored), OSError.
    """
    cleared = clear_backups(path.parent, warn)
    with ExitStack() as stack, _errors_name_target(path):
        parts, strays = _snapshot(subject, stack)
        manifest, blobs = _manifest_of(subject, parts, stamp(now), program, despite_damage)
        check_room(path.parent, manifest.bytes)
        with temporary_in(path.parent, BACKUP) as (stream, temporary), at_work(temporary):
            out = _Tar(stream, int(now.timestamp()), step, manifest.bytes)
            _write(out, subject, parts, manifest, blobs)
            _settle(stream, path)
            _read_back(temporary, Digest(out.digest()), path, manifest.bytes, step)
            _name(temporary, path, replace)
        sync_folder(path.parent)
    counts = (manifest.events, manifest.blobs, manifest.missing)
    return Backup(str(path), Digest(out.digest()), out.size, *counts, left_out=strays, cleared=cleared)


def _read_back(temporary: Path, sha256: Digest, path: Path, done: int, step: Step) -> None:
    """Verifies the written file as a restore would. Raises BadBackup, which names `path`, and FixityMismatch."""
    try:
        contents = check_backup(temporary, lambda again, total: step(done + again, done + total))
    except BadBackup as error:
        raise BadBackup(path, error.member, error.reason) from error
    _check_digest(sha256, contents.sha256)


@contextmanager
def _errors_name_target(path: Path) -> Iterator[None]:
    """Makes write errors name the backup file; a failed write names no file or the temporary one."""
    try:
        yield
    except OSError as error:
        if error.filename is None or INCOMING in str(error.filename):  # a person knows the name that it was to have
            error.filename = str(path)
        raise


@dataclass(frozen=True, slots=True)
class _Snapshot:
    """A file as it was at one moment: what is appended later lies behind `size`, what replaces it is another file."""

    stream: BinaryIO
    size: int

    def reader(self) -> _Limited:
        """A reader from the beginning."""
        self.stream.seek(0)
        return _Limited(self.stream, self.size)


class _Limited:
    """The next `left` bytes of a stream."""

    def __init__(self, stream: Bytes, left: int) -> None:
        self._stream, self._left = stream, left

    def read(self, size: int, /) -> bytes:
        data = self._stream.read(min(size, self._left))
        self._left -= len(data)
        return data


def _snapshot(subject: Subject, stack: ExitStack) -> tuple[dict[str, _Snapshot], tuple[str, ...]]:
    """Opens all files but blobs, the mark last, at one moment between two writes; also returns the foreign names.

    Raises BadInput where the log or the mark is no file.
    """
    snapshots, strays = dict[str, _Snapshot](), list[str]()
    with subject.lock():
        for path in [subject.folder / READ_ME, *sorted(subject.log.path.parent.iterdir()), subject.folder / MARK]:
            name = path.relative_to(subject.folder).as_posix()
            if _is_own_file(path):
                stream = stack.enter_context(_opened(path))
                snapshots[name] = _Snapshot(stream, os.fstat(stream.fileno()).st_size)
            elif name in (LOG, MARK):
                raise BadInput(path, Clause("not-backed-up"))
            elif os.path.lexists(path) and not path.name.startswith(INCOMING):  # which others are about to name
                strays.append(name)
        torn = len(subject.log.torn_tail())
    return snapshots | {LOG: _Snapshot(snapshots[LOG].stream, snapshots[LOG].size - torn)}, tuple(strays)


def _is_own_file(path: Path) -> bool:
    """True if Dossier made the file; a link never counts."""
    if not path.is_file() or path.is_symlink():
        return False
    return path.name in COMPANIONS if path.parent.name == "log" else path.stat().st_size <= WORDS


def _opened(path: Path) -> BinaryIO:
    """A file of the archive, which is no link to one elsewhere. Raises ForeignPart."""
    with ArchiveFolder.at(path.parent) as folder:
        return BufferedReader(folder.reader(path.name))


def _manifest_of(
    subject: Subject, snapshots: dict[str, _Snapshot], made: str, program: str, despite_damage: bool
) -> tuple[Manifest, list[Digest]]:
    """The manifest of the backup, and its blobs in order. Raises LogDamaged, MissingBlob."""
    events, named = 0, set[Digest]()
    for event, end in subject.log.events():
        if end > snapshots[LOG].size:
            break
        events += 1
        named |= event.blobs
    # Examined beforehand: the extent of the work is reported before it begins
    missing = {digest for digest in named if not _is_sound(subject.store, digest)} if despite_damage else set[Digest]()
    blobs = sorted(named - missing)
    size = sum(_size(subject.store, digest) for digest in blobs)
    parts = {name: BackupPart(snapshot.size, _digest(snapshot.reader())) for name, snapshot in snapshots.items()}
    missing_blobs = tuple(sorted(missing))
    return Manifest(subject.identity, made, program, events, len(blobs), size, parts, missing_blobs), blobs


def _is_sound(store: BlobStore, digest: Digest) -> bool:
    try:
        with store.open(digest) as stream:
            return _digest(stream) == digest
    except (MissingBlob, OSError):  # a disk that fails here has lost it as well
        return False


def _size(store: BlobStore, digest: Digest) -> int:
    with store.open(digest) as stream:
        return os.fstat(stream.fileno()).st_size


def _digest(stream: Bytes) -> Digest:
    hasher = hashlib.sha256()
    while chunk := stream.read(_CHUNK):
        hasher.update(chunk)
    return Digest(hasher.hexdigest())


class _Tar:
    """The file as it grows, with the digest of all that was written to it."""

    def __init__(self, stream: BinaryIO, moment: int, step: Step, total_bytes: int) -> None:
        self._stream, self._moment, self._step, self._total_bytes = stream, moment, step, total_bytes
        self._hasher, self._done = hashlib.sha256(), 0
        self.size = 0

    def digest(self) -> str:
        return self._hasher.hexdigest()

    def put(self, data: bytes) -> None:
        self._stream.write(data)
        self._hasher.update(data)
        self.size += len(data)

    def add_extra(self, name: str, data: bytes) -> None:
        """Adds a file that is not one of the archive's own."""
        self._member(name, len(data), io.BytesIO(data))

    def add_archive_file(self, name: str, size: int, source: Bytes) -> Digest:
        """Adds a file of the archive; returns the digest of the bytes written."""
        digest = self._member(FOLDER + name, size, source)
        self._done += size
        self._step(self._done, 2 * self._total_bytes)  # all of it is read back
        return digest

    def _member(self, name: str, size: int, source: Bytes) -> Digest:
        self.put(header(name, size, self._moment))
        hasher, left = hashlib.sha256(), size
        while left and (chunk := source.read(min(left, _CHUNK))):
            self.put(chunk)
            hasher.update(chunk)
            left -= len(chunk)
        self.put(padding(size))
        return Digest(hasher.hexdigest())


def _write(
    out: _Tar, subject: Subject, snapshots: dict[str, _Snapshot], manifest: Manifest, blobs: list[Digest]
) -> None:
    out.add_extra(MANIFEST, to_json(manifest))
    for name, snapshot in snapshots.items():
        if name != MARK:
            _check_digest(manifest.files[name].sha256, out.add_archive_file(name, snapshot.size, snapshot.reader()))
    for digest in blobs:
        with subject.store.open(digest) as stream:
            # What is not as it was kept goes into no backup: nobody would ever look again
            _check_digest(digest, out.add_archive_file(blob_name(digest), os.fstat(stream.fileno()).st_size, stream))
    out.add_archive_file(MARK, snapshots[MARK].size, snapshots[MARK].reader())
    out.add_extra(SEAL, f"{out.digest()}\n".encode())
    out.put(END)


def _check_digest(expected: Digest, found: Digest) -> None:
    if expected != found:
        raise FixityMismatch(expected, found)


def _settle(stream: BinaryIO, path: Path) -> None:
    """The file stays private, as files in the making are: it holds all that the archive holds."""
    stream.flush()
    sync_file(stream.fileno(), path)
    stream.close()


def _name(temporary: Path, path: Path, replace: bool) -> None:
    if replace:
        temporary.replace(path)
    elif not name_without_replacing(temporary, path):
        raise BadInput(path, Clause("backup-exists"))
