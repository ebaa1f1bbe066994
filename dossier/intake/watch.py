"""Watches folders: notifications only trigger scans, scans decide; a missing folder is a pause, never a deletion."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from dossier.catalog import Catalog
from dossier.clauses import Clause
from dossier.errors import BadInput, PassedOver
from dossier.intake.file_stat import FileStat, files_under, no_file, path_text
from dossier.intake.folder_watch import Folder, identity, is_same_reason
from dossier.intake.fs_events import FsEvent, Hints
from dossier.intake.ignore_rules import Passing
from dossier.intake.intake import Intake
from dossier.intake.missing_files import Absences, is_gone, note_gone
from dossier.intake.settle import Settling
from dossier.intake.settle_backoff import why_waiting
from dossier.model.file_parts import is_within
from dossier.model.folders import FolderSettings, FolderState
from dossier.model.reports import Outcome
from dossier.repository.watchlist import is_inside
from dossier.repository.writer import Writer

FolderSource = Callable[[], Mapping[str, FolderSettings]]

_TICK = 0.05  # seconds between turns when there is something to wait for
_FOLDERS_EVERY = 1.0  # seconds between reloads of the watched folders and their settings
_GONE_AFTER = 2.0  # seconds, beyond the longest settling, until a missing file is recorded as gone
_STATES_EVERY = 0.2  # seconds between updates of the folder states while many files are archived


class Watcher:
    """Follows some folders into the archive until `stop` is set. Runs in the calling thread."""

    def __init__(
        self,
        intake: Intake,
        catalog: Catalog,
        recorder: Writer,
        source: FolderSource,
        *,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """`source` is called repeatedly for the folders to watch, by absolute path, and the settings of each."""
        self._intake, self._catalog, self._recorder = intake, catalog, recorder
        self._source, self._steady = source, steady
        self._folders: dict[str, Folder] = {}
        self._hints = Hints()
        self._settling = Settling()
        self._absences = Absences(_GONE_AFTER)
        self._folders_read = self._states_made = float("-inf")
        self._states: tuple[FolderState, ...] = ()

    def states(self) -> tuple[FolderState, ...]:
        """The recent state of each folder. May be called from any thread."""
        return self._states

    def refresh(self) -> None:
        """Reloads the folders and their settings at once. May be called from any thread."""
        self._folders_read = float("-inf")

    def run(self, stop: threading.Event, until_idle: float | None = None) -> Iterator[Outcome]:
        """Outcomes as they happen; with `until_idle`, ends after so many seconds in which nothing happened.

        Raises what Intake.add raises.
        """
        last = self._steady()
        with self._hints:
            while not stop.is_set():
                busy = False
                for outcome in self._turn(stop):
                    busy = True
                    yield outcome
                self._update_states()
                if busy or self._is_waiting():
                    last = self._steady()
                elif until_idle is not None and self._steady() - last >= until_idle:
                    return
                self._wait()

    def _turn(self, stop: threading.Event) -> Iterator[Outcome]:
        self._update_folders()
        lost = self._hints.were_lost()
        for folder in list(self._folders.values()):
            if folder.attend(self._hints):
                self._forget_within(folder)
            if lost:
                folder.scan_soon()
            if folder.is_due(self._steady()):
                yield from self._go_through(folder)
        yield from self._take_in(stop)
        yield from self._report_restless()
        yield from self._intake.catch_up(stop)
        yield from self._record_gone()

    def _wait(self) -> None:
        """Waits until a hint comes or something is due."""
        found = self._hints.take(min(_TICK, self._settling.until_due(self._steady())))
        # Hints that came in a burst are looked after together
        time.sleep(0.005)
        self._follow_hints([*found, *self._hints.take(0)])

    def _is_waiting(self) -> bool:
        """Whether there is more to come: files that settle, but for those that cannot be taken, or that are missed."""
        return any(map(self._count_settling, self._folders.values())) or len(self._absences) > 0

    # which folders

    def _update_folders(self) -> None:
        """Applies the present list of watched folders and their settings."""
        now = self._steady()
        if now - self._folders_read < _FOLDERS_EVERY:
            return
        self._folders_read = now  # first: settings that change during the search of the folders are looked up again
        settings = self._source()
        for path, folder in list(self._folders.items()):
            if settings.get(path) != folder.settings:
                self._hints.leave(path)
                self._forget_within(folder)
                del self._folders[path]
        # Longest first: a path belongs to the innermost folder that is watched
        added = {path: Folder(path, how) for path, how in settings.items() if path not in self._folders}
        both = self._folders | added
        self._folders = {path: both[path] for path in sorted(both, key=lambda path: (-len(path), path))}
        self._absences.patience = _GONE_AFTER + max((s.quiet for s in settings.values()), default=0.0)

    def _forget_within(self, folder: Folder) -> None:
        """Forgets files in a folder that are settling or missed, so that they are noticed again."""
        self._settling.drop_within(folder.path)
        self._absences.drop_within(folder.path)
        folder.seen.clear()
        folder.refused.clear()
        folder.passed.clear()
        folder.unhinted.clear()

    def _owner(self, path: str) -> Folder | None:
        """The folder to which a path belongs, if it is followed now and the path is not passed over."""
        found = next((folder for folder in self._folders.values() if folder.holds(path)), None)
        return None if found is None or found.paused or found.ignores(path) else found

    # what is noticed

    def _go_through(self, folder: Folder) -> Iterator[Outcome]:
        began, was_new = self._steady(), folder.is_new
        known = self._known(folder) if was_new else {}
        for path in folder.refused:
            if path not in self._settling:
                folder.seen.pop(path, None)
        found: dict[str, FileStat | None] = {}
        errors: list[BadInput] = []
        for item in self._files(folder, Path(folder.path)):
            if isinstance(item, BadInput):
                errors.append(item)
                continue
            path = os.fspath(item)
            found[path] = self._notice(folder, path, hinted=was_new, known=known)
        yield from self._pass_over(folder, {item.thing: item for item in errors if isinstance(item, PassedOver)})
        unlisted = {item.thing: item.reason for item in errors if not isinstance(item, PassedOver)}
        yield from self._refuse(folder, unlisted, found)
        self._miss(folder, found, known, was_new)
        folder.scanned(began, self._steady())

    def _files(self, folder: Folder, start: Path) -> Iterator[Path | BadInput]:
        others = [Path(other) for other in self._folders if folder.holds(other)]
        how = {"ignoring": folder.ignoring, "subfolders": folder.settings.subfolders, "root": Path(folder.path)}
        passing = Passing()
        if over := passing.whole(os.fspath(start)):
            return iter([over])
        return passing.among(files_under(start, *others, **how))  # type: ignore[arg-type]

    def _known(self, folder: Folder) -> dict[str, str]:
        """Stamps of files from a folder that existed at its last scan, by path."""
        beginning = path_text(folder.path.rstrip(os.sep) + os.sep)
        places = (located.here for located in self._catalog.located_within(beginning))
        inside = (place for place in places if is_inside(place.path, folder.path))  # the archive may name a/../../b
        return {place.path: place.stamp for place in inside if place.gone is None and not is_within(place.path)}

    def _refuse(self, folder: Folder, unlisted: Mapping[str, str], found: Iterable[str]) -> Iterator[Outcome]:
        """Reports each folder within that cannot be listed once; forgets those that can be again."""
        for path in set(folder.refused).difference(found, unlisted):
            del folder.refused[path]
        for path, reason in unlisted.items():
            if folder.refuse(path, reason):
                yield Outcome(path, "failed", reason=reason)

    def _pass_over(self, folder: Folder, archives: Mapping[str, PassedOver]) -> Iterator[Outcome]:
        """Reports once each archive within, and all else that is skipped though no setting names it."""
        new, folder.passed = archives.keys() - folder.passed, {*archives}
        yield from (Outcome(path, "ignored", reason=archives[path].reason) for path in sorted(new))

    def _miss(
        self, folder: Folder, found: Mapping[str, FileStat | None], known: Mapping[str, str], was_new: bool
    ) -> None:
        """Notes what was there and is not, unless it is another folder that has come into sight at this path."""
        missing: Iterable[str] = folder.seen
        if was_new:
            listed = {path_text(path) for path in found}
            missing = [place for place in known if place not in listed]
            folder.strange = None
            all_missing = len(missing) == len(known) and any(map(is_gone, missing))  # and not only passed over now
            if all_missing and not _same_files(known.values(), found.values()):
                # Somebody unmounted a disk, or put another folder in its place: deletions look otherwise
                folder.strange = Clause("all-files-gone", files=len(known))
                return
        for path in missing:
            if path not in found and self._owner(path) is folder and is_gone(path):
                self._absences.note(path, self._steady())

    def _follow_hints(self, hints: Iterable[FsEvent]) -> None:
        passing = Passing()
        for hint in hints:
            if hint.path in self._folders:
                if hint.folder:
                    self._folders[hint.path].forget_identity()
            elif (folder := self._owner(hint.path)) is not None and not passing.over(hint.path):
                self._follow_hint(folder, hint)

    def _follow_hint(self, folder: Folder, hint: FsEvent) -> None:
        if not hint.folder:
            folder.hinted(hint.path)
            self._notice(folder, hint.path)
        elif Path(hint.path).is_dir():
            # The system reports no file that was put into a new folder before it watched it
            for item in self._files(folder, Path(hint.path)):
                if not isinstance(item, BadInput):
                    self._notice(folder, os.fspath(item))
                elif item.thing not in folder.passed:
                    folder.scan_soon()  # which reports it
        else:
            folder.scan_soon()

    def _notice(
        self, folder: Folder, path: str, hinted: bool = True, known: Mapping[str, str] | None = None
    ) -> FileStat | None:
        file_stat = _file_stat(path)
        if file_stat is None:
            self._settling.drop(path)
            if path in folder.seen and is_gone(path):
                self._absences.note(path, self._steady())
        elif known and known.get(path_text(path)) == file_stat.stamp:
            folder.seen[path] = file_stat
        elif folder.seen.get(path) != file_stat:
            if not hinted and path not in self._settling and path not in folder.refused:
                folder.unhinted.add(path)
            self._settling.note(path, file_stat, self._steady(), folder.settings.quiet, folder.path)
        return file_stat

    # what is taken in

    def _take_in(self, stop: threading.Event) -> Iterator[Outcome]:
        due = self._settling.waiting(self._steady())
        if not due:
            return
        places: dict[str, str] = {}
        before: dict[str, str] = {}
        for outcome in self._intake.add(self._settled(due, stop, places, before)):
            self._update_states(_STATES_EVERY)
            path = places.get(outcome.path)
            if outcome.status == "failed" and path is not None:
                if folder := self._owner(path):
                    folder.refused[path] = outcome.reason or ""
                if is_same_reason(before.get(path), outcome.reason):
                    continue  # reported already
            if outcome.status != "unchanged" or outcome.reason:
                yield outcome

    def _settled(
        self, due: list[str], stop: threading.Event, places: dict[str, str], before: dict[str, str]
    ) -> Iterator[str]:
        """Those of the due files that are as they were at the first look, one by one as they are taken.

        Notes the path of each place, and why it was refused before.
        """
        passing = Passing()
        for path in due:
            if stop.is_set():
                return
            folder = self._owner(path)
            if folder is None or passing.over(path):  # an archive, which it may have become while it was copied
                self._settling.drop(path)
            elif self._second_look(folder, path):
                places[path_text(path)] = path
                if reason := folder.refused.pop(path, None):
                    before[path] = reason
                yield path

    def _second_look(self, folder: Folder, path: str) -> bool:
        now = self._steady()  # before the file is read: the two readings are at least as far apart as they seem
        file_stat = _file_stat(path)
        if file_stat is None:
            self._settling.drop(path)
            return False
        if not self._settling.settled(path, file_stat, now):
            return False
        folder.seen[path] = file_stat
        folder.settled(path)
        return True

    def _report_restless(self) -> Iterator[Outcome]:
        """Yields an outcome for files that change again right after each reading, each time that their wait grows."""
        for path, quiet in self._settling.restless():
            reason = why_waiting(quiet)
            if (folder := self._owner(path)) and folder.refuse(path, reason):
                yield Outcome(path_text(path), "failed", reason=reason)

    # what is gone

    def _record_gone(self) -> Iterator[Outcome]:
        due = self._absences.due(self._steady(), self._settling.oldest() if len(self._absences) else None)
        gone: list[str] = []
        for path in due:
            folder = self._owner(path)
            if folder and is_gone(path) and identity(folder.path):
                folder.seen.pop(path, None)
                gone.append(path)
        if gone:
            yield from note_gone(self._recorder, self._catalog, gone)

    # how it is

    def _update_states(self, at_most_every: float = 0.0) -> None:
        now = self._steady()
        if now - self._states_made < at_most_every:
            return
        self._states_made = now
        folders = sorted(self._folders.items())
        self._states = tuple(folder.state(self._count_settling(folder)) for _, folder in folders)

    def _count_settling(self, folder: Folder) -> int:
        """Files that may still be growing, but for those that could not be taken and are tried again."""
        again = sum(path in self._settling for path in folder.refused)
        return self._settling.within(folder.path) - again


def _same_files(known: Iterable[str], found: Iterable[FileStat | None]) -> bool:
    """Whether any file is one that is known, though perhaps by another name."""
    marks = {stamp.rpartition(".")[2]: stamp.split(".")[:2] for stamp in known}
    return any(
        file_stat and marks.get(str(file_stat.inode)) == [str(file_stat.size), str(file_stat.mtime_ns)]
        for file_stat in found
    )


def _file_stat(path: str) -> FileStat | None:
    """None where there is no regular file."""
    try:
        found = os.lstat(path)
    except OSError:
        return None
    return None if no_file(found.st_mode) else FileStat.of(found)
