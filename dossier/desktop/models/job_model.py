"""The jobs of the session as a table, the latest first."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QTimer

from dossier.desktop import jobs_wording
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.nouns.running_jobs import Job, Jobs
from dossier.translations import tr

_TICK = 500  # milliseconds between looks at the clock while something runs


class JobsModel(LinesModel[Job]):
    """Follows `jobs`; what depends on the clock is refreshed while something runs."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        columns: tuple[LineColumn[Job], ...] = (
            LineColumn(tr("Job"), lambda job: job.title),
            LineColumn(tr("So far"), jobs_wording.so_far),
            LineColumn(tr("State"), lambda job: jobs_wording.state(job, jobs.clock())),
        )
        super().__init__(columns, parent=parent)
        self._jobs = jobs
        jobs.begun.connect(self._begun)
        jobs.changed.connect(self._changed)
        jobs.forgotten.connect(self._forgotten)
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._tick)

    def row_of(self, number: int) -> int | None:
        return next((row for row, job in enumerate(self._things) if job.number == number), None)

    def _begun(self, job: Job) -> None:
        self.put_first([job])
        self._timer.start()

    def _changed(self, job: Job) -> None:
        if (row := self.row_of(job.number)) is not None:
            self._things[row] = job
            self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))

    def _forgotten(self, number: int) -> None:
        if (row := self.row_of(number)) is not None:
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._things[row]
            self.endRemoveRows()

    def _tick(self) -> None:
        running = [job for job in self._jobs.open() if not job.lasting]
        for job in running:
            self._changed(job)
        if not running:
            self._timer.stop()
