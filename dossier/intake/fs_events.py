"""Notifications of the system that something happened in a folder. They only help: any of them may be missing."""

from __future__ import annotations

import logging
import os
import queue
import threading
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType

from watchdog import events
from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer
from watchdog.observers.api import BaseObserver, ObservedWatch

logging.getLogger("watchdog").addHandler(logging.NullHandler())  # else it talks to people on standard error

# Not that files were opened or closed unread, which we do ourselves to all of them
_EVENT_TYPES = [
    found
    for of in ("File", "Dir")
    for what in ("Created", "Modified", "Attrib", "Moved", "Deleted", "Closed")
    if (found := getattr(events, f"{of}{what}Event", None)) and (of, what) != ("Dir", "Modified")
]


@dataclass(frozen=True, slots=True)
class FsEvent:
    """Something happened at `path`; `folder`: to a folder there."""

    path: str
    folder: bool = False


class _Handler(FileSystemEventHandler):
    def __init__(self, hints: queue.SimpleQueue[FsEvent], overflowed: threading.Event) -> None:
        self._hints, self._overflowed = hints, overflowed

    def on_any_event(self, event: FileSystemEvent) -> None:
        try:
            for found in (event.src_path, event.dest_path):
                if found:
                    self._hints.put(FsEvent(os.fsdecode(found), event.is_directory))
        except Exception:  # else the thread that calls would end, and no hint would ever come again
            self._overflowed.set()


class _Alarm(logging.Handler):
    """What watchdog warns of, such as that the system's queue ran over, may mean that hints are missing."""

    def __init__(self, overflowed: threading.Event) -> None:
        super().__init__(logging.WARNING)
        self._overflowed = overflowed

    def emit(self, record: logging.LogRecord) -> None:  # noqa: ARG002
        self._overflowed.set()


class Hints:
    """Hints from any number of folders, gathered by threads of watchdog's while this is entered."""

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[FsEvent] = queue.SimpleQueue()
        self._overflowed = threading.Event()
        self._alarm = _Alarm(self._overflowed)
        self._observer: BaseObserver | None = None
        self._watches: dict[str, ObservedWatch] = {}

    def __enter__(self) -> Hints:
        logging.getLogger("watchdog").addHandler(self._alarm)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()
        logging.getLogger("watchdog").removeHandler(self._alarm)

    def follow(self, folder: str, subfolders: bool) -> str | None:
        """Has hints sent about a folder; where the system gives none, the reason."""
        try:
            watch = self._running().schedule(
                _Handler(self._queue, self._overflowed), folder, recursive=subfolders, event_filter=_EVENT_TYPES
            )
        except OSError as error:  # such as too many watches, or a file system that knows no events
            return error.strerror or str(error)
        self._watches[folder] = watch
        return None

    def leave(self, folder: str) -> None:
        if (watch := self._watches.pop(folder, None)) and self._observer:
            with suppress(KeyError):  # it ended by itself when its folder was deleted
                self._observer.unschedule(watch)

    def follows(self, folder: str) -> bool:
        """Whether a folder's hints still come; a thread may have ended with it, or of an error."""
        if folder not in self._watches or self._observer is None or not self._observer.is_alive():
            return False
        return any(e.is_alive() for e in list(self._observer.emitters) if e.watch == self._watches[folder])

    def take(self, wait: float) -> list[FsEvent]:
        """All hints so far; waits at most so many seconds for the first."""
        found: list[FsEvent] = []
        with suppress(queue.Empty):
            found.append(self._queue.get(timeout=wait) if wait > 0 else self._queue.get_nowait())
            while True:
                found.append(self._queue.get_nowait())
        return found

    def were_lost(self) -> bool:
        """Whether some may have been lost since this was last asked."""
        overflowed = self._overflowed.is_set()
        self._overflowed.clear()
        return overflowed

    def _running(self) -> BaseObserver:
        if self._observer is not None and not self._observer.is_alive():
            self._end()
        if self._observer is None:
            self._observer = Observer()
            self._observer.start()
        return self._observer

    def _end(self) -> None:
        if self._observer:
            self._observer.stop()
            self._observer.join()
        self._observer = None
        self._watches.clear()
