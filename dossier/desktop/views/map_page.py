"""The page of a case that shows where its reports were filed: a map, and under it the same as a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.model_index import Index
from dossier.desktop.models.place_model import ORIGIN_ROLE, SPOT_ROLE, PlacesModel
from dossier.desktop.nouns.map_places import Land, Spot
from dossier.desktop.views import painting
from dossier.desktop.views.empty_hints import Elided, EmptyHint, Placeholder, button
from dossier.desktop.views.world_map import WorldMap
from dossier.model.chronology import FilingPlace
from dossier.model.reports import ReportRow
from dossier.translations import tr


class MapPage(QWidget):
    """Says where words are to be shown."""

    pointed = Signal(object)  # Told

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self.model, self.map = PlacesModel(self), WorldMap(look)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(_Delegate(look, self.list))
        self.list.setAccessibleName(tr("Places that reports were filed from"))
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self._hint = EmptyHint(self.list, Placeholder(look, "reports", "", "")).hint
        self.list.selectionModel().currentChanged.connect(lambda index, _: self.map.choose(index.data(SPOT_ROLE)))
        self.list.activated.connect(self._open)
        self.list.clicked.connect(self._open)
        self.map.clicked.connect(self._go_to)
        self._legend = Elided(muted=True)
        self._legend.say(tr("Filled: a dateline states it. Dashed: inferred. Outlines: Natural Earth."))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(self.map)
        self.splitter.addWidget(self.list)
        self.splitter.setHandleWidth(1)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.splitter.setSizes([330, 200])
        column.addWidget(self.splitter, 1)
        self.setFocusProxy(self.list)

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(6)
        row.addWidget(self._legend, 1)
        for text, name, factor in (("−", tr("Farther"), 1 / 1.5), ("+", tr("Closer"), 1.5)):
            made = button(text, lambda factor=factor: self.map.zoom(factor))  # type: ignore[misc]
            made.setAccessibleName(name)
            made.setToolTip(name)
            row.addWidget(made)
        row.addWidget(button(tr("Fit"), self.map.fit))
        return row

    def failed(self, sentence: str) -> None:
        self._hint.say("attention", tr("This cannot be shown"), sentence)

    def waiting(self) -> None:
        self._hint.say("reports", tr("Looking for datelines…"), "")
        self.model.show((), ())

    def show_origins(self, origins: Sequence[FilingPlace], rows: Sequence[ReportRow], made: Land) -> None:
        none = tr("Reports that say where they were filed are shown on the map.")
        self._hint.say("reports", tr("No datelines"), none)
        chosen = self.list.currentIndex().row()
        self.model.show(origins, rows)
        self.map.show_places(made, self.model.spots)
        if self.model.rowCount():  # so that the first Enter opens something
            self.list.setCurrentIndex(self.model.index(chosen if 0 <= chosen < self.model.rowCount() else 0))

    def _go_to(self, spot: Spot) -> None:
        self.list.setCurrentIndex(self.model.row_of(spot))

    def _open(self, index: Index) -> None:
        """A report's row opens it at its dateline; a place's row its first report."""
        origin, spot = index.data(ORIGIN_ROLE), index.data(SPOT_ROLE)
        if origin or spot:
            self.pointed.emit((origin or spot.origins[0]).source)


class _Delegate(QStyledItemDelegate):
    """Places in bold with their number of reports; reports under them, inferred ones marked by a word."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        self.initStyleOption(option, index)
        painting.ground(painter, option, self._look)
        rect, theme = painting.rect_of(option), self._look.theme
        origin, spot = index.data(ORIGIN_ROLE), index.data(SPOT_ROLE)
        text, font = str(index.data()), painting.font_of(option, bold=bool(spot and not origin))
        right = rect.right() - 10
        small = painting.font_of(option, step=-1)
        if spot and not origin:
            middle = rect.center().y() + 1
            right = painting.pill(painter, right, middle, str(len(spot.origins)), small, (theme.text, theme.line))
        elif origin and origin.inferred:
            message = tr("inferred")
            right -= QFontMetrics(small).horizontalAdvance(message)
            room = rect.adjusted(0, 0, -8, 0)
            room.setLeft(right)
            painting.line(painter, room, message, small, theme.muted)
        left = rect.left() + (26 if origin else 12)
        shown = rect.adjusted(left - rect.left(), 0, right - rect.right() - 6, 0)
        painting.line(painter, shown, text, font, theme.text if spot else theme.muted)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        self.initStyleOption(option, index)
        return QSize(120, QFontMetrics(painting.font_of(option)).height() + 11)
