"""A lane: one worker thread that answers questions in order, so that the main thread never waits."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from dossier.desktop.logbook import note
from dossier.error_sentences import sentence
from dossier.errors import DossierError
from dossier.translations import tr

Failed = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class _Ask:
    call: Callable[[], Any]
    then: Callable[[Any], None]
    failed: Failed | None


@dataclass(frozen=True, slots=True)
class _Answer:
    ask: _Ask
    value: Any = None
    sentence: str | None = None
    bug: BaseException | None = None


class Lane(QObject):
    """`ask(call, then=slot)`: `call` runs on the lane's thread, `then` with its answer on the main thread.

    A DossierError or OSError becomes a sentence for `failed` (or the signal `failed`); anything else is a bug and is
    raised on the main thread. Once closed, answers still under way are dropped.
    """

    failed = Signal(str)
    _done = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: queue.SimpleQueue[_Ask | None] = queue.SimpleQueue()
        self._closed = False
        self._skips = False
        self._last: Callable[[], Any] | None = None
        # Queued: the signal is sent from the lane's own thread
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._work, name=f"dossier-{name}", daemon=True)
        self._thread.start()

    def ask(
        self, call: Callable[[], Any], then: Callable[[Any], None] = lambda _: None, failed: Failed | None = None
    ) -> None:
        if not self._closed:
            self._asked.put(_Ask(call, then, failed))

    def close(self, last: Callable[[], None] | None = None, *, skip: bool = True) -> None:
        """Takes no more questions, skips those not begun unless asked otherwise, does `last` on the lane, and ends."""
        self._last = last
        self._skips = skip
        self._closed = True
        if last:
            self._asked.put(_Ask(last, lambda _: None, None))
        self._asked.put(None)

    def join(self) -> None:
        self._thread.join()

    def _work(self) -> None:
        while (ask := self._asked.get()) is not None:
            if not self._skips or ask.call is self._last:
                self._done.emit(_answer(ask))

    @Slot(object)
    def _deliver(self, answer: _Answer) -> None:
        if answer.bug is not None:
            if answer.ask.failed and not self._closed:
                answer.ask.failed(tr("This could not be done because of an error in Dossier. Its log has the details."))
            raise answer.bug
        if self._closed:
            return
        if answer.sentence is None:
            answer.ask.then(answer.value)
        elif answer.ask.failed:
            answer.ask.failed(answer.sentence)
        else:
            self.failed.emit(answer.sentence)


def _answer(ask: _Ask) -> _Answer:
    try:
        return _Answer(ask, ask.call())
    except (DossierError, OSError) as error:
        note(error)
        return _Answer(ask, sentence=sentence(error))
    except Exception as error:
        return _Answer(ask, bug=error)
