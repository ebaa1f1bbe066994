"""A watched folder, and how the watch is doing there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from dossier.model.folders import FolderSettings


@dataclass(frozen=True, slots=True)
class Followed:
    """A watched folder as the side bar shows it."""

    path: str
    state: Literal["watching", "settling", "paused", "starting"]
    settling: int = 0
    reason: str | None = None
    refused: int = 0  # files that cannot be taken so far
    note: str | None = None
    settings: FolderSettings = field(default_factory=FolderSettings)

    @property
    def by_person(self) -> bool:
        """Paused by a person, not by what happened to the folder."""
        return self.settings.paused

    @property
    def gone(self) -> bool:
        """Paused by itself, for where it was no folder is."""
        return self.state == "paused" and not self.by_person
