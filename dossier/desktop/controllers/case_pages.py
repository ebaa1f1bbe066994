"""The pages of the chosen case: each is filled when it is first looked at, and anew after a change that touches it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dossier.desktop.controllers.browse_controller import Browsing
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.views.case_tabs import REPORTS
from dossier.desktop.views.finding_matrix import is_open
from dossier.desktop.views.middle_pane import Middle
from dossier.desktop.workers import case_questions, questions
from dossier.desktop.workers.case_comparison import CaseComparison
from dossier.desktop.workers.questions import Compared, Located
from dossier.model.cases import Case
from dossier.model.dependences import CaseSource
from dossier.model.events import Changes
from dossier.model.links import Cell, Finding
from dossier.model.plans import Passage
from dossier.model.quote_context import Excerpt
from dossier.model.reports import ReportRow
from dossier.translations import tr

Fill = Callable[[Case], None]

_TURN = ("reports", "compare", "timeline", "map", "notes", "judgements")


class Workspace(QObject):
    """Listens to where the person goes, to the tabs, and to the session's news."""

    def __init__(self, session: Session, browsing: Browsing, middle: Middle, preferences: Preferences) -> None:
        super().__init__(middle)
        self._session, self._browsing, self._space, self._preferences = session, browsing, middle.case, preferences
        self._fills: dict[str, Fill] = {}
        self._stale: set[str] = set()  # pages that do not show the case as it is
        self._case: str | None = None
        self._state = 0  # grows whenever what was fetched may be no longer so
        self._compared: Compared | None = None  # of the case as it is
        self._waiting: list[Callable[[Compared], None]] = []
        self._day = ""  # by which reports must have been published to be compared
        self.fill("compare", self._fill_compare)
        self.fill("timeline", lambda case: self.comparison(case, self._show_entries))
        self.fill("map", self._fill_map)
        self.fill("judgements", lambda case: self.comparison(case, self._show_judgements))
        self._space.turn_to(preferences.text("case-page", REPORTS))
        self._space.compare.wanted.connect(self._fetch_words)
        self._space.compare.dated.connect(self._compare_by)
        self._space.compare.explained.connect(middle.notice.post)
        self._space.compare.without.asked.connect(self._fetch_without)
        self._space.turned.connect(self._turned)
        self._space.noted.connect(self._keep_note)
        self._space.notes.wanted.connect(self._fetch_cited)
        self._space.notes.withdrawn.connect(self._withdraw_note)
        browsing.arrived.connect(self._arrived)
        session.changed.connect(self._changed)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The actions that turn to a page."""
        return {f"case-{name}": lambda name=name: self.turn_to(name) for name in _TURN}  # type: ignore[misc]

    # pages that bring a controller of their own, such as the brief

    def add_page(self, name: str, title: str, page: QWidget, fill: Fill) -> None:
        """A tab after the others. `fill(case)` is called, on the main thread, when the page is looked at for the first
        time in a case, and again after each change that touches cases or reports while it is in front or as soon as it
        comes there; it asks a lane and shows the answer if `shows(case)` still holds then."""
        self._space.add_page(name, title, page)
        self.fill(name, fill)
        self._space.turn_to(self._preferences.text("case-page", REPORTS))

    def fill(self, name: str, fill: Fill) -> None:
        self._fills[name] = fill
        self._stale.add(name)

    def turn_to(self, name: str) -> None:
        """Brings a page of the chosen case to the front, with the focus in it."""
        self._space.turn_to(name)
        self._space.front.setFocus()

    def shows(self, case: Case) -> bool:
        """Whether this is still the case that the person looks at."""
        return self._browsing.place.name == ("case", case.case)

    def comparison(self, case: Case, then: Callable[[Compared], None]) -> None:
        """What the case's reports say of the same things; asked once for all pages that show it."""
        if self._compared:
            then(self._compared)
            return
        self._waiting.append(then)
        if len(self._waiting) == 1:
            state, session = self._state, self._session
            stop = lambda: session.look(lambda archive: archive.compare.stop(), lambda _: None)  # noqa: E731
            running = CaseComparison(case, session.jobs, stop, self)
            running.stepped.connect(self._space.compare.step)
            running.ask(session.work, lambda compared: self._have_compared(state, compared), self._failed)

    # what follows from what

    def _arrived(self) -> None:
        """Another place: the pages of the case before must not be seen any more."""
        case = self._browsing.case()
        if case and case.case != self._case:
            self._forget()
            for page in (self._space.compare, self._space.timeline, self._space.map):
                page.waiting()
            self._space.entitle("compare", tr("Compare"))
            self._space.entitle("judgements", tr("Judgements"))
            self._day = ""
        self._case = case.case if case else None
        self._space.enter(case is not None)
        self._fill_shown()

    def _turned(self, name: str) -> None:
        self._preferences.keep("case-page", name)
        self._fill_shown()

    def _changed(self, changes: Changes) -> None:
        """While thousands of files come in, the case is left alone unless they are its own."""
        case = self._browsing.case()
        named = changes.anything or (case is not None and case.case in changes.cases)
        if case and (named or any(changes.touches(report) for report in case.reports)):
            self.refresh()

    def _forget(self) -> None:
        self._stale = set(self._fills)
        self._compared = None
        self._waiting = []
        self._state += 1

    def refresh(self) -> None:
        """Fetches anew what is in front, and the other pages when they come there."""
        self._forget()
        self._fill_shown()

    def _fill_shown(self) -> None:
        name, case = self._space.shown, self._browsing.case()
        if case and name in self._stale:
            self._stale.discard(name)
            self._fills[name](case)

    # the pages that compare

    def _have_compared(self, state: int, compared: Compared) -> None:
        """An answer about a case that has changed meanwhile is none; the next one is on its way."""
        if state != self._state:
            return
        waiting, self._waiting, self._compared = self._waiting, [], compared
        for then in waiting:
            then(compared)

    def _failed(self, sentence: str) -> None:
        """What could not be fetched is asked for again when its page is looked at the next time."""
        self._waiting = []
        self._stale = set(self._fills)
        for page in (self._space.compare, self._space.timeline, self._space.map):
            page.failed(sentence)
        self._session.failed.emit(sentence)

    def _fill_compare(self, case: Case) -> None:
        self.comparison(case, self._show_findings)
        if day := self._day:
            self._session.work(
                lambda archive: case_questions.as_of(archive, case.case, day),
                lambda found: self._show_day(case, day, *found),
                self._failed,
            )

    def _compare_by(self, day: str) -> None:
        self._day = day
        if case := self._browsing.case():
            self._fill_compare(case)

    def _show_day(self, case: Case, day: str, findings: Sequence[Finding], rows: Sequence[ReportRow]) -> None:
        if self.shows(case) and day == self._day and self._compared:
            self._space.compare.show_findings(findings, rows, self._compared.grades)

    def _fetch_without(self, source: CaseSource) -> None:
        """What the case loses without it."""
        page = self._space.compare.without
        if case := self._browsing.case():
            self._session.work(
                lambda archive: archive.compare.without(case.case, source.name, source.kind),
                lambda found: page.show_without(source, found),
                lambda sentence: page.failed(source, sentence),
            )

    def _fetch_words(self, cells: Sequence[Cell]) -> None:
        """The sentences of a row's cells."""
        passages = [case_questions.passage_of(cell) for cell in cells]
        page = self._space.compare

        def show(found: Mapping[Passage, Excerpt]) -> None:
            page.add_sentences([found.get(passage) for passage in passages], cells)

        self._session.look(lambda archive: case_questions.excerpts(archive, passages), show)

    def _show_findings(self, compared: Compared) -> None:
        page = self._space.compare
        page.offer_days(case_questions.published_days(compared.entries))
        page.show_sources(compared.copies, compared.tolls, compared.sources, compared.rows)
        if not self._day:
            page.show_findings(compared.findings, compared.rows, compared.grades)
        differ = sum(is_open(finding) for finding in compared.findings)
        self._space.entitle("compare", tr("Compare – {n} differ", n=differ) if differ else tr("Compare"))
        self._show_judgements(compared)

    def _show_entries(self, compared: Compared) -> None:
        self._space.timeline.show_entries(compared.entries, compared.rows)

    def _show_judgements(self, compared: Compared) -> None:
        judgements = compared.judgements
        self._space.judgements.show_judgements(judgements)
        self._space.entitle("judgements", tr("Judgements {n}", n=len(judgements)) if judgements else tr("Judgements"))

    # the others

    def _keep_note(self, text: str, private: bool) -> None:
        """A note that could not be kept goes back to where it was written."""
        case, notes = self._browsing.place.key, self._space.notes

        def failed(sentence: str) -> None:
            notes.give_back(case, text, private)
            self._session.failed.emit(sentence)

        keep = lambda archive: archive.cases.add_note(case, text, private=private)  # noqa: E731
        self._session.do(tr("note on a case"), keep, failed=failed)

    def _withdraw_note(self, note: str) -> None:
        case = self._browsing.place.key
        self._session.do(tr("withdrawing of a note"), lambda archive: archive.cases.remove_note(case, note))

    def _fetch_cited(self, passages: Sequence[Passage]) -> None:
        notes = self._space.notes
        self._session.look(
            lambda archive: case_questions.excerpts(archive, passages), lambda found: notes.add_words(passages, found)
        )

    def _fill_map(self, case: Case) -> None:
        def show(found: Located) -> None:
            if self.shows(case):
                self._space.map.show_origins(found.origins, found.rows, found.land)

        self._session.look(lambda archive: questions.located(archive, case.case), show, self._failed)
