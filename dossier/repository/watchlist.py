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
    """The folders that one archive, at one path, may read.

    The path counts as well as the archive's identity, because an identity can be copied into another archive.
    """

    def __init__(self, folder: Path, archive: Path) -> None:
        """`folder` is this computer's own for the archive's identity; `archive` is the folder of the archive."""
        self._path, self._place = folder / "watched.json", os.path.realpath(archive)

    def folders(self) -> Sequence[WatchedFolder]:
        """By path. Raises BadInput where the list cannot be read."""
        with self._named_errors():
            watched = self._section()["watched"]
            found = [WatchedFolder(path, entry["since"], _settings(path, entry)) for path, entry in watched.items()]
        return sorted(found, key=lambda folder: folder.path)

    def watch(self, folder: WatchedFolder) -> None:
        """Adds a folder, or changes how it is watched; the caller keeps other writers away. Raises BadInput."""
        entry = {"since": folder.since, "settings": settings_json(folder.settings)}
        with self._named_errors():
            section = self._section()
            self._write(section | {"watched": section["watched"] | {folder.path: entry}})

    def forget(self, path: str) -> None:
        with self._named_errors():
            section = self._section()
            section["watched"].pop(path, None)
            self._write(section)

    def note_added(self, folders: Iterable[str]) -> None:
        """Remembers folders from which the user had files taken in. Raises BadInput."""
        with self._named_errors():
            section = self._section()
            known = [*section["added"]]
            for folder in folders:
                if not any(is_inside(folder, other) for other in known):
                    known.append(folder)
            if known != section["added"]:
                self._write(section | {"added": known})

    def may_look(self, path: str) -> bool:
        """Whether a path that the archive names lies in a folder that the user named here."""
        try:
            with self._named_errors():
                section = self._section()
                return any(is_inside(path, folder) for folder in (*section["watched"], *section["added"]))
        except BadInput:  # reading the list of folders reports it
            return False

    def _section(self) -> dict[str, Any]:
        empty: dict[str, Any] = {"watched": {}, "added": []}
        return empty | dict(self._read_all().get(self._place, {}))

    def _read_all(self) -> dict[str, Any]:
        return dict(json.loads(self._path.read_bytes())) if self._path.exists() else {}

    def _write(self, section: Mapping[str, Any]) -> None:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(self._path, (json.dumps(self._read_all() | {self._place: section}, indent=1) + "\n").encode())

    @contextmanager
    def _named_errors(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadInput(self._path, Clause("watchlist-not-kept", reason=reason)) from error
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
            raise BadInput(self._path, Clause("watchlist-damaged")) from error


def _settings(path: str, entry: Mapping[str, Any]) -> FolderSettings:
    settings = settings_from(entry["settings"])
    check_settings(path, settings)
    return settings


def is_inside(path: str, folder: str) -> bool:
    """Whether a path lies in a folder, by their words alone: nothing is looked at."""
    return path.startswith(folder.rstrip(os.sep) + os.sep) and ".." not in Path(path).parts
