"""Backs off exponentially from files that keep changing, such as our own output."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.clauses import Clause
from dossier.intake.file_stat import FileStat

SOON = 10.0  # seconds: what changes so soon after it had settled was not done
_LEAST, _LONGEST = 0.1, 3600.0  # seconds that such a file must stay as it is
_MINUTES, _HOUR = 120.0, 3600.0  # seconds from which on a time is given in minutes, and in hours
_FEW = 1000  # files that may be remembered though they need not be


@dataclass(frozen=True, slots=True)
class _Settled:
    file_stat: FileStat
    at: float
    quiet: float  # seconds that it had to stay as it was


class SettleBackoff:
    """Files that settled a short while ago. Times are seconds of any steady clock, passed in."""

    def __init__(self) -> None:
        self._last: dict[str, _Settled] = {}
        self._most = _FEW
        self.long: set[str] = set()  # files that must by now stay as they are for longer than `SOON`

    def settled(self, path: str, file_stat: FileStat, now: float, quiet: float) -> None:
        """A file stayed as it is for `quiet` seconds, and is taken in."""
        self.long.discard(path)
        self._last[path] = _Settled(file_stat, now, quiet)
        if len(self._last) > self._most:
            self._last = {path: last for path, last in self._last.items() if _is_recent(last, now)}
            self._most = max(_FEW, 2 * len(self._last))

    def patience(self, path: str, file_stat: FileStat, now: float, usual: float) -> float:
        """Seconds that a file must stay as it is: twice as long as before, if it changed as soon as it had."""
        self.long.discard(path)  # it may have been waited for, and have gone, before
        last = self._last.get(path)
        if last is None or last.file_stat == file_stat or not _is_recent(last, now):
            return usual
        quiet = max(usual, min(2 * last.quiet, _LONGEST), _LEAST)
        if quiet > max(usual, SOON):
            self.long.add(path)
        return quiet


def why_waiting(quiet: float) -> str:
    """Why a file is not taken in yet; long times in minutes or hours."""
    if quiet < _MINUTES:
        return Clause("keeps-changing-seconds", seconds=quiet)
    if quiet < _HOUR:
        return Clause("keeps-changing-minutes", minutes=round(quiet / 60))
    hours = quiet / _HOUR
    if hours == 1:
        return Clause("keeps-changing-hour")
    return Clause("keeps-changing-hours", hours=hours)


def _is_recent(last: _Settled, now: float) -> bool:
    return now - last.at <= max(SOON, last.quiet)
