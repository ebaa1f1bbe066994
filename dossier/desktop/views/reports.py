"""The table of reports: sorted by the catalog, columns that fit, rows that can be dragged onto a case."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dossier.desktop.look import Look
from dossier.desktop.models.reports import COLUMNS, ROW_ROLE, ReportsModel
from dossier.desktop.preferences import Preferences
from dossier.desktop.views import painting
from dossier.model.parts import own_name
from dossier.model.reports import ReportRow
from dossier.tongue import tr

Index = QModelIndex | QPersistentModelIndex
_WORDY = 86  # points of width from which the state is written besides its picture
_FOUND = 380  # points of width for the headline while the words found stand under it
_SHARE = 0.34  # of the width is the headline's, before further columns are shown
_STATE = [column.key for column in COLUMNS].index("state")


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
        self._keep: tuple[str | None, int] = (None, 0)  # the current report, and how far it was scrolled
        self.setModel(model)
        self.setItemDelegate(_Delegate(look, self))
        self._behave()
        self._head()
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._restore)
        look.changed.connect(self._rows)
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
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsMovable(True)
        header.setHighlightSections(False)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setMinimumSectionSize(50)
        self.setSortingEnabled(True)
        for at, column in enumerate(COLUMNS):
            self.setColumnWidth(at, column.width)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(lambda at: self.columns_menu().exec(header.mapToGlobal(at)))
        if saved := self._preferences.layout("columns"):
            header.restoreState(saved)

    def save(self) -> None:
        self._preferences.keep_layout("columns", self.horizontalHeader().saveState())

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

    def _fit(self) -> None:
        """Shows the columns chosen, or as many as the width has room for, the most needed first."""
        chosen = self._preferences.names("columns")
        by_need = sorted(range(len(COLUMNS)), key=lambda at: COLUMNS[at].need)
        room = self.viewport().width()
        first = _FOUND if self._tall() else max(COLUMNS[0].width, round(room * _SHARE))
        widths = accumulate(first if at == 0 else self._width(at) for at in by_need)
        fitting = {COLUMNS[at].key for at, width in zip(by_need, widths, strict=True) if width <= room or at < 2}
        for at, column in enumerate(COLUMNS):
            self.setColumnHidden(at, column.key not in (chosen or fitting) and at > 0)

    def _width(self, at: int) -> int:
        return self.columnWidth(at) or COLUMNS[at].width

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

    def chosen(self) -> list[ReportRow]:
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        return [row for row in map(self._model.row_at, rows) if row]

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
        row = self.current()
        self._keep = (row.report if row else None, self.verticalScrollBar().value())

    def _restore(self) -> None:
        report, scrolled = self._keep
        self._rows()
        if report and self.go_to(report):
            self.verticalScrollBar().setValue(scrolled)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.peeked.emit()
        else:
            super().keyPressEvent(event)


class _Delegate(QStyledItemDelegate):
    """The headline with the words found under it, and a picture for the state."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        self.initStyleOption(option, index)
        rect = painting.rect_of(option)
        self._ground(painter, index, rect)
        row = index.data(ROW_ROLE)
        if index.column() == 0 and isinstance(row, ReportRow):
            self._headline(painter, option, row, rect.adjusted(12, 0, -6, 0))
        elif index.column() == _STATE and isinstance(row, ReportRow):
            self._state(painter, option, row, rect)
        else:
            shade = self._look.theme.text if index.column() == 1 else self._look.theme.muted
            painting.line(painter, rect.adjusted(7, 0, -6, 0), str(index.data() or ""), painting.font_of(option), shade)
        painter.restore()

    def _ground(self, painter: QPainter, index: Index, rect: QRect) -> None:
        theme = self._look.theme
        view = self.parent()
        assert isinstance(view, ReportsView)
        if view.selectionModel().isRowSelected(index.row(), QModelIndex()):
            painter.fillRect(rect, theme.chosen)
            if index.column() == 0:
                painter.fillRect(rect.left(), rect.top(), 3, rect.height(), theme.accent)
        else:
            painter.setPen(theme.window)
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _headline(self, painter: QPainter, option: QStyleOptionViewItem, row: ReportRow, rect: QRect) -> None:
        theme = self._look.theme
        head = painting.font_of(option, bold=bool(row.headline), italic=not row.headline)
        colour = theme.text if row.headline else theme.muted
        if not row.snippet:
            painting.line(painter, rect, row.headline or own_name(row.path), head, colour)
            return
        top = rect.adjusted(0, 4, 0, -rect.height() // 2)
        painting.line(painter, top, row.headline or own_name(row.path), head, colour)
        below = rect.adjusted(0, rect.height() // 2, 0, -4)
        _snippet(painter, below, row.snippet, option, self._look)

    def _state(self, painter: QPainter, option: QStyleOptionViewItem, row: ReportRow, rect: QRect) -> None:
        theme = self._look.theme
        name, colour, word = {
            "read": ("read", theme.good, tr("Read")),
            "archived": ("archived", theme.muted, tr("Kept")),
            "quarantined": ("attention", theme.warn, tr("Quarantine")),
        }[row.state]
        painting.picture(painter, self._look, name, colour, rect.left() + 7, rect.center().y() + 1, 15)
        if rect.width() >= _WORDY:
            painting.line(painter, rect.adjusted(27, 0, -4, 0), word, painting.font_of(option), theme.muted)


def _snippet(painter: QPainter, rect: QRect, text: str, option: QStyleOptionViewItem, look: Look) -> None:
    """Paints the words around a hit, the hit itself (in brackets in the catalog's answer) in bold."""
    plain, bold = painting.font_of(option, step=-1), painting.font_of(option, step=-1, bold=True)
    left = rect.left()
    text = _from_hit(" ".join(text.split()))
    for part in text.replace("]", "[").split("["):
        hit = text.find(f"[{part}]") >= 0
        font = bold if hit else plain
        width = QFontMetrics(font).horizontalAdvance(part)
        room = rect.right() - left
        if room < 12:
            return
        painter.setFont(font)
        painter.setPen(look.theme.text if hit else look.theme.muted)
        elided = QFontMetrics(font).elidedText(part, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, rect.top(), room, rect.height()), int(Qt.AlignmentFlag.AlignVCenter), elided)
        left += width


def _from_hit(text: str) -> str:
    """The snippet from shortly before its first hit, so that the hit is in sight in a narrow column."""
    at = text.find("[")
    if at <= 40:
        return text
    start = text.find(" ", at - 32)
    return "… " + text[start + 1 if 0 <= start < at else at :]
