"""What the reports of a case say of the same things: the matrix, and under it the words of the row chosen in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.findings_wording import alone, why_silent
from dossier.desktop.models.finding_model import FINDING_ROLE, FindingsModel
from dossier.desktop.views.compact_tabs import TightTabs
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, words
from dossier.desktop.views.finding_matrix import FindingsView, is_open
from dossier.desktop.views.row_cells import RowCell, RowWords
from dossier.desktop.views.source_tree import SourcesPage
from dossier.desktop.views.toll_view import TollPage
from dossier.desktop.views.without_view import WithoutPage
from dossier.model.copies import CopiedReport
from dossier.model.dependences import CaseSource
from dossier.model.judgements import Grade
from dossier.model.links import Cell, Finding, LaterCount
from dossier.model.quote_context import Excerpt
from dossier.model.reports import ReportRow
from dossier.model.tolls import TollPoint
from dossier.translations import term, tr, tr_n

_FILTERS: tuple[tuple[str, str, Callable[[Finding], bool]], ...] = (
    ("all", term("All rows"), lambda _: True),
    ("open", term("Disagreements"), is_open),
    ("figure", term("Figures"), lambda finding: finding.finding == "figure"),
    ("date", term("Dates"), lambda finding: finding.finding == "date"),
    ("quote", term("Quotations"), lambda finding: finding.finding == "quote"),
    ("name", term("Names"), lambda finding: finding.finding == "name"),
    ("omission", term("Left out"), lambda finding: finding.finding == "omission"),
)
_LEAST = 90  # points of the choice of a day


class ComparePage(QWidget):
    """Says which cell is looked at, whose sentences are wanted, and as of which day to compare."""

    pointed = Signal(object)  # Cell or EntrySource
    wanted = Signal(object)  # tuple[Cell, ...]: the cells of the row chosen
    explained = Signal(str)  # why a cell has no words
    dated = Signal(str)  # an ISO day, or "" for all reports

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self.model = FindingsModel(self)
        self.findings, self.words = FindingsView(self.model, look), RowWords(look)
        self._all: Sequence[Finding] = ()
        self._rows: Sequence[ReportRow] = ()
        self._known = False  # whether the case has been compared
        self._grades: Mapping[str, Grade] = {}
        self._row: Finding | None = None  # whose words are shown
        self._several: set[str] = set()  # rows of several reports, which stay in sight when a judgement leaves one
        self.kinds, self.days, self._count = QComboBox(), QComboBox(), words(muted=True)
        self.single = QCheckBox()  # also rows that one report alone has
        self._hint = EmptyHint(self.findings.cells, Placeholder(look, "differs", tr("Comparing…"), "")).hint
        self.setFocusProxy(self.findings.cells)
        self.sources, self.toll, self.without = SourcesPage(look), TollPage(look), WithoutPage(look)
        rows = QWidget()
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(self.findings)
        self.splitter.addWidget(self.words)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([290, 230])
        self.words.hide()
        column.addWidget(self.splitter, 1)
        self.sections = TightTabs()
        self.sections.tabBar().setAccessibleName(tr("Sections of the comparison"))
        self.sections.addTab(rows, tr("Rows"))
        self.sections.addTab(self.sources, tr("Who copied whom"))
        self.sections.addTab(self.toll, tr("Toll"))
        self.sections.addTab(self.without, tr("Without a source"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.sections)
        self._wire()

    def _head(self) -> QHBoxLayout:
        for key, text, _ in _FILTERS:
            self.kinds.addItem(tr(text), key)
        for box in (self.kinds, self.days):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.kinds.setAccessibleName(tr("Which rows are shown"))
        self.days.setAccessibleName(tr("Reports that had been published by a day"))
        self.days.setMinimumWidth(_LEAST)  # with large letters it gives way, rather than push the rows out of sight
        self.days.setToolTip(tr("Compare only what had been published by a day"))
        self.single.setToolTip(tr("Also show rows that only one report has"))
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(8)
        row.addWidget(self.kinds)
        row.addWidget(self.days)
        row.addWidget(self.single)
        row.addStretch(1)
        row.addWidget(self._count)
        return row

    def _wire(self) -> None:
        cells = self.findings.cells
        cells.pointed.connect(self.pointed)
        cells.moved.connect(self._open_row)
        cells.activated.connect(lambda _: self._enter())
        self.words.opened.connect(self.pointed)
        self.words.closed.connect(self.close_words)
        self.kinds.activated.connect(lambda _: self._filter())
        self.single.toggled.connect(lambda _: self._filter())
        for section in (self.sources, self.toll, self.without):
            section.pointed.connect(self.pointed)
        self.days.activated.connect(lambda _: self.dated.emit(self.days.currentData() or ""))

    # what is shown

    def failed(self, sentence: str) -> None:
        self._hint.say("attention", tr("This cannot be shown"), sentence)

    def step(self, done: int) -> None:
        """How many hundredths of the comparison are done, while there is nothing else to show."""
        if not self._known:
            self._hint.say("differs", tr("Comparing the reports… {n} %", n=done), "")

    def waiting(self) -> None:
        """Another case: nothing of the one before is shown, and all of this one is wanted."""
        self._hint.say("differs", tr("Comparing the reports…"), "")
        self._all, self._rows, self._known = (), (), False
        self._several.clear()
        self.kinds.setCurrentIndex(0)
        self.days.setCurrentIndex(0)
        self.offer_days(())
        self.show_sources((), (), (), ())
        self.close_words()
        self._filter()

    def show_sources(
        self,
        copies: Sequence[CopiedReport],
        tolls: Sequence[TollPoint],
        sources: Sequence[CaseSource],
        rows: Sequence[ReportRow],
    ) -> None:
        """Who copied whom, the numbers of people through time, and whom the case can be seen without."""
        self.sources.show_tree(copies, rows)
        self.toll.show_tolls(tolls, rows)
        self.without.show_sources(sources, rows)
        first = len({one.source for one in copies})
        title = tr("Sources: {n} of {reports}", n=first, reports=len(copies)) if copies else tr("Who copied whom")
        self.sections.setTabText(self.sections.indexOf(self.sources), title)

    def offer_days(self, days: Sequence[str]) -> None:
        """The days by which to compare, ISO: those on which something was published."""
        chosen = self.days.currentData()
        self.days.clear()
        self.days.addItem(tr("Published at any time"), "")
        for day in days:
            self.days.addItem(tr("Published by {day}", day=value_wording.day_text(day)), day)
        self.days.setCurrentIndex(max(self.days.findData(chosen), 0))
        self.days.setEnabled(len(days) > 1)

    def show_findings(
        self, findings: Sequence[Finding], rows: Sequence[ReportRow], grades: Mapping[str, Grade] | None = None
    ) -> None:
        self._all, self._rows, self._grades, self._known = findings, rows, grades or {}, True
        self._filter()
        if self._row is not None:
            self._row = next((one for one in self._all if one.key == self._row.key), None)
            if self._row is None:
                self.close_words()
            else:
                self._ask_words(self._row)

    def _filter(self) -> None:
        _, name, wanted = _FILTERS[max(self.kinds.currentIndex(), 0)]
        found = [finding for finding in self._all if wanted(finding)]
        several = [one for one in found if not alone(one) or one.split_from or one.key in self._several]
        self._several.update(one.key for one in several)
        self.single.setText(tr("{n} of one source", n=len(found) - len(several)))
        self.single.setVisible(len(found) > len(several))
        shown = found if self.single.isChecked() else several
        if self._known:
            self._say_why_empty(bool(self._all), tr(name))
        with self.findings.cells.keeping_place():
            self.model.show(shown, self._rows, self._grades)
        self.findings.fit()
        explained = tr_n(len(shown), "{n} row", "{n} rows") if self._known else ""
        self._count.setText(explained if len(shown) == len(self._all) else tr("{n} of {rows}", n=len(shown),
                            rows=tr_n(len(self._all), "{n} row", "{n} rows")))  # fmt: skip

    def _say_why_empty(self, others: bool, name: str) -> None:
        if len(self._rows) < 2 and not others:
            self._hint.say("case", tr("Two reports make a comparison"), tr("Drag reports from the list onto the case, "
                           "or choose some and press Ctrl+Shift+A."))  # fmt: skip
        elif others and self.single.isVisibleTo(self):
            self._hint.say("quote", tr("No row of several reports"), tr("Each of these rows is in one report only."))
        elif others:
            self._hint.say("agrees", tr("No such rows"), tr("Nothing here under “{kind}”; the other rows are hidden.",
                           kind=name))  # fmt: skip
        else:
            none = tr("These reports give no figures or quotations in common.")
            self._hint.say("agrees", tr("Nothing to compare"), none)

    # the words of a row

    def _open_row(self) -> None:
        index = self.findings.cells.currentIndex()
        self._row = index.data(FINDING_ROLE)
        if self._row:
            self._ask_words(self._row)

    def _enter(self) -> None:
        """Into the words of the chosen cell; where it has none, a message says why."""
        self._open_row()
        silent = next((row for row in self._rows if row.report == self.findings.cells.report()), None)
        if self._row and silent and not self.words.begin(silent.report):
            self.explained.emit(why_silent(self._row, silent))

    def _ask_words(self, row: Finding) -> None:
        """Shows what is known of the row at once; its sentences come when they have been fetched."""
        self._show_words([None] * len(row.cells))
        self.wanted.emit(row.cells)

    def _report(self, cell: Cell) -> ReportRow | None:
        return next((row for row in self._rows if row.report == cell.report), None)

    def add_sentences(self, found: Sequence[Excerpt | None], cells: Sequence[Cell]) -> None:
        """Those of the chosen row; of another one they come too late."""
        if self._row is not None and tuple(cells) == self._row.cells:
            self._show_words(found)

    def _show_words(self, found: Sequence[Excerpt | None]) -> None:
        assert self._row, "there is a row whose words they are"
        later: dict[str, LaterCount] = {}  # by its report, one that words show first
        for pair in sorted(self._row.pairs, key=lambda pair: not (pair.later and pair.later.words)):
            if pair.later:
                later.setdefault(pair.later.report, pair.later)
        cells = [
            RowCell(cell, self._report(cell), one, later.get(cell.report))
            for cell, one in zip(self._row.cells, found, strict=True)
        ]
        order = [row.report for row in self._rows]
        cells.sort(key=lambda one: order.index(one.cell.report) if one.cell.report in order else len(order))
        stating = {cell.report for cell in self._row.cells}
        silent = [row.report for row in self._rows if row.report not in stating]
        self.words.show_row(self._row, cells, silent)
        self.words.show()

    def close_words(self) -> None:
        self._row = None
        held = self.focusWidget()
        if held is not None and self.words.isAncestorOf(held):
            self.findings.cells.setFocus()
        self.words.hide()
