"""Where a window of files opens: in the folder that was chosen last for the same purpose."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from dossier.desktop.preferences import Preferences


def last(preferences: Preferences, purpose: str) -> Path:
    """The person's documents before anything was chosen; a folder that has gone is the window's to pass over."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(preferences.text(purpose, documents))


def keep(preferences: Preferences, purpose: str, folder: Path) -> None:
    preferences.keep(purpose, str(folder))
