"""The entries of a case's timeline as a list: what each is called, and what a screen reader says of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from dossier.desktop import value_wording
from dossier.desktop.models.model_index import Index
from dossier.desktop.tooltips import in_role
from dossier.model.chronology import TimelineEntry
from dossier.model.reports import ReportRow
from dossier.translations import in_quotes, tr, tr_n

ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
SECOND_ROLE = Qt.ItemDataRole.UserRole + 2  # the line under the title
COMPACT_ROLE = Qt.ItemDataRole.UserRole + 3  # all in one line
NOTHING = QModelIndex()
_NAMED = 3  # reports that are named before the others are counted


class TimelineModel(QAbstractListModel):
    """The earliest first; those without a time last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: Sequence[TimelineEntry] = ()
        self._rows: Mapping[str, ReportRow] = {}

    def show(self, entries: Sequence[TimelineEntry], rows: Sequence[ReportRow]) -> None:
        """`rows` are those of the case's reports."""
        self.beginResetModel()
        self.entries, self._rows = entries, {row.report: row for row in rows}
        self.endResetModel()

    def rowCount(self, parent: Index = NOTHING) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == ENTRY_ROLE:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(entry)
        if role == SECOND_ROLE:
            return self._second(entry)
        if role == COMPACT_ROLE:
            return f"{self._who(entry)} · {self._title(entry)}"
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return in_role("\n".join([self._spoken(entry), *self._source_lines(entry)]), role)
        return None

    def _title(self, entry: TimelineEntry) -> str:
        if entry.kind == "happening":
            return tr("Day of the {event}", event=tr((entry.what or "").replace("-", " ")))
        if entry.kind == "filed":
            return tr("Filed from {place}", place=entry.what) if entry.what else tr("Filed")
        row = self._rows.get(entry.sources[0].report)
        return (row.outlet or value_wording.row_text(row)) if row else entry.sources[0].report

    def _second(self, entry: TimelineEntry) -> str:
        day, who = _short(entry), self._who(entry)
        if entry.disputed:
            return tr("disputed: {day} · {reports}", day=day, reports=who)
        return f"{day} · {who}"

    def _who(self, entry: TimelineEntry) -> str:
        reports = list(dict.fromkeys(source.report for source in entry.sources))
        return ", ".join(reports) if len(reports) <= _NAMED else tr_n(len(reports), "{n} report", "{n} reports")

    def _spoken(self, entry: TimelineEntry) -> str:
        title, day = self._title(entry), _day(entry)
        match entry.kind:
            case "published":
                return tr("Published {day}: {outlet}", day=day, outlet=title)
            case "first-seen":
                return tr("Publication date not stated; {day}: {outlet}", day=day, outlet=title)
            case _ if entry.disputed:
                return tr("{title}: {day}; other reports state another day", title=title, day=day)
            case _ if entry.year_assumed:
                return tr("{title}: {day}; the year is that of the report’s publication", title=title, day=day)
            case _:
                return tr("{title}: {day}", title=title, day=day)

    def _source_lines(self, entry: TimelineEntry) -> list[str]:
        """A line a report: its name, and the words that tell the date."""
        lines = []
        for source in entry.sources:
            row = self._rows.get(source.report)
            named = f"{source.report} {value_wording.row_text(row)}" if row else source.report
            lines.append(f"{named}: {in_quotes(source.evidence.quote)}" if source.evidence else named)
        return lines


def _day(entry: TimelineEntry) -> str:
    if entry.kind == "first-seen":
        return tr("first seen {moment}", moment=value_wording.moment_text(entry.date))
    return value_wording.day_text(entry.date)


def _short(entry: TimelineEntry) -> str:
    """As `_day`, with the month's name cut short, for there is little room."""
    undated = entry.kind == "first-seen" or entry.when is None or entry.year_assumed
    return _day(entry) if undated else value_wording.short_day_text(entry.date)
