"""Goes through the whole archive on a thread of its own: copies it, makes one of a copy, audits it.

Tells how far it is, and can be stopped.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from dossier import protecting
from dossier.desktop.lanes.lane import Failed, Lane
from dossier.errors import DossierError, Stopped
from dossier.model.audits import Fault, Standing, Summary
from dossier.model.backups import Backup, Contents, Step
from dossier.sentences import sentence

if TYPE_CHECKING:
    from dossier.archive import Archive

_EVERY = 0.1  # seconds between tellings


@dataclass(frozen=True, slots=True)
class Audited:
    """What an audit found: faults and a summary, what vouches for the log, and the protection in sentences."""

    found: Sequence[Fault | Summary]
    standing: Standing
    protection: Sequence[str]

    @property
    def faults(self) -> list[Fault]:
        return [item for item in self.found if isinstance(item, Fault)]

    @property
    def summary(self) -> Summary:
        return next(item for item in self.found if isinstance(item, Summary))


class Copying(QObject):
    """One copy or audit at a time."""

    stepped = Signal(object)  # how much is done, from 0 to 1

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._lane = Lane("copy", self)
        self._stop = threading.Event()
        self._sent = 0.0

    def backup(self, path: Path, then: Callable[[Backup], None], failed: Failed) -> None:
        """Replaces a file of this name: whoever chose it was asked."""
        self._stop.clear()
        step = self._stepping("The backup")
        self._lane.ask(lambda: self._archive.backup(path, replace=True, step=step), then, failed)

    def restore(
        self, path: Path, folder: Path, then: Callable[[tuple[Contents, list[DossierError]]], None], failed: Failed
    ) -> None:
        """Hands `then` what the copy held, and what is to be known of it."""
        self._stop.clear()
        step = self._stepping("Restoring")

        def work() -> tuple[Contents, list[DossierError]]:
            told: list[DossierError] = []
            return self._archive.restore(path, folder, step=step, warn=told.append), told

        self._lane.ask(work, then, failed)

    def audit(self, then: Callable[[Audited], None], failed: Failed) -> None:
        self._stop.clear()
        step = self._stepping("The audit")

        def work() -> Audited:
            found = list(self._archive.audit(step=step))
            standing = replace(self._archive.standing(), alarm=_said(self._archive.alarm))
            return Audited(found, standing, [*protecting.told(protecting.measured())])

        self._lane.ask(work, then, failed)

    def accept_head(self, then: Callable[[bool], None], failed: Failed) -> None:
        """A person's word that the archive is right as it is."""
        self._lane.ask(self._archive.accept_head, then, failed)

    def cancel(self) -> None:
        """Nothing is left of a copy that is stopped."""
        self._stop.set()

    def close(self) -> None:
        self._stop.set()
        self._lane.close()

    def join(self) -> None:
        self._lane.join()

    def _stepping(self, what: str) -> Step:
        """On the lane's thread."""

        def step(done: int, whole: int) -> None:
            if self._stop.is_set():
                raise Stopped(what)
            if time.monotonic() - self._sent >= _EVERY or done == whole:
                self._sent = time.monotonic()
                self.stepped.emit(done / whole if whole else 1.0)

        return step


def _said(alarm: DossierError | None) -> str:
    return sentence(alarm) if alarm else ""


QUEUED = Qt.ConnectionType.QueuedConnection  # for `stepped`, which is sent from the copying thread
