"""What an audit finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Part = Literal["blob", "log", "catalog", "checkpoint", "key", "stamp", "head"]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in the archive that is not as it was kept."""

    part: Part
    thing: str  # a digest, a line, a table and its row
    fault: Literal["changed", "missing", "extra", "stray", "unreadable", "damaged"]
    detail: str
    harmless: bool = False  # what a process that was killed leaves, and no loss


@dataclass(frozen=True, slots=True)
class Summary:
    """What an audit went through."""

    blobs: int
    events: int
    rows: int
    faults: int  # harmless ones among them
    checkpoints: int = 0  # that are signed by the archive's key and agree with the log
    stamps: int = 0  # by time-stamping authorities
    being_written: int = 0  # blobs that are just being added: no line names them yet
