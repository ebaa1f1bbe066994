"""Labels that can be dragged out of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel

Load = Callable[[], QMimeData | None]


class Grip(QLabel):
    """Carries what `load` gives at the moment when a drag begins; `pressed` is said before, so that it can be made."""

    pressed = Signal()

    def __init__(self, load: Load) -> None:
        super().__init__()
        self._load = load
        self._from: QPoint | None = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.position().toPoint()
            self.pressed.emit()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begins the drag once the mouse has gone some way."""
        if self._from is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        if (event.position().toPoint() - self._from).manhattanLength() < QApplication.startDragDistance():
            return
        data = self._load()
        if data is None:  # not there yet: the next move looks again
            return
        self._from = None
        drag = QDrag(self)
        drag.setMimeData(data)
        if picture := self.pixmap():
            drag.setPixmap(picture)
        drag.exec(Qt.DropAction.CopyAction)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None
        super().mouseReleaseEvent(event)
