"""The answers to a question as a list: a key, the value, and the place of its words."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.answer_model import AnswerChoice, ChoicesModel
from dossier.desktop.models.model_index import Index
from dossier.desktop.views import painting
from dossier.translations import tr

_KEY = 62  # points of width for the key
_MOVING = (
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip
_LINES = 3  # most lines of a value


class ChoicesView(QListView):
    """Says which answer is looked at, and which is taken by a double click."""

    looked_at = Signal(object)  # Choice
    taken = Signal(object)  # Choice

    def __init__(self, model: ChoicesModel, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.setItemDelegate(_Delegate(model, look, self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("Answers: what is shown now, and other candidates by number"))
        self.doubleClicked.connect(lambda index: self.taken.emit(model.choice(index.row())))
        look.changed.connect(self.doItemsLayout)

    def current(self) -> AnswerChoice | None:
        return self._model.choice(self.currentIndex().row())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if choice := self._model.choice(current.row()):
            self.looked_at.emit(choice)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that move; all others are the page's, not a search among the values."""
        if event.key() in _MOVING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # long values wrap
            self.fit()

    def fit(self) -> None:
        """As high as its rows, so that what comes below is close to them."""
        rows = sum(self.sizeHintForRow(row) for row in range(self._model.rowCount()))
        self.setMaximumHeight(max(rows, 20) + 2 * self.frameWidth())


class _Delegate(QStyledItemDelegate):
    def __init__(self, model: ChoicesModel, look: Appearance, view: QListView) -> None:
        super().__init__(view)
        self._model, self._look, self._view = model, look, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        choice = self._model.choice(index.row())
        if choice is None:
            return QSize(100, 0)
        height = QFontMetrics(option.font).height()
        lines = self._lines(option, choice) + bool(choice.where)
        return QSize(100, lines * height + 16)

    def _lines(self, option: QStyleOptionViewItem, choice: AnswerChoice) -> int:
        metrics = QFontMetrics(painting.font_of(option, bold=bool(choice.claims and choice.number == 0)))
        room = max(self._view.viewport().width() - self._before(option) - 12, 50)
        laid = metrics.boundingRect(QRect(0, 0, room, 10_000), Qt.TextFlag.TextWordWrap.value, choice.value)
        return min(max(round(laid.height() / metrics.lineSpacing()), 1), _LINES)

    def _before(self, option: QStyleOptionViewItem) -> int:
        """Points of width for the key, in letters of any size and every language."""
        return max(_KEY, QFontMetrics(painting.font_of(option, step=-1)).horizontalAdvance(tr("now")) + 32)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        choice = self._model.choice(index.row())
        if choice is None:
            return
        painter.save()
        self.initStyleOption(option, index)
        painting.ground(painter, option, self._look)
        rect, theme = painting.rect_of(option), self._look.theme
        height = QFontMetrics(painting.font_of(option)).height()
        before = self._before(option)
        top = QRect(rect.left() + before, rect.top() + 7, rect.width() - before - 12, height)
        self._key(painter, option, choice, QRect(rect.left(), top.top(), before, height))
        lines = self._lines(option, choice)
        value = top.adjusted(0, 0, 0, (lines - 1) * height)
        colour = theme.text if choice.claims else theme.muted
        font = painting.font_of(option, bold=bool(choice.claims and choice.number == 0))
        painting.paragraph(painter, value, choice.value, font, colour)
        below = QRect(top.left(), value.bottom() + 1, top.width(), height)
        painting.line(painter, below, choice.where, painting.font_of(option, step=-1), theme.muted)
        painter.restore()

    def _key(self, painter: QPainter, option: QStyleOptionViewItem, choice: AnswerChoice, rect: QRect) -> None:
        """The key that takes it, drawn as one."""
        text = str(choice.number) if choice.number else tr("now")
        small = painting.font_of(option, step=-1)
        width = max(QFontMetrics(small).horizontalAdvance(text) + 12, rect.height())
        key = QRect(rect.left() + 12, rect.top(), width, rect.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if choice.number:
            painter.setPen(QPen(QColor(self._look.theme.faint)))
            painter.setBrush(QColor(self._look.theme.window))
            painter.drawRoundedRect(QRectF(key).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painting.line(painter, key, text, small, self._look.theme.muted, Qt.AlignmentFlag.AlignCenter)
