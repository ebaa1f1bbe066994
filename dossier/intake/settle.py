"""Decides when a dropped file has stopped changing."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from dossier.intake.looks import Look


@dataclass(slots=True)
class _Pending:
    look: Look
    since: float  # when this look was first had


class Settling:
    """Files that were noticed and may still be growing. Times are seconds of any steady clock, handed in."""

    def __init__(self, quiet: float) -> None:
        self._quiet = quiet
        self._pending: dict[Path, _Pending] = {}

    def __len__(self) -> int:
        return len(self._pending)

    def all_of(self, paths: Collection[Path]) -> bool:
        """Whether nothing is pending but some of these."""
        return all(path in paths for path in self._pending)

    def note(self, path: Path, look: Look, now: float) -> None:
        """A look at a file."""
        # Two equal looks a quiet interval apart, not a close event: network drives send none
        found = self._pending.get(path)
        if found is None or found.look != look:
            self._pending[path] = _Pending(look, now)

    def drop(self, path: Path) -> None:
        """The file is gone, or no report."""
        self._pending.pop(path, None)

    def waiting(self, now: float) -> list[Path]:
        """Files whose quiet interval is over, if a second look finds them as they were."""
        return [path for path, pending in self._pending.items() if now - pending.since >= self._quiet]

    def settled(self, path: Path, look: Look, now: float) -> bool:
        """The second look: whether the file is as it was. If so it is no longer pending."""
        pending = self._pending.get(path)
        if pending is None or pending.look != look:
            self.note(path, look, now)
            return False
        if now - pending.since < self._quiet:
            return False
        del self._pending[path]
        return True
