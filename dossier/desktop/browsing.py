"""What is on screen: the place chosen in the side bar, the list for it, and the report chosen in the list."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from dossier.desktop import wording
from dossier.desktop.asking import Compared, Overview, Suggestion
from dossier.desktop.desk import Desk
from dossier.desktop.models.reports import ReportsModel
from dossier.desktop.models.side import Item, Section, SideModel
from dossier.desktop.views.folder import state_line
from dossier.desktop.views.hints import button
from dossier.desktop.views.middle import Middle
from dossier.desktop.views.related import Linked, reasons_text
from dossier.desktop.views.report import ReportPane
from dossier.desktop.views.side import SideView
from dossier.desktop.watching import Followed
from dossier.model.cases import Case
from dossier.model.events import Changes
from dossier.model.evidence import Evidence
from dossier.model.links import Cell
from dossier.model.reports import ReportDetail, ReportRow, Version

ALL = Item("reports", "", "All reports", "reports")
_PAUSE = 30  # milliseconds: who runs through the list with the arrow keys is not shown every report
_REGROUP = 1200  # milliseconds without news before cases are suggested anew


class Browsing(QObject):
    """Listens to the widgets and to the desk's news, and keeps the two in step."""

    counted = Signal(object)  # Overview
    chosen = Signal()  # another place, report or selection
    wished = Signal(str)  # what a hint in the side bar, or a button over the list, is for

    def __init__(self, desk: Desk, side: SideView, side_model: SideModel, middle: Middle, pane: ReportPane) -> None:
        super().__init__(middle)
        self._desk, self._side, self._side_model = desk, side, side_model
        self._middle, self._pane = middle, pane
        self._model = middle.table.model()
        self.place = ALL
        self.overview = Overview(0, 0, (), ())
        self._suggested: dict[str, Suggestion] = {}
        self._words: tuple[str, Sequence[Evidence]] | None = None  # to be shown once their report has come
        self._wanted: tuple[str, int | None] | None = None  # report and version on their way to the pane
        self._known = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._ask_report)
        self._regroup = QTimer(self, singleShot=True, interval=_REGROUP)
        self._regroup.timeout.connect(lambda: desk.suggestions(self._show_suggestions))
        self._wire()

    def _wire(self) -> None:
        table, pane, middle = self._middle.table, self._pane, self._middle
        self._side.chosen.connect(self._go)
        middle.search.asked.connect(lambda _: self.look())
        middle.search.leave.connect(table.setFocus)
        table.current_changed.connect(self._row_changed)
        table.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        table.opened.connect(pane.fields.setFocus)
        table.peeked.connect(self._page_on)
        middle.case.pointed.connect(self._point)
        middle.case.noted.connect(lambda text: self._desk.note(self.place.key, text))
        self.model.settled.connect(self._settled)
        pane.tab_changed.connect(lambda _: self._fill_tab())
        pane.versions.chosen.connect(self._show_version)
        pane.related.opened.connect(self.open_report)
        pane.related.ruled.connect(self._rule)
        pane.fields_model.corrected.connect(self._correct)
        pane.fields.take.connect(self._correct)
        pane.fields.undo.connect(self._take_back)
        self._desk.changed.connect(self._changed)

    @property
    def model(self) -> ReportsModel:
        assert isinstance(self._model, ReportsModel)
        return self._model

    # the side bar

    def start(self) -> None:
        self._desk.overview(self._show_overview)
        self._regroup.start()

    def refresh(self) -> None:
        """Asks for everything on screen again."""
        self._changed(Changes(cases=frozenset({"all"}), folders=True, links=True))

    def _show_overview(self, overview: Overview) -> None:
        first, self._known = not self._known, True
        self.overview = overview
        self._desk.follow(overview.folders)
        self.show_side()
        if first:
            self._side.choose("reports")
        elif self._side_model.find(*self.place.name).isValid():
            self._entitle()
        else:
            self._side.choose("reports")
        self.counted.emit(overview)

    def show_side(self) -> None:
        """Fills the side bar from what is known."""
        if not self._known:
            return
        known = self.overview
        folders = tuple(_folder_item(folder) for folder in self._desk.watching.states())
        cases = tuple(Item("case", c.case, c.name, "case", len(c.reports)) for c in known.cases)
        suggested = tuple(
            Item("suggested", key, wording.row_text(s.rows[0]), "suggested", len(s.rows))
            for key, s in self._suggested.items()
        )
        attention = Item("attention", "", "Needs attention", "attention", known.quarantined or None,
                         tone="warn" if known.quarantined else "")  # fmt: skip
        sections = [
            Section("Library", (Item("reports", "", "All reports", "reports", known.reports), attention)),
            Section("Watched folders", folders + (_hint("watch", "Watch a folder…"),)),
            Section("Cases", cases + (_hint("new-case", "New case…"),)),
        ]
        none = _hint("all", "None so far")
        self._side_model.show([*sections, Section("Suggested cases", suggested or (none,))])
        if self.place.kind == "folder":
            self._show_folder()

    def _show_suggestions(self, found: list[Suggestion]) -> None:
        self._suggested = {suggestion.key: suggestion for suggestion in found}
        gone = self.place.kind == "suggested" and self.place.key not in self._suggested
        self.show_side()
        if gone:
            self._side.choose("reports")

    def _go(self, item: Item) -> None:
        if item.kind == "hint":
            self.wished.emit(item.key)
            return
        self.place = item
        self._middle.search.set_quietly("")
        self._middle.folder.setVisible(item.kind == "folder")
        self._middle.case.setVisible(item.kind == "case")
        self._entitle()
        self.look()
        if item.kind == "case":
            self._compare()
        self.chosen.emit()

    def go(self, kind: str, key: str = "") -> None:
        self._side.choose(kind, key)

    # the list

    def look(self) -> None:
        """Shows the list for the place and the words searched for."""
        words = self._middle.search.text().strip()
        self._say_when_empty(words)
        if self.place.kind == "suggested":
            suggestion = self._suggested.get(self.place.key)
            if suggestion and not words:
                self.model.show_rows(suggestion.rows)
                return
        self.model.look_for(f"{self._scope()} {words}".strip())

    def _scope(self) -> str:
        match self.place.kind:
            case "attention":
                return "state:quarantined"
            case "case":
                return f'case:"{self.place.key}"'
            case "folder":
                return f'folder:"{self.place.key}"'
            case _:
                return ""

    def _settled(self, count: int) -> None:
        words = self._middle.search.text().strip()
        self._middle.counted(f"{wording.plural(count, 'report')}{' found' if words else ''}")
        if count and self._middle.table.current() is None and self.model.row_at(0):
            self._middle.table.selectRow(0)
        elif count == 0:
            self._row_changed(None)
        self.chosen.emit()

    def _say_when_empty(self, words: str) -> None:
        hint = self._middle.empty
        if words:
            hint.say("search", "Nothing matches", "Try fewer words, the beginning of one with * (fire*), or another "
                     "field: outlet:, from:, by:, after:. Escape clears the search.")  # fmt: skip
        elif self.place.kind == "attention":
            hint.say("check", "Nothing needs attention", "Files that are kept but could not be read appear here, each "
                     "with its reason.")  # fmt: skip
        elif self.place.kind == "case":
            hint.say("case", "This case holds no report yet", "Drag reports from a list onto the case, or choose some "
                     "and press Ctrl+Shift+A.")  # fmt: skip
        elif self.place.kind == "folder":
            hint.say("folder", "Nothing came from this folder yet", "Save a report there – a web page, a text – and it "
                     "appears here a moment later.")  # fmt: skip
        else:
            hint.say("reports", "No reports", "Drop files here to archive them.")

    def _entitle(self) -> None:
        place, said, buttons = self.place, "", []
        if place.kind == "case" and (case := self.case()):
            notes = f", {wording.plural(len(case.notes), 'note')}" if case.notes else ""
            said = f"Case {case.case}, made {wording.moment_text(case.created)}{notes}"
            made = button("Export brief…", lambda: self.wished.emit("export"), leading=True)
            made.setEnabled(bool(case.reports))
            buttons = [button("Write a note", lambda: self.wished.emit("note")), made]
            self._middle.case.show_case(case)
        elif place.kind == "suggested" and (suggestion := self._suggested.get(place.key)):
            said = f"These seem to tell of one event. {reasons_text(suggestion.group.reasons)}"
            buttons = [button("Keep as a case…", lambda: self.wished.emit("keep"), leading=True)]
        elif place.kind == "attention":
            said = "Kept byte for byte, but not readable; choose one to see why."
        elif place.kind == "folder":
            self._show_folder()
        title = "Suggested case" if place.kind == "suggested" else place.title
        self._middle.entitle(title, said, buttons)

    def _show_folder(self) -> None:
        for folder in self._desk.watching.states():
            if folder.path == self.place.key:
                self._middle.folder.show_state(folder)

    # the case

    def case(self) -> Case | None:
        return next((c for c in self.overview.cases if self.place.name == ("case", c.case)), None)

    def suggestion(self) -> Suggestion | None:
        return self._suggested.get(self.place.key) if self.place.kind == "suggested" else None

    def _compare(self) -> None:
        self._desk.compare(self.place.key, self._show_compared)

    def _show_compared(self, compared: Compared) -> None:
        if self.place.name == ("case", compared.case.case):
            self._middle.case.show_findings(compared.findings, compared.rows)

    def _point(self, cell: Cell) -> None:
        self.open_report(cell.report, cell.version, (cell.evidence,))

    # the report

    def open_report(self, report: str, version: int | None = None, words: Sequence[Evidence] = ()) -> None:
        """Shows a report, whether the list holds it or not, and marks words in it."""
        self._words = (report, words) if words else None
        shown = self._pane.detail
        if shown and shown.row.report == report and version in (None, shown.version.number):
            self._mark(shown)
            return
        newest_in_list = version is None and self._middle.table.go_to(report)
        if not newest_in_list:
            self._middle.table.go_to(report)
            self._timer.stop()
            self._wanted = (report, version)
            self._ask_report()

    def _row_changed(self, row: ReportRow | None) -> None:
        if row is None:
            self._wanted = None
            self._timer.stop()
            self._pane.show_nothing()
        else:
            shown = self._pane.detail
            same = shown is not None and shown.row == row and shown.version.number == shown.versions[-1].number
            self._wanted = (row.report, None)
            if not same:
                self._timer.start()
        self.chosen.emit()

    def _ask_report(self) -> None:
        if self._wanted:
            wanted = self._wanted
            self._desk.show(*wanted, lambda detail: self._show_report(wanted, detail))

    def _show_report(self, wanted: tuple[str, int | None], detail: ReportDetail) -> None:
        if wanted != self._wanted:
            return
        self._pane.show_detail(detail)
        self._mark(detail)
        self._fill_tab()
        self.chosen.emit()

    def _mark(self, detail: ReportDetail) -> None:
        if self._words and self._words[0] == detail.row.report:
            self._pane.show_words(self._words[1])
            self._words = None

    def _fill_tab(self) -> None:
        detail = self._pane.detail
        if detail is None:
            return
        report, tab = detail.row.report, self._pane.tab()
        if tab == "Related":
            self._pane.related.show_linked(None)
            self._desk.related(report, lambda found: self._show_linked(report, found))
        elif tab == "History":
            self._desk.history(report, self._pane.show_history)
        elif tab == "Versions" and detail.version.number > 1:
            self._show_changes(report, detail.version.number)

    def _show_linked(self, report: str, found: list[Linked]) -> None:
        if self._pane.detail and self._pane.detail.row.report == report:
            self._pane.related.show_linked(found)

    def _show_changes(self, report: str, number: int) -> None:
        versions = self._pane.versions
        self._desk.changes(report, number, lambda hunks: versions.show_changes(number, hunks), versions.say)

    def _show_version(self, version: Version) -> None:
        detail = self._pane.detail
        if detail and detail.version.number != version.number:
            self._wanted = (version.report, version.number)
            self._ask_report()

    def _page_on(self) -> None:
        """Space in the list pages through the words."""
        self._pane.tabs.setCurrentIndex(0)
        bar = self._pane.text.verticalScrollBar()
        bar.setValue(0 if bar.value() >= bar.maximum() else bar.value() + bar.pageStep() - 40)

    def _correct(self, field: str, text: str) -> None:
        if self._pane.detail:
            self._desk.correct(self._pane.detail.row.report, field, text)

    def _take_back(self, field: str) -> None:
        if self._pane.detail:
            self._desk.take_back(self._pane.detail.row.report, field)

    def _rule(self, other: str, verdict: str) -> None:
        if not self._pane.detail:
            return
        row = self._pane.detail.row
        word = "belong together" if verdict == "together" else "are not about the same event"
        said = f"Kept: {row.report} and {other} {word}. Your word outranks the machine in suggested cases."
        self._desk.rule(row.report, other, verdict, lambda _: self._middle.notice.tell(said))

    # news

    def _changed(self, changes: Changes) -> None:
        """After every write, ours or the watch's."""
        self._desk.overview(self._show_overview)
        self.model.refresh(*self._middle.table.in_sight())
        shown = self._pane.detail
        if shown and (shown.row.report in changes.reports or not changes.reports):
            newest = shown.version.number == shown.versions[-1].number
            self._wanted = (shown.row.report, None if newest else shown.version.number)
            self._ask_report()
        if changes.reports or changes.links or changes.cases:
            self._regroup.start()
        if self.place.kind == "case" and (changes.cases or changes.reports):
            self._compare()


def _folder_item(folder: Followed) -> Item:
    icon = {"watching": "watching", "settling": "settling", "paused": "pause", "starting": "settling"}[folder.state]
    tone = {"watching": "good", "paused": "warn"}.get(folder.state, "")
    return Item(
        "folder", folder.path, Path(folder.path).name or folder.path, icon, second=state_line(folder), tone=tone
    )


def _hint(key: str, title: str) -> Item:
    return Item("hint", key, title, "")
