"""What a backup contains, and the result of restoring one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dossier.model.digest import Digest

# Hears of progress: bytes done, bytes in all. It may raise, which ends the work and leaves nothing of it behind.
Step = Callable[[int, int], None]


def no_step(_done: int, _whole: int) -> None:
    """Nobody is looking on."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that is complete in its file."""

    path: str
    sha256: Digest  # of the whole file
    bytes: int  # of the whole file
    events: int
    blobs: int
    missing: tuple[Digest, ...] = ()  # blobs that were damaged or lost, and are not in it
    left_out: tuple[str, ...] = ()  # files in the archive that are none of its own, by their path in it
    cleared: tuple[str, ...] = ()  # files that an interrupted backup had left next to this one


@dataclass(frozen=True, slots=True)
class Contents:
    """What a backup was found to hold, every byte of it checked."""

    archive: str  # the archive's name for ever
    made: str  # RFC 3339 UTC
    events: int
    blobs: int
    bytes: int  # of log and blobs
    log_bytes: int
    sha256: Digest  # of the whole file
    only_own_event_missing: bool = False  # restored where it was made: all was seen, but the event of this backup
    missing: tuple[Digest, ...] = ()  # blobs that were damaged or lost when it was made
    cleared: tuple[str, ...] = ()  # folders that an interrupted restore had left next to it
