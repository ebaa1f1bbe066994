"""A page of a PDF of others, or a picture: one at a time, whatever its measures, at any size."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QLabel, QScrollArea

from dossier.desktop.views.paging import STEP, size_of, turn_of
from dossier.model.originals import SheetMark
from dossier.translations import tr

_STEP = 1.25
_LEAST, _MOST = 0.2, 6.0
_MARGIN = 24  # points around the paper
_MARKER = (255, 205, 40, 95)  # red, green, blue and how much it covers; paper is white in every theme
_FRAME = "#8a5a00"
_PAUSE = 150  # milliseconds after the last change of size until it is drawn anew


class _Paper(QLabel):
    """A drawn page; what is marked on it is coloured and framed, for those who see no colours."""

    def __init__(self) -> None:
        super().__init__()
        self._boxes: Sequence[QRectF] = ()

    def mark(self, boxes: Sequence[QRectF]) -> None:
        self._boxes = boxes
        self.update()

    def on_paper(self, box: QRectF) -> QRectF:
        """A box of a page that is 1 wide and 1 high, where it is drawn."""
        room = self.contentsRect()
        left, top = room.x() + box.x() * room.width(), room.y() + box.y() * room.height()
        return QRectF(left, top, box.width() * room.width(), box.height() * room.height()).adjusted(-2, -2, 2, 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._boxes or self.pixmap().isNull():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(_FRAME), 1.5))
        painter.setBrush(QColor(*_MARKER))
        for box in self._boxes:
            painter.drawRoundedRect(self.on_paper(box), 2, 2)
        painter.end()


class PaperView(QScrollArea):
    """Asks for a page of a width in dots; shows what it had meanwhile, stretched."""

    wanted = Signal(int, int)  # page from 1, dots
    turned = Signal(int, int)  # page shown, pages

    def __init__(self) -> None:
        super().__init__()
        self._paper = _Paper()
        self._paper.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWidget(self._paper)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setAccessibleName(tr("The page as it came"))
        self._image = QImage()
        self._marks: dict[int, list[QRectF]] = {}
        self._aim = 0  # a page with a mark that is to be brought into sight
        self._fixed = False  # a picture, of which there is nothing finer
        self.number, self.pages, self._zoom = 1, 0, 1.0
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._resized)

    @property
    def image(self) -> QImage:
        """What is shown now."""
        return self._image

    def begin(self, pages: int) -> None:
        """A PDF of so many pages; its first is asked for."""
        self._image, self._fixed = QImage(), False
        self.show_marks(())
        self.number, self.pages, self._zoom = 1, pages, 1.0
        self._paper.clear()
        self._want()
        self.turned.emit(self.number, self.pages)

    def show_picture(self, image: QImage) -> None:
        self._fixed, self.number, self.pages, self._zoom = True, 1, 1, 1.0
        self._image = image
        self.show_marks(())
        self._stretch()
        self.turned.emit(1, 1)

    def show_sheet(self, number: int, image: QImage) -> None:
        """The page that was asked for; another one comes too late."""
        if number == self.number and not self._fixed:
            self._image = image
            self._stretch()
            self._paper.setAccessibleName(tr("Page {number} of {count}", number=number, count=self.pages))
            self._go_to_mark()

    def show_marks(self, marks: Sequence[SheetMark]) -> None:
        """Marks words on the sheets, and turns to the first of them."""
        self._marks = {}
        for mark in marks:
            boxes = [QRectF(left, top, right - left, bottom - top) for left, top, right, bottom in mark.boxes]
            self._marks.setdefault(mark.page, []).extend(boxes)
        self._aim = marks[0].page if marks else 0
        if self._aim:
            self.turn(self._aim - self.number)
        self._paper.mark(self._marks.get(self.number, ()))
        self._go_to_mark()

    @property
    def marked(self) -> Sequence[QRectF]:
        """Boxes on the page shown, which is 1 wide and 1 high."""
        return self._marks.get(self.number, ())

    def _go_to_mark(self) -> None:
        """Brings the first mark into sight once its page is drawn."""
        if self._aim == self.number and not self._image.isNull() and (boxes := self._marks.get(self._aim)):
            self._aim = 0
            middle = self._paper.on_paper(boxes[0]).center()
            room = self.viewport().height() // 3
            self.ensureVisible(round(middle.x()), round(middle.y()), 0, room)

    def turn(self, by: int) -> None:
        number = min(max(self.number + by, 1), max(self.pages, 1))
        if number != self.number:
            self.number = number
            self._paper.mark(self._marks.get(number, ()))
            self.verticalScrollBar().setValue(0)
            self._want()
            self.turned.emit(self.number, self.pages)

    def zoom(self, steps: int) -> None:
        """Larger or smaller by steps; 0 fits the width."""
        self._zoom = min(max(self._zoom * _STEP**steps, _LEAST), _MOST) if steps else 1.0
        self._stretch()
        self._timer.start()

    def _across(self) -> float:
        """Points of width of the paper."""
        room = self.viewport().width() - 2 * _MARGIN
        if self._fixed and self._image.width():
            room = min(room, round(self._image.width() / self.devicePixelRatioF()))
        return max(room, 100) * self._zoom

    def _resized(self) -> None:
        self._stretch()
        self._want()

    def _want(self) -> None:
        dots = round(self._across() * self.devicePixelRatioF())
        if self.pages and not self._fixed and self._image.width() != dots:
            self.wanted.emit(self.number, dots)

    def _stretch(self) -> None:
        if self._image.isNull():
            return
        dots, image, how = round(self._across() * self.devicePixelRatioF()), self._image, Qt.TransformationMode
        if image.width() != dots:  # a sheet will come anew in this size; a picture is as fine as it gets
            image = image.scaledToWidth(dots, how.SmoothTransformation if self._fixed else how.FastTransformation)
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        self._paper.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        self._paper.setPixmap(picture)
        self._paper.adjustSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._timer.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page keys turn pages at the ends of the paper; plus, minus and 0 change its size."""
        bar, turn = self.verticalScrollBar(), turn_of(event)
        if turn in STEP:
            self.zoom(STEP[turn])
        elif turn == "on" and bar.value() >= bar.maximum():
            self.turn(1)
        elif turn == "back" and bar.value() <= bar.minimum():
            self.turn(-1)
        elif turn in ("on", "back"):
            bar.setValue(bar.value() + (bar.pageStep() if turn == "on" else -bar.pageStep()))
        elif turn:
            self.turn(-self.pages if turn == "first" else self.pages)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if step := size_of(event):
            self.zoom(step)
        else:
            super().wheelEvent(event)
