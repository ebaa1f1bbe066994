"""The keys and turns of the wheel that go through pages and change their size, the same wherever pages are shown."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent

Turn = Literal["on", "back", "first", "last", "larger", "smaller", "usual"]

_KEYS: dict[int, Turn] = {
    Qt.Key.Key_PageDown: "on", Qt.Key.Key_Space: "on", Qt.Key.Key_PageUp: "back", Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last", Qt.Key.Key_Plus: "larger", Qt.Key.Key_Equal: "larger", Qt.Key.Key_Minus: "smaller",
    Qt.Key.Key_0: "usual",
}  # fmt: skip
STEP: dict[Turn | None, int] = {"larger": 1, "smaller": -1, "usual": 0}  # steps of size; 0 is the usual one


def turn_of(event: QKeyEvent) -> Turn | None:
    """What a key asks for; None where it is none of these."""
    if event.key() == Qt.Key.Key_Space and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return "back"
    return _KEYS.get(event.key())


def size_of(event: QWheelEvent) -> int:
    """Steps of size that the wheel asks for, with Ctrl held; 0 where it scrolls."""
    if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return 0
    return 1 if event.angleDelta().y() > 0 else -1
