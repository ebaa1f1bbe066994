"""Small tables whose rows are all in memory: versions, history, outcomes, related reports."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from dossier.desktop.models.model_index import Index
from dossier.desktop.tooltips import tip
from dossier.translations import tr

THING_ROLE = Qt.ItemDataRole.UserRole + 1
NOTHING = QModelIndex()

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class LineColumn(Generic[Thing]):
    """A column: its title, what it shows of a thing, and what more it tells in the tooltip."""

    title: str
    text: Callable[[Thing], str]
    more: Callable[[Thing], str] | None = None


class LinesModel(QAbstractTableModel, Generic[Thing]):
    """Rows of one kind of thing under columns handed in."""

    def __init__(
        self, columns: Sequence[LineColumn[Thing]], most: int | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._columns, self._most = columns, most
        self._things: list[Thing] = []

    def show(self, things: Sequence[Thing]) -> None:
        self.beginResetModel()
        self._things = list(things)
        self.endResetModel()

    def put_first(self, things: Sequence[Thing]) -> None:
        """Puts new rows on top, the last one topmost; the oldest go when there are more than `most`."""
        if not things:
            return
        self.beginInsertRows(QModelIndex(), 0, len(things) - 1)
        self._things[:0] = reversed(things)
        self.endInsertRows()
        if self._most is not None and len(self._things) > self._most:
            self.beginRemoveRows(QModelIndex(), self._most, len(self._things) - 1)
            del self._things[self._most :]
            self.endRemoveRows()

    def things(self) -> Sequence[Thing]:
        return tuple(self._things)

    def thing(self, index: Index) -> Thing | None:
        return self._things[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else len(self._things)

    def columnCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(self._columns[section].title) if section < len(self._columns) else None
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        thing, column = self._things[index.row()], self._columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(thing)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip((column.more or column.text)(thing))
        return thing if role == THING_ROLE else None
