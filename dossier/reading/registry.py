"""Chooses the reader for a file by what it holds; its ending only helps."""

from __future__ import annotations

from pathlib import PurePath
from typing import Protocol

from dossier.model.claims import Reading


class Reader(Protocol):
    """Reads one family of formats; pure and picklable."""

    @property
    def version(self) -> str:
        """Name and version of the rules, such as "text/1"; a new version asks for a new reading."""

    @property
    def media_types(self) -> tuple[str, ...]: ...

    @property
    def endings(self) -> tuple[str, ...]:
        """Lower case, with the dot."""

    def accepts(self, data: bytes, name: str) -> bool:
        """Whether `data` is of this format; cheap, never raises."""

    def read(self, data: bytes, name: str) -> Reading:
        """What `data` says of itself. Raises Unreadable."""


def ending(name: str) -> str:
    """The last ending of a file's name in lower case, with its dot; empty when there is none."""
    return PurePath(name).suffix.lower()
