"""Makes an archive's folder, or makes sure that a folder is one."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from dossier.archive_folder import ArchiveFolder
from dossier.catalog import Catalog
from dossier.clauses import Clause
from dossier.errors import CatalogDamaged, NewerArchive, NoArchive, NotAnArchive
from dossier.files import sync_folder
from dossier.repository.archive_parts import CATALOG, READ_ME, READ_ME_NAME, check_parts
from dossier.repository.detect import MARK, has_begun, is_nothing, names_in

# Of folders and log; the catalog has a schema number of its own. It grows with kinds of events, so that a release which
# does not know them says that it is too old: 1 is that of 0.1.0 and 0.2.0, 2 of 0.3.0, 3 of 0.4.0, 4 of 0.5.0
FORMAT = 5


@dataclass(frozen=True, slots=True)
class Founded:
    """An archive's folder; `new` when it was made just now, with the name that it is known by for ever."""

    folder: Path
    new: bool
    identity: str


def existing(folder: Path) -> Founded:
    """The archive in `folder`. Raises NoArchive if nothing is there, NotAnArchive, NewerArchive, OSError.

    Raises ForeignPart where a part of it is a link or the like.
    """
    if not _holds_mark(folder):
        raise NoArchive(folder)
    check_parts(folder)
    return Founded(folder, new=False, identity=_checked(folder))


def found_or_open(
    folder: Path, clock: Callable[[], datetime], identify: Callable[[], str] = lambda: uuid.uuid4().hex
) -> Founded:
    """The archive in `folder`, made if there is nothing yet. Raises what `existing` raises, but for NoArchive."""
    return existing(folder) if _holds_mark(folder) else _make(folder, clock(), identify())


def _holds_mark(folder: Path) -> bool:
    """Whether an archive is in a folder; where none could be, raises NotAnArchive."""
    if folder.exists() and not folder.is_dir():
        raise NotAnArchive(folder, Clause("file-not-folder"))
    if folder.is_symlink() and not folder.exists():
        raise NotAnArchive(folder, Clause("link-leads-nowhere"))
    begun = has_begun(folder)  # asked before the mark, which comes before any line
    there = names_in(folder)
    if MARK in there:
        return True
    if begun or not is_nothing(there):
        raise NotAnArchive(folder, Clause("holds-no-archive"))
    return False


def _make(folder: Path, now: datetime, identity: str) -> Founded:
    folder.mkdir(parents=True, exist_ok=True)
    # The mark comes last: a folder that has it is whole. Where two make it at once, the first to come names it
    mark = {"format": FORMAT, "archive": identity, "created": now.isoformat()}
    with ArchiveFolder.at(folder) as opened:
        for part in ("blobs", "log"):
            opened.folder(part, make=True).close()
        opened.write_whole(READ_ME_NAME, READ_ME.encode())
        new = opened.write_new(MARK, _mark_json(mark))
    sync_folder(folder.parent)
    return Founded(folder, new, identity if new else _checked(folder))


def _mark_json(mark: Mapping[str, Any]) -> bytes:
    return (json.dumps(mark, indent=1) + "\n").encode()


def renew_mark(folder: Path) -> None:
    """Updates an older archive's mark to today's format, in one step, before a caller writes to its log.

    Raises NotAnArchive, NewerArchive, ForeignPart, OSError, SyncFailed.
    """
    _checked(folder)
    with ArchiveFolder.at(folder) as opened:
        with opened.reader(MARK) as stream:
            mark = json.loads(stream.read())
        if int(mark["format"]) < FORMAT:
            opened.write_whole(MARK, _mark_json({**mark, "format": FORMAT}))


def open_catalog(folder: Path) -> Catalog:
    """Opens the archive's catalog. A file that is no database is set aside; the writer rebuilds it from the log."""
    path = folder / CATALOG
    try:
        return Catalog(path)
    except CatalogDamaged:
        for part in folder.glob(f"{CATALOG}*"):  # with its side files: a new catalog would take them for its own
            part.replace(folder / f"damaged-{part.name}")
        return Catalog(path)


def _checked(folder: Path) -> str:
    return identity_in(folder / MARK, folder)


def identity_in(mark: Path, folder: Path) -> str:
    """The name for ever of the archive in `folder`, by its mark.

    Raises NotAnArchive, NewerArchive, ForeignPart, OSError.
    """
    try:
        with ArchiveFolder.at(mark.parent) as opened, opened.reader(mark.name) as stream:
            data = json.loads(stream.read())
        found, identity = int(data["format"]), str(data["archive"])
    except (ValueError, RecursionError) as error:
        raise NotAnArchive(folder, Clause("mark-not-json", mark=MARK)) from error
    except (LookupError, TypeError, OverflowError) as error:
        raise NotAnArchive(folder, Clause("mark-incomplete", mark=MARK)) from error
    if found > FORMAT:
        raise NewerArchive(folder, found, FORMAT)
    return identity
