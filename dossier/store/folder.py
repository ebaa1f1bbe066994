"""A blob store in a folder: `ab/abcdef…`, each file named by its SHA-256, so that `sha256sum` alone can audit it."""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import BinaryIO

from dossier.errors import FixityMismatch, MissingBlob
from dossier.files import name_without_replacing, sync_folder, temporary_in
from dossier.model.digest import Digest
from dossier.store.blobs import Bytes, Kept
from dossier.store.fixity import INCOMING, is_name

_CHUNK = 1 << 20
_HANDS = 8  # folders synced at once: a disk does many in little more time than one


class FolderStore:
    """Keeps blobs under `root`. Any number of threads and processes may put and read."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._unsynced: set[Path] = set()
        self._syncing = threading.Lock()

    def path(self, digest: Digest) -> Path:
        """Where these bytes are, or would be."""
        return self._root / digest[:2] / digest

    def put(self, data: bytes) -> Kept:
        digest = Digest.of(data)
        if self._holds(digest):
            return Kept(digest, len(data), new=False)
        with temporary_in(self._incoming) as (stream, temporary):
            stream.write(data)
            self._settle(stream, temporary, digest, len(data))
        return Kept(digest, len(data), new=True)

    def put_stream(self, stream: Bytes) -> Kept:
        with temporary_in(self._incoming) as (out, temporary):
            hasher, size = hashlib.sha256(), 0
            while chunk := stream.read(_CHUNK):
                hasher.update(chunk)
                out.write(chunk)
                size += len(chunk)
            digest = Digest(hasher.hexdigest())
            if self._holds(digest):
                return Kept(digest, size, new=False)
            self._settle(out, temporary, digest, size)
        return Kept(digest, size, new=True)

    def open(self, digest: Digest) -> BinaryIO:
        try:
            return self.path(digest).open("rb")
        except FileNotFoundError:
            raise MissingBlob(digest) from None

    def read(self, digest: Digest) -> bytes:
        with self.open(digest) as stream:
            data = stream.read()
        found = Digest.of(data)
        if found != digest:
            raise FixityMismatch(expected=digest, found=found)
        return data

    def has(self, digest: Digest) -> bool:
        return self.path(digest).exists()

    def digests(self) -> Iterator[Digest]:
        for folder in sorted(self._root.glob("[0-9a-f][0-9a-f]")):
            for path in sorted(folder.iterdir()):
                if is_name(path):
                    yield Digest(path.name)

    def sync(self) -> None:
        # The files are already synced; their names are durable only with their folders
        with self._syncing:
            with ThreadPoolExecutor(_HANDS) as hands:
                list(hands.map(sync_folder, sorted(self._unsynced)))
            self._unsynced.clear()

    def sweep(self, before: float) -> int:
        """Removes what copies cut short have left behind since before a moment (seconds since 1970), and counts it.

        Such bytes never had a name, and nobody was told that they are kept.
        """
        left = [path for path in self._incoming.iterdir() if path.lstat().st_mtime < before]
        for path in left:
            path.unlink(missing_ok=True)
        return len(left)

    @property
    def _incoming(self) -> Path:
        folder = self._root / INCOMING
        for part in (self._root, folder):  # not their parents: an archive that was taken away is not begun again
            part.mkdir(exist_ok=True)
        return folder

    def _holds(self, digest: Digest) -> bool:
        """Whether these bytes have their name already; who named them may not have synced the name yet."""
        found = self.has(digest)
        if found:
            self._remember(digest)
        return found

    def _remember(self, digest: Digest) -> None:
        with self._syncing:
            self._unsynced |= {self._root, self.path(digest).parent}

    def _settle(self, stream: BinaryIO, temporary: Path, digest: Digest, size: int) -> None:
        """Gives complete bytes their name, in one step, without replacing what may stand there."""
        stream.flush()
        if os.fstat(stream.fileno()).st_size != size:
            raise OSError(f"{temporary}: {size} bytes were written, the disk holds another number")
        os.fsync(stream.fileno())
        stream.close()
        temporary.chmod(0o444)
        target = self.path(digest)
        target.parent.mkdir(parents=True, exist_ok=True)
        name_without_replacing(temporary, target)
        self._remember(digest)
