"""Removes what interrupted backups or restores left next to their target, when the next one runs there."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from dossier import lazy_re as re
from dossier.errors import BadInput, DossierError
from dossier.files import INCOMING, remove_folder
from dossier.repository.archive_parts import CATALOG
from dossier.repository.detect import MARK

BACKUP = f"{INCOMING}backup-"  # how names of files begin in which backups are made
_RANDOM = "[a-z0-9_]{8}"  # as `tempfile` ends a name
# What a restore puts into its folder before that is an archive; a folder with anything else in it is not its own
_RESTORED = re.compile(rf"blobs|log|READ-ME\.txt|later-{re.escape(MARK)}|{re.escape(MARK)}|{re.escape(CATALOG)}.*")


def prefix(target: Path) -> str:
    """How names of folders begin in which `target` is made."""
    return f"{INCOMING}{target.name}-"


@contextmanager
def at_work(aside: Path) -> Iterator[None]:
    """Marks a file or folder as in use for other processes, also after it was moved.

    The death of the process ends it. On Windows, and on disks without locks, the mark is not possible, and so nothing
    is removed there.
    """
    handle = _locked(aside)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


def clear_restores(place: Path, warn: Callable[[DossierError], None]) -> tuple[str, ...]:
    """Removes the folders that interrupted restores left in `place`, and returns their paths.

    One that may be in use, cannot be removed, or became a whole archive is kept and reported to `warn`.
    """
    found = _called(re.escape(INCOMING) + f".+-{_RANDOM}", place)
    return tuple(str(folder) for folder in found if _is_restores(folder) and _is_cleared(folder, warn))


def clear_backups(place: Path, warn: Callable[[DossierError], None]) -> tuple[str, ...]:
    """Removes the files that interrupted backups left in `place`, and returns their paths; one in use stays.

    `warn` hears of what cannot be removed.
    """
    return tuple(str(file) for file in _called(re.escape(BACKUP) + _RANDOM, place) if _is_file_cleared(file, warn))


def _called(pattern: str, place: Path) -> list[Path]:
    """What is called so in a folder; nothing where that cannot be listed."""
    name = re.compile(pattern)
    try:
        return sorted(path for path in place.iterdir() if name.fullmatch(path.name))
    except OSError:
        return []


def _is_restores(folder: Path) -> bool:
    try:
        there = stat.S_ISDIR(folder.lstat().st_mode)
        return there and all(_RESTORED.fullmatch(path.name) for path in folder.iterdir())
    except OSError:
        return False


def _is_file_cleared(file: Path, warn: Callable[[DossierError], None]) -> bool:
    try:
        if not stat.S_ISREG(file.lstat().st_mode) or (handle := _locked(file)) is None:
            return False
    except OSError:  # its backup is done
        return False
    try:
        file.unlink()
    except OSError as error:
        warn(BadInput(file, f"was left by a backup that was cut short, and cannot be removed: {error.strerror}"))
        return False
    finally:
        os.close(handle)
    return True


def _is_cleared(folder: Path, warn: Callable[[DossierError], None]) -> bool:
    if (handle := _locked(folder)) is None:
        warn(BadInput(folder, "a restore is at work in it, or left it and was cut short; remove it if none is at work"))
        return False
    try:
        if (folder / MARK).exists():  # somebody may have found it, and gone on in it
            warn(BadInput(folder, "is a whole archive that a restore left which was cut short; it stays as it is"))
            return False
        remove_folder(folder)
    except OSError as error:
        warn(BadInput(folder, f"was left by a restore that was cut short, and cannot be removed: {error.strerror}"))
        return False
    finally:
        os.close(handle)
    return True


def _locked(path: Path) -> int | None:
    """A handle that holds a file or folder alone; None where another does, or none can. It follows no link."""
    if os.name == "nt":
        return None
    import fcntl

    handle = None
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        if handle is not None:
            os.close(handle)
        return None
    return handle
