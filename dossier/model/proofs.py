"""Proofs that events stand in a log, which anybody can check who has them and knows the archive's key."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Inclusion:
    """A line of the log, its place there from 1, and the hashes beside its way to the root, lowest first."""

    event: int
    line: str  # without its line feed
    path: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """Events of a report under one signed checkpoint."""

    report: str
    key: str  # of the checkpoint, as `NAME+ID+KEY`
    checkpoint: str  # a signed note (C2SP tlog-checkpoint)
    events: tuple[Inclusion, ...]


def proof_json(proof: Proof) -> dict[str, Any]:
    """The proof as JSON values; hashes are in base64."""
    events = [
        {"event": found.event, "line": found.line, "path": [base64.b64encode(part).decode() for part in found.path]}
        for found in proof.events
    ]
    return {"report": proof.report, "key": proof.key, "checkpoint": proof.checkpoint, "events": events}


def proof_from(data: Mapping[str, Any]) -> Proof:
    """Raises ValueError where these are not the values of a proof."""
    try:
        events = tuple(_inclusion(found) for found in data["events"])
        report, key, checkpoint = (data[name] for name in ("report", "key", "checkpoint"))
    except (LookupError, TypeError) as error:
        raise ValueError(f"no proof: {error}") from error
    if not all(isinstance(word, str) for word in (report, key, checkpoint)):
        raise ValueError("no proof: report, key and checkpoint are words")
    return Proof(report, key, checkpoint, events)


def _inclusion(data: Mapping[str, Any]) -> Inclusion:
    path = tuple(base64.b64decode(part, validate=True) for part in data["path"])
    if type(data["event"]) is not int or not isinstance(data["line"], str):
        raise ValueError("no proof: an event is a number and a line")
    return Inclusion(data["event"], data["line"], path)
