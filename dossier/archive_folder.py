"""Opens the files and folders of an archive by their names within its folder, and never through a link.

An archive may come from anybody. Where one of its files belongs there may be a link to a file of the person who opens
it, a pipe that is waited for, a device, or a second name of a file elsewhere. So each file is opened relative to a
descriptor of its folder, without following links, and looked at before it is used. What is neither a regular file nor
a folder on the archive's own file system is a ForeignPart. Where the system opens nothing relative to a folder
(Windows), each part is looked at just before and just after it is opened by its path.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import BinaryIO

from dossier.clauses import Clause
from dossier.errors import ForeignPart
from dossier.files import INCOMING, sync_file, sync_folder

_BY_HANDLE = {os.open, os.stat, os.mkdir, os.unlink, os.rename, os.link} <= os.supports_dir_fd
_SAFELY = 0
for _flag in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
    _SAFELY |= getattr(os, _flag, 0)
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_CLOEXEC", 0)
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL
_WRITING = os.O_WRONLY | os.O_RDWR
_WINDOWS_LINKS = (0xA000000C, 0xA0000003)  # reparse tags of symbolic links and of mount points


def why_foreign(found: os.stat_result, wanted: int = stat.S_IFREG, alone: bool = False) -> Clause | None:
    """The reason, as a clause, why a file is not of the kind that belongs there; None where it is.

    `wanted` is S_IFREG or S_IFDIR; with `alone`, a file must have no second name, for it is about to be changed.
    """
    kind = stat.S_IFMT(found.st_mode)
    if kind == stat.S_IFLNK or getattr(found, "st_reparse_tag", 0) in _WINDOWS_LINKS:
        return Clause("archive-part-is-link")
    if kind != wanted:
        if kind == stat.S_IFDIR:
            return Clause("folder-for-file")
        if kind == stat.S_IFREG:
            return Clause("file-for-folder")
        return Clause("device-in-archive")
    if alone and found.st_nlink > 1:
        return Clause("hard-link")
    return None


class ArchiveFolder:
    """A folder of an archive, held open. What it raises as OSError names the whole path."""

    def __init__(self, path: str, handle: int | None, device: int) -> None:
        """`handle` is None where the system opens nothing relative to a folder; `device` is the archive's."""
        self.path, self._handle, self._device = path, handle, device

    @classmethod
    def at(cls, path: Path | str) -> ArchiveFolder:
        """A folder that a person named, who may have named a link to it. Raises OSError."""
        if not _BY_HANDLE:
            return cls(str(path), None, os.stat(path).st_dev)  # noqa: PTH116
        handle = os.open(path, _FOLDER)
        return cls(str(path), handle, os.fstat(handle).st_dev)

    def close(self) -> None:
        if self._handle is not None:
            os.close(self._handle)

    def __enter__(self) -> ArchiveFolder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # opening

    def folder(self, name: str, make: bool = False) -> ArchiveFolder:
        """A folder in this one, made if need be. Raises ForeignPart, OSError."""
        try:
            return self._folder(name)
        except FileNotFoundError:
            if not make:
                raise
        with self._named(name), contextlib.suppress(FileExistsError):
            os.mkdir(self._at(name), dir_fd=self._handle)
        return self._folder(name)

    def _folder(self, name: str) -> ArchiveFolder:
        if self._handle is None:
            self.check(name, stat.S_IFDIR, must=True)
            return ArchiveFolder(self.place(name), None, self._device)
        return ArchiveFolder(self.place(name), self._open(name, _FOLDER, stat.S_IFDIR), self._device)

    def reader(self, name: str) -> FileIO:
        """A file to read, unbuffered. Raises ForeignPart, OSError."""
        return FileIO(self._open(name, os.O_RDONLY), "rb")

    def appender(self, name: str) -> FileIO:
        """A file, new if there is none, to write at its end, unbuffered. Raises ForeignPart, OSError."""
        return FileIO(self._open(name, os.O_WRONLY | os.O_APPEND | os.O_CREAT), "ab")

    def changer(self, name: str) -> FileIO:
        """A file to read and to write anywhere, unbuffered. Raises ForeignPart, OSError."""
        return FileIO(self._open(name, os.O_RDWR), "r+b")

    def new(self, name: str, mode: int = 0o666) -> int:
        """The handle of a file that was not there yet, to write. Raises OSError."""
        return self._open(name, _NEW, mode=mode)

    @contextmanager
    def temporary(self, mode: int = 0o600) -> Iterator[tuple[BinaryIO, str]]:
        """A new file, open for writing, and its name; gone on leaving unless it was renamed. Raises OSError."""
        name = f"{INCOMING}{secrets.token_hex(8)}"
        handle = self.new(name, mode)
        try:
            with os.fdopen(handle, "wb") as stream:
                yield stream, name
        finally:
            self.unlink(name, missing_ok=True)

    def _open(self, name: str, flags: int, wanted: int = stat.S_IFREG, mode: int = 0o666) -> int:
        if self._handle is None:
            self.check(name, wanted)
        with self._named(name):
            try:
                handle = os.open(self._at(name), flags | _SAFELY, mode, dir_fd=self._handle)
            except FileNotFoundError:
                raise
            except OSError:
                self.check(name, wanted)  # the system's reasons for links, pipes and devices help nobody
                raise
            try:
                self._check(name, os.fstat(handle), wanted, alone=bool(flags & _WRITING))
            except BaseException:
                os.close(handle)
                raise
        return handle

    # looking

    def place(self, name: str) -> str:
        """The path of something in this folder."""
        return f"{self.path}{os.sep}{name}"

    def names(self) -> list[str]:
        """Of all that is in this folder, in order. Raises OSError."""
        return sorted(os.listdir(self.path if self._handle is None else self._handle))  # noqa: PTH208

    def lstat(self, name: str) -> os.stat_result | None:
        """What the system says of something in this folder, which may be a link; None where there is nothing."""
        with self._named(name):
            try:
                return os.stat(self._at(name), dir_fd=self._handle, follow_symlinks=False)
            except FileNotFoundError:
                return None

    def size(self, name: str) -> int | None:
        """The bytes of a file; None where there is none. Raises ForeignPart, OSError."""
        found = self.check(name)
        return found.st_size if found else None

    def check(
        self, name: str, wanted: int = stat.S_IFREG, alone: bool = False, must: bool = False
    ) -> os.stat_result | None:
        """The status of a file or folder that may be used here; None if nothing exists.

        Opens nothing: to close a file that SQLite has open would take its locks. Raises ForeignPart, and with `must`
        FileNotFoundError.
        """
        entry = self.lstat(name)
        if entry:
            self._check(name, entry, wanted, alone)
        elif must:
            raise FileNotFoundError(2, os.strerror(2), self.place(name))
        return entry

    def _check(self, name: str, found: os.stat_result, wanted: int, alone: bool) -> None:
        if reason := why_foreign(found, wanted, alone):
            raise ForeignPart(self.place(name), reason)
        if self._handle is not None and found.st_dev != self._device and self._is_mounted(name):
            raise ForeignPart(self.place(name), Clause("on-another-file-system"))

    def _is_mounted(self, name: str) -> bool:
        """Whether something is mounted at a name, of which the device alone is no proof.

        Live systems lay file systems one over the other, and then every file has another device than its folder.
        """
        assert self._handle is not None, "asked of folders with a descriptor"
        handle = os.open(name, getattr(os, "O_PATH", os.O_RDONLY) | _SAFELY, dir_fd=self._handle)
        try:
            mount = _mount_of(handle)
            return mount is None or mount != _mount_of(self._handle)
        finally:
            os.close(handle)

    # changing

    def unlink(self, name: str, missing_ok: bool = False) -> None:
        """Removes a name; of a link, the link itself. Raises OSError."""
        with self._named(name):
            try:
                if os.name == "nt" and os.path.exists(self._at(name)):  # noqa: PTH110
                    os.chmod(self._at(name), 0o600)  # noqa: PTH101 - a read-only file cannot be unlinked there
                os.unlink(self._at(name), dir_fd=self._handle)
            except FileNotFoundError:
                if not missing_ok:
                    raise

    def rename(self, name: str, new: str, to: ArchiveFolder | None = None) -> None:
        """Gives something another name, here or in the folder `to`, and replaces what has it. Raises OSError."""
        to = to or self
        with self._named(name):
            os.replace(self._at(name), to._at(new), src_dir_fd=self._handle, dst_dir_fd=to._handle)

    def name_new(self, name: str, new: str, to: ArchiveFolder | None = None) -> bool:
        """Gives a closed file a new name in one step; False where that is taken, and what has it stays. Raises OSError.

        A file that got its name may keep the old one as well.
        """
        to = to or self
        try:
            if os.name == "nt":  # where a rename never replaces, and a read-only file could not be unlinked afterwards
                os.rename(self._at(name), to._at(new))  # noqa: PTH104
            else:
                os.link(self._at(name), to._at(new), src_dir_fd=self._handle, dst_dir_fd=to._handle)
        except FileExistsError:
            return False
        except OSError:
            # Some file systems (FAT, many network drives) have no hard links
            if to.lstat(new):
                return False
            self.rename(name, new, to)
        return True

    def write_new(self, name: str, data: bytes) -> bool:
        """Writes a file in one step, unless something has its name: then it stays, and the answer is False."""
        with self._written(data, name) as temporary:
            new = self.name_new(temporary, name)
        self.sync()
        return new

    def write_whole(self, name: str, data: bytes) -> None:
        """Writes a file in one step: a reader sees the old one or the new one. Raises ForeignPart, OSError."""
        self.check(name)
        with self._written(data, name) as temporary:
            self.rename(temporary, name)
        self.sync()

    @contextmanager
    def _written(self, data: bytes, name: str) -> Iterator[str]:
        with self.temporary(0o666) as (stream, temporary):
            stream.write(data)
            stream.flush()
            sync_file(stream.fileno(), self.place(name))
            stream.close()
            yield temporary

    def sync(self) -> None:
        """Makes the names in this folder durable. Raises SyncFailed."""
        if self._handle is None:
            sync_folder(self.path)
        else:
            sync_file(self._handle, self.path)

    def _at(self, name: str) -> str:
        return self.place(name) if self._handle is None else name

    @contextmanager
    def _named(self, name: str) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            error.filename, error.filename2 = self.place(name), None
            raise


@contextmanager
def entered(top: Path, *names: str, make: bool = False) -> Iterator[ArchiveFolder]:
    """A folder of an archive by its path from `top`, which a person named. Raises ForeignPart, OSError.

    With `make` the folders are made that are not there, but `top`: an archive that was taken away is not begun again.
    """
    folder = ArchiveFolder.at(top)
    try:
        for name in names:
            within = folder.folder(name, make)
            folder.close()
            folder = within
        yield folder
    finally:
        folder.close()


def _mount_of(handle: int) -> str | None:
    """The number of the mount that a file was opened on; None where the system gives none."""
    try:
        lines = Path(f"/proc/self/fdinfo/{handle}").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    return next((line for line in lines if line.startswith("mnt_id:")), None)
