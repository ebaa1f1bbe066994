"""A reader's process: takes tasks on standard input, answers on standard output, and may die without harm."""

from __future__ import annotations

import contextlib
import gc
import json
import signal
import sys
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import BinaryIO

from dossier.errors import Unreadable
from dossier.intake.looks import no_file
from dossier.intake.messages import (
    READY,
    Answer,
    Found,
    Limits,
    Task,
    receive_limits,
    receive_work,
    send_answer,
    send_found,
)
from dossier.model.claims import Reading
from dossier.model.describe import contract_json, json_line
from dossier.model.digest import Digest
from dossier.model.outlets import Outlet
from dossier.model.parts import Part, place_within, told_capture
from dossier.reading import parts, read
from dossier.reading.formats import may_be_web_archive
from dossier.reading.rules.outlets import also_known

Find = Callable[[Found], None]

_HEAD = 4096  # bytes by which a large file's kind is told
_LITTER = 50_000  # objects between two looks for circles that nobody holds
_SCRATCH = 16 << 20  # bytes of a file that a reader may write; none of ours has to


def _nobody(_: Found) -> None:
    """For readers of single files."""


def answer(task: Task, limits: Limits, find: Find = _nobody) -> Answer:
    """Reads one file, and hands each file that stands within it to `find` first.

    Every failure is an answer: a reader's bug costs that file its reading and nothing else.
    """
    return _told(task, limits, lambda: _answer(task, limits, find))


def _told(task: Task, limits: Limits, reading: Callable[[], Answer]) -> Answer:
    try:
        return reading()
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


def _answer(task: Task, limits: Limits, find: Find) -> Answer:
    path = Path(task.path)
    data = _load(path, limits)
    if not task.alone:
        _unpack(task, data, limits, find)
    return _read(task, data, limits)


def _read(task: Task, data: bytes, limits: Limits) -> Answer:
    reading = read(data, task.name, task.capture)
    if len(reading.rendition) > limits.rendition:
        raise Unreadable(f"unfolds to {len(reading.rendition):,} characters; at most {limits.rendition:,} are kept")
    if not task.report:
        return Answer(task.key, description=_shown(task, data, reading))
    from dossier.keeping.facts import blobs_of  # late: files that are only described need nothing of linking

    rendition, description = blobs_of(reading, task.report, task.version)
    return Answer(task.key, reading.reader, reading.media_type, rendition, description)


def _unpack(task: Task, data: bytes, limits: Limits, find: Find) -> None:
    """Finds every file within a file; for an archive its bytes, else its description. Raises Unreadable."""
    size = 0
    for number, part in enumerate(parts(data, task.name), 1):
        size += len(part.data)
        if number > limits.parts or size > limits.unfolded:
            raise Unreadable(f"holds more than {limits.parts:,} files, or more than {limits.unfolded >> 30} GB of them")
        found = part.data if task.report else _described(task, part, limits)
        find(Found(task.key, part.name, part.capture, found))


def _described(task: Task, part: Part, limits: Limits) -> bytes:
    """The description of a part as JSON, or the reason why there is none."""
    place = place_within(task.path, part.name)
    inner = Task(task.key, place, Path(part.name).name, whole=task.whole, capture=part.capture)
    found = _told(inner, limits, lambda: _read(inner, part.data, limits))
    within = {"part_of": task.path, **told_capture(part.capture)}
    if found.reason is not None:
        return json_line({"path": place, "error": found.reason, **within}).encode()
    return json_line(json.loads(found.description) | within).encode()


def _load(path: Path, limits: Limits) -> bytes:
    """All bytes of a file that is not too large for its kind. Raises Unreadable, OSError."""
    if reason := no_file(path.stat().st_mode):
        raise Unreadable(reason)
    with path.open("rb") as stream:
        head = stream.read(_HEAD)
        most = limits.web_archive if may_be_web_archive(head) else limits.file
        data = head + stream.read(max(0, most + 1 - len(head)))
    if len(data) > most:
        raise Unreadable(f"has {path.stat().st_size:,} bytes; readers take at most {most:,}")
    return data


def _shown(task: Task, data: bytes, reading: Reading) -> bytes:
    about = {"path": task.path, "sha256": Digest.of(data), "bytes": len(data)}
    whole = {"rendition": reading.rendition} if task.whole else {}
    return json_line(about | contract_json(reading) | whole).encode()


def confine(limits: Limits) -> None:
    """Takes from this process what no reader needs; what the system cannot limit stays unlimited."""
    if sys.platform == "win32":
        return
    import resource

    for what, most in (
        (resource.RLIMIT_AS, limits.memory),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, _SCRATCH),
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
    limits = receive_limits(stdin)
    if limits is None:
        return
    confine(limits)
    gc.freeze()  # what was imported stays; what a reading leaves hardly ever holds a circle
    gc.set_threshold(_LITTER)
    send_answer(stdout, Answer(READY))
    outlets: tuple[Outlet, ...] = ()
    while (work := receive_work(stdin)) is not None:
        outlets = outlets if work.outlets is None else work.outlets
        with also_known(outlets):
            for task in work.tasks:
                _end_in(2 * limits.seconds)
                found = answer(task, limits, partial(_send_on, stdout, limits))
                _end_in(0)
                send_answer(stdout, found)


def _send_on(stdout: BinaryIO, limits: Limits, found: Found) -> None:
    """A part is as much as a file may take its time for."""
    send_found(stdout, found)
    _end_in(2 * limits.seconds)


def _end_in(seconds: float) -> None:
    """Has the system end this process after so long (0: never): a reader that hangs outlives nobody who would."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main()
