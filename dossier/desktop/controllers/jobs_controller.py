"""What follows from jobs: the status bar shows their sum, and a notice names long ones that ended out of sight."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, QUrl
from PySide6.QtGui import QDesktopServices

from dossier.desktop import jobs_wording
from dossier.desktop.nouns.running_jobs import Job
from dossier.desktop.session import Session
from dossier.desktop.tray import Tray
from dossier.desktop.views.activity import ActivityDock
from dossier.desktop.views.status_bar import Status
from dossier.model.file_parts import own_name
from dossier.model.reports import Outcome
from dossier.translations import tr, tr_n

_LONG = 10.0  # seconds: who started a job that takes longer may have gone elsewhere
_BRIEF = 400  # milliseconds that a job may take without being shown in the status bar


class Jobwork(QObject):
    """Between the session's jobs, the dock that lists them, the status bar and the tray."""

    def __init__(self, session: Session, dock: ActivityDock, status: Status, tray: Tray) -> None:
        super().__init__(dock)
        self._jobs, self._dock, self._status, self._tray = session.jobs, dock, status, tray
        self._watch: int | None = None
        self._soon = QTimer(self, singleShot=True, interval=_BRIEF)
        self._soon.timeout.connect(self._sum)
        for signal in (session.jobs.begun, session.jobs.changed, session.jobs.forgotten):
            signal.connect(lambda _: self._look())
        session.jobs.ended.connect(self._ended)
        session.happened.connect(self.watched)
        dock.revealed.connect(reveal)
        status.cancelled.connect(self._stop)

    def follows(self, folders: int) -> None:
        """The watch is a job without an end, for as long as any folder is watched."""
        if folders and self._watch is None:
            self._watch = self._jobs.begin(tr("Watching folders"), lasting=True)
        elif not folders and self._watch is not None:
            self._jobs.end(self._watch, "done", tr("No folder is watched any more."))
            self._watch = None

    def watched(self, outcomes: Sequence[Outcome]) -> int:
        """Counts what the watch took; gives the number of its job."""
        if self._watch is None:
            return 0
        job = self._jobs.job(self._watch)
        amiss = [outcome for outcome in outcomes if outcome.status in ("failed", "quarantined")]
        self._jobs.step(self._watch, job.done + len(outcomes), amiss=job.amiss + len(amiss))
        self._notify_failures(amiss)
        return self._watch

    def _notify_failures(self, amiss: Sequence[Outcome]) -> None:
        if len(amiss) == 1:
            self._tray.notify(tr("A file needs attention"), own_name(amiss[0].path))
        elif amiss:
            self._tray.notify(tr_n(len(amiss), "{n} file needs attention", "{n} files need attention"), "")

    def _ended(self, job: Job) -> None:
        if not job.lasting and job.seconds(self._jobs.clock()) >= _LONG:
            self._tray.notify(job.title, jobs_wording.state(job, self._jobs.clock()))

    def _look(self) -> None:
        if self._status.is_busy() or not self._running():
            self._sum()
        elif not self._soon.isActive():
            self._soon.start()

    def _running(self) -> list[Job]:
        return [job for job in self._jobs.open() if not job.lasting]

    def _sum(self) -> None:
        if running := self._running():
            message, part = jobs_wording.summed(running)
            self._status.busy(message, part, any(job.stops for job in running))
        else:
            self._status.idle()

    def _stop(self) -> None:
        """Where several run, a person says which."""
        running = self._running()
        if len(running) == 1:
            self._jobs.stop(running[0].number)
        else:
            self._dock.show()
            self._dock.jobs_view.setFocus()


def reveal(path: Path) -> None:
    """Opens the folder in which a file lies; a folder itself."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path if path.is_dir() else path.parent)))
