"""Examines a place before an archive is made there or opened, and changes nothing; loads little."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Literal

from dossier.repository.detect import MARK, archive_around, check_outside, may_become_archive

__all__ = ["MARK", "ArchivePlace", "archive_at", "check_outside", "look_at"]

_LITTLE = 1 << 30  # bytes; less is reported


Bar = Literal[
    "no-disk", "file", "under-file", "in-archive", "other-things", "in-watched", "holds-watched", "not-allowed",
    "no-locks", "failed", "no-watched",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class ArchivePlace:
    """What a place holds. Where no archive can be made, `bar` says why, and `thing` what is in the way."""

    path: Path
    kind: Literal["archive", "free", "barred"]
    free: int | None = None  # bytes that the disk has left
    bar: Bar | None = None
    thing: str = ""

    @property
    def is_tight(self) -> bool:
        """Whether little room is left."""
        return self.free is not None and self.free < _LITTLE


def archive_at(path: Path | str) -> Path | None:
    """The archive meant by a path: its folder, or the mark in it, which systems pass at a double click."""
    path = Path(path)
    folder = path.parent if path.name == MARK and path.is_file() else path
    return folder.absolute() if (folder / MARK).is_file() else None


def look_at(path: Path, watched: Iterable[Path] = ()) -> ArchivePlace:
    """Whether an archive can be at `path`; `watched` are the folders that it is to watch."""
    path = path.expanduser().absolute()
    ground = next((folder for folder in (path, *path.parents) if folder.exists()), None)
    if ground is None:
        return ArchivePlace(path, "barred", None, "no-disk")
    free, watched = shutil.disk_usage(ground).free, [*watched]
    there = path.is_dir() and archive_at(path) is not None  # it opens wherever it is, also where nothing can be written
    barred = (None if there else _bar(path, ground)) or _among(path, watched)
    barred = barred or (None if there else _disk_bar(ground)) or _missing(watched)
    if barred:
        return ArchivePlace(path, "barred", free, *barred)
    return ArchivePlace(path, "archive" if there else "free", free)


def _bar(path: Path, ground: Path) -> tuple[Bar, str] | None:
    if not ground.is_dir():
        return ("file" if ground == path else "under-file"), str(ground)
    if around := archive_around(path):
        return "in-archive", str(around)
    return ("other-things", str(path)) if ground == path and not may_become_archive(path) else None


def _among(path: Path, watched: Iterable[Path]) -> tuple[Bar, str] | None:
    """An archive in a watched folder would be looked through over and over; one around it would take it in."""
    here = path.resolve()
    for folder in watched:
        there = folder.expanduser().resolve()
        if here.is_relative_to(there):
            return "in-watched", str(folder)
        if there.is_relative_to(here):
            return "holds-watched", str(folder)
    return None


def _missing(watched: Iterable[Path]) -> tuple[Bar, str] | None:
    """A folder to be watched that is not there: reported before the archive is made, not by it."""
    return next((("no-watched", str(folder)) for folder in watched if not folder.expanduser().is_dir()), None)


def _disk_bar(ground: Path) -> tuple[Bar, str] | None:
    """Whether nothing can be written there, or writers cannot take turns; tried on a file that has no name."""
    if not os.access(ground, os.W_OK):
        return "not-allowed", str(ground)
    try:
        with tempfile.TemporaryFile(dir=ground) as tried:
            return None if _locks(tried) else ("no-locks", str(ground))
    except OSError as error:
        return "failed", error.strerror or str(error)


def _locks(tried: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(tried.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(tried, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
