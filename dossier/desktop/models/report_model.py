"""The table of reports: a count, and blocks of rows that are fetched off the main thread as they come into sight."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, Qt, Signal

from dossier.clauses import as_clause
from dossier.desktop import value_wording
from dossier.desktop.models.model_index import Index
from dossier.desktop.models.ordering import in_order
from dossier.desktop.nouns.read_marks import ReadMarks
from dossier.desktop.nouns.row_pages import BLOCK, RowPage, Wanted
from dossier.desktop.tooltips import in_role
from dossier.model.reports import ReportRow
from dossier.model.tags import NAME_SEPARATOR
from dossier.translations import term, tr, worded

_HELD = 60  # blocks
_WAITING = 4  # blocks that are asked for next; those that were scrolled past are not
REPORTS_MIME = "application/x-dossier-reports"
CHOSEN = "*"  # in what is dragged: all that are chosen in the list, though it does not hold them
ON_ITS_WAY = "…"  # in a row that is not there yet
_TEXT_ROLES = frozenset({Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole})
_FLAG = Qt.ItemFlag
_FLAGS = _FLAG.ItemIsSelectable | _FLAG.ItemIsEnabled | _FLAG.ItemIsDragEnabled | _FLAG.ItemNeverHasChildren


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table; `need` orders them by how soon they are dropped when the table is narrow."""

    key: str  # the catalog's name
    title: str
    width: int
    need: int = 99  # from here on only when it is asked for


COLUMNS: tuple[Column, ...] = (
    Column("headline", term("Headline"), 215, 0),
    Column("outlet", term("Outlet"), 122, 1),
    Column("place", term("Place"), 92, 3),
    Column("byline", term("Byline"), 130, 4),
    Column("published", term("Published"), 90, 2),
    Column("first_seen", term("First seen"), 138, 8),
    Column("version", term("Version"), 70),
    Column("state", term("State"), 58),
    Column("tags", term("Tags"), 110, 9),
    Column("reason", term("Reason"), 260),
    Column("country", term("Country"), 100),
    Column("filed", term("Filed"), 90),
    Column("language", term("Language"), 90),
    Column("cases", term("Cases"), 130),
    Column("folder", term("Folder"), 200),
    Column("media_type", term("Kind of file"), 120),
    Column("size", term("Size"), 76),
    Column("report", term("Report"), 70),
)


Fetch = Callable[[Wanted, Callable[[RowPage], None]], None]


@dataclass(slots=True)
class _Held:
    query: str = ""
    order: str = ""
    blocks: OrderedDict[int, Sequence[ReportRow]] = field(default_factory=OrderedDict)
    asked: int | None = None
    wanted: list[int] = field(default_factory=list)  # besides; the last first


class ReportsModel(QAbstractTableModel):
    """Rows of a query, or rows handed in. `settled` tells the count whenever the list is new."""

    settled = Signal(int)

    def __init__(self, fetch: Fetch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fetch = fetch
        self._query, self._order = "", ""
        self._count, self._held = 0, _Held()
        self._asking: Wanted | None = None  # on its way
        self._wished: Wanted | None = None  # to be asked for next, and the only one that is to be shown
        self._given: Sequence[ReportRow] | None = None  # shown instead of what a query finds
        self._handed: Sequence[ReportRow] = ()  # the same in their own order
        self._asks = True  # whether a query is what is to be shown, also while its answer is on its way
        self._shown: object = None
        self._title = COLUMNS[0].title
        self.opened = ReadMarks()

    @property
    def shown(self) -> object:
        """Equal as long as the rows are those of the same query, in whatever order, or the same rows handed in."""
        return self._shown

    @property
    def query(self) -> str:
        return self._query

    @property
    def order(self) -> str:
        return self._order

    def entitle(self, title: str) -> None:
        """What the first column is called: of files that could not be read no headline is known."""
        if title != self._title:
            self._title = title
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)

    def look_for(self, query: str, order: str | None = None) -> None:
        """Shows what matches a query, from the top."""
        self._query, self._asks = query, True
        self._order = self._order if order is None else order
        self._ask((0,))

    def show_rows(self, rows: Sequence[ReportRow]) -> None:
        """Shows these rows and no query, in the order in force; without one, in their own."""
        self._wished = None
        self._asks, self._handed = False, rows
        self._replace(RowPage({}, len(rows)), tuple(row.report for row in rows), _Held(), in_order(rows, self._order))

    def given_reports(self) -> list[str] | None:
        """The reports handed in, where they are no query's."""
        return None if self._asks or self._given is None else [row.report for row in self._given]

    def refresh(self, first: int = 0, last: int = 0) -> None:
        """Fetches again what is in sight, from row `first` to `last`."""
        if self._asks:
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

    def held_at(self, row: int) -> ReportRow | None:
        """As `row_at`, but nothing is fetched."""
        if self._given is not None:
            return self._given[row] if row < len(self._given) else None
        block = self._held.blocks.get(row // BLOCK)
        return block[row % BLOCK] if block is not None and row % BLOCK < len(block) else None

    def held_in(self, first: int, last: int) -> dict[int, ReportRow]:
        """Rows that are held, from one to another, by number."""
        if self._given is not None:
            return dict(list(enumerate(self._given))[first : last + 1])
        blocks = sorted(self._held.blocks)
        rows = (number * BLOCK + at for number in blocks for at in range(len(self._held.blocks[number])))
        return {row: held for row in rows if first <= row <= last and (held := self.held_at(row))}

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
        """While one answer is on its way only the last question waits: a person who types on wants no other."""
        self._wished = Wanted(self._query, self._order, blocks, True)
        self._ask_wished()

    def _ask_wished(self) -> None:
        wanted = self._wished
        if wanted is not None and self._asking is None:
            self._asking = wanted
            self._fetch(wanted, lambda page: self._arrived(wanted, page))

    def _arrived(self, wanted: Wanted, page: RowPage) -> None:
        """An older answer is shown where it is one about the same list; nothing is where none could be had."""
        wished, self._asking = self._wished, None
        if wished is wanted:
            self._wished = None
        if page.count is not None and wished and (wished.query, wished.order) == (wanted.query, wanted.order):
            self._replace(page, wanted.query, _Held(wanted.query, wanted.order, OrderedDict(page.blocks)))
        self._ask_wished()

    def _replace(self, page: RowPage, shown: object, held: _Held, given: Sequence[ReportRow] | None = None) -> None:
        """Until here the rows are the old ones, so that what was chosen among them can be found."""
        self.beginResetModel()
        self._shown, self._given = shown, given
        self._count, self._held = page.count or 0, held
        self.endResetModel()
        self.settled.emit(self._count)

    def _want(self, block: int) -> None:
        """One is asked for at a time: who scrolls far waits for what is in sight, and for nothing on the way there."""
        held = self._held
        if block != held.asked:
            held.wanted = [*(other for other in held.wanted if other != block), block][-_WAITING:]
            self._ask_next()

    def _ask_next(self) -> None:
        held = self._held
        if held.asked is None and held.wanted:
            held.asked = held.wanted.pop()
            self._fetch(Wanted(held.query, held.order, (held.asked,)), lambda page: self._came(held, page))

    def _came(self, held: _Held, page: RowPage) -> None:
        """Without the block where it could not be had: it is asked for again when it is looked at again."""
        if held is not self._held:
            return
        held.asked = None
        held.blocks.update(page.blocks)
        for number in page.blocks:
            last = min(number * BLOCK + BLOCK, self._count) - 1
            if last >= number * BLOCK:
                self.dataChanged.emit(self.index(number * BLOCK, 0), self.index(last, len(COLUMNS) - 1))
        while len(held.blocks) > _HELD:
            held.blocks.popitem(last=False)
        self._ask_next()

    # what Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802, RUF100 - Qt's signature
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(self._title if section == 0 else COLUMNS[section].title) if section < len(COLUMNS) else None
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _TEXT_ROLES or not index.isValid():
            return None
        row = self.row_at(index.row())
        if row is None:
            return ON_ITS_WAY if role == Qt.ItemDataRole.DisplayRole and index.column() == 0 else None
        return in_role(_cell(row, COLUMNS[index.column()].key, role), role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return _FLAGS if index.isValid() else Qt.ItemFlag.NoItemFlags  # asked twice for each cell that is painted

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Asks the catalog for another order; column -1 for its own."""
        sign = "-" if order == Qt.SortOrder.DescendingOrder else ""
        wanted = sign + COLUMNS[column].key if column >= 0 else ""
        if wanted != self._order:
            self._order = wanted
            if self._asks:
                self._ask((0,))
            else:
                self.show_rows(self._handed)

    def mimeTypes(self) -> list[str]:
        return [REPORTS_MIME, "text/plain"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        rows = sorted({index.row() for index in indexes})
        return carried([row for row in map(self.held_at, rows) if row], len(rows))

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction


def carried(held: Sequence[ReportRow], count: int) -> QMimeData:
    """What is dragged of `count` reports, of which these are held."""
    made = QMimeData()
    names = [row.report for row in held] if len(held) == count else [CHOSEN]
    made.setData(REPORTS_MIME, "\n".join(names).encode())
    made.setText("\n".join(f"{value_wording.row_text(row)} ({row.report})" for row in held))
    return made


def _cell(row: ReportRow, key: str, role: int) -> str:
    if role == Qt.ItemDataRole.ToolTipRole and key == "headline":
        return f"{value_wording.row_summary(row)}\n{row.path}"
    if role == Qt.ItemDataRole.AccessibleTextRole and key == "headline":
        return value_wording.row_summary(row)
    if role == Qt.ItemDataRole.ToolTipRole and key == "place" and row.place:
        return ", ".join(part for part in (row.place, value_wording.country_text(row.country)) if part)
    return shown_words(row, key) if role == Qt.ItemDataRole.DisplayRole else cell_words(row, key)


def shown_words(row: ReportRow, key: str) -> str:
    """The words of a cell as the list shows them: of a moment of publication only the day."""
    return (row.published or "").partition("T")[0] if key == "published" else cell_words(row, key)


def cell_words(row: ReportRow, key: str) -> str:
    """What a row has in a column, in the words of the language chosen."""
    if text_of := _CELL_TEXTS.get(key):
        return text_of(row)
    value = getattr(row, key)
    return "" if value is None else str(value)


_CELL_TEXTS: dict[str, Callable[[ReportRow], str]] = {
    "headline": value_wording.row_text,
    "state": lambda row: tr("In the trash") if row.trashed else value_wording.state_text(row.state),
    "first_seen": lambda row: value_wording.moment_text(row.first_seen),
    "country": lambda row: value_wording.country_text(row.country),
    "language": lambda row: value_wording.language_text(row.language) if row.language else "",
    "byline": lambda row: value_wording.byline_text(row.byline or ""),
    "tags": lambda row: ", ".join(row.tags),
    "cases": lambda row: NAME_SEPARATOR.join(row.cases),
    "folder": lambda row: folder_of(row.path),
    "size": lambda row: value_wording.size_text(row.size),
    "reason": lambda row: worded(as_clause(row.reason or "")),
}


def folder_of(path: str) -> str:
    """The folder in which a file stood, of a part the one of the file that holds it."""
    whole = path.split("//", 1)[0] if not path.startswith("//") else path
    return whole[: max(whole.rfind("/"), whole.rfind("\\"), 0)]
