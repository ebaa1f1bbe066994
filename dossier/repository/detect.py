"""Detects what a folder holds: an archive, nothing yet, or other things; imports little, for every start needs it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import INCOMING

if TYPE_CHECKING:
    from dossier.model.folders import WatchedFolder

MARK = "dossier.json"  # its archive's form and name
# What a folder that is to become an archive may contain: what an interrupted creation left, and what
# systems put into every folder
_EMPTY = frozenset({"blobs", "log", "READ-ME.txt", ".DS_Store", "Thumbs.db", "desktop.ini"})

# How far into a folder of blobs is looked, where one of its 256 folders and one file in it would do
_SAMPLE = 8
_MARK_SIZE = 4096  # bytes; a mark has some hundred
_BLOBS, _BLOB = re.compile(r"[0-9a-f]{2}"), re.compile(r"[0-9a-f]{64}")


def of_archive(folder: str) -> Clause | None:
    """The part of an archive that a folder is, as a clause, by its content and not by its name.

    An archive has its mark next to events, or next to blobs. Other programs' folders may have a file and a folder of
    these names: there the mark must be valid. An archive that is being copied may have no mark yet: its blobs are known
    by their own names.
    """
    if os.path.isfile(mark := f"{folder}{os.sep}{MARK}"):  # noqa: PTH113 - asked of every folder that files come from
        events, blobs = f"{folder}{os.sep}log{os.sep}events.jsonl", f"{folder}{os.sep}blobs"
        if os.path.exists(events) or (os.path.exists(blobs) and _is_mark(mark)):  # noqa: PTH110
            return Clause("is-archive")
    elif folder.endswith(f"{os.sep}blobs") and _holds_blobs(folder):
        return Clause("holds-blobs-of-archive")
    return None


def _is_mark(path: str) -> bool:
    """True if a file names a format and an archive, or cannot be read."""
    import json  # late: few folders have a file of that name

    try:
        with open(path, "rb") as file:  # noqa: PTH123
            mark = json.loads(file.read(_MARK_SIZE))
    except OSError:
        return True
    except (ValueError, RecursionError):
        return False
    return isinstance(mark, dict) and {"format", "archive"} <= mark.keys()


def _holds_blobs(folder: str) -> bool:
    """Whether a folder's folders hold files that are called as blobs are."""
    try:
        found = [name for name in os.listdir(folder) if not name.startswith(".")]  # noqa: PTH208
        if not found or not all(map(_BLOBS.fullmatch, found)):
            return False
        inside = [path for name in found[:_SAMPLE] for path in islice(Path(folder, name).iterdir(), _SAMPLE)]
    except OSError:
        return False
    return any(_BLOB.fullmatch(path.name) and path.name.startswith(path.parent.name) for path in inside)


class ArchiveLocator:
    """Finds the archive that a folder lies in. Caches each answer, so every scan creates a new one."""

    def __init__(self) -> None:
        self._by_real_path: dict[str, str | None] = {}
        self._by_path: dict[str, str | None] = {}

    def archive_over(self, folder: str) -> str | None:
        """The archive, or as much as is there of one, that a folder is or lies in, however it is reached."""
        if folder not in self._by_path:
            self._by_path[folder] = self._find(os.path.realpath(folder))
        return self._by_path[folder]

    def _find(self, folder: str) -> str | None:
        climbed = []
        while folder not in self._by_real_path and (above := os.path.dirname(folder)) != folder:  # noqa: PTH120
            climbed.append(folder)
            folder = above
        found = self._by_real_path.get(folder)
        for below in reversed(climbed):
            found = self._by_real_path[below] = found or (below if of_archive(below) else None)
        return found


def archive_around(path: Path) -> Path | None:
    """The archive in which `path` lies or would lie, however it is reached."""
    here = path.parent.resolve()
    return next((folder for folder in (here, *here.parents) if (folder / MARK).exists()), None)


def check_outside(out: Path, watched: Iterable[WatchedFolder] = ()) -> None:
    """Raises BadInput where an exported file would be in an archive, or in a watched folder."""
    if archive := archive_around(out):
        raise BadInput(out, Clause("output-in-archive", archive=archive))
    check_unwatched(out, watched)


def check_unwatched(out: Path, watched: Iterable[WatchedFolder]) -> None:
    """Raises BadInput where an exported file would be taken in from a watched folder."""
    here = out.parent.resolve() / out.name
    for folder in watched:
        if here.is_relative_to(Path(folder.path).resolve()):
            raise BadInput(out, Clause("output-in-watched-folder", folder=folder.path))


def may_become_archive(folder: Path) -> bool:
    """Whether nothing is in a folder, or only what every system puts there. Raises OSError."""
    return not has_begun(folder) and is_nothing(names_in(folder))


def has_begun(folder: Path) -> bool:
    """Whether a log was ever written there."""
    return any((folder / "log").glob("*"))


def names_in(folder: Path) -> set[str]:
    """All that is there, none where no folder is. Raises OSError."""
    return {path.name for path in folder.iterdir()} if folder.exists() else set()


def is_nothing(names: set[str]) -> bool:
    """Whether an archive may be made in a folder with only these entries."""
    return all(name in _EMPTY or name.startswith(INCOMING) for name in names)
