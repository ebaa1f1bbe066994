"""A watcher at work on real folders, and the questions that tests ask of it."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from dossier.intake.folder_account import account
from dossier.intake.intake import Intake
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.watch import Watcher
from dossier.model.folders import Accounted, Fate, FolderSettings, tally
from dossier.model.reports import Outcome
from tests.repository.house import House

QUICK = FolderSettings(quiet=0.1)
PATIENCE = 60.0  # seconds until a test gives up waiting; none waits so long when all is well


class Watch:
    """A watcher at work on a thread of its own, and what it told."""

    def __init__(
        self,
        house: House,
        *folders: Path,
        cage: ReaderPool,
        settings: FolderSettings = QUICK,
        **clock: Any,
    ) -> None:
        self.told: list[Outcome] = []
        self._stop = threading.Event()
        self._failed: list[BaseException] = []
        self._intake = Intake(house.store, house.catalog, house.recorder, lambda _: cage)
        self.settings = {str(folder): settings for folder in folders}
        self.watcher = Watcher(self._intake, house.catalog, house.recorder, lambda: self.settings, **clock)
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        try:
            for outcome in self.watcher.run(self._stop):
                self.told.append(outcome)
        except BaseException as error:
            self._failed.append(error)
            raise

    def until(self, true: Callable[[], object]) -> None:
        """Waits for something to come true."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, (self.told, self.watcher.states())
            assert not self._failed
            time.sleep(0.01)

    def set(self, folder: Path, **changed: Any) -> None:
        """Changes how a folder is watched while it is, and waits until the watcher has taken it up."""
        how = self.settings[str(folder)] = replace(self.settings[str(folder)], **changed)

        def taken_up() -> bool:
            watched = self.watcher._folders.get(str(folder))
            return watched is not None and watched.settings == how

        self.until(taken_up)

    def state(self) -> tuple[str, str | None]:
        (state,) = self.watcher.states()
        return state.state, state.reason

    def statuses(self) -> list[tuple[str, str]]:
        return [(Path(outcome.path).name, outcome.status) for outcome in self.told]

    def __enter__(self) -> Watch:
        """Waits until every folder is watched: the watcher takes them up one after the other."""
        self.until(lambda: {at.path for at in self.watcher.states() if at.state != "paused"} >= set(self.settings))
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()
        self._intake.close()
        assert not self._failed


def following(house: House, intake: Intake, *folders: Path) -> Watcher:
    settings = {str(folder): QUICK for folder in folders}
    return Watcher(intake, house.catalog, house.recorder, lambda: settings)


def listing(folder: Path) -> int:
    """How many entries there are that are no folders."""
    return sum(len(files) + sum((Path(at) / name).is_symlink() for name in folders) for at, folders, files in
               os.walk(folder))  # fmt: skip


def accounted(house: House, folder: Path, settings: FolderSettings = QUICK) -> dict[Fate, int]:
    """The account of a folder, which adds up to its listing."""
    found = list(account(house.catalog, str(folder), settings))
    assert len({entry.path for entry in found}) == len(found) == listing(folder)
    assert all(entry.reason for entry in found if entry.fate in ("ignored", "pending", "quarantined", "duplicate"))
    return {fate: count for fate, count in tally(found).items() if count}


def entry_of(house: House, path: Path, folder: Path) -> Accounted:
    return next(found for found in account(house.catalog, str(folder), QUICK) if found.path == str(path))
