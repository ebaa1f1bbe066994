"""Chooses the reader for a file by what it holds; its ending only helps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import PurePath
from typing import Protocol

from dossier.model.claims import Reading
from dossier.model.file_parts import Part


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
        """Reads `data` as a report. Raises Unreadable."""


class Holder(Reader, Protocol):
    """A reader of files that hold other files, each of which becomes a report of its own."""

    def parts(self, data: bytes, name: str) -> Iterator[Part]:
        """The files within, in their order, one at a time. Raises Unreadable, also after the first."""


@lru_cache(maxsize=64)  # every reader asks for the same one
def ending(name: str) -> str:
    """The last ending of a file's name in lower case, with its dot; empty when there is none."""
    return PurePath(name).suffix.lower()
