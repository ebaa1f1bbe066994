"""Keeps a few reader processes at work; one that dies, hangs or swells costs its file the reading, and nothing else."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import IO, BinaryIO, cast

from dossier.children import child_command, child_environment
from dossier.errors import NoReader
from dossier.intake.messages import (
    READY,
    Answer,
    Found,
    Kept,
    Limits,
    Task,
    Work,
    receive_answer,
    send_limits,
    send_work,
)
from dossier.model.digest import Digest
from dossier.model.outlets import OwnOutlets

Keep = Callable[[bytes], Digest]  # keeps bytes, and says their digest; raises OSError

_CHUNK = 8  # tasks handed over at once: fewer leave a reader idle while we commit
_CHECK = 0.1  # seconds between looks at the deadlines
_START = 60.0  # seconds that a reader may take to start
_STARTS = 3  # one more reader is started for work that will wait so many times as long as a start takes
_FIRST = 16, 1.0  # tasks, or seconds at work, by which that can be told: the first tasks take longer than others
READER = tuple(child_command("dossier.intake.worker"))


class Cage:
    """Up to `jobs` reader processes, each started when work has waited for it. Use as a context manager."""

    def __init__(self, jobs: int | None = None, limits: Limits | None = None, command: Sequence[str] = READER) -> None:
        """`command` starts a reader, which speaks as `worker` does."""
        limits = limits or Limits()
        self._tasks: queue.SimpleQueue[list[Task] | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[Answer | NoReader | OSError] = queue.SimpleQueue()
        count = jobs or default_jobs()
        self._keepers = [_Keeper(self._tasks, self._answers, limits, command) for _ in range(count)]
        self._resting = deque(self._keepers)
        self._resting.popleft().start()
        self._open = 0
        self._closed = threading.Event()
        self._clock = threading.Thread(target=self._look_on, daemon=True)
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

    def keep_with(self, keep: Keep) -> None:
        """From now on `keep` takes the files found within files of an archive; readers' threads call it."""
        for keeper in self._keepers:
            keeper.keep = keep

    def know(self, outlets: OwnOutlets) -> None:
        """From now on readers know these outlets of people, besides those that they know anyway."""
        for keeper in self._keepers:
            keeper.outlets = outlets

    def submit(self, tasks: Iterable[Task]) -> None:
        todo = list(tasks)
        self._open += len(todo)
        # Few tasks are spread over all readers, many go in chunks
        size = max(1, min(_CHUNK, len(todo) // len(self._keepers)))
        for at in range(0, len(todo), size):
            self._tasks.put(todo[at : at + size])

    def ready(self, wait: bool) -> Iterator[Answer]:
        """Answers that are there; with `wait`, at least one as long as any is open.

        Raises NoReader, and OSError when what was found within a file cannot be kept.
        """
        while self._open:
            try:
                found = self._answers.get(block=wait)
            except queue.Empty:
                return
            if isinstance(found, Exception):
                raise found
            wait = False
            self._open -= 1
            yield found

    def close(self) -> None:
        """Ends the readers; tasks still open are given up."""
        self._closed.set()
        self._clock.join()  # it starts readers
        working = self._keepers[: len(self._keepers) - len(self._resting)]
        for _ in working:
            self._tasks.put(None)
        for keeper in working:
            keeper.stop()
        for keeper in working:
            keeper.join()

    def _look_on(self) -> None:
        """Ends readers that are overdue, and starts one more when too much is waiting."""
        while not self._closed.wait(_CHECK):
            now = time.monotonic()
            for keeper in self._keepers:
                keeper.check(now)
            if self._resting and not self._tasks.empty() and self._is_short(now):
                self._resting.popleft().start()

    def _is_short(self, now: float) -> bool:
        """Whether what waits will take the readers at work longer than a few starts; one is worth some sixty pages."""
        working = self._keepers[: len(self._keepers) - len(self._resting)]
        if any(keeper.starts for keeper in working):
            return False
        waiting = max(0, self._open - self._answers.qsize() - len(working))
        spent, done = sum(keeper.spent(now) for keeper in working), sum(keeper.done for keeper in working)
        if done < _FIRST[0] and spent < _FIRST[1]:
            return False
        return waiting * spent / max(1, done) / len(working) > _STARTS * max(keeper.took for keeper in working)


class _Keeper(threading.Thread):
    """Feeds one reader process, and starts another when it has fallen."""

    def __init__(
        self,
        tasks: queue.SimpleQueue[list[Task] | None],
        answers: queue.SimpleQueue[Answer | NoReader | OSError],
        limits: Limits,
        command: Sequence[str],
    ) -> None:
        super().__init__(daemon=True)
        self._tasks, self._answers, self._limits, self._command = tasks, answers, limits, command
        self.keep: Keep | None = None
        self.starts = False  # its reader is on the way
        self.took = 0.0  # seconds for that
        self.done = 0  # tasks
        self._spent = 0.0  # seconds on them
        self._began: float | None = None  # when the task in hand was
        self.outlets = OwnOutlets()
        self._told = OwnOutlets()  # what the present reader knows
        self._parts: list[Kept] = []  # found so far within the file in hand
        self._described: list[bytes] = []
        self._lock = threading.Lock()  # over what follows
        self._child: subprocess.Popen[bytes] | None = None
        self._due: float | None = None  # when the task in hand must be done
        self._overdue = self._stopping = False

    def run(self) -> None:
        while (chunk := self._tasks.get()) is not None:
            todo = deque(chunk)
            try:
                while todo and not self._stopping:
                    self._work_on(todo)
            except (OSError, NoReader) as error:
                self._answers.put(error)
        self._end()

    def check(self, now: float) -> None:
        """Ends the reader when its task is overdue."""
        with self._lock:
            if self._child and self._due is not None and now > self._due:
                self._overdue = True
                _kill(self._child)

    def spent(self, now: float) -> float:
        """Seconds at work so far, with those on the task in hand."""
        began = self._began
        return self._spent + (now - began if began is not None else 0.0)

    def stop(self) -> None:
        """Ends the reader; `join` waits for what is left to do."""
        with self._lock:
            self._stopping = True
            if self._child:
                _kill(self._child)

    def _work_on(self, todo: deque[Task]) -> None:
        child = self._child or self._start()
        try:
            send_work(_pipe(child.stdin), self._work(todo))
        except BrokenPipeError:
            self._fallen(todo)
            return
        while todo and not self._stopping:
            self._began = began = time.monotonic()
            found, in_time = self._answer_of(child, self._limits.seconds)
            self._began, self._spent = None, self._spent + time.monotonic() - began
            if found is None or found.key != todo[0].key:
                self._fallen(todo)
                return
            if isinstance(found, Found):
                self._take_part(found)
                continue
            todo.popleft()
            self.done += 1
            self._put(found)
            if not in_time:  # it was ended just as it answered; the next task is not to blame
                self._end()
                return

    def _work(self, todo: Iterable[Task]) -> Work:
        before, self._told = self._told, self.outlets
        return Work(tuple(todo), None if before == self._told else self._told.outlets)

    def _take_part(self, found: Found) -> None:
        """Keeps a file that stands within the one in hand, so that no more than one such is in memory."""
        if self.keep is None:
            self._described.append(found.data)
        else:
            self._parts.append(Kept(found.name, found.capture, self.keep(found.data), len(found.data)))

    def _put(self, answer: Answer) -> None:
        """Hands an answer on with all that was found before it, also where the reader fell over what came next."""
        parts, described = tuple(self._parts), tuple(self._described)
        self._answers.put(replace(answer, parts=parts, described=described, outlets=self._told.seq))
        self._parts.clear()
        self._described.clear()

    def _answer_of(self, child: subprocess.Popen[bytes], seconds: float) -> tuple[Answer | Found | None, bool]:
        """The next answer or find, and whether it came before the reader was ended for taking too long."""
        with self._lock:
            self._due = time.monotonic() + seconds
        found = receive_answer(_pipe(child.stdout))
        with self._lock:
            self._due = None
            return found, not self._overdue

    def _fallen(self, todo: deque[Task]) -> None:
        """The task in hand is to blame; the rest goes to a new reader."""
        overdue = self._overdue
        status = self._end()
        if self._stopping:
            return
        reason = (
            f"took longer than {self._limits.seconds:g} seconds to read"
            if overdue
            else f"ended its reader (exit status {status})"
        )
        self._put(Answer(todo.popleft().key, reason=reason))

    def _start(self) -> subprocess.Popen[bytes]:
        """Raises NoReader."""
        self.starts, began = True, time.monotonic()
        try:
            child, self._told = self._launch(), OwnOutlets()
            with contextlib.suppress(BrokenPipeError):
                send_limits(_pipe(child.stdin), self._limits)
            ready, _ = self._answer_of(child, _START)
        finally:
            self.starts, self.took = False, time.monotonic() - began
        if ready is None or ready.key != READY:
            raise NoReader(f"its process ended with exit status {self._end()}")
        return child

    def _launch(self) -> subprocess.Popen[bytes]:
        """Raises NoReader."""
        with self._lock:
            try:
                self._child = self._popen()
            except OSError as error:
                raise NoReader(error.strerror or str(error)) from error
            if self._stopping:
                _kill(self._child)
            return self._child

    def _popen(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=child_environment(),
            # Ctrl+C is for us: a reader that died of it would cost its file the reading
            start_new_session=True,
        )

    def _end(self) -> int | None:
        with self._lock:
            child, self._child = self._child, None
            self._overdue = False
        if child is None:
            return None
        _kill(child)
        for pipe in (child.stdin, child.stdout):
            with contextlib.suppress(BrokenPipeError):  # words that a dead reader never took
                _pipe(pipe).close()
        return child.wait()


def _kill(child: subprocess.Popen[bytes]) -> None:
    """Ends a reader and whatever it has started: a picture's reader has another program at work."""
    if sys.platform == "win32":
        child.kill()
    elif child.poll() is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)  # it leads a session of its own


def _pipe(stream: IO[bytes] | None) -> BinaryIO:
    assert stream is not None, "the child was started with pipes"
    return cast(BinaryIO, stream)


def default_jobs() -> int:
    """A reader a core, at most eight: beyond that the one writer is what is waited for."""
    return max(1, min(8, os.cpu_count() or 1))
