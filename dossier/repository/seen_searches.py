"""Remembers on this computer, outside of an archive, how far its log was when each saved search was last looked at."""

from __future__ import annotations

import json
from pathlib import Path

from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.model.tags import SavedSearch


class SeenSearches:
    """A file of the archive's folder of local state: the number of an event by the name of a search."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "searches.json"

    def seen(self, search: SavedSearch) -> int:
        """The last event when it was looked at; one that was never looked at counts from when it was saved."""
        return self._marks().get(search.name, search.seq)

    def mark(self, name: str, seq: int) -> None:
        """Notes that a search was looked at. Raises BadInput where that cannot be kept."""
        self._keep(self._marks() | {name: seq})

    def _marks(self) -> dict[str, int]:
        try:
            held = json.loads(self._path.read_bytes())
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            raise BadInput(self._path, Clause("cannot-be-read", error=error)) from error
        return {name: seq for name, seq in held.items() if isinstance(seq, int)} if isinstance(held, dict) else {}

    def _keep(self, marks: dict[str, int]) -> None:
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_whole(self._path, json.dumps(marks, ensure_ascii=False, sort_keys=True).encode())
        except OSError as error:
            raise BadInput(self._path, Clause("cannot-be-written", error=error.strerror or error)) from error
