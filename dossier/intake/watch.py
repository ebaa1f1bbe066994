"""Watches folders: events only hint, looks decide; a folder that is gone is a pause, never a deletion."""

from __future__ import annotations

import os
import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer
from watchdog.observers.api import BaseObserver, ObservedWatch

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.intake.intake import Intake
from dossier.intake.looks import Look, files_under, ignored, no_file, path_text
from dossier.intake.settle import Settling
from dossier.model.reports import Outcome

_TICK = 0.05  # seconds between turns when there is something to wait for
_RESCAN = 10.0  # seconds between goings-through of a folder, for what the events missed


@dataclass(frozen=True, slots=True)
class FolderState:
    """A watched folder as a person sees it; `settling` counts files that may still be growing, in all folders."""

    path: str
    state: Literal["watching", "settling", "paused"]
    settling: int = 0
    reason: str | None = None  # why it is paused


class _Hints(FileSystemEventHandler):
    """Only queues paths: an exception in here would end the watch for good."""

    def __init__(self, hints: queue.SimpleQueue[Path]) -> None:
        self._hints = hints

    def on_any_event(self, event: FileSystemEvent) -> None:
        if event.event_type in ("opened", "closed_no_write"):
            return
        for found in (event.src_path, event.dest_path):
            if found and not event.is_directory:
                self._hints.put(Path(os.fsdecode(found)))


class Watcher:
    """Follows some folders into the archive until `stop` is set. Runs in the calling thread."""

    def __init__(
        self,
        intake: Intake,
        catalog: Catalog,
        folders: Iterable[Path],
        *,
        quiet: float = 1.0,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._intake, self._catalog, self._steady = intake, catalog, steady
        self._folders = [folder.absolute() for folder in folders]
        self._hints: queue.SimpleQueue[Path] = queue.SimpleQueue()
        self._settling = Settling(quiet)
        self._seen: dict[Path, Look] = {}  # the last look at files that are in the archive as they are
        self._watches: dict[Path, ObservedWatch] = {}
        self._paused: dict[Path, str] = {}
        self._scanned = float("-inf")

    def states(self) -> list[FolderState]:
        """May be asked from any thread."""
        return [self._state(folder) for folder in self._folders]

    def run(self, stop: threading.Event, until_idle: float | None = None) -> Iterator[Outcome]:
        """Outcomes as they happen; with `until_idle`, ends after so many seconds in which nothing happened.

        Raises what Intake.add raises.
        """
        observer = Observer()
        observer.start()
        last = self._steady()
        try:
            while not stop.is_set():
                busy = False
                for outcome in self._turn(observer):
                    busy = True
                    yield outcome
                if busy or len(self._settling):
                    last = self._steady()
                elif until_idle is not None and self._steady() - last >= until_idle:
                    return
                stop.wait(_TICK)
        finally:
            observer.stop()
            observer.join()

    def _turn(self, observer: BaseObserver) -> Iterator[Outcome]:
        now = self._steady()
        came_back = [folder for folder in self._folders if self._attend(observer, folder)]
        if came_back or now - self._scanned >= _RESCAN:
            self._scanned = now
            yield from self._rescan(now)
        self._take_hints(now)
        due = [path for path in self._settling.waiting(now) if self._second_look(path, now)]
        if due:
            yield from self._take_in(due)

    def _attend(self, observer: BaseObserver, folder: Path) -> bool:
        """Keeps the watch on a folder that may vanish and return; True when it must be gone through."""
        if not folder.is_dir():
            self._paused[folder] = "the folder is gone" if not folder.exists() else "it is no folder any more"
            if watch := self._watches.pop(folder, None):
                observer.unschedule(watch)
            return False
        if folder in self._watches:
            return False
        self._watches[folder] = observer.schedule(_Hints(self._hints), str(folder), recursive=True)
        self._paused.pop(folder, None)
        return True

    def _rescan(self, now: float) -> Iterator[Outcome]:
        for folder in self._folders:
            if folder in self._paused:
                continue
            for found in files_under(folder):
                if isinstance(found, BadInput):
                    yield Outcome(found.thing, "failed", reason=found.reason)
                else:
                    self._notice(found, now)

    def _take_hints(self, now: float) -> None:
        while True:
            try:
                path = self._hints.get_nowait()
            except queue.Empty:
                return
            if not any(ignored(part) for part in self._inside(path)):
                self._notice(path, now)

    def _inside(self, path: Path) -> tuple[str, ...]:
        """The parts of a path below its watched folder."""
        for folder in self._folders:
            if path.is_relative_to(folder):
                return path.relative_to(folder).parts
        return path.parts

    def _notice(self, path: Path, now: float) -> None:
        look = _look(path)
        if look is None:
            self._settling.drop(path)
        elif self._seen.get(path) != look and not self._archived(path, look):
            self._settling.note(path, look, now)

    def _archived(self, path: Path, look: Look) -> bool:
        """Whether the catalog knows this very state of the file."""
        here = self._catalog.located(path_text(path)) if path not in self._seen else None
        if here is None or here.stamp != look.stamp:
            return False
        self._seen[path] = look
        return True

    def _second_look(self, path: Path, now: float) -> bool:
        look = _look(path)
        if look is None:
            self._settling.drop(path)
            return False
        if not self._settling.settled(path, look, now):
            return False
        self._seen[path] = look
        return True

    def _take_in(self, paths: list[Path]) -> Iterator[Outcome]:
        for outcome in self._intake.add(paths):
            if outcome.status != "unchanged" or outcome.reason:
                yield outcome

    def _state(self, folder: Path) -> FolderState:
        settling = len(self._settling)
        if reason := self._paused.get(folder):
            return FolderState(str(folder), "paused", settling, reason)
        return FolderState(str(folder), "settling" if settling else "watching", settling)


def _look(path: Path) -> Look | None:
    """None where there is no regular file."""
    try:
        found = path.lstat()
    except OSError:
        return None
    return None if no_file(found.st_mode) else Look.of(found)
