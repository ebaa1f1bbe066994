"""A small chart of people counted through time: a mark for each speaker, with the numbers next to the marks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QToolTip, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.tooltips import tip
from dossier.desktop.views import painting
from dossier.model.toll_chart import ChartPoint, TollChart, charted, label_places, outline
from dossier.translations import number

_MARK = 6.0  # pixels from the middle of a mark to its corners
_REACH = 14  # pixels from a mark within which it is clicked
_RIGHT, _ABOVE = 34, 22  # pixels around the chart
_CENTRE = Qt.AlignmentFlag.AlignCenter


class ChartView(QWidget):
    """Says which number was picked, by its place in what was shown. Arrows go from mark to mark, Enter picks."""

    picked = Signal(int)
    moved = Signal(int)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._chart: TollChart | None = None
        self._labels: Sequence[str] = ()
        self._sentences: Sequence[str] = ()
        self._current = 0  # among the points of the chart
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        look.changed.connect(self.update)

    def show_numbers(
        self, numbers: Sequence[tuple[str | None, float, str]], labels: Sequence[str], sentences: Sequence[str]
    ) -> None:
        """`numbers` as `charted` takes them; `labels` are written next to the marks, `sentences` say each in full."""
        self._chart, self._labels, self._sentences, self._current = charted(numbers), labels, sentences, 0
        self.setVisible(self._chart is not None)
        self.updateGeometry()
        self.update()

    @property
    def chart(self) -> TollChart | None:
        return self._chart

    def choose(self, at: int) -> None:
        """Rings the mark of a number; one without a date has none."""
        points = self._chart.points if self._chart else ()
        self._current = next((n for n, point in enumerate(points) if point.at == at), self._current)
        self._speak()
        self.update()

    def spot(self, point: ChartPoint) -> QPointF:
        """The middle of its mark."""
        room = self._room()
        return QPointF(room.left() + point.x * room.width(), room.bottom() - point.y * room.height())

    def sizeHint(self) -> QSize:
        return QSize(420, round(190 * max(self._look.scale, 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, round(150 * max(self._look.scale, 1)))

    def _room(self) -> QRect:
        metrics = self._metrics()
        left = (
            24 + max((metrics.horizontalAdvance(number(n)) for _, n in self._chart.numbers), default=0)
            if self._chart
            else 24
        )
        below = metrics.height() * (2 if self._legend_fits() else 1) + 16
        return QRect(left, _ABOVE, max(self.width() - left - _RIGHT, 1), max(self.height() - _ABOVE - below, 1))

    def _legend_fits(self) -> bool:
        return bool(self._chart and any(self._chart.speakers))

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(max(font.pointSizeF() - 1, 7))
        return font

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._small())

    # what is drawn

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._chart is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._look.theme.base))
        self._edges(painter, self._chart)
        self._runs(painter, self._chart)
        for at, point in enumerate(self._chart.points):
            self._mark(painter, point, at == self._current)
        self._words(painter, self._chart)
        self._legend(painter, self._chart)

    def _edges(self, painter: QPainter, chart: TollChart) -> None:
        room, theme, high = self._room(), self._look.theme, self._metrics().height()
        for y, n in chart.numbers:
            down = round(room.bottom() - y * room.height())
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(room.left() - 8, down, room.right() + 8, down)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painting.line(
                painter,
                QRect(0, down - high // 2, room.left() - 14, high),
                number(n),
                self._small(),
                theme.muted,
                right,
            )
        end = 0
        for x, day in chart.days:
            text = value_wording.short_day_text(day)
            wide = self._metrics().horizontalAdvance(text) + 8
            left = min(max(round(room.left() + x * room.width() - wide / 2), 0), self.width() - wide)
            if left >= end:
                painting.line(
                    painter, QRect(left, room.bottom() + 5, wide, high), text, self._small(), theme.muted, _CENTRE
                )
                end = left + wide + 6

    def _runs(self, painter: QPainter, chart: TollChart) -> None:
        painter.setPen(QPen(QColor(self._look.theme.faint), 1, Qt.PenStyle.DashLine))
        for mark in {point.mark for point in chart.points}:
            painter.drawPolyline(QPolygonF([self.spot(point) for point in chart.points if point.mark == mark]))

    def _mark(self, painter: QPainter, point: ChartPoint, current: bool) -> None:
        theme, at = self._look.theme, self.spot(point)
        if current and self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawEllipse(at, _MARK + 4, _MARK + 4)
        painter.setPen(QPen(QColor(theme.base), 1))
        painter.setBrush(QColor(theme.accent))
        painter.drawPolygon(self._corners(point.mark, at))

    def _corners(self, mark: int, at: QPointF) -> QPolygonF:
        return QPolygonF([QPointF(x, y) for x, y in outline(mark, at.x(), at.y(), _MARK)])

    def _words(self, painter: QPainter, chart: TollChart) -> None:
        font = self._small()
        font.setWeight(QFont.Weight.DemiBold)
        metrics = QFontMetrics(font)
        spots = [((at := self.spot(point)).x(), at.y()) for point in chart.points]
        labels = list(dict.fromkeys(zip(spots, (self._labels[point.at] for point in chart.points), strict=True)))
        sizes = [(float(metrics.horizontalAdvance(text) + 4), float(metrics.height())) for _, text in labels]
        room = (0.0, 0.0, float(self.width()), float(self._room().bottom() + 1))
        for middle, (_, text), (wide, high) in zip(
            label_places([spot for spot, _ in labels], sizes, room, _MARK), labels, sizes, strict=True
        ):
            if middle:
                rect = QRect(round(middle[0] - wide / 2), round(middle[1] - high / 2), round(wide), round(high))
                painting.line(painter, rect, text, font, self._look.theme.text, _CENTRE)

    def _legend(self, painter: QPainter, chart: TollChart) -> None:
        """The speakers with their marks, as far as there is room; the table names all."""
        if not self._legend_fits():
            return
        metrics, left, theme = self._metrics(), 12, self._look.theme
        top = self.height() - metrics.height() - 4
        for at, who in enumerate(chart.speakers):
            text = who or value_wording.nobody_named()
            wide = min(metrics.horizontalAdvance(text) + 2, self.width() - left - 24)
            if wide < 30:
                break
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawPolygon(self._corners(at, QPointF(left + 6, top + metrics.height() / 2)))
            painting.line(painter, QRect(left + 18, top, wide, metrics.height()), text, self._small(), theme.muted)
            left += wide + 36

    # what the person does

    def _near(self, at: QPointF) -> int | None:
        """The point of the chart that is meant, if any."""
        points = self._chart.points if self._chart else ()
        far = [((self.spot(point) - at).manhattanLength(), n) for n, point in enumerate(points)]
        nearest = min(far, default=(_REACH + 1.0, 0))
        return nearest[1] if nearest[0] <= _REACH else None

    def _go(self, current: int) -> None:
        assert self._chart, "there is something to go to"
        self._current = current
        self._speak()
        self.update()
        self.moved.emit(self._chart.points[current].at)

    def _speak(self) -> None:
        if self._chart:
            self.setAccessibleDescription(self._sentences[self._chart.points[self._current].at])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        found = self._near(event.position()) if event.button() == Qt.MouseButton.LeftButton else None
        if found is not None and self._chart:
            self._go(found)
            self.picked.emit(self._chart.points[found].at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        near = self._near(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if near else Qt.CursorShape.ArrowCursor)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            found = self._near(QPointF(event.pos()))
            words = self._sentences[self._chart.points[found].at] if found is not None and self._chart else ""
            QToolTip.showText(event.globalPos(), tip(words), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        if self._chart and event.key() in steps:
            self._go(min(max(self._current + steps[Qt.Key(event.key())], 0), len(self._chart.points) - 1))
        elif self._chart and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.picked.emit(self._chart.points[self._current].at)
        else:
            super().keyPressEvent(event)
