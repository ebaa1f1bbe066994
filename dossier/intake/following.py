"""The verbs on watched folders: which there are, how each is watched, following them, and the account of each."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.intake.account import account
from dossier.intake.intake import Intake
from dossier.intake.looks import Paths, check_watchable, one_or_many, settled_path
from dossier.intake.watch import Watcher
from dossier.keeping.recorder import Entry, Recorder
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
    """The folders that an archive follows."""

    folder: Path
    _store: FolderStore
    _catalog: Catalog
    _recorder: Recorder
    _person: str

    def _note_no_sandbox(self) -> None:
        raise NotImplementedError  # the archive's

    def folders(self) -> Sequence[WatchedFolder]:
        """Folders that are to be watched, by path."""
        return self._catalog.folders()

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
        self._recorder.record(entries)
        return self._followed(path) or WatchedFolder(path, "", settings)

    def unwatch(self, folder: Path | str) -> Changes:
        """Forgets a watched folder; what came from it stays. Raises BadInput for one that is not watched."""
        path = _text(settled_path(folder))
        with self._recorder.writing():
            if self._followed(path) is None:
                raise BadInput(path, "is not watched")
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

        Without `folders` all that the archive knows, also those that it comes to know meanwhile. Each is watched as its
        settings say, but for `quiet`, the seconds for which a file must not have changed. `started` is handed the
        watcher, whose `states()` may be asked from any thread. Raises BadInput for a folder that is none or holds the
        archive.
        """
        named = frozenset(self.follow(folder).path for folder in one_or_many(folders))
        intake = Intake(self._store, self._catalog, self._recorder, no_sandbox=self._note_no_sandbox)
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
