"""Looks at files without opening them: what stands at a path, and the stamp by which a change is seen."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from dossier.errors import BadInput

# Names that belong to downloads under way, editors and systems; what they hold arrives under its own name later
IGNORED = (
    ".*", "~$*", "*~", "*.tmp", "*.temp", "*.swp", "*.part", "*.partial", "*.crdownload", "*.download", "*.opdownload",
    "*.!ut", "Thumbs.db", "desktop.ini", "Icon\r",
)  # fmt: skip


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
    """Whether a file or folder of this name is passed over while folders are gone through."""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def files_under(folder: Path) -> Iterator[Path | BadInput]:
    """Every file in a folder and the folders in it, by name; links are listed, never followed.

    A folder that cannot be listed stands among them as the error that says why.
    """
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as error:
        yield BadInput(path_text(folder), f"cannot be listed: {error.strerror or error}")
        return
    for entry in entries:
        if ignored(entry.name):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from files_under(Path(entry.path))
        else:
            yield Path(entry.path)
