"""The timeline of a case: what happened above the axis, what came out below, as far apart in time as they were.

It is a list to keys and screen readers: its items are an ordinary model's, laid out along an axis.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.model_index import Index
from dossier.desktop.models.timeline_model import ENTRY_ROLE, TimelineModel
from dossier.desktop.views.timeline_layout import Sizes, TimelineItem, TimelineLayout, days, laid_out
from dossier.desktop.views.timeline_painting import beyond, paint
from dossier.model.chronology import EntryKind
from dossier.translations import tr

Move = QAbstractItemView.CursorAction
_WIDE = 178  # pixels of a box
_CLOSEST = 2400.0  # pixels a day at most: minutes can be told apart
_STEP = 1.25  # of zooming
_TALL = 1.5  # heights of the view that a picture with whole boxes may have
_NOTHING = TimelineLayout((), 0, 0, 0)


class TimelineView(QAbstractItemView):
    """Says which entry was opened. Wheel and + - zoom, 0 fits, arrows go from entry to entry."""

    opened = Signal(object)  # Entry

    def __init__(self, model: TimelineModel, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self._timeline = look, model
        self.scale, self.begin, self._length = 100.0, 0.0, 1.0  # pixels a day; first day of the axis; days of it
        self._items: list[TimelineItem] = []
        self.layout_now = _NOTHING
        self._fitted, self.compact = True, False
        self._grip: QPoint | None = None
        self.setAccessibleName(tr("Timeline: what happened, and what came out when"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setMouseTracking(True)
        self.setModel(model)
        model.modelReset.connect(self.fit)
        look.changed.connect(self._lay_out)
        self.activated.connect(lambda index: self.opened.emit(index.data(ENTRY_ROLE)))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, 160)

    # time and place

    @property
    def sizes(self) -> Sizes:
        """Boxes have two lines, or one where else there would be much to scroll."""
        line = QFontMetrics(self.font()).height()
        return Sizes(_WIDE, line + 8 if self.compact else 2 * line + 12, 4 if self.compact else 8, 26, line + 16)

    @property
    def gutter(self) -> int:
        return self.sizes.gutter(self._items)

    def fit(self) -> None:
        """All that states its time in sight; what the archive alone dates may lie beyond."""
        self._fitted = True
        entries = self._timeline.entries
        self._items = [TimelineItem(days(e.when.start) if e.when else None, e.above) for e in entries]
        begin, end = self._span("happening", "filed", "published", "first-seen") or (0.0, 1.0)
        first, last = self._span("happening", "filed", "published") or (begin, end)
        self.begin, self._length = begin, end - begin
        self.scale = min(self._room() / max(last - first, 2.0), _CLOSEST)
        self._lay_out()
        self.horizontalScrollBar().setValue(round((first - begin) * self.scale))
        self.verticalScrollBar().setValue(self.layout_now.axis - self.viewport().height() // 2)

    def _room(self) -> int:
        """Pixels on which the axis can lie with the last box still in sight."""
        return max(self.viewport().width() - self.gutter - _WIDE - 2 * self.sizes.margin, 100)

    def _span(self, *kinds: EntryKind) -> tuple[float, float] | None:
        times = [days(e.when.start) for e in self._timeline.entries if e.when and e.kind in kinds]
        return (min(times), max(times)) if times else None

    def zoom(self, factor: float, about: int | None = None) -> None:
        """Stretches time; the moment under `about` (pixels from the left of the view) stays where it is."""
        self._fitted = False
        current = self.visualRect(self.currentIndex())
        middle = current.left() if current.isValid() else self.viewport().width() // 2
        anchor = middle if about is None else about
        day = (anchor - self.gutter - self.sizes.margin + self.horizontalOffset()) / self.scale + self.begin
        least = min(self._room() / max(self._length, 2.0), _CLOSEST)
        self.scale = min(max(self.scale * factor, least), _CLOSEST)
        self._lay_out()
        now = (day - self.begin) * self.scale + self.gutter + self.sizes.margin
        self.horizontalScrollBar().setValue(round(now - anchor))

    def _lay_out(self) -> None:
        view = self.viewport().size()
        for self.compact in (False, True):
            self.layout_now = laid_out(self._items, self.begin, self._length, self.scale, self.sizes, view.height())
            if self.layout_now.height <= view.height() * _TALL:
                break
        for bar, whole, seen in (
            (self.horizontalScrollBar(), self.layout_now.width, view.width()),
            (self.verticalScrollBar(), self.layout_now.height, view.height()),
        ):
            bar.setRange(0, max(0, whole - seen))
            bar.setPageStep(seen)
            bar.setSingleStep(36)
        self.viewport().update()

    # what Qt asks of a list

    def horizontalOffset(self) -> int:
        return self.horizontalScrollBar().value()

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or index.row() >= len(self.layout_now.corners):
            return QRect()
        left, top = self.layout_now.corners[index.row()]
        across = 0 if self._items[index.row()].at is None else self.horizontalOffset()
        return QRect(left - across, top - self.verticalOffset(), _WIDE, self.sizes.high)

    def indexAt(self, point: QPoint) -> QModelIndex:
        for row in range(self._timeline.rowCount()):
            if self.visualRect(index := self._timeline.index(row)).contains(point):
                return index
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,  # noqa: ARG002
    ) -> None:
        rect, seen = self.visualRect(index), self.viewport().rect().adjusted(self.gutter, 0, 0, 0)
        if self._items[index.row()].at is not None:
            across = min(rect.left() - seen.left() - 12, 0) or max(rect.right() + 12 - seen.right(), 0)
            self.horizontalScrollBar().setValue(self.horizontalOffset() + across)
        down = min(rect.top() - 8, 0) or max(rect.bottom() + 8 - seen.bottom(), 0)
        self.verticalScrollBar().setValue(self.verticalOffset() + down)

    def moveCursor(self, move: Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:  # noqa: ARG002
        """Left and right in the order of time, up and down to the nearest entry there."""
        rows, current = self._timeline.rowCount(), self.currentIndex()
        if not rows or not current.isValid():
            return self._timeline.index(0) if rows else QModelIndex()
        if move in (Move.MoveUp, Move.MoveDown, Move.MovePageUp, Move.MovePageDown):
            return self._beyond(current, up=move in (Move.MoveUp, Move.MovePageUp))
        step = {Move.MoveLeft: -1, Move.MovePrevious: -1, Move.MoveHome: -rows, Move.MoveEnd: rows}.get(move, 1)
        return self._timeline.index(min(max(current.row() + step, 0), rows - 1))

    def _beyond(self, current: Index, *, up: bool) -> QModelIndex:
        """The entry over or under the current one that is nearest to it; the current one where there is none."""
        here = self.layout_now.corners[current.row()]
        far = {row: (x - here[0], y - here[1]) for row, (x, y) in enumerate(self.layout_now.corners)}
        there = [row for row, (_, down) in far.items() if (down < 0 if up else down > 0)]
        best = min(there, key=lambda row: abs(far[row][0]) + 3 * abs(far[row][1]), default=current.row())
        return self._timeline.index(best)

    def isIndexHidden(self, index: Index) -> bool:  # noqa: ARG002
        return False

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.center())
        self.selectionModel().select(QItemSelection(index, index) if index.isValid() else QItemSelection(), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    # keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        factor = {"+": _STEP, "=": _STEP, "-": 1 / _STEP}.get(event.text())
        if factor:
            self.zoom(factor)
        elif event.text() == "0":
            self.fit()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel zooms; with Shift, or sideways, it goes along."""
        turn = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or abs(turn.x()) > abs(turn.y()):
            self.horizontalScrollBar().setValue(self.horizontalOffset() - (turn.x() or turn.y()))
        elif turn.y():
            self.zoom(_STEP ** (turn.y() / 120), round(event.position().x()))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on how many entries lie out of sight goes to the nearest of them."""
        point = event.position().toPoint()
        there = next((one.nearest for one in beyond(self) if one.rect.contains(point)), None)
        if there is not None and event.button() == Qt.MouseButton.LeftButton:
            self.scrollTo(there)
            self._grip = point  # so that letting go opens nothing
            return
        super().mousePressEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self._grip = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is None:
            super().mouseMoveEvent(event)
            return
        moved, self._grip = event.position().toPoint() - self._grip, event.position().toPoint()
        self.horizontalScrollBar().setValue(self.horizontalOffset() - moved.x())
        self.verticalScrollBar().setValue(self.verticalOffset() - moved.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        held, self._grip = self._grip, None
        self.viewport().unsetCursor()
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if held is None and index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(index.data(ENTRY_ROLE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        else:
            self._lay_out()

    def updateGeometries(self) -> None:
        """Qt would have the ranges of its own lists here; ours are set where things are laid out."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self.viewport())
        paint(painter, self)
        painter.end()
