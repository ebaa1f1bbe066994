"""Lays widgets out like words: side by side, and on a further line where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """As high as its width asks for; it never makes its parent wider."""

    def __init__(self, parent: QWidget, margins: tuple[int, int, int, int] = (0, 0, 0, 0), gap: int = 6) -> None:
        super().__init__(parent)
        self.setContentsMargins(*margins)
        self._gap = gap
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), moving=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, moving=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        left, top, right, bottom = self._margins()
        sizes = [item.minimumSize() for item in self._items if not item.isEmpty()]
        width = max((size.width() for size in sizes), default=0)
        height = max((size.height() for size in sizes), default=0)
        return QSize(width + left + right, height + top + bottom)

    def _margins(self) -> tuple[int, int, int, int]:
        margins = self.contentsMargins()
        return margins.left(), margins.top(), margins.right(), margins.bottom()

    def _place(self, rect: QRect, *, moving: bool) -> int:
        """The height that is needed."""
        left, top, right, bottom = self._margins()
        x, y, high = rect.left() + left, rect.top() + top, 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if x > rect.left() + left and x + size.width() > rect.right() - right:
                x, y, high = rect.left() + left, y + high + self._gap, 0
            if moving:
                item.setGeometry(QRect(QPoint(x, y), size))
            x, high = x + size.width() + self._gap, max(high, size.height())
        return y + high + bottom - rect.top()
