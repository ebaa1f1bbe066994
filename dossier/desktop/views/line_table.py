"""A plain table of lines: for versions, history, related reports and the log of what came in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.line_model import THING_ROLE, LinesModel
from dossier.desktop.models.model_index import Index
from dossier.desktop.views import painting
from dossier.desktop.views.table_style import behave
from dossier.translations import tr

# What to draw before a thing's first column: an icon's name and which of the theme's colours
Picture = Callable[[Any], tuple[str, str]]
_BEFORE, _BEHIND = 7, 6  # points of width around a cell's words


class LinesView(QTableView):
    """Says which thing is chosen, and which is opened (Enter, double click)."""

    chosen = Signal(object)
    opened = Signal(object)

    def __init__(
        self, model: LinesModel[Any], look: Appearance, name: str, picture: Picture | None = None, stretch: int = -1
    ) -> None:
        super().__init__()
        self._model, self._look, self._scale = model, look, look.scale
        self.setModel(model)
        self.setItemDelegate(_Delegate(look, picture, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        behave(self)
        header = self.horizontalHeader()
        last = model.columnCount() - 1
        header.setSectionResizeMode(last if stretch < 0 else stretch, QHeaderView.ResizeMode.Stretch)
        self.setAccessibleName(name)
        self.doubleClicked.connect(lambda index: self.opened.emit(model.thing(index)))
        look.changed.connect(self._letters_changed)
        self._rows()

    def widths(self, *points: int) -> LinesView:
        """As wide as this for letters of the usual size, or as the title needs in the language chosen."""
        for at, width in enumerate(points):
            self.setColumnWidth(at, max(round(width * self._scale), self.horizontalHeader().sectionSizeHint(at)))
        return self

    def whole(self, *columns: int) -> LinesView:
        """These show their few words, and their titles, whole in every language."""
        self._whole = columns
        self._model.modelReset.connect(self._show_whole)
        return self

    _whole: tuple[int, ...] = ()

    def _show_whole(self) -> None:
        for at in self._whole:
            self.setColumnWidth(at, max(self.sizeHintForColumn(at), self.horizontalHeader().sectionSizeHint(at)))

    def opening(self, words: str) -> LinesView:
        """What its menu calls it when a thing is opened; without that, nothing in it can be."""
        self._opening = words
        return self

    def select(self, row: int) -> None:
        """Chooses one row alone. Qt's own `selectRow` would toggle it while Ctrl is held for a shortcut."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(self._model.index(row, 0), flags.ClearAndSelect | flags.Rows)

    def current(self) -> Any:
        return self._model.thing(self.currentIndex())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.chosen.emit(self._model.thing(current))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        thing = self.current()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and thing is not None:
            self.opened.emit(thing)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Where the mouse is; by the keyboard, of the line that is chosen."""
        by_keys = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_keys else self.indexAt(event.pos())
        if not index.isValid():
            return
        self.setCurrentIndex(index)
        self.menu = menu = QMenu(self)
        thing = self._model.thing(index)
        if self._opening:
            menu.addAction(f"{self._opening}\t{tr('Enter')}", lambda: self.opened.emit(thing))
            menu.addSeparator()
        menu.addAction(tr("Copy the line"), lambda: _copy(self._line(index.row())))
        menu.addAction(tr("Copy the cell"), lambda: _copy(str(index.data() or "")))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())

    menu: QMenu | None = None  # the last that was opened
    _opening = ""

    def _line(self, row: int) -> str:
        """Its cells as spreadsheets take them."""
        columns = range(self._model.columnCount())
        return "\t".join(str(self._model.index(row, at).data() or "") for at in columns)

    def _letters_changed(self) -> None:
        before, self._scale = self._scale, self._look.scale
        if before != self._scale:
            for at in range(self._model.columnCount()):
                self.setColumnWidth(at, round(self.columnWidth(at) * self._scale / before))
            self._show_whole()
        self._rows()

    def _rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(QFontMetrics(self.font()).height() + 13)


def _copy(words: str) -> None:
    QApplication.clipboard().setText(words)


class _Delegate(QStyledItemDelegate):
    def __init__(self, look: Appearance, picture: Picture | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._picture = look, picture

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = painting.width_of(str(index.data() or ""), painting.font_of(option)) + _BEFORE + _BEHIND
        return QSize(width, super().sizeHint(option, index).height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        self.initStyleOption(option, index)
        theme, rect = self._look.theme, painting.rect_of(option)
        if painting.state_of(option, painting.SELECTED):
            painter.fillRect(rect, theme.chosen)
        left = _BEFORE if index.column() else 12
        if self._picture and index.column() == 0:
            name, tone = self._picture(index.data(THING_ROLE))
            painting.picture(
                painter, self._look, name, getattr(theme, tone), rect.left() + 12, rect.center().y() + 1, 15
            )
            left = 19 + self._look.grown(15)
        shade = theme.muted if index.column() else theme.text
        painting.line(
            painter, rect.adjusted(left, 0, -_BEHIND, 0), str(index.data() or ""), painting.font_of(option), shade
        )
        painter.restore()
