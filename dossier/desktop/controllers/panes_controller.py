"""Shows and hides the panes: the side bar and the report can be put away, and the report can have all the room."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dossier.desktop.preferences import Preferences
from dossier.desktop.views.middle_pane import Middle
from dossier.desktop.views.report_pane import ReportPane

_AWAY = "panes-away"  # in the preferences: what is put away in a window with room for all
_FRONT = "panes-front"  # what stands beside the list in a narrow window: a part, or _NONE
_NONE = "none"
SIDE, REPORT = "side", "report"
_WIDE = 1400  # pixels of a window that has room for the pages of a brief next to a report
_BROAD = frozenset({"compare", "timeline", "map", "brief"})  # pages of a case that need all the room there is


class Panes(QObject):
    """What a person put away stays so, at the next start too, until it, or something in it, is asked for.

    In a narrow window the side bar and the report take turns next to the list: the one asked for last is shown. Next to
    the pages of a brief the report is away until it is asked for, unless the window is wide.
    """

    changed = Signal()

    def __init__(self, side: QWidget, middle: Middle, report: ReportPane, preferences: Preferences) -> None:
        super().__init__(report)
        self._parts: dict[str, QWidget] = {SIDE: side, REPORT: report}
        self._list, self._middle, self._preferences = middle, middle.case, preferences
        self._away = set(preferences.names(_AWAY))
        self._front = preferences.text(_FRONT, REPORT)
        self._page = ""  # of the case, in front
        self._under = REPORT  # what the side bar has covered
        self._narrow = self._alone = self._stepped = self._below = self._reading = self._aside = False
        report.wanted.connect(lambda: self.bring(REPORT))
        self._middle.fronted.connect(self._make_room)
        self._show()

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"side-bar": lambda: self._turn(SIDE), "report-pane": lambda: self._turn(REPORT)}

    def wished(self) -> dict[str, bool]:
        """By the name of its action, whether a pane is meant to be seen."""
        return {"side-bar": self._wished(SIDE), "report-pane": self._wished(REPORT)}

    def be_narrow(self, narrow: bool) -> None:
        """Whether the window has room for one pane next to the list, or for both."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._make_room(self._middle.shown)
            self._show()
            self.changed.emit()

    def stand_over(self, below: bool) -> None:
        """Whether anything takes room below the panes: the report is the highest of them."""
        self._below = below
        self._make_room(self._middle.shown)

    def stand_alone(self, alone: bool) -> bool:
        """Hides the report while a page needs none next to it; gives whether the report came back."""
        self._alone = alone
        if alone:
            self.read_alone(False)
        before = self._parts[REPORT].isHidden()
        self._show()
        return before and not self._parts[REPORT].isHidden()

    @property
    def reading(self) -> bool:
        """True while the report has the whole window."""
        return self._reading

    def read_alone(self, alone: bool) -> None:
        """Gives the report the whole window, with the message bar over it; or gives the list its place back."""
        if alone == self._reading or (alone and self._alone):
            return
        self._reading = alone
        report = self._parts[REPORT]
        assert isinstance(report, ReportPane)
        report.read_alone(alone, self._list.notice)
        if not alone:
            self._list.hold_notice()
        self._show()
        (report.text if alone else self._middle.front).setFocus()
        self.changed.emit()

    def bring(self, name: str) -> None:
        if not self._wished(name):
            self._turn(name)

    def _make_room(self, page: str) -> None:
        """In a narrow window the report steps back for a broad page, or a dock below, unless it is asked for."""
        broad, before = self._narrow and (page in _BROAD or self._below), self._front
        if broad and not self._stepped and self._front == REPORT:
            self._front, self._stepped = _NONE, True
        elif not broad and self._stepped:
            self._front = REPORT if self._front == _NONE else self._front
            self._under, self._stepped = REPORT, False
        aside = self._aside and not self._narrow
        if page != self._page:
            aside = page == "brief" and not self._narrow and self._list.window().width() < _WIDE
        self._page = page
        if self._front != before or aside != self._aside:
            self._aside = aside
            self._show()
            self.changed.emit()

    def _wished(self, name: str) -> bool:
        if name == REPORT and self._aside:
            return False
        return self._front == name if self._narrow else name not in self._away

    def _turn(self, name: str) -> None:
        self.read_alone(False)
        if name == REPORT and self._aside:
            self._aside = False
            self._away.discard(REPORT)
        elif self._narrow:
            self._turn_narrow(name)
        else:
            self._away ^= {name}
            self._preferences.keep_names(_AWAY, sorted(self._away))
        self._show()
        self.changed.emit()

    def _turn_narrow(self, name: str) -> None:
        """The side bar gives way to what it had covered; the keys follow it, for it is there to choose from."""
        if name == SIDE and self._front != SIDE:
            self._under, self._front = self._front, SIDE
        elif name == SIDE:
            self._front = self._under
        else:
            self._front = _NONE if self._front == REPORT else REPORT
        self._preferences.keep(_FRONT, self._front)
        if self._front == SIDE:
            self._parts[SIDE].show()
            self._parts[SIDE].setFocus()

    def _show(self) -> None:
        self._list.setHidden(self._reading)
        for name, part in self._parts.items():
            hidden = not self._wished(name) or (name == REPORT and self._alone)
            if self._reading:
                hidden = name != REPORT
            focus = part.window().focusWidget()
            if hidden and focus and part.isAncestorOf(focus):
                self._middle.front.setFocus()
            part.setHidden(hidden)
