"""The matrix of a comparison: a row a finding, a column a report; disagreement shown by a word, a sign and a ground."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from dossier.desktop.appearance import Appearance
from dossier.desktop.findings_wording import alone, sign
from dossier.desktop.models.finding_model import CELLS_ROLE, FINDING_ROLE, FIXED, FindingsModel
from dossier.desktop.models.model_index import Index
from dossier.desktop.views import painting
from dossier.desktop.views.column_heads import ColumnHeads
from dossier.desktop.views.table_style import behave
from dossier.model.links import Cell, Finding
from dossier.translations import tr

_WIDEST = 320  # pixels of a column where room is left
# The least and most, in letters of the usual size, of the columns of what is compared, and of reports
_ROW, _CELL = (90, 158), (72, 104)
_EASY = 158  # of a report's column where room is left
_LOOKED = 100  # rows, of which the first are looked at first
_ROW_MOST = 190  # pixels, however large letters are: reports need room, too
_MOST = 0.75  # of a column's cells are whole where room is scarce; the others end in an ellipsis


class FindingsView(QWidget):
    """The matrix; choosing a cell points at its words. What a row is about stays in sight while its cells scroll."""

    pointed = Signal(object)  # Cell

    def __init__(self, model: FindingsModel, look: Appearance) -> None:
        super().__init__()
        self._model, self._look, self._needed = model, look, list[int]()  # widths
        self.about, self.cells = (
            _Part(model, look, tr("What is compared")),
            _Part(model, look, tr("What each report says")),
        )
        self.cells.setObjectName("cells")
        self.about.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.about.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.about.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.about.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cells.verticalScrollBar().valueChanged.connect(self.about.verticalScrollBar().setValue)
        self.about.verticalScrollBar().valueChanged.connect(self.cells.verticalScrollBar().setValue)
        # As high as its neighbour, whose scroll bar takes some of the height
        self.cells.horizontalScrollBar().rangeChanged.connect(lambda *_: self._even())
        self.cells.pointed.connect(self.pointed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._left = QVBoxLayout()
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.addWidget(self.about)
        row.addLayout(self._left)
        row.addWidget(self.cells, 1)
        look.changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Columns as wide as what they hold, within reason."""
        columns = range(self._model.columnCount())
        for part in (self.about, self.cells):
            for at in columns:
                part.setColumnHidden(at, (at < FIXED) != (part is self.about))
            part.fit_rows()
        self._level()
        self._needed = [self._needs(at) for at in columns]
        self._share_out()
        has_rows = self._model.rowCount() > 0
        self.about.setVisible(has_rows)
        self.cells.heads.setVisible(has_rows)  # of nothing, names alone would stand over the hint that says so
        self._even()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _part(self, at: int) -> _Part:
        return self.about if at < FIXED else self.cells

    def _needs(self, at: int) -> int:
        """Pixels of a column where room is scarce."""
        if at < FIXED:
            return min(max(self._held(at), self._grown(_ROW[0])), self._grown(_ROW[1]), _ROW_MOST)
        least, most = map(self._grown, _CELL)
        return min(max(self._held_by_most(at), self.cells.heads.needed(at), least), most)

    def _grown(self, pixels: int) -> int:
        return round(pixels * self._look.scale)

    def _held_by_most(self, at: int) -> int:
        """Pixels for most of what a report says: one long quotation would leave room for a report or two."""
        option = QStyleOptionViewItem()
        option.font = self.cells.font()
        column = [self._model.index(row, at) for row in range(min(self._model.rowCount(), _LOOKED))]
        filled = [index for index in column if self._model.cells(index)]
        widths = sorted(self.cells.itemDelegate().sizeHint(option, index).width() for index in filled)
        return widths[int((len(widths) - 1) * _MOST)] + 8 if widths else 0

    def _held(self, at: int) -> int:
        return self._part(at).sizeHintForColumn(at) + 16

    def _share_out(self) -> None:
        """What few reports leave of the room is for what rows are about, then for the reports' names."""
        room = self.width() - sum(self._needed) - self.cells.verticalScrollBar().sizeHint().width()
        for at, width in enumerate(self._needed):
            wished = self._held(at) if at == 0 else self._part(at).heads.sectionSizeHint(at)
            if at >= FIXED:
                wished = max(wished, min(self._held(at), self._grown(_EASY)))
            more = max(0, min(wished, _WIDEST) - width)
            room -= (given := max(0, min(more, room)))
            self._part(at).setColumnWidth(at, width + given)
        self.about.setFixedWidth(sum(self.about.columnWidth(at) for at in range(len(self._needed))[:FIXED]))

    def _level(self) -> None:
        """Rows are level though a name is in taller letters than the headings next to it."""
        headers = [part.heads for part in (self.about, self.cells)]
        for header in headers:
            header.setMinimumHeight(0)
        tallest = max(header.sizeHint().height() for header in headers)
        for header in headers:
            header.setMinimumHeight(tallest)

    def _even(self) -> None:
        bar = self.cells.horizontalScrollBar()
        self._left.setContentsMargins(0, 0, 0, bar.sizeHint().height() if bar.maximum() > 0 else 0)


class _Part(QTableView):
    """Some columns of the matrix."""

    pointed = Signal(object)  # Cell
    moved = Signal()  # to another cell, also one without words
    asked = Signal(object)  # where on the screen a menu is wished for

    def __init__(self, model: FindingsModel, look: Appearance, name: str) -> None:
        super().__init__()
        self._model, self._keeping = model, False
        self.heads = ColumnHeads(look, self)
        self.setHorizontalHeader(self.heads)
        self.setModel(model)
        self.setItemDelegate(_Delegate(look, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragEnabled(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        behave(self)
        self.setAccessibleName(name)

    def fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(QFontMetrics(self.font()).height() + 13)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self._keeping or not current.isValid():
            return
        if cells := self._model.cells(current):
            self.pointed.emit(cells[0])
        self.moved.emit()

    @contextmanager
    def keeping_place(self) -> Iterator[None]:
        """While the rows are loaded again, what was chosen stays so, and nothing is pointed at again."""
        place = self._model.place(self.currentIndex())
        self._keeping = True
        yield
        if place and (found := self._model.find(place)).isValid():
            self.setCurrentIndex(found)
        self._keeping = False

    def rows(self) -> list[Finding]:
        """The rows in which something is chosen, that of the first chosen cell first."""
        return [*{i.row(): i.data(FINDING_ROLE) for i in self.selectionModel().selectedIndexes()}.values()]

    def chosen(self) -> list[Cell]:
        return [cell for index in self.selectionModel().selectedIndexes() for cell in self._model.cells(index)]

    def report(self) -> str | None:
        """The report whose column holds the chosen cell."""
        place = self._model.place(self.currentIndex())
        return place[1] if place else None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        at = self.visualRect(self.currentIndex()).center() if by_key else event.pos()
        self.asked.emit(self.viewport().mapToGlobal(at))


class _Delegate(QStyledItemDelegate):
    """Disagreement is shown by a word, a sign and a ground; cells that hold nothing by a dash."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        self.initStyleOption(option, index)
        rect, theme = painting.rect_of(option), self._look.theme
        finding: Finding = index.data(FINDING_ROLE)
        cells: tuple[Cell, ...] = index.data(CELLS_ROLE) or ()
        if painting.state_of(option, painting.SELECTED):
            painter.fillRect(rect, theme.chosen)
        elif is_open(finding) and index.column() >= FIXED and cells:
            painter.fillRect(rect, theme.bad_ground)
        painter.setPen(theme.window)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if index.column() == 1:
            self._verdict(painter, option, finding, str(index.data()))
        else:
            self._text(painter, option, index, bool(cells))
        painter.restore()

    def _verdict(self, painter: QPainter, option: QStyleOptionViewItem, finding: Finding, text: str) -> None:
        rect, theme = painting.rect_of(option), self._look.theme
        name, colour = {
            "unseen": ("attention", theme.warn), "settled": ("check", theme.good), "alone": ("quote", theme.muted),
            "differs": ("differs", theme.bad), "later": ("later", theme.muted), "near": ("near", theme.muted),
            "agrees": ("agrees", theme.good),
        }[sign(finding)]  # fmt: skip
        painting.picture(painter, self._look, name, colour, rect.left() + 6, rect.center().y() + 1, 15)
        text_rect = rect.adjusted(11 + self._look.grown(15), 0, -4, 0)
        painting.line(painter, text_rect, text, painting.font_of(option), colour)

    def _text(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, holds: bool) -> None:
        rect, theme = painting.rect_of(option), self._look.theme
        if index.column() == 0:
            font, left = painting.font_of(option, bold=True), 12
        else:
            font, left = painting.font_of(option), 7
        text = str(index.data() or "") if holds or index.column() == 0 else "–"
        shade = theme.text if holds or index.column() == 0 else painting.faint_of(option, self._look)
        right = -6
        if any(cell.by for cell in index.data(CELLS_ROLE) or ()):  # what a person corrected bears a person
            wide, middle = self._look.grown(14), rect.center().y() + 1
            painting.picture(painter, self._look, "person", theme.muted, rect.right() - 6 - wide, middle, 14)
            right = -10 - wide
        painting.line(painter, rect.adjusted(left, 0, right, 0), text, font, shade)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        self.initStyleOption(option, index)
        metrics = QFontMetrics(painting.font_of(option, bold=index.column() == 0))
        marked = any(cell.by for cell in index.data(CELLS_ROLE) or ())
        extra = self._look.grown(15) + 9 if index.column() == 1 or marked else 6
        return QSize(metrics.horizontalAdvance(str(index.data() or "")) + extra, metrics.height() + 10)


def is_open(finding: Finding) -> bool:
    """Whether sources disagree, and nobody has settled it with all of it before the eyes."""
    return not finding.agree and not alone(finding) and (finding.settled is None or bool(finding.settled.unseen))
