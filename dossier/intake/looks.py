"""Looks at files without opening them: what stands at a path, and the stamp by which a change is seen."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from dossier.errors import BadInput

# Names that belong to downloads under way, editors and systems; what they hold arrives under its own name later
IGNORED = (
    ".*", "~$*", "*~", "*.tmp", "*.temp", "*.swp", "*.part", "*.partial", "*.crdownload", "*.download", "*.opdownload",
    "*.!ut", "Thumbs.db", "desktop.ini", "Icon\r",
)  # fmt: skip

_BYTE = re.compile(rb"\\x([0-9a-f]{2})")


Paths = Path | str | Iterable[Path | str]


@dataclass(frozen=True, slots=True)
class Look:
    """One look at a file; two equal looks mean that nothing has changed between them."""

    size: int  # bytes
    mtime_ns: int
    ctime_ns: int
    inode: int

    @classmethod
    def of(cls, found: os.stat_result) -> Look:
        return cls(found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino)

    @property
    def stamp(self) -> str:
        """One short string for the catalog."""
        return f"{self.size}.{self.mtime_ns}.{self.ctime_ns}.{self.inode}"


def path_text(path: Path) -> str:
    """The path in words that every file, log and table can hold; bytes that are no UTF-8 show as `\\xNN`."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def is_folder(path: Path, through_links: bool = False) -> bool:
    """Whether a folder, and no link to one, is here; False where that cannot be told."""
    try:
        return stat.S_ISDIR(path.stat(follow_symlinks=through_links).st_mode)
    except (OSError, ValueError):
        return False


def stands(place: str) -> bool:
    """Whether anything is at a place given by `path_text`."""
    raw = _BYTE.sub(lambda found: bytes.fromhex(found[1].decode()), place.encode())
    return os.path.lexists(place) or os.path.lexists(raw)


def settled_path(path: Path | str) -> Path:
    """The one absolute path by which a place is known, however it was reached; its last part may be a link."""
    path = Path(path).absolute()
    return path.parent.resolve() / path.name if ".." in path.parts[:-1] else path


def one_or_many(paths: Paths) -> Iterable[Path | str]:
    """A path alone is one path, and not the letters that it is written with."""
    return [paths] if isinstance(paths, Path | str) else paths


def not_opened(path: Path, error: OSError | ValueError) -> BadInput:
    """Why a path could not be looked at or opened."""
    if isinstance(error, FileNotFoundError):
        return BadInput(path_text(path), "does not exist")
    if isinstance(error, ValueError):  # NUL in a name
        return BadInput(path_text(path), f"is no path: {error}")
    return BadInput(path_text(path), f"cannot be opened: {error.strerror or error}")


def no_file(mode: int) -> str | None:
    """Why something with this mode (of `stat`) cannot be a report; None for a regular file."""
    kinds = (
        (stat.S_ISDIR, "is a folder"),
        (stat.S_ISLNK, "is a symbolic link; drop the file that it leads to"),
        (stat.S_ISFIFO, "is a pipe, not a file"),
        (stat.S_ISSOCK, "is a socket, not a file"),
        (stat.S_ISCHR, "is a device, not a file"),
        (stat.S_ISBLK, "is a device, not a file"),
    )
    return next((reason for test, reason in kinds if test(mode)), None)


def ignored(name: str, patterns: tuple[str, ...] = IGNORED) -> bool:
    """Whether a file or folder of this name is passed over while folders are gone through; case does not count."""
    return any(fnmatchcase(name.lower(), pattern.lower()) for pattern in patterns)


def files_under(folder: Path, without: Path | None = None) -> Iterator[Path | BadInput]:
    """Every file in a folder and the folders in it, by name; links are listed, never followed.

    A folder that cannot be listed stands among them as the error that says why. The folder `without` is passed over.
    """
    todo = _listed(os.fspath(folder))
    while todo:  # not by recursion: folders can be nested deeper than calls
        found = todo.pop()
        if isinstance(found, BadInput):
            yield found
        elif not found.is_dir(follow_symlinks=False):
            yield Path(found.path)
        elif without is None or not _same(found.path, without):
            todo.extend(_listed(found.path))


def _listed(folder: str) -> list[os.DirEntry[str] | BadInput]:
    """What is in a folder, last name first."""
    try:
        with os.scandir(folder) as entries:
            kept = [entry for entry in entries if not ignored(entry.name)]
    except OSError as error:
        return [BadInput(path_text(Path(folder)), f"cannot be listed: {error.strerror or error}")]
    return [*sorted(kept, key=lambda entry: entry.name, reverse=True)]


def _same(folder: str, other: Path) -> bool:
    try:
        return other.samefile(folder)
    except OSError:  # gone meanwhile, which listing it will tell
        return False


def check_watchable(folder: Path, archive: Path) -> None:
    """Raises BadInput for a folder that is none, or that holds the archive or lies in it."""
    if not folder.exists():
        raise BadInput(folder, "does not exist")
    if not folder.is_dir():
        raise BadInput(folder, "is a file, not a folder; add it instead of watching it")
    here, there = folder.resolve(), archive.resolve()
    if here == there or here in there.parents or there in here.parents:
        raise BadInput(folder, f"cannot be watched: it holds, or lies in, the archive {archive}")
