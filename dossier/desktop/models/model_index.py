"""How Qt hands a model's place to methods that we override: for the moment, or kept."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
