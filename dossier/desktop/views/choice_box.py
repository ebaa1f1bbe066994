"""A box in which one of several named things is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QComboBox

from dossier.translations import tr


def choice(name: str, items: Mapping[str, str], chosen: str) -> QComboBox:
    """A box of what is offered; nothing chosen yet, or what is offered no more, is the first."""
    box = QComboBox()
    box.setAccessibleName(name)
    for key, shown in items.items():
        box.addItem(tr(shown), key)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box
