"""Pages one below the other, sharp at the screen's scale: only those in sight are asked for, and kept."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from dossier.desktop.appearance import Appearance
from dossier.desktop.views.paging import STEP, size_of, turn_of
from dossier.model.originals import SheetLink
from dossier.translations import tr

_GAP = 14  # between pages, and around them
_TALL = 297 / 210  # of A4, until the first page tells what it is laid out on
_KEPT = 12  # images
_SETTLED = 60  # milliseconds after which what has come into sight is asked for
_STEPS = (0.5, 0.67, 0.8, 1.0, 1.25, 1.5, 2.0, 3.0)  # widths, 1 being that of the view


class Sheets(QAbstractScrollArea):
    """Shows images of pages as they come; until then, the ones before or white paper."""

    needed = Signal(int, int)  # a page, counted from 1, and its width in the screen's dots
    turned = Signal(int)  # the page in sight, counted from 1
    followed = Signal(object)  # Link

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._count, self._zoom, self._page, self._tall = 0, 1.0, 0, _TALL
        self._images: dict[int, QImage] = {}
        self._old: set[int] = set()  # pages whose images are from before they were laid out anew
        self._fresh: dict[int, int] = {}  # pages that were asked for since they were laid out, and how wide
        self._timer = QTimer(self, singleShot=True, interval=_SETTLED)
        self._timer.timeout.connect(self._ask)
        self._links: dict[int, Sequence[SheetLink]] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Pages"))
        self.verticalScrollBar().valueChanged.connect(self._moved)
        self.horizontalScrollBar().valueChanged.connect(self._moved)
        look.changed.connect(self.viewport().update)

    # what is shown

    @property
    def count(self) -> int:
        return self._count

    @property
    def page(self) -> int:
        """The page in sight, counted from 1; 0 where there is none."""
        return min(self._count, self.verticalScrollBar().value() // self._pitch() + 1) if self._count else 0

    def show_pages(self, count: int) -> None:
        """So many pages, laid out anew; the old images stay until the new ones come."""
        self._count = count
        self._fresh.clear()
        self._links.clear()
        self._images = {page: held for page, held in self._images.items() if page <= count}
        self._old = set(self._images)
        self._measure()
        self._moved()

    def show_image(self, page: int, image: QImage) -> None:
        if image.isNull() or page > self._count:
            return
        self._suit(image.height() / image.width())
        self._images[page] = image
        self._old.discard(page)
        if len(self._images) > _KEPT:
            del self._images[max(self._images, key=lambda held: abs(held - self.page))]
        self.viewport().update()

    def _suit(self, tall: float) -> None:
        """Pages of a brief are all on one paper; a dot more or less is no other."""
        if abs(tall - self._tall) > 0.01:
            page, self._tall = self.page, tall
            self._measure()
            self.go_to(page)

    def show_links(self, page: int, links: Sequence[SheetLink]) -> None:
        """What of a page can be followed by a click."""
        self._links[page] = links

    def link_at(self, where: QPoint) -> SheetLink | None:
        for page in self._in_sight():
            place = self._place(page)
            if place.contains(where):
                across, down = (where.x() - place.x()) / place.width(), (where.y() - place.y()) / place.height()
                boxes = ((link, *link.box) for link in self._links.get(page, ()))
                return next((link for link, a, b, c, d in boxes if a <= across <= c and b <= down <= d), None)
        return None

    def forget(self) -> None:
        """No pages: those of another case must not be seen."""
        self._images.clear()
        self.show_pages(0)
        self.verticalScrollBar().setValue(0)

    def sharp(self, page: int) -> QImage | None:
        """The image of a page, if it is there as it was laid out last, in the size in which it is shown."""
        held = None if page in self._old else self._images.get(page)
        return held if held and abs(held.width() - self._dots()) <= 1 else None

    # going and zooming

    def go_to(self, page: int) -> None:
        self.verticalScrollBar().setValue((max(1, min(page, self._count)) - 1) * self._pitch())

    def zoom(self, step: int) -> None:
        """Larger or smaller; 0 makes a page as wide as the view."""
        at = min(range(len(_STEPS)), key=lambda i: abs(_STEPS[i] - self._zoom))
        where = self.verticalScrollBar().value() / self._pitch()
        self._zoom = _STEPS[max(0, min(at + step, len(_STEPS) - 1))] if step else 1.0
        self._measure()
        self.verticalScrollBar().setValue(round(where * self._pitch()))
        self._moved()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turn = turn_of(event)
        if turn in STEP:
            self.zoom(STEP[turn])
        elif turn == "on":
            self.go_to(self.page + 1)
        elif turn == "back":
            at_top = self.verticalScrollBar().value() % self._pitch() == 0
            self.go_to(self.page - 1 if at_top else self.page)
        elif turn:
            self.go_to(1 if turn == "first" else self._count)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if step := size_of(event):
            self.zoom(step)
        else:
            super().wheelEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        link = self.link_at(event.position().toPoint())
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if link else Qt.CursorShape.ArrowCursor)
        self.viewport().setToolTip(tr("To these words in the report") if link and "[" in link.words else "")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and (link := self.link_at(event.position().toPoint())):
            self.followed.emit(link)

    # measures

    def _width(self) -> int:
        return max(80, round((self.viewport().width() - 2 * _GAP) * self._zoom))

    def _dots(self) -> int:
        return round(self._width() * self.devicePixelRatioF())

    def _pitch(self) -> int:
        return round(self._width() * self._tall) + _GAP

    def _measure(self) -> None:
        view = self.viewport().size()
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        down.setRange(0, max(0, self._count * self._pitch() + _GAP - view.height()))
        down.setPageStep(view.height())
        down.setSingleStep(40)
        across.setRange(0, max(0, self._width() + 2 * _GAP - view.width()))
        across.setPageStep(view.width())

    def _place(self, page: int) -> QRect:
        width = self._width()
        left = max(_GAP, (self.viewport().width() - width) // 2) - self.horizontalScrollBar().value()
        top = _GAP + (page - 1) * self._pitch() - self.verticalScrollBar().value()
        return QRect(left, top, width, self._pitch() - _GAP)

    def _in_sight(self) -> range:
        first = max(1, self.verticalScrollBar().value() // self._pitch() + 1)
        last = (self.verticalScrollBar().value() + self.viewport().height()) // self._pitch() + 1
        return range(first, min(last, self._count) + 1)

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        self._moved()

    def _moved(self) -> None:
        self._timer.start()
        self.viewport().update()
        if self.page != self._page:
            self._page = self.page
            self.setAccessibleDescription(tr("Page {n} of {all}", n=self._page, all=self._count))
            self.turned.emit(self._page)

    def _ask(self) -> None:
        for page in self._in_sight():
            if self._fresh.get(page) != self._dots():
                self._fresh[page] = self._dots()
                self.needed.emit(page, self._dots())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), QColor(self._look.theme.window))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for page in self._in_sight():
            place = self._place(page)
            painter.fillRect(place, Qt.GlobalColor.white)
            if page in self._images:
                painter.drawImage(place, self._images[page])
            painter.setPen(QColor(self._look.theme.line))
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
        painter.end()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 200)
