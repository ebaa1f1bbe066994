"""What the reports of a case say of the same things: a row a finding, a column a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, Qt

from dossier.desktop import value_wording
from dossier.desktop.citation_drag import CITATION_MIME, carry, cited
from dossier.desktop.findings_wording import (
    grade_text,
    silent_cell,
    spoken_cell,
    spoken_row,
    subject,
    value_text,
    verdict,
)
from dossier.desktop.models.model_index import Index
from dossier.desktop.tooltips import in_role, tip
from dossier.model.judgements import Grade
from dossier.model.links import Cell, Finding
from dossier.model.reports import ReportRow
from dossier.translations import tr

FINDING_ROLE = Qt.ItemDataRole.UserRole + 1
CELLS_ROLE = Qt.ItemDataRole.UserRole + 2
Place = tuple[str, str]  # a row's key, and a report
NOTHING = QModelIndex()
FIXED = 2  # columns before the reports: what it is about, and whether they agree


class FindingsModel(QAbstractTableModel):
    """Findings in the order in which comparing gives them: disagreements are marked in words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._findings: Sequence[Finding] = ()
        self._reports: Sequence[ReportRow] = ()
        self._grades: Mapping[str, Grade] = {}

    def show(
        self, findings: Sequence[Finding], reports: Sequence[ReportRow], grades: Mapping[str, Grade] | None = None
    ) -> None:
        """`reports` are the rows of the case, a column each; `grades` those that people gave, by report."""
        self.beginResetModel()
        self._findings, self._reports, self._grades = findings, reports, grades or {}
        self.endResetModel()

    @property
    def findings(self) -> Sequence[Finding]:
        return self._findings

    def place(self, index: Index) -> Place | None:
        """What a cell is about, whatever place it has."""
        if not index.isValid() or index.column() < FIXED:
            return None
        return self._findings[index.row()].key, self._reports[index.column() - FIXED].report

    def find(self, place: Place) -> QModelIndex:
        """Its present place; an invalid index if it has none."""
        rows = [at for at, finding in enumerate(self._findings) if place[0] in (finding.key, *finding.merged)]
        columns = [at for at, row in enumerate(self._reports) if row.report == place[1]]
        return self.index(rows[0], FIXED + columns[0]) if rows and columns else QModelIndex()

    def cells(self, index: Index) -> tuple[Cell, ...]:
        """What the report of a column says on the finding of a row."""
        if not index.isValid() or index.column() < FIXED:
            return ()
        report = self._reports[index.column() - FIXED].report
        return tuple(cell for cell in self._findings[index.row()].cells if cell.report == report)

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsDragEnabled if self.cells(index) else usual

    def mimeTypes(self) -> list[str]:
        return [CITATION_MIME, "text/plain"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The words of the cells, with their places."""
        cells = [cell for index in indexes for cell in self.cells(index)]
        return carry(one for cell in cells for one in cited(cell.report, cell.version, (cell.evidence,)))

    def rowCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else len(self._findings)

    def columnCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else FIXED + len(self._reports)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        row = self._reports[section - FIXED] if section >= FIXED else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._named(row) if row else (tr("What"), tr("Sources"))[section]
        if role == Qt.ItemDataRole.ToolTipRole and row:
            graded = self._grades.get(row.report)
            return tip(
                f"{row.report}: {value_wording.row_text(row)}" + (f"\n{graded}: {grade_text(graded)}" if graded else "")
            )
        return None

    def _named(self, row: ReportRow) -> str:
        """The report's grade, its id, and its outlet, else its headline."""
        graded = self._grades.get(row.report)
        parts = (str(graded) if graded else "", row.report, row.outlet or value_wording.row_text(row))
        return " · ".join(part for part in parts if part)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        finding = self._findings[index.row()]
        if role == FINDING_ROLE:
            return finding
        if role == CELLS_ROLE:
            return self.cells(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(finding, index)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return in_role(self._spoken(finding, index), role)
        return None

    def _text(self, finding: Finding, index: Index) -> str:
        if index.column() == 0:
            return subject(finding)
        if index.column() == 1:
            return verdict(finding)
        return "; ".join(dict.fromkeys(value_text(cell) for cell in self.cells(index)))

    def _spoken(self, finding: Finding, index: Index) -> str:
        if index.column() < FIXED:
            return spoken_row(finding)
        message = self.cells(index)
        return "\n".join(map(spoken_cell, message)) if message else silent_cell(finding)
