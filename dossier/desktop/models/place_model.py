"""Where the reports of a case were filed: a row a place, and under it a row a report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from dossier.desktop import value_wording
from dossier.desktop.models.model_index import Index
from dossier.desktop.nouns.map_places import Spot, spots
from dossier.desktop.tooltips import in_role
from dossier.model.chronology import FilingPlace
from dossier.model.reports import ReportRow
from dossier.translations import tr

SPOT_ROLE = Qt.ItemDataRole.UserRole + 1
ORIGIN_ROLE = Qt.ItemDataRole.UserRole + 2  # of a report's row, else None
NOTHING = QModelIndex()


@dataclass(frozen=True, slots=True)
class _Row:
    spot: Spot | None
    origin: FilingPlace | None = None
    text: str = ""


class PlacesModel(QAbstractListModel):
    """Places, reports, and at the end a line on reports without a dateline."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.spots: tuple[Spot, ...] = ()
        self._lines: list[_Row] = []
        self._rows: dict[str, ReportRow] = {}

    def show(self, origins: Sequence[FilingPlace], rows: Sequence[ReportRow]) -> None:
        """`rows` are those of the case's reports, with a dateline or without."""
        self.beginResetModel()
        self.spots, self._rows = spots(origins), {row.report: row for row in rows}
        self._lines = []
        for spot in self.spots:
            self._lines.append(_Row(spot))
            self._lines += [_Row(spot, origin) for origin in spot.origins]
        known = {origin.source.report for origin in origins}
        if silent := [row.report for row in rows if row.report not in known]:
            self._lines.append(_Row(None, text=tr("Without a dateline: {reports}", reports=", ".join(silent))))
        self.endResetModel()

    def row_of(self, spot: Spot) -> QModelIndex:
        return next((self.index(at) for at, row in enumerate(self._lines) if row.spot == spot), NOTHING)

    def rowCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual if index.isValid() and self._lines[index.row()].spot else usual & ~Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._lines[index.row()]
        if role == SPOT_ROLE:
            return row.spot
        if role == ORIGIN_ROLE:
            return row.origin
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return in_role(self._spoken(row), role)
        return None

    def _text(self, row: _Row) -> str:
        if row.origin:
            report = self._rows.get(row.origin.source.report)
            named = value_wording.row_text(report) if report else ""
            return f"{row.origin.source.report}  {named}"
        return value_wording.place_text(row.spot.place) if row.spot else row.text

    def _spoken(self, row: _Row) -> str:
        if row.origin and row.spot:
            place = value_wording.place_text(row.spot.place)
            if row.origin.inferred:
                return tr("{report}, filed from {place}: inferred from something else than a dateline",
                          report=self._text(row), place=place)  # fmt: skip
            return tr("{report}, filed from {place}: “{words}”", report=self._text(row), place=place,
                      words=row.origin.source.evidence.quote if row.origin.source.evidence else "")  # fmt: skip
        if row.spot is None:
            return row.text
        count = value_wording.reports_text(len(row.spot.origins))
        text = tr("{place}: {reports}", place=value_wording.place_text(row.spot.place), reports=count)
        return text if row.spot.at else tr("{place}; not in the list of places", place=text)
