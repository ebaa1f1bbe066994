"""What a person does in the window, one operation after another, and its undoing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtCore import QObject, Signal

from dossier.desktop.workers.worker import Failed, Lane
from dossier.model.operations import Operation

if TYPE_CHECKING:
    from dossier.archive import Archive

Call = Callable[[], object]
_Next = Literal["undo", "redo"]
_Ends = tuple[Operation | None, Operation | None]  # of the two stacks: what would be undone, and redone, first


class Request:
    """An operation that was asked for. `number` names it once the archive has done it and recorded anything."""

    def __init__(self) -> None:
        self.number: int | None = None


class OperationStack(QObject):
    """The archive's stacks of operations, seen from the window.

    They are read and changed on the writing lane, which does one thing after another: to undo while an operation is
    under way undoes that one, not the one before. What is seen here is their state when the lane last answered, and
    whether anything is under way that can be undone or redone once it is there.
    """

    changed = Signal()
    undone = Signal(str)  # the label of an operation
    redone = Signal(str)
    did = Signal()  # something new: what was undone or redone before is no longer the last

    def __init__(self, archive: Archive, lane: Lane, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive, self._lane = archive, lane
        self._seen: _Ends = (None, None)
        self._coming: Counter[_Next] = Counter()  # what is under way, by what can be done with it then
        if not archive.read_only:
            lane.ask(self._ends, self._see)

    def do(
        self,
        label: str,
        do: Callable[[], Any],
        then: Callable[[Any], None] = lambda _: None,
        failed: Failed | None = None,
    ) -> Request:
        request = Request()

        def work() -> Any:
            answer, operation = self._archive.operations.run(label, do)
            request.number = operation.number if operation else None
            return answer

        def done(answer: Any) -> None:
            self.did.emit()
            then(answer)

        self._ask("undo", work, done, failed or self._lane.failed.emit)
        return request

    def undo(
        self, only: Request | Operation | None = None, then: Call = lambda: None, kept: Call = lambda: None
    ) -> None:
        """Undoes what was done last.

        With `only` that operation alone, if it is the last; if it is done and not the last, `kept` is called. `then`
        is called in any case.
        """
        operations = self._archive.operations

        def work() -> tuple[Operation | None, bool]:
            newest, number = operations.next_undo, only.number if only else None
            moved = operations.undo() if only is None or (newest and newest.number == number) else None
            return moved, moved is None and number is not None and operations.is_done(number)

        def done(found: tuple[Operation | None, bool]) -> None:
            moved, is_kept = found
            if moved:
                self.undone.emit(moved.label)
            elif is_kept:
                kept()
            then()

        def failed(sentence: str) -> None:
            self._lane.failed.emit(sentence)
            then()

        self._ask("redo", work, done, failed)

    def redo(self) -> None:
        def done(moved: Operation | None) -> None:
            if moved:
                self.redone.emit(moved.label)

        self._ask("undo", self._redo, done, self._lane.failed.emit)

    def _ask(self, makes: _Next, work: Callable[[], Any], then: Callable[[Any], None], failed: Failed) -> None:
        def over(ends: _Ends) -> None:
            self._coming[makes] -= 1
            self._see(ends)

        def done(found: tuple[Any, _Ends]) -> None:
            over(found[1])
            then(found[0])

        def refused(sentence: str) -> None:
            over(self._ends())
            failed(sentence)

        self._coming[makes] += 1
        self._lane.ask(lambda: (work(), self._ends()), done, refused)
        self.changed.emit()

    def _redo(self) -> Operation | None:
        return self._archive.operations.redo()

    def _ends(self) -> _Ends:
        return self._archive.operations.next_undo, self._archive.operations.next_redo

    def _see(self, ends: _Ends) -> None:
        self._seen = ends
        self.changed.emit()

    @property
    def may_undo(self) -> bool:
        """Whether there is something to undo, or will be in a moment: a person may be faster than the archive."""
        return self._seen[0] is not None or self._coming["undo"] > 0

    @property
    def may_redo(self) -> bool:
        return self._seen[1] is not None or self._coming["redo"] > 0

    @property
    def newest(self) -> Operation | None:
        """What would be undone first."""
        return self._seen[0]

    @property
    def next_undo(self) -> str | None:
        return self._seen[0].label if self._seen[0] else None

    @property
    def next_redo(self) -> str | None:
        return self._seen[1].label if self._seen[1] else None
