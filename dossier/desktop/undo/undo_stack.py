"""What a person did in this window, so that it can be undone and redone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtCore import QObject, Signal

from dossier.desktop.workers.worker import Failed, Lane

if TYPE_CHECKING:
    from dossier.archive import Archive

Call = Callable[[], object]
_Next = Literal["undo", "redo"]


@dataclass(frozen=True, slots=True, eq=False)
class Deed:
    """Something done, and what takes it back; both run on the writing lane."""

    label: str
    do: Callable[[], Any]
    undo: Callable[[], Any]
    counts: Callable[[Any], bool] = lambda _: True  # whether this answer of `do` leaves anything to be taken back


@dataclass(frozen=True, slots=True)
class Operation:
    """Something that can be done to an archive, and what takes it back."""

    label: str
    do: Callable[[Archive], Any]
    undo: Callable[[Archive], Any]


@dataclass(frozen=True, slots=True)
class _Standing:
    """What would be taken back first, and what done again."""

    newest: Deed | None = None
    again: Deed | None = None


class Deeds(QObject):
    """Two stacks. An operation is put on one only after the archive has done it.

    They are kept on the lane, which does one thing after another: to undo while an operation is under way takes
    back that one, not the one before. What is seen here is their state when the lane last answered, and whether
    anything is under way that can be undone or redone once it is there.
    """

    changed = Signal()
    undone = Signal(str)  # the label of a deed that was taken back
    redone = Signal(str)
    did = Signal()  # something new: what was undone or redone before is no longer the last

    def __init__(self, lane: Lane, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lane = lane
        self._done: list[Deed] = []  # the lane's
        self._undone: list[Deed] = []  # the lane's
        self._seen = _Standing()
        self._coming: Counter[_Next] = Counter()  # what is under way, by what can be done with it then

    def do(self, deed: Deed, then: Callable[[Any], None] = lambda _: None, failed: Failed | None = None) -> None:
        def work() -> Any:
            answer = deed.do()
            if deed.counts(answer):
                self._done.append(deed)
                self._undone.clear()
            return answer

        def done(answer: Any) -> None:
            self.did.emit()
            then(answer)

        self._ask("undo", work, done, failed or self._lane.told.emit)

    def undo(self, deed: Deed | None = None, then: Call = lambda: None, stands: Call = lambda: None) -> None:
        """Takes back what was done last.

        With a `deed` only that one, if it is the last; if it was done and is not the last, `stands` is called. `then`
        is called in any case.
        """
        self._move("redo", deed, then, stands)

    def redo(self) -> None:
        self._move("undo", None, lambda: None, lambda: None)

    def _move(self, makes: _Next, only: Deed | None, then: Call, stands: Call) -> None:
        back = makes == "redo"
        source, target = (self._done, self._undone) if back else (self._undone, self._done)
        told = self.undone if back else self.redone

        def work() -> tuple[Deed | None, bool]:
            moved = source.pop() if source and only in (None, source[-1]) else None
            if moved:  # where that fails it is on neither stack, for it cannot be moved
                moved.undo() if back else moved.do()
                target.append(moved)
            return moved, only in source

        def done(found: tuple[Deed | None, bool]) -> None:
            moved, left = found
            if moved:
                told.emit(moved.label)
            elif left:
                stands()
            then()

        def failed(said: str) -> None:
            self._lane.told.emit(said)
            then()

        self._ask(makes, work, done, failed)

    def _ask(self, makes: _Next, work: Callable[[], Any], then: Callable[[Any], None], failed: Failed) -> None:
        def over(standing: _Standing) -> None:
            self._coming[makes] -= 1
            self._seen = standing
            self.changed.emit()

        def done(found: tuple[Any, _Standing]) -> None:
            over(found[1])
            then(found[0])

        def refused(said: str) -> None:
            over(self._standing())
            failed(said)

        self._coming[makes] += 1
        self._lane.ask(lambda: (work(), self._standing()), done, refused)
        self.changed.emit()

    def _standing(self) -> _Standing:
        return _Standing(self._done[-1] if self._done else None, self._undone[-1] if self._undone else None)

    @property
    def may_undo(self) -> bool:
        """Whether there is something to take back, or will be in a moment: a person may be faster than the archive."""
        return self._seen.newest is not None or self._coming["undo"] > 0

    @property
    def may_redo(self) -> bool:
        return self._seen.again is not None or self._coming["redo"] > 0

    @property
    def newest(self) -> Deed | None:
        """What would be taken back first."""
        return self._seen.newest

    @property
    def next_undo(self) -> str | None:
        return self._seen.newest.label if self._seen.newest else None

    @property
    def next_redo(self) -> str | None:
        return self._seen.again.label if self._seen.again else None
