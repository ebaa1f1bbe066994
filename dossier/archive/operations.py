"""Undoes and redoes what a person did, across restarts: the operations done last on this computer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from dossier.archive.context import Context, Service
from dossier.archive.reversal import recorded_again, reverse
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.events import Event
from dossier.model.operations import Operation

if TYPE_CHECKING:
    from dossier.archive.services import Services

T = TypeVar("T")

_MOST = 100  # operations that are kept on each stack


class Operations(Service):
    """Two stacks of operations, kept on this computer outside of the archive.

    Undoing deletes nothing: the log gets further events that say the opposite.
    """

    def __init__(self, context: Context, services: Services) -> None:
        super().__init__(context)
        self._services = services
        self._done, self._undone = context.memory.operations()

    @property
    def next_undo(self) -> Operation | None:
        return self._done[-1] if self._done else None

    @property
    def next_redo(self) -> Operation | None:
        return self._undone[-1] if self._undone else None

    def is_done(self, number: int) -> bool:
        """Whether an operation is done and can be undone, once those after it are."""
        return any(one.number == number for one in self._done)

    def run(self, label: str, operation: Callable[[], T]) -> tuple[T, Operation | None]:
        """Runs what records events; gives its answer, and the operation where it recorded any."""
        with self._recorder.collecting() as events:
            answer = operation()
        if not events:
            return answer, None
        recorded = Operation(label, events[0].seq, tuple(event.seq for event in events), events[-1].at)
        self._keep([*self._done, recorded], [])
        return answer, recorded

    def undo(self) -> Operation | None:
        """Undoes the operation done last, and gives it; None where there is none. Raises BadInput.

        One that cannot be undone leaves the stack, so that those before it can be.
        """
        return self._move(back=True)

    def redo(self) -> Operation | None:
        """Does again what was undone last. Raises BadInput, as `undo` does."""
        return self._move(back=False)

    def revert(self, *numbers: int) -> list[Event]:
        """Reverts the decisions of these events, newest first, and returns the reverting events. Raises BadInput."""
        events = [self._event(number) for number in sorted(set(numbers))]
        with self._recorder.writing(), self._recorder.collecting() as recorded:
            reverse(self._services, events)
        return recorded

    def events_of(self, operation: Operation) -> list[Event]:
        """What an operation recorded when it was done or undone last."""
        return [self._event(number) for number in operation.events]

    def _event(self, number: int) -> Event:
        if found := self._catalog.event(number):
            return found
        raise BadInput(f"{number}", Clause("no-such-event"))

    def forget(self) -> None:
        """Empties both stacks: after an erasure their labels could still hold the words of what is gone."""
        self._keep([], [])

    def _move(self, *, back: bool) -> Operation | None:
        source, target = (self._done, self._undone) if back else (self._undone, self._done)
        if not source:
            return None
        moved, left = source[-1], source[:-1]
        try:
            self._check_here(moved)
            recorded = self.revert(*moved.events)
            again = recorded_again(self._services, self.events_of(moved), recorded)
        except BadInput:
            self._keep(*((left, target) if back else (target, left)))
            raise
        left, target = ([self._renumbered(one, again) for one in stack] for stack in (left, target))
        if recorded:
            moved = replace(moved, events=tuple(event.seq for event in recorded), at=recorded[-1].at)
            target.append(moved)
        self._keep(*((left, target) if back else (target, left)))
        return moved

    def _renumbered(self, operation: Operation, again: Mapping[int, int]) -> Operation:
        """The operation with the numbers of decisions as they are recorded last."""
        if again.keys().isdisjoint(operation.events):
            return operation
        events = tuple(again.get(number, number) for number in operation.events)
        return replace(operation, events=events, at=self._event(events[-1]).at)

    def _check_here(self, operation: Operation) -> None:
        """Raises BadInput where the archive was replaced since, and the numbers are those of other events."""
        last = self._catalog.event(operation.events[-1])
        if last is None or last.at != operation.at:
            raise BadInput(operation.label, Clause("not-in-this-archive"))

    def _keep(self, done: list[Operation], undone: list[Operation]) -> None:
        self._done, self._undone = done[-_MOST:], undone[-_MOST:]
        self._context.memory.keep_operations(self._done, self._undone)
