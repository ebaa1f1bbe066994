"""Keeps a few reader processes at work; one that dies, hangs or swells costs its file the reading, and nothing else."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, BinaryIO, cast

import dossier
from dossier.intake.messages import Answer, Limits, Task, receive_answer, send_limits, send_tasks

_CHUNK = 8  # tasks handed over at once: fewer leave a reader idle while we commit
_CHECK = 0.1  # seconds between looks at the deadlines


class Cage:
    """`jobs` reader processes, started when first needed. Use as a context manager."""

    def __init__(self, jobs: int | None = None, limits: Limits | None = None) -> None:
        self._limits = limits or Limits()
        self._tasks: queue.SimpleQueue[list[Task] | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self._keepers = [_Keeper(self._tasks, self._answers, self._limits) for _ in range(jobs or default_jobs())]
        self._open = 0
        self._closed = threading.Event()
        self._clock = threading.Thread(target=self._watch_deadlines, daemon=True)
        self._clock.start()

    def __enter__(self) -> Cage:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def open(self) -> int:
        """Tasks handed in whose answers were not taken yet."""
        return self._open

    @property
    def has_ready(self) -> bool:
        """Whether an answer can be taken without waiting."""
        return not self._answers.empty()

    def submit(self, tasks: Iterable[Task]) -> None:
        todo = list(tasks)
        self._open += len(todo)
        # Few tasks are spread over all readers, many go in chunks
        size = max(1, min(_CHUNK, len(todo) // len(self._keepers)))
        for at in range(0, len(todo), size):
            self._tasks.put(todo[at : at + size])

    def ready(self, wait: bool) -> Iterator[Answer]:
        """Answers that are there; with `wait`, at least one as long as any is open."""
        while self._open:
            try:
                found = self._answers.get(block=wait)
            except queue.Empty:
                return
            wait = False
            self._open -= 1
            yield found

    def close(self) -> None:
        """Ends the readers; tasks still open are given up."""
        self._closed.set()
        for _ in self._keepers:
            self._tasks.put(None)
        for keeper in self._keepers:
            keeper.stop()

    def _watch_deadlines(self) -> None:
        while not self._closed.wait(_CHECK):
            now = time.monotonic()
            for keeper in self._keepers:
                keeper.check(now)


class _Keeper(threading.Thread):
    """Feeds one reader process, and starts another when it has fallen."""

    def __init__(
        self,
        tasks: queue.SimpleQueue[list[Task] | None],
        answers: queue.SimpleQueue[Answer],
        limits: Limits,
    ) -> None:
        super().__init__(daemon=True)
        self._tasks, self._answers, self._limits = tasks, answers, limits
        self._child: subprocess.Popen[bytes] | None = None
        self._since: float | None = None  # when the task in hand was begun
        self._overdue = self._stopping = False
        self.start()

    def run(self) -> None:
        while (chunk := self._tasks.get()) is not None:
            todo = deque(chunk)
            while todo and not self._stopping:
                self._work_on(todo)
        self._end()

    def check(self, now: float) -> None:
        """Ends the reader when its task is overdue."""
        since, child = self._since, self._child
        if since is not None and child is not None and now - since > self._limits.seconds:
            self._overdue = True
            child.kill()

    def stop(self) -> None:
        self._stopping = True
        if (child := self._child) is not None:
            child.kill()
        self.join()

    def _work_on(self, todo: deque[Task]) -> None:
        child = self._child or self._start()
        try:
            send_tasks(_pipe(child.stdin), todo)
        except OSError:
            self._fallen(todo)
            return
        while todo:
            self._since = time.monotonic()
            found = receive_answer(_pipe(child.stdout))
            self._since = None
            if found is None:
                self._fallen(todo)
                return
            todo.popleft()
            self._answers.put(found)

    def _fallen(self, todo: deque[Task]) -> None:
        """The task in hand is to blame; the rest goes to a new reader."""
        status = self._end()
        if self._stopping:
            return
        reason = (
            f"took longer than {self._limits.seconds:g} seconds to read"
            if self._overdue
            else f"ended its reader (exit status {status})"
        )
        self._overdue = False
        self._answers.put(Answer(todo.popleft().key, reason=reason))

    def _start(self) -> subprocess.Popen[bytes]:
        package = str(Path(dossier.__file__).resolve().parent.parent)
        paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
        self._child = subprocess.Popen(
            [sys.executable, "-m", "dossier.intake.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
            # Ctrl+C is for us: a reader that died of it would cost its file the reading
            start_new_session=True,
        )
        send_limits(_pipe(self._child.stdin), self._limits)
        return self._child

    def _end(self) -> int | None:
        child, self._child = self._child, None
        if child is None:
            return None
        child.kill()
        for pipe in (child.stdin, child.stdout):
            try:
                _pipe(pipe).close()
            except BrokenPipeError:
                continue  # words that a dead reader never took
        return child.wait()


def _pipe(stream: IO[bytes] | None) -> BinaryIO:
    assert stream is not None, "the child was started with pipes"
    return cast(BinaryIO, stream)


def default_jobs() -> int:
    """A reader a core, at most eight: beyond that the one writer is what is waited for."""
    return max(1, min(8, os.cpu_count() or 1))
