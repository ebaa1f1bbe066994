"""A reader's process: takes tasks on standard input, answers on standard output, and may die without harm."""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from dataclasses import replace
from functools import partial
from queue import SimpleQueue
from threading import Thread
from types import FunctionType
from typing import TYPE_CHECKING, BinaryIO, ParamSpec, TypeVar, cast

from dossier.children import BUFFER
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.intake.reader_protocol import (
    Ask,
    Limits,
    OcrResult,
    ReaderPart,
    Ready,
    Work,
    receive_start,
    receive_work,
    send_answer,
    send_ask,
    send_found,
    send_ready,
)
from dossier.model.sandbox_state import Protection
from dossier.sandbox import check_sandbox, limit, without_files, without_system

if TYPE_CHECKING:
    from collections.abc import Callable

    from dossier.model.outlets import Outlet
    from dossier.reading.layout.ocr import Engine, Shot

_Parameters = ParamSpec("_Parameters")
_Answer = TypeVar("_Answer")
_ROOM = 1 << 16  # values: half a megabyte
_YIELDS = 5  # steps of niceness: an open window is painted first
MEASURE = "--protection"  # says what protection can be put in force, and reads nothing

_DAY_FIRST = {"day": True, "month": False}  # what comes first in 03/04/2019, where the report does not tell
_GC_THRESHOLD = 50_000  # allocations between two collections of cyclic garbage


class Inbox(Thread):
    """Receives all messages on a thread, so that the sender never waits for a reading to end."""

    def __init__(self, stream: BinaryIO) -> None:
        super().__init__(daemon=True)
        self._stream = stream
        self.works: SimpleQueue[Work | None] = SimpleQueue()
        self.results: SimpleQueue[OcrResult | None] = SimpleQueue()

    def run(self) -> None:
        while (found := receive_work(self._stream)) is not None:
            if isinstance(found, OcrResult):
                self.results.put(found)
            else:
                self.works.put(found)
        self.works.put(None)
        self.results.put(None)


class OcrRequest:
    """Has the keeper start tesseract, for we can start nothing."""

    def __init__(self, inbox: Inbox, stdout: BinaryIO) -> None:
        self._inbox, self._stdout = inbox, stdout
        self._engine: Engine | None = None
        self._is_engine_known = False

    @property
    def engine(self) -> Engine | None:
        from dossier.reading.layout.ocr import Engine

        if not self._is_engine_known:
            answer, self._is_engine_known = self._ask(Ask("", None, 0.0, b"")), True
            found = json.loads(answer.words) if answer.reason is None else None
            self._engine = Engine(**{**found, "languages": tuple(found["languages"])}) if found else None
        return self._engine

    def table(self, shot: Shot, seconds: float) -> str:
        """Raises Unreadable."""
        answer = self._ask(Ask(shot.language, shot.dpi, seconds, shot.picture))
        if answer.reason is not None:
            raise Unreadable(answer.reason)
        return answer.words

    def _ask(self, ask: Ask) -> OcrResult:
        send_ask(self._stdout, ask)
        return self._inbox.results.get() or OcrResult("", Clause("left-by-its-keeper"))


def _spacious(function: Callable[_Parameters, _Answer]) -> Callable[_Parameters, _Answer]:
    """The same function, with room for the frames of all calls below it.

    CPython keeps frames in pieces of 16 KB, and takes a piece from the system, and gives it back, at every call that
    happens to reach beyond one: thousands of times while regular expressions are compiled, a seventh of our start. A
    frame this large has a piece of its own with as much room behind it, and nothing is taken until it is used.
    """
    code = cast(FunctionType, function).__code__.replace(co_stacksize=_ROOM)
    return cast("Callable[_Parameters, _Answer]", FunctionType(code, globals(), function.__name__))


def main() -> None:
    """Answers tasks, one answer a task, until the input ends. The first message says what they may cost."""
    sys.stdout = sys.stderr  # a stray print must not mix with the answers
    with open(0, "rb", BUFFER, closefd=False) as stdin, open(1, "wb", BUFFER, closefd=False) as stdout:
        _speak(stdin, stdout)


@_spacious
def _speak(stdin: BinaryIO, stdout: BinaryIO) -> None:
    if MEASURE in sys.argv:
        confined = Protection(_limit(Limits()), without_files(), without_system())
        stdout.write(json.dumps(confined.json()).encode())
        return
    start = receive_start(stdin)
    if hasattr(os, "nice"):
        os.nice(_YIELDS)
    if start is not None:
        _serve(stdin, stdout, start.limits, start.keeps)


def _serve(stdin: BinaryIO, stdout: BinaryIO, limits: Limits, keeps: bool) -> None:
    gc.disable()  # what is loaded stays: looking through it again and again takes a tenth of a start
    from dossier.intake import reader_tasks  # late: a caller that only asks for the protection needs no readers
    from dossier.reading.fields.published import assume_day_first
    from dossier.reading.layout import ocr

    reader_tasks.warm_up(keeps)
    gc.freeze()  # what was imported stays; what a reading leaves hardly ever holds a circle
    gc.set_threshold(_GC_THRESHOLD)
    gc.enable()
    names, files = _limit(limits), without_files()
    inbox = Inbox(stdin)
    inbox.start()  # after the files are out of reach, which holds for one thread and those it starts
    protection = Protection(names, files, without_system())
    send_ready(stdout, Ready(protection))
    day_first = _DAY_FIRST.get(os.environ.get("DOSSIER_DATE_ORDER", ""))
    with ocr.run_by(OcrRequest(inbox, stdout)), assume_day_first(day_first):
        _answer_all(inbox, stdout, limits, protection)


def _answer_all(inbox: Inbox, stdout: BinaryIO, limits: Limits, protection: Protection) -> None:
    from dossier.authority.outlet_list import also_known
    from dossier.intake import reader_tasks

    outlets: tuple[Outlet, ...] = ()
    refused = _refused(protection)
    while (work := inbox.works.get()) is not None:
        outlets = outlets if work.outlets is None else work.outlets
        work = replace(work, reason=work.reason or refused)
        with also_known(outlets):
            _end_in(2 * limits.seconds)
            found = reader_tasks.answer(work, limits, partial(_send_on, stdout, limits))
            _end_in(0)
            del work  # its bytes may be many, and the next task may be long in coming
            send_answer(stdout, found)


def _refused(protection: Protection) -> Clause | None:
    """Why no file is to be read here, where a sandbox is required and there is none."""
    try:
        check_sandbox(protection)
    except Unreadable as error:
        return error.reason
    return None


def _send_on(stdout: BinaryIO, limits: Limits, found: ReaderPart) -> None:
    """A part is as much as a file may take its time for."""
    send_found(stdout, found)
    _end_in(2 * limits.seconds)


def _limit(limits: Limits) -> tuple[str, ...]:
    """What this process is now held to; time and output are counted by its keeper."""
    timers = () if sys.platform == "win32" else ("CPU time",)
    return ("time", "output", *timers, *limit(limits.memory))


def _end_in(seconds: float) -> None:
    """Has the system end this process after so long (0: never): a reader that hangs outlives nobody who would."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)
        signal.setitimer(signal.ITIMER_PROF, seconds)  # CPU time of all threads


if __name__ == "__main__":
    main()
