"""The list of blobs whose names may not be on the disk, for whoever opens the store next."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterable, Iterator
from pathlib import Path

from dossier.model.digest import Digest

_PREFIX = "in-doubt-"
_DIGEST = re.compile(rb"[0-9a-f]{64}")


def leave_doubts(folder: Path, digests: Iterable[Digest]) -> None:
    """Names blobs in a new list in `folder`. Raises OSError.

    It is not synced: what is in doubt is what the system's memory holds and the disk perhaps does not, and when the
    memory is lost, so is the doubt.
    """
    names = "".join(f"{digest}\n" for digest in sorted(digests))
    (folder / f"{_PREFIX}{uuid.uuid4().hex}").write_text(names, encoding="ascii")


def lists_of_doubts(folder: Path) -> list[Path]:
    """The lists that stand in `folder`."""
    return sorted(path for path in folder.glob(f"{_PREFIX}*") if path.is_file())


def doubted(lists: Iterable[Path]) -> Iterator[Digest]:
    """The blobs that are named; a line that was cut short, or that a power cut filled with anything, names none."""
    for path in lists:
        for line in path.read_bytes().splitlines():
            if _DIGEST.fullmatch(line):
                yield Digest(line.decode())


def is_list(path: Path) -> bool:
    """Whether a file among those that are coming in is such a list."""
    return path.name.startswith(_PREFIX)
