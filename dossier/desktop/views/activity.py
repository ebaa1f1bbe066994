"""The log of what came in: a line a file with its outcome and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDockWidget, QWidget

from dossier.desktop import wording
from dossier.desktop.look import Look
from dossier.desktop.models.lines import Line, LinesModel
from dossier.desktop.views.hints import EmptyHint, Hint
from dossier.desktop.views.lines import LinesView
from dossier.model.parts import own_name
from dossier.model.reports import Outcome

_KEPT = 5000  # lines
PICTURES = {
    "added": ("read", "good"), "new-version": ("version", "good"), "duplicate": ("duplicate", "muted"),
    "unchanged": ("check", "muted"), "quarantined": ("attention", "warn"),
    "failed": ("failed", "bad"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Logged:
    """An outcome, and the local time at which the window heard of it."""

    at: str
    outcome: Outcome


_COLUMNS: tuple[Line[Logged], ...] = (
    Line("Outcome", lambda x: wording.status_text(x.outcome)),
    Line("Time", lambda x: x.at),
    Line("File", lambda x: own_name(x.outcome.path), lambda x: x.outcome.path),
    Line("Why", lambda x: wording.why_text(x.outcome)),
)


class ActivityDock(QDockWidget):
    """Under the panes; opening a line opens its report."""

    opened = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("Activity – what came in, a line a file", parent)
        self.setObjectName("activity")
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.model = LinesModel(_COLUMNS, most=_KEPT, parent=self)
        view = LinesView(self.model, look, "What came in", lambda x: PICTURES[x.outcome.status]).widths(125, 72, 270)
        hint = Hint(look, "activity", "Nothing has come in yet", "Every file added or found in a watched folder "
                    "gets a line here: its outcome, and why.")  # fmt: skip
        EmptyHint(view, hint)
        view.setMinimumHeight(110)
        self.setWidget(view)
        view.opened.connect(self._open)

    def _open(self, line: Logged) -> None:
        if line.outcome.report:
            self.opened.emit(line.outcome.report)

    def put(self, at: str, outcomes: Sequence[Outcome]) -> None:
        self.model.put_first([Logged(at, outcome) for outcome in outcomes])
