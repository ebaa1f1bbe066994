"""What covers the window while files are dragged over it, so that it is plain where they may be dropped."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from dossier.desktop.appearance import Appearance
from dossier.translations import tr


class Veil(QWidget):
    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self, rect: QRect, wanted: bool = True) -> None:
        self.setGeometry(rect)
        self.setVisible(wanted)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(theme.window)
        ground.setAlpha(225)
        painter.fillRect(self.rect(), ground)
        painter.setPen(QPen(QColor(theme.accent), 2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(24, 24, -24, -24), 16, 16)
        middle = self.rect().center()
        drawing = self._look.pixmap("drop", theme.accent, 56, self.devicePixelRatioF())
        painter.drawPixmap(middle.x() - 28, middle.y() - 66, drawing)
        font = self.font()
        font.setPointSize(font.pointSize() + 6)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        below = QRect(0, middle.y(), self.width(), 44)
        painter.drawText(
            below, int(Qt.AlignmentFlag.AlignCenter), tr("Drop to archive. The originals stay where they are.")
        )
        painter.end()
