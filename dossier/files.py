"""Writing files so that a crash leaves a whole file or none, never half of one."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

from dossier.clauses import Clause
from dossier.errors import BadInput, SyncFailed

# EFBIG: a file system may take no file of that size
_FULL = (errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC))
INCOMING = ".incoming-"  # how the names of files begin that are not whole yet


def home() -> Path:
    """The home folder of the current user. Raises BadInput where the system knows none, as in some containers."""
    try:
        return Path.home()
    except RuntimeError as error:
        raise BadInput(Clause("the-home-folder"), Clause("home-folder-unknown")) from error


def is_full(error: OSError) -> bool:
    """Whether a write failed for want of room, of which a smaller file may find enough."""
    return not isinstance(error, SyncFailed) and error.errno in _FULL


def room_on(folder: Path) -> int:
    """How many bytes the disk of a folder has left; infinite where its file system does not say. Raises OSError."""
    usage = shutil.disk_usage(folder)
    return usage.free if usage.free or usage.total else sys.maxsize


def sync_file(handle: int, path: Path | str) -> None:
    """Makes an open file's bytes durable. Raises SyncFailed, after which no other try can be believed."""
    try:
        os.fsync(handle)
    except OSError as error:
        raise SyncFailed(error.errno, error.strerror, str(path)) from error


def sync_folder(folder: Path | str) -> None:
    """Makes the names in a folder durable. Raises OSError, SyncFailed."""
    if os.name == "nt":  # Windows has no handle for a folder to sync; NTFS journals its names itself
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        sync_file(handle, folder)
    finally:
        os.close(handle)


def remove_folder(folder: Path) -> None:
    """Removes a folder with all that is in it. Raises OSError that names it whole: the system's has bare names."""
    try:
        shutil.rmtree(folder, onerror=_removed_all_the_same if os.name == "nt" else None)
    except OSError as error:
        error.filename = str(folder)
        raise


def _removed_all_the_same(remove: Callable[[str], Any], name: str, _error: object) -> None:
    Path(name).chmod(0o600)  # a read-only file cannot be unlinked on Windows
    remove(name)


@contextlib.contextmanager
def temporary_in(folder: Path, prefix: str = INCOMING) -> Iterator[tuple[BinaryIO, Path]]:
    """A new file in `folder`, open for writing, which is gone on leaving unless it was moved away. Raises OSError."""
    handle, name = tempfile.mkstemp(dir=folder, prefix=prefix)
    path = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            yield stream, path
    finally:
        if os.name == "nt" and path.exists():
            path.chmod(0o600)  # a read-only file cannot be unlinked there
        path.unlink(missing_ok=True)


def name_without_replacing(temporary: Path | str, target: Path | str) -> bool:
    """Gives a closed file the name `target` in one step; returns False and changes nothing if that name is taken.

    Raises OSError.
    """
    try:
        if os.name == "nt":  # where a rename never replaces, and a read-only file could not be unlinked afterwards
            Path(temporary).rename(target)
        else:
            os.link(temporary, target)
    except FileExistsError:
        return False
    except OSError:
        # Some file systems (FAT, many network drives) have no hard links
        if Path(target).exists():
            return False
        Path(temporary).replace(target)
    return True


def write_new(path: Path, data: bytes) -> bool:
    """Puts `data` at `path` in one step, unless a file exists: then it stays, and the answer is False.

    Raises OSError.
    """
    with _temporary_with(path, [data]) as temporary:
        new = name_without_replacing(temporary, path)
    sync_folder(path.parent)
    return new


def write_whole(path: Path, data: bytes) -> None:
    """Puts `data` at `path` in one step: a reader sees the old file or the new one. Raises OSError."""
    write_whole_stream(path, [data])


def write_whole_stream(path: Path, parts: Iterable[bytes]) -> None:
    """The same for what comes bit by bit. Raises OSError, and what `parts` raises: then all is as it was."""
    check_replaceable(path)
    with _temporary_with(path, parts) as temporary:
        temporary.replace(path)
    sync_folder(path.parent)


def check_replaceable(path: Path) -> None:
    """Raises OSError for a device, a pipe or a socket: written in one step, a file would take its place."""
    with contextlib.suppress(FileNotFoundError):
        if stat.S_IFMT(path.stat().st_mode) not in (stat.S_IFREG, stat.S_IFDIR):
            raise OSError(errno.EINVAL, "it is a device or a pipe, and no file", str(path))


@contextlib.contextmanager
def _temporary_with(path: Path, parts: Iterable[bytes]) -> Iterator[Path]:
    with temporary_in(path.parent) as (stream, temporary):
        stream.writelines(parts)
        stream.flush()
        sync_file(stream.fileno(), path)
        stream.close()
        temporary.chmod(0o666 & ~_umask())  # mkstemp keeps files private
        yield temporary


def _umask() -> int:
    """The process's mask; it can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
