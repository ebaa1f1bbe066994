"""Makes an archive's folder, or makes sure that a folder is one."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from dossier.errors import NewerArchive, NotAnArchive
from dossier.files import sync_folder, write_whole

FORMAT = 1  # of folders and log; the catalog numbers its own form
MARK = "dossier.json"

READ_ME = """\
This folder is a Dossier archive. Please change nothing in it by hand.

blobs/    every kept file, named by the SHA-256 of its bytes. To check them without Dossier, in this folder:
              find blobs -type f -name '????????????????????????????????????????????????????????????????' \\
                  -printf '%f  %p\\n' | sha256sum --check --quiet
log/      events.jsonl: everything that ever happened here, one JSON object a line, in order. It is the truth.
catalog.sqlite    an index made from the two above; "dossier rebuild" makes it again.
"""


@dataclass(frozen=True, slots=True)
class Founded:
    """An archive's folder; `new` when it was made just now, with the name that it is known by for ever."""

    folder: Path
    new: bool
    identity: str


def found_or_open(
    folder: Path, clock: Callable[[], datetime], identify: Callable[[], str] = lambda: uuid.uuid4().hex
) -> Founded:
    """The archive in `folder`, made if there is nothing yet. Raises NotAnArchive, NewerArchive, OSError."""
    if folder.exists() and not folder.is_dir():
        raise NotAnArchive(folder, "is a file, not a folder")
    mark = folder / MARK
    if mark.exists():
        return Founded(folder, new=False, identity=_checked(folder, mark))
    if folder.exists() and any(folder.iterdir()):
        raise NotAnArchive(folder, "holds other things and no archive; name an empty folder or an archive")
    return _make(folder, clock(), identify())


def _make(folder: Path, now: datetime, identity: str) -> Founded:
    for part in ("blobs", "log"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    (folder / "READ-ME.txt").write_text(READ_ME, encoding="utf-8")
    # The mark comes last: a folder that has it is whole
    mark = {"format": FORMAT, "archive": identity, "created": now.isoformat()}
    write_whole(folder / MARK, (json.dumps(mark, indent=1) + "\n").encode())
    sync_folder(folder.parent)
    return Founded(folder, new=True, identity=identity)


def _checked(folder: Path, mark: Path) -> str:
    try:
        data = json.loads(mark.read_text(encoding="utf-8"))
        found, identity = int(data["format"]), str(data["archive"])
    except (ValueError, KeyError, TypeError) as error:
        raise NotAnArchive(folder, f"has a {MARK} that cannot be understood ({error})") from error
    if found > FORMAT:
        raise NewerArchive(folder, found, FORMAT)
    return identity
