"""The list of blobs whose names may not be on the disk, for the next process that opens the store."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterable, Iterator

from dossier import lazy_re as re
from dossier.archive_folder import ArchiveFolder, why_foreign
from dossier.model.digest import Digest

_PREFIX = "in-doubt-"
_DIGEST = re.compile(rb"[0-9a-f]{64}")


def leave_doubts(folder: ArchiveFolder, digests: Iterable[Digest]) -> None:
    """Names blobs in a new list in `folder`. Raises OSError.

    It is not synced: what is in doubt is what the system's memory holds and the disk perhaps does not, and when the
    memory is lost, so is the doubt.
    """
    names = "".join(f"{digest}\n" for digest in sorted(digests))
    with os.fdopen(folder.new(f"{_PREFIX}{uuid.uuid4().hex}"), "w", encoding="ascii") as stream:
        stream.write(names)


def lists_of_doubts(folder: ArchiveFolder) -> list[str]:
    """The names of the lists in `folder`; a link, a pipe or a folder is none."""
    names = [name for name in folder.names() if is_list(name)]
    return [name for name in names if (found := folder.lstat(name)) and not why_foreign(found)]


def doubted(folder: ArchiveFolder, lists: Iterable[str]) -> Iterator[Digest]:
    """The blobs that are named; a line that was cut short, or that a power cut filled with anything, names none."""
    for name in lists:
        with folder.reader(name) as stream:
            lines = stream.read().splitlines()
        yield from (Digest(line.decode()) for line in lines if _DIGEST.fullmatch(line))


def is_list(name: str) -> bool:
    """Whether a file among those that are coming in is such a list."""
    return name.startswith(_PREFIX)
