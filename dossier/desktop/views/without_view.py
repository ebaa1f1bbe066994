"""Shows what a case loses without a source: its reports, outlets and speakers, and what falls without one of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from dossier.desktop import sources_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.views.line_table import LinesView
from dossier.desktop.views.safe_browser import SafeBrowser
from dossier.model.dependences import CaseSource, Dependence, SentenceDependence
from dossier.model.reports import ReportRow
from dossier.translations import term, tr

_ICONS = {"report": "page", "outlet": "outlet", "speaker": "person"}


class WithoutPage(QWidget):
    """Says which source is to be left out, and which words are looked at."""

    asked = Signal(object)  # CaseSource
    pointed = Signal(object)  # EntrySource

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._rows: dict[str, ReportRow] = {}
        self._source: CaseSource | None = None
        self._found: Sequence[Dependence | SentenceDependence] | None = None
        self._said = ""  # instead of an answer
        self._words = sources_wording.LinkedWords({})
        self.model = LinesModel[CaseSource](
            (
                LineColumn(term("Source"), lambda source: sources_wording.source_text(source, self._rows)),
                LineColumn(term("Carries alone"), sources_wording.alone_text),
            ),
            parent=self,
        )
        self.list = LinesView(self.model, look, tr("Sources of the case"), _picture, stretch=0)
        self.list.whole(1).opening(tr("Leave it out"))
        self.browser = SafeBrowser(look)
        self.browser.setAccessibleName(tr("What falls or changes"))
        self.browser.pointed.connect(self._follow)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(self.list)
        self.splitter.addWidget(self.browser)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([220, 260])
        self.setFocusProxy(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.splitter)
        self.list.opened.connect(self.ask)
        self.list.clicked.connect(lambda index: self.ask(self.model.thing(index)))
        look.changed.connect(self._draw)
        self._draw()

    def show_sources(self, sources: Sequence[CaseSource], rows: Sequence[ReportRow]) -> None:
        """Those that carry something alone come first within their kind."""
        self._rows = {row.report: row for row in rows}
        kinds = tuple(_ICONS)
        ordered = sorted(sources, key=lambda one: (kinds.index(one.kind), not sources_wording.alone_text(one)))
        chosen = self._source
        self.model.show(ordered)
        self._source, self._found, self._said = None, None, ""
        if again := next(
            (one for one in ordered if chosen and (one.kind, one.name) == (chosen.kind, chosen.name)), None
        ):
            self.list.select(ordered.index(again))
            self.ask(again)
        self._draw()

    def ask(self, source: CaseSource | None) -> None:
        if source is not None and self._source != source:
            self._source, self._found, self._said = source, None, tr("Comparing without it…")
            self._draw()
            self.asked.emit(source)

    def show_without(self, source: CaseSource, found: Sequence[Dependence | SentenceDependence]) -> None:
        """Of the source asked for last; of another one it comes too late."""
        if source == self._source:
            self._found = found
            self._draw()

    def failed(self, source: CaseSource, sentence: str) -> None:
        """It can be asked for again."""
        if source == self._source:
            self._source, self._said = None, sentence
            self._draw()

    def _draw(self) -> None:
        theme = self._look.theme
        self._words = sources_wording.LinkedWords({row.report: row.version for row in self._rows.values()})
        if self._source and self._found is not None:
            named = sources_wording.source_name(self._source, self._rows)
            markup = sources_wording.without_markup(named, self._found, self._words, theme)
        else:
            hint = tr("Choose a report, an outlet or a speaker: what falls or changes without it is shown here.")
            markup = sources_wording.plain_markup(self._said or hint, theme)
        self.browser.show_pieces([markup])

    def _follow(self, address: str) -> None:
        self.pointed.emit(self._words.places[int(address.partition(":")[2])])


def _picture(source: CaseSource) -> tuple[str, str]:
    """A source that carries something alone has a sign of its own; the column next to it says what."""
    return ("attention", "warn") if sources_wording.alone_text(source) else (_ICONS[source.kind], "muted")
