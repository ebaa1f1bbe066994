"""Short stories of a disk that fails, told within one process; each says what went wrong."""

from __future__ import annotations

import errno
import os
import resource
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


def full_disk(folder: Path) -> list[str]:
    """The log is written to until the disk takes no more, in the middle of a line."""
    from dossier.log import Log
    from dossier.model.events import Event

    folder.mkdir()
    log = Log(folder)
    lines = [Event(n, "2026-01-02T03:04:05.000006Z", "folder-watched", "person:ana", {"path": "/in"}) for n in (1, 2)]
    log.append(lines[:1])
    before = log.path.read_bytes()
    try:
        with _room(len(before) + 20):
            log.append(lines[1:])
        return ["the disk was not full"]
    except OSError:
        return [] if log.path.read_bytes() == before else ["half a line is left in the log"]


@contextmanager
def _room(most: int) -> Iterator[None]:
    """No file may grow beyond so many bytes."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def torn_line(folder: Path) -> list[str]:
    """A writer died in the middle of a line; the next one goes on."""
    from dossier import Archive
    from dossier.errors import DossierError
    from dossier.model.audits import Fault

    with Archive.create(folder) as archive:
        archive.cases.new("Puente")
    with (folder / "log" / "events.jsonl").open("ab") as log:
        log.write(b'{"seq":3,"at":"20')
    try:
        with Archive.open(folder) as archive:
            archive.cases.new("Ferry")
            return [f"torn line: {found.detail}" for found in archive.proofs.audit() if isinstance(found, Fault)]
    except DossierError as error:
        return [f"torn line: {error}"]


def failed_sync(folder: Path) -> list[str]:
    """The disk does not confirm the name of a blob; the same process tries to go on, and then another."""
    from dossier import Archive
    from dossier.errors import SyncFailed

    wrong = []
    with Archive.create(folder) as archive:
        digest = archive.context.store.put(b"words").digest
        before = archive.context.store.path(digest).stat().st_ino
        with _no_sync_under(folder / "blobs"):
            wrong += _goes_on(lambda: archive.cases.new("Puente"))
        wrong += _goes_on(lambda: archive.cases.new("Ferry"))
    try:
        with Archive.open(folder) as archive:
            if archive.context.store.path(digest).stat().st_ino == before:
                wrong.append("what was in doubt is not written anew")
    except SyncFailed as error:
        wrong.append(f"the next start fails: {error}")
    return wrong


def _goes_on(deed: Callable[[], object]) -> list[str]:
    from dossier.errors import SyncFailed

    try:
        deed()
    except SyncFailed:
        return []
    return ["a writer went on after a failed sync"]


@contextmanager
def _no_sync_under(folder: Path) -> Iterator[None]:
    """No folder there can be synced."""
    sync = os.fsync

    def fsync(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode) and Path(f"/proc/self/fd/{handle}").readlink().is_relative_to(folder):
            raise OSError(errno.EIO, "Input/output error")
        sync(handle)

    os.fsync = fsync
    try:
        yield
    finally:
        os.fsync = sync


PROBES: dict[str, Callable[[Path], list[str]]] = {
    "full disk": full_disk,
    "torn line": torn_line,
    "failed sync": failed_sync,
}
