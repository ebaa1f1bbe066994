"""Our own icons: SVG outlines in `resources/icons`, drawn in the colour that the theme asks for."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from dossier.resources import resource

_SCALES = (1, 2, 3)


@cache
def _drawing(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text(encoding="utf-8")


@cache
def pixmap(name: str, colour: str, size: int = 16, scale: float = 1.0) -> QPixmap:
    """One icon, `size` points wide, for a screen of `scale` dots a point."""
    made = QPixmap(QSize(round(size * scale), round(size * scale)))
    made.fill(Qt.GlobalColor.transparent)
    drawing = QSvgRenderer(QByteArray(_drawing(name).replace("currentColor", colour).encode()))
    painter = QPainter(made)
    drawing.render(painter, QRectF(0, 0, made.width(), made.height()))
    painter.end()
    made.setDevicePixelRatio(scale)
    return made


def icon(name: str, colour: str, size: int = 18) -> QIcon:
    made = QIcon()
    for scale in _SCALES:
        made.addPixmap(pixmap(name, colour, size, scale))
    return made


def app_icon() -> QIcon:
    made = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        made.addPixmap(pixmap("dossier", "", size))
    return made
