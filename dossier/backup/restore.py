"""Restores a backup: unpacks to a temporary folder, checks every byte, builds the catalog, and only then renames it."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

from dossier.backup.tar_format import MARK, check_room
from dossier.backup.unpack import LATER, unpack
from dossier.catalog import Catalog
from dossier.clauses import Clause
from dossier.errors import BadBackup, BadInput, CatalogDamaged, DossierError, NotAnArchive
from dossier.files import remove_folder, sync_folder, write_new
from dossier.log import Log
from dossier.model.backup import Contents, Step
from dossier.model.digest import Digest
from dossier.repository.archive_parts import CATALOG, READ_ME
from dossier.repository.create import identity_in
from dossier.repository.detect import archive_around
from dossier.repository.replay import replay
from dossier.repository.restore_cleanup import at_work, clear_restores, prefix
from dossier.store import FolderStore

_THREADS = 8  # blobs made durable at once: a disk does many in little more time than one
_MAX_WAITING = 4 * _THREADS


def check_backup(path: Path, step: Step) -> Contents:
    """Verifies a whole backup without restoring it. Raises BadBackup, NewerArchive, OSError."""
    with tempfile.TemporaryDirectory(prefix="dossier-check-") as scratch:
        contents = unpack(path, Path(scratch), _discard, step)
        _check_mark(path, Path(scratch), contents)
    return contents


def _discard(_digest: Digest, pieces: Iterator[bytes]) -> None:
    for _ in pieces:
        pass


def restore(path: Path, target: Path, step: Step, warn: Callable[[DossierError], None] = lambda _: None) -> Contents:
    """Restores a backup's archive into `target`, an empty or absent folder; nothing is left where that fails.

    Removes what interrupted restores left next to it; `warn` receives errors of the removal. Raises BadInput (the
    target), BadBackup, NewerArchive, OSError.
    """
    _check_target(target)
    cleared = clear_restores(target.parent, warn)
    if path.is_file():
        check_room(target.parent, path.stat().st_size)
    with _aside(target) as aside:
        with _ConcurrentStore(FolderStore(aside / "blobs")) as blobs:
            contents = unpack(path, aside, blobs.keep, step)
        _check_mark(path, aside, contents)
        write_new(aside / "READ-ME.txt", READ_ME.encode())  # a backup leaves out one that is not Dossier's
        _make_catalog(path, aside, despite_loss=bool(contents.missing))
        (aside / LATER).replace(aside / MARK)
        sync_folder(aside)
        if os.name == "nt":  # where a rename replaces no folder, not even an empty one
            target.rmdir()
        aside.rename(target)
    sync_folder(target.parent)
    return replace(contents, cleared=cleared)


def _check_target(target: Path) -> None:
    if archive := archive_around(target / "within"):
        raise BadInput(target, Clause("restore-target-in-archive", archive=archive))
    if target.exists():
        if not target.is_dir():
            raise BadInput(target, Clause("restore-target-is-file"))
        if any(target.iterdir()):
            raise BadInput(target, Clause("restore-target-not-empty"))
        if target.is_mount():
            raise BadInput(target, Clause("restore-target-is-drive"))
    elif not target.parent.is_dir():
        raise BadInput(target, Clause("no-folder-to-make-it-in"))


@contextmanager
def _aside(target: Path) -> Iterator[Path]:
    """A temporary folder next to `target`, with its rights; unless it is moved away, all is as it was before."""
    new = not target.exists()
    target.mkdir(exist_ok=True)
    try:
        aside = Path(tempfile.mkdtemp(prefix=prefix(target), dir=target.parent))
        with _errors_name_target(target, aside), at_work(aside), _removed_if_it_fails(aside):
            shutil.copymode(target, aside)
            yield aside
    except BaseException:
        if new and target.exists():
            target.rmdir()
        raise


@contextmanager
def _removed_if_it_fails(folder: Path) -> Iterator[None]:
    try:
        yield
    except BaseException:
        remove_folder(folder)
        raise


@contextmanager
def _errors_name_target(target: Path, aside: Path) -> Iterator[None]:
    """Makes errors name `target`, which a person knows, and not the temporary folder."""
    try:
        yield
    except BadInput as error:
        raise BadInput(target if error.thing.startswith(str(aside)) else error.thing, error.reason) from error
    except OSError as error:
        if error.filename is None or str(error.filename).startswith(str(aside)):
            error.filename = str(target)
        raise


class _ConcurrentStore:
    """Stores blobs on several threads; all are durable on leaving."""

    def __init__(self, store: FolderStore) -> None:
        self._store = store
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="restoring")
        self._under_way: deque[Future[object]] = deque()

    def __enter__(self) -> _ConcurrentStore:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self._pool.shutdown(cancel_futures=kind is not None)
        if kind is None:
            self._wait(0)
            self._store.sync()

    def keep(self, _digest: Digest, pieces: Iterator[bytes]) -> None:
        first = next(pieces, b"")
        second = next(pieces, b"")  # after the last piece the whole was checked
        if second:
            self._store.put_stream(_PieceStream([first, second], pieces))
        else:
            self._under_way.append(self._pool.submit(self._store.put, first))
            self._wait(_MAX_WAITING)

    def _wait(self, at_most: int) -> None:
        while len(self._under_way) > at_most:
            self._under_way.popleft().result()


class _PieceStream:
    """Pieces as a stream: each read returns the next piece, whatever the size asked for."""

    def __init__(self, begin: list[bytes], rest: Iterator[bytes]) -> None:
        self._begin, self._rest = deque(begin), rest

    def read(self, _size: int, /) -> bytes:
        return self._begin.popleft() if self._begin else next(self._rest, b"")


def _check_mark(path: Path, aside: Path, contents: Contents) -> None:
    try:
        identity = identity_in(aside / LATER, path)
    except NotAnArchive as error:
        raise BadBackup(path, MARK, error.reason) from error
    if identity != contents.archive:
        raise BadBackup(path, MARK, Clause("backup-of-another-archive", identity=identity))


def _make_catalog(path: Path, aside: Path, despite_loss: bool) -> None:
    try:
        with closing(Catalog(aside / CATALOG)) as catalog:
            replay(Log(aside / "log"), FolderStore(aside / "blobs"), catalog, despite_loss=despite_loss)
    except (CatalogDamaged, ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadBackup(path, "log", Clause("event-not-understood", error=repr(error))) from error
