"""The table of reports: sorted by the catalog, columns that fit, rows that can be dragged onto a case."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QDrag, QFontMetrics, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QTableView,
    QWidget,
)

from dossier.desktop import wording
from dossier.desktop.look import Look
from dossier.desktop.models.reports import COLUMNS, ReportsModel, carried
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.report_rows import RowDelegate
from dossier.model.reports import ReportRow
from dossier.tongue import tr

Index = QModelIndex | QPersistentModelIndex
_FOUND = 380  # points of width for the headline while the words found stand under it
_AROUND = 22  # points of width around a column's name
_SHARE = 0.4  # of the width is the headline's, before further columns are shown
# What is worth seeing of a list where other things count than in most
_SUITING = {"attention": ("headline", "reason", "first_seen", "folder", "size")}


_ON_DEMAND = 99


@dataclass(frozen=True, slots=True)
class _Kept:
    """What was chosen before the list was made anew, and how far it was scrolled."""

    current: str | None = None
    scrolled: int = 0
    chosen: frozenset[str] = frozenset()  # where several were
    every: bool = False  # all of the list
    shown: object = None  # what the list was of


def _suits(suiting: Sequence[str]) -> Callable[[int], int]:
    return lambda at: suiting.index(COLUMNS[at].key)


class ReportsView(QTableView):
    """Says which report is current, and what is wanted of the chosen ones."""

    current_changed = Signal(object)  # ReportRow or None
    opened = Signal()
    peeked = Signal()
    asked = Signal(QPoint)  # menu

    def __init__(
        self, model: ReportsModel, look: Look, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._look, self._preferences = model, look, preferences
        self._keep = _Kept()
        self._place = ""  # kind of the list's place
        self._scale = look.scale
        self.setModel(model)
        self.setItemDelegate(RowDelegate(look, self))
        self._behave()
        self._head()
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._restore)
        look.changed.connect(self._letters_changed)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        self._rows()

    def _behave(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setDragEnabled(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(lambda at: self.asked.emit(self.viewport().mapToGlobal(at)))
        self.setAccessibleName(tr("Reports"))

    def _head(self) -> None:
        header = self.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsMovable(True)
        header.setHighlightSections(False)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setMinimumSectionSize(50)
        self.setSortingEnabled(True)
        for at in range(len(COLUMNS)):
            self.setColumnWidth(at, self._meant(at))
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(lambda at: self.columns_menu().exec(header.mapToGlobal(at)))
        if saved := self._preferences.layout("any-columns"):
            header.restoreState(saved)

    def save(self) -> None:
        self._preferences.keep_layout("any-columns", self.horizontalHeader().saveState())

    # columns

    def columns_menu(self) -> QMenu:
        """Which columns to show; a choice stands until “those that fit” is chosen again."""
        menu = QMenu(tr("Columns"), self)
        menu.aboutToShow.connect(lambda: self._fill_columns(menu))
        return menu

    def _fill_columns(self, menu: QMenu) -> None:
        menu.clear()
        fitting = menu.addAction(tr("Those that fit"))
        fitting.setCheckable(True)
        fitting.setChecked(not self._preferences.names("columns"))
        fitting.triggered.connect(lambda: self._choose_columns([]))
        menu.addSeparator()
        for at, column in enumerate(COLUMNS[1:], 1):
            action = menu.addAction(tr(column.title))
            action.setCheckable(True)
            action.setChecked(not self.isColumnHidden(at))
            action.triggered.connect(lambda on, key=column.key: self._toggle(key, on))

    def _toggle(self, key: str, on: bool) -> None:
        shown = {column.key for at, column in enumerate(COLUMNS) if not self.isColumnHidden(at)}
        self._choose_columns(sorted(shown | {key} if on else shown - {key}))

    def _choose_columns(self, keys: list[str]) -> None:
        self._preferences.keep_names("columns", keys)
        self._fit()

    def suit(self, place: str) -> None:
        """Shows what is worth seeing in a place of this kind, unless columns were chosen."""
        if place != self._place:
            self._place = place
            self._fit()

    def shown_columns(self) -> list[str]:
        """The columns in sight, as they stand from left to right."""
        order = sorted(range(len(COLUMNS)), key=self.horizontalHeader().visualIndex)
        return [COLUMNS[at].key for at in order if not self.isColumnHidden(at)]

    def _wanted(self) -> list[int]:
        """Columns by how soon they are dropped, the last first."""
        suiting = _SUITING.get(self._place)
        if suiting:
            return sorted((at for at, c in enumerate(COLUMNS) if c.key in suiting), key=_suits(suiting))
        usual = (at for at, column in enumerate(COLUMNS) if column.need < _ON_DEMAND)
        return sorted(usual, key=lambda at: COLUMNS[at].need)

    def _fit(self) -> None:
        """Shows the columns chosen, or as many as the width has room for, the most needed first."""
        chosen = self._preferences.names("columns")
        if chosen and self._place in _SUITING:
            chosen = [*chosen, "reason"]
        by_need = self._wanted()
        room = self.viewport().width()
        found = round(_FOUND * self._scale)
        first = found if self._tall() else max(self._meant(0), round(room * _SHARE))
        widths = accumulate(first if at == 0 else self._width(at) for at in by_need)
        known = enumerate(zip(by_need, widths, strict=True))
        fitting = {COLUMNS[at].key for rank, (at, width) in known if width <= room or rank < 2}  # two in any case
        for at, column in enumerate(COLUMNS):
            self.setColumnHidden(at, column.key not in (chosen or fitting) and at > 0)
        self._give_room(room)

    def _give_room(self, room: int) -> None:
        """The headline takes what the others leave, and where that is too little, the table is scrolled sideways."""
        others = sum(self._width(at) for at in range(1, len(COLUMNS)) if not self.isColumnHidden(at))
        tight = others + self._meant(0) > room
        modes = QHeaderView.ResizeMode
        self.horizontalHeader().setSectionResizeMode(0, modes.Interactive if tight else modes.Stretch)
        if tight and self.columnWidth(0) < self._meant(0):
            self.setColumnWidth(0, self._meant(0))

    def _width(self, at: int) -> int:
        return self.columnWidth(at) or self._meant(at)

    def _meant(self, at: int) -> int:
        """How wide a column is for letters of the size in force, before a person draws it wider or narrower.

        Its name is whole in every language.
        """
        name = self.horizontalHeader().fontMetrics().horizontalAdvance(tr(COLUMNS[at].title))
        return max(round(COLUMNS[at].width * self._scale), name + _AROUND)

    def _letters_changed(self) -> None:
        """Larger letters need wider columns."""
        before, self._scale = self._scale, self._look.scale
        if before != self._scale:
            for at in range(len(COLUMNS)):
                shown = self.columnWidth(at)  # 0 where it is hidden
                self.setColumnWidth(at, round(shown * self._scale / before) if shown else self._meant(at))
        self._rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _rows(self) -> None:
        height = QFontMetrics(self.font()).height()
        self.verticalHeader().setDefaultSectionSize(2 * height + 13 if self._tall() else height + 14)
        self._fit()

    def _tall(self) -> bool:
        """Whether the words found are shown under the headlines."""
        first = self._model.row_at(0) if self._model.rowCount() else None
        return bool(first and first.snippet)

    # what is chosen

    def current(self) -> ReportRow | None:
        index = self.currentIndex()
        return self._model.row_at(index.row()) if index.isValid() else None

    @property
    def reports_model(self) -> ReportsModel:
        return self._model

    def chosen(self) -> list[ReportRow]:
        """Those of the chosen rows that the window holds; see `conduct.choosing` for all of them."""
        return list(self.chosen_held().values())

    def chosen_held(self) -> dict[int, ReportRow]:
        return {at: row for some in self.chosen_ranges() for at, row in self._model.held_in(*some).items()}

    def chosen_ranges(self) -> list[tuple[int, int]]:
        """First and last rows of what is chosen, in order; as quick for a million rows as for one."""
        chosen = self.selectionModel().selection()
        return sorted({(some.top(), some.bottom()) for some in map(chosen.at, range(chosen.count()))})

    def chosen_count(self) -> int:
        return sum(last - first + 1 for first, last in self.chosen_ranges())

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Qt's own would ask for each cell of a million rows."""
        if count := self.chosen_count():
            drag = QDrag(self)
            drag.setMimeData(carried(self.chosen(), count))
            drag.setPixmap(self._badge(count))
            drag.exec(actions, Qt.DropAction.CopyAction)

    def _badge(self, count: int) -> QPixmap:
        """What hangs at the pointer: how many reports are carried."""
        text, metrics = wording.reports_text(count), QFontMetrics(self.font())
        ratio = self.devicePixelRatioF()
        size = QSize(metrics.horizontalAdvance(text) + 20, metrics.height() + 10)
        made = QPixmap(size * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self._look.theme.accent))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRect(QPoint(0, 0), size), 6, 6)
        painter.setPen(QColor(self._look.theme.window))
        painter.setFont(self.font())
        painter.drawText(QRect(QPoint(0, 0), size), int(Qt.AlignmentFlag.AlignCenter), text)
        painter.end()
        return made

    def in_sight(self) -> tuple[int, int]:
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        return max(first, 0), max(first, last if last >= 0 else self._model.rowCount() - 1, 0)

    def go_to(self, report: str) -> bool:
        """Makes a report current if its row is held."""
        row = self._model.find(report)
        if row is None:
            return False
        self.select(row)
        return True

    def select(self, row: int) -> None:
        """Chooses one row alone. Qt's own `selectRow` would toggle it while Ctrl is held for a shortcut."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(self._model.index(row, 0), flags.ClearAndSelect | flags.Rows)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.row() != previous.row() or not current.isValid():
            self.current_changed.emit(self.current())

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        super().dataChanged(first, last, list(roles))
        if first.row() <= self.currentIndex().row() <= last.row():
            self.current_changed.emit(self.current())

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.viewport().update()

    def _remember(self) -> None:
        row, model = self.current(), self._model
        several = self.chosen_count() > 1
        chosen = frozenset(row.report for row in self.chosen()) if several else frozenset[str]()
        every = several and self.chosen_count() == model.rowCount()
        scrolled = self.verticalScrollBar().value()
        self._keep = _Kept(row.report if row else None, scrolled, chosen, every, model.shown)

    def _restore(self) -> None:
        """The list is the same with other rows, or another list: what was chosen stays so in the first only."""
        kept = self._keep
        self._rows()
        there = kept.current is not None and self.go_to(kept.current)
        if kept.shown == self._model.shown:
            self._choose_again(kept)
        if there:
            self.verticalScrollBar().setValue(kept.scrolled)

    def _choose_again(self, kept: _Kept) -> None:
        flags = QItemSelectionModel.SelectionFlag
        if kept.every:
            self.selectAll()
        elif kept.chosen:
            again = QItemSelection()
            for at, row in self._model.held_in(0, self._model.rowCount()).items():
                if row.report in kept.chosen:
                    again.select(self._model.index(at, 0), self._model.index(at, 0))
            self.selectionModel().select(again, flags.Select | flags.Rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.peeked.emit()
        else:
            super().keyPressEvent(event)
