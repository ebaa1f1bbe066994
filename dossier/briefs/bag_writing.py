"""Writes a bag to a temporary folder and renames it in one step: whole, or not at all."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from dossier.briefs import standalone
from dossier.briefs.standalone.bag_files import DECLARATION, MANIFEST, TAG_MANIFEST
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import INCOMING, sync_file, sync_folder
from dossier.model.digest import Digest
from dossier.model.folders import WatchedFolder
from dossier.repository.detect import check_unwatched


class Bag:
    """A bag in the making in `folder`; `target` is what errors name."""

    def __init__(self, folder: Path, target: Path) -> None:
        self.folder, self._target = folder, target
        self.digests: dict[str, Digest] = {}

    def add(self, name: str, data: bytes) -> None:
        """Writes a file, its bytes on the disk. Raises BadInput where it cannot be written."""
        path = self.folder / name
        with named(self._target):
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("xb") as stream:
                stream.write(data)
                stream.flush()
                sync_file(stream.fileno(), path)
        self.digests[name] = Digest.of(data)

    def add_json(self, name: str, data: Any) -> None:
        self.add(name, f"{json.dumps(data, ensure_ascii=True, indent=1)}\n".encode())

    def listed(self, names: Iterable[str]) -> bytes:
        """Lines as `sha256sum` writes and checks them."""
        return "".join(f"{self.digests[name]}  {name}\n" for name in sorted(names)).encode()

    def close(self, case: dict[str, Any]) -> None:
        """Declares the bag, and lists its files."""
        self.add("bagit.txt", DECLARATION)
        self.add("bag-info.txt", standalone.info(case, standalone.oxum(standalone.Files(self.folder))).encode())
        self.add(MANIFEST, self.listed(name for name in self.digests if name.startswith("data/")))
        self.add(TAG_MANIFEST, self.listed(name for name in self.digests if not name.startswith("data/")))
        with named(self._target):
            for folder, _, _ in os.walk(self.folder, topdown=False):
                sync_folder(Path(folder))


@contextmanager
def written_aside(target: Path) -> Iterator[Bag]:
    """A bag that is at `target` once the block is left well; else nothing is left of it. Raises BadInput."""
    with named(target):
        aside = _new_folder(target.parent)
    try:
        yield Bag(aside, target)
        with named(target):
            if os.name == "nt" and target.exists():  # where a rename replaces no folder, not even an empty one
                target.rmdir()
            aside.rename(target)
            sync_folder(target.parent)
    except BaseException:
        shutil.rmtree(aside, ignore_errors=True)  # what went wrong is already reported
        raise


def _new_folder(parent: Path) -> Path:
    """As others may read it as they may read any folder; `tempfile` would make it private."""
    for number in itertools.count():
        folder = parent / f"{INCOMING}{os.getpid()}-{number}"
        with contextlib.suppress(FileExistsError):  # of a process that died, or of another thread
            folder.mkdir()
            return folder
    raise AssertionError("numbers do not end")


@contextmanager
def named(target: Path) -> Iterator[None]:
    """Errors of the system as BadInput that names what was to be made."""
    try:
        yield
    except OSError as error:
        raise BadInput(target, Clause("not-written", error=error.strerror or error)) from error


def check_place(target: Path, archive: Path | None, watched: Iterable[WatchedFolder]) -> None:
    """Raises BadInput where a bag must not be written; `archive` is the archive around the place, if any."""
    if not target.parent.is_dir():
        raise BadInput(target, Clause("no-folder-to-write-in"))
    if archive:
        raise BadInput(target, Clause("bag-target-in-archive", archive=archive))
    check_unwatched(target, watched)
    if not os.path.lexists(target):
        return
    if target.is_symlink() or not target.is_dir():
        raise BadInput(target, Clause("bag-is-file"))
    with named(target):
        if any(target.iterdir()):
            raise BadInput(target, Clause("bag-folder-not-empty"))
