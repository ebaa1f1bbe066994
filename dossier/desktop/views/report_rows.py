"""Paints a row of the table of reports: the headline with the words found under it, a picture for the state."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from dossier.desktop.look import Look
from dossier.desktop.models.reports import COLUMNS, ROW_ROLE
from dossier.desktop.views import painting
from dossier.model.parts import own_name
from dossier.model.reports import ReportRow
from dossier.tongue import tr

Index = QModelIndex | QPersistentModelIndex
_WORDY = 86  # points of width from which the state is written besides its picture
_STATE = [column.key for column in COLUMNS].index("state")


class RowDelegate(QStyledItemDelegate):
    """The headline with the words found under it, and a picture for the state."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        self.initStyleOption(option, index)
        rect = painting.rect_of(option)
        self._ground(painter, index, rect)
        row = index.data(ROW_ROLE)
        if index.column() == 0 and isinstance(row, ReportRow):
            self._headline(painter, option, row, rect.adjusted(12, 0, -6, 0))
        elif index.column() == _STATE and isinstance(row, ReportRow):
            self._state(painter, option, row, rect)
        else:
            shade = self._look.theme.text if index.column() == 1 else self._look.theme.muted
            painting.line(painter, rect.adjusted(7, 0, -6, 0), str(index.data() or ""), painting.font_of(option), shade)
        painter.restore()

    def _ground(self, painter: QPainter, index: Index, rect: QRect) -> None:
        theme, view = self._look.theme, self.parent()
        assert isinstance(view, QTableView)
        if view.selectionModel().isRowSelected(index.row(), QModelIndex()):
            painter.fillRect(rect, theme.chosen)
            if index.column() == 0:
                painter.fillRect(rect.left(), rect.top(), 3, rect.height(), theme.accent)
        else:
            painter.setPen(theme.window)
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _headline(self, painter: QPainter, option: QStyleOptionViewItem, row: ReportRow, rect: QRect) -> None:
        theme = self._look.theme
        head = painting.font_of(option, bold=bool(row.headline), italic=not row.headline)
        colour = theme.text if row.headline and not row.trashed else theme.muted
        if not row.snippet:
            painting.line(painter, rect, row.headline or own_name(row.path), head, colour)
            return
        top = rect.adjusted(0, 4, 0, -rect.height() // 2)
        painting.line(painter, top, row.headline or own_name(row.path), head, colour)
        below = rect.adjusted(0, rect.height() // 2, 0, -4)
        _snippet(painter, below, row.snippet, option, self._look)

    def _state(self, painter: QPainter, option: QStyleOptionViewItem, row: ReportRow, rect: QRect) -> None:
        theme = self._look.theme
        name, colour, word = {
            "read": ("read", theme.good, tr("Read")),
            "archived": ("archived", theme.muted, tr("Kept")),
            "quarantined": ("attention", theme.warn, tr("Quarantine")),
            "trashed": ("trash", theme.muted, tr("Trash")),
        }["trashed" if row.trashed else row.state]
        painting.picture(painter, self._look, name, colour, rect.left() + 7, rect.center().y() + 1, 15)
        if rect.width() >= _WORDY:
            painting.line(painter, rect.adjusted(27, 0, -4, 0), word, painting.font_of(option), theme.muted)


def _snippet(painter: QPainter, rect: QRect, text: str, option: QStyleOptionViewItem, look: Look) -> None:
    """Paints the words around a hit, the hit itself (in brackets in the catalog's answer) in bold."""
    plain, bold = painting.font_of(option, step=-1), painting.font_of(option, step=-1, bold=True)
    left = rect.left()
    text = _from_hit(" ".join(text.split()))
    for part in text.replace("]", "[").split("["):
        hit = text.find(f"[{part}]") >= 0
        font = bold if hit else plain
        width = QFontMetrics(font).horizontalAdvance(part)
        room = rect.right() - left
        if room < 12:
            return
        painter.setFont(font)
        painter.setPen(look.theme.text if hit else look.theme.muted)
        elided = QFontMetrics(font).elidedText(part, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, rect.top(), room, rect.height()), int(Qt.AlignmentFlag.AlignVCenter), elided)
        left += width


def _from_hit(text: str) -> str:
    """The snippet from shortly before its first hit, so that the hit is in sight in a narrow column."""
    at = text.find("[")
    if at <= 40:
        return text
    start = text.find(" ", at - 32)
    return "… " + text[start + 1 if 0 <= start < at else at :]
