"""Remembers, outside of archives, which one this computer saw at a place, so that a replaced one is noticed."""

from __future__ import annotations

import json
import os
from pathlib import Path

from dossier.files import write_whole

NAME = "places.json"


class KnownArchives:
    """The list in the folder of keys: for each place the identities of the archives that were seen there."""

    def __init__(self, keys: Path) -> None:
        self._path = keys / NAME

    def seen_at(self, folder: Path) -> tuple[str, ...]:
        """The identities of archives seen in a folder, oldest first; none where the list cannot be understood.

        Raises OSError.
        """
        found = self._read().get(os.path.realpath(folder), [])
        return tuple(map(str, found)) if isinstance(found, list) else ()

    def note(self, folder: Path, identity: str) -> None:
        """Raises OSError."""
        if identity not in (seen := self.seen_at(folder)):
            entries = self._read() | {os.path.realpath(folder): [*seen, identity]}
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_whole(self._path, (json.dumps(entries, indent=1) + "\n").encode())

    def _read(self) -> dict[str, object]:
        try:
            found = json.loads(self._path.read_bytes()) if self._path.exists() else {}
        except (ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}
