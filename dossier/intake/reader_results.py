"""The queue in which readers' threads put answers for the one thread that records them, and which wakes it rarely."""

from __future__ import annotations

from collections import deque
from queue import Empty, SimpleQueue
from typing import Final

from dossier.errors import NoReader
from dossier.intake.reader_protocol import ReaderAnswer

_NEVER: Final = 1 << 62


class Answers:
    """Any thread may put; one takes."""

    def __init__(self) -> None:
        self._there: deque[ReaderAnswer | NoReader | OSError] = deque()
        self._bell: SimpleQueue[None] = SimpleQueue()
        self._wanted = _NEVER  # how many the one who waits is to be woken for
        self._failures = deque[None]()  # one for each that is there, for counting is not safe between threads

    def __len__(self) -> int:
        return len(self._there)

    def put(self, found: ReaderAnswer | NoReader | OSError) -> None:
        """Adds an answer; a failure wakes the waiting thread at once."""
        if isinstance(found, Exception):
            self._failures.append(None)
        self._there.append(found)
        if len(self._there) >= self._wanted or self._failures:
            self._bell.put(None)

    def wait(self, least: int, at_most: float | None = None) -> None:
        """Comes back when so many are there, or any failure is, or after `at_most` seconds without another."""
        self._wanted = least  # first, so that every thread that puts from now on knows of it
        while len(self._there) < least and not self._failures:
            try:
                self._bell.get(timeout=at_most)  # perhaps rung for who waited before
            except Empty:
                break
        self._wanted = _NEVER

    def take(self) -> ReaderAnswer:
        """The oldest one. Raises IndexError where none is there, and what went wrong instead of it."""
        found = self._there.popleft()
        if isinstance(found, Exception):
            self._failures.pop()
            raise found
        return found
