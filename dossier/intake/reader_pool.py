"""Runs a few reader processes; one that dies, hangs or swells costs its file the reading, and nothing else."""

from __future__ import annotations

import os
import queue
import threading
import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from dossier.children import readers_on
from dossier.intake.reader_protocol import Limits, ReaderAnswer, Task
from dossier.intake.reader_results import Answers
from dossier.intake.reader_start import READER, Launched
from dossier.intake.reader_thread import KeepFiles, ReaderThread
from dossier.model.outlets import OwnOutlets
from dossier.model.sandbox_state import Protection
from dossier.sandbox import is_sandbox_required

_CHUNK = 8  # tasks handed over at once: fewer leave a reader idle while we commit
_CHECK = 0.1  # seconds between looks at the deadlines
_STARTS = 3  # one more reader is started for work that will wait so many times as long as a start takes
_MANY = 200  # tasks that are worth one more reader, whatever they are
_FIRST = 16, 1.0  # tasks, or seconds at work, by which that is known: the first tasks take longer than others


class ReaderPool:
    """Up to `jobs` reader processes, each started when work has waited for it. Use as a context manager."""

    def __init__(
        self,
        jobs: int | None = None,
        limits: Limits | None = None,
        command: Sequence[str] = READER,
        ahead: Launched | None = None,
    ) -> None:
        """`command` starts a reader, which speaks as `reader_process` does; `ahead` is one that has been started."""
        limits = limits or Limits()
        self._tasks: queue.SimpleQueue[list[Task] | None] = queue.SimpleQueue()
        self._answers = Answers()
        count = jobs or readers_on(os.cpu_count())
        launched = (ahead, *[None] * (count - 1))
        self._keepers = [ReaderThread(self._tasks, self._answers, limits, command, one) for one in launched]
        self._resting = deque(self._keepers)
        self._resting.popleft().start()
        self._open = 0
        self._closed = threading.Event()
        self._clock = threading.Thread(target=self._watch_deadlines, daemon=True)
        self._clock.start()

    def __enter__(self) -> ReaderPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def open(self) -> int:
        """Number of tasks whose answers were not taken yet."""
        return self._open

    @property
    def has_ready(self) -> bool:
        """Whether an answer can be taken without waiting."""
        return len(self._answers) > 0

    def has_for_each(self, tasks: int) -> bool:
        """Whether so many tasks a reader are still to be answered."""
        return self._open - len(self._answers) >= tasks * len(self._keepers)

    def protections(self) -> list[Protection]:
        """What binds each reader that is or was at work, as it found itself."""
        return [keeper.protection for keeper in self._keepers if keeper.protection]

    @property
    def lacks_sandbox(self) -> bool:
        """Whether files are opened here without a sandbox; where one is required, none are opened."""
        return not is_sandbox_required() and not all(found.is_sandbox for found in self.protections())

    def keep_with(self, keep: KeepFiles) -> None:
        """From now on `keep` takes the files found within files of an archive; readers' threads call it."""
        for keeper in self._keepers:
            keeper.keep = keep

    def know(self, outlets: OwnOutlets) -> None:
        """Passes people's outlets to all readers from now on, in addition to those of the built-in list."""
        for keeper in self._keepers:
            keeper.outlets = outlets

    def submit(self, tasks: Iterable[Task]) -> None:
        todo = list(tasks)
        self._open += len(todo)
        # Few tasks are spread over all readers, many go in chunks
        size = max(1, min(_CHUNK, len(todo) // len(self._keepers)))
        for at in range(0, len(todo), size):
            self._tasks.put(todo[at : at + size])

    def ready(self, wait: int, at_most: float | None = None) -> Iterator[ReaderAnswer]:
        """Answers that are there; waits for so many, or for all that are open, or `at_most` seconds.

        Raises NoReader, and OSError when what was found within a file cannot be kept.
        """
        self._answers.wait(min(wait, self._open), at_most)
        while self._answers:
            answer = self._answers.take()
            self._open -= 1
            yield answer

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

    def _watch_deadlines(self) -> None:
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
        waiting = max(0, self._open - len(self._answers) - len(working))
        if waiting >= _MANY * len(working):
            return True
        spent, done = sum(keeper.spent(now) for keeper in working), sum(keeper.done for keeper in working)
        if done < _FIRST[0] and spent < _FIRST[1]:
            return False
        return waiting * spent / max(1, done) / len(working) > _STARTS * max(keeper.took for keeper in working)
