"""Follows the watched folders on a thread of its own, and starts again when the list of folders changes."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

from PySide6.QtCore import QObject, Qt, Signal, Slot

from dossier.errors import BadInput, DossierError
from dossier.model.reports import Outcome
from dossier.sentences import sentence

if TYPE_CHECKING:
    from dossier.archive import Archive

_AGAIN = 3.0  # seconds until a folder that is gone, or an archive that is busy, is tried again


class _State(Protocol):
    @property
    def path(self) -> str: ...
    @property
    def state(self) -> Literal["watching", "settling", "paused"]: ...
    @property
    def settling(self) -> int: ...
    @property
    def reason(self) -> str | None: ...


class _Watcher(Protocol):
    def states(self) -> Sequence[_State]: ...


@dataclass(frozen=True, slots=True)
class Followed:
    """A watched folder as the side bar shows it."""

    path: str
    state: Literal["watching", "settling", "paused", "starting"]
    settling: int = 0
    reason: str | None = None
    by_person: bool = False  # paused by a person, not by what happened to the folder


@dataclass(frozen=True, slots=True)
class _Refused:
    folder: str
    sentence: str


class Watching(QObject):
    """The watch. All methods are for the main thread; the signals arrive there."""

    happened = Signal(object)  # list[Outcome]
    told = Signal(str)
    refused = Signal(str)  # a folder that cannot be watched
    _sent = Signal(object)

    def __init__(self, archive: Archive, quiet: float = 1.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive, self._quiet = archive, quiet
        self._folders: tuple[str, ...] = ()
        self._paused: frozenset[str] = frozenset()
        self._watcher: _Watcher | None = None
        self._turn = threading.Event()  # ends the present watch
        self._changed = threading.Event()
        self._end = threading.Event()
        self._gone: tuple[str, ...] = ()
        self._refused: dict[str, str] = {}  # folder -> why it cannot be watched
        self._sent.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._work, name="dossier-watch", daemon=True)

    def follow(self, folders: Sequence[str], paused: Sequence[str]) -> None:
        """Follows these folders but the paused ones, from now on."""
        wanted, held = tuple(folders), frozenset(paused)
        if (wanted, held) == (self._folders, self._paused) and self._thread.is_alive():
            return
        self._folders, self._paused = wanted, held
        self._changed.set()
        self._turn.set()
        if not self._thread.is_alive() and not self._end.is_set():
            self._thread.start()

    def states(self) -> list[Followed]:
        """How each folder is; asks no disk."""
        watcher = self._watcher
        known = {state.path: state for state in watcher.states()} if watcher else {}
        return [self._state(folder, known.get(folder)) for folder in self._folders]

    def _state(self, folder: str, known: _State | None) -> Followed:
        if folder in self._paused:
            return Followed(folder, "paused", reason="you paused it", by_person=True)
        if folder in self._refused:
            return Followed(folder, "paused", reason=f"it {self._refused[folder]}")
        if folder in self._gone:
            return Followed(folder, "paused", reason="the folder is gone")
        if known is None:
            return Followed(folder, "starting")
        return Followed(folder, known.state, known.settling, known.reason)

    def close(self) -> None:
        self._end.set()
        self._turn.set()

    def join(self) -> None:
        if self._thread.is_alive():
            self._thread.join()

    @Slot(object)
    def _deliver(self, news: Outcome | _Refused | str | BaseException) -> None:
        if isinstance(news, BaseException):
            raise news
        if self._end.is_set():
            return
        if isinstance(news, _Refused):
            self.refused.emit(news.folder)
            self.told.emit(news.sentence)
        elif isinstance(news, str):
            self.told.emit(news)
        else:
            self.happened.emit([news])

    # on the watch's own thread

    def _work(self) -> None:
        while not self._end.is_set():
            self._changed.clear()
            self._turn = threading.Event()
            if self._end.is_set():
                return
            try:
                self._watch(self._turn)
            except BadInput as error:
                # One folder that cannot be watched must not keep the others from it
                self._refused[error.thing] = error.reason
                self._sent.emit(_Refused(error.thing, sentence(error)))
            except (DossierError, OSError) as error:
                self._sent.emit(sentence(error))
                self._changed.wait(_AGAIN)
            except Exception as error:
                self._sent.emit(error)
                return

    def _watch(self, stop: threading.Event) -> None:
        wanted = [folder for folder in self._folders if folder not in self._paused and folder not in self._refused]
        there = [folder for folder in wanted if Path(folder).is_dir()]
        self._gone = tuple(folder for folder in wanted if folder not in there)
        if self._gone:
            threading.Thread(target=self._wait_for_return, args=(stop, self._gone), daemon=True).start()
        paths = [Path(folder) for folder in there]
        try:
            for outcome in self._archive.watch(paths, stop=stop, quiet=self._quiet, started=self._started):
                self._sent.emit(outcome)
        finally:
            stop.set()

    def _started(self, watcher: _Watcher) -> None:
        self._watcher = watcher

    def _wait_for_return(self, stop: threading.Event, gone: tuple[str, ...]) -> None:
        """Ends the present watch once a folder that was gone is there again, so that it is taken in."""
        while not stop.wait(_AGAIN):
            if any(Path(folder).is_dir() for folder in gone):
                stop.set()
                return
