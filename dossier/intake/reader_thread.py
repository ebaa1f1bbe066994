"""Feeds one reader's process, ends it when it is overdue, and starts another when it has died."""

from __future__ import annotations

import queue
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace

from dossier.children import Child, kill, pipe
from dossier.clauses import Clause, as_clause
from dossier.errors import NoReader, Unreadable
from dossier.files import is_full
from dossier.intake.reader_input import Feed
from dossier.intake.reader_protocol import (
    Ask,
    KeptPart,
    Limits,
    OcrResult,
    ReaderAnswer,
    ReaderMessage,
    ReaderPart,
    Ready,
    Start,
    Task,
    receive_message,
    send_ocr_result,
    send_work,
)
from dossier.intake.reader_results import Answers
from dossier.intake.reader_start import Launched, launch
from dossier.model.digest import Digest
from dossier.model.outlets import OwnOutlets
from dossier.model.sandbox_state import Protection

KeepFiles = Callable[[Sequence[bytes]], list[Digest]]  # keeps files, and returns their digests; raises OSError

_START = 60.0  # seconds that a reader may take to start
_AHEAD = 1 << 20  # bytes of files that a reader is given before it has answered for the one in hand
_AT_ONCE = 256, 8 << 20  # parts, or bytes of them, that are kept together: a disk makes many durable at once


class ReaderThread(threading.Thread):
    """A thread a reader: takes lists of tasks until it gets None, and answers each task."""

    def __init__(
        self,
        tasks: queue.SimpleQueue[list[Task] | None],
        answers: Answers,
        limits: Limits,
        command: Sequence[str],
        ahead: Launched | None = None,
    ) -> None:
        """`ahead` becomes the first reader if it was started with the same settings; its starter ends it, too."""
        super().__init__(daemon=True)
        self._tasks, self._answers, self._limits, self._command = tasks, answers, limits, command
        self._ahead = ahead
        self.keep: KeepFiles | None = None
        self.protection: Protection | None = None  # of its last reader
        self.starts = False  # its reader is on the way
        self.took = 0.0  # seconds for that
        self.done = 0  # tasks
        self._spent = 0.0  # seconds on them
        self._began: float | None = None  # when the task in hand was
        self.outlets = OwnOutlets()
        self._reader_outlets = OwnOutlets()  # what the present reader knows
        self._sent: deque[Feed] = deque()  # the task in hand, and those that the reader has besides
        self._parts: list[KeptPart] = []  # found so far within the file in hand
        self._unkept: list[ReaderPart] = []  # and those that are not in the store yet
        self._described: list[bytes] = []
        self._unfolded = 0  # bytes of all these
        self._lock = threading.Lock()  # over what follows
        self._reader: Launched | None = None
        self._helper: Child | None = None  # tesseract
        self._due: float | None = None  # when the task in hand must be done
        self._overdue = self._stopping = False

    def run(self) -> None:
        while (chunk := self._tasks.get()) is not None:
            todo = deque(chunk)
            try:
                while todo and not self._stopping:
                    self._work_on_or_put_off(todo)
            except (OSError, NoReader) as error:
                self._end()  # it may still be at work on what nobody waits for now
                self._answers.put(error)
        self._end()

    def check(self, now: float) -> None:
        """Ends the reader when its task is overdue."""
        with self._lock:
            if self._reader and self._due is not None and now > self._due:
                self._overdue = True
                kill(self._reader.child)

    def spent(self, now: float) -> float:
        """Seconds at work so far, with those on the task in hand."""
        began = self._began
        return self._spent + (now - began if began is not None else 0.0)

    def stop(self) -> None:
        """Ends the reader; `join` waits for what is left to do."""
        with self._lock:
            self._stopping = True
            for child in (self._reader.child if self._reader else None, self._helper):
                if child:
                    kill(child)

    # tasks

    def _work_on_or_put_off(self, todo: deque[Task]) -> None:
        """Has tasks done; one whose contents need more than the free disk space is postponed, and its reader ended."""
        try:
            self._work_on(todo)
        except OSError as error:
            if not is_full(error):
                raise
            self._end()
            self._is_due(None)  # else the next reader is ended for the time that this one was given
            self._began = None
            self._parts.clear()
            self._unkept.clear()
            self._unfolded = 0
            self._answers.put(ReaderAnswer(todo.popleft().key, put_off=True))
            self.done += 1

    def _work_on(self, todo: deque[Task]) -> None:
        """Has tasks done until none is left, or the reader has fallen: what it had in hand goes back to `todo`."""
        child = self._reader_for(todo[0])
        try:
            while (todo or self._sent) and not self._stopping and self._next_is_done(child, todo):
                pass
        finally:
            todo.extendleft(feed.task for feed in reversed(self._sent))
            self._sent.clear()

    def _next_is_done(self, child: Child, todo: deque[Task]) -> bool:
        """Whether the reader goes on after the next task."""
        self._began = began = time.monotonic()
        self._is_due(self._limits.seconds)
        try:
            self._send_ahead(child, todo)
            message = self._answer_of(child) if self._sent else None
        except BrokenPipeError:
            message = None
        in_time = self._is_due(None)
        self._began, self._spent = None, self._spent + time.monotonic() - began
        if not self._sent:  # none of them could be opened
            return True
        if not isinstance(message, ReaderAnswer) or message.key != self._sent[0].task.key:
            self._reader_failed()
            return False
        self._put(message)
        if not in_time:  # it was ended just as it answered; the next task is not to blame
            self._end()
        return in_time

    def _send_ahead(self, child: Child, todo: deque[Task]) -> None:
        """Gives the reader the next file, and as many after it as are small. Raises BrokenPipeError."""
        while todo:
            try:
                feed = Feed(todo[0], self._limits)
            except Unreadable as error:
                self._answers.put(ReaderAnswer(todo.popleft().key, reason=error.reason))
                self.done += 1
                continue
            if self._sent and sum(sent.size for sent in self._sent) + feed.size > _AHEAD:
                feed.close()
                return
            self._sent.append(feed)
            todo.popleft()
            before, self._reader_outlets = self._reader_outlets, self.outlets
            feed.outlets = self._reader_outlets.seq
            new = None if before == self._reader_outlets else self._reader_outlets.outlets
            with closing(feed):
                send_work(pipe(child.stdin), feed.task, new, feed.chunks())

    def _answer_of(self, child: Child) -> ReaderMessage | None:
        """The answer for the task in hand, after all that was found or asked before it. Raises BrokenPipeError."""
        while True:
            message = receive_message(pipe(child.stdout))
            if isinstance(message, Ask):
                send_ocr_result(pipe(child.stdin), self._ocr_result(message))
            elif isinstance(message, ReaderPart) and message.key == self._sent[0].task.key:
                if not self._takes(message):
                    return None
                self._is_due(self._limits.seconds)  # a part is as much as a file may take its time for
            else:
                return message

    def _ocr_result(self, ask: Ask) -> OcrResult:
        from dossier.intake import ocr_helper  # late: few files are pictures

        left = (self._due or 0.0) - time.monotonic()
        try:
            return ocr_helper.run_request(ask, left, self._helped_by)
        finally:
            self._helped_by(None)

    def _helped_by(self, child: Child | None) -> None:
        with self._lock:
            self._helper = child
            if child and self._stopping:
                kill(child)

    def _takes(self, found: ReaderPart) -> bool:
        """Takes a file inside of the current one, and keeps those taken so far once they are many.

        False for more files or bytes than the limits allow: a correct reader counts them, too.
        """
        self._unfolded += len(found.data)
        number = len(self._parts) + len(self._unkept) + len(self._described)
        if number >= self._limits.parts or self._unfolded > 2 * self._limits.unfolded:
            return False
        if self.keep is None:
            self._described.append(found.data)
        else:
            self._unkept.append(found)
            if len(self._unkept) >= _AT_ONCE[0] or sum(len(part.data) for part in self._unkept) >= _AT_ONCE[1]:
                self._keep_found()
        return True

    def _keep_found(self) -> None:
        """Keeps the parts that wait for it. Raises OSError."""
        if self._unkept and self.keep:
            digests = self.keep([part.data for part in self._unkept])
            kept = zip(self._unkept, digests, strict=True)
            self._parts.extend(KeptPart(part.name, part.capture, digest, len(part.data)) for part, digest in kept)
            self._unkept.clear()

    def _put(self, answer: ReaderAnswer) -> None:
        """Passes an answer on with all that was found before it, also where the reader fell over what came next."""
        self._keep_found()
        outlets = self._sent.popleft().outlets
        if self._parts or self._described or outlets:
            parts, described = tuple(self._parts), tuple(self._described)
            answer = replace(answer, parts=parts, described=described, outlets=outlets)
            self._parts.clear()
            self._described.clear()
        self._unfolded = 0
        self._answers.put(answer)
        self.done += 1

    def _reader_failed(self) -> None:
        """The task in hand is to blame; the rest goes to a new reader."""
        overdue = self._overdue
        status = self._end()
        if self._stopping:
            return
        reason = (
            Clause("reader-too-slow", seconds=self._limits.seconds)
            if overdue
            else Clause("makes-reader-fail", status=_reason_of(status))
        )
        self._put(ReaderAnswer(self._sent[0].task.key, reason=reason))

    # the process

    def _is_due(self, seconds: float | None) -> bool:
        """Sets the clock for what is in hand (None: nothing is); whether the reader was not ended by it before."""
        with self._lock:
            self._due = None if seconds is None else time.monotonic() + seconds
            return not self._overdue

    def _reader_for(self, task: Task) -> Child:
        """The reader at work, or a new one. Raises NoReader."""
        if self._reader and task.report and not self._reader.start.keeps:
            self._end()  # it has not loaded what that needs, and cannot any more
        return (self._reader or self._start(Start(self._limits, bool(task.report)))).child

    def _start(self, start: Start) -> Launched:
        """Raises NoReader."""
        self.starts = True
        try:
            reader, self._reader_outlets = self._launch(start), OwnOutlets()
            self._is_due(_START)
            ready = receive_message(pipe(reader.child.stdout))
            self.took = time.monotonic() - reader.began
        finally:
            self._is_due(None)
            self.starts = False
        if not isinstance(ready, Ready):
            raise NoReader(Clause("process-ended-with-exit-status", status=self._end()))
        self.protection = ready.protection
        return reader

    def _launch(self, start: Start) -> Launched:
        """The reader launched ahead, or a new one. Raises NoReader."""
        with self._lock:
            ahead, self._ahead = self._ahead, None
            try:
                reader = self._reader = ahead if ahead and ahead.start == start else launch(self._command, start)
            except OSError as error:
                raise NoReader(as_clause(error.strerror or str(error))) from error
            if self._stopping:
                kill(reader.child)
            return reader

    def _end(self) -> int | None:
        with self._lock:
            reader, self._reader = self._reader, None
            self._overdue = False
        return reader.end() if reader else None


def _reason_of(status: int | None) -> str:
    """The name of the signal that ended a process, else its exit status."""
    if status is not None and -status in set(signal.Signals):
        return signal.Signals(-status).name
    return Clause("exit-status", status=status)
