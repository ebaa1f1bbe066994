"""Where the person is: the place chosen in the side bar, and the list for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QPushButton

from dossier.desktop import value_wording
from dossier.desktop.controllers.side_bar_controller import folder_counts, outlet_key, place_key, scope, sections
from dossier.desktop.models.report_model import ReportsModel
from dossier.desktop.models.side_bar_model import SideBarItem, SideModel
from dossier.desktop.session import Session
from dossier.desktop.views.empty_hints import button
from dossier.desktop.views.middle_pane import Middle
from dossier.desktop.views.related_view import reasons_text
from dossier.desktop.views.side_bar import SideView
from dossier.desktop.workers.questions import Overview, Suggestion, overview
from dossier.desktop.workers.tag_questions import Shelves, shelves
from dossier.model.cases import Case
from dossier.model.events import Changes
from dossier.model.reports import ReportRow
from dossier.translations import term, tr, tr_n

ALL = SideBarItem("reports", "", term("All reports"), "reports")
_REGROUP = 1200  # milliseconds without news before cases are suggested anew


class Browsing(QObject):
    """Listens to the widgets and to the session's news, and keeps the two in step."""

    counted = Signal(object)  # Overview
    chosen = Signal()  # another place or selection
    arrived = Signal()  # another place
    emptied = Signal()  # the list holds nothing
    searched = Signal(str)  # the whole query of the list
    wished = Signal(str)  # what a hint in the side bar, or a button over the list, is for

    def __init__(self, session: Session, side: SideView, side_model: SideModel, middle: Middle) -> None:
        super().__init__(middle)
        self._session, self._side, self._side_model = session, side, side_model
        self._middle = middle
        self._model = middle.table.model()
        self.place = ALL
        self.overview, self.shelves = Overview(0, 0, (), ()), Shelves()
        self.suggested: dict[str, Suggestion] = {}  # the largest first
        self.known = False  # whether `overview` tells of the archive
        self._begun = False  # whether the first list is asked for
        self._asked, self._ask_again = False, False
        self._expected: tuple[str, str] | None = None  # a place that the side bar is about to have
        self._new: Sequence[str] = ()  # reports that arrived since the saved search shown was last looked at
        self._needy: list[QPushButton] = []  # buttons over the list that do something with chosen reports
        self._found = ""  # how many reports the list has, in words
        self._regroup = QTimer(self, singleShot=True, interval=_REGROUP)
        self._regroup.timeout.connect(lambda: session.suggestions(self._show_suggestions))
        self._grouping = True  # whether suggested cases are still being looked for
        session.grouping.failed.connect(lambda _: self._show_suggestions([*self.suggested.values()]))
        self._wire()

    def _wire(self) -> None:
        table, middle = self._middle.table, self._middle
        self._side.chosen.connect(self._go)
        middle.search.sound.connect(self.look)
        middle.search.leave.connect(table.setFocus)
        table.selectionModel().selectionChanged.connect(self._chosen_changed)
        self.model.settled.connect(self._settled)
        self._session.changed.connect(self._changed)

    def _chosen_changed(self, *_: object) -> None:
        self._show_count()
        self.chosen.emit()

    @property
    def model(self) -> ReportsModel:
        assert isinstance(self._model, ReportsModel)
        return self._model

    # the side bar

    def start(self) -> None:
        """The list first, for it is waited for; counting for the side bar takes longer in a large archive."""
        self._begun = True
        self.model.look_for(self.scope())
        self._ask()
        self._regroup.start()

    def refresh(self) -> None:
        """Asks for everything on screen again."""
        self._changed(Changes(cases=frozenset({"all"}), folders=True, links=True))

    def _ask(self) -> None:
        """One question at a time: while many files come in, the next is asked once this one is answered."""
        if self._asked:
            self._ask_again = True
            return
        self._asked, self._ask_again = True, False
        self._session.look(lambda archive: (shelves(archive), overview(archive)), self._answered, self._unanswered)

    def _answered(self, found: tuple[Shelves, Overview]) -> None:
        self._asked = False
        self.shelves, known = found
        self._show_overview(known)
        self._say_when_empty(self._middle.search.text().strip())
        if self._ask_again:
            self._ask()

    def _unanswered(self, said: str) -> None:
        self._asked = False
        self._session.failed.emit(said)

    def _show_overview(self, overview: Overview) -> None:
        first, self.known = not self.known, True
        shared = self.shared_reports()
        self.overview = overview
        self._session.follow(overview.folders)
        self.show_side()
        expected = self._expected
        if first:
            self._side.choose("reports")
        elif expected and self._side_model.find(*expected).isValid():
            self._expected = None
            self._side.choose(*expected)
        elif (index := self._side_model.find(*self.place.name)).isValid() or self._is_beyond():
            if self.shared_reports() != shared:
                self.look()
            self.place = self._side_model.item(index) or self.place  # a case may have another name by now
            self._entitle()
        else:
            self._side.choose("reports")
        self.counted.emit(overview)

    def show_side(self) -> None:
        """Fills the side bar from what is known."""
        if not self.known:
            return
        states = self._session.watching.states()
        suggested = None if self._grouping and not self.suggested else self.suggested
        self._side_model.show(sections(self.overview, self.shelves, states, suggested))
        if self.place.kind == "folder":
            self._show_folder()

    def _show_suggestions(self, found: list[Suggestion]) -> None:
        self._grouping = self._regroup.isActive()  # else news has come meanwhile
        self.suggested = {suggestion.key: suggestion for suggestion in found}
        gone = self.place.kind == "suggested" and self.place.key not in self.suggested
        self.show_side()
        if gone:
            self._side.choose("reports")

    def _go(self, item: SideBarItem) -> None:
        if item.kind == "hint":
            if item.key:
                self.wished.emit(item.key)
            return
        self.place, self._expected = item, None
        self._look_at_alerts()
        begun, self._begun = self._begun, False
        if not begun:  # else its list is on its way or there, and what is searched for by now stays
            self._middle.search.set_quietly("")
        self._middle.folder.setVisible(item.kind == "folder")
        self._middle.table.suit(item.kind)
        self._entitle()
        if begun:
            self._say_when_empty(self._middle.search.text().strip())
        else:
            self.look()
        self.arrived.emit()
        self.chosen.emit()

    def _look_at_alerts(self) -> None:
        """A saved search that is opened has been looked at; what was new stays known while it is shown."""
        name = self.place.key
        self._new = self.shelves.alerts.get(name, ()) if self.place.kind == "saved" else ()
        if self._new:
            self._session.decide(
                lambda archive: archive.search.look(name), lambda _: self._ask(), self._session.failed.emit
            )

    def show_new(self) -> None:
        """Shows of a saved search only what is new."""
        reports, place = self._new, self.place.name

        def come(rows: Sequence[ReportRow]) -> None:
            if self.place.name == place:
                self.model.show_rows(rows)

        self._session.look(lambda archive: archive.reports.rows(reports), come)

    def go(self, kind: str, key: str = "") -> None:
        self._side.choose(kind, key)

    def visit(self, item: SideBarItem) -> None:
        """Goes to a place, also to one that the side bar has no line for: the rarer outlets, places and tags."""
        if not self._side.choose(*item.name):
            self._side.choose_none()
            self._go(item)

    def expect(self, kind: str, key: str) -> None:
        """Goes to a new place as soon as the side bar knows it, unless the person goes to another before."""
        if not self._side_model.find(kind, key).isValid():
            self._expected = (kind, key)

    def expect_nothing(self) -> None:
        """It does not come."""
        self._expected = None

    def _is_beyond(self) -> bool:
        """Whether this place is among those that the side bar does not show."""
        place, found = self.place, self.shelves
        if place.kind == "suggested":
            return place.key in self.suggested
        known = {"outlet": found.outlets, "place": found.places, "tag": found.tags}.get(place.kind, ())
        return any((place_key if place.kind == "place" else outlet_key)(tally) == place.key for tally in known)

    def visit_case(self, case: str) -> None:
        """Goes to a case that was made just now."""

        def known(overview: Overview) -> None:
            self._show_overview(overview)
            self.go("case", case)

        self._session.overview(known)

    # the list

    def look(self) -> None:
        """Shows the list for the place and the words searched for."""
        words = self._middle.search.text().strip()
        self._say_when_empty(words)
        if (rows := self._given_rows()) and not words:
            self.searched.emit("")
            self.model.show_rows(rows)
            return
        query = f"{self.scope()} {self._middle.search.query()}".strip()
        self.searched.emit(query)
        self.model.look_for(query)

    def _given_rows(self) -> Sequence[ReportRow]:
        """The rows of a place that no query finds: a suggested case, or reports of one address."""
        suggestion = self.suggestion()
        return suggestion.rows if suggestion else self.shared_reports()

    def typed(self) -> str:
        """What the list shows, as a search that can be kept: its last word is whole, not one that is being typed."""
        if self.model.given_reports() is not None:  # a suggested case is no search
            return ""
        return f"{self.scope()} {self._middle.search.text().strip()}".strip()

    def scope(self) -> str:
        """The query of this place alone."""
        return scope(self.place, {search.name: search.query for search in self.shelves.searches})

    def _settled(self, count: int) -> None:
        words = self._middle.search.text().strip()
        self._say_when_empty(words)
        found = tr_n(count, "{n} report found", "{n} reports found")
        self._found = found if words else value_wording.reports_text(count)
        self._show_count()
        if count and self._middle.table.current() is None and self.model.row_at(0):
            self._middle.table.select(0)
        elif count == 0:
            self.emptied.emit()
        self.chosen.emit()

    def _show_count(self) -> None:
        chosen = self._middle.table.chosen_count()
        several = f"{self._found} · {tr('{n} chosen', n=chosen)}" if chosen > 1 else self._found
        if case := self.case():
            several = f"{several} · {_case_text(case)}"
        self._middle.counted(several)
        for needy in self._needy:
            needy.setEnabled(chosen > 0)

    def _say_when_empty(self, words: str) -> None:
        hint = self._middle.empty
        if words:
            hint.say("search", tr("Nothing matches"), tr("Try fewer words, the beginning of one with * (fire*), or "
                     "another field: outlet:, from:, by:, after:. Escape clears the search."))  # fmt: skip
        elif self.place.kind == "attention":
            hint.say("check", tr("Nothing is in quarantine"), tr("Files that are kept but could not be read appear "
                     "here, each with its reason."))  # fmt: skip
        elif self.place.kind == "case":
            hint.say("case", tr("This case holds no report yet"), tr("Drag reports from a list onto the case, or "
                     "choose some and press Ctrl+Shift+A."))  # fmt: skip
        elif self.place.kind == "trash":
            hint.say("trash", tr("The trash is empty"), tr("Reports that you put here are out of every list, and come "
                     "back whenever you want: nothing is ever deleted."))  # fmt: skip
        elif self.place.kind == "folder":
            hint.say("folder", tr("Nothing came from this folder yet"), tr("Save a report there – a web page, a text – "
                     "and it appears here a moment later."))  # fmt: skip
        elif self.place.kind == "reports" and self.shelves.trashed:
            hint.say("trash", tr("All reports are in the trash"), tr("Nothing of them is deleted: choose the trash in "
                     "the side bar to put them back. Or drop files here to archive them."))  # fmt: skip
        elif self.place.kind in ("reports", "suggested"):
            hint.say("reports", tr("No reports"), tr("Drop files here to archive them."))
        else:
            hint.say("search", tr("No reports here"), tr("Nothing in the archive matches now; matching reports "
                                                         "will appear here."))  # fmt: skip

    def _entitle(self) -> None:
        place, said = self.place, ""
        buttons: list[QPushButton] = []
        needy: list[QPushButton] = []
        if place.kind == "case" and (case := self.case()):
            made = button(tr("Export brief…"), lambda: self.wished.emit("export"), leading=True)
            made.setEnabled(bool(case.reports))
            buttons = [button(tr("Write a note"), lambda: self.wished.emit("note")), made]
            self._middle.case.show_case(case)
        elif place.kind == "suggested" and (suggestion := self.suggested.get(place.key)):
            said = f"{tr('These seem to be about the same event.')} {reasons_text(suggestion.group.reasons)}"
            buttons = [button(tr("Keep as a case…"), lambda: self.wished.emit("keep"), leading=True)]
        elif place.kind == "shared":
            said = tr("These reports state one address. Joined, they are versions of the oldest of them; "
                      "kept apart, they are not offered again.")  # fmt: skip
            buttons = [
                button(tr("Keep apart"), lambda: self.wished.emit("keep-apart")),
                button(tr("Join as one report"), lambda: self.wished.emit("join-shared"), leading=True),
            ]
        elif place.kind == "attention":
            said = tr("Kept byte for byte, but not readable; each row gives the reason.")
            again = button(tr("Try again"), lambda: self.wished.emit("retry-all"))
            again.setEnabled(self.overview.quarantined > 0)
            needy = [button(tr("Show the original’s folder"), lambda: self.wished.emit("original-folder"))]
            buttons = [again, *needy]
        elif place.kind == "trash":
            said = tr("Out of every list and search, but not deleted: the archive, its audit and its cases keep them. "
                      "That is why the trash cannot be emptied.")  # fmt: skip
            buttons = needy = [button(tr("Put back"), lambda: self.wished.emit("put-back"))]
        elif place.kind == "saved":
            said = self.scope()
            if self._new:
                new = tr_n(
                    len(self._new), "{n} new report since you last looked", "{n} new reports since you last looked"
                )
                said = f"{new} · {said}"
                buttons = [button(tr("Show only what is new"), self.show_new, leading=True)]
            buttons += [
                button(tr("Rename…"), lambda: self.wished.emit("rename-search")),
                button(tr("Remove"), lambda: self.wished.emit("drop-search")),
            ]
        elif place.kind == "folder":
            self._show_folder()
        title = tr("Suggested case") if place.kind == "suggested" else tr(place.title)
        self._needy = needy
        self._middle.entitle(title, said, buttons)
        self._show_count()

    def _show_folder(self) -> None:
        for folder in self._session.watching.states():
            if folder.path == self.place.key:
                quarantined = self.overview.attention.get(folder.path, 0)
                counts = folder_counts(folder, self.shelves.archived.get(folder.path, 0), quarantined)
                self._middle.folder.show_state(folder, quarantined, counts)

    # the case

    def case(self) -> Case | None:
        return next((c for c in self.overview.cases if self.place.name == ("case", c.case)), None)

    def suggestion(self) -> Suggestion | None:
        return self.suggested.get(self.place.key) if self.place.kind == "suggested" else None

    def shared_reports(self) -> Sequence[ReportRow]:
        """The reports of the address chosen in the side bar, the oldest first."""
        return self.overview.shared.get(self.place.key, ()) if self.place.kind == "shared" else ()

    # news

    def _changed(self, changes: Changes) -> None:
        """After every write, ours or the watch's."""
        self.model.refresh(*self._middle.table.in_sight())  # first, for what came is waited for
        self._ask()
        if changes.reports or changes.links or changes.cases or changes.anything:
            self._grouping = True
            self._regroup.start()


def _case_text(case: Case) -> str:
    return tr("{case}, begun {day}", case=case.case, day=value_wording.short_day_text(case.created[:10]))
