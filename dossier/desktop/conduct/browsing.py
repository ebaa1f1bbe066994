"""Where the person is: the place chosen in the side bar, and the list for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from dossier.desktop import wording
from dossier.desktop.desk import Desk
from dossier.desktop.lanes.asking import Overview, Suggestion
from dossier.desktop.lanes.watching import Followed
from dossier.desktop.models.reports import ReportsModel
from dossier.desktop.models.side import Item, Section, SideModel
from dossier.desktop.views.folder import state_line
from dossier.desktop.views.hints import button
from dossier.desktop.views.middle import Middle
from dossier.desktop.views.related import reasons_text
from dossier.desktop.views.side import SideView
from dossier.model.cases import Case
from dossier.model.events import Changes
from dossier.tongue import term, tr, tr_n

_GROUPED = term("Reports that seem to tell of one event are grouped here by themselves.")
ALL = Item("reports", "", term("All reports"), "reports")
_REGROUP = 1200  # milliseconds without news before cases are suggested anew


class Browsing(QObject):
    """Listens to the widgets and to the desk's news, and keeps the two in step."""

    counted = Signal(object)  # Overview
    chosen = Signal()  # another place or selection
    arrived = Signal()  # another place
    emptied = Signal()  # the list holds nothing
    wished = Signal(str)  # what a hint in the side bar, or a button over the list, is for

    def __init__(self, desk: Desk, side: SideView, side_model: SideModel, middle: Middle) -> None:
        super().__init__(middle)
        self._desk, self._side, self._side_model = desk, side, side_model
        self._middle = middle
        self._model = middle.table.model()
        self.place = ALL
        self.overview = Overview(0, 0, (), ())
        self._suggested: dict[str, Suggestion] = {}
        self._known = False
        self._regroup = QTimer(self, singleShot=True, interval=_REGROUP)
        self._regroup.timeout.connect(lambda: desk.suggestions(self._show_suggestions))
        self._wire()

    def _wire(self) -> None:
        table, middle = self._middle.table, self._middle
        self._side.chosen.connect(self._go)
        middle.search.asked.connect(lambda _: self.look())
        middle.search.leave.connect(table.setFocus)
        table.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        self.model.settled.connect(self._settled)
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
        folders = tuple(_folder_item(f, known.attention.get(f.path, 0)) for f in self._desk.watching.states())
        cases = tuple(Item("case", c.case, c.name, "case", len(c.reports)) for c in known.cases)
        suggested = tuple(
            Item("suggested", key, wording.row_text(s.rows[0]), "suggested", len(s.rows))
            for key, s in self._suggested.items()
        )
        attention = Item("attention", "", tr("Needs attention"), "attention", known.quarantined or None,
                         tone="warn" if known.quarantined else "")  # fmt: skip
        review = Item("review", "", tr("Needs review"), "review", known.unsure or None)
        everything = Item("reports", "", tr("All reports"), "reports", known.reports)
        sections = [
            Section(tr("Library"), (everything, review, attention)),
            Section(tr("Watched folders"), (*folders, _hint("watch", tr("Watch a folder…")))),
            Section(tr("Cases"), (*cases, _hint("new-case", tr("New case…")))),
        ]
        none = _hint("", tr("None so far"))
        self._side_model.show([*sections, Section(tr("Suggested cases"), suggested or (none,))])
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
            if item.key:
                self.wished.emit(item.key)
            return
        self.place = item
        self._middle.search.set_quietly("")
        self._middle.folder.setVisible(item.kind == "folder")
        self._entitle()
        self.look()
        self.arrived.emit()
        self.chosen.emit()

    def go(self, kind: str, key: str = "") -> None:
        self._side.choose(kind, key)

    def visit_case(self, case: str) -> None:
        """Goes to a case that was made just now."""

        def known(overview: Overview) -> None:
            self._show_overview(overview)
            self.go("case", case)

        self._desk.overview(known)

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
        found = tr_n(count, "{n} report found", "{n} reports found")
        self._middle.counted(found if words else wording.reports_text(count))
        if count and self._middle.table.current() is None and self.model.row_at(0):
            self._middle.table.select(0)
        elif count == 0:
            self.emptied.emit()
        self.chosen.emit()

    def _say_when_empty(self, words: str) -> None:
        hint = self._middle.empty
        if words:
            hint.say("search", tr("Nothing matches"), tr("Try fewer words, the beginning of one with * (fire*), or "
                     "another field: outlet:, from:, by:, after:. Escape clears the search."))  # fmt: skip
        elif self.place.kind == "attention":
            hint.say("check", tr("Nothing needs attention"), tr("Files that are kept but could not be read appear "
                     "here, each with its reason."))  # fmt: skip
        elif self.place.kind == "case":
            hint.say("case", tr("This case holds no report yet"), tr("Drag reports from a list onto the case, or "
                     "choose some and press Ctrl+Shift+A."))  # fmt: skip
        elif self.place.kind == "folder":
            hint.say("folder", tr("Nothing came from this folder yet"), tr("Save a report there – a web page, a text – "
                     "and it appears here a moment later."))  # fmt: skip
        else:
            hint.say("reports", tr("No reports"), tr("Drop files here to archive them."))

    def _entitle(self) -> None:
        place, said, buttons = self.place, "", []
        if place.kind == "case" and (case := self.case()):
            said = _case_text(case)
            made = button(tr("Export brief…"), lambda: self.wished.emit("export"), leading=True)
            made.setEnabled(bool(case.reports))
            buttons = [button(tr("Write a note"), lambda: self.wished.emit("note")), made]
            self._middle.case.show_case(case)
        elif place.kind == "suggested" and (suggestion := self._suggested.get(place.key)):
            said = f"{tr('These seem to tell of one event.')} {reasons_text(suggestion.group.reasons)}"
            buttons = [button(tr("Keep as a case…"), lambda: self.wished.emit("keep"), leading=True)]
        elif place.kind == "attention":
            said = tr("Kept byte for byte, but not readable; choose one to see why.")
        elif place.kind == "folder":
            self._show_folder()
        title = tr("Suggested case") if place.kind == "suggested" else tr(place.title)
        self._middle.entitle(title, said, buttons)

    def _show_folder(self) -> None:
        for folder in self._desk.watching.states():
            if folder.path == self.place.key:
                self._middle.folder.show_state(folder, self.overview.attention.get(folder.path, 0))

    # the case

    def case(self) -> Case | None:
        return next((c for c in self.overview.cases if self.place.name == ("case", c.case)), None)

    def suggestion(self) -> Suggestion | None:
        return self._suggested.get(self.place.key) if self.place.kind == "suggested" else None

    # news

    def _changed(self, changes: Changes) -> None:
        """After every write, ours or the watch's."""
        self.model.refresh(*self._middle.table.in_sight())  # first, for what came is waited for
        self._desk.overview(self._show_overview)
        if changes.reports or changes.links or changes.cases or changes.anything:
            self._regroup.start()


def _folder_item(folder: Followed, quarantined: int) -> Item:
    icon = {"watching": "watching", "settling": "settling", "paused": "pause", "starting": "settling"}[folder.state]
    amiss = folder.state == "paused" or folder.refused + quarantined > 0
    tone = "warn" if amiss else "good" if folder.state == "watching" else ""
    said = state_line(folder, quarantined)
    return Item("folder", folder.path, Path(folder.path).name or folder.path, icon, second=said, tone=tone)


def _hint(key: str, title: str) -> Item:
    return Item("hint", key, title, "", second="" if key else tr(_GROUPED))


def _case_text(case: Case) -> str:
    made = tr("Case {case}, made {moment}", case=case.case, moment=wording.moment_text(case.created))
    return f"{made}, {tr_n(len(case.notes), '{n} note', '{n} notes')}" if case.notes else made
