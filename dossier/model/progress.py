"""Reports the progress of long operations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Replayed:
    """How far a catalog is: events applied in this go, and bytes of the log applied in all, of how many."""

    events: int
    offset: int
    size: int


ProgressCallback = Callable[[Replayed], object]  # what it raises ends the work, and leaves all sound
