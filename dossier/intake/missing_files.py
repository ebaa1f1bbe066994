"""Tracks files that disappeared: deleted, moved to another place, or on a disk that is not connected."""

from __future__ import annotations

import os
from collections.abc import Iterable

from dossier.catalog import Catalog
from dossier.clauses import Clause
from dossier.intake.file_stat import path_text
from dossier.model.reports import Outcome
from dossier.repository.writer import LogEntry, Writer

_AT_MOST = 20  # times the patience after which there is no waiting for others to vanish
_TOGETHER = 0.5  # seconds within which the two halves of a move are noticed


class Absences:
    """Paths that were missed. Times are seconds of any steady clock, passed in."""

    def __init__(self, patience: float) -> None:
        """`patience`: seconds to wait until nothing more vanishes, so that a folder on its way out is seen to go."""
        self.patience = patience
        self._missed: set[str] = set()
        self._first = self._last = 0.0

    def __len__(self) -> int:
        return len(self._missed)

    def note(self, path: str, now: float) -> None:
        if path in self._missed:
            return
        self._first, self._last = (self._first if self._missed else now), now
        self._missed.add(path)

    def drop_within(self, folder: str) -> None:
        """The folder itself is out of sight, which says nothing of its files."""
        self._missed = {path for path in self._missed if not path.startswith(folder + os.sep)}

    def due(self, now: float, settling_since: float | None) -> list[str]:
        """What is to be judged now; `settling_since` is when the file was noticed that has settled longest.

        A file that was noticed at about the same time may be what was moved, and is waited for.
        """
        if not self._missed:
            return []
        on_the_way = settling_since is not None and settling_since <= self._last + _TOGETHER
        if (now - self._last < self.patience or on_the_way) and now - self._first < self.patience * _AT_MOST:
            return []
        paths, self._missed = sorted(self._missed), set()
        return paths


def is_gone(path: str) -> bool:
    """Whether surely nothing is at a path; what cannot be looked at may be there."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    return False


def note_gone(recorder: Writer, catalog: Catalog, paths: Iterable[str]) -> list[Outcome]:
    """Records that originals are gone, but for those that were found at another place meanwhile."""
    outcomes, entries = [], []
    with recorder.writing():
        for place in map(path_text, paths):
            located = catalog.located(place)
            if located and located.gone is None:
                entries.append(LogEntry("original-gone", {"report": located.report, "path": place}))
                outcomes.append(_gone_outcome(catalog, located.report, located.sha256, place))
        recorder.record(entries)
    return outcomes


def _gone_outcome(catalog: Catalog, report: str, sha256: str, place: str) -> Outcome:
    version = next(v for v in catalog.versions(report) if v.sha256 == sha256)
    reason = Clause("original-gone")
    return Outcome(place, "unchanged", report, version.number, version.sha256, reason, whereabouts="gone")
