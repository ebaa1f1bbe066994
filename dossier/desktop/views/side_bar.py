"""The side bar: where to look."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.model_index import Index
from dossier.desktop.models.side_bar_model import SideBarItem, SideModel
from dossier.desktop.preferences import Preferences
from dossier.desktop.views import painting
from dossier.translations import number, tr

_RENAMING = {"case": "rename-case", "saved": "rename-search"}


class SideView(QTreeView):
    """Says what was chosen; a right click asks for the menu of an item."""

    chosen = Signal(object)  # Item
    asked = Signal(object, QPoint)  # Item, where on the screen
    entered = Signal()  # by Enter: the keys are to go to what is chosen
    wished = Signal(str)  # by F2, what changes the name of the chosen line

    def __init__(
        self, model: SideModel, look: Appearance, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._look, self._preferences = model, look, preferences
        self._folding = False
        self.by_keys = False  # whether what is chosen was chosen by the arrow keys: they stay here then
        self.setModel(model)
        self.setItemDelegate(_Delegate(model, look, self))
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(True)
        self.setExpandsOnDoubleClick(False)
        self.setIndentation(0)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAccessibleName(tr("Where to look: reports, watched folders, cases"))
        self.customContextMenuRequested.connect(self._ask_menu)
        self.clicked.connect(self._clicked)
        model.modelReset.connect(self._unfold)
        self.collapsed.connect(lambda index: self._keep_folded(index, True))
        self.expanded.connect(lambda index: self._keep_folded(index, False))
        look.changed.connect(self.doItemsLayout)

    def choose(self, kind: str, key: str = "") -> bool:
        """Marks an item without announcing it."""
        index = self._model.find(kind, key)
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        return index.isValid()

    def choose_none(self) -> None:
        self.selectionModel().clear()

    # folding

    def _unfold(self) -> None:
        """As it was left."""
        folded, self._folding = self._preferences.names("folded"), True
        for row in range(self._model.rowCount()):
            index = self._model.index(row, 0)
            section = self._model.section(index)
            self.setExpanded(index, section is None or not section.title or section.key not in folded)
        self._folding = False

    def _keep_folded(self, index: Index, folded: bool) -> None:
        section = self._model.section(index)
        if section and not self._folding:
            kept = [key for key in self._preferences.names("folded") if key != section.key]
            self._preferences.keep_names("folded", [*kept, section.key] if folded else kept)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a title folds what is under it, and leaves the place chosen."""
        self.by_keys = False
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and self._model.item(index) is None:
            if event.button() == Qt.MouseButton.LeftButton:
                self._toggle(index)
            return
        super().mousePressEvent(event)

    def _toggle(self, index: Index) -> None:
        section = self._model.section(index)
        if section and section.title:
            self.setExpanded(index, not self.isExpanded(index))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        item = self._model.item(current)
        if item and item.kind != "hint":
            self.chosen.emit(item)

    def _clicked(self, index: QModelIndex) -> None:
        item = self._model.item(index)
        if item and item.kind == "hint":
            self.chosen.emit(item)

    def event(self, event: QEvent) -> bool:
        """F2 is for the line that has the keys where that has a name of its own, and else for a report's field."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._renaming(event):
            event.accept()
            return True
        return super().event(event)

    def _renaming(self, event: QKeyEvent) -> str:
        item = self._model.item(self.currentIndex())
        return _RENAMING.get(item.kind, "") if item and event.key() == Qt.Key.Key_F2 else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.by_keys = True
        if wish := self._renaming(event):
            self.wished.emit(wish)
            return
        item = self._model.item(self.currentIndex())
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item:
            self.chosen.emit(item)
            if item.kind != "hint":
                self.entered.emit()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and item is None:
            self._toggle(self.currentIndex())
            return
        if event.key() == Qt.Key.Key_Left and item:  # from a line to the title that it stands under
            self.setCurrentIndex(self.currentIndex().parent())
            return
        super().keyPressEvent(event)

    def _ask_menu(self, where: QPoint) -> None:
        item = self._model.item(self.indexAt(where))
        if item and item.kind != "hint":
            self.asked.emit(item, self.viewport().mapToGlobal(where))


class _Delegate(QStyledItemDelegate):
    """Paints a section's title, or an item with its icon, count and second line."""

    def __init__(self, model: SideModel, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._look = model, look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = QFontMetrics(option.font).height()
        item = self._model.item(index)
        if item is None:
            titled = bool(index.data())
            air = 10 if self._model.rowCount(index) else 0
            return QSize(100, (height + (18 if index.row() else 12)) if titled else air)
        return QSize(100, 2 * height + 10 if item.second and item.kind != "hint" else height + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        self.initStyleOption(option, index)
        item = self._model.item(index)
        if item is None:
            self._title(painter, option, index)
        elif item.kind == "hint":
            self._hint(painter, option, item)
        else:
            self._item(painter, option, item)
        painter.restore()

    def _title(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        section, view = self._model.section(index), self.parent()
        if section is None or not section.title or not isinstance(view, QTreeView):
            return
        painting.ground(painter, option, self._look, inset=6, radius=6)
        font = painting.font_of(option, step=-1.5, bold=True)
        font.setCapitalization(QFont.Capitalization.AllUppercase)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.8)
        rect, muted = painting.rect_of(option).adjusted(14, 0, -10, -4), self._look.theme.muted
        bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        open_ = view.isExpanded(index)
        text = section.title if open_ or not section.count else f"{section.title}  {number(section.count)}"
        painting.line(painter, rect.adjusted(0, 0, -6 - self._look.grown(12), 0), text, font, muted, bottom)
        arrow = "unfolded" if open_ else "folded"
        middle = rect.bottom() - QFontMetrics(font).height() // 2 + 1
        painting.picture(painter, self._look, arrow, muted, rect.right() - 1 - self._look.grown(12), middle, 12)

    def _hint(self, painter: QPainter, option: QStyleOptionViewItem, item: SideBarItem) -> None:
        rect = painting.rect_of(option).adjusted(14, 0, -8, 0)
        colour = self._look.theme.accent if item.key else self._look.theme.muted
        painting.line(painter, rect, item.title, painting.font_of(option, step=-0.5), colour)

    def _item(self, painter: QPainter, option: QStyleOptionViewItem, item: SideBarItem) -> None:
        theme, rect = self._look.theme, painting.rect_of(option)
        painting.ground(painter, option, self._look, inset=6, radius=6)
        tone = {"good": theme.good, "warn": theme.warn}.get(item.tone, theme.muted)
        top = rect.adjusted(0, 4, 0, -rect.height() // 2) if item.second else rect
        painting.picture(painter, self._look, item.icon, tone, rect.left() + 15, top.center().y() + 1)
        right = rect.right() - 14
        if item.count is not None:
            small = painting.font_of(option, step=-1)
            count = number(item.count)
            used = QFontMetrics(small).horizontalAdvance(count)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painting.line(painter, top.adjusted(0, 0, -14, 0), count, small, tone, flags)
            right -= used + 8
        left = 22 + self._look.grown(16)
        top.setLeft(rect.left() + left)
        top.setRight(right)
        painting.line(painter, top, item.title, painting.font_of(option), theme.text)
        if item.second:
            below = rect.adjusted(left, rect.height() // 2 - 1, -10, -3)
            painting.line(painter, below, item.second, painting.font_of(option, step=-1), tone)
