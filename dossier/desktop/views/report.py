"""The right pane: one report, its fields over its words, and what else is known of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtWidgets import QLabel, QSplitter, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from dossier.desktop import wording
from dossier.desktop.events_wording import event_text
from dossier.desktop.look import Look
from dossier.desktop.models.fields import Entry, FieldsModel
from dossier.desktop.models.lines import Line, LinesModel
from dossier.desktop.views.fields import FieldsView
from dossier.desktop.views.hints import Elided, Hint, words
from dossier.desktop.views.lines import LinesView
from dossier.desktop.views.related import RelatedView
from dossier.desktop.views.text import TextView
from dossier.desktop.views.versions import VersionsView
from dossier.model.events import Event
from dossier.model.evidence import Evidence
from dossier.model.reports import ReportDetail
from dossier.retelling import retold
from dossier.tongue import tr

_HISTORY: tuple[Line[Event], ...] = (
    Line("When", lambda e: wording.moment_text(e.at), lambda e: e.at),
    Line("What happened", event_text, lambda e: f"{event_text(e)}\n{tr('event {number} of the log', number=e.seq)}"),
    Line("Who", lambda e: wording.agent_text(e.agent), lambda e: e.agent),
)


class ReportPane(QWidget):
    """Shows a ReportDetail; `tab_changed` names the tab whose contents are to be fetched."""

    tab_changed = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setObjectName("pane")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.detail: ReportDetail | None = None
        self.fields_model = FieldsModel(self)
        self.fields = FieldsView(self.fields_model, look)
        self.text = TextView(look)
        self.versions, self.related = VersionsView(look), RelatedView(look)
        self.history_model = LinesModel(_HISTORY, parent=self)
        self.history = LinesView(self.history_model, look, tr("History of the report"), stretch=1).widths(142, 200, 80)
        self.tabs = self._tabs()
        self.splitter = self._split()
        self._stack = QStackedWidget()
        self._hint = Hint(look, "words", tr("No report chosen"), tr("Choose a report in the list to see what it says "
                          "about itself, and the exact words behind each answer."))  # fmt: skip
        self._stack.addWidget(self._hint)
        self._stack.addWidget(self._whole())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.fields.chosen.connect(self._show_evidence)

    def _tabs(self) -> QTabWidget:
        tabs = QTabWidget()
        tabs.setDocumentMode(True)
        for name, page in (
            (tr("Text"), self.text), (tr("Versions"), self.versions), (tr("Related"), self.related),
            (tr("History"), self.history),
        ):  # fmt: skip
            tabs.addTab(page, name)
        tabs.currentChanged.connect(lambda _: self.tab_changed.emit(self.tab()))
        return tabs

    def _split(self) -> QSplitter:
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self.fields)
        splitter.addWidget(self.tabs)
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        splitter.setStretchFactor(0, 0)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([540, 460])
        return splitter

    def _whole(self) -> QWidget:
        self._headline, self._about = words(wrap=True), Elided(muted=True)
        self._banner = words(wrap=True)
        self._headline.setObjectName("headline")
        self._banner.setObjectName("warning")
        self._headline.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        head = QVBoxLayout()
        head.setContentsMargins(14, 11, 14, 9)
        head.setSpacing(3)
        for part in (self._headline, self._about, self._banner):
            head.addWidget(part)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._line())
        column.addWidget(self.splitter, 1)
        return page

    def _line(self) -> QLabel:
        line = QLabel()
        line.setFixedHeight(1)
        line.setObjectName("rule")
        return line

    # showing

    def show_nothing(self) -> None:
        self.detail = None
        self._stack.setCurrentIndex(0)

    def show_detail(self, detail: ReportDetail) -> None:
        """Shows a report; the field that was chosen stays chosen when it is the same report again."""
        before = self.fields.current() if self._same(detail) else None
        scrolled = self.text.verticalScrollBar().value() if self._same(detail) else 0
        self.detail = detail
        newest = detail.version.number == detail.versions[-1].number
        self._stack.setCurrentIndex(1)
        self.text.show_text(detail.rendition or "", detail.description)
        self.fields_model.show(detail.description, may_edit=newest)
        self._head(detail, newest)
        self.versions.show_versions(detail.versions, detail.version.number)
        count = len(detail.versions)
        self.tabs.setTabText(1, tr("Versions {n}", n=count) if count > 1 else tr("Versions"))
        if scrolled:
            self.text.verticalScrollBar().setValue(scrolled)
        if before:
            self._choose_again(before)
        self.fields.setVisible(detail.description is not None)

    def _choose_again(self, before: Entry) -> None:
        """The field that was chosen, without going to another tab for it."""
        self.fields.blockSignals(True)
        index = self.fields_model.index_of(before.field)
        self.fields.setCurrentIndex(index)
        self.fields.blockSignals(False)
        if entry := self.fields_model.entry(index):
            self.text.mark(entry.evidence)

    def _same(self, detail: ReportDetail) -> bool:
        return self.detail is not None and self.detail.row.report == detail.row.report

    def _head(self, detail: ReportDetail, newest: bool) -> None:
        row = detail.row
        self._headline.setText(wording.row_text(row))
        parts = [row.outlet, row.place, row.published and wording.day_text(row.published), row.report]
        self._about.say("  ·  ".join(part for part in parts if part))
        self._banner.setText(_banner(detail, newest))
        self._banner.setVisible(bool(self._banner.text()))

    def show_history(self, events: Sequence[Event]) -> None:
        self.history_model.show(tuple(reversed(events)))

    def _show_evidence(self, entry: Entry) -> None:
        self.show_words(entry.evidence)

    def show_words(self, evidence: Sequence[Evidence]) -> None:
        """Marks words in the text and goes there; words that stand elsewhere change nothing but the mark."""
        if self.text.mark(evidence):
            self.tabs.setCurrentIndex(0)

    def edit(self, name: str | None = None) -> None:
        """Begins to correct a field: the one named, else the chosen one, else the headline."""
        entry = self.fields.current()
        index = self.fields_model.index_of(name or (entry.field if entry else "headline"))
        if index.isValid() and self.fields_model.may_edit:
            self.fields.begin(index)

    def tab(self) -> str:
        """The name of the tab in front, in every language the same."""
        pages = {self.versions: "Versions", self.related: "Related", self.history: "History"}
        return next((name for page, name in pages.items() if page is self.tabs.currentWidget()), "Text")

    def save(self) -> QByteArray:
        return self.splitter.saveState()


def _banner(detail: ReportDetail, newest: bool) -> str:
    version = detail.version
    if version.state == "quarantined":
        return tr(
            "In quarantine: it {reason}. The bytes are kept unchanged; nothing could be read from them.",
            reason=retold(version.reason or ""),
        )
    if version.state == "archived":
        return tr("Kept safely; it is being read…")
    if not newest:
        return tr(
            "You are looking at version {number} of {count}. Correct fields in the newest.",
            number=version.number,
            count=len(detail.versions),
        )
    return ""
