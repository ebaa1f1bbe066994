"""The table of reports: a count, and blocks of rows that are fetched off the main thread as they come into sight."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from dossier.desktop import wording
from dossier.model.reports import ReportRow
from dossier.tongue import tr

BLOCK = 100
_HELD = 60  # blocks
REPORTS_MIME = "application/x-dossier-reports"
ROW_ROLE = Qt.ItemDataRole.UserRole + 1

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table; `need` orders them by how soon they are dropped when the table is narrow."""

    key: str  # the catalog's name
    title: str
    width: int
    need: int


COLUMNS: tuple[Column, ...] = (
    Column("headline", "Headline", 215, 0),
    Column("outlet", "Outlet", 122, 1),
    Column("place", "Place", 92, 3),
    Column("byline", "Byline", 130, 5),
    Column("published", "Published", 90, 2),
    Column("first_seen", "First seen", 138, 7),
    Column("version", "Version", 70, 6),
    Column("state", "State", 58, 4),
)


@dataclass(frozen=True, slots=True)
class Page:
    """Some blocks of a list; `count` where it was asked for."""

    blocks: dict[int, Sequence[ReportRow]]
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to fetch: blocks of a query in an order, and whether to count it."""

    query: str
    order: str
    blocks: tuple[int, ...]
    count: bool = False


Fetch = Callable[[Wanted, Callable[[Page], None]], None]


@dataclass(slots=True)
class _Held:
    blocks: OrderedDict[int, Sequence[ReportRow]] = field(default_factory=OrderedDict)
    asked: set[int] = field(default_factory=set)


class ReportsModel(QAbstractTableModel):
    """Rows of a query, or rows handed in. `settled` tells the count whenever the list is new."""

    settled = Signal(int)

    def __init__(self, fetch: Fetch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fetch = fetch
        self._query, self._order = "", ""
        self._count, self._held, self._generation = 0, _Held(), 0
        self._given: Sequence[ReportRow] | None = None

    @property
    def query(self) -> str:
        return self._query

    def look_for(self, query: str, order: str | None = None) -> None:
        """Shows what matches a query, from the top."""
        self._query, self._given = query, None
        self._order = self._order if order is None else order
        self._ask((0,))

    def show_rows(self, rows: Sequence[ReportRow]) -> None:
        """Shows these rows and no query."""
        self._generation += 1
        self._given = rows
        self._replace(Page({}, len(rows)))

    def refresh(self, first: int = 0, last: int = 0) -> None:
        """Fetches again what is in sight, from row `first` to `last`."""
        if self._given is None:
            self._ask(tuple(range(first // BLOCK, last // BLOCK + 1)))

    def row_at(self, row: int) -> ReportRow | None:
        """None while the row is on its way."""
        if self._given is not None:
            return self._given[row] if row < len(self._given) else None
        block = self._held.blocks.get(row // BLOCK)
        if block is None:
            self._want(row // BLOCK)
            return None
        self._held.blocks.move_to_end(row // BLOCK)
        return block[row % BLOCK] if row % BLOCK < len(block) else None

    def find(self, report: str) -> int | None:
        """The row of a report, among the rows that are held."""
        if self._given is not None:
            return next((at for at, row in enumerate(self._given) if row.report == report), None)
        for number, block in self._held.blocks.items():
            for at, row in enumerate(block):
                if row.report == report:
                    return number * BLOCK + at
        return None

    # fetching

    def _ask(self, blocks: tuple[int, ...]) -> None:
        self._generation += 1
        generation = self._generation
        self._fetch(Wanted(self._query, self._order, blocks, True), lambda page: self._arrived(generation, page))

    def _arrived(self, generation: int, page: Page) -> None:
        if generation == self._generation:
            self._replace(page)

    def _replace(self, page: Page) -> None:
        self.beginResetModel()
        self._count, self._held = page.count or 0, _Held(OrderedDict(page.blocks))
        self.endResetModel()
        self.settled.emit(self._count)

    def _want(self, block: int) -> None:
        if block in self._held.asked:
            return
        self._held.asked.add(block)
        generation = self._generation
        wanted = Wanted(self._query, self._order, (block,))
        self._fetch(wanted, lambda page: self._came(generation, page))

    def _came(self, generation: int, page: Page) -> None:
        if generation != self._generation:
            return
        for number, rows in page.blocks.items():
            self._held.asked.discard(number)
            self._held.blocks[number] = rows
            last = min(number * BLOCK + BLOCK, self._count) - 1
            if last >= number * BLOCK:
                self.dataChanged.emit(self.index(number * BLOCK, 0), self.index(last, len(COLUMNS) - 1))
        while len(self._held.blocks) > _HELD:
            self._held.blocks.popitem(last=False)

    # what Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802, RUF100 - Qt's signature
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(COLUMNS[section].title) if section < len(COLUMNS) else None
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        shows = (
            Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole, ROW_ROLE,
        )  # fmt: skip
        if role not in shows:
            return None
        row = self.row_at(index.row())
        if row is None:
            return "…" if role == Qt.ItemDataRole.DisplayRole and index.column() == 0 else None
        return row if role == ROW_ROLE else _cell(row, COLUMNS[index.column()].key, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        base = super().flags(index)
        return base | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else base

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Asks the catalog for another order; column -1 for its own."""
        sign = "-" if order == Qt.SortOrder.DescendingOrder else ""
        wanted = sign + COLUMNS[column].key if column >= 0 else ""
        if wanted != self._order:
            self._order = wanted
            if self._given is None:
                self._ask((0,))

    def mimeTypes(self) -> list[str]:
        return [REPORTS_MIME, "text/plain"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        rows = [self.row_at(number) for number in sorted({index.row() for index in indexes})]
        there = [row for row in rows if row]
        made = QMimeData()
        made.setData(REPORTS_MIME, "\n".join(row.report for row in there).encode())
        made.setText("\n".join(f"{wording.row_text(row)} ({row.report})" for row in there))
        return made

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction


def _cell(row: ReportRow, key: str, role: int) -> str:
    if role == Qt.ItemDataRole.ToolTipRole and key == "headline":
        return f"{wording.row_text(row)}\n{row.path}"
    if key == "headline":
        return wording.row_text(row)
    if key == "state":
        return wording.state_text(row.state)
    if key == "first_seen":
        return wording.moment_text(row.first_seen)
    if key == "published" and role == Qt.ItemDataRole.DisplayRole:
        return (row.published or "").partition("T")[0]
    if key == "place" and role == Qt.ItemDataRole.ToolTipRole and row.place:
        return ", ".join(part for part in (row.place, wording.country_text(row.country)) if part)
    value = getattr(row, key)
    return "" if value is None else str(value)
