"""Decides when a dropped file has stopped changing; how long to wait is a setting of its folder (`model.folders`)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from dossier.intake.file_stat import FileStat
from dossier.intake.settle_backoff import SettleBackoff


@dataclass(slots=True)
class _Pending:
    file_stat: FileStat
    since: float  # when this look was first had
    quiet: float  # seconds that it must stay so
    folder: str

    @property
    def due(self) -> float:
        return self.since + self.quiet


class Settling:
    """Files that were noticed and may still be growing. Times are seconds of any steady clock, passed in."""

    def __init__(self) -> None:
        self._pending: dict[str, _Pending] = {}
        self._folders: Counter[str] = Counter()
        self._backoff = SettleBackoff()
        self._next = float("inf")  # nothing is due before

    def __len__(self) -> int:
        return len(self._pending)

    def __contains__(self, path: str) -> bool:
        return path in self._pending

    def within(self, folder: str) -> int:
        """How many files of a watched folder are pending."""
        return self._folders[folder]

    def note(self, path: str, file_stat: FileStat, now: float, quiet: float, folder: str = "") -> None:
        """Notes the state of a watched file, which must stay unchanged for `quiet` seconds, or for its back-off."""
        # Two equal looks a quiet interval apart, not a close event: network drives send none
        found = self._pending.get(path)
        if found is None or found.file_stat != file_stat:
            quiet = found.quiet if found else self._backoff.patience(path, file_stat, now, quiet)
            quiet = max(quiet, file_stat.grain)
            self.drop(path)
            self._pending[path] = _Pending(file_stat, now, quiet, folder)
            self._folders[folder] += 1
            self._next = min(self._next, now + quiet)

    def drop(self, path: str) -> None:
        """The file is gone, or no report."""
        if found := self._pending.pop(path, None):
            self._folders[found.folder] -= 1

    def drop_within(self, folder: str) -> None:
        """All files of a watched folder."""
        for path in [path for path, pending in self._pending.items() if pending.folder == folder]:
            self.drop(path)

    def waiting(self, now: float) -> list[str]:
        """Files whose quiet interval is over, if a second look finds them as they were."""
        if now < self._next:
            return []
        found = [path for path, pending in self._pending.items() if now >= pending.due]
        if not found:
            self._next = min((pending.due for pending in self._pending.values()), default=float("inf"))
        return found

    def settled(self, path: str, file_stat: FileStat, now: float) -> bool:
        """True if the file is unchanged since it was noted. Then it is no longer pending."""
        pending = self._pending.get(path)
        if pending is None:
            return False
        if pending.file_stat != file_stat:
            self.note(path, file_stat, now, pending.quiet, pending.folder)
            return False
        if now < pending.due:
            return False
        self.drop(path)
        self._backoff.settled(path, file_stat, now, pending.quiet)
        return True

    def restless(self) -> list[tuple[str, float]]:
        """Pending files that changed again and again as soon as they had settled, and how long each must stay so."""
        long = self._backoff.long
        return [(path, self._pending[path].quiet) for path in long if path in self._pending] if long else []

    def until_due(self, now: float) -> float:
        """Seconds until a file may be due; infinite while none is pending."""
        return max(self._next - now, 0.0)

    def oldest(self) -> float | None:
        """When the file was noticed that has stayed as it is the longest."""
        return min((pending.since for pending in self._pending.values()), default=None)
