"""Keys and wheel mean the same wherever pages are shown: the file as it came, and the brief."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent

from dossier.desktop.views.paging import Turn, size_of, turn_of

NONE, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier,
)  # fmt: skip


@pytest.mark.parametrize(
    ("key", "held", "turn"),
    [
        (Qt.Key.Key_Space, NONE, "on"),
        (Qt.Key.Key_Space, SHIFT, "back"),
        (Qt.Key.Key_PageDown, NONE, "on"),
        (Qt.Key.Key_PageUp, NONE, "back"),
        (Qt.Key.Key_Home, NONE, "first"),
        (Qt.Key.Key_End, NONE, "last"),
        (Qt.Key.Key_Equal, NONE, "larger"),
        (Qt.Key.Key_Minus, NONE, "smaller"),
        (Qt.Key.Key_0, NONE, "usual"),
        (Qt.Key.Key_A, NONE, None),
    ],
)
def test_a_key_asks_for_one_turn(key: Qt.Key, held: Qt.KeyboardModifier, turn: Turn | None) -> None:
    """Space as everywhere, with Shift back; letters are none."""
    assert turn_of(QKeyEvent(QEvent.Type.KeyPress, key, held)) == turn


@pytest.mark.parametrize(("held", "down", "step"), [(CONTROL, 120, 1), (CONTROL, -120, -1), (NONE, 120, 0)])
def test_the_wheel_changes_the_size_with_ctrl_alone(held: Qt.KeyboardModifier, down: int, step: int) -> None:
    """Without it, it scrolls."""
    event = QWheelEvent(
        QPointF(), QPointF(), QPoint(), QPoint(0, down), Qt.MouseButton.NoButton, held,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    assert size_of(event) == step
