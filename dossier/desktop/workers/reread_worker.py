"""Has what mentions an outlet read again, on a thread of its own, once somebody has described that outlet."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from dossier.desktop.nouns.running_jobs import Jobs
from dossier.desktop.workers.worker import Lane
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive


class RereadWorker(QObject):
    """What is left when it is stopped, or the window closes, is read at the next start."""

    failed = Signal(str)
    _asked = Signal()

    def __init__(self, archive: Archive, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive, self._jobs = archive, jobs
        self._stop = threading.Event()
        self._lane = Lane("heed", self)
        self._lane.failed.connect(self.failed)
        # Queued: whoever tells of an outlet does so on a thread of its own
        self._asked.connect(self._begin, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """May be called on any thread; the news of what changes comes as of any write."""
        self._asked.emit()

    def close(self) -> None:
        self._stop.set()
        self._lane.close()

    def join(self) -> None:
        self._lane.join()

    @Slot()
    def _begin(self) -> None:
        stop = self._stop = threading.Event()
        number = self._jobs.begin(tr("Reading again what mentions an outlet"), stop.set, running=False)
        self._lane.ask(
            lambda: self._work(number, stop),
            lambda count: self._end(number, count, stop.is_set()),
            lambda said: self._failed(number, said),
        )

    def _work(self, number: int, stop: threading.Event) -> int:
        """On the lane's thread; how many reports were read."""
        count = 0
        if stop.is_set():
            return count
        for count, _ in enumerate(self._archive.outlets.reread(stop), 1):
            self._jobs.set_progress(number, count)
            if stop.is_set():
                break
        return count

    def _end(self, number: int, count: int, stopped: bool) -> None:
        if count or stopped:
            said = tr("What is left is read at the next start.") if stopped else ""
            self._jobs.end(number, "stopped" if stopped else "done", said)
        else:
            self._jobs.forget(number)  # no report mentions it

    def _failed(self, number: int, said: str) -> None:
        self._jobs.end(number, "failed", said)
        self.failed.emit(said)
