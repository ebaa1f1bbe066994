"""A process that has Dossier loaded and forks a child for every command: a second saved each time.

All that a child does to an archive happens on its main thread, so that its n-th system call is the same in every run;
its reader reads in the same process, for what becomes of readers is not the question here.
"""

from __future__ import annotations

import concurrent.futures
import contextlib
import json
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


class Nursery:
    """The nursery as seen from outside. Use as a context manager; one command at a time."""

    def __enter__(self) -> Nursery:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def born(self, work: str, *, out: Path, mutant: str | None = None, **given: Any) -> int:
        """Starts a child that is about to do some `work` (see `WORKS`) and stands still; gives its process number.

        What it prints goes to `out` and, from standard error, to `out` with `.err` at its end; keys are beside that.
        """
        question = {"work": work, "out": str(out), "keys": str(out.parent / "keys"), "mutant": mutant, "given": given}
        pid: int = self._asked(question)["pid"]
        return pid

    def ended(self) -> int:
        """Waits for the child; its exit status, negative for a signal."""
        status: int = self._asked({"wait": True})["status"]
        return status

    def done(self, work: str, *, out: Path, mutant: str | None = None, **given: Any) -> int:
        """Does some work from beginning to end."""
        os.kill(self.born(work, out=out, mutant=mutant, **given), signal.SIGCONT)
        return self.ended()

    def _asked(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


class _InTurn(concurrent.futures.Executor):
    """Does everything at once, on the thread that asks for it."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> concurrent.futures.Future[Any]:
        future: concurrent.futures.Future[Any] = concurrent.futures.Future()
        try:
            future.set_result(work(*given, **named))
        except BaseException as error:
            future.set_exception(error)
        return future

    def map(self, work: Callable[..., Any], *given: Iterable[Any], **_: Any) -> Iterator[Any]:
        return map(work, *given)


class _HereReader:
    """Speaks as a ReaderPool does, and reads in this process."""

    def __init__(self, *_: object, **__: object) -> None:
        self._answers: list[Any] = []
        self._keep: Callable[[bytes], Any] | None = None

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None  # whatever else a cage is told

    @property
    def open(self) -> int:
        return len(self._answers)

    @property
    def has_ready(self) -> bool:
        return bool(self._answers)

    def submit(self, tasks: Iterable[Any]) -> None:
        self._answers += map(_read, tasks)

    lacks_sandbox = False

    def ready(self, wait: int, at_most: float | None = None) -> Iterator[Any]:
        while self._answers:
            yield self._answers.pop(0)


@contextlib.contextmanager
def _none_ahead() -> Iterator[None]:
    """No reader is launched before the archive is opened."""
    yield None


def _read(task: Any) -> Any:
    """As a reader's process does it, without its limits."""
    from dossier.intake.reader_protocol import ReaderAnswer
    from dossier.reading import read
    from dossier.repository.facts_of_reading import blobs_of

    found = read(Path(task.path).read_bytes(), task.name)
    rendition, description = blobs_of(found, task.report, task.version)
    return ReaderAnswer(task.key, found.reader, found.media_type, rendition, description)


def _command(argv: list[str]) -> None:
    """`dossier` with these words."""
    from dossier.cli.main import dossier_command
    from dossier.start import LazyWindow

    dossier_command(argv, prog_name="dossier", obj=LazyWindow())


def _look(archive: str) -> None:
    """Prints what stands in an archive and what its audit finds, as JSON."""
    from tests.faults.looking import look

    print(json.dumps(look(Path(archive))))


def _probe(name: str, folder: str) -> None:
    """Prints what a probe of the mutants' table finds, as JSON."""
    from tests.faults.probes import PROBES

    print(json.dumps(PROBES[name](Path(folder))))


WORKS: dict[str, Callable[..., None]] = {"command": _command, "look": _look, "probe": _probe}


def _live(question: dict[str, Any]) -> None:
    """The life of a child."""
    status = 70
    try:
        for number, name in ((1, question["out"]), (2, question["out"] + ".err")):
            os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644), number)
        os.environ["DOSSIER_KEYS"] = question["keys"]
        if question["mutant"]:
            from tests.faults.mutants import MUTANTS

            MUTANTS[question["mutant"]].change()
        os.kill(os.getpid(), signal.SIGSTOP)
        WORKS[question["work"]](**question["given"])
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        with contextlib.suppress(OSError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


def _serve() -> None:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    pid = 0
    for line in iter(sys.stdin.readline, ""):
        question = json.loads(line)
        if question.get("wait"):
            answer = {"status": os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])}
        else:
            pid = os.fork() or _live(question) or 0
            os.waitpid(pid, os.WUNTRACED)
            answer = {"pid": pid}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def _load() -> None:
    """Loads all that commands need, so that no child has to."""
    concurrent.futures.ThreadPoolExecutor = _InTurn  # type: ignore[misc,assignment]
    import dossier.archive
    import dossier.briefs.html_export
    import dossier.cli.main
    import dossier.start
    import tests.faults.looking

    dossier.archive.ReaderPool = _HereReader  # type: ignore[misc,assignment]
    dossier.describe_without_archive.launched_ahead = _none_ahead  # type: ignore[assignment]
    import tempfile

    with tempfile.TemporaryDirectory() as scratch:
        os.environ["DOSSIER_KEYS"] = scratch
        tests.faults.looking.go_through_all(Path(scratch))


if __name__ == "__main__":
    _load()
    _serve()
