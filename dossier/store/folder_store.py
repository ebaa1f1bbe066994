"""A blob store in a folder: `ab/abcdef…`, each file named by its SHA-256, so that `sha256sum` alone can audit it."""

from __future__ import annotations

import hashlib
import os
import stat
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from io import BufferedReader
from itertools import chain, count
from pathlib import Path
from typing import BinaryIO

from dossier.archive_folder import ArchiveFolder, entered
from dossier.errors import FixityMismatch, ForeignPart, MissingBlob, SyncFailed
from dossier.files import INCOMING as BEGINNING
from dossier.files import room_on, sync_file, sync_folder
from dossier.model.digest import Digest
from dossier.store.batch import BlobBatch
from dossier.store.blobs import Bytes, KeptBlob
from dossier.store.fixity import check_blob
from dossier.store.hashing import INCOMING, is_blob_folder, is_blob_name
from dossier.store.syncfs import whole_disk
from dossier.store.unsynced import doubted, leave_doubts, lists_of_doubts

_CHUNK = 1 << 20
_THREADS = 8  # folders synced at once: a disk does many in little more time than one
_READ_ONLY = 0o444  # of a blob from its first byte on
_MANY = 16  # files or folders from which on the whole disk is synced at once


class FolderStore:
    """Keeps blobs under `root`, a folder of an archive. Any number of threads and processes may put and read.

    Nothing is read, written or removed through a link: what cannot be used for that reason raises ForeignPart.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        self._unsynced: set[Digest] = set()
        self._syncing = threading.Lock()
        self._failed: SyncFailed | None = None

    def path(self, digest: Digest) -> Path:
        """Where these bytes are, or would be."""
        return Path(self.place(digest))

    def place(self, digest: Digest) -> str:
        """The same as text."""
        return f"{self._root}{os.sep}{digest[:2]}{os.sep}{digest}"  # in a third of the time of joining paths

    def put(self, data: bytes) -> KeptBlob:
        self._stop_if_failed()
        digest = Digest.of(data)
        if self._holds(digest):
            return KeptBlob(digest, len(data), new=False)
        with self._entered(INCOMING, make=True) as incoming, incoming.temporary(_READ_ONLY) as (stream, temporary):
            stream.write(data)
            self._settle(incoming, stream, temporary, digest, len(data))
        return KeptBlob(digest, len(data), new=True)

    def put_stream(self, stream: Bytes) -> KeptBlob:
        self._stop_if_failed()
        with self._entered(INCOMING, make=True) as incoming, incoming.temporary(_READ_ONLY) as (out, temporary):
            digest, size = _copied(stream, out)
            if self._holds(digest):
                return KeptBlob(digest, size, new=False)
            self._settle(incoming, out, temporary, digest, size)
        return KeptBlob(digest, size, new=True)

    @contextmanager
    def batch(self, count: int) -> Iterator[BlobBatch]:
        """Stores about `count` blobs together: on leaving, their bytes are made durable, and then they get their names.

        Raises OSError, SyncFailed; then none of them is kept.
        """
        self._stop_if_failed()
        with (
            self._stopping(),
            self._entered(INCOMING, make=True) as incoming,
            whole_disk(Path(incoming.path)) if count >= _MANY else nullcontext() as disk,
        ):
            batch = BlobBatch(incoming, self._holds, disk)
            try:
                yield batch
                batch.sync()
                with self._entered() as blobs:  # opened once for all: opening it takes as long as naming a blob
                    for digest, temporary in batch.named.items():
                        self._name(blobs, incoming, temporary, digest)
            finally:
                batch.sweep()

    def room(self) -> int:
        """How many bytes its disk has left. Raises OSError."""
        return room_on(self._root)

    def open(self, digest: Digest) -> BinaryIO:
        try:
            with self._entered(digest[:2]) as folder:
                return BufferedReader(folder.reader(digest))
        except (FileNotFoundError, ForeignPart):  # a link or a pipe: the bytes are not there
            raise MissingBlob(digest) from None

    def read(self, digest: Digest) -> bytes:
        with self.open(digest) as stream:
            data = stream.read()
        found = Digest.of(data)
        if found != digest:
            raise FixityMismatch(expected=digest, found=found)
        return data

    def has(self, digest: Digest) -> bool:
        return os.access(self.place(digest), os.F_OK)  # asked of every file that comes, most of which are new

    def is_whole(self, digest: Digest) -> bool:
        """Whether the blob's bytes still have the hash that is their name."""
        return check_blob(self.path(digest)) == digest

    def digests(self) -> Iterator[Digest]:
        for beginning in self._names():
            if is_blob_folder(beginning):
                yield from (Digest(name) for name in self._names(beginning) if is_blob_name(name, beginning))

    def _names(self, *folders: str) -> list[str]:
        """The entries of a folder of the store; empty where there is none."""
        try:
            with self._entered(*folders) as folder:
                return folder.names()
        except FileNotFoundError:
            return []

    def sync(self) -> None:
        # The files are already synced; their names are durable only with their folders
        self._stop_if_failed()
        with self._syncing:
            try:
                self._sync_folders(self._folders_of(self._unsynced))
            except SyncFailed as error:
                self._failed = error
                with self._entered(INCOMING, make=True) as incoming:
                    leave_doubts(incoming, self._unsynced)
                raise
            self._unsynced.clear()

    def in_doubt(self) -> bool:
        try:
            with self._entered(INCOMING) as incoming:
                return bool(lists_of_doubts(incoming))
        except FileNotFoundError:
            return False

    def make_good(self) -> int:
        with self._entered(INCOMING, make=True) as incoming:
            lists = lists_of_doubts(incoming)
            known = set(filter(self.has, doubted(incoming, lists)))
            done = sum(self._written_anew(incoming, digest) for digest in sorted(known))
            if lists:
                self._sync_folders({*self._folders_of(known), incoming.path})
            for name in lists:
                incoming.unlink(name)
        return done

    def sweep(self, before: float) -> int:
        """Removes what interrupted copies left since before a moment (seconds since 1970), and counts it.

        Such bytes never had a name, and were never acknowledged as kept. A file without the name of our copies was put
        there by somebody else: it stays, and the audit names it.
        """
        with self._entered(INCOMING, make=True) as incoming:
            left = [
                name for name in incoming.names() if name.startswith(BEGINNING) and _is_left(incoming, name, before)
            ]
            for name in left:
                incoming.unlink(name, missing_ok=True)
        return len(left)

    def shred(self, digest: Digest) -> None:
        """Overwrites the bytes of a blob and removes it; nothing where it is gone already. Raises OSError, SyncFailed.

        A file system that copies on write, or a drive that spreads its writes, may keep the old bytes elsewhere.
        """
        if not self.has(digest):
            return
        self.path(digest).chmod(0o600)
        with self._entered(digest[:2]) as folder:
            with folder.changer(digest) as stream:
                left = os.fstat(stream.fileno()).st_size
                while left:
                    left -= stream.write(bytes(min(left, _CHUNK))) or 0
                sync_file(stream.fileno(), folder.place(digest))
            folder.unlink(digest)
            folder.sync()
        with self._syncing:
            self._unsynced.discard(digest)

    def _entered(self, *names: str, make: bool = False) -> AbstractContextManager[ArchiveFolder]:
        return entered(self._root.parent, self._root.name, *names, make=make)

    def _holds(self, digest: Digest) -> bool:
        """Whether these bytes have their name already; who named them may not have synced the name yet."""
        # A hash of the bytes there, for the caller that brings them again may be about to delete its own
        found = self.has(digest) and self.is_whole(digest)
        if found:
            self._remember(digest)
        return found

    def _remember(self, digest: Digest) -> None:
        with self._syncing:
            self._unsynced.add(digest)

    def _folders_of(self, digests: Iterable[Digest]) -> set[str]:
        """The folders that hold these names, and theirs."""
        folders = {f"{self._root}{os.sep}{beginning}" for beginning in {digest[:2] for digest in digests}}
        return {str(self._root), *folders} if folders else folders

    def _stop_if_failed(self) -> None:
        if self._failed:
            raise self._failed

    def _written_anew(self, incoming: ArchiveFolder, digest: Digest) -> bool:
        """Puts a new copy of a blob in the place of the one in doubt; it never lacks its name meanwhile.

        The new copy has other pages and another entry in its folder, which the next sync has to write.
        """
        try:
            source = self.open(digest)
        except MissingBlob:
            return False
        with source, incoming.temporary(_READ_ONLY) as (stream, temporary):
            found, size = _copied(source, stream)
            if found != digest:
                self._set_aside(digest)
                return False
            self._close_whole(stream, incoming.place(temporary), size)
            with self._entered(digest[:2]) as folder:
                incoming.rename(temporary, digest, folder)
        return True

    def _settle(self, incoming: ArchiveFolder, stream: BinaryIO, temporary: str, digest: Digest, size: int) -> None:
        """Gives complete bytes their name, in one step, without replacing an existing file."""
        self._close_whole(stream, incoming.place(temporary), size)
        with self._entered() as blobs:
            self._name(blobs, incoming, temporary, digest)

    def _close_whole(self, stream: BinaryIO, place: str, size: int) -> None:
        """Makes sure that all bytes are on the disk; nobody changes them by mistake, for they can only be read."""
        stream.flush()
        if os.fstat(stream.fileno()).st_size != size:
            raise OSError(f"{place}: {size} bytes were written, the disk holds another number")
        with self._stopping():
            sync_file(stream.fileno(), place)
        stream.close()

    @contextmanager
    def _stopping(self) -> Iterator[None]:
        """After a sync that failed nothing is put any more."""
        try:
            yield
        except SyncFailed as error:
            self._failed = error
            raise

    def _name(self, blobs: ArchiveFolder, incoming: ArchiveFolder, temporary: str, digest: Digest) -> None:
        """Gives complete bytes their name, unless it exists with the same bytes; any other file there is set aside."""
        with blobs.folder(digest[:2], make=True) as folder:
            if not incoming.name_new(temporary, digest, folder) and not self.is_whole(digest):
                self._set_aside(digest)
                incoming.name_new(temporary, digest, folder)
        self._remember(digest)

    def _set_aside(self, digest: Digest) -> None:
        """Takes its name from what is not its bytes; the audit names it by one that nothing else has."""
        names = (f"damaged-{digest}{end}" for end in chain([""], (f"-{number}" for number in count(2))))
        with self._entered() as blobs, self._entered(digest[:2]) as folder:
            new = next(name for name in names if not blobs.lstat(name))
            with suppress(FileNotFoundError):  # somebody else has done so meanwhile
                folder.rename(digest, new, blobs)

    def _sync_folders(self, folders: set[str]) -> None:
        """Makes the names in these folders durable. Raises OSError, SyncFailed."""
        with whole_disk(self._root) if len(folders) >= _MANY else nullcontext() as disk:
            if disk:
                disk.sync()
                return
        ordered = sorted(folders)
        with ThreadPoolExecutor(_THREADS) as threads:  # each takes a share of the folders
            list(threads.map(_sync_all, (ordered[first::_THREADS] for first in range(_THREADS))))


def _sync_all(folders: Iterable[str]) -> None:
    for folder in folders:
        sync_folder(folder)


def _copied(source: Bytes, out: BinaryIO) -> tuple[Digest, int]:
    """Copies all bytes of `source`; returns their digest and number."""
    hasher, size = hashlib.sha256(), 0
    while chunk := source.read(_CHUNK):
        hasher.update(chunk)
        out.write(chunk)
        size += len(chunk)
    return Digest(hasher.hexdigest()), size


def _is_left(incoming: ArchiveFolder, name: str, before: float) -> bool:
    """Whether a file was last changed before; not where it has gone meanwhile, for others at work clear up as well."""
    found = incoming.lstat(name)
    return found is not None and not stat.S_ISDIR(found.st_mode) and found.st_mtime < before
