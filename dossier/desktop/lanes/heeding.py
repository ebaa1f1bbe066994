"""Has what mentions an outlet read again, on a thread of its own, once somebody has told of that outlet."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dossier.desktop.lanes.lane import Lane

if TYPE_CHECKING:
    from dossier.archive import Archive


class Heeding(QObject):
    """What is left when the window closes is read at the next start."""

    told = Signal(str)

    def __init__(self, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._stop = threading.Event()
        self._lane = Lane("heed", self)
        self._lane.told.connect(self.told)

    def begin(self) -> None:
        """May be called on any thread; the news of what changes comes as of any write."""
        self._lane.ask(self._work)

    def close(self) -> None:
        self._stop.set()
        self._lane.close()

    def join(self) -> None:
        self._lane.join()

    def _work(self) -> None:
        for _ in self._archive.heed_outlets(self._stop):
            if self._stop.is_set():
                return
