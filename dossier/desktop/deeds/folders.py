"""Deeds on watched folders: what each does to the archive, and what takes it back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from dossier.desktop.deeds.stack import Deed
from dossier.model.folders import FolderSettings, WatchedFolder

if TYPE_CHECKING:
    from dossier.archive import Archive


def folder_set(archive: Archive, path: str, before: FolderSettings, settings: FolderSettings) -> Deed:
    name = Path(path).name or path
    return Deed(f"how {name} is watched", lambda: archive.follow(path, settings), lambda: archive.follow(path, before))


def folder_forgotten(archive: Archive, folder: WatchedFolder) -> Deed:
    """Ends the watch of a folder; undone, it is watched as before."""
    name = Path(folder.path).name or folder.path

    def again() -> WatchedFolder:
        return archive.follow(folder.path, folder.settings)

    return Deed(f"the end of watching {name}", lambda: archive.unwatch(folder.path), again)
