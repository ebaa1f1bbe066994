"""Lists all parts of an archive's folder: opening refuses foreign ones, and an audit names them.

Everything in the folder is one of three things. A part of the archive is expected, as a plain file or folder. What
systems put into every folder (`.DS_Store`, `desktop.ini`, `Thumbs.db`, `._*`) and what an interrupted process left does
no harm: an audit names it in its summary, and counts no fault, for a person can do nothing against it on a Mac. All
else is a fault, as is a part that is not as Dossier made it.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from dossier.archive_folder import ArchiveFolder, why_foreign
from dossier.catalog.engine import FILE_ENDS
from dossier.clauses import Clause
from dossier.errors import ForeignPart
from dossier.files import INCOMING as BEGINNING
from dossier.log import Log, event_from_line
from dossier.log.checkpoints import NAME as CHECKPOINTS
from dossier.log.event_log import NAME as EVENTS
from dossier.log.event_log import TORN
from dossier.model.audits import Fault
from dossier.repository.detect import MARK
from dossier.store.hashing import INCOMING, is_blob_folder
from dossier.store.unsynced import is_list

CATALOG, LOCK, READ_ME_NAME = "catalog.sqlite", "lock", "READ-ME.txt"
ASIDE = ".rebuilding-"  # how the names of folders begin in which a catalog is made
DAMAGED = "damaged-"  # and those of a catalog that was set aside

READ_ME = """\
This folder is a Dossier archive. Please change nothing in it by hand.

blobs/    every kept file, named by the SHA-256 of its bytes. To check them without Dossier, in this folder:
              find blobs -type f -name '????????????????????????????????????????????????????????????????' \\
                  -printf '%f  %p\\n' | sha256sum --check --quiet
log/      events.jsonl: everything that ever happened here, one JSON object a line, in order. It is the truth.
          checkpoints: signed notes (C2SP tlog-checkpoint) on how long it was and on the hash of its Merkle tree.
catalog.sqlite    an index made from the two above; "dossier rebuild" makes it again.
"""
_EARLIER_READ_ME = (
    "567bb0fa689cef6def3071b5284767d47c420f7fb6e1f88c2ca48dc537cbca13",  # SHA-256 of that of 0.1.0 and 0.2.0
)
_READ_MES = {hashlib.sha256(READ_ME.encode()).hexdigest(), *_EARLIER_READ_ME}
_READ_ME_SIZE = 1 << 16  # bytes; all of them have some hundred

_CATALOG_FILES = tuple(CATALOG + end for end in FILE_ENDS)
_CHANGED = frozenset({LOCK, *_CATALOG_FILES, EVENTS, CHECKPOINTS, TORN})  # while an archive is used
_ROOT = (MARK, READ_ME_NAME, LOCK, *_CATALOG_FILES)
_LOG = (EVENTS, CHECKPOINTS, TORN)
_OF_SYSTEMS = frozenset({".ds_store", "desktop.ini", "thumbs.db"})
_FIELDS = frozenset({"format", "archive", "created"})
_CLOCKS = timedelta(days=1)  # by which two clocks may differ


def check_parts(folder: Path) -> None:
    """Raises ForeignPart where a part of an archive is a link, a pipe, a device, or on another file system.

    Also where one that may be written to is one file with another elsewhere.
    """
    alone = os.access(folder, os.W_OK)
    with ArchiveFolder.at(folder) as root:
        for name in _ROOT:
            root.check(name, alone=alone and name in _CHANGED)
        for name in root.names():
            if name.startswith(ASIDE):
                root.check(name, stat.S_IFDIR)
        if root.check("log", stat.S_IFDIR):
            with root.folder("log") as log:
                for name in _LOG:
                    log.check(name, alone=alone)
        if root.check("blobs", stat.S_IFDIR):
            with root.folder("blobs") as blobs:
                for name in filter(_is_folder_of_store, blobs.names()):
                    blobs.check(name, stat.S_IFDIR)


def is_of_system(name: str) -> bool:
    """Whether systems put a file of this name into every folder that they show."""
    return name.lower() in _OF_SYSTEMS or name.startswith("._")


class Parts:
    """The audit of all that is neither a blob, nor a line of the log, nor a row of the catalog."""

    def __init__(self) -> None:
        self.named: list[str] = []  # paths in the archive of what does no harm and is no part of it

    def faults(self, folder: Path, log: Log) -> Iterator[Fault]:
        with ArchiveFolder.at(folder) as root:
            yield from self._in_root(root)
            yield from _read_me(root)
            yield from _mark(root, log)
            for name, within in (("log", self._in_log), ("blobs", self._in_blobs)):
                try:
                    with root.folder(name) as opened:
                        yield from within(opened)
                except FileNotFoundError:
                    yield Fault("file", name, "missing", Clause("folder-missing"))
                except ForeignPart:
                    continue  # named with the entries of the root

    def _in_root(self, root: ArchiveFolder) -> Iterator[Fault]:
        for name in root.names():
            if name in _ROOT:
                yield from _foreign(root, name, name, alone=name in _CHANGED)
            elif name in ("log", "blobs"):
                yield from _foreign(root, name, name, stat.S_IFDIR)
            elif name.startswith(ASIDE):
                yield from self._harmless(root, name, name, stat.S_IFDIR)
            else:
                left = name.startswith((BEGINNING, f"{DAMAGED}{CATALOG}"))
                yield from self._other(root, name, name, left)

    def _in_log(self, log: ArchiveFolder) -> Iterator[Fault]:
        for name in log.names():
            if name in _LOG:
                yield from _foreign(log, name, f"log/{name}", alone=True)
            else:
                yield from self._other(log, name, f"log/{name}")

    def _in_blobs(self, blobs: ArchiveFolder) -> Iterator[Fault]:
        """Folders alone: files are named where the blobs are hashed."""
        for name in blobs.names():
            found = blobs.lstat(name)
            if _is_folder_of_store(name):
                yield from _foreign(blobs, name, f"blobs/{name}", stat.S_IFDIR)
            elif found and stat.S_ISDIR(found.st_mode):
                yield _stray(f"blobs/{name}")
        try:
            with blobs.folder(INCOMING) as incoming:
                for name in incoming.names():
                    path = f"blobs/{INCOMING}/{name}"
                    if name.startswith(BEGINNING) or is_list(name):
                        yield from _foreign(incoming, name, path)
                    else:
                        yield from self._other(incoming, name, path)
        except (FileNotFoundError, ForeignPart):
            return

    def _other(self, folder: ArchiveFolder, name: str, path: str, left: bool = False) -> Iterator[Fault]:
        """What is no part of an archive; `left` by a process that died."""
        if left or is_of_system(name):
            yield from self._harmless(folder, name, path)
        else:
            yield _stray(path)

    def _harmless(self, folder: ArchiveFolder, name: str, path: str, wanted: int = stat.S_IFREG) -> Iterator[Fault]:
        faults = list(_foreign(folder, name, path, wanted))
        yield from faults
        if not faults:
            self.named.append(path)


def _is_folder_of_store(name: str) -> bool:
    return name == INCOMING or is_blob_folder(name)


def _stray(path: str) -> Fault:
    return Fault("file", path, "stray", Clause("stray-file"))


def _foreign(
    folder: ArchiveFolder, name: str, path: str, wanted: int = stat.S_IFREG, alone: bool = False
) -> Iterator[Fault]:
    try:
        folder.check(name, wanted, alone)
    except ForeignPart as error:
        yield Fault("file", path, "stray", error.reason)


def _read_me(root: ArchiveFolder) -> Iterator[Fault]:
    found = root.lstat(READ_ME_NAME)
    if found is None:
        yield Fault("file", READ_ME_NAME, "missing", Clause("read-me-missing"), harmless=True)
    elif not why_foreign(found):  # else it is named as that
        with root.reader(READ_ME_NAME) as stream:
            text = stream.read(_READ_ME_SIZE).replace(b"\r\n", b"\n")  # as 0.5.0 wrote it on Windows
        if hashlib.sha256(text).hexdigest() not in _READ_MES:
            yield Fault("file", READ_ME_NAME, "changed", Clause("read-me-changed"))


def _mark(root: ArchiveFolder, log: Log) -> Iterator[Fault]:
    """Differences of the archive's mark from what Dossier writes there and from the first event."""
    try:
        with root.reader(MARK) as stream:
            mark: Any = json.loads(stream.read())
        first = event_from_line(next(log.lines(), b""))
    except (ValueError, RecursionError, OSError, ForeignPart):
        return  # such an archive cannot be opened, or its log is named as damaged
    if not isinstance(mark, dict):
        return
    for name in sorted(mark.keys() - _FIELDS):
        yield Fault("file", MARK, "extra", Clause("foreign-field", name=name))
    if first.detail.get("archive") != mark.get("archive"):
        yield Fault("file", MARK, "changed", Clause("mark-of-another-archive", archive=first.detail.get("archive")))
    if not isinstance(mark.get("format"), int) or isinstance(mark["format"], bool) or mark["format"] < 1:
        yield Fault("file", MARK, "changed", Clause("foreign-form"))
    if not _is_before(mark.get("created"), first.at):
        yield Fault("file", MARK, "changed", Clause("impossible-start"))


def _is_before(created: object, first: str) -> bool:
    try:
        return datetime.fromisoformat(str(created)) <= datetime.fromisoformat(first) + _CLOCKS
    except (ValueError, TypeError, OverflowError):  # none, or one without a zone
        return False
