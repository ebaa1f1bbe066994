"""Asks again and again whether another program wrote to the archive, so that the window shows that as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from dossier.model.events import Changes

if TYPE_CHECKING:
    from dossier.archive import Archive

_EVERY = 1000  # milliseconds between an answer and the next question

Look = Callable[[Callable[["Archive"], Any], Callable[[Any], None], Callable[[str], None]], None]


class ExternalChangesWatcher(QObject):
    """`look` asks the archive off the main thread; what changed goes to `hear`."""

    def __init__(self, look: Look, hear: Callable[[Changes], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look, self._hear = look, hear
        self._timer = QTimer(self, singleShot=True, interval=_EVERY)
        self._timer.timeout.connect(self._ask)
        self._ask()

    def close(self) -> None:
        self._timer.stop()

    def _ask(self) -> None:
        # Whatever is wrong with log or catalog is told by those who show them, not each second anew
        self._look(lambda archive: archive.news(), self._answered, lambda _said: self._timer.start())

    def _answered(self, changes: Changes) -> None:
        if changes != Changes():
            self._hear(changes)
        self._timer.start()
