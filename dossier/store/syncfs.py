"""Makes all that was written to a file system durable in one call, where the system reports errors reliably."""

from __future__ import annotations

import contextlib
import ctypes
import os
import platform
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from dossier.errors import SyncFailed

# statfs(2): the file systems whose syncfs writes data and names, and reports when it could not
_RELIABLE = {0xEF53: "ext2 to ext4", 0x58465342: "xfs", 0x9123683E: "btrfs", 0xF2F52010: "f2fs"}
_SINCE = (5, 17)  # Linux before that could fail in silence


class WholeDisk:
    """A file system, held open since before the writes in question: only so does it report all their errors."""

    def __init__(self, folder: Path, handle: int) -> None:
        self._folder, self._handle = folder, handle

    def sync(self) -> None:
        """Makes everything written so far durable, bytes and names. Raises SyncFailed."""
        if _libc().syncfs(self._handle):
            number = ctypes.get_errno()
            raise SyncFailed(number, os.strerror(number), str(self._folder))


@contextlib.contextmanager
def whole_disk(folder: Path) -> Iterator[WholeDisk | None]:
    """The file system that `folder` is on; None where only file after file can be synced. Raises OSError."""
    if not _is_reliable(folder):
        yield None
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        yield WholeDisk(folder, handle)
    finally:
        os.close(handle)


def _is_reliable(folder: Path) -> bool:
    """True if one syncfs call makes all data durable on this file system, or reports an error."""
    if sys.platform != "linux" or _version(platform.release()) < _SINCE:
        return False
    buffer = ctypes.create_string_buffer(512)  # struct statfs begins with the kind; it is far smaller than this
    if _libc().statfs(os.fsencode(folder), buffer):
        return False
    return ctypes.c_ulong.from_buffer(buffer).value & 0xFFFFFFFF in _RELIABLE


def _version(release: str) -> tuple[int, int]:
    found = re.match(r"(\d+)\.(\d+)", release)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)
