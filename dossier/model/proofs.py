"""Proofs that a log is unchanged: keys, time stamps, and proofs that anybody can check who knows the key."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Inclusion:
    """A line of the log, its number from 1, and the sibling hashes on its way to the root, lowest first."""

    event: int
    line: str  # without its line feed
    path: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """Events of a report, or of a case, under one signed checkpoint."""

    report: str  # or a case
    key: str  # of the checkpoint, as `NAME+ID+KEY`
    checkpoint: str  # a signed note (C2SP tlog-checkpoint)
    events: tuple[Inclusion, ...]


@dataclass(frozen=True, slots=True)
class Extension:
    """That a log only grew between two checkpoints; each has the key of its time."""

    older: str
    older_key: str
    newer: str
    newer_key: str
    path: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Key:
    """A key of an archive, in the line that signed-note tools take; `here` is whether its private part is."""

    key: str
    event: int
    at: str
    signed: bool  # by the key before, or it is the first
    current: bool
    here: bool


@dataclass(frozen=True, slots=True)
class Stamped:
    """A time stamp that was got: the authority's time (RFC 3339), its token's file, and how many lines it covers."""

    time: str
    path: Path
    tsa: str
    events: int


def proof_json(proof: Proof) -> dict[str, Any]:
    """The proof as JSON values; hashes are in base64."""
    events = [
        {"event": found.event, "line": found.line, "path": [base64.b64encode(part).decode() for part in found.path]}
        for found in proof.events
    ]
    return {"report": proof.report, "key": proof.key, "checkpoint": proof.checkpoint, "events": events}


def extension_json(found: Extension) -> dict[str, Any]:
    """The proof as JSON values; hashes are in base64."""
    notes = {"older": found.older, "older_key": found.older_key, "newer": found.newer, "newer_key": found.newer_key}
    return notes | {"path": [base64.b64encode(part).decode() for part in found.path]}


def extension_from(data: Mapping[str, Any]) -> Extension:
    """Raises ValueError where these are not the values of an extension."""
    try:
        words = tuple(data[name] for name in ("older", "older_key", "newer", "newer_key"))
        path = tuple(base64.b64decode(part, validate=True) for part in data["path"])
    except (LookupError, TypeError) as error:
        raise ValueError(f"no proof: {error}") from error
    if not all(isinstance(word, str) for word in words):
        raise ValueError("no proof: checkpoints and keys are words")
    older, older_key, newer, newer_key = words
    return Extension(older, older_key, newer, newer_key, path)


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
