"""What an audit finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Part = Literal["blob", "log", "catalog", "checkpoint", "key", "stamp", "head", "file"]


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
    unsigned: int = 0  # events after the last of the checkpoints: who changes these alone leaves no trace
    also_there: tuple[str, ...] = ()  # by path: what systems put into folders, and what a cut short process left


@dataclass(frozen=True, slots=True)
class LogStatus:
    """What vouches for the log just now."""

    seen: int  # events, when this computer last saw the archive
    root: str  # of the Merkle tree over them, in hex; empty where this computer saw none
    key: str  # the one that counts, in the line that signed-note tools take; empty where the log has none
    key_here: bool  # its private part
    signed: int  # events under the last checkpoint; 0 where there is none
    alarm: str = ""  # why the log cannot be vouched for, in a sentence
