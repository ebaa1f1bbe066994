"""All hostile files: a name, which may be no UTF-8, and bytes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from tests.hostile import bombs, damaged, markup, names, nesting, patterns
from tests.hostile.scale import Scale


def everything(scale: Scale) -> Iterator[tuple[bytes, bytes]]:
    """Name and bytes; names are distinct, and so are the bytes but for files that are told apart by their names."""
    for kind in (bombs, nesting, markup, patterns, damaged):
        for number, (name, data) in enumerate(kind.files(scale)):
            yield f"{kind.__name__.rpartition('.')[2]}-{number:03d}-{name}".encode(), data
    yield from names.files()


def written(folder: Path, scale: Scale) -> dict[bytes, str]:
    """Writes them all; gives the SHA-256 of each file by its name on disk."""
    made: dict[bytes, str] = {}
    for name, data in everything(scale):
        try:
            Path(folder, name.decode("utf-8", "surrogateescape")).write_bytes(data)
        except (OSError, ValueError):  # a name that this file system has no room for
            continue
        made[name] = hashlib.sha256(data).hexdigest()
    return made
