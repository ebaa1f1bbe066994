"""Goes through the whole archive on a thread of its own: copies it, makes one of a copy, audits it.

Tells how far it is, and can be stopped.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from dossier import protection_status
from dossier.desktop.nouns.audited import Audited
from dossier.desktop.nouns.running_jobs import Jobs
from dossier.desktop.workers.worker import Failed, Lane
from dossier.error_sentences import sentence
from dossier.errors import DossierError, Stopped
from dossier.model.backup import Backup, Contents, Step
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive

_EVERY = 0.1  # seconds between tellings


class Copying(QObject):
    """One copy or audit at a time, each of them a job."""

    stepped = Signal(object)  # how much is done, from 0 to 1

    def __init__(self, archive: Archive, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive, self._jobs = archive, jobs
        self._lane = Lane("copy", self)
        self._stops: dict[int, threading.Event] = {}

    def backup(self, path: Path, then: Callable[[Backup], None], failed: Failed) -> None:
        """Replaces a file of this name: the person who chose it was asked."""
        title = tr("Backing up to {name}", name=path.name)
        self._job(
            title,
            tr("The backup"),
            lambda step: self._archive.backup.write(path, replace=True, step=step),
            then,
            failed,
        )

    def restore(
        self, path: Path, folder: Path, then: Callable[[tuple[Contents, list[DossierError]]], None], failed: Failed
    ) -> None:
        """Hands `then` what the copy held, and what is to be known of it."""

        def work(step: Step) -> tuple[Contents, list[DossierError]]:
            warnings: list[DossierError] = []
            return self._archive.restore(path, folder, step=step, warn=warnings.append), warnings

        self._job(tr("Restoring to {name}", name=folder.name), tr("Restoring"), work, then, failed)

    def audit(self, then: Callable[[Audited], None], failed: Failed) -> None:
        def work(step: Step) -> Audited:
            found = list(self._archive.proofs.audit(step=step))
            standing = replace(self._archive.proofs.standing(), alarm=_said(self._archive.proofs.alarm))
            return Audited(found, standing, [*protection_status.sentences(protection_status.measured())])

        self._job(tr("Checking the archive"), tr("The audit"), work, then, failed)

    def accept_head(self, then: Callable[[bool], None], failed: Failed) -> None:
        """A person's word that the archive is right as it is."""
        self._lane.ask(self._archive.proofs.accept_head, then, failed)

    def cancel(self) -> None:
        """Nothing is left of a copy that is stopped."""
        for stop in self._stops.values():
            stop.set()

    def close(self) -> None:
        self.cancel()
        self._lane.close()

    def join(self) -> None:
        self._lane.join()

    def _job(
        self, title: str, what: str, work: Callable[[Step], Any], then: Callable[[Any], None], failed: Failed
    ) -> None:
        """`what` names it where it can be stopped."""
        stop = threading.Event()
        number = self._jobs.begin(title, stop.set, counts=False, running=False)
        self._stops[number] = stop

        def done(answer: Any) -> None:
            del self._stops[number]
            self._jobs.end(number)
            then(answer)

        def over(sentence: str) -> None:
            del self._stops[number]
            self._jobs.end(number, "stopped" if stop.is_set() else "failed", sentence)
            failed(sentence)

        self._lane.ask(lambda: work(self._stepping(number, what, stop)), done, over)

    def _stepping(self, number: int, what: str, stop: threading.Event) -> Step:
        """On the lane's thread."""
        sent = [0.0]
        self._jobs.set_progress(number)

        def step(done: int, whole: int) -> None:
            if stop.is_set():
                raise Stopped(what)
            if time.monotonic() - sent[0] >= _EVERY or done == whole:
                sent[0] = time.monotonic()
                self._jobs.set_progress(number, done, whole)
                self.stepped.emit(done / whole if whole else 1.0)

        return step


def _said(alarm: DossierError | None) -> str:
    return sentence(alarm) if alarm else ""


QUEUED = Qt.ConnectionType.QueuedConnection  # for `stepped`, which is sent from the copying thread
