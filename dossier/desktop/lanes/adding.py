"""Takes dropped and chosen files into the archive on a thread of its own, tells how each fared, and can be stopped."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from dossier.desktop.lanes.lane import Lane
from dossier.model.reports import Outcome

if TYPE_CHECKING:
    from dossier.archive import Archive

_EVERY = 0.1  # seconds between tellings


class Adding(QObject):
    """One job at a time, in the order in which they were given."""

    began = Signal()
    happened = Signal(object)  # list[Outcome]
    ended = Signal(object, bool)  # list[Outcome] of the whole job, whether it was stopped
    told = Signal(str)
    _sent = Signal(object)

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._lane = Lane("add", self)
        self._lane.told.connect(self.told)
        self._stop = threading.Event()
        self._sent.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self.jobs = 0
        self._outcomes: list[Outcome] = []

    def add(self, paths: Sequence[Path]) -> None:
        if self.jobs == 0:
            self._outcomes = []
            self._stop.clear()
        self.jobs += 1
        self.began.emit()
        self._lane.ask(lambda: self._work(paths), self._ended, self._failed)

    def cancel(self) -> None:
        """What is in custody stays; the rest of the files are left alone."""
        self._stop.set()

    def close(self) -> None:
        self._stop.set()
        self._lane.close()

    def join(self) -> None:
        self._lane.join()

    def _work(self, paths: Sequence[Path]) -> None:
        """On the lane's thread."""
        gathered: list[Outcome] = []
        told = time.monotonic()
        if self._stop.is_set():
            return
        for outcome in self._archive.add(paths):
            gathered.append(outcome)
            if time.monotonic() - told >= _EVERY:
                self._sent.emit(gathered)
                gathered, told = [], time.monotonic()
            if self._stop.is_set():
                break
        self._sent.emit(gathered)

    @Slot(object)
    def _deliver(self, outcomes: list[Outcome]) -> None:
        self._outcomes += outcomes
        self.happened.emit(outcomes)

    def _ended(self, _: object) -> None:
        self.jobs -= 1
        self.ended.emit(list(self._outcomes), self._stop.is_set())

    def _failed(self, sentence: str) -> None:
        self.jobs -= 1
        self.ended.emit(list(self._outcomes), True)
        self.told.emit(sentence)
