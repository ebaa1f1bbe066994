"""A checkpoint that a witness has cosigned, with the keys that check it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class CosignedCheckpoint:
    """What goes back to the log's owner; anybody can check it, who must know by another way whose the keys are."""

    cosigned: str  # a signed note (C2SP tlog-checkpoint) with a line of the log and one of the witness
    key: str  # of the log, as `NAME+ID+KEY`
    witness_key: str  # the same of the witness


@dataclass(frozen=True, slots=True)
class Cosignature:
    """A cosignature that an archive gave (`origin` is the other log) or keeps (`origin` is its own)."""

    event: int
    origin: str
    size: int  # lines of the log that it covers
    time: str  # RFC 3339 UTC, by the clock of the witness
    key: str  # of the witness, or, where this archive is the witness, of the log
    given: bool


def cosigned_json(found: CosignedCheckpoint) -> dict[str, Any]:
    return asdict(found)


def cosigned_from(data: Mapping[str, Any]) -> CosignedCheckpoint:
    """Raises ValueError where these are not the values of one."""
    if data.keys() != set(CosignedCheckpoint.__slots__) or not all(isinstance(value, str) for value in data.values()):
        raise ValueError("no cosigned checkpoint: it holds a note and two keys, all of them words")
    return CosignedCheckpoint(**data)
