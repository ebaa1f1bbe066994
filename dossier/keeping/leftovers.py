"""What a restore leaves beside its place when its process dies: found, and cleared away, by the next one there."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from dossier.errors import BadInput, DossierError
from dossier.files import INCOMING, remove_folder
from dossier.keeping.ground import MARK


def prefix(target: Path) -> str:
    """How names of folders begin in which `target` is made."""
    return f"{INCOMING}{target.name}-"


@contextmanager
def at_work(aside: Path) -> Iterator[None]:
    """While this goes on, others can tell that `aside` is in use, also after it was moved. A process that dies ends it.

    On Windows, and on disks without locks, nobody can tell, and so nothing is cleared away there.
    """
    handle = _locked(aside)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


def clear(target: Path, warn: Callable[[DossierError], None]) -> tuple[str, ...]:
    """Removes the folders that dead restores left beside `target`, and gives their paths.

    One that may be in use, cannot be removed, or became a whole archive stays, and `warn` is told of it.
    """
    return tuple(str(folder) for folder in sorted(_left(target)) if _is_cleared(folder, warn))


def _left(target: Path) -> list[Path]:
    name = re.compile(re.escape(prefix(target)) + "[a-z0-9_]{8}")  # as `tempfile.mkdtemp` ends it
    return [path for path in target.parent.iterdir() if name.fullmatch(path.name) and _is_folder(path)]


def _is_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink()


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


def _locked(folder: Path) -> int | None:
    """A handle that holds a folder alone; None where another does, or none can."""
    if os.name == "nt":
        return None
    import fcntl

    handle = None
    try:
        handle = os.open(folder, os.O_RDONLY)
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        if handle is not None:
            os.close(handle)
        return None
    return handle
