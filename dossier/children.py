"""Starts child processes, and runs one with limits on its time and output."""

from __future__ import annotations

import contextlib
import os
import runpy
import signal
import site
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, BinaryIO, TypeVar, cast

from dossier.clauses import Clause

_COMPLAINT = 65536  # bytes of a child's standard error that are kept
_GRAIN = 65536
BUFFER = 1 << 16  # bytes read or written at once: a child and we wake each other once a message, not once a part of it
_MOST = 8  # readers: beyond that the one writer is what is waited for
_AS_CHILD = "--as-child"  # the first word of a packed Dossier that is to run one of its modules instead
# All that a child which works on files of others is given of our environment, with all that begins with LC_
_NEEDED = frozenset({
    "DOSSIER_DATE_ORDER", "DOSSIER_OCR", "DOSSIER_REQUIRE_SANDBOX",
    "LANG", "TZ", "TMPDIR", "TEMP", "TMP",
    "PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH",  # programs and libraries
    "PYTHONHOME", "PYTHONUSERBASE", "PYTHONNOUSERSITE", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX",
    "PYTHONUTF8", "PYTHONHASHSEED", "__PYVENV_LAUNCHER__",
    "QT_PLUGIN_PATH", "TESSDATA_PREFIX", "SYSTEMROOT", "WINDIR",
})  # fmt: skip
_MODULES = (
    "dossier.briefs.pdf_reading",
    "dossier.briefs.verify_process",
    "dossier.sandbox.foreign_program",
    "dossier.desktop.picture_program",
    "dossier.desktop.web_trial",
    "dossier.suggest_process",
    "dossier.intake.reader_process",
    "dossier.repository.compare_process",
    "dossier.originals.viewer_process",
    "dossier.store.hashing",
    "dossier.typesetting",
)

Child = subprocess.Popen[bytes]
Answered = TypeVar("Answered")


def readers_on(cores: int | None, left: int = 0) -> int:
    """How many children read side by side on so many cores, `left` of which are for others."""
    return max(1, min(_MOST, (cores or 1) - left))


class Broken(Exception):
    """A child that was ended before it was done; `reason` is a clause."""

    def __init__(self, reason: Clause) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Done:
    """What a child left: its exit status and what it wrote."""

    status: int
    out: bytes
    complaint: bytes


def child_command(module: str) -> list[str]:
    """The command that runs one of our modules as a program, in `child_environment`.

    Nothing is imported from the folder that we were started in: files that came may lie there, a `json.py` too.
    """
    return [sys.executable, _AS_CHILD, module] if is_packed() else [sys.executable, "-P", "-m", module]


def is_packed() -> bool:
    """Whether this Dossier is a folder of its own (PyInstaller), in which there is no Python to be called."""
    return bool(getattr(sys, "frozen", False))


def dossier_command() -> list[str]:
    """The command that starts another Dossier like this one, in `dossier_environment`."""
    return [sys.executable] if is_packed() else [sys.executable, "-P", "-m", "dossier"]


def ran_as_child() -> bool:
    """In a packed Dossier: does what a child was started for, and tells whether this is one.

    The words after the module become its own, as with `python -m`.
    """
    if sys.argv[1:2] != [_AS_CHILD] or sys.argv[2:3] == [] or sys.argv[2] not in _MODULES:
        return False
    module = sys.argv[2]
    sys.argv[1:] = sys.argv[3:]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
    return True


def child_environment(given: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The few variables that a child needs which works on files of others: tokens and paths of ours are kept from it.

    With them the child finds this very Dossier, wherever it was imported from.
    """
    passed_on = {name: value for name, value in given.items() if name in _NEEDED or name.startswith("LC_")}
    if site.ENABLE_USER_SITE and site.USER_BASE:
        passed_on["PYTHONUSERBASE"] = site.USER_BASE  # Python would look for it by HOME
    return passed_on | {"PYTHONPATH": _import_path(given)}


def dossier_environment(given: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Our whole environment, for another Dossier that works with archives and settings as we do."""
    return {**given, "PYTHONPATH": _import_path(given)}


def _import_path(given: Mapping[str, str]) -> str:
    """An empty path, as `PYTHONPATH=$PYTHONPATH:/more` leaves it, would be the folder that we were started in."""
    package = str(Path(__file__).resolve().parent.parent)
    return os.pathsep.join([package, *filter(None, given.get("PYTHONPATH", "").split(os.pathsep))])


def start(command: Sequence[str], environment: Mapping[str, str], complaints: int = subprocess.PIPE) -> Child:
    """A child with pipes, in a session of its own: Ctrl+C is for us, and all that it starts ends with it."""
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=complaints,
        env=environment,
        start_new_session=True,
        bufsize=BUFFER,
        pipesize=1 << 20,  # where the system can: a whole page is handed over without waiting
    )


def kill(child: Child) -> None:
    """Ends a child and whatever it has started."""
    if child.returncode is not None:
        return
    if sys.platform == "win32":
        child.kill()
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):  # macOS refuses for one that has just ended
        os.killpg(child.pid, signal.SIGKILL)  # it leads a session, and keeps its number until it is waited for


def run(
    command: Sequence[str],
    data: bytes,
    seconds: float,
    most: int,
    environment: Mapping[str, str] | None = None,
    started: Callable[[Child], object] = lambda _: None,
) -> Done:
    """Runs a program on `data`, by pipes; it may write `most` bytes. Raises Broken, OSError.

    `started` is handed the child, which any thread may `kill`.
    """
    child = start(command, child_environment() if environment is None else environment)
    late = threading.Event()
    clock = threading.Timer(max(0.0, seconds), _end_late, (child, late))
    complaint = bytearray()
    hands = [
        threading.Thread(target=_feed, args=(pipe(child.stdin), data), daemon=True),
        threading.Thread(target=_drain, args=(pipe(child.stderr), complaint), daemon=True),
    ]
    for thread in (clock, *hands):
        thread.start()
    try:
        started(child)
        with pipe(child.stdout) as stdout:
            out = _at_most(stdout, most + 1)
        if len(out) > most:
            kill(child)
        status = child.wait()
    finally:
        kill(child)
        clock.cancel()
        for thread in hands:
            thread.join()
    if late.is_set():
        raise Broken(Clause("takes-too-long"))
    if len(out) > most:
        raise Broken(Clause("unfolds-to-more-than-taken"))
    return Done(status, out, bytes(complaint))


class Dialogue:
    """A child that is asked one question after another; not by several threads at once, but any may `close` it."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        """Raises OSError."""
        self._child = start(command, child_environment() if environment is None else environment)
        self._complaint = bytearray()
        self._drain = threading.Thread(target=_drain, args=(pipe(self._child.stderr), self._complaint), daemon=True)
        self._drain.start()

    @property
    def pid(self) -> int:
        return self._child.pid

    @property
    def complaint(self) -> str:
        """What a child that has ended wrote to its standard error."""
        return self._complaint.decode("utf-8", "replace").strip()

    def ask(self, question: bytes, seconds: float, answer: Callable[[BinaryIO], Answered]) -> Answered:
        """Hands the question over and has the answer read from the child's output, which ends where the child did.

        Raises Broken when that takes too long, and what `answer` raises.
        """
        late = threading.Event()
        clock = threading.Timer(seconds, _end_late, (self._child, late))
        clock.start()
        try:
            with contextlib.suppress(BrokenPipeError, OSError, ValueError):
                pipe(self._child.stdin).write(question)
                pipe(self._child.stdin).flush()
            found = answer(pipe(self._child.stdout))
        except Exception as error:
            if late.is_set():
                raise Broken(Clause("takes-too-long")) from error
            raise
        finally:
            clock.cancel()
        if late.is_set():
            raise Broken(Clause("takes-too-long"))
        return found

    def end(self) -> None:
        """Ends the child: a caller that waits for its answer gets what there is, and still has to `close` it."""
        kill(self._child)

    def close(self) -> int:
        """Ends the child, and gives its exit status."""
        kill(self._child)
        status = self._child.wait()
        self._drain.join()
        for stream in (self._child.stdin, self._child.stdout):
            with contextlib.suppress(OSError):
                pipe(stream).close()
        return status


def _end_late(child: Child, late: threading.Event) -> None:
    late.set()
    kill(child)


def _at_most(stream: BinaryIO, most: int) -> bytes:
    """As `read`, which would set aside all the memory for `most` at once."""
    out = bytearray()
    while len(out) < most and (piece := stream.read(min(BUFFER, most - len(out)))):
        out += piece
    return bytes(out)


def _feed(stream: BinaryIO, data: bytes) -> None:
    with contextlib.suppress(BrokenPipeError, OSError), stream:
        stream.write(data)


def _drain(stream: BinaryIO, kept: bytearray) -> None:
    with stream:
        while chunk := stream.read(_GRAIN):
            kept += chunk[: max(0, _COMPLAINT - len(kept))]


def pipe(stream: IO[bytes] | None) -> BinaryIO:
    assert stream is not None, "the child was started with pipes"
    return cast(BinaryIO, stream)
