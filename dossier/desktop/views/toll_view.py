"""Shows the dead, hurt, held and missing by when they were published: as a chart, and under it as a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.findings_wording import subject, value_text
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.views.chart_view import ChartView
from dossier.desktop.views.empty_hints import Elided, EmptyHint, Placeholder
from dossier.desktop.views.line_table import LinesView
from dossier.model.reports import ReportRow
from dossier.model.tolls import TollPoint
from dossier.translations import in_quotes, number, term, tr

_LOWERED, _CORRECTED = "↓", "†"


class TollPage(QWidget):
    """Says which words are looked at."""

    pointed = Signal(object)  # Cell

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._tolls: list[list[TollPoint]] = []
        self._rows: dict[str, ReportRow] = {}
        self.model = LinesModel[TollPoint](
            (
                LineColumn(term("Published"), _day),
                LineColumn(term("Report"), self._report),
                LineColumn(term("Says"), _value),
                LineColumn(term("Said by"), lambda point: point.cell.attributed_to or value_wording.nobody_named()),
                LineColumn(term("Words"), lambda point: in_quotes(" ".join(point.cell.evidence.quote.split()))),
            ),
            parent=self,
        )
        self.kinds, self.chart = QComboBox(), ChartView(look)
        self.kinds.setAccessibleName(tr("Whose numbers are shown"))
        self.kinds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.chart.setAccessibleName(tr("The toll through time"))
        self.table = LinesView(self.model, look, tr("The numbers by day of publication"))
        self.table.widths(110, 170, 110, 140).opening(tr("Show the words"))
        none = tr("No report of this case gives a number of dead, hurt, held or missing.")
        self._hint = EmptyHint(self.table, Placeholder(look, "reports", tr("No numbers of people"), none)).hint
        self._legend = Elided(muted=True)
        self._legend.say(tr("↓ lower than on the newest day before · † corrected"))
        self.setFocusProxy(self.table)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(self.chart)
        self.splitter.addWidget(self.table)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(1, 1)
        head = QHBoxLayout()
        head.setContentsMargins(12, 4, 12, 4)
        head.setSpacing(10)
        head.addWidget(self.kinds)
        head.addWidget(self._legend, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.splitter, 1)
        self.kinds.activated.connect(lambda _: self._draw())
        self.chart.picked.connect(lambda at: self.pointed.emit(self._shown[at].cell))
        self.chart.moved.connect(self.table.select)
        self.table.chosen.connect(self._chosen)
        self.table.opened.connect(lambda point: self.pointed.emit(point.cell))
        self.table.clicked.connect(lambda index: self.pointed.emit(self._shown[index.row()].cell))
        self._draw()

    @property
    def _shown(self) -> Sequence[TollPoint]:
        return self.model.things()

    def show_tolls(self, points: Sequence[TollPoint], rows: Sequence[ReportRow]) -> None:
        self._rows = {row.report: row for row in rows}
        self._tolls = [list(held) for _, held in groupby(points, lambda point: (point.row.kind, point.row.of))]
        chosen = self.kinds.currentText()
        self.kinds.clear()
        self.kinds.addItems([subject(held[0].row) for held in self._tolls])
        self.kinds.setCurrentIndex(max(self.kinds.findText(chosen), 0) if self._tolls else -1)
        self._draw()

    def _draw(self) -> None:
        at = self.kinds.currentIndex()
        points = self._tolls[at] if 0 <= at < len(self._tolls) else []
        self.model.show(points)
        numbers = [
            (point.published if not isinstance(point.cell.value, str) else None, _number(point), point.speaker)
            for point in points
        ]
        self.chart.show_numbers(numbers, list(map(_label, points)), list(map(self._sentence, points)))
        self.kinds.setVisible(bool(points))
        self._legend.setVisible(bool(points))

    def _chosen(self, point: TollPoint | None) -> None:
        if point in self._shown:
            self.chart.choose(self._shown.index(point))

    def _report(self, point: TollPoint) -> str:
        row = self._rows.get(point.cell.report)
        return " · ".join(filter(None, (point.cell.report, row.outlet if row else "")))

    def _sentence(self, point: TollPoint) -> str:
        who = point.cell.attributed_to or value_wording.nobody_named()
        return f"{_day(point)}: {_value(point)} – {who}, {self._report(point)}"


def _number(point: TollPoint) -> float:
    return 0.0 if isinstance(point.cell.value, str) else float(point.cell.value)


def _day(point: TollPoint) -> str:
    return value_wording.short_day_text(point.published) if point.published else tr("No date")


def _label(point: TollPoint) -> str:
    value = point.cell.value
    return (value if isinstance(value, str) else number(value)) + _signs(point)


def _signs(point: TollPoint) -> str:
    return f" {_LOWERED}" * point.lowered + f" {_CORRECTED}" * point.corrected


def _value(point: TollPoint) -> str:
    told = [value_text(point.cell)]
    told += [f"{tr('lowered')} {_LOWERED}"] if point.lowered else []
    told += [f"{tr('corrected')} {_CORRECTED}"] if point.corrected else []
    return ", ".join(told)
