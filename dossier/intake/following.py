"""The verbs on watched folders: which there are, how each is watched, following them, and the account of each."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.intake.account import account
from dossier.intake.intake import Intake
from dossier.intake.looks import Paths, check_watchable, one_or_many, settled_path
from dossier.intake.watch import Watcher
from dossier.keeping.recorder import Entry, Recorder, stamp
from dossier.keeping.watchlist import Watchlist
from dossier.model.events import Changes
from dossier.model.folders import (
    Accounted,
    FolderEdit,
    FolderSettings,
    WatchedFolder,
    check_settings,
    settings_json,
)
from dossier.model.reports import Outcome
from dossier.store import FolderStore


class Following:
    """The folders that this computer watches for an archive."""

    folder: Path
    _store: FolderStore
    _catalog: Catalog
    _recorder: Recorder
    _watchlist: Watchlist
    _person: str
    _clock: Callable[[], datetime]

    def _note_no_sandbox(self) -> None:
        raise NotImplementedError  # the archive's

    def folders(self) -> Sequence[WatchedFolder]:
        """Folders that this computer watches for the archive, by path. Raises BadInput where their list is damaged."""
        return self._watchlist.folders()

    def offered_folders(self) -> Sequence[WatchedFolder]:
        """Folders that the archive's log names and this computer does not watch: they may be another's, or a trap.

        None is looked at before `follow` names it here.
        """
        watched = {folder.path for folder in self.folders()}
        return [folder for folder in self._catalog.folders() if folder.path not in watched]

    def follow(self, folder: Path | str, settings: FolderSettings | FolderEdit | None = None) -> WatchedFolder:
        """Has a folder watched from now on; with `settings`, in that way instead of the way so far.

        Whoever watches the archive's folders heeds that within a second. Raises BadInput for a folder that is none, or
        holds the archive, or cannot be watched in that way.
        """
        path = _text(settled_path(folder))
        known = self._followed(path)
        if known is None or Path(path).is_dir():  # one that is known and gone is waited for
            check_watchable(Path(path), self.folder)
        before = known.settings if known else FolderSettings()
        settings = settings.on(before) if isinstance(settings, FolderEdit) else settings or before
        check_settings(path, settings)
        entries = [] if known else [self._about(path, "folder-watched")]
        if settings != before:
            entries.append(self._about(path, "folder-set", settings=settings_json(settings)))
        found = WatchedFolder(path, known.since if known else stamp(self._clock()), settings)
        if entries:
            with self._recorder.writing():
                self._watchlist.watch(found)  # first: the event tells others to look there
                self._recorder.record(entries)
        return found

    def unwatch(self, folder: Path | str) -> Changes:
        """Forgets a watched folder, or one that the log offers; what came from it stays. Raises BadInput."""
        path = _text(settled_path(folder))
        with self._recorder.writing():
            if path not in {folder.path for folder in (*self.folders(), *self.offered_folders())}:
                raise BadInput(path, "is not watched")
            self._watchlist.forget(path)
            return self._recorder.record([self._about(path, "folder-unwatched")])

    def account(self, folder: Path | str) -> Iterator[Accounted]:
        """What became of every file in a watched folder, by name; the fates add up to its listing.

        Raises BadInput for a folder that is not watched, or not there.
        """
        path = _text(settled_path(folder))
        known = self._followed(path)
        if known is None:
            raise BadInput(path, "is not watched")
        if not Path(path).is_dir():
            raise BadInput(path, "is not there now")
        others = {other.path for other in self.folders()} - {path}
        return account(self._catalog, path, known.settings, others)

    def watch(
        self,
        folders: Paths = (),
        *,
        until_idle: float | None = None,
        stop: threading.Event | None = None,
        quiet: float | None = None,
        started: Callable[[Watcher], None] = lambda _: None,
    ) -> Iterator[Outcome]:
        """Follows folders until `stop` is set, or until nothing has happened for `until_idle` seconds.

        Without `folders` all that this computer watches for it, also those that are added meanwhile. Each is watched as
        its settings say, but for `quiet`, the seconds for which a file must not have changed. `started` is handed the
        watcher, whose `states()` may be asked from any thread. Raises BadInput for a folder that is none or holds the
        archive.
        """
        named = frozenset(self.follow(folder).path for folder in one_or_many(folders))
        intake = Intake(
            self._store,
            self._catalog,
            self._recorder,
            may_look=self._watchlist.may_look,
            no_sandbox=self._note_no_sandbox,
        )
        watcher = Watcher(intake, self._catalog, self._recorder, lambda: self._wanted(named, quiet))
        started(watcher)
        try:
            yield from intake.finish_reading(stop)
            yield from watcher.run(stop or threading.Event(), until_idle)
        finally:
            intake.close()

    def _wanted(self, named: frozenset[str], quiet: float | None) -> Mapping[str, FolderSettings]:
        found = {folder.path: folder.settings for folder in self.folders() if not named or folder.path in named}
        if quiet is None:
            return found
        return {path: replace(settings, quiet=quiet) for path, settings in found.items()}

    def _followed(self, path: str) -> WatchedFolder | None:
        return next((folder for folder in self.folders() if folder.path == path), None)

    def _about(self, path: str, kind: str, **detail: object) -> Entry:
        return Entry(kind, {"path": path} | detail, agent=self._person)  # type: ignore[arg-type]


def _text(path: Path) -> str:
    return os.fspath(path)
