"""Has cases suggested by a process of its own, one at a time; who asks meanwhile is answered by the next."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from dossier import children
from dossier.clauses import Clause
from dossier.desktop.workers.worker import Lane
from dossier.errors import BadInput
from dossier.model.describe import group_from
from dossier.model.links import Group

AMONG = 5000  # reports that came last; grouping many more takes minutes and gigabytes
_SECONDS = 900.0
_MOST = 64 << 20  # bytes of its answer

Then = Callable[[Sequence[Group]], None]


class Grouping(QObject):
    """`ask` returns at once; `then` is called on the main thread."""

    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lane = Lane("group", self)
        self._lane.failed.connect(self.failed)
        self._child: children.Child | None = None
        self._closed = self._busy = False
        self._next: Then | None = None

    def ask(self, then: Then) -> None:
        if self._busy:
            self._next = then
            return
        self._busy = True
        self._lane.ask(self._groups, lambda found: self._answered(found, then), self._failed)

    def close(self) -> None:
        self._closed = True
        self._lane.close()
        if self._child:
            children.kill(self._child)

    def join(self) -> None:
        self._lane.join()

    def _groups(self) -> list[Group]:
        """On the lane's thread. Raises BadInput when the process could not tell."""
        command = [*children.child_command("dossier.suggest_process"), str(self._folder), str(AMONG)]
        try:
            done = children.run(command, b"", _SECONDS, _MOST, children.dossier_environment(), self._begun)
        except children.Broken as broken:
            raise BadInput(self._folder, Clause("no-suggestions-child-ended", reason=broken.reason)) from broken
        if self._closed:
            return []  # it was ended, and nobody waits
        if done.status:
            why = done.complaint.decode(errors="replace").strip().rsplit("\n", 1)[-1]
            raise BadInput(self._folder, Clause("no-suggestions", why=why))
        return [group_from(json.loads(line)) for line in done.out.splitlines()]

    def _begun(self, child: children.Child) -> None:
        self._child = child
        if self._closed:
            children.kill(child)

    def _answered(self, found: list[Group], then: Then) -> None:
        then(found)
        self._go_on()

    def _failed(self, said: str) -> None:
        self.failed.emit(said)
        self._go_on()

    def _go_on(self) -> None:
        self._busy, then, self._next = False, self._next, None
        if then:
            self.ask(then)
