"""A map of the world, offline: outlines of countries, and the places of datelines on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.nouns.map_places import Land, Spot
from dossier.desktop.tooltips import tip
from dossier.desktop.views import painting
from dossier.model.geography import clustered
from dossier.translations import tr

_STEP = 1.25
_CLOSEST = 400.0  # pixels a degree: the outlines are true to some three kilometres
_NUDGE = 60  # pixels that an arrow key goes
_REACH = 34.0  # pixels within which places are shown as one


@dataclass(frozen=True, slots=True)
class MapMark:
    """What is shown at one point of the map: a place, or several that fall together."""

    at: QPointF  # in the widget
    spots: tuple[Spot, ...]

    @property
    def reports(self) -> int:
        return sum(len(spot.origins) for spot in self.spots)

    @property
    def stated(self) -> int:
        return sum(spot.stated for spot in self.spots)

    @property
    def radius(self) -> float:
        """Areas are to each other as the numbers of reports, within reason."""
        return min(9.0 + 4.0 * math.sqrt(self.reports - 1), 26.0)


class WorldMap(QWidget):
    """Says which place was clicked. Wheel and + - zoom, arrows and the mouse move it, 0 fits."""

    clicked = Signal(object)  # Spot

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._land: Land | None = None
        self._spots: Sequence[Spot] = ()
        self._chosen: Spot | None = None
        self._scale, self._middle, self._turn = 1.0, QPointF(), 360.0
        self._fitted = True
        self._drawn: QPixmap | None = None
        self._grip: QPointF | None = None
        self._moved = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Map of datelines; the list under it gives the same in words"))
        look.changed.connect(self._redraw)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 160)

    def show_places(self, made: Land, spots: Sequence[Spot]) -> None:
        """The person's own view is kept as long as the places are the same."""
        same = self._land is not None and tuple(spots) == tuple(self._spots)
        self._land, self._spots = made, tuple(spots)
        self._turn = 360.0 * made.projection.narrowing
        if same:
            self._redraw()
        else:
            self._chosen = None
            self.fit()

    def choose(self, spot: Spot | None) -> None:
        """Marks a place, and brings it into sight."""
        self._chosen = spot
        if (
            spot
            and spot.at
            and self._land
            and not self.rect().adjusted(20, 20, -20, -20).contains((at := self._place(spot)).toPoint())
        ):
            self._middle = QPointF(self._middle.x() + (at.x() - self.width() / 2) / self._scale,
                                   self._middle.y() + (at.y() - self.height() / 2) / self._scale)  # fmt: skip
            self._fitted = False
            self._redraw()
        self.update()

    # the window on the world

    def fit(self) -> None:
        if self._land is None:
            return
        self._fitted = True
        wide, high = self._land.projection.size(self._land.window)
        self._scale = max(min(self.width() / wide, self.height() / high), self._least())
        self._middle = QPointF(*self._land.projection.plane(self._land.window.middle))
        self._redraw()

    def _least(self) -> float:
        """Once round the world at the most."""
        return self.width() / self._turn

    def zoom(self, factor: float, about: QPointF | None = None) -> None:
        """The place under `about` stays where it is."""
        if self._land is None:
            return
        about = about or QPointF(self.width() / 2, self.height() / 2)
        before = self._plane(about)
        self._scale = min(max(self._scale * factor, self._least()), _CLOSEST)
        self._fitted = False
        self._middle += before - self._plane(about)
        self._redraw()

    def move_by(self, across: float, down: float) -> None:
        """Pixels that the picture goes."""
        self._middle -= QPointF(across / self._scale, down / self._scale)
        self._fitted = False
        self._redraw()

    def _plane(self, at: QPointF) -> QPointF:
        return self._middle + QPointF(at.x() - self.width() / 2, at.y() - self.height() / 2) / self._scale

    def _place(self, spot: Spot) -> QPointF:
        """Where a place is in the widget, seen the shorter way round the world."""
        assert self._land and spot.at, "only what has a place is placed"
        x, y = self._land.projection.plane(spot.at)
        x += self._turn * round((self._middle.x() - x) / self._turn)
        return QPointF((x - self._middle.x()) * self._scale + self.width() / 2,
                       (y - self._middle.y()) * self._scale + self.height() / 2)  # fmt: skip

    def marks(self) -> list[MapMark]:
        """What is shown, the largest first."""
        if self._land is None:
            return []
        there = [spot for spot in self._spots if spot.at]
        points = [self._place(spot) for spot in there]
        found = clustered([(point.x(), point.y()) for point in points], _REACH)
        return [MapMark(QPointF(*c.at), tuple(there[member] for member in c.members)) for c in found]

    def _redraw(self) -> None:
        room = max(90.0 - self.height() / 2 / self._scale, 0.0)  # no farther than the poles
        self._middle.setY(min(max(self._middle.y(), -room), room))
        self._middle.setX((self._middle.x() + self._turn / 2) % self._turn - self._turn / 2)  # round the world
        self._drawn = None
        self.update()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._drawn is None:
            self._drawn = self._draw()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        taken: list[QRect] = []
        marks = self.marks()
        for mark in reversed(marks):
            self._mark(painter, mark)
        for mark in sorted(marks, key=lambda mark: self._chosen not in mark.spots):
            self._label(painter, mark, marks, taken)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._look.theme.accent), 1))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _draw(self) -> QPixmap:
        """Land and borders, drawn once for a view."""
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        drawn = QPixmap((QSize(max(self.width(), 1), max(self.height(), 1)).toSizeF() * ratio).toSize())
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(QColor(theme.window))
        if self._land is None:
            return drawn
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(theme.line), 1)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(QColor(theme.base))
        seen = QRectF(self._plane(QPointF(0, 0)), self._plane(QPointF(self.width(), self.height())))
        for turn in (-self._turn, 0.0, self._turn):
            view = QTransform().translate(self.width() / 2, self.height() / 2).scale(self._scale, self._scale)
            painter.setTransform(view.translate(turn - self._middle.x(), -self._middle.y()))
            for bounds, polygon in self._land.shapes:
                if bounds.translated(turn, 0).intersects(seen):
                    painter.drawPolygon(polygon)
        painter.end()
        return drawn

    def _mark(self, painter: QPainter, mark: MapMark) -> None:
        """Filled where a dateline states it, hollow and dashed where all of it is inferred; the number inside."""
        theme, chosen = self._look.theme, self._chosen in mark.spots
        stated = mark.stated > 0
        pen = QPen(QColor(theme.text if chosen else theme.accent), 3 if chosen else 1.6)
        if not stated:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        ground = QColor(theme.accent if stated else theme.base)
        ground.setAlpha(225)
        painter.setBrush(ground)
        painter.drawEllipse(mark.at, mark.radius, mark.radius)
        if mark.reports > 1:
            room = QRectF(mark.at.x() - 20, mark.at.y() - 12, 40, 24).toRect()
            ink = theme.on_accent if stated else theme.accent
            painting.line(painter, room, str(mark.reports), self._font(True), ink, Qt.AlignmentFlag.AlignCenter)

    def _label(self, painter: QPainter, mark: MapMark, marks: Sequence[MapMark], taken: list[QRect]) -> None:
        """The name next to it, on the side where there is room; none where it would cover another."""
        first = mark.spots[0].place.name
        more = len(mark.spots) - 1
        message = tr("{place} and {n} more", place=first, n=more) if more else first
        font = self._font(self._chosen in mark.spots)
        size = QFontMetrics(font).size(0, message)
        gap = round(mark.radius) + 4
        at = mark.at.toPoint()
        wide, high = size.width(), size.height()
        for across, down in (
            (gap, -high // 2),
            (-gap - wide, -high // 2),
            (-wide // 2, gap),
            (-wide // 2, -gap - high),
        ):
            room = QRect(at + QPoint(across, down), size)
            free = self.rect().contains(room) and not any(room.intersects(other) for other in taken)
            if free and not any(_disc(other).intersects(room) for other in marks if other is not mark):
                taken.append(room)
                halo = QColor(self._look.theme.base)
                halo.setAlpha(190)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(halo)
                painter.drawRoundedRect(QRectF(room).adjusted(-3, 0, 3, 0), 3, 3)
                painting.line(painter, room.adjusted(0, 0, 2, 0), message, font, self._look.theme.text)
                return

    def _font(self, bold: bool) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(max(font.pointSizeF() - 0.5, 7))
        font.setBold(bold)
        return font

    # keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, moves = event.key(), {Qt.Key.Key_Left: (1, 0), Qt.Key.Key_Right: (-1, 0), Qt.Key.Key_Up: (0, 1),
                                   Qt.Key.Key_Down: (0, -1)}  # fmt: skip
        factor = {"+": _STEP, "=": _STEP, "-": 1 / _STEP}.get(event.text())
        if factor:
            self.zoom(factor)
        elif event.text() == "0":
            self.fit()
        elif key in moves:
            across, down = moves[Qt.Key(key)]
            self.move_by(across * _NUDGE, down * _NUDGE)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom(_STEP ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._grip, self._moved = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is None:
            mark = self._under(event.position())
            self.setCursor(Qt.CursorShape.PointingHandCursor if mark else Qt.CursorShape.OpenHandCursor)
            self.setToolTip(tip(", ".join(spot.place.name for spot in mark.spots)) if mark else "")
            return
        step = event.position() - self._grip
        if self._moved or step.manhattanLength() > 4:
            self._moved, self._grip = True, event.position()
            self.move_by(step.x(), step.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        held, self._grip = self._grip, None
        if held is not None and not self._moved and (mark := self._under(event.position())):
            if len(mark.spots) > 1:
                self.zoom(2.0, mark.at)
            self.clicked.emit(mark.spots[0])

    def _under(self, at: QPointF) -> MapMark | None:
        there = [m for m in self.marks() if math.hypot(m.at.x() - at.x(), m.at.y() - at.y()) <= m.radius + 3]
        return there[0] if there else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        else:
            self._redraw()


def _disc(mark: MapMark) -> QRect:
    return QRectF(mark.at.x() - mark.radius, mark.at.y() - mark.radius, 2 * mark.radius, 2 * mark.radius).toRect()
