"""The jobs that run while the window is open: what it is, how far it is, how fast, how to stop it, and how it ended."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal, Slot

State = Literal["waiting", "running", "stopping", "done", "stopped", "failed"]
OPEN: frozenset[State] = frozenset({"waiting", "running", "stopping"})
_SURE = 1.0  # seconds before a speed is told
_KEPT = 200  # jobs that are over


@dataclass(frozen=True, slots=True)
class Job:
    """One of them, as it is now. `done` and `whole` count files, or are parts of 1 where `counts` is False."""

    number: int
    title: str
    state: State = "waiting"
    counts: bool = True
    done: float = 0
    whole: float | None = None
    began: float | None = None  # by the clock of `Jobs`
    ended: float | None = None
    amiss: int = 0  # files that failed or are in quarantine
    said: str = ""  # how it ended, in a sentence
    stops: bool = False  # whether it can be stopped
    lasting: bool = False  # whether it has no end, as the watch
    place: Path | None = None  # what it made

    @property
    def part(self) -> float | None:
        """From 0 to 1; None where the whole is not known."""
        return min(1.0, self.done / self.whole) if self.whole else None

    def seconds(self, now: float) -> float:
        return 0.0 if self.began is None else (now if self.ended is None else self.ended) - self.began

    def speed(self, now: float) -> float | None:
        """Files a second so far; None before that is known."""
        spent = self.seconds(now)
        return self.done / spent if self.counts and self.done and spent >= _SURE else None

    def left(self, now: float) -> float | None:
        """Seconds until it is done, at the speed so far; None before that is known."""
        spent, part = self.seconds(now), self.part
        if self.state != "running" or not part or spent < _SURE:
            return None
        return spent / part - spent


class Jobs(QObject):
    """The jobs of this session, for the main thread. Workers report progress; views only listen."""

    begun = Signal(object)  # Job
    changed = Signal(object)  # Job
    ended = Signal(object)  # Job
    forgotten = Signal(int)  # number of one that left no trace
    _progressed = Signal(int, float, object, int)

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.clock = clock
        self._jobs: dict[int, Job] = {}
        self._stops: dict[int, Callable[[], object]] = {}
        self._only_waiting: set[int] = set()  # can be stopped until they begin
        self._last = 0
        # Queued: whoever works tells on a thread of its own
        self._progressed.connect(self._heard, Qt.ConnectionType.QueuedConnection)

    def begin(
        self,
        title: str,
        stop: Callable[[], object] | None = None,
        *,
        counts: bool = True,
        running: bool = True,
        lasting: bool = False,
        only_waiting: bool = False,
    ) -> int:
        """A new job; `stop` is called, once, when a person wants it to end.

        With `only_waiting` it can be stopped until it starts, and not after.
        """
        self._last += 1
        job = Job(self._last, title, counts=counts, stops=stop is not None, lasting=lasting)
        self._jobs[job.number] = job
        if stop:
            self._stops[job.number] = stop
        if only_waiting:
            self._only_waiting.add(job.number)
        self._trim()
        self.begun.emit(job)
        if running:
            self.start(job.number)
        return job.number

    def start(self, number: int) -> None:
        """What waited for its turn has it."""
        if self._jobs[number].state == "waiting":
            if number in self._only_waiting:
                self._only_waiting.discard(number)
                self._stops.pop(number, None)
            self._set(number, state="running", began=self.clock(), stops=number in self._stops)

    def set_progress(self, number: int, done: float = 0, whole: float | None = None, amiss: int = 0) -> None:
        """How far a job is; may be called on any thread, and comes before what that thread tells later."""
        self._progressed.emit(number, done, whole, amiss)

    @Slot(int, float, object, int)
    def _heard(self, number: int, done: float, whole: float | None, amiss: int) -> None:
        if self.is_open(number):
            self.start(number)
            self.step(number, done, whole, amiss)

    def step(self, number: int, done: float, whole: float | None = None, amiss: int = 0) -> None:
        if self.is_open(number):
            job = self._jobs[number]
            self._set(number, done=done, whole=job.whole if whole is None else whole, amiss=amiss)

    def end(self, number: int, state: State = "done", said: str = "", place: Path | None = None) -> None:
        if self.is_open(number):
            self._stops.pop(number, None)
            self._set(number, state=state, said=said, place=place, ended=self.clock(), stops=False)
            self.ended.emit(self._jobs[number])

    def forget(self, number: int) -> None:
        """A job that ended and is of no interest any more."""
        if self._jobs.pop(number, None):
            self._stops.pop(number, None)
            self.forgotten.emit(number)

    def stop(self, number: int) -> None:
        """Asks a job to end; it says itself when it has."""
        if call := self._stops.pop(number, None):
            self._set(number, state="stopping", stops=False)
            call()

    def close(self) -> None:
        """Nobody listens any more; what threads still tell is heard by nobody."""
        self.blockSignals(True)

    def is_open(self, number: int) -> bool:
        return number in self._jobs and self._jobs[number].state in OPEN

    def open(self) -> list[Job]:
        """Those not over yet, the oldest first."""
        return [job for job in self._jobs.values() if job.state in OPEN]

    def all(self) -> list[Job]:
        return list(self._jobs.values())

    def job(self, number: int) -> Job:
        return self._jobs[number]

    def _set(self, number: int, **what: object) -> None:
        self._jobs[number] = replace(self._jobs[number], **what)  # type: ignore[arg-type]
        self.changed.emit(self._jobs[number])

    def _trim(self) -> None:
        over = [job.number for job in self._jobs.values() if job.state not in OPEN]
        for number in over[: max(0, len(over) - _KEPT)]:
            self.forget(number)
