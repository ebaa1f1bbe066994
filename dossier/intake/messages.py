"""What we and a reader's process say to each other: JSON and plain bytes, so that nothing it sends can run here."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, BinaryIO

_LENGTH = struct.Struct("<Q")
_MOST = 1 << 30  # bytes of one message; a longer one is a reader gone mad
READY = -1  # the key of a reader's first answer: it has started, and the clock of its first task may run


@dataclass(frozen=True, slots=True)
class Limits:
    """What one file may cost: bytes of the file, characters of its rendition, seconds, bytes of memory."""

    file: int = 64 << 20
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


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a task: the blobs of its reading, or a description as JSON, or the reason why neither."""

    key: int
    reader: str = ""
    media_type: str = ""
    rendition: bytes = b""
    description: bytes = b""
    reason: str | None = None


def send_limits(stream: BinaryIO, limits: Limits) -> None:
    _send(stream, asdict(limits))


def receive_limits(stream: BinaryIO) -> Limits | None:
    head = _receive(stream)
    return Limits(**head) if head else None


def send_tasks(stream: BinaryIO, tasks: Iterable[Task]) -> None:
    """Raises OSError when the other side is gone."""
    _send(stream, {"tasks": [asdict(task) for task in tasks]})


def receive_tasks(stream: BinaryIO) -> list[Task] | None:
    """None when the other side is gone."""
    head = _receive(stream)
    return None if head is None else [Task(**task) for task in head["tasks"]]


def send_answer(stream: BinaryIO, answer: Answer) -> None:
    head = {"key": answer.key, "reader": answer.reader, "media_type": answer.media_type, "reason": answer.reason}
    _send(stream, head)
    for part in (answer.rendition, answer.description):
        _send_bytes(stream, part)
    stream.flush()


def receive_answer(stream: BinaryIO) -> Answer | None:
    """None when the other side is gone, or sends what is no answer."""
    try:
        head = _receive(stream)
        rendition, description = _receive_bytes(stream), _receive_bytes(stream)
        if head is None or rendition is None or description is None:
            return None
        return _answer(head, rendition, description)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


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
