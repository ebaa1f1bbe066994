"""Paints a timeline: the axis with its ticks, a stem and a box an entry, and what lies out of sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from dossier.desktop.models.timeline_model import COMPACT_ROLE, ENTRY_ROLE, SECOND_ROLE
from dossier.desktop.views import painting
from dossier.desktop.views.timeline_layout import Tick, days, ticks
from dossier.model.chronology import TimelineEntry
from dossier.translations import tr, tr_n

if TYPE_CHECKING:
    from dossier.desktop.models.model_index import Index
    from dossier.desktop.views.timeline_view import TimelineView

_ICONS = {"happening": "activity", "filed": "note", "published": "reports", "first-seen": "archived"}
_ROOM = 84  # pixels between ticks, at least


@dataclass(frozen=True, slots=True)
class Pointer:
    """What lies out of sight: the place and words of the sign for it, and the nearest entry there."""

    rect: QRect
    said: str
    nearest: QModelIndex


def paint(painter: QPainter, view: TimelineView) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    model = view.model()
    if not model.rowCount():
        return
    indexes = [model.index(row, 0) for row in range(model.rowCount())]
    timed = [index for index in indexes if index.data(ENTRY_ROLE).when]
    untimed = [index for index in indexes if not index.data(ENTRY_ROLE).when]
    clip, pointers = _clip(view), beyond(view)
    painter.save()
    painter.setClipRect(clip)
    _axis(painter, view, clip, [pointer.rect for pointer in pointers])
    for index in timed:
        _stem(painter, view, index)
    for index in timed:
        _box(painter, view, index)
    painter.restore()
    _gutter(painter, view, untimed)
    for pointer in pointers:
        _pointer(painter, view, pointer)


def _clip(view: TimelineView) -> QRect:
    """Where what has a time is seen."""
    return view.viewport().rect().adjusted(view.gutter, 0, 0, 0)


def _band(view: TimelineView) -> QRect:
    top = view.layout_now.axis - view.verticalOffset()
    return QRect(view.gutter, top, view.viewport().width() - view.gutter, view.sizes.band)


def _axis(painter: QPainter, view: TimelineView, clip: QRect, taken: Sequence[QRect]) -> None:
    """Labels of ticks are where nothing covers them, not even in part."""
    theme, band = view.look.theme, _band(view)
    painter.fillRect(band, QColor(theme.window))
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawLine(band.topLeft(), band.topRight())
    painter.drawLine(band.bottomLeft(), band.bottomRight())
    start = (clip.left() - _origin(view)) / view.scale + view.begin
    end = (clip.right() - _origin(view)) / view.scale + view.begin
    year = None
    for tick in ticks(start, end, view.scale, _ROOM):
        x = round((tick.at - view.begin) * view.scale) + _origin(view)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(x, band.top(), x, band.bottom())
        label = _label(tick, tick.moment.year != year)
        year = tick.moment.year
        room = QRect(x + 5, band.top(), _ROOM - 6, band.height())
        room.setWidth(min(painting.width_of(label, _small(view)), room.width()))
        if not any(room.intersects(rect) for rect in taken):
            painting.line(painter, room, label, _small(view), theme.muted)


def _origin(view: TimelineView) -> int:
    """The place of the axis' first day in the view."""
    return view.gutter + view.sizes.margin - view.horizontalOffset()


def _label(tick: Tick, new_year: bool) -> str:
    """The year where it begins, or is the first to be seen."""
    moment, locale = tick.moment, QLocale()
    day = QDate(moment.year, moment.month, moment.day)
    if tick.unit == "year":
        return str(moment.year)
    if tick.unit == "month":
        return locale.toString(day, "MMM yyyy" if new_year else "MMM")
    if tick.unit == "hour" and moment.hour:
        return moment.strftime("%H:%M")
    return locale.toString(day, "d MMM yyyy" if new_year else "d MMM")


def _small(view: TimelineView) -> QFont:
    font = QFont(view.font())
    font.setPointSizeF(max(font.pointSizeF() - 1, 7))
    return font


def _colour(view: TimelineView, entry: TimelineEntry) -> str:
    theme = view.look.theme
    if entry.disputed:
        return theme.bad
    return theme.warn if entry.above else theme.accent


def _stem(painter: QPainter, view: TimelineView, index: Index) -> None:
    """From the box to the axis, and on the axis a dot, or a bar where only a month or a year is known."""
    entry, rect, band = index.data(ENTRY_ROLE), view.visualRect(index), _band(view)
    colour = QColor(_colour(view, entry))
    x, edge = rect.left(), band.top() if entry.above else band.bottom()
    quiet = QColor(colour)
    quiet.setAlpha(90)
    painter.setPen(QPen(quiet, 1, Qt.PenStyle.DashLine if entry.kind == "first-seen" else Qt.PenStyle.SolidLine))
    painter.drawLine(x, rect.bottom() if entry.above else rect.top(), x, edge)
    length = (days(entry.when.end) - days(entry.when.start)) * view.scale
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if (entry.when.end - entry.when.start).days > 1:
        bar = QColor(colour)
        bar.setAlpha(110)
        painter.setBrush(bar)
        painter.drawRect(QRectF(x, edge - 2, length, 4))
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(x, edge), 3.5, 3.5)


def _box(painter: QPainter, view: TimelineView, index: Index) -> None:
    entry, rect, theme = index.data(ENTRY_ROLE), view.visualRect(index), view.look.theme
    if not rect.intersects(view.viewport().rect()):
        return
    chosen = view.selectionModel().isSelected(index) or index == view.currentIndex()
    ground = theme.chosen if chosen else theme.bad_ground if entry.disputed else theme.base
    dashed = entry.kind == "first-seen" or entry.when is None or entry.year_assumed
    pen = QPen(QColor(theme.accent if chosen and view.hasFocus() else _colour(view, entry)), 2 if chosen else 1)
    pen.setStyle(Qt.PenStyle.DashLine if dashed and not chosen else Qt.PenStyle.SolidLine)
    painter.setPen(pen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
    icon = "differs" if entry.disputed else _ICONS[entry.kind]
    painting.picture(
        painter, view.look, icon, _colour(view, entry), rect.left() + 7, rect.top() + rect.height() // 2, 15
    )
    words = rect.adjusted(13 + view.look.grown(15), 4, -7, -4)
    if view.compact:
        painting.line(painter, words, str(index.data(COMPACT_ROLE)), _small(view), theme.text)
        return
    half = words.height() // 2
    bold = QFont(view.font())
    bold.setWeight(QFont.Weight.DemiBold)
    upper, lower = QRect(words.topLeft(), words.size()), QRect(words)
    upper.setHeight(half)
    lower.setTop(words.top() + half)
    painting.line(painter, upper, str(index.data()), bold, theme.text)
    painting.line(painter, lower, str(index.data(SECOND_ROLE)), _small(view), theme.muted)


def _gutter(painter: QPainter, view: TimelineView, untimed: Sequence[Index]) -> None:
    """What has no time is at the left, under words that say so."""
    if not untimed:
        return
    theme, band = view.look.theme, _band(view)
    side = QRect(0, 0, view.gutter, view.viewport().height())
    painter.fillRect(side, QColor(theme.window))
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawLine(side.topRight(), side.bottomRight())
    for index in untimed:
        _box(painter, view, index)
    room = QRect(8, band.top(), view.gutter - 16, band.height())
    painting.line(painter, room, tr("No date"), _small(view), theme.muted)


def beyond(view: TimelineView) -> list[Pointer]:
    """How many entries lie before and after what is in sight, and the place of the signs for them."""
    clip, model = _clip(view), view.model()
    indexes = [model.index(row, 0) for row in range(model.rowCount())]
    lefts = [(view.visualRect(index).left(), index) for index in indexes if index.data(ENTRY_ROLE).when]
    sooner = [index for left, index in lefts if left + view.sizes.wide < clip.left()]
    later = [index for left, index in lefts if left > clip.right()]
    band, font, found = _band(view), _small(view), []
    if sooner:
        said = tr_n(len(sooner), "‹ {n} earlier", "‹ {n} earlier")
        wide = QFontMetrics(font).horizontalAdvance(said) + 18
        found.append(Pointer(QRect(clip.left() + 4, band.top() + 3, wide, band.height() - 6), said, sooner[-1]))
    if later:
        said = tr_n(len(later), "{n} later ›", "{n} later ›")
        wide = QFontMetrics(font).horizontalAdvance(said) + 18
        found.append(Pointer(QRect(clip.right() - wide - 4, band.top() + 3, wide, band.height() - 6), said, later[0]))
    return found


def _pointer(painter: QPainter, view: TimelineView, pointer: Pointer) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(view.look.theme.chosen))
    painter.drawRoundedRect(QRectF(pointer.rect), 7, 7)
    centre = Qt.AlignmentFlag.AlignCenter
    painting.line(painter, pointer.rect, pointer.said, _small(view), view.look.theme.text, centre)
