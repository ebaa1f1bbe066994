"""One comparison of a case on a lane: shown among the jobs when it takes long, where a person can stop it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from dossier.desktop.nouns.running_jobs import Jobs, State
from dossier.desktop.workers import questions
from dossier.desktop.workers.questions import Compared
from dossier.errors import Stopped
from dossier.model.cases import Case
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive

_LONG = 1500  # milliseconds after which a comparison is a job that a person may want to stop


class LaneWork(Protocol):
    """Asks an archive on a lane, as `Session.work`."""

    def __call__(
        self, call: Callable[[Archive], Any], then: Callable[[Any], None], failed: Callable[[str], None]
    ) -> None: ...


class CaseComparison(QObject):
    """Compares once, reports how far it is, and goes with its answer."""

    stepped = Signal(int)  # hundredths that are done

    def __init__(self, case: Case, jobs: Jobs, stop: Callable[[], object], parent: QObject) -> None:
        """`stop` ends the comparison at work."""
        super().__init__(parent)
        self._case, self._jobs, self._stop_work = case, jobs, stop
        self._done, self._stopped, self._at_work = 0, False, False
        self._number: int | None = None
        self._wait = QTimer(self, singleShot=True, interval=_LONG)
        self._wait.timeout.connect(self._show)
        self.stepped.connect(self._step, Qt.ConnectionType.QueuedConnection)  # from the lane's thread

    def ask(self, work: LaneWork, then: Callable[[Compared], None], failed: Callable[[str], None]) -> None:
        """On the lane of `work`; `failed` has a sentence, also where a person stopped it."""

        def done(found: Compared) -> None:
            self._end("done")
            then(found)

        def over(sentence: str) -> None:
            self._end("stopped" if self._stopped else "failed", sentence)
            failed(sentence)

        self._wait.start()
        work(self._compare, done, over)

    def _compare(self, archive: Archive) -> Compared:
        return questions.compared(archive, self._case.case, self._on_step)

    def _on_step(self, done: int, whole: int) -> None:
        """On the lane's thread."""
        if self._stopped:  # before its turn came
            raise Stopped(tr("The comparison"))
        self._at_work = done < whole
        self.stepped.emit(100 * done // whole)

    def _show(self) -> None:
        title = tr("Comparing {case}", case=self._case.name)
        self._number = self._jobs.begin(title, self._stop, counts=False)
        self._step(self._done)

    def _step(self, done: int) -> None:
        self._done = done
        if self._number is not None:
            self._jobs.step(self._number, done, 100)

    def _stop(self) -> None:
        self._stopped = True
        if self._at_work:  # no other comparison is stopped in its place
            self._stop_work()

    def _end(self, state: State, sentence: str = "") -> None:
        self._wait.stop()
        if self._number is not None:
            self._jobs.end(self._number, state, sentence)
        self.deleteLater()
