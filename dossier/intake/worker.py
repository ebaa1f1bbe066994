"""A reader's child process: takes tasks on standard input, answers on standard output, and may die without harm."""

from __future__ import annotations

import contextlib
import json
import pickle
import struct
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from dossier.errors import Unreadable
from dossier.keeping.facts import Made, made_of
from dossier.model.describe import contract_json
from dossier.model.digest import Digest
from dossier.reading import read

_LENGTH = struct.Struct("<Q")


@dataclass(frozen=True, slots=True)
class Task:
    """A file to be read: where its bytes are, the name that it came with, and for which version of which report."""

    key: int
    path: str
    name: str
    report: str = ""
    version: int = 0


@dataclass(frozen=True, slots=True)
class Show:
    """A file to be described as JSON, without an archive."""

    key: int
    path: str
    rendition: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a task: `made`, or `shown` (JSON), or the `reason` why neither."""

    key: int
    made: Made | None = None
    shown: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """What one file may cost: bytes of the file, characters of its rendition, seconds, bytes of memory."""

    file: int = 64 << 20
    rendition: int = 16 << 20
    seconds: float = 60.0
    memory: int = 3 << 30


def send(stream: BinaryIO, message: object) -> None:
    """Writes one message. Raises OSError when the other side is gone."""
    data = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    stream.write(_LENGTH.pack(len(data)) + data)
    stream.flush()


def receive(stream: BinaryIO) -> object | None:
    """The next message; None when the other side is gone."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    data = stream.read(length)
    return pickle.loads(data) if len(data) == length else None


def answer(task: Task | Show, limits: Limits) -> Answer:
    """Reads one file. Every failure is an answer: a reader's bug costs that file its reading and nothing else."""
    try:
        data = load(Path(task.path), limits.file)
        if isinstance(task, Show):
            return Answer(task.key, shown=_shown(task, data, limits))
        return Answer(task.key, made=_made(task, data, limits))
    except Unreadable as error:
        return Answer(task.key, reason=error.reason)
    except OSError as error:
        return Answer(task.key, reason=f"cannot be opened: {error.strerror or error}")
    except MemoryError:
        return Answer(task.key, reason=f"needs more memory than a reader may take ({limits.memory >> 20} MB)")
    except Exception as error:  # the boundary: what is raised here is a bug of ours, told with its place
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}:{where.lineno}"
        return Answer(task.key, reason=f"the reader failed ({type(error).__name__} at {place})")


def load(path: Path, most: int) -> bytes:
    """All bytes of a file of at most `most` bytes. Raises Unreadable, OSError."""
    size = path.stat().st_size
    if size > most:
        raise Unreadable(f"has {size:,} bytes; readers take at most {most:,}")
    return path.read_bytes()


def _made(task: Task, data: bytes, limits: Limits) -> Made:
    reading = read(data, task.name)
    _hold(reading.rendition, limits)
    return made_of(reading, task.report, task.version)


def _shown(task: Show, data: bytes, limits: Limits) -> str:
    reading = read(data, Path(task.path).name)
    _hold(reading.rendition, limits)
    about = {"path": task.path, "sha256": Digest.of(data), "bytes": len(data)}
    whole = {"rendition": reading.rendition} if task.rendition else {}
    return json.dumps(about | contract_json(reading) | whole, ensure_ascii=False)


def _hold(rendition: str, limits: Limits) -> None:
    if len(rendition) > limits.rendition:
        raise Unreadable(f"unfolds to {len(rendition):,} characters; at most {limits.rendition:,} are kept")


def confine(limits: Limits) -> None:
    """Takes from this process what no reader needs; what the system cannot limit stays unlimited."""
    if sys.platform == "win32":
        return
    import resource

    for what, most in (
        (resource.RLIMIT_AS, limits.memory),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NOFILE, 64),
    ):
        hard = resource.getrlimit(what)[1]
        soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError):  # some systems refuse an address-space limit
            resource.setrlimit(what, (soft, hard))


def main() -> None:
    """Answers lists of tasks, one answer a task, until the input ends. The first message is the limits."""
    stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not stand among the answers
    limits = receive(stdin)
    if not isinstance(limits, Limits):
        return
    confine(limits)
    while isinstance(tasks := receive(stdin), list):
        for task in tasks:
            send(stdout, answer(task, limits))


if __name__ == "__main__":
    main()
