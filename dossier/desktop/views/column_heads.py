"""Heads of columns whose names go over two lines, so that narrow columns tell whose they are."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionHeader, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.views import breaking, painting

LINES = 2
_SIDES, _FIRST, _ABOVE = 7, 12, 6  # points of air; the first column of a table has more at its left


class ColumnHeads(QHeaderView):
    """Each name over one line or two; what does not fit into them is cut, and shown by its tool tip."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        option = QStyleOptionHeader()
        self.initStyleOption(option)
        option.rect = rect
        self.style().drawControl(QStyle.ControlElement.CE_HeaderSection, option, painter, self)
        text, height = self._text(logical), self.fontMetrics().height()
        room = rect.adjusted(_FIRST if logical == 0 else _SIDES, 0, -_SIDES, 0)
        tall = min(self._lines(text, room.width()), LINES) * height
        room.setTop(rect.top() + (rect.height() - tall) // 2)
        room.setHeight(tall)
        painter.save()
        painting.paragraph(painter, room, text, self.font(), self._look.theme.muted)
        painter.restore()

    def sectionSizeFromContents(self, logical: int) -> QSize:
        wide = painting.width_of(self._text(logical), self.font()) + 2 * _SIDES
        return QSize(wide, self.fontMetrics().height() + 2 * _ABOVE + 1)

    def sizeHint(self) -> QSize:
        """As high as the names need in the columns as they are."""
        rows = [self._lines(self._text(at), self.sectionSize(at) - 2 * _SIDES) for at in self._shown()]
        lines = min(max(rows, default=1), LINES)
        return QSize(super().sizeHint().width(), lines * self.fontMetrics().height() + 2 * _ABOVE + 1)

    def needed(self, logical: int) -> int:
        """Points of width in which a name has its two lines whole; no more than the whole name needs."""
        most = self.sectionSizeHint(logical)
        for width in range(most // LINES, most, 4):
            if self._lines(self._text(logical), width - 2 * _SIDES) <= LINES:
                return width
        return most

    def _shown(self) -> list[int]:
        return [at for at in range(self.count()) if not self.isSectionHidden(at)]

    def _text(self, logical: int) -> str:
        return str(self.model().headerData(logical, Qt.Orientation.Horizontal) or "")

    def _lines(self, text: str, width: int) -> int:
        return len(list(breaking.lines(" ".join(text.split()), self.font(), width)))
