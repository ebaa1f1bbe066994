"""The table of reports: which are chosen and stay so when it is made anew, rows that can be dragged onto a case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.model_index import Index
from dossier.desktop.models.report_model import ReportsModel
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.report_columns import ReportColumns
from dossier.desktop.views.report_rows import RowDelegate
from dossier.desktop.views.row_drag import Carrying
from dossier.desktop.views.table_style import behave
from dossier.model.reports import ReportRow
from dossier.translations import tr


@dataclass(frozen=True, slots=True)
class _Kept:
    """What was chosen before the list was made anew, and how far it was scrolled."""

    current: str | None = None
    row: int = -1  # the first that was chosen
    scrolled: int = 0
    chosen: frozenset[str] = frozenset()  # where several were
    every: bool = False  # all of the list
    shown: object = None  # what the list was of
    seen: bool = False  # whether the current one was in sight


class ReportsView(ReportColumns):
    """Says which report is current, and what is wanted of the chosen ones."""

    current_changed = Signal(object)  # ReportRow or None
    opened = Signal()
    peeked = Signal()
    asked = Signal(QPoint)  # menu

    def __init__(
        self, model: ReportsModel, look: Appearance, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, look, preferences, parent)
        self._keep = _Kept()
        self._gone: tuple[object, str] | None = None  # a list, and the report that was current when it left the list
        self.carrying = Carrying(self, look)
        self.setItemDelegate(RowDelegate(look, self))
        self._behave()
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._restore)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        self.lay_rows()

    def _behave(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        behave(self)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(lambda at: self.asked.emit(self.viewport().mapToGlobal(at)))
        self.setAccessibleName(tr("Reports"))

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

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Qt's own would ask for each cell of a million rows."""
        if count := self.chosen_count():
            self.carrying.start(self.chosen(), count)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.carrying.waits:
            super().mouseMoveEvent(event)

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

    def step(self, by: int) -> None:
        """Chooses the next row, or the one before; at the ends of the list it stays."""
        self.select(min(max(self.currentIndex().row() + by, 0), self._model.rowCount() - 1))

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
        first = min((first for first, _ in self.chosen_ranges()), default=self.currentIndex().row())
        report, in_sight = (row.report if row else None), self._is_in_sight()
        self._keep = _Kept(report, first, scrolled, chosen, every, model.shown, in_sight)

    def _restore(self) -> None:
        """The list is the same with other rows, or another list: what was chosen stays so in the first only."""
        kept, same = self._keep, self._keep.shown == self._model.shown
        self.lay_rows()
        there = kept.current is not None and self.go_to(kept.current)
        if same:
            there = self._keep_place(kept, there)
            self._choose_again(kept)
        if there:
            self.verticalScrollBar().setValue(kept.scrolled)
            self._stay_in_sight(kept.seen)

    def _keep_place(self, kept: _Kept, there: bool) -> bool:
        """Chooses the next row when the current report has left the list, and the report again when it comes back."""
        if not there and kept.current and self._model.rowCount():
            self._gone = (kept.shown, kept.current)
            self.select(min(max(kept.row, 0), self._model.rowCount() - 1))
            return True
        if self._gone and self._gone[0] == kept.shown and self.go_to(self._gone[1]):
            self._gone = None
        return there

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A message that comes above the list must not push the chosen report out of sight."""
        seen = self._is_in_sight(event.oldSize().height())
        super().resizeEvent(event)
        self._stay_in_sight(seen)

    def _is_in_sight(self, height: int | None = None) -> bool:
        """True if the current row is visible, given the viewport's current (or `height`) height."""
        row, end = self.visualRect(self.currentIndex()), self.viewport().height() if height is None else height
        return row.isValid() and row.bottom() >= 0 and row.top() < end

    def _stay_in_sight(self, seen: bool) -> None:
        if seen and self.currentIndex().isValid():
            self.scrollTo(self.currentIndex().siblingAtColumn(0))

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
