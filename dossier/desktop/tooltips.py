"""Words of others in tool tips, as words: Qt takes for markup what looks like it, and loads the pictures it names."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt


def tip(text: str) -> str:
    """What to give Qt as a tool tip for it to show these very words."""
    # Escaped words alone would be shown with their escapes, if they no longer look like markup
    return f'<span style="white-space: pre-wrap">{escape(text)}</span>' if "<" in text else text


def in_role(text: str, role: int) -> str:
    """What a model gives for a role that describes a row: as a tool tip, or the words themselves."""
    return tip(text) if role == Qt.ItemDataRole.ToolTipRole else text
