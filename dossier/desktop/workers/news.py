"""Carries what the archive says on its writing threads to the main thread, gathered so that many writes are one."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from dossier.model.events import Changes

_GATHER = 150  # milliseconds


class News(QObject):
    """`hear` may be called on any thread; `changed` arrives on the main one."""

    changed = Signal(object)  # Changes
    _heard = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._gathered = Changes()
        self._closed = False
        self._timer = QTimer(self, singleShot=True, interval=_GATHER)
        self._timer.timeout.connect(self._emit_changes)
        # Queued: the signal is sent from whichever thread wrote
        self._heard.connect(self._gather, Qt.ConnectionType.QueuedConnection)

    def hear(self, changes: Changes) -> None:
        if not self._closed:
            self._heard.emit(changes)

    def close(self) -> None:
        self._closed = True
        self._timer.stop()

    @Slot(object)
    def _gather(self, changes: Changes) -> None:
        self._gathered |= changes
        if not self._closed and not self._timer.isActive():
            self._emit_changes()  # the first at once: only what follows it closely is gathered

    @Slot()
    def _emit_changes(self) -> None:
        gathered, self._gathered = self._gathered, Changes()
        if gathered != Changes():
            self._timer.start()
            self.changed.emit(gathered)
