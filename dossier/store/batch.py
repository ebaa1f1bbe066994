"""Stores many files at once: first all their bytes reach the disk, then all get their names."""

from __future__ import annotations

import hashlib
import itertools
import os
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import chain

from dossier.archive_folder import ArchiveFolder
from dossier.files import INCOMING, sync_file
from dossier.model.digest import Digest
from dossier.store.blobs import Bytes, KeptBlob
from dossier.store.syncfs import WholeDisk

_CHUNK = 1 << 19


class BlobBatch:
    """Blobs that a folder store writes together: they get their names once all are whole. Any thread may put."""

    def __init__(self, folder: ArchiveFolder, holds: Callable[[Digest], bool], disk: WholeDisk | None) -> None:
        """`folder` takes unnamed files; `holds` says which digests have a name; with a `disk` all is synced at once."""
        self._folder, self._holds, self._disk = folder, holds, disk
        self._begin = f"{INCOMING}{secrets.token_hex(8)}-"
        self._numbers = itertools.count()
        self._written: list[str] = []
        self.named: dict[Digest, str] = {}  # temporary file of each blob to be named

    def put(self, data: bytes) -> KeptBlob:
        """As a store's. Raises OSError, SyncFailed."""
        digest = Digest.of(data)
        if digest in self.named or self._holds(digest):
            return KeptBlob(digest, len(data), new=False)
        handle, name = self._incoming()
        try:
            _write(handle, data)
            self._settle(handle, name, len(data))
        except BaseException:
            _let_go(handle)
            raise
        finally:
            os.close(handle)
        self.named[digest] = name
        return KeptBlob(digest, len(data), new=True)

    def put_stream(self, stream: Bytes) -> KeptBlob:
        """As a store's. Raises OSError, SyncFailed, and what `stream` raises."""
        first = stream.read(_CHUNK)
        second = stream.read(_CHUNK) if first else b""
        if not second:  # most files are small: what is known already need not be written to be known
            return self.put(first)
        handle, name = self._incoming()
        try:
            digest, size = _copied((first, second), stream, handle)
            new = digest not in self.named and not self._holds(digest)
            if new:
                self._settle(handle, name, size)
                self.named[digest] = name
        except BaseException:
            _let_go(handle)
            raise
        finally:
            os.close(handle)
        return KeptBlob(digest, size, new)

    def sync(self) -> None:
        """Makes durable what was put so far. Raises SyncFailed."""
        if self._disk and self.named:
            self._disk.sync()

    def sweep(self) -> None:
        """Removes what lies about without a name."""
        for name in self._written:
            self._folder.unlink(name, missing_ok=True)

    def _incoming(self) -> tuple[int, str]:
        """A new file, which the caller closes, and its name."""
        name = f"{self._begin}{next(self._numbers)}"
        handle = self._folder.new(name, 0o444)  # nobody changes it by mistake, from its first byte on
        self._written.append(name)
        return handle, name

    def _settle(self, handle: int, name: str, size: int) -> None:
        place = self._folder.place(name)
        if os.fstat(handle).st_size != size:
            raise OSError(f"{place}: {size} bytes were written, the disk holds another number")
        if self._disk is None:
            sync_file(handle, place)


def _copied(begun: Iterable[bytes], source: Bytes, handle: int) -> tuple[Digest, int]:
    """Copies the bytes already read and the rest of `source`; returns the digest and number of these bytes."""
    hasher, size = hashlib.sha256(), 0
    for chunk in chain(begun, iter(lambda: source.read(_CHUNK), b"")):
        hasher.update(chunk)
        _write(handle, chunk)
        size += len(chunk)
    return Digest(hasher.hexdigest()), size


def _let_go(handle: int) -> None:
    """Frees disk space that others of the batch may need; ignores errors, so that the first one is reported."""
    with suppress(OSError):
        os.ftruncate(handle, 0)


def _write(handle: int, data: bytes) -> None:
    done = os.write(handle, data)
    while done < len(data):
        done += os.write(handle, memoryview(data)[done:])
