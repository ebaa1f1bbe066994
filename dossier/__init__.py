"""Dossier keeps news reports and their provenance; `from dossier import Archive` is the way in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dossier.archive import Archive

__version__ = "0.5.0"
__all__ = ["Archive", "__version__"]


def __getattr__(name: str) -> object:
    # Late, so that a reader's child process starts without the database and the watcher
    if name == "Archive":
        from dossier.archive import Archive

        return Archive
    raise AttributeError(name)
