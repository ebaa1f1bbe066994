"""Opens the menu of what has the keys, as Shift+F10 does in other programs: Qt knows the menu key alone."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QWidget


def open_menu() -> None:
    """At the chosen line of a list, at the cursor of a text, else in the middle."""
    if (focus := QApplication.focusWidget()) is None:
        return
    target = focus.viewport() if isinstance(focus, QAbstractScrollArea) else focus
    where = _place(focus, target)
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, where, target.mapToGlobal(where))
    QApplication.sendEvent(target, asked)


def _place(focus: QWidget, target: QWidget) -> QPoint:
    if isinstance(focus, QAbstractItemView):
        row = focus.visualRect(focus.currentIndex())
        return QPoint(min(row.left() + 40, row.right()), row.center().y()) if row.isValid() else target.rect().center()
    cursor = focus.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    return cursor.toRect().center() if cursor and cursor.isValid() else target.rect().center()
