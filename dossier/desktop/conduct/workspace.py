"""The pages of the chosen case: each is filled when it is first looked at, and anew after a change that touches it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dossier.desktop.conduct.browsing import Browsing
from dossier.desktop.desk import Desk
from dossier.desktop.lanes import asking
from dossier.desktop.lanes.asking import Compared, Located
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.case import REPORTS
from dossier.desktop.views.middle import Middle
from dossier.model.cases import Case
from dossier.model.events import Changes
from dossier.tongue import tr

Fill = Callable[[Case], None]

_TURN = ("reports", "compare", "timeline", "map", "notes", "judgements")


class Workspace(QObject):
    """Listens to where the person goes, to the tabs, and to the desk's news."""

    def __init__(self, desk: Desk, browsing: Browsing, middle: Middle, preferences: Preferences) -> None:
        super().__init__(middle)
        self._desk, self._browsing, self._space, self._preferences = desk, browsing, middle.case, preferences
        self._fills: dict[str, Fill] = {}
        self._stale: set[str] = set()  # pages that do not show the case as it is
        self._case: str | None = None
        self._compared: Compared | None = None  # of the case as it is
        self._waiting: list[Callable[[Compared], None]] = []
        self.fill("compare", lambda case: self.comparison(case, self._show_findings))
        self.fill("timeline", lambda case: self.comparison(case, self._show_entries))
        self.fill("map", self._fill_map)
        self.fill("judgements", lambda case: self.comparison(case, self._show_judgements))
        self._space.turn_to(preferences.text("case-page", REPORTS))
        self._space.turned.connect(self._turned)
        self._space.noted.connect(lambda text: desk.note(self._browsing.place.key, text))
        browsing.arrived.connect(self._arrived)
        desk.changed.connect(self._changed)

    def does(self) -> dict[str, Callable[[], object]]:
        """The actions that turn to a page."""
        return {f"case-{name}": lambda name=name: self.turn_to(name) for name in _TURN}  # type: ignore[misc]

    # the door for further pages

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
            self._desk.work(lambda archive: asking.compared(archive, case.case), self._have_compared)

    # what follows from what

    def _arrived(self) -> None:
        """Another place: the pages of the case before must not be seen any more."""
        case = self._browsing.case()
        if case and case.case != self._case:
            self._forget()
            for page in (self._space.compare, self._space.timeline, self._space.map):
                page.waiting()
        self._case = case.case if case else None
        self._space.enter(case is not None)
        self._fill_shown()

    def _turned(self, name: str) -> None:
        self._preferences.keep("case-page", name)
        self._fill_shown()

    def _changed(self, changes: Changes) -> None:
        if changes.cases or changes.reports:
            self._forget()
            self._fill_shown()

    def _forget(self) -> None:
        self._stale = set(self._fills)
        self._compared = None
        self._waiting = []

    def _fill_shown(self) -> None:
        name, case = self._space.shown, self._browsing.case()
        if case and name in self._stale:
            self._stale.discard(name)
            self._fills[name](case)

    # the pages that compare

    def _have_compared(self, compared: Compared) -> None:
        if not self.shows(compared.case):
            return
        waiting, self._waiting, self._compared = self._waiting, [], compared
        for then in waiting:
            then(compared)

    def _show_findings(self, compared: Compared) -> None:
        page = self._space.compare
        page.show_findings(compared.findings, compared.rows, compared.grades)
        differ = page.differing
        self._space.entitle("compare", tr("Compare – {n} differ", n=differ) if differ else tr("Compare"))
        self._show_judgements(compared)

    def _show_entries(self, compared: Compared) -> None:
        self._space.timeline.show_entries(compared.entries, compared.rows)

    def _show_judgements(self, compared: Compared) -> None:
        told = compared.judgements
        self._space.judgements.show_judgements(told)
        self._space.entitle("judgements", tr("Judgements {n}", n=len(told)) if told else tr("Judgements"))

    # the others

    def _fill_map(self, case: Case) -> None:
        def show(found: Located) -> None:
            if self.shows(case):
                self._space.map.show_origins(found.origins, found.rows, found.land)

        self._desk.look(lambda archive: asking.located(archive, case.case), show)
