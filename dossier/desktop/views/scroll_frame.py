"""A frame for a page that small windows have no room for: there it is scrolled, and never makes the window larger."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Roomy(QScrollArea):
    """The page is as large as the frame, but no smaller than it can be.

    `setWidgetResizable` would not do: it scrolls as soon as a page with lines that wrap is lower than its size hint.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page = page
        self.front = page.focusProxy() or page  # what takes the focus for the page
        page.setFocusProxy(None)  # type: ignore[arg-type] # Qt takes it; else Tab comes to it past all that stands over it
        self.setWidget(page)
        page.setAutoFillBackground(False)  # the ground is that of what the frame stands in
        self.viewport().setAutoFillBackground(False)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.page and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        """A bar takes its own room from the other direction, which may then need one, too."""
        room, least = self.maximumViewportSize(), self.page.minimumSizeHint()
        across, down = self.horizontalScrollBar().sizeHint().height(), self.verticalScrollBar().sizeHint().width()
        scrolls = least.height() > room.height()
        if least.width() > room.width() - (down if scrolls else 0):
            room.setHeight(room.height() - across)
            scrolls = least.height() > room.height()
        room.setWidth(room.width() - (down if scrolls else 0))
        self.page.resize(room.expandedTo(least))
