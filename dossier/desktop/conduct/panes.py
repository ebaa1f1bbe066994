"""Which panes are in sight: the side bar and the report can be put away, to give what stands between them room."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dossier.desktop.preferences import Preferences
from dossier.desktop.views.case import CaseSpace
from dossier.desktop.views.report import ReportPane

_KEY = "panes-away"  # in the preferences


class Panes(QObject):
    """What a person put away stays so, at the next start too, until it is asked for or something that stands in it."""

    changed = Signal()

    def __init__(self, side: QWidget, middle: CaseSpace, report: ReportPane, preferences: Preferences) -> None:
        super().__init__(report)
        self._parts: dict[str, QWidget] = {"side": side, "report": report}
        self._middle, self._preferences = middle, preferences
        self._away = set(preferences.names(_KEY))
        self._alone = False
        report.wanted.connect(lambda: self.bring("report"))
        self._show()

    def does(self) -> dict[str, Callable[[], object]]:
        return {"side-bar": lambda: self._turn("side"), "report-pane": lambda: self._turn("report")}

    def wished(self) -> dict[str, bool]:
        """By the name of its action, whether a pane is meant to be seen."""
        return {"side-bar": "side" not in self._away, "report-pane": "report" not in self._away}

    def stand_alone(self, alone: bool) -> bool:
        """A page that needs no report beside it puts the report away for as long; whether the report came back."""
        self._alone = alone
        before = self._parts["report"].isHidden()
        self._show()
        return before and not self._parts["report"].isHidden()

    def bring(self, name: str) -> None:
        if name in self._away:
            self._turn(name)

    def _turn(self, name: str) -> None:
        self._away ^= {name}
        self._preferences.keep_names(_KEY, sorted(self._away))
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for name, part in self._parts.items():
            hidden = name in self._away or (name == "report" and self._alone)
            focus = part.window().focusWidget()
            if hidden and focus and part.isAncestorOf(focus):
                self._middle.front.setFocus()
            part.setHidden(hidden)
