"""What the reports of a case say of the same things: a row a finding, a column a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dossier.desktop import wording
from dossier.model.judgements import Grade
from dossier.model.links import Cell, Finding
from dossier.model.reports import ReportRow

FINDING_ROLE = Qt.ItemDataRole.UserRole + 1
CELLS_ROLE = Qt.ItemDataRole.UserRole + 2
Index = QModelIndex | QPersistentModelIndex
Place = tuple[str, str]  # a row's key, and a report
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
        """Where it stands now; an invalid index if nowhere."""
        rows = [at for at, finding in enumerate(self._findings) if place[0] in (finding.key, *finding.merged)]
        columns = [at for at, row in enumerate(self._reports) if row.report == place[1]]
        return self.index(rows[0], FIXED + columns[0]) if rows and columns else QModelIndex()

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
            graded = self._grades.get(row.report)
            return f"{row.report}: {wording.row_text(row)}" + (f"\n{graded}: {graded.words}" if graded else "")
        return None

    def _named(self, row: ReportRow) -> str:
        """The outlet behind its grade, with the report's id where the outlet has several reports here."""
        name = row.outlet or wording.row_text(row)
        several = [other for other in self._reports if other.outlet == row.outlet and row.outlet]
        graded = self._grades.get(row.report)
        parts = (str(graded) if graded else "", row.report if len(several) > 1 else "", name)
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
            return f"{subject(finding)}: {verdict(finding)}" + _spoken_voices(finding) + _spoken_word(finding)
        said = self.cells(index)
        if not said:
            return f"{subject(finding)}: this report does not say"
        return "\n".join(f"“{cell.evidence.quote}”" + _by(cell) + _corrected(cell) for cell in said)


def subject(finding: Finding) -> str:
    return _about(finding) + (" · split off" if finding.split_from else "")


def _about(finding: Finding) -> str:
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
    """Why the row is as it is, in a word or two; a person's last word comes first."""
    if finding.settled is None:
        return _relation(finding)
    if finding.settled.unseen:
        return "settled, then more"
    return "settled" if finding.settled.value is None else f"settled: {_number(finding.settled.value)}"


def _relation(finding: Finding) -> str:
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
    return f"{_QUALIFIERS.get(cell.qualifier, '')}{_number(cell.value)}{unit}"


def _number(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:,}"


def _spoken_word(finding: Finding) -> str:
    """What people said of the row."""
    merged = f"; merged with {', '.join(finding.merged)}" if finding.merged else ""
    if finding.settled is None:
        return merged
    by, when = wording.agent_text(finding.settled.by), wording.moment_text(finding.settled.at)
    new = f"\nSaid otherwise since: {', '.join(finding.settled.unseen)}" if finding.settled.unseen else ""
    return f"{merged}\n{finding.settled.note} – {by}, {when}{new}"


def _corrected(cell: Cell) -> str:
    if cell.by is None:
        return ""
    read = cell.others[0]
    was = _value(read) + (f", said by {read.attributed_to}" if read.attributed_to else "")
    return f" – corrected by {wording.agent_text(cell.by)}; read as {was}"


def _spoken_voices(finding: Finding) -> str:
    told = len({cell.report for cell in finding.cells})
    if finding.finding != "figure" or not 0 < finding.voices < told:
        return ""
    return f"; {told} reports, and {finding.voices} {'voice' if finding.voices == 1 else 'voices'}"


def _by(cell: Cell) -> str:
    return f" – said by {cell.attributed_to}" if cell.attributed_to else ""
