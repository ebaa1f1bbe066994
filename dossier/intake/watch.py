"""Watches folders: events only hint, looks decide; a folder that is gone is a pause, never a deletion."""

from __future__ import annotations

import logging
import os
import queue
import stat
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer
from watchdog.observers.api import BaseObserver, ObservedWatch

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.intake.intake import Intake
from dossier.intake.looks import Look, files_under, ignored, no_file, path_text, settled_path
from dossier.intake.settle import Settling
from dossier.model.reports import Outcome

logging.getLogger("watchdog").addHandler(logging.NullHandler())  # else it talks to people on standard error

_TICK = 0.05  # seconds between turns when there is something to wait for
_RESCAN = 10.0  # seconds between goings-through of a folder, for what the events missed


@dataclass(frozen=True, slots=True)
class FolderState:
    """A watched folder as a person sees it; `settling` counts files that may still be growing, in all folders."""

    path: str
    state: Literal["watching", "settling", "paused"]
    settling: int = 0
    reason: str | None = None  # why it is paused


_Identity = tuple[int, int]  # device and inode
_GONE: _Identity = (-1, -1)


@dataclass(frozen=True, slots=True)
class _Watch:
    """A folder under watch: as the system watches it, if it does, and which folder it was when that began."""

    watch: ObservedWatch | None
    identity: _Identity


class _Hints(FileSystemEventHandler):
    """Only queues paths: an exception in here would end the watch for good."""

    def __init__(self, hints: queue.SimpleQueue[Path]) -> None:
        self._hints = hints

    def on_any_event(self, event: FileSystemEvent) -> None:
        if event.event_type in ("opened", "closed_no_write"):
            return
        if event.is_directory and event.event_type not in ("deleted", "moved"):
            return  # a folder is modified with every file in it
        for found in (event.src_path, event.dest_path):
            if found:
                self._hints.put(Path(os.fsdecode(found)))


class Watcher:
    """Follows some folders into the archive until `stop` is set. Runs in the calling thread."""

    def __init__(
        self,
        intake: Intake,
        catalog: Catalog,
        folders: Iterable[Path | str],
        *,
        quiet: float = 1.0,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._intake, self._catalog, self._steady = intake, catalog, steady
        self._folders = [settled_path(folder) for folder in folders]
        self._hints: queue.SimpleQueue[Path] = queue.SimpleQueue()
        self._settling = Settling(quiet)
        self._seen: dict[Path, Look] = {}  # the last look at files that are in the archive as they are
        self._refused: dict[Path, str] = {}  # files that could not be taken, and why; tried again at each rescan
        self._watches: dict[Path, _Watch] = {}
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
                if busy or not self._settling.all_of(self._refused.keys()):
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
            yield from self._rescan()
        self._take_hints()
        due = [path for path in self._settling.waiting(self._steady()) if self._second_look(path)]
        if due:
            yield from self._take_in(due)

    def _attend(self, observer: BaseObserver, folder: Path) -> bool:
        """Keeps the watch on a folder that may vanish and return; True when it must be gone through."""
        found, held = _identity(folder), self._watches.get(folder)
        if held and held.identity == found:
            return False
        if held:
            del self._watches[folder]
            if held.watch:
                observer.unschedule(held.watch)
        if found is None:
            self._paused[folder] = "it is no folder any more" if os.path.lexists(folder) else "the folder is gone"
            return False
        self._watches[folder] = _Watch(self._schedule(observer, folder), found)
        self._paused.pop(folder, None)
        return True

    def _schedule(self, observer: BaseObserver, folder: Path) -> ObservedWatch | None:
        """None where the system gives no events, as when it has too many watches: then rescans find what is new."""
        try:
            return observer.schedule(_Hints(self._hints), str(folder), recursive=True)
        except OSError:
            return None

    def _rescan(self) -> Iterator[Outcome]:
        for path in self._refused:
            self._seen.pop(path, None)
        for folder in self._folders:
            if folder in self._paused:
                continue
            for found in files_under(folder):
                if not isinstance(found, BadInput):
                    self._notice(found)
                elif self._refused.get(Path(found.thing)) != found.reason:
                    self._refused[Path(found.thing)] = found.reason
                    yield Outcome(found.thing, "failed", reason=found.reason)

    def _take_hints(self) -> None:
        while True:
            try:
                path = self._hints.get_nowait()
            except queue.Empty:
                return
            if path in self._watches:
                # The folder itself: removed, and perhaps made again between two looks of ours, watched no more
                self._watches[path] = replace(self._watches[path], identity=_GONE)
            elif self._is_meant(path):
                self._notice(path)

    def _is_meant(self, path: Path) -> bool:
        """Whether the path lies in a watched folder, with nothing on the way to it that is passed over.

        A file that has taken the place of the folder itself does not.
        """
        inside = (path.relative_to(folder).parts for folder in self._folders if path.is_relative_to(folder))
        return any(parts and not any(map(ignored, parts)) for parts in inside)

    def _notice(self, path: Path) -> None:
        look = _look(path)
        if look is None:
            self._settling.drop(path)
        elif self._seen.get(path) != look and not self._archived(path, look):
            self._settling.note(path, look, self._steady())

    def _archived(self, path: Path, look: Look) -> bool:
        """Whether the catalog knows this very state of the file."""
        here = self._catalog.located(path_text(path)) if path not in self._seen else None
        if here is None or here.stamp != look.stamp:
            return False
        self._seen[path] = look
        return True

    def _second_look(self, path: Path) -> bool:
        now, look = self._steady(), _look(path)  # the time first, so that the looks are no nearer than they seem
        if look is None:
            self._settling.drop(path)
            return False
        if not self._settling.settled(path, look, now):
            return False
        self._seen[path] = look
        return True

    def _take_in(self, paths: list[Path]) -> Iterator[Outcome]:
        refused = {path_text(path): (path, self._refused.pop(path, None)) for path in paths}
        for outcome in self._intake.add(paths):
            if outcome.status == "failed" and outcome.path in refused:
                path, before = refused[outcome.path]
                self._refused[path] = outcome.reason or ""
                if before == outcome.reason:
                    continue  # told already
            if outcome.status != "unchanged" or outcome.reason:
                yield outcome

    def _state(self, folder: Path) -> FolderState:
        settling = len(self._settling)
        if reason := self._paused.get(folder):
            return FolderState(str(folder), "paused", settling, reason)
        return FolderState(str(folder), "settling" if settling else "watching", settling)


def _identity(folder: Path) -> _Identity | None:
    """Which folder is at a path; None where none is, or none that can be reached."""
    try:
        found = folder.stat()
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if stat.S_ISDIR(found.st_mode) else None


def _look(path: Path) -> Look | None:
    """None where there is no regular file."""
    try:
        found = path.lstat()
    except OSError:
        return None
    return None if no_file(found.st_mode) else Look.of(found)
