"""Opens an archive for reading only: with its own catalog if that is up to date, else with a temporary one."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from dossier.catalog import Catalog
from dossier.clauses import Clause
from dossier.errors import BadInput, CatalogDamaged, DossierError, LogDamaged, ShownFromAside
from dossier.files import room_on
from dossier.log import Log
from dossier.model.progress import ProgressCallback
from dossier.repository.archive_parts import CATALOG
from dossier.repository.replay import replay
from dossier.store import BlobStore

_LEAST = 256 << 10  # bytes of a disk without which not even SQLite's side files can be made


def barred(folder: Path) -> Clause | None:
    """Why nothing can be written to the archive in `folder`, as a clause; None where it can."""
    parts = (folder, folder / "log", folder / "log" / "events.jsonl", folder / "blobs", folder / CATALOG)
    if all(os.access(part, os.W_OK) for part in parts if part.exists()):
        return Clause("disk-full") if room_on(folder) < _LEAST else None
    only_read = getattr(os, "ST_RDONLY", 0)
    if only_read and os.statvfs(folder).f_flag & only_read:
        return Clause("disk-can-only-be-read")
    return Clause("you-may-not-write")


@dataclass(frozen=True, slots=True)
class View:
    """A catalog to ask, the folder that it was made in if it was, and what a person should know of it."""

    catalog: Catalog
    scratch: tempfile.TemporaryDirectory[str] | None = None
    trouble: DossierError | None = None

    def close(self) -> None:
        self.catalog.close()
        if self.scratch:
            self.scratch.cleanup()


def view(folder: Path, store: BlobStore, log: Log, progress: ProgressCallback = lambda _: None) -> View:
    """Opens a view of the archive without writing into `folder`; `progress` follows a temporary catalog.

    Raises NewerArchive, MissingBlob, FixityMismatch, OSError.
    """
    try:
        catalog = Catalog(folder / CATALOG, to_read=True)
    except (CatalogDamaged, BadInput):  # none, or one whose writer died
        return view_from_log(folder, store, log, progress)
    try:
        seen, size = catalog.applied(), log.size() - len(log.torn_tail())
    except (CatalogDamaged, BadInput):  # such as one of an earlier Dossier
        catalog.close()
        return view_from_log(folder, store, log, progress)
    if seen.offset < size:
        catalog.close()
        return view_from_log(folder, store, log, progress)
    if seen.offset > size:
        reason = Clause("log-shorter-than-seen", size=size, events=seen.seq, offset=seen.offset)
        return View(catalog, trouble=LogDamaged(log.path, seen.seq, reason))
    return View(catalog)


def view_from_log(folder: Path, store: BlobStore, log: Log, progress: ProgressCallback) -> View:
    """Rebuilds the catalog in a temporary folder. Its `trouble` is LogDamaged if only part of the log can be used."""
    scratch = tempfile.TemporaryDirectory(prefix="dossier-view-")
    try:
        catalog = Catalog(Path(scratch.name, CATALOG))
        try:
            replay(log, store, catalog, progress=progress)
        except LogDamaged as error:
            return View(catalog, scratch, error)
        except BaseException:
            catalog.close()
            raise
    except BaseException:
        scratch.cleanup()
        raise
    return View(catalog, scratch, ShownFromAside(folder))
