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


class Deeds(QObject):
    """Two stacks. A deed stands on one only after the archive has done it."""

    changed = Signal()
    undone = Signal(str)  # the label of a deed that was taken back
    redone = Signal(str)

    def __init__(self, lane: Lane, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lane = lane
        self._done: list[Deed] = []
        self._undone: list[Deed] = []

    def do(self, deed: Deed, then: Callable[[Any], None] = lambda _: None, failed: Failed | None = None) -> None:
        def done(answer: Any) -> None:
            if deed.counts(answer):
                self._done.append(deed)
                self._undone.clear()
                self.changed.emit()
            then(answer)

        self._lane.ask(deed.do, done, failed)

    def undo(self, deed: Deed | None = None) -> None:
        """Takes back what was done last; a `deed` that is named only if it is that."""
        if self._done and deed in (None, self._done[-1]):
            self._move(self._done, self._undone, self._done[-1].undo, self.undone)

    def redo(self) -> None:
        if self._undone:
            self._move(self._undone, self._done, self._undone[-1].do, self.redone)

    def _move(self, source: list[Deed], target: list[Deed], call: Callable[[], Any], told: SignalInstance) -> None:
        deed = source.pop()
        self.changed.emit()

        def moved(_: Any) -> None:
            target.append(deed)
            self.changed.emit()
            told.emit(deed.label)

        self._lane.ask(call, moved)

    @property
    def newest(self) -> Deed | None:
        """What would be taken back first."""
        return self._done[-1] if self._done else None

    @property
    def next_undo(self) -> str | None:
        return self._done[-1].label if self._done else None

    @property
    def next_redo(self) -> str | None:
        return self._undone[-1].label if self._undone else None
