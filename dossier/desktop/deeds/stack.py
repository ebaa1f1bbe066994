"""What a person did in this window, so that it can be undone and redone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, SignalInstance

from dossier.desktop.lanes.lane import Failed, Lane


@dataclass(frozen=True, slots=True, eq=False)
class Deed:
    """Something done, and what takes it back; both run on the writing lane."""

    label: str
    do: Callable[[], Any]
    undo: Callable[[], Any]
    counts: Callable[[Any], bool] = lambda _: True  # whether this answer of `do` leaves anything to be taken back


@dataclass(frozen=True, slots=True)
class _Standing:
    """What would be taken back first, and what done again."""

    newest: Deed | None = None
    again: Deed | None = None


class Deeds(QObject):
    """Two stacks. A deed stands on one only after the archive has done it.

    They are kept on the lane, which does one thing after another: whoever undoes while a deed is under way takes
    back that deed, not the one before. What is seen here is how they stood when the lane last answered.
    """

    changed = Signal()
    undone = Signal(str)  # the label of a deed that was taken back
    redone = Signal(str)

    def __init__(self, lane: Lane, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lane = lane
        self._done: list[Deed] = []  # the lane's
        self._undone: list[Deed] = []  # the lane's
        self._seen = _Standing()

    def do(self, deed: Deed, then: Callable[[Any], None] = lambda _: None, failed: Failed | None = None) -> None:
        def work() -> tuple[Any, _Standing]:
            answer = deed.do()
            if deed.counts(answer):
                self._done.append(deed)
                self._undone.clear()
            return answer, self._standing()

        def done(found: tuple[Any, _Standing]) -> None:
            self._see(found[1])
            then(found[0])

        self._lane.ask(work, done, failed)

    def undo(self, deed: Deed | None = None) -> None:
        """Takes back what was done last; a `deed` that is named only if it is that."""
        self._move(self._done, self._undone, lambda top: top.undo(), self.undone, deed)

    def redo(self) -> None:
        self._move(self._undone, self._done, lambda top: top.do(), self.redone)

    def _move(
        self,
        source: list[Deed],
        target: list[Deed],
        call: Callable[[Deed], Any],
        told: SignalInstance,
        only: Deed | None = None,
    ) -> None:
        def work() -> tuple[Deed | None, _Standing]:
            moved = source.pop() if source and only in (None, source[-1]) else None
            if moved:
                call(moved)
                target.append(moved)
            return moved, self._standing()

        def done(found: tuple[Deed | None, _Standing]) -> None:
            self._see(found[1])
            if found[0]:
                told.emit(found[0].label)

        def failed(said: str) -> None:
            self._see(self._standing())  # what cannot be moved is on neither stack
            self._lane.told.emit(said)

        self._lane.ask(work, done, failed)

    def _standing(self) -> _Standing:
        return _Standing(self._done[-1] if self._done else None, self._undone[-1] if self._undone else None)

    def _see(self, standing: _Standing) -> None:
        if standing != self._seen:
            self._seen = standing
            self.changed.emit()

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
