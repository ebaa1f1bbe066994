"""What we and a reader's process say to each other: JSON and plain bytes, so that nothing it sends can run here."""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, BinaryIO

from dossier.model.digest import Digest
from dossier.model.outlets import Outlet, outlet_from_json, outlet_json
from dossier.model.parts import Capture

_LENGTH = struct.Struct("<Q")
_MOST = 1 << 30  # bytes of one message; a longer one is a reader gone mad
READY = -1  # the key of a reader's first answer: it has started, and the clock of its first task may run


@dataclass(frozen=True, slots=True)
class Limits:
    """What one file may cost: bytes of the file, characters of its rendition, seconds, bytes of memory.

    A web archive may be larger than other files; the seconds count anew for every part of a file, and `unfolded` is how
    many bytes all its parts may have.
    """

    file: int = 64 << 20
    web_archive: int = 1 << 30
    parts: int = 100_000
    unfolded: int = 4 << 30
    rendition: int = 16 << 20
    seconds: float = 60.0
    memory: int = 3 << 30


@dataclass(frozen=True, slots=True)
class Task:
    """A file to be read: where its bytes are, and the name that it came with.

    With a report and a version it is read for the archive; with neither it is described as JSON.
    """

    key: int
    path: str
    name: str
    report: str = ""
    version: int = 0
    whole: bool = False  # the rendition goes into the description
    capture: Capture | None = None  # where a part was got
    alone: bool = False  # its parts are not taken out


@dataclass(frozen=True, slots=True)
class Found:
    """A file within the file of a task: its bytes for the archive, else its description as JSON."""

    key: int
    name: str
    capture: Capture
    data: bytes


@dataclass(frozen=True, slots=True)
class Kept:
    """A found file whose bytes are in the store."""

    name: str
    capture: Capture
    sha256: Digest
    size: int  # bytes


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a task: the blobs of its reading, or a description as JSON, or the reason why neither.

    With whatever stood within the file: `parts` are in the store, `described` are descriptions as JSON.
    """

    key: int
    reader: str = ""
    media_type: str = ""
    rendition: bytes = b""
    description: bytes = b""
    reason: str | None = None
    parts: tuple[Kept, ...] = ()
    described: tuple[bytes, ...] = ()
    outlets: int = 0  # last event about people's outlets that the reader knew of


@dataclass(frozen=True, slots=True)
class Work:
    """Tasks for a reader, and the outlets of people that it is to know from now on; None where these are as before."""

    tasks: tuple[Task, ...]
    outlets: tuple[Outlet, ...] | None = None


def send_limits(stream: BinaryIO, limits: Limits) -> None:
    _send(stream, asdict(limits))


def receive_limits(stream: BinaryIO) -> Limits | None:
    head = _receive(stream)
    return Limits(**head) if head else None


def send_work(stream: BinaryIO, work: Work) -> None:
    """Raises OSError when the other side is gone."""
    outlets = None if work.outlets is None else [outlet_json(outlet) for outlet in work.outlets]
    _send(stream, {"tasks": [asdict(task) for task in work.tasks], "outlets": outlets})


def receive_work(stream: BinaryIO) -> Work | None:
    """None when the other side is gone."""
    head = _receive(stream)
    if head is None:
        return None
    outlets = None if head["outlets"] is None else tuple(map(outlet_from_json, head["outlets"]))
    return Work(tuple(map(_task, head["tasks"])), outlets)


def _task(data: Mapping[str, Any]) -> Task:
    capture = data["capture"]
    return Task(**{**data, "capture": Capture(**capture) if capture else None})


def send_found(stream: BinaryIO, found: Found) -> None:
    _send_all(stream, {"key": found.key, "found": found.name, "capture": asdict(found.capture)}, found.data, b"")


def send_answer(stream: BinaryIO, answer: Answer) -> None:
    head = {"key": answer.key, "reader": answer.reader, "media_type": answer.media_type, "reason": answer.reason}
    _send_all(stream, head, answer.rendition, answer.description)


def _send_all(stream: BinaryIO, head: Mapping[str, Any], *parts: bytes) -> None:
    _send_bytes(stream, json.dumps(head).encode())
    for part in parts:
        _send_bytes(stream, part)
    stream.flush()


def receive_answer(stream: BinaryIO) -> Answer | Found | None:
    """An answer, or before it something found within the file; None when the other side is gone, or sends neither."""
    try:
        head = _receive(stream)
        first, second = _receive_bytes(stream), _receive_bytes(stream)
        if head is None or first is None or second is None:
            return None
        return _found(head, first) if "found" in head else _answer(head, first, second)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _found(head: Mapping[str, Any], data: bytes) -> Found:
    told = {name: _words(words) for name, words in head["capture"].items() if words is not None}
    if "captured" in told:
        datetime.fromisoformat(told["captured"])  # raises where faces could not show it
    return Found(int(head["key"]), _words(head["found"]), Capture(**told), data)


def _answer(head: Mapping[str, Any], rendition: bytes, description: bytes) -> Answer:
    """Raises KeyError, TypeError, ValueError when a part is missing or is not what it should be."""
    reason = None if head["reason"] is None else _words(head["reason"])
    return Answer(int(head["key"]), _words(head["reader"]), _words(head["media_type"]), rendition, description, reason)


def _words(found: object) -> str:
    if not isinstance(found, str):
        raise TypeError(found)
    return found.encode().decode()  # raises where half a surrogate pair would break the log


def _send(stream: BinaryIO, head: Mapping[str, Any]) -> None:
    _send_bytes(stream, json.dumps(head).encode())
    stream.flush()


def _receive(stream: BinaryIO) -> dict[str, Any] | None:
    data = _receive_bytes(stream)
    return None if data is None else dict(json.loads(data))


def _send_bytes(stream: BinaryIO, data: bytes) -> None:
    stream.write(_LENGTH.pack(len(data)))
    stream.write(data)


def _receive_bytes(stream: BinaryIO) -> bytes | None:
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    data = stream.read(length) if length <= _MOST else b""
    return data if len(data) == length else None
