"""Opens an archive off the main thread, and shows how far that is where it takes long."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from dossier.archive import Archive
from dossier.desktop.gc_policy import steady
from dossier.desktop.views.open_progress import OpeningPage
from dossier.desktop.workers.worker import Lane
from dossier.errors import Stopped
from dossier.model.progress import ProgressCallback, Replayed
from dossier.translations import tr

_SOON = 1_000  # milliseconds without a window after which what is done is shown, whatever it is

Opens = Callable[[ProgressCallback], Archive]


class Entering(QObject):
    """One opening; a person who stops it is asked about nothing, and what was opened by then is closed again."""

    _heard = Signal(object)

    def __init__(self, folder: Path, lane: Lane, left: Callable[[], object]) -> None:
        super().__init__(lane)
        self._folder, self._lane, self._left = folder, lane, left
        self._stop, self._over = threading.Event(), threading.Event()
        self.page: OpeningPage | None = None
        self._heard.connect(self._show_progress)  # queued, for it is said on the lane's thread
        self._timer = QTimer(self, singleShot=True, interval=_SOON)
        self._timer.timeout.connect(self._show)

    def begin(self, opens: Opens, then: Callable[[Archive], object], failed: Callable[[str], object]) -> None:
        self._timer.start()
        self._lane.ask(
            lambda: self._open(opens), lambda found: self._opened(found, then), lambda w: self._fail(w, failed)
        )

    def _open(self, opens: Opens) -> Archive:
        archive = opens(self._on_progress)
        if self._stop.is_set():
            archive.close()
            raise Stopped(tr("Opening {name}", name=self._folder.name))
        return archive

    def _on_progress(self, found: Replayed) -> None:
        """On the lane's thread while it opens; on any other thread once the archive is in use."""
        if self._over.is_set():
            return
        if self._stop.is_set():
            raise Stopped(tr("Opening {name}", name=self._folder.name))
        self._heard.emit(found)

    def _show(self) -> OpeningPage:
        if self.page is None:
            self.page = OpeningPage(self._folder)
            self.page.stopped.connect(self._stop.set)
            self.page.show()
            steady()  # a window stands, and what goes on behind it may take minutes
        return self.page

    def _show_progress(self, found: Replayed) -> None:
        if not self._over.is_set() and not self._stop.is_set():
            self._show().show_progress(found)

    def _opened(self, archive: Archive, then: Callable[[Archive], object]) -> None:
        self._over.set()
        if self._stop.is_set():  # at the last moment
            self.close()
            self._lane.ask(archive.close, self._leave, self._leave)
            return
        then(archive)
        self.close()

    def _leave(self, _: object) -> None:
        self._left()

    def _fail(self, words: str, failed: Callable[[str], object]) -> None:
        self._over.set()
        self.close()
        if self._stop.is_set():
            self._left()
        else:
            failed(words)

    def close(self) -> None:
        """The page goes for good."""
        self._timer.stop()
        if page := self.page:
            self.page = None
            page.blockSignals(True)
            page.hide()
            page.deleteLater()

    def give_up(self) -> None:
        """At the end of the program: what is still being opened is stopped."""
        self._stop.set()
        self.close()
