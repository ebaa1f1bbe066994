"""A reader's process: takes tasks on standard input, answers on standard output, and may die without harm."""

from __future__ import annotations

import contextlib
import signal
import sys
import traceback
from pathlib import Path

from dossier.errors import Unreadable
from dossier.intake.looks import no_file
from dossier.intake.messages import READY, Answer, Limits, Task, receive_limits, receive_tasks, send_answer
from dossier.keeping.facts import blobs_of
from dossier.model.claims import Reading
from dossier.model.describe import contract_json, json_line
from dossier.model.digest import Digest
from dossier.reading import read

_SCRATCH = 256 << 20  # bytes of a file that a reader may write: py3langid unpacks its model into a temporary one


def answer(task: Task, limits: Limits) -> Answer:
    """Reads one file. Every failure is an answer: a reader's bug costs that file its reading and nothing else."""
    try:
        return _answer(task, limits)
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


def _answer(task: Task, limits: Limits) -> Answer:
    data = _load(Path(task.path), limits.file)
    reading = read(data, task.name)
    if len(reading.rendition) > limits.rendition:
        raise Unreadable(f"unfolds to {len(reading.rendition):,} characters; at most {limits.rendition:,} are kept")
    if not task.report:
        return Answer(task.key, description=_shown(task, data, reading))
    rendition, description = blobs_of(reading, task.report, task.version)
    return Answer(task.key, reading.reader, reading.media_type, rendition, description)


def _load(path: Path, most: int) -> bytes:
    """All bytes of a file of at most `most` bytes. Raises Unreadable, OSError."""
    if reason := no_file(path.stat().st_mode):
        raise Unreadable(reason)
    with path.open("rb") as stream:
        data = stream.read(most + 1)
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
    send_answer(stdout, Answer(READY))
    while (tasks := receive_tasks(stdin)) is not None:
        for task in tasks:
            _end_in(2 * limits.seconds)
            found = answer(task, limits)
            _end_in(0)
            send_answer(stdout, found)


def _end_in(seconds: float) -> None:
    """Has the system end this process after so long (0: never): a reader that hangs outlives nobody who would."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main()
