"""Follows the archive's watched folders on a thread of its own for as long as the window is open."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal, Slot

from dossier.desktop.nouns.followed_folder import Followed
from dossier.error_sentences import sentence
from dossier.errors import DossierError
from dossier.model.folders import PAUSED, FolderState, WatchedFolder
from dossier.model.reports import Outcome
from dossier.translations import worded

if TYPE_CHECKING:
    from dossier.archive import Archive

_AGAIN = 3.0  # seconds until an archive that is busy is tried again


class _Watcher(Protocol):
    def states(self) -> Sequence[FolderState]: ...

    def refresh(self) -> None: ...


class Watching(QObject):
    """The watch. All methods are for the main thread; the signals arrive there."""

    happened = Signal(object)  # list[Outcome]
    failed = Signal(str)
    _sent = Signal()

    def __init__(self, archive: Archive, quiet: float | None = None, parent: QObject | None = None) -> None:
        """`quiet`: seconds for which a file must not have changed, whatever the folders' settings say."""
        super().__init__(parent)
        self._archive, self._quiet = archive, quiet
        self._folders: tuple[WatchedFolder, ...] = ()
        self._watcher: _Watcher | None = None
        self._end = threading.Event()
        self._news: deque[Outcome | str | BaseException] = deque()
        self._is_sent = threading.Event()  # what waits was announced
        self._sent.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._work, name="dossier-watch", daemon=True)

    def follow(self, folders: Sequence[WatchedFolder]) -> None:
        """These are the folders that the archive follows now; the first one begins the watch."""
        self._folders = tuple(folders)
        if self._watcher:
            self._watcher.refresh()
        if folders and not self._thread.is_alive() and not self._end.is_set():
            self._thread.start()

    def states(self) -> list[Followed]:
        """How each folder is; asks no disk."""
        known = {state.path: state for state in self._watcher.states()} if self._watcher else {}
        return [self._state(folder, known.get(folder.path)) for folder in self._folders]

    def _state(self, folder: WatchedFolder, known: FolderState | None) -> Followed:
        path, settings = folder.path, folder.settings
        if settings.paused:
            return Followed(path, "paused", reason=worded(PAUSED), settings=settings)
        if known is None or known.reason == PAUSED:
            return Followed(path, "starting", settings=settings)
        reason, note = worded(known.reason or "") or None, worded(known.note or "") or None
        return Followed(path, known.state, known.settling, reason, known.refused, note, settings)

    def close(self) -> None:
        self._end.set()

    def join(self) -> None:
        if self._thread.is_alive():
            self._thread.join()

    @Slot()
    def _deliver(self) -> None:
        self._is_sent.clear()
        outcomes: list[Outcome] = []
        while self._news:
            news = self._news.popleft()
            if isinstance(news, BaseException):
                raise news
            if isinstance(news, Outcome):
                outcomes.append(news)
            elif not self._end.is_set():
                self.failed.emit(news)
        if outcomes and not self._end.is_set():
            self.happened.emit(outcomes)

    # on the watch's own thread

    def _send(self, news: Outcome | str | BaseException) -> None:
        """Announced once for all that waits, so that a burst of files is not a burst of signals."""
        self._news.append(news)
        if not self._is_sent.is_set():
            self._is_sent.set()
            self._sent.emit()

    def _work(self) -> None:
        said = ""
        while not self._end.is_set():
            try:
                for outcome in self._archive.folders.watch(stop=self._end, quiet=self._quiet, started=self._started):
                    self._send(outcome)
                    said = ""
            except (DossierError, OSError) as error:
                if sentence(error) != said:
                    said = sentence(error)
                    self._send(said)
                self._end.wait(_AGAIN)
            except Exception as error:
                self._send(error)
                return

    def _started(self, watcher: _Watcher) -> None:
        self._watcher = watcher
