"""Examines files without opening them: what is at a path, and the stamp that reveals a change."""

from __future__ import annotations

import os
import stat
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import translate
from functools import cache
from pathlib import Path

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import BadInput, PassedOver
from dossier.model.folders import USUAL
from dossier.repository.detect import ArchiveLocator, of_archive

_COARSE = 2.0  # seconds, on FAT
_BYTE = re.compile(rb"\\x([0-9a-f]{2})")


Paths = Path | str | Iterable[Path | str]


@dataclass(frozen=True, slots=True)
class FileStat:
    """One look at a file; two equal looks mean that nothing has changed between them."""

    size: int  # bytes
    mtime_ns: int
    ctime_ns: int
    inode: int
    born_ns: int | None = None  # when it was made, where the system says so; no part of the stamp

    @classmethod
    def of(cls, found: os.stat_result) -> FileStat:
        born = getattr(found, "st_birthtime", None)
        if born is None and os.name == "nt":
            born = found.st_ctime
        born_ns = None if born is None else int(born * 10**9)
        return cls(found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino, born_ns)

    @property
    def grain(self) -> float:
        """Seconds within which a second change may not show: disks that date to the second may do so to every other."""
        return _COARSE if self.mtime_ns % 10**9 == self.ctime_ns % 10**9 == 0 else 0.0

    @property
    def stamp(self) -> str:
        """One short string for the catalog."""
        return f"{self.size}.{self.mtime_ns}.{self.ctime_ns}.{self.inode}"


def path_text(path: Path | str) -> str:
    """The path in words that every file, log and table can hold; bytes that are no UTF-8 show as `\\xNN`."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def is_folder(path: Path, through_links: bool = False) -> bool:
    """Whether a folder, and no link to one, is here; False where the system gives no answer."""
    try:
        return stat.S_ISDIR(path.stat(follow_symlinks=through_links).st_mode)
    except (OSError, ValueError):
        return False


def exists_at(place: str) -> bool:
    """True if anything exists at a path in the form of `path_text`."""
    raw = _BYTE.sub(lambda found: bytes.fromhex(found[1].decode()), place.encode())
    return os.path.lexists(place) or os.path.lexists(raw)


def respelt(old: str, new: str) -> bool:
    """Whether only the spelling of the path changed, on a disk that ignores case or accents.

    The old path then still exists, and leads to the same file.
    """
    return old != new and _folded(old) == _folded(new) and not _listed_as(Path(old))


def _folded(place: str) -> str:
    return unicodedata.normalize("NFC", place).casefold()


def _listed_as(path: Path) -> bool:
    """Whether every folder on the way lists the next name letter for letter."""
    try:
        return all(part.name in os.listdir(part.parent) for part in (path, *path.parents) if part.name)  # noqa: PTH208
    except OSError:  # nothing is known against it
        return True


def settled_path(path: Path | str) -> Path:
    """The one absolute path by which a place is known, however it was reached; its last part may be a link."""
    path = Path(path).absolute()
    return path.parent.resolve() / path.name if ".." in path.parts[:-1] else path


def folder_of(path: Path | str) -> str:
    """The folder of a path given by a person: the path itself, or the parent of a file."""
    settled = settled_path(path)
    return os.fspath(settled if is_folder(settled) else settled.parent)


def one_or_many(paths: Paths) -> Iterable[Path | str]:
    """A path alone is one path, and not the letters that it is written with."""
    return [paths] if isinstance(paths, Path | str) else paths


def not_opened(path: Path, error: OSError | ValueError) -> BadInput:
    """Why a path could not be looked at or opened."""
    if isinstance(error, FileNotFoundError):
        return BadInput(path_text(path), Clause("does-not-exist"))
    if isinstance(error, ValueError):  # NUL in a name
        return BadInput(path_text(path), Clause("not-a-path", error=error))
    return BadInput(path_text(path), Clause("cannot-be-opened", error=error.strerror or error))


_NO_FILES = (
    (stat.S_ISDIR, Clause("a-folder")),
    (stat.S_ISLNK, Clause("a-symbolic-link")),
    (stat.S_ISFIFO, Clause("a-pipe")),
    (stat.S_ISSOCK, Clause("a-socket")),
    (stat.S_ISCHR, Clause("a-device")),
    (stat.S_ISBLK, Clause("a-device")),
)


def no_file(mode: int) -> Clause | None:
    """Why something with this mode (of `stat`) cannot be a report; None for a regular file."""
    return next((reason for test, reason in _NO_FILES if test(mode)), None)


class Ignoring:
    """Names that are skipped during scans of folders; case does not count.

    A pattern with a slash is matched with the path within the folder, any other with each name on the way.
    """

    def __init__(self, patterns: Iterable[str] = USUAL) -> None:
        lowered = [(pattern, pattern.lower().strip("/") if "/" in pattern else pattern.lower()) for pattern in patterns]
        self._names = [(given, re.compile(translate(lower))) for given, lower in lowered if "/" not in given]
        self._paths = [(given, re.compile(translate(lower))) for given, lower in lowered if "/" in given]
        # One look for all, for hardly any name is passed over; (?!) is what nothing matches
        self._any = re.compile("|".join(f"(?:{pattern.pattern})" for _, pattern in self._names) or "(?!)")

    def name(self, name: str, inside: str = "") -> str | None:
        """The pattern for an entry of this name, or for its path `inside` the folder, with slashes as separators."""
        lower = name.lower()
        if self._any.match(lower):
            return next(pattern for pattern, matcher in self._names if matcher.match(lower))
        lower = inside.lower()
        return next((pattern for pattern, matcher in self._paths if matcher.match(lower)), None)

    def path(self, inside: str) -> str | None:
        """The pattern for anything on the way to `inside`, the path within the folder."""
        parts = inside.replace(os.sep, "/").split("/")
        prefixes = ("/".join(parts[: at + 1]) for at in range(len(parts)))
        return next(
            (pattern for name, prefix in zip(parts, prefixes, strict=True) if (pattern := self.name(name, prefix))),
            None,
        )


_USUAL = Ignoring()


def led_to(path: Path) -> Path | BadInput:
    """Where a link leads that a person has named, for that was meant; any other path is its own place.

    Links within a folder are nobody's choice, and are not followed.
    """
    try:
        # Not asked of the path itself, which fails where a name is too long: opening the file reports that better
        return path.resolve(strict=True) if os.path.islink(path) else path  # noqa: PTH114
    except PermissionError as error:
        return not_opened(path, error)
    except (OSError, RuntimeError):  # there is nothing, or it is a link to itself
        return BadInput(path_text(path), Clause("symbolic-link-leads-nowhere"))


def files_named(paths: Iterable[Path | str], archive: Path) -> Iterator[Path | BadInput]:
    """The files that paths name: a link's target, and all files in a folder except archives."""
    barred = _Barred(archive)
    for path in (led_to(settled_path(path)) for path in paths):
        if isinstance(path, BadInput):
            yield path
        elif reason := barred.why(path):
            yield BadInput(path_text(path), reason)
        elif is_folder(path):
            yield from files_under(path)
        else:
            yield path


class _Barred:
    """Why something that a person names is not taken in, because of the archive that it lies in."""

    def __init__(self, archive: Path) -> None:
        self._archive, self._locator = archive.resolve(), ArchiveLocator()
        self._real = cache(Path.resolve)

    def why(self, path: Path) -> Clause | None:
        folder = self._real(path.parent)
        if folder.joinpath(path.name).is_relative_to(self._archive):
            return Clause("part-of-this-archive")
        if around := self._locator.archive_over(os.fspath(folder)):
            return Clause("part-of-archive", archive=path_text(around))
        return of_archive(os.fspath(path)) if is_folder(path) else None


def files_under(
    folder: Path,
    *without: Path,
    ignoring: Ignoring = _USUAL,
    subfolders: bool = True,
    root: Path | None = None,
) -> Iterator[Path | BadInput]:
    """Yields every file in a folder and the folders in it, by name; links are listed, never followed.

    A folder that cannot be listed is yielded as the error that says why, an archive as PassedOver. The folders
    `without` are skipped, and what `ignoring` names; its paths begin at `root`, which is the folder itself unless it
    lies in there.
    """
    start = len(os.fspath(root or folder)) + 1
    todo = _listed(os.fspath(folder), ignoring, start)
    while todo:  # not by recursion: folders can be nested deeper than calls
        entry = todo.pop()
        if isinstance(entry, BadInput):
            yield entry
        elif not entry.is_dir(follow_symlinks=False):
            yield Path(entry.path)
        elif subfolders and not any(_is_same_folder(entry.path, other) for other in without):
            todo.extend(_listed(entry.path, ignoring, start))


def _listed(folder: str, ignoring: Ignoring, start: int) -> list[os.DirEntry[str] | BadInput]:
    """What is in a folder, last name first."""
    if reason := of_archive(folder):
        return [PassedOver(path_text(Path(folder)), reason)]
    try:
        with os.scandir(folder) as entries:
            listed = [entry for entry in entries if ignoring.name(entry.name, _inside(entry.path, start)) is None]
    except OSError as error:
        return [BadInput(path_text(Path(folder)), Clause("cannot-be-listed", error=error.strerror or error))]
    return [*sorted(listed, key=lambda entry: entry.name, reverse=True)]


def _inside(path: str, start: int) -> str:
    return path[start:].replace(os.sep, "/") if os.sep != "/" else path[start:]


def _is_same_folder(folder: str, other: Path) -> bool:
    try:
        return other.samefile(folder)
    except OSError:  # gone meanwhile, which listing it will tell
        return False


def check_watchable(folder: Path, archive: Path) -> None:
    """Raises BadInput for a folder that is none, that no log can name, or that lies in an archive or holds this one."""
    if path_text(folder) != os.fspath(folder):
        raise BadInput(path_text(folder), Clause("watched-name-not-utf8"))
    if not folder.exists():
        raise BadInput(folder, Clause("does-not-exist"))
    if not folder.is_dir():
        raise BadInput(folder, Clause("watched-is-file"))
    inner, own = folder.resolve(), archive.resolve()
    if inner == own or inner in own.parents or own in inner.parents:
        raise BadInput(folder, Clause("watches-this-archive", archive=archive))
    if around := ArchiveLocator().archive_over(os.fspath(inner)):
        raise BadInput(folder, Clause("watches-an-archive", archive=path_text(around)))
