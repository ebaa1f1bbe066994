"""The side bar as a tree: sections, and in them what can be chosen; an empty section says how to fill it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, Qt, Signal

from dossier.desktop.models.model_index import Index
from dossier.desktop.models.report_model import CHOSEN, REPORTS_MIME
from dossier.desktop.tooltips import in_role
from dossier.translations import number

ITEM_ROLE = Qt.ItemDataRole.UserRole + 1
NOTHING = QModelIndex()


@dataclass(frozen=True, slots=True)
class SideBarItem:
    """A line of the side bar.

    `kind`: reports, review, attention, trash, folder, case, suggested, saved, outlet, place, tag, or hint (which does
    `key`).
    """

    kind: str
    key: str
    title: str
    icon: str
    count: int | None = None
    second: str = ""  # a second line
    tone: str = ""  # "", good, warn

    @property
    def name(self) -> tuple[str, str]:
        return self.kind, self.key


TAKING = frozenset({"case", "tag", "trash"})  # kinds onto which reports can be dropped


@dataclass(frozen=True, slots=True)
class SideBarSection:
    """Lines under a title; `key` is what it is remembered by when a person folds it. Without a title it cannot be."""

    title: str
    items: tuple[SideBarItem, ...]
    key: str = ""
    count: int | None = None  # told when it is folded


class SideModel(QAbstractItemModel):
    """Sections of items. What is unchanged keeps its index, so that the choice stays."""

    dropped = Signal(object, object)  # Item, list of report ids, or None for those chosen in the list

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sections: list[SideBarSection] = []

    def show(self, sections: Sequence[SideBarSection]) -> None:
        """Shows these sections; a full reset only where lines came or went."""
        if [s.key for s in sections] != [s.key for s in self._sections]:
            self.beginResetModel()
            self._sections = list(sections)
            self.endResetModel()
            return
        for row, section in enumerate(sections):
            self._update(row, section)

    def _update(self, row: int, new: SideBarSection) -> None:
        old, parent = self._sections[row], self.index(row, 0)
        if old == new:
            return
        if (old.title, old.count) != (new.title, new.count):
            self._sections[row] = replace(new, items=old.items)
            self.dataChanged.emit(parent, parent)
        if [i.name for i in old.items] == [i.name for i in new.items]:
            self._sections[row] = new
        else:
            self._exchange(row, parent, old, new)
        if new.items:
            self.dataChanged.emit(self.index(0, 0, parent), self.index(len(new.items) - 1, 0, parent))

    def _exchange(self, row: int, parent: QModelIndex, old: SideBarSection, new: SideBarSection) -> None:
        """Takes away and puts in line by line, so that the chosen line stays chosen."""
        kept = {item.name for item in new.items}
        items = list(old.items)
        for at in range(len(items) - 1, -1, -1):
            if items[at].name not in kept:
                self.beginRemoveRows(parent, at, at)
                del items[at]
                self._sections[row] = replace(new, items=tuple(items))
                self.endRemoveRows()
        for at, item in enumerate(new.items):
            if at >= len(items) or items[at].name != item.name:
                self._take_out(row, parent, items, item)
                self.beginInsertRows(parent, at, at)
                items.insert(at, item)
                self._sections[row] = replace(new, items=tuple(items))
                self.endInsertRows()
        self._sections[row] = new

    def _take_out(self, row: int, parent: QModelIndex, items: list[SideBarItem], item: SideBarItem) -> None:
        for at, held in enumerate(items):
            if held.name == item.name:
                self.beginRemoveRows(parent, at, at)
                del items[at]
                self._sections[row] = replace(self._sections[row], items=tuple(items))
                self.endRemoveRows()
                return

    def item(self, index: Index) -> SideBarItem | None:
        """None for a section's own line."""
        if not index.isValid() or not index.internalId():
            return None
        return self._sections[index.internalId() - 1].items[index.row()]

    def section(self, index: Index) -> SideBarSection | None:
        """None for a line in one."""
        return self._sections[index.row()] if index.isValid() and not index.internalId() else None

    def find(self, kind: str, key: str) -> QModelIndex:
        for row, section in enumerate(self._sections):
            for at, item in enumerate(section.items):
                if item.name == (kind, key):
                    return self.index(at, 0, self.index(row, 0))
        return QModelIndex()

    # what Qt asks

    def index(self, row: int, column: int, parent: Index = NOTHING) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index = NOTHING) -> Any:
        up = index.internalId() if index.isValid() else 0
        return self.createIndex(up - 1, 0, 0) if up else QModelIndex()

    def rowCount(self, parent: Index = NOTHING) -> int:
        if not parent.isValid():
            return len(self._sections)
        return 0 if parent.internalId() else len(self._sections[parent.row()].items)

    def columnCount(self, parent: Index = NOTHING) -> int:  # noqa: ARG002
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self.item(index)
        if item is None:
            section = self._sections[index.row()]
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return section.title or None
            return section.title if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.DisplayRole:
            return item.title
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return in_role(_spoken(item), role)
        return item if role == ITEM_ROLE else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        item = self.item(index)
        if item is None:
            titled = bool(self._sections[index.row()].title)
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if titled else Qt.ItemFlag.ItemIsEnabled
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usual | Qt.ItemFlag.ItemIsDropEnabled if item.kind in TAKING else usual

    def mimeTypes(self) -> list[str]:
        return [REPORTS_MIME]

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:  # noqa: ARG002
        item = self.item(parent)
        return item is not None and item.kind in TAKING and data.hasFormat(REPORTS_MIME)

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        item = self.item(parent)
        if item is None or not self.canDropMimeData(data, action, row, column, parent):
            return False
        reports = bytes(data.data(REPORTS_MIME).data()).decode().split("\n")
        self.dropped.emit(item, None if CHOSEN in reports else [report for report in reports if report])
        return True


def _spoken(item: SideBarItem) -> str:
    count = f", {number(item.count)}" if item.count is not None else ""
    key = f"\n{item.key}" if item.kind == "folder" else ""
    return f"{item.title}{count}" + (f"\n{item.second}" if item.second else "") + key
