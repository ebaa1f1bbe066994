"""The list of blobs whose names may not be on the disk, for whoever opens the store next."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator
from pathlib import Path

from dossier.model.digest import Digest

_PREFIX = "in-doubt-"


def leave_doubts(folder: Path, digests: Iterable[Digest]) -> None:
    """Names blobs in a new list in `folder`. Raises OSError.

    It is not synced: what is in doubt is what the system's memory holds and the disk perhaps does not, and when the
    memory is lost, so is the doubt.
    """
    names = "".join(f"{digest}\n" for digest in sorted(digests))
    (folder / f"{_PREFIX}{uuid.uuid4().hex}").write_text(names, encoding="ascii")


def lists_of_doubts(folder: Path) -> list[Path]:
    """The lists that stand in `folder`."""
    return sorted(folder.glob(f"{_PREFIX}*"))


def doubted(lists: Iterable[Path]) -> Iterator[Digest]:
    """The blobs that are named; a line that was cut short names none."""
    for path in lists:
        for line in path.read_text(encoding="ascii").splitlines():
            if len(line) == 64:
                yield Digest(line)


def is_list(path: Path) -> bool:
    """Whether a file among those that are coming in is such a list."""
    return path.name.startswith(_PREFIX)
