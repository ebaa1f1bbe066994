"""Keeps the list of watched folders, watches them, and accounts for every file in them."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.intake.file_stat import Paths, check_watchable, one_or_many, settled_path
from dossier.intake.folder_account import account
from dossier.model.events import Changes
from dossier.model.folders import Accounted, FolderEdit, FolderSettings, WatchedFolder, check_settings, settings_json
from dossier.model.reports import Outcome
from dossier.repository.writer import stamp

if TYPE_CHECKING:
    from dossier.intake.watch import Watcher


class Folders(Service):
    """The folders that this computer watches for an archive."""

    former = "list"

    def list(self) -> Sequence[WatchedFolder]:
        """Folders that this computer watches for the archive, by path. Raises BadInput where their list is damaged."""
        return self._context.watchlist.folders()

    def offered(self) -> Sequence[WatchedFolder]:
        """Folders that the archive's log names and this computer does not watch: they may be another's, or a trap.

        None is looked at before `add` names it here.
        """
        watched = {folder.path for folder in self.list()}
        return [folder for folder in self._catalog.folders() if folder.path not in watched]

    def add(self, folder: Path | str, settings: FolderSettings | FolderEdit | None = None) -> WatchedFolder:
        """Adds a watched folder, or changes its settings.

        A running watcher of the archive picks it up within a second. Raises BadInput for a folder that is none, or
        holds the archive, or cannot be watched in that way.
        """
        path = _text(settled_path(folder))
        known = self._known(path)
        if known is None or Path(path).is_dir():  # one that is known and gone is waited for
            check_watchable(Path(path), self._context.folder)
        before = known.settings if known else FolderSettings()
        settings = settings.on(before) if isinstance(settings, FolderEdit) else settings or before
        check_settings(path, settings)
        entries = [] if known else [self._entry("folder-watched", path=path)]
        if settings != before:
            entries.append(self._entry("folder-set", path=path, settings=settings_json(settings)))
        found = WatchedFolder(path, known.since if known else stamp(self._context.clock()), settings)
        if entries:
            with self._recorder.writing():
                self._context.watchlist.watch(found)  # first: the event tells others to look there
                self._recorder.record(entries)
        return found

    def remove(self, folder: Path | str) -> Changes:
        """Stops watching a folder, or offering one that the log names; its reports stay. Raises BadInput."""
        path = _text(settled_path(folder))
        with self._recorder.writing():
            if path not in {folder.path for folder in (*self.list(), *self.offered())}:
                raise BadInput(path, Clause("not-watched"))
            self._context.watchlist.forget(path)
            return self._record("folder-unwatched", path=path)

    def account(self, folder: Path | str) -> Iterator[Accounted]:
        """The outcome of every file in a watched folder, by name.

        Raises BadInput for a folder that is not watched, or not there.
        """
        path = _text(settled_path(folder))
        known = self._known(path)
        if known is None:
            raise BadInput(path, Clause("not-watched"))
        if not Path(path).is_dir():
            raise BadInput(path, Clause("not-there-now"))
        others = {other.path for other in self.list()} - {path}
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
        """Watches folders until `stop` is set, or until nothing has happened for `until_idle` seconds.

        Without `folders` all that this computer watches for the archive, also those added meanwhile. Each is watched by
        its settings, except for `quiet`, the seconds for which a file must not have changed. `started` receives the
        watcher, whose `states()` may be called from any thread. Raises BadInput for a folder that is none or holds the
        archive.
        """
        from dossier.intake.watch import Watcher  # late: few commands watch

        named = frozenset(self.add(folder).path for folder in one_or_many(folders))
        intake = self._context.intake(way="watch")
        watcher = Watcher(intake, self._catalog, self._recorder, lambda: self._wanted(named, quiet))
        started(watcher)
        try:
            yield from intake.finish_reading(stop)
            yield from watcher.run(stop or threading.Event(), until_idle)
        finally:
            intake.close()

    def _wanted(self, named: frozenset[str], quiet: float | None) -> Mapping[str, FolderSettings]:
        found = {folder.path: folder.settings for folder in self.list() if not named or folder.path in named}
        if quiet is None:
            return found
        return {path: replace(settings, quiet=quiet) for path, settings in found.items()}

    def _known(self, path: str) -> WatchedFolder | None:
        return next((folder for folder in self.list() if folder.path == path), None)


def _text(path: Path) -> str:
    return os.fspath(path)
