"""Keeps many files in one go: first all their bytes reach the disk, then all get their names."""

from __future__ import annotations

import hashlib
import itertools
import os
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import chain
from pathlib import Path

from dossier.files import INCOMING, sync_file
from dossier.model.digest import Digest
from dossier.store.blobs import Bytes, Kept
from dossier.store.whole_disk import WholeDisk

_CHUNK = 1 << 19
_NEW = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class Gathering:
    """Bytes on their way into a folder store, which get their names when all are whole. Any thread may put."""

    def __init__(self, folder: Path, holds: Callable[[Digest], bool], disk: WholeDisk | None) -> None:
        """`folder` takes what has no name yet; `holds` tells what has one; with a `disk` all is synced at once."""
        self._holds, self._disk = holds, disk
        self._begin = str(folder / f"{INCOMING}{secrets.token_hex(8)}-")
        self._numbers = itertools.count()
        self._written: list[str] = []  # as text: a path is made in a fifth of the time
        self.named: dict[Digest, str] = {}  # what is to be named, and where it is till then

    def put(self, data: bytes) -> Kept:
        """As a store's. Raises OSError, SyncFailed."""
        digest = Digest.of(data)
        if digest in self.named or self._holds(digest):
            return Kept(digest, len(data), new=False)
        handle, path = self._incoming()
        try:
            _write(handle, data)
            self._settle(handle, path, len(data))
        except BaseException:
            _let_go(handle)
            raise
        finally:
            os.close(handle)
        self.named[digest] = path
        return Kept(digest, len(data), new=True)

    def put_stream(self, stream: Bytes) -> Kept:
        """As a store's. Raises OSError, SyncFailed, and what `stream` raises."""
        first = stream.read(_CHUNK)
        second = stream.read(_CHUNK) if first else b""
        if not second:  # most files are small: what is known already need not be written to be known
            return self.put(first)
        handle, path = self._incoming()
        try:
            digest, size = _copied((first, second), stream, handle)
            new = digest not in self.named and not self._holds(digest)
            if new:
                self._settle(handle, path, size)
                self.named[digest] = path
        except BaseException:
            _let_go(handle)
            raise
        finally:
            os.close(handle)
        return Kept(digest, size, new)

    def sync(self) -> None:
        """Makes durable what was put so far. Raises SyncFailed."""
        if self._disk and self.named:
            self._disk.sync()

    def sweep(self) -> None:
        """Removes what lies about without a name."""
        for path in self._written:
            if os.name == "nt" and Path(path).exists():
                Path(path).chmod(0o600)  # a read-only file cannot be unlinked there
            try:
                os.unlink(path)  # noqa: PTH108
            except FileNotFoundError:
                continue

    def _incoming(self) -> tuple[int, str]:
        """A new file, which whoever asked closes."""
        path = f"{self._begin}{next(self._numbers)}"
        handle = os.open(path, _NEW, 0o444)  # nobody changes it by mistake, from its first byte on
        self._written.append(path)
        return handle, path

    def _settle(self, handle: int, path: str, size: int) -> None:
        if os.fstat(handle).st_size != size:
            raise OSError(f"{path}: {size} bytes were written, the disk holds another number")
        if self._disk is None:
            sync_file(handle, path)


def _copied(begun: Iterable[bytes], source: Bytes, handle: int) -> tuple[Digest, int]:
    """Copies what was read and all that `source` still gives; says the digest and number of just these bytes."""
    hasher, size = hashlib.sha256(), 0
    for chunk in chain(begun, iter(lambda: source.read(_CHUNK), b"")):
        hasher.update(chunk)
        _write(handle, chunk)
        size += len(chunk)
    return Digest(hasher.hexdigest()), size


def _let_go(handle: int) -> None:
    """Gives room back that others of the batch may need; what went wrong before is what is told."""
    with suppress(OSError):
        os.ftruncate(handle, 0)


def _write(handle: int, data: bytes) -> None:
    done = os.write(handle, data)
    while done < len(data):
        done += os.write(handle, memoryview(data)[done:])
