"""Small pieces that the delegates paint with: elided lines, pills, grounds."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from dossier.desktop.appearance import Appearance
from dossier.desktop.scripts import ordered
from dossier.desktop.views import breaking

SELECTED = QStyle.StateFlag.State_Selected
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def state_of(option: QStyleOptionViewItem, flag: QStyle.StateFlag) -> bool:
    return bool(option.state & flag)


def rect_of(option: QStyleOptionViewItem) -> QRect:
    return QRect(option.rect)


def font_of(option: QStyleOptionViewItem, *, step: float = 0, bold: bool = False, italic: bool = False) -> QFont:
    font = QFont(option.font)
    font.setPointSizeF(max(font.pointSizeF() + step, 6))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setItalic(italic)
    return font


def ground(
    painter: QPainter, option: QStyleOptionViewItem, look: Appearance, *, inset: int = 0, radius: int = 0
) -> None:
    """The row's ground when it is chosen or under the mouse, and a bar at its left for who cannot tell the colours."""
    selected = state_of(option, QStyle.StateFlag.State_Selected)
    if not selected and not state_of(option, QStyle.StateFlag.State_MouseOver):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    rect = QRectF(rect_of(option)).adjusted(inset, 0, -inset, 0)
    painter.setBrush(QColor(look.theme.chosen if selected else look.theme.hover))
    painter.drawRoundedRect(rect, radius, radius)
    if selected and state_of(option, QStyle.StateFlag.State_Active):
        painter.setBrush(QColor(look.theme.accent))
        painter.drawRoundedRect(QRectF(rect.left(), rect.top() + 4, 3, rect.height() - 8), 1.5, 1.5)
    painter.restore()


def faint_of(option: QStyleOptionViewItem, look: Appearance) -> str:
    """The colour of what hardly matters, which can be read on the ground of the chosen row as well."""
    return look.theme.muted if state_of(option, SELECTED) else look.theme.faint


def line(painter: QPainter, rect: QRect, text: str, font: QFont, colour: str, flags: Qt.AlignmentFlag = _LEFT) -> int:
    """Paints one line, shortened with an ellipsis where it must be; gives the width used."""
    metrics = QFontMetrics(font)
    shown = metrics.elidedText(" ".join(text.split()), Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(flags), ordered(shown))
    return metrics.horizontalAdvance(shown)


def width_of(text: str, font: QFont) -> int:
    """Points that `line` needs to paint all of it."""
    return QFontMetrics(font).horizontalAdvance(" ".join(text.split())) + 1


def paragraph(painter: QPainter, rect: QRect, text: str, font: QFont, colour: str) -> None:
    """Paints words over as many lines as the rectangle has room for, the last one shortened where it must be."""
    words, top, metrics = " ".join(text.split()), rect.top(), QFontMetrics(font)
    for start, end in breaking.lines(words, font, rect.width()):
        last = top + 2 * metrics.height() > rect.bottom() + 2
        shown = words[start:] if last else words[start:end]
        line(painter, QRect(rect.left(), top, rect.width(), metrics.height()), shown, font, colour)
        top += metrics.height()
        if last:
            break


def pill(painter: QPainter, right: int, middle: int, text: str, font: QFont, colours: tuple[str, str]) -> int:
    """A rounded label that ends at `right`; `colours` are of letters and ground. Gives the x where it begins."""
    metrics = QFontMetrics(font)
    size = QSize(metrics.horizontalAdvance(text) + 12, metrics.height() + 2)
    rect = QRect(right - size.width(), middle - size.height() // 2, size.width(), size.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours[1]))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.restore()
    line(painter, rect, text, font, colours[0], Qt.AlignmentFlag.AlignCenter)
    return rect.left()


def picture(
    painter: QPainter, look: Appearance, name: str, colour: str, left: int, middle: int, size: int = 16
) -> None:
    """`size` and what it asks of its row are given for usual letters: it grows as they do."""
    device = painter.device()
    drawing: QPixmap = look.pixmap(name, colour, size, device.devicePixelRatio() if device else 1.0)
    painter.drawPixmap(QPointF(left, middle - look.grown(size) / 2), drawing)
