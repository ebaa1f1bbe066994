"""The list of reports, and where they belong to a case, its other pages: one tab each, over the whole height."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.views.compact_tabs import TightBar
from dossier.desktop.views.compare_view import ComparePage
from dossier.desktop.views.judgement_list import JudgementsPage
from dossier.desktop.views.map_page import MapPage
from dossier.desktop.views.notes_view import NotesPage
from dossier.desktop.views.scroll_frame import Roomy
from dossier.desktop.views.timeline_page import TimelinePage
from dossier.model.cases import Case
from dossier.translations import tr

REPORTS = "reports"


class CaseSpace(QWidget):
    """Holds the pages; `controllers.case_pages` fills them. Without a case there is only `listed`, with the `table`."""

    turned = Signal(str)  # the page that the person turned to, by its name
    fronted = Signal(str)  # the page in front, whoever brought it there
    pointed = Signal(object)  # Cell or Told: words to be shown in their report
    noted = Signal(str, bool)  # a new note, and whether it is private

    def __init__(self, look: Appearance, listed: QWidget, table: QWidget) -> None:
        super().__init__()
        self._names: list[str] = []
        self._table = table
        self._entered = False
        self.bar, self._pages = TightBar(), QStackedWidget()
        self.bar.setDocumentMode(True)
        self.bar.setExpanding(False)
        self.bar.setAccessibleName(tr("Pages of the case"))
        self.compare, self.timeline, self.map = ComparePage(look), TimelinePage(look), MapPage(look)
        self.notes, self.judgements = NotesPage(look), JudgementsPage(look)
        self.add_page(REPORTS, tr("Reports"), listed)
        self.add_page("compare", tr("Compare"), self.compare)
        self.add_page("timeline", tr("Timeline"), self.timeline)
        self.add_page("map", tr("Map"), self.map)
        self.add_page("notes", tr("Notes"), self.notes)
        self.add_page("judgements", tr("Judgements"), self.judgements)
        for page in (self.compare, self.timeline, self.map, self.notes):
            page.pointed.connect(self.pointed)
        self.notes.noted.connect(self.noted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._pages, 1)
        self.bar.currentChanged.connect(self._turn)
        self.bar.hide()

    def add_page(self, name: str, title: str, page: QWidget) -> None:
        """A tab more; `page` shows the chosen case, and takes the focus for itself or hands it to a proxy."""
        self._names.append(name)
        self._pages.addWidget(page if name == REPORTS else Roomy(page))  # a list scrolls by itself
        self.bar.addTab(title)

    def enter(self, case: bool) -> None:
        """Whether a case is chosen: then its pages can be turned to, else there is only the list."""
        self._entered = case
        self.bar.setVisible(case)
        self._pages.setCurrentIndex(self.bar.currentIndex() if case else 0)
        self.fronted.emit(self.shown)

    @property
    def shown(self) -> str:
        """The page in front."""
        return self._names[self._pages.currentIndex()]

    @property
    def front(self) -> QWidget:
        """What takes the focus when the person comes to the middle of the window."""
        page = self._pages.currentWidget()
        assert page, "the list is always there"
        return page.front if isinstance(page, Roomy) else self._table

    def turn_to(self, name: str) -> None:
        if name in self._names:
            self.bar.setCurrentIndex(self._names.index(name))

    def entitle(self, name: str, title: str) -> None:
        self.bar.setTabText(self._names.index(name), title)

    def title(self, name: str) -> str:
        return self.bar.tabText(self._names.index(name))

    def show_case(self, case: Case) -> None:
        count = len(case.notes)
        self.entitle("notes", tr("Notes {n}", n=count) if count else tr("Notes"))
        self.notes.show_case(case)

    def write_note(self) -> None:
        self.turn_to("notes")
        self.notes.words.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.fit(self.width())

    def _turn(self, at: int) -> None:
        if self._entered:
            self._pages.setCurrentIndex(at)
            self.fronted.emit(self._names[at])
            self.turned.emit(self._names[at])
