"""Names with how many reports have each, narrowed by words; for the window in which all of them are looked through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from dossier.desktop import value_wording
from dossier.desktop.models.model_index import Index
from dossier.model.tags import Tally, folded
from dossier.translations import number, tr_n

NOTHING = QModelIndex()
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TalliesModel(QAbstractTableModel):
    """A row a name: the name, and its count."""

    def __init__(self, tallies: Sequence[Tally], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all = [(tally, label(tally), folded(label(tally))) for tally in tallies]
        self._shown = self._all

    def narrow(self, text: str) -> None:
        """Keeps the names that hold every one of these words."""
        wanted = folded(text).split()
        self.beginResetModel()
        self._shown = [known for known in self._all if all(word in known[2] for word in wanted)]
        self.endResetModel()

    def tally(self, index: Index) -> Tally | None:
        return self._shown[index.row()][0] if index.isValid() else None

    def rowCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        tally, name, _ = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return number(tally.count) if index.column() else name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr_n(tally.count, "{name}: {n} report", "{name}: {n} reports", name=name)
        return _RIGHT if role == Qt.ItemDataRole.TextAlignmentRole and index.column() else None


def label(tally: Tally) -> str:
    """With its country, where it is a place that has one."""
    return f"{tally.name}, {value_wording.country_text(tally.country)}" if tally.country else tally.name
