"""Remembers on this computer, outside of an archive, which folders its user watches for it and has added files from.

An archive's log names folders as well: that is the history of what was watched, perhaps on another computer or by
somebody who means harm. Nothing that the archive says starts a watch here, or has a file looked at.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.model.folders import FolderSettings, WatchedFolder, check_settings, settings_from, settings_json


class Watchlist:
    """The folders that one archive, at one place, may look at.

    The place counts as well as the archive's identity: anybody can make an archive that has the identity of another.
    """

    def __init__(self, folder: Path, archive: Path) -> None:
        """`folder` is this computer's own for the archive's identity; `archive` is the folder of the archive."""
        self._path, self._place = folder / "watched.json", os.path.realpath(archive)

    def folders(self) -> Sequence[WatchedFolder]:
        """By path. Raises BadInput where the list cannot be read."""
        with self._named_errors():
            watched = self._here()["watched"]
            found = [WatchedFolder(path, told["since"], _settings(path, told)) for path, told in watched.items()]
        return sorted(found, key=lambda folder: folder.path)

    def watch(self, folder: WatchedFolder) -> None:
        """Adds a folder, or changes how it is watched; the caller keeps other writers away. Raises BadInput."""
        told = {"since": folder.since, "settings": settings_json(folder.settings)}
        with self._named_errors():
            here = self._here()
            self._keep(here | {"watched": here["watched"] | {folder.path: told}})

    def forget(self, path: str) -> None:
        with self._named_errors():
            here = self._here()
            here["watched"].pop(path, None)
            self._keep(here)

    def note_added(self, folders: Iterable[str]) -> None:
        """Remembers folders from which the user had files taken in. Raises BadInput."""
        with self._named_errors():
            here = self._here()
            known = [*here["added"]]
            for folder in folders:
                if not any(is_inside(folder, other) for other in known):
                    known.append(folder)
            if known != here["added"]:
                self._keep(here | {"added": known})

    def may_look(self, path: str) -> bool:
        """Whether a path that the archive names lies in a folder that the user named here."""
        try:
            with self._named_errors():
                here = self._here()
                return any(is_inside(path, folder) for folder in (*here["watched"], *here["added"]))
        except BadInput:  # reading the list of folders reports it
            return False

    def _here(self) -> dict[str, Any]:
        nothing: dict[str, Any] = {"watched": {}, "added": []}
        return nothing | dict(self._all().get(self._place, {}))

    def _all(self) -> dict[str, Any]:
        return dict(json.loads(self._path.read_bytes())) if self._path.exists() else {}

    def _keep(self, here: Mapping[str, Any]) -> None:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(self._path, (json.dumps(self._all() | {self._place: here}, indent=1) + "\n").encode())

    @contextmanager
    def _named_errors(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadInput(self._path, Clause("watchlist-not-kept", reason=reason)) from error
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
            raise BadInput(self._path, Clause("watchlist-damaged")) from error


def _settings(path: str, told: Mapping[str, Any]) -> FolderSettings:
    settings = settings_from(told["settings"])
    check_settings(path, settings)
    return settings


def is_inside(path: str, folder: str) -> bool:
    """Whether a path lies in a folder, by their words alone: nothing is looked at."""
    return path.startswith(folder.rstrip(os.sep) + os.sep) and ".." not in Path(path).parts
