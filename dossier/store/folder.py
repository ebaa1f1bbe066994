"""A blob store in a folder: `ab/abcdef…`, each file named by its SHA-256, so that `sha256sum` alone can audit it."""

from __future__ import annotations

import errno
import hashlib
import os
import threading
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from io import BufferedReader
from itertools import chain, count
from pathlib import Path
from typing import BinaryIO

from dossier.errors import FixityMismatch, MissingBlob, SyncFailed
from dossier.files import name_without_replacing, open_regular, room_on, sync_file, sync_folder, temporary_in
from dossier.model.digest import Digest
from dossier.store.blobs import Bytes, Kept
from dossier.store.doubt import doubted, is_list, leave_doubts, lists_of_doubts
from dossier.store.fixity import INCOMING, check_blob, is_name
from dossier.store.gathering import Gathering
from dossier.store.whole_disk import whole_disk

_CHUNK = 1 << 20
_HANDS = 8  # folders synced at once: a disk does many in little more time than one
_MANY = 16  # files or folders from which on the whole disk is synced at once


class FolderStore:
    """Keeps blobs under `root`. Any number of threads and processes may put and read."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._unsynced: set[Digest] = set()
        self._syncing = threading.Lock()
        self._failed: SyncFailed | None = None

    def path(self, digest: Digest) -> Path:
        """Where these bytes are, or would be."""
        return Path(self.place(digest))

    def place(self, digest: Digest) -> str:
        """The same as text."""
        return f"{self._root}{os.sep}{digest[:2]}{os.sep}{digest}"  # in a third of the time of joining paths

    def put(self, data: bytes) -> Kept:
        self._stop_if_failed()
        digest = Digest.of(data)
        if self._holds(digest):
            return Kept(digest, len(data), new=False)
        with temporary_in(self._incoming) as (stream, temporary):
            stream.write(data)
            self._settle(stream, temporary, digest, len(data))
        return Kept(digest, len(data), new=True)

    def put_stream(self, stream: Bytes) -> Kept:
        self._stop_if_failed()
        with temporary_in(self._incoming) as (out, temporary):
            digest, size = _copied(stream, out)
            if self._holds(digest):
                return Kept(digest, size, new=False)
            self._settle(out, temporary, digest, size)
        return Kept(digest, size, new=True)

    @contextmanager
    def gathering(self, count: int) -> Iterator[Gathering]:
        """Takes about `count` blobs at once: on leaving, their bytes are made durable, and then they get their names.

        Raises OSError, SyncFailed; then none of them is kept.
        """
        self._stop_if_failed()
        incoming = self._incoming
        with self._stopping(), whole_disk(incoming) if count >= _MANY else nullcontext() as disk:
            gathered = Gathering(incoming, self._holds, disk)
            try:
                yield gathered
                gathered.sync()
                self._name_all(gathered.named)
            finally:
                gathered.sweep()

    def room(self) -> int:
        """How many bytes its disk has left. Raises OSError."""
        return room_on(self._root)

    def open(self, digest: Digest) -> BinaryIO:
        try:
            return BufferedReader(open_regular(self.place(digest)))
        except FileNotFoundError:
            raise MissingBlob(digest) from None
        except OSError as error:
            if error.errno in (errno.EINVAL, errno.ENXIO):  # a folder, pipe or device: bytes are not there
                raise MissingBlob(digest) from None
            raise

    def read(self, digest: Digest) -> bytes:
        with self.open(digest) as stream:
            data = stream.read()
        found = Digest.of(data)
        if found != digest:
            raise FixityMismatch(expected=digest, found=found)
        return data

    def has(self, digest: Digest) -> bool:
        return os.access(self.place(digest), os.F_OK)  # asked of every file that comes, most of which are new

    def is_whole(self, digest: Digest) -> bool:
        """Whether the bytes that were kept stand under their name, by their hash."""
        path = self.path(digest)
        return not path.is_symlink() and check_blob(path) == digest

    def digests(self) -> Iterator[Digest]:
        for folder in sorted(self._root.glob("[0-9a-f][0-9a-f]")):
            for path in sorted(folder.iterdir()):
                if is_name(path):
                    yield Digest(path.name)

    def sync(self) -> None:
        # The files are already synced; their names are durable only with their folders
        self._stop_if_failed()
        with self._syncing:
            try:
                self._sync_folders(self._folders_of(self._unsynced))
            except SyncFailed as error:
                self._failed = error
                leave_doubts(self._incoming, self._unsynced)
                raise
            self._unsynced.clear()

    def in_doubt(self) -> bool:
        return bool(lists_of_doubts(self._root / INCOMING))

    def make_good(self) -> int:
        lists = lists_of_doubts(self._root / INCOMING)
        known = set(filter(self.has, doubted(lists)))
        done = sum(map(self._written_anew, sorted(known)))
        if lists:
            self._sync_folders({*self._folders_of(known), str(self._incoming)})
        for path in lists:
            path.unlink()
        return done

    def sweep(self, before: float) -> int:
        """Removes what copies cut short have left behind since before a moment (seconds since 1970), and counts it.

        Such bytes never had a name, and nobody was told that they are kept.
        """
        incoming = (path for path in self._incoming.iterdir() if not is_list(path) and not path.is_dir())
        left = [path for path in incoming if _is_older(path, before)]
        for path in left:
            path.unlink(missing_ok=True)
        return len(left)

    @property
    def _incoming(self) -> Path:
        folder = self._root / INCOMING
        for part in (self._root, folder):  # not their parents: an archive that was taken away is not begun again
            part.mkdir(exist_ok=True)
        return folder

    def _holds(self, digest: Digest) -> bool:
        """Whether these bytes have their name already; who named them may not have synced the name yet."""
        # A hash of what stands there, for whoever brings the bytes again may be about to throw his own away
        found = self.has(digest) and self.is_whole(digest)
        if found:
            self._remember(digest)
        return found

    def _remember(self, digest: Digest) -> None:
        with self._syncing:
            self._unsynced.add(digest)

    def _folders_of(self, digests: Iterable[Digest]) -> set[str]:
        """The folders that hold these names, and theirs."""
        folders = {f"{self._root}{os.sep}{beginning}" for beginning in {digest[:2] for digest in digests}}
        return {str(self._root), *folders} if folders else folders

    def _stop_if_failed(self) -> None:
        if self._failed:
            raise self._failed

    def _written_anew(self, digest: Digest) -> bool:
        """Puts a new copy of a blob in the place of the one in doubt; it never lacks its name meanwhile.

        The new copy has other pages and another entry in its folder, which the next sync has to write.
        """
        target = self.path(digest)
        if not target.exists():
            return False
        with target.open("rb") as source, temporary_in(self._incoming) as (stream, temporary):
            found, size = _copied(source, stream)
            if found != digest:
                self._set_aside(digest)
                return False
            self._close_whole(stream, temporary, size)
            temporary.replace(target)
        return True

    def _settle(self, stream: BinaryIO, temporary: Path, digest: Digest, size: int) -> None:
        """Gives complete bytes their name, in one step, without replacing what may stand there."""
        self._close_whole(stream, temporary, size)
        self.path(digest).parent.mkdir(parents=True, exist_ok=True)
        self._name(temporary, digest)

    def _close_whole(self, stream: BinaryIO, temporary: Path, size: int) -> None:
        """Makes sure that all bytes are on the disk, and that nobody changes them by mistake."""
        stream.flush()
        if os.fstat(stream.fileno()).st_size != size:
            raise OSError(f"{temporary}: {size} bytes were written, the disk holds another number")
        with self._stopping():
            sync_file(stream.fileno(), temporary)
        stream.close()
        temporary.chmod(0o444)

    @contextmanager
    def _stopping(self) -> Iterator[None]:
        """After a sync that failed nothing is put any more."""
        try:
            yield
        except SyncFailed as error:
            self._failed = error
            raise

    def _name_all(self, temporaries: Mapping[Digest, str]) -> None:
        for digest, temporary in temporaries.items():
            try:
                self._name(temporary, digest)
            except FileNotFoundError:  # there are 256 folders, most of which are there
                self.path(digest).parent.mkdir(exist_ok=True)
                self._name(temporary, digest)

    def _name(self, temporary: Path | str, digest: Digest) -> None:
        """Gives complete bytes their name, unless they stand there; what else stands there is set aside."""
        place = self.place(digest)
        if not name_without_replacing(temporary, place) and not self.is_whole(digest):
            self._set_aside(digest)
            name_without_replacing(temporary, place)
        self._remember(digest)

    def _set_aside(self, digest: Digest) -> None:
        """Takes its name from what is not its bytes; the audit names it by one that nothing else has."""
        names = (self._root / f"damaged-{digest}{end}" for end in chain([""], (f"-{number}" for number in count(2))))
        with suppress(FileNotFoundError):  # somebody else has done so meanwhile
            self.path(digest).rename(next(name for name in names if not os.path.lexists(name)))

    def _sync_folders(self, folders: set[str]) -> None:
        """Makes the names in these folders durable. Raises OSError, SyncFailed."""
        with whole_disk(self._root) if len(folders) >= _MANY else nullcontext() as disk:
            if disk:
                disk.sync()
                return
        told = sorted(folders)
        with ThreadPoolExecutor(_HANDS) as hands:  # each takes a share: handing over takes longer than many a sync
            list(hands.map(_sync_all, (told[hand::_HANDS] for hand in range(_HANDS))))


def _sync_all(folders: Iterable[str]) -> None:
    for folder in folders:
        sync_folder(folder)


def _copied(source: Bytes, out: BinaryIO) -> tuple[Digest, int]:
    """Copies all that `source` gives; says the digest and number of just these bytes."""
    hasher, size = hashlib.sha256(), 0
    while chunk := source.read(_CHUNK):
        hasher.update(chunk)
        out.write(chunk)
        size += len(chunk)
    return Digest(hasher.hexdigest()), size


def _is_older(path: Path, than: float) -> bool:
    """Whether a file was last changed before; not where it has gone meanwhile, for others at work clear up as well."""
    try:
        return path.lstat().st_mtime < than
    except FileNotFoundError:
        return False
