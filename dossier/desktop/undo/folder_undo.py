"""Deeds on watched folders: what each does to the archive, and what takes it back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from dossier.desktop.undo.undo_stack import Deed
from dossier.model.folders import FolderSettings, WatchedFolder
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive


def folder_set(archive: Archive, path: str, before: FolderSettings, settings: FolderSettings) -> Deed:
    name = Path(path).name or path
    label = tr("how {folder} is watched", folder=name)
    return Deed(label, lambda: archive.folders.add(path, settings), lambda: archive.folders.add(path, before))


def folder_forgotten(archive: Archive, folder: WatchedFolder) -> Deed:
    """Ends the watch of a folder; undone, it is watched as before."""
    name = Path(folder.path).name or folder.path

    def again() -> WatchedFolder:
        return archive.folders.add(folder.path, folder.settings)

    return Deed(tr("the end of watching {folder}", folder=name), lambda: archive.folders.remove(folder.path), again)
