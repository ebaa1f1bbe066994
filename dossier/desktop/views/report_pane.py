"""The right pane: one report, its story and its fields, and what else is known of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.models.field_model import FieldRow, FieldsModel
from dossier.desktop.scripts import joined_parts
from dossier.desktop.views.compact_tabs import TightTabs
from dossier.desktop.views.drag_label import Grip, Load
from dossier.desktop.views.empty_hints import Placeholder, words
from dossier.desktop.views.field_view import FieldsPanel
from dossier.desktop.views.highlight_list import HighlightList
from dossier.desktop.views.history_view import HistoryView
from dossier.desktop.views.original_view import OriginalView
from dossier.desktop.views.pictures_view import PicturesView
from dossier.desktop.views.reading_view import ReadingView
from dossier.desktop.views.related_view import RelatedView
from dossier.desktop.views.versions import VersionsView
from dossier.desktop.views.wrapped import Clamped
from dossier.model.evidence import Evidence
from dossier.model.file_parts import holder_name
from dossier.model.highlights import CarriedHighlight
from dossier.model.reports import ReportDetail, Version
from dossier.translations import number, tr, worded

_LINES = 4  # of a headline
_ABOUT = 2  # lines of who published it, where and when, and its number at the end
_WIDE = 900  # points of width from which the fields have room beside the story
_FIELDS = 360  # points of width that they take there


class ReportPane(QWidget):
    """Shows a ReportDetail; `tab_changed` names the tab whose contents are to be fetched."""

    tab_changed = Signal(str)
    wanted = Signal()  # something in it is asked for, whether it is in sight or not

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self.setObjectName("pane")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.detail: ReportDetail | None = None
        self.fields_model = FieldsModel(self)
        self._panel = FieldsPanel(self.fields_model, look)
        self.fields = self._panel.view
        self.reading = ReadingView(look)
        self.text = self.reading.text
        self.original = OriginalView(look)
        self.pictures = PicturesView(look)
        self.versions, self.related, self.history = VersionsView(look), RelatedView(look), HistoryView(look)
        self.highlights = HighlightList(look)
        self.contents = self._contents()
        self._pages = {
            "Text": self.contents, "Original": self.original, "Pictures": self.pictures, "Versions": self.versions,
            "Related": self.related, "History": self.history, "Highlights": self.highlights,
        }  # fmt: skip
        self.carry: Load = lambda: None
        self.grip = Grip(self._carried)
        self.marks = QToolButton()
        self.marks.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.marks.setAutoRaise(True)
        self.marks.setToolTip(tr("Highlights of the report (Alt+7)"))
        self.marks.clicked.connect(lambda _checked=False: self.go_to_tab("Highlights"))
        self.marks.hide()
        self.tabs = self._tabs()
        self._stack = QStackedWidget()
        self._hint = Placeholder(
            look,
            "words",
            tr("No report chosen"),
            tr("Choose a report in the list to see what it says about itself, and the exact words behind each answer."),
        )
        self._stack.addWidget(self._hint)
        self._stack.addWidget(self._whole())
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._stack)
        self.fields.chosen.connect(self._show_evidence)
        self._look = look
        look.changed.connect(self._dress)
        self._dress()

    def _tabs(self) -> TightTabs:
        tabs = TightTabs()
        tabs.tabBar().setAccessibleName(tr("Pages of the report"))
        for name, page in (
            (tr("Contents"), self.contents), (tr("Original"), self.original), (tr("Pictures"), self.pictures),
            (tr("Versions"), self.versions), (tr("Related"), self.related), (tr("History"), self.history),
            (tr("Highlights"), self.highlights),
        ):  # fmt: skip
            tabs.addTab(page, name)
        tabs.show_tab(self.highlights, False)
        tabs.currentChanged.connect(self._turned)
        return tabs

    def _contents(self) -> QWidget:
        """The story, and its fields below it; in a wide pane next to it."""
        page = QWidget()
        self._room = QBoxLayout(QBoxLayout.Direction.TopToBottom, page)
        self._room.setContentsMargins(0, 0, 0, 0)
        self._room.setSpacing(0)
        self._room.addWidget(self.reading, 1)
        self._room.addWidget(self._panel)
        return page

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """The story keeps at least half of the pane, however large the letters are."""
        wide = self.width() >= _WIDE * max(self._look.scale, 1)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._room.setDirection(direction)
        above = self.contents.mapTo(self, self.contents.rect().topLeft()).y()
        self._panel.fit(round(_FIELDS * self._look.scale) if wide else 0, self.height() // 2 - above)

    def _turned(self) -> None:
        """The list of highlights has a tab while it is in front: one more for good would cut the others' names."""
        self.tabs.show_tab(self.highlights, self.tab() == "Highlights")
        self._headline.setVisible(self.tab() != "Text" or not self.text.has_headline)
        self.tab_changed.emit(self.tab())

    def _whole(self) -> QWidget:
        self._headline, self._about = Clamped(_LINES), Clamped(_ABOUT)
        self._about.setProperty("muted", True)
        self._banner = words(wrap=True)
        self._headline.setObjectName("headline")
        self._banner.setObjectName("warning")
        self._headline.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.grip.setToolTip(tr("Drag this out of the window to cite the report"))
        self.grip.setAccessibleName(tr("The citation, to be dragged out"))
        above = QHBoxLayout()
        above.addWidget(self._about, 1)
        above.addWidget(self.marks, 0, Qt.AlignmentFlag.AlignTop)
        above.addWidget(self.grip, 0, Qt.AlignmentFlag.AlignTop)
        head = QVBoxLayout()
        head.setContentsMargins(14, 9, 14, 6)
        head.setSpacing(3)
        head.addLayout(above)
        head.addWidget(self._banner)
        self.tabs.head.setContentsMargins(14, 6, 14, 4)
        self.tabs.head.addWidget(self._headline)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.tabs, 1)
        return page

    def _carried(self) -> QMimeData | None:
        return self.carry()

    def _dress(self) -> None:
        self._share_room()
        self.marks.setIcon(self._look.icon("highlight", self._look.theme.accent))
        self.grip.setPixmap(self._look.pixmap("quote", self._look.theme.accent, 20, self.devicePixelRatioF()))

    # showing

    def show_nothing(self, *, none_there: bool = False) -> None:
        """Next to an empty list, which says so itself, nothing is said of choosing one."""
        self.detail = None
        self._hint.quiet(none_there)
        self._stack.setCurrentIndex(0)

    def show_detail(self, detail: ReportDetail) -> None:
        """Shows a report; the field that was chosen stays chosen when it is the same report again."""
        same = self._same(detail)
        before = self.fields.current() if same else None
        scrolled = self.text.verticalScrollBar().value() if same else 0
        self.detail = detail
        self.text.without = _without_words(detail)
        self.text.setAccessibleDescription("" if detail.rendition else self.text.without)
        newest = detail.version.number == detail.row.version
        self._stack.setCurrentIndex(1)
        self.text.source = detail.row.report, detail.version.number
        self.text.show_text(detail.rendition or "", detail.description, again=same)
        self.text.may_fill = newest and detail.description is not None
        self.reading.finder.refresh()
        self._panel.show(detail.description, newest, detail.corrected, same)
        self._head(detail, newest)
        self.versions.show_versions(detail.versions, detail.version.number)
        count = len(detail.versions)
        title = tr("Versions {n}", n=count) if count > 1 else tr("Versions")
        self.tabs.setTabText(self.tabs.indexOf(self.versions), title)
        if scrolled:
            self.text.verticalScrollBar().setValue(scrolled)
        if before:
            self._choose_again(before)
        self._headline.setVisible(self.tab() != "Text" or not self.text.has_headline)
        self._share_room()

    def show_highlights(self, shown: Sequence[CarriedHighlight], in_case: bool) -> None:
        """In the text, in their list, and as a count that leads there."""
        self.text.show_highlights(shown)
        self.highlights.show_highlights(shown, in_case)
        self.marks.setText(number(len(shown)))
        self.marks.setAccessibleName(tr("Highlights of the report: {n}", n=number(len(shown))))
        self.marks.setVisible(bool(shown))

    def _choose_again(self, before: FieldRow) -> None:
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
        self._headline.name(row)
        day = row.published and value_wording.day_text(row.published)
        parts = [row.outlet, row.place, day, row.report, _item_text(detail.version)]
        self._about.setText(joined_parts(parts, "  ·  "))
        self._banner.setText(_banner(detail, newest))
        self._banner.setVisible(bool(self._banner.text()))

    def _show_evidence(self, entry: FieldRow) -> None:
        self.show_words(entry.evidence)

    def mark_original(self) -> None:
        """The words of the chosen field, in the page as it came."""
        if entry := self.fields.current():
            self.original.mark(entry.evidence, value_wording.field_name(entry.field))

    def show_words(self, evidence: Sequence[Evidence]) -> None:
        """Marks words in the text and goes there; words from elsewhere change nothing but the mark."""
        if self.text.mark(evidence):
            self.tabs.setCurrentIndex(0)

    def edit(self, name: str | None = None, words: str | None = None) -> None:
        """Begins to correct a field, the one named, else the chosen one, else the headline: with these words in it."""
        entry = self.fields.current()
        index = self.fields_model.index_of(name or (entry.field if entry else "headline"))
        if index.isValid() and self.fields_model.may_edit:
            self.wanted.emit()
            self.tabs.setCurrentIndex(0)
            self.fields.begin(index, words)

    def read_alone(self, alone: bool, notice: QWidget) -> None:
        """While the pane has the window for itself, it holds the message bar, and arrows lead to other reports."""
        self.text.turns_reports = alone
        if alone:
            self._column.insertWidget(0, notice)
            self.tabs.setCurrentIndex(0)

    def go_to_fields(self) -> None:
        """Ready for the keys that correct and confirm."""
        self.wanted.emit()
        self.tabs.setCurrentIndex(0)
        self.fields.setFocus()

    @property
    def stops(self) -> list[QWidget]:
        """Where F6 stops."""
        return [self.text, self.fields] if self.tab() == "Text" else [self.tabs.tabBar()]

    def tab(self) -> str:
        """The name of the tab in front, in every language the same."""
        return next(name for name, page in self._pages.items() if page is self.tabs.currentWidget())

    def go_to_tab(self, name: str) -> None:
        """Brings a tab to the front, ready for the keys."""
        self.wanted.emit()
        self.tabs.show_tab(self._pages[name], True)
        self.tabs.setCurrentWidget(self._pages[name])
        (self.text if name == "Text" else self._pages[name]).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def find_words(self) -> None:
        """Looks for words in the text."""
        self.wanted.emit()
        self.tabs.setCurrentWidget(self.contents)
        self.reading.finder.begin()


def _item_text(version: Version) -> str:
    """Which story of which file it is."""
    item = version.origin.item if version.origin else None
    if item is None or item.of < 2:
        return ""
    return tr("story {number} of {count} in {file}", number=number(item.number), count=number(item.of),
              file=holder_name(version.path))  # fmt: skip


def _without_words(detail: ReportDetail) -> str:
    """What is shown in place of the words."""
    match detail.version.state:
        case "quarantined":
            return tr("No words could be read from this file. Under Original it can be seen or copied as it came.")
        case "archived":
            return tr("The words come once the file is read.")
        case _:
            return tr("This file holds no words.")


def _banner(detail: ReportDetail, newest: bool) -> str:
    version = detail.version
    if version.state == "quarantined":
        return tr(
            "In quarantine: it {reason}. The bytes are kept unchanged; nothing could be read from them.",
            reason=worded(version.reason or ""),
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
