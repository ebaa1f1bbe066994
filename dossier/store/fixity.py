"""Hashes every blob again and says which are not what their names say (PREMIS: fixity check)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from dossier.model.digest import Digest

_NAME = re.compile(r"[0-9a-f]{64}")
_CHUNK = 1 << 20
INCOMING = ".incoming"  # the folder of bytes that have no name yet


@dataclass(frozen=True, slots=True)
class BlobFault:
    """A file among the blobs that is not what its name says."""

    path: Path
    fault: Literal["changed", "stray", "unreadable"]
    detail: str


def check_blobs(root: Path, workers: int = 2) -> Iterator[Digest | BlobFault]:
    """Every file under `root`: its digest when sound, else the fault. Order is by name.

    Files that are still coming in, or that a crash left half-way, are no blobs yet and are passed over.
    """
    files = sorted(p for p in root.rglob("*") if (p.is_file() or p.is_symlink()) and p.parent.name != INCOMING)
    with ThreadPoolExecutor(workers) as pool:  # hashlib lets go of the interpreter lock
        yield from pool.map(_check, files)


def is_name(path: Path) -> bool:
    """Whether a blob may stand at this path."""
    return _NAME.fullmatch(path.name) is not None and path.parent.name == path.name[:2]


def _check(path: Path) -> Digest | BlobFault:
    if path.is_symlink() or not is_name(path):
        return BlobFault(path, "stray", "no blob has this name")
    try:
        found = _sha256(path)
    except OSError as error:
        return BlobFault(path, "unreadable", error.strerror or str(error))
    if found != path.name:
        return BlobFault(path, "changed", f"its bytes hash to {found}")
    return found


def _sha256(path: Path) -> Digest:
    hasher = hashlib.sha256()
    with path.open("rb") as stream:
        while chunk := stream.read(_CHUNK):
            hasher.update(chunk)
    return Digest(hasher.hexdigest())
