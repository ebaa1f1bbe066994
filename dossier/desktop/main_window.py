"""The main window: three panes and a status bar, the menus, and files dropped from outside."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QMainWindow, QSplitter

from dossier.desktop import dropping
from dossier.desktop.actions import Actions
from dossier.desktop.appearance import Appearance
from dossier.desktop.arrangement import Arrangement
from dossier.desktop.context_key import open_menu
from dossier.desktop.controllers.archives_controller import Archives
from dossier.desktop.controllers.audit_controller import Auditing
from dossier.desktop.controllers.backup_controller import BackupController
from dossier.desktop.controllers.brief_controller import Drafting
from dossier.desktop.controllers.browse_controller import Browsing
from dossier.desktop.controllers.bulk_edit_controller import BulkEditController
from dossier.desktop.controllers.case_pages import Workspace
from dossier.desktop.controllers.cases_controller import Casework
from dossier.desktop.controllers.citation_controller import Citing
from dossier.desktop.controllers.drag_out import Handing
from dossier.desktop.controllers.entities_controller import EntitiesController
from dossier.desktop.controllers.filter_controller import FilterController
from dossier.desktop.controllers.folders_controller import Folderwork
from dossier.desktop.controllers.help_controller import Helping
from dossier.desktop.controllers.highlights_controller import HighlightsController
from dossier.desktop.controllers.intake_controller import Taking
from dossier.desktop.controllers.jobs_controller import Jobwork
from dossier.desktop.controllers.joins_controller import JoinsController
from dossier.desktop.controllers.judgements_controller import JudgementsController
from dossier.desktop.controllers.name_list_controller import NameListController
from dossier.desktop.controllers.outlets_controller import OutletsController
from dossier.desktop.controllers.panes_controller import Panes
from dossier.desktop.controllers.preferences_controller import Preferring
from dossier.desktop.controllers.reading_choices_controller import ReadingChoicesController
from dossier.desktop.controllers.records_controller import RecordsController
from dossier.desktop.controllers.report_controller import Showing
from dossier.desktop.controllers.research_controller import ResearchController
from dossier.desktop.controllers.review_controller import ReviewController
from dossier.desktop.controllers.tags_controller import TagsController
from dossier.desktop.controllers.verify_controller import Verifying
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.controllers.witness_controller import WitnessController
from dossier.desktop.menus import Menus
from dossier.desktop.models.report_model import ReportsModel
from dossier.desktop.models.side_bar_model import SideModel
from dossier.desktop.preferences import Preferences
from dossier.desktop.search_highlight import query_pattern
from dossier.desktop.session import Session
from dossier.desktop.tray import Tray
from dossier.desktop.views.activity import ActivityDock
from dossier.desktop.views.brief_view import BriefPage
from dossier.desktop.views.drop_overlay import Veil
from dossier.desktop.views.middle_pane import Middle
from dossier.desktop.views.report_pane import ReportPane
from dossier.desktop.views.review_view import ReviewPage
from dossier.desktop.views.side_bar import SideView
from dossier.desktop.views.status_bar import Status
from dossier.desktop.views.welcome import Welcome
from dossier.desktop.workers.questions import Overview
from dossier.translations import tr

_WATCH_LOOK = 400  # milliseconds between looks at the watch's state, which is in memory


class MainWindow(QMainWindow):
    """Builds the parts and puts them together; what happens between them is in browsing, casework and taking."""

    def __init__(self, session: Session, look: Appearance, preferences: Preferences) -> None:
        super().__init__()
        self.session, self._look, self._preferences = session, look, preferences
        name = session.folder.name
        self.setWindowTitle(f"{tr('{name} (can only be read)', name=name) if session.read_only else name} – Dossier")
        self.setAcceptDrops(True)
        self._closed = False
        with look.undressed():
            self._build()
            self._conduct()
        self.actions_by_name = Actions(self, look, self._handlers())
        self.menus = Menus(self, self.actions_by_name, look)
        self._wire()
        self._veil = Veil(look, self)
        self._arrangement = Arrangement(self, look, preferences)
        self._arrangement.place()
        self.browsing.start()

    # parts

    def _build(self) -> None:
        look, preferences = self._look, self._preferences
        self.model = ReportsModel(self.session.fetch, self)
        self.side_model = SideModel(self)
        self.side = SideView(self.side_model, look, preferences)
        self.middle = Middle(self.model, look, preferences)
        self.pane = ReportPane(look)
        self.dock = ActivityDock(look, self.session.jobs, self)
        self.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.dock)
        self.resizeDocks([self.dock], [220], Qt.Orientation.Vertical)
        self.dock.hide()
        self.status = Status(look)
        self.setStatusBar(self.status)
        self.panes = QSplitter()
        for part in (self.side, self.middle, self.pane):
            self.panes.addWidget(part)
        self.side.setObjectName("side")
        self.side.setMinimumWidth(150)
        self.panes.setHandleWidth(1)
        self.panes.setChildrenCollapsible(False)
        for at, stretch in enumerate((0, 3, 2)):
            self.panes.setStretchFactor(at, stretch)
        self.setCentralWidget(self.panes)

    def _conduct(self) -> None:
        self.shown_panes = Panes(self.side, self.middle, self.pane, self._preferences)
        self.filtering = FilterController(self.session, self.middle, self._preferences)
        self.browsing = Browsing(self.session, self.side, self.side_model, self.middle)
        self.showing = Showing(self._look, self.session, self.middle, self.pane, self._preferences)
        self.handing = Handing(self.session, self.pane, self._preferences, self.status.say)
        self.casework = Casework(self, self.session, self.browsing, self.middle, self._preferences)
        self.workspace = Workspace(self.session, self.browsing, self.middle, self._preferences)
        self.citing = Citing(self.workspace, self.middle, self.pane)
        draft = (self.session, self.browsing, self.workspace, self.showing, self.middle, self.pane)
        self.drafting = Drafting(self, *draft, BriefPage(self._look))
        self.judging = JudgementsController(self, self.session, self.browsing, self.middle)
        self.authority = OutletsController(self, self._look, self.session, self.middle, self.pane)
        self.safekeeping = BackupController(self, self.session, self.middle.notice, self._preferences)
        self.auditing = Auditing(self, self._look, self.session)
        self.tray = Tray(self, self._preferences)
        self.jobwork = Jobwork(self.session, self.dock, self.status, self.tray)
        self.verifying = Verifying(self, self._look, self.session, self.middle.notice, self._preferences)
        self.taking = Taking(
            self, self.session, self.middle.notice, self.dock, self.status, self._preferences, self.verifying
        )
        self.folderwork = Folderwork(self, self.session, self.browsing, self.middle, self.taking.open_folder)
        self.archives = Archives(self, self.session, self.middle.notice, self._preferences)
        self.preferring = Preferring(
            self, self.session, self._look, self._preferences, self.folderwork, self.tray, self.taking.watch_folder
        )
        self.helping = Helping(self, self.session, self._look, self._by_menu)
        context = WindowContext(
            self, self.session, self.browsing, self.middle, self._preferences, self.taking.open_folder
        )
        self.sorting = TagsController(context)
        self.editing = BulkEditController(context)
        self.joining = JoinsController(context, self.pane, self.showing)
        self.reading_choices = ReadingChoicesController(context, self.pane, self.showing)
        self.records = RecordsController(context, self.pane, self.showing)
        self.entities = EntitiesController(context, self._look, self.pane, self.showing)
        self.witnessing = WitnessController(context)
        self.research = ResearchController(context)
        self.name_lists = NameListController(context, self._look, self.showing)
        self.highlighting = HighlightsController(context, self.pane, self.showing, self.workspace, self.drafting)
        self.welcome = Welcome(
            self._look, str(self.session.folder), self.taking.choose_files, self.taking.watch_folder, self.taking.sample
        )
        self.middle.stack.addWidget(self.welcome)
        self.review = ReviewPage(self._look)
        self.middle.stack.addWidget(self.review)
        self.reviewing = ReviewController(self.session, self.browsing, self.authority, self.review, self.middle.notice)
        self.reviewing.charset_wanted.connect(self.reading_choices.ask_charset)
        self.reviewing.columns_wanted.connect(self.reading_choices.ask_columns)

    def _handlers(self) -> dict[str, Callable[[], object]]:
        """What each action calls, by the action's name."""
        controllers = (
            self.sorting, self.editing, self.showing, self.joining, self.records, self.casework, self.workspace,
            self.citing, self.highlighting, self.reviewing, self.filtering, self.drafting, self.archives,
            self.preferring, self.helping, self.shown_panes, self.entities, self.reading_choices,
            self.research, self.name_lists, self.witnessing,
        )  # fmt: skip
        return {
            "add-files": self.taking.choose_files, "add-folder": self.taking.choose_folder,
            "watch": self.taking.watch_folder, "sample": self.taking.sample,
            "reveal": lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.session.folder))),
            "back-up": self.safekeeping.back_up, "restore": self.safekeeping.restore, "audit": self.auditing.show,
            "verify": self.verifying.choose,
            "quit": self.close, "undo": self._undo, "redo": self.session.operations.redo,
            "make-rule": self.authority.preview_chosen, "rules": self.authority.show_rules,
            "outlets": self.authority.show_outlets, "folder-settings": self.folderwork.edit_chosen,
            "pause-folder": self.folderwork.pause_chosen,
            "search": self._search,
            "all": lambda: self.browsing.go("reports"), "attention": lambda: self.browsing.go("attention"),
            **{name: handler for one in controllers for name, handler in one.handlers().items()},
            **self.judging.handlers(self.pane.edit),
            **{name: self.showing.chosen(act) for name, act in self.handing.handlers().items()},
            "activity": self.dock.turn,
            "larger": lambda: self._look.resize(1), "smaller": lambda: self._look.resize(-1),
            "usual": lambda: self._look.resize(0), "refresh": self._refresh,
        }  # fmt: skip

    def _by_menu(self) -> list[tuple[str, list[QAction]]]:
        return self.actions_by_name.by_menu()

    def _wire(self) -> None:
        self.browsing.counted.connect(self._counted)
        self.browsing.chosen.connect(self._enable)
        self.browsing.emptied.connect(self.showing.show_nothing)
        self.browsing.arrived.connect(self.middle.notice.pass_by)
        self.browsing.searched.connect(lambda query: self.pane.text.seek(query_pattern(query)))
        self.showing.shown.connect(self._enable)
        self.showing.alone.connect(lambda: self.shown_panes.read_alone(True))
        self.browsing.arrived.connect(lambda: self.shown_panes.read_alone(False))
        self.showing.corrected.connect(self.authority.offer)
        for part in (self.browsing, self.side, self.preferring):
            part.wished.connect(self._wished)
        self.side.asked.connect(self.menus.of_side)
        self.side.entered.connect(self._enter)
        self.review.may_take = lambda: not (self.side.hasFocus() and self.side.by_keys)
        self.side_model.dropped.connect(lambda item, ids: self.sorting.dropped(item, ids, self.casework.add))
        self.middle.table.asked.connect(self.menus.of_report)
        asked = self.middle.case.compare.findings.cells.asked
        asked.connect(lambda at: self.judging.menu(self.actions_by_name.by_name).exec(at))
        self.dock.opened.connect(self.showing.open_report)
        self.dock.opened.connect(lambda *_: self.shown_panes.bring("report"))
        self.shown_panes.changed.connect(self._enable)
        self.dock.visibilityChanged.connect(self.shown_panes.stand_over)
        self.dock.left.connect(self._to_front)
        self.status.watch_asked.connect(self._show_watch)
        self.status.log_asked.connect(self.dock.turn)
        self.session.failed.connect(lambda said: self.middle.notice.post(said, bad=True))
        self.session.operations.changed.connect(self._enable)
        self.session.operations.changed.connect(self.middle.notice.reconsider)
        self.session.operations.undone.connect(lambda deed: self._moved(tr("Undone: {deed}.", deed=deed)))
        self.session.operations.redone.connect(lambda deed: self._moved(tr("Done again: {deed}.", deed=deed)))
        self.session.operations.did.connect(lambda: self.status.say(""))
        timer = QTimer(self, interval=_WATCH_LOOK)
        timer.timeout.connect(self._look_at_watch)
        timer.start()
        for keys, slot in (("/", self._search), ("Esc", self._back), ("F6", self._next_pane), ("Shift+F10", open_menu)):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self._enable()

    # what follows from what

    def _refresh(self) -> None:
        self.browsing.refresh()
        self.workspace.refresh()

    def _counted(self, overview: Overview) -> None:
        self._welcome()
        self.status.held(overview.reports, overview.quarantined)
        self._look_at_watch()

    def _enable(self) -> None:
        case = self.browsing.case()
        held, folder = bool(case and case.reports), self.folderwork.chosen() is not None
        self.actions_by_name.enable(
            report=self.pane.detail is not None, case=case is not None, sources=held, folder=folder
        )
        self._welcome()
        self.actions_by_name.check(self.shown_panes.wished())
        operations = self.session.operations
        undo, redo = operations.next_undo, operations.next_redo
        for name, may, operation, plain, named in (
            ("undo", operations.may_undo, undo, tr("Undo"), tr("Undo: {deed}", deed=undo)),
            ("redo", operations.may_redo, redo, tr("Redo"), tr("Redo: {deed}", deed=redo)),
        ):
            action = self.actions_by_name[name]
            action.setEnabled(may)
            action.setText(named if operation else plain)
            action.setIconText(plain)

    def _undo(self) -> None:
        """What was just written into a brief is what goes first, though no pause has come after it."""
        self.drafting.keep()
        self.session.operations.undo()

    def _welcome(self) -> None:
        """An empty archive shows its first page, the review its own; neither has a report's pane next to it."""
        place = self.browsing.place.kind
        kept = self.browsing.overview.reports + self.browsing.shelves.trashed
        empty = self.browsing.known and kept == 0 and place == "reports"
        alone = self.welcome if empty else self.review if place == "review" else None
        leaves = alone is not self.welcome and self.welcome.isAncestorOf(self.focusWidget() or self)
        self.middle.stack.setCurrentIndex(self.middle.stack.indexOf(alone) if alone else 0)
        if self.shown_panes.stand_alone(bool(alone)):
            self._arrangement.spread_anew()
        if leaves:  # else Qt gives the keys to whatever part comes next, far from the reports that came
            self._to_front()

    def _to_front(self) -> None:
        self.middle.case.front.setFocus()

    def _wished(self, name: str) -> None:
        if name == "keep":
            self.casework.keep_suggestion()
        elif wished := (self.sorting.wishes() | self.joining.wishes()).get(name):
            wished()
        else:
            self.actions_by_name[name].trigger()

    def _moved(self, said: str) -> None:
        """The message about an operation is out of date."""
        self.middle.notice.retire()
        self.status.say(said)

    def _look_at_watch(self) -> None:
        self.browsing.show_side()
        states = self.session.watching.states()
        self.welcome.watches([state.path for state in states])
        self.status.watching(states, self.session.lacks_sandbox)
        self.jobwork.follows(len(states))

    def _show_watch(self) -> None:
        states = self.session.watching.states()
        if states:
            self.browsing.go("folder", states[0].path)
        else:
            self.taking.watch_folder()

    # keys

    def _search(self) -> None:
        self.shown_panes.read_alone(False)
        if self.browsing.case() and not self.middle.search.isVisible():
            self.workspace.turn_to("reports")
        self.middle.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.middle.search.selectAll()

    def _back(self) -> None:
        """Escape: closes the message, else goes back to the list, else clears the search."""
        if self.middle.notice.isVisible():
            self.middle.notice.hide()
        elif self.shown_panes.reading:
            self.shown_panes.read_alone(False)
        elif not self.middle.case.front.hasFocus():
            self.middle.case.front.setFocus()
        elif self.middle.search.text():
            self.middle.search.ask("")

    def _enter(self) -> None:
        """From the side bar into what was chosen there."""
        if self.review.isVisible():
            self.review.take_keys()
        else:
            self.middle.case.front.setFocus()

    def _next_pane(self) -> None:
        parts = [self.side, self.middle.search, self.middle.case.front, *self.pane.stops]
        parts += [self.review.choices, self.dock.files_view]
        stops = [part for part in parts if part.isVisible()]
        at = next((i for i, stop in enumerate(stops) if stop.hasFocus()), -1)
        stops[(at + 1) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)

    # files from outside

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropping.may_be(event.mimeData()):
            event.acceptProposedAction()
            self.welcome.dropping(True)
            self._veil.cover(self.panes.geometry(), self.middle.stack.currentWidget() is not self.welcome)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._uncover()
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self._uncover()
        if dropping.may_be(event.mimeData()):
            event.acceptProposedAction()
            self.taking.dropped(event.mimeData())

    def _uncover(self) -> None:
        self.welcome.dropping(False)
        self._veil.hide()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._closed:
            self._closed = True
            self._arrangement.keep()
            self.handing.leave()
            self.hide()
            self.tray.close()
            self.session.close()
        super().closeEvent(event)
