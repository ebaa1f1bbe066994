"""What the reports of a case say of the same things: a row a finding, a column a report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dossier.desktop import wording
from dossier.model.links import Cell, Finding
from dossier.model.reports import ReportRow

FINDING_ROLE = Qt.ItemDataRole.UserRole + 1
CELLS_ROLE = Qt.ItemDataRole.UserRole + 2
Index = QModelIndex | QPersistentModelIndex
NOTHING = QModelIndex()
FIXED = 2  # columns before the reports: what it is about, and whether they agree

_QUALIFIERS = {"exactly": "", "at-least": "at least ", "at-most": "at most ", "about": "about ", "between": "between "}


_TOLD = {"name": "Name", "omission": "Told by most"}
_QUOTED = {"cut": "cut", "translation": "translated", "reworded": "other words"}
# Why what is not the same is no disagreement: the view shows it in place of "agree"
_RELATIONS = {
    "update": "later count", "part-of-total": "part of it", "range": "in range", "rounding": "rounded",
    "other-scope": "other scope", "marks": "marks", "short-form": "short form", "initials": "initials",
    "name-in-another-language": "translated",
}  # fmt: skip


class FindingsModel(QAbstractTableModel):
    """Findings in the order in which comparing gives them: disagreements are marked in words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._findings: Sequence[Finding] = ()
        self._reports: Sequence[ReportRow] = ()

    def show(self, findings: Sequence[Finding], reports: Sequence[ReportRow]) -> None:
        """`reports` are the rows of the case, a column each."""
        self.beginResetModel()
        self._findings, self._reports = findings, reports
        self.endResetModel()

    def cells(self, index: Index) -> tuple[Cell, ...]:
        """What the report of a column says on the finding of a row."""
        if not index.isValid() or index.column() < FIXED:
            return ()
        report = self._reports[index.column() - FIXED].report
        return tuple(cell for cell in self._findings[index.row()].cells if cell.report == report)

    def rowCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else len(self._findings)

    def columnCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else FIXED + len(self._reports)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        row = self._reports[section - FIXED] if section >= FIXED else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._named(row) if row else ("What", "Sources")[section]
        if role == Qt.ItemDataRole.ToolTipRole and row:
            return f"{row.report}: {wording.row_text(row)}"
        return None

    def _named(self, row: ReportRow) -> str:
        """The outlet, with the report's id where the outlet has several reports here."""
        name = row.outlet or wording.row_text(row)
        several = [other for other in self._reports if other.outlet == row.outlet and row.outlet]
        return f"{row.report} · {name}" if len(several) > 1 else name

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
            return self._spoken(finding, index)
        return None

    def _text(self, finding: Finding, index: Index) -> str:
        if index.column() == 0:
            return subject(finding)
        if index.column() == 1:
            return verdict(finding)
        return "; ".join(dict.fromkeys(_value(cell) for cell in self.cells(index)))

    def _spoken(self, finding: Finding, index: Index) -> str:
        if index.column() < FIXED:
            return f"{subject(finding)}: {verdict(finding)}" + _spoken_voices(finding)
        said = self.cells(index)
        if not said:
            return f"{subject(finding)}: this report does not say"
        return "\n".join(f"“{cell.evidence.quote}”" + _by(cell) for cell in said)


def subject(finding: Finding) -> str:
    if finding.finding == "quote":
        return "Quotation"
    if finding.finding == "date":
        return f"Day of the {finding.kind}"
    if finding.finding in ("name", "omission") and finding.of:
        about = f" {finding.kind}" if finding.kind not in ("person", "place", "body", "name", "count") else ""
        return f"{_TOLD[finding.finding]} · {finding.of}{about}"
    if finding.finding == "omission":
        return f"{_TOLD[finding.finding]} · {finding.kind}"
    if finding.kind == "count" and finding.of:
        return finding.of.capitalize()
    about = f" · {finding.of}" if finding.of else ""
    return f"{finding.kind.replace('-', ' ').capitalize()}{about}"


def alone(finding: Finding) -> bool:
    """Whether one report only says anything of it."""
    return len({cell.report for cell in finding.cells}) < 2


def verdict(finding: Finding) -> str:
    if alone(finding):
        return "one source"
    if finding.finding == "omission":
        return "left out"
    if finding.match == "variant":
        return _QUOTED.get(finding.relation or "", "other words" if not finding.agree else "variants")
    if not finding.agree:
        return "letters" if finding.finding == "name" else "differ"
    return _RELATIONS.get(finding.relation or "", "agree")


def _value(cell: Cell) -> str:
    unit = f" {cell.unit}" if cell.unit else ""
    if cell.least is not None:
        return f"{cell.least}–{cell.value}{unit}"
    value = cell.value if isinstance(cell.value, str) else f"{cell.value:,}"
    return f"{_QUALIFIERS.get(cell.qualifier, '')}{value}{unit}"


def _spoken_voices(finding: Finding) -> str:
    told = len({cell.report for cell in finding.cells})
    if finding.finding != "figure" or not 0 < finding.voices < told:
        return ""
    return f"; {told} reports, and {finding.voices} {'voice' if finding.voices == 1 else 'voices'}"


def _by(cell: Cell) -> str:
    return f" – said by {cell.attributed_to}" if cell.attributed_to else ""
