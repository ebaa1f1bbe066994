"""Small frames that float over the report's text, next to the words that they are about."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QToolButton

from dossier.desktop.appearance import Appearance
from dossier.desktop.views.text_view import TextView
from dossier.model.evidence import Span
from dossier.model.highlights import COLOURS, Colour

_GAP = 6  # points between the words and the frame, and between the frame and the edge of the view


class Floating(QFrame):
    """Keeps to its words while they scroll, and is hidden while they are out of sight."""

    def __init__(self, text: TextView) -> None:
        super().__init__(text)
        self.setObjectName("floating")
        self._text = text
        self._span: Span | None = None
        text.verticalScrollBar().valueChanged.connect(lambda _: self._place())
        text.viewport().installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def float_at(self, span: Span | None) -> None:
        """Shows the frame at these words; None hides it."""
        self._span = span
        self._place()

    def _place(self) -> None:
        if self._span is None:
            self.hide()
            return
        view, words = self._text.viewport(), self._text.place_of(self._span)
        width = min(self.sizeHint().width(), view.width() - 2 * _GAP)
        height = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        above, below = words.top() - height - _GAP, words.bottom() + _GAP
        y = below if above < 0 and below + height <= view.height() else max(above, 0)
        corner = view.mapTo(self._text, QPoint(words.left(), y))
        left = min(corner.x(), view.geometry().right() - width - _GAP)
        self.setGeometry(left, corner.y(), width, height)
        self.setVisible(words.bottom() >= 0 and words.top() <= view.height())
        self.raise_()


class ColourButtons:
    """A button for each colour of highlights, drawn in it."""

    def __init__(self, look: Appearance) -> None:
        self._look = look
        self.buttons: dict[Colour, QToolButton] = {colour: QToolButton() for colour in COLOURS}
        for made in self.buttons.values():
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.setProperty("swatch", True)
        look.changed.connect(self._dress)
        self._dress()

    def name(self, colour: Colour, name: str) -> None:
        self.buttons[colour].setToolTip(name)
        self.buttons[colour].setAccessibleName(name)

    def check(self, chosen: Colour) -> None:
        for colour, made in self.buttons.items():
            made.setCheckable(True)
            made.setChecked(colour == chosen)

    def _dress(self) -> None:
        side = self._look.grown(18)
        for colour, made in self.buttons.items():
            made.setIconSize(QSize(side, side))
            made.setIcon(_swatch(self._look, colour, side))


def _swatch(look: Appearance, colour: Colour, side: int) -> QIcon:
    """A disc in the colour, with an edge that is seen on it and around it."""
    picture = QPixmap(side * 2, side * 2)
    picture.setDevicePixelRatio(2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(look.theme.marks[COLOURS.index(colour)]))
    painter.setPen(QColor(look.theme.edge))
    painter.drawEllipse(1, 1, side - 2, side - 2)
    painter.end()
    return QIcon(picture)
