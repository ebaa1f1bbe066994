"""A blob store in a folder: `ab/abcdef…`, each file named by its SHA-256, so that `sha256sum` alone can audit it."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from dossier.errors import FixityMismatch, MissingBlob
from dossier.files import sync_folder, temporary_in
from dossier.model.digest import Digest
from dossier.store.blobs import Kept
from dossier.store.fixity import INCOMING

_CHUNK = 1 << 20


class FolderStore:
    """Keeps blobs under `root`. One writer at a time; any number of readers."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._unsynced: set[Path] = set()

    def path(self, digest: Digest) -> Path:
        """Where these bytes are, or would be."""
        return self._root / digest[:2] / digest

    def put(self, data: bytes) -> Kept:
        digest = Digest.of(data)
        if self.has(digest):
            return Kept(digest, len(data), new=False)
        with temporary_in(self._incoming) as (stream, temporary):
            stream.write(data)
            self._settle(stream, temporary, digest, len(data))
        return Kept(digest, len(data), new=True)

    def put_stream(self, stream: BinaryIO) -> Kept:
        with temporary_in(self._incoming) as (out, temporary):
            hasher, size = hashlib.sha256(), 0
            while chunk := stream.read(_CHUNK):
                hasher.update(chunk)
                out.write(chunk)
                size += len(chunk)
            digest = Digest(hasher.hexdigest())
            if self.has(digest):
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
                yield Digest(path.name)

    def sync(self) -> None:
        # The files are already synced; their names are durable only with their folders.
        for folder in sorted(self._unsynced):
            sync_folder(folder)
        self._unsynced.clear()

    @property
    def _incoming(self) -> Path:
        return self._root / INCOMING

    def _settle(self, stream: BinaryIO, temporary: Path, digest: Digest, size: int) -> None:
        """Gives complete bytes their name, in one step, without replacing what may stand there."""
        stream.flush()
        if os.fstat(stream.fileno()).st_size != size:
            raise OSError(f"{temporary}: {size} bytes were written, the disk holds another number")
        os.fsync(stream.fileno())
        temporary.chmod(0o444)
        target = self.path(digest)
        if not target.parent.is_dir():
            target.parent.mkdir(parents=True, exist_ok=True)
            self._unsynced.add(self._root)
        name_without_replacing(temporary, target)
        self._unsynced.add(target.parent)


def name_without_replacing(temporary: Path, target: Path) -> None:
    """Moves `temporary` to `target`; where that name is taken already, the bytes that stand there stay."""
    try:
        os.link(temporary, target)
    except FileExistsError:
        return
    except OSError:
        # Some file systems (FAT, many network drives) have no hard links.
        if not target.exists():
            temporary.replace(target)
