"""Takes dropped and chosen files into the archive on a thread of its own, tells how each fared, and can be stopped."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from dossier import describe_without_archive
from dossier.children import readers_on
from dossier.desktop.nouns.running_jobs import Jobs, State
from dossier.desktop.workers.worker import Lane
from dossier.model.file_parts import depth
from dossier.model.reports import Outcome
from dossier.translations import tr, tr_n

if TYPE_CHECKING:
    from dossier.archive import Archive

_EVERY = 0.1  # seconds between tellings
LEFT = 1  # core, to the window and to the one who writes
_AMISS = ("failed", "quarantined")


class _Job:
    """One call of `add`: its number among the jobs, and what came of its files so far."""

    def __init__(self, number: int, paths: Sequence[Path], stop: threading.Event) -> None:
        self.number, self.paths, self.stop = number, paths, stop
        self.outcomes: list[Outcome] = []
        self.files = self.amiss = 0


class Adding(QObject):
    """One job at a time, in the order in which they were given."""

    happened = Signal(object, int)  # list[Outcome], number of the job
    ended = Signal(object, int, str, str)  # list[Outcome] of the job, its number, how it ended, what went wrong
    failed = Signal(str)
    _sent = Signal(object, object)

    def __init__(self, archive: Archive, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive, self._all = archive, jobs
        self._lane, self._counting = Lane("add", self), Lane("count", self)
        self._lane.failed.connect(self.failed)
        self._sent.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._open: list[_Job] = []

    @property
    def jobs(self) -> int:
        """How many are not over."""
        return len(self._open)

    def add(self, paths: Sequence[Path]) -> int:
        """The number of the job that it is from now on."""
        stop = threading.Event()
        job = _Job(self._all.begin(_title(paths), stop.set, running=False), paths, stop)
        self._open.append(job)
        self._counting.ask(lambda: self._count(job), lambda whole: self._counted(job, whole), lambda _: None)
        self._lane.ask(lambda: self._work(job), lambda _: self._end(job), lambda said: self._end(job, said))
        return job.number

    def cancel(self) -> None:
        """What is in custody stays; the rest of the files are left alone."""
        for job in self._open:
            job.stop.set()

    def close(self) -> None:
        self.cancel()
        self._counting.close()
        self._lane.close()

    def join(self) -> None:
        self._counting.join()
        self._lane.join()

    # on threads of their own

    def _count(self, job: _Job) -> int | None:
        """How many files there are, while the first are taken already; None where nobody waits for it any more."""
        whole = 0
        for whole in describe_without_archive.count(job.paths, self._archive.folder):  # noqa: B007
            if job.stop.is_set():
                return None
        return whole

    def _work(self, job: _Job) -> None:
        gathered: list[Outcome] = []
        failed = time.monotonic()
        for outcome in () if job.stop.is_set() else self._begun(job):
            gathered.append(outcome)
            if time.monotonic() - failed >= _EVERY:
                self._sent.emit(job, gathered)
                gathered, failed = [], time.monotonic()
            if job.stop.is_set():
                break
        self._sent.emit(job, gathered)

    def _begun(self, job: _Job) -> Iterator[Outcome]:
        self._all.set_progress(job.number)
        return self._archive.add(job.paths, readers_on(os.cpu_count(), LEFT), way="drop")

    # on the main thread

    def _counted(self, job: _Job, whole: int | None) -> None:
        self._all.step(job.number, job.files, whole, job.amiss)

    @Slot(object, object)
    def _deliver(self, job: _Job, outcomes: list[Outcome]) -> None:
        if outcomes:
            job.outcomes += outcomes
            job.files += sum(not depth(outcome.path) for outcome in outcomes)  # not what stands within them
            job.amiss += sum(outcome.status in _AMISS for outcome in outcomes)
            self._all.step(job.number, job.files, amiss=job.amiss)
            self.happened.emit(outcomes, job.number)

    def _end(self, job: _Job, trouble: str = "") -> None:
        self._open.remove(job)
        state: State = "failed" if trouble else "stopped" if job.stop.is_set() else "done"
        if state == "done":  # who counts beside it may come later
            self._all.step(job.number, job.files, job.files, job.amiss)
        self.ended.emit(job.outcomes, job.number, state, trouble)


def _title(paths: Sequence[Path]) -> str:
    if len(paths) == 1:
        return tr("Adding {name}", name=paths[0].name or str(paths[0]))
    return tr_n(len(paths), "Adding {n} file or folder", "Adding {n} files and folders")
