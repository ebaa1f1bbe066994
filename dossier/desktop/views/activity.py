"""What runs and what ran: the jobs of this session, and the files that came in, each with its outcome and why."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QDockWidget, QHBoxLayout, QMainWindow, QSplitter, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.models.job_model import JobsModel
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.nouns.running_jobs import Job, Jobs
from dossier.desktop.place_wording import with_places
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, button, words
from dossier.desktop.views.line_table import LinesView
from dossier.desktop.views.scroll_frame import Roomy
from dossier.model.file_parts import own_name
from dossier.model.reports import Outcome
from dossier.translations import term, tr

_KEPT = 5000  # lines
_HEIGHT = 250  # points
PICTURES = {
    "added": ("read", "good"), "new-version": ("version", "good"), "duplicate": ("duplicate", "muted"),
    "part": ("read", "muted"),
    "unchanged": ("check", "muted"), "quarantined": ("attention", "warn"),
    "ignored": ("pause", "muted"), "failed": ("failed", "bad"),
}  # fmt: skip
_STATES = {
    "waiting": ("pause", "muted"), "running": ("resume", "accent"), "stopping": ("resume", "muted"),
    "done": ("check", "good"), "stopped": ("pause", "warn"), "failed": ("failed", "bad"),
}  # fmt: skip
_SHOWN: tuple[tuple[str, Callable[[str], bool]], ...] = (
    (term("All files"), lambda _: True),
    (term("Failed or in quarantine"), lambda status: status in ("failed", "quarantined")),
    (term("New reports and versions"), lambda status: status in ("added", "new-version")),
)


@dataclass(frozen=True, slots=True)
class Logged:
    """An outcome, the local time at which the window heard of it, and the job that it belongs to."""

    at: str
    outcome: Outcome
    job: int = 0


def _columns() -> tuple[LineColumn[Logged], ...]:
    return (
        LineColumn(tr("Outcome"), lambda x: value_wording.status_text(x.outcome)),
        LineColumn(tr("Time"), lambda x: x.at),
        LineColumn(tr("File"), lambda x: own_name(x.outcome.path), lambda x: x.outcome.path),
        LineColumn(
            tr("Why"),
            lambda x: with_places(value_wording.why_text(x.outcome)),
            lambda x: value_wording.why_text(x.outcome),
        ),
    )


class ActivityDock(QDockWidget):
    """Under the panes: jobs on the left, files on the right; opening a file's line opens its report."""

    opened = Signal(str)
    revealed = Signal(object)  # Path to be shown in its folder
    left = Signal()  # it goes while it has the keys

    def __init__(self, look: Appearance, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(tr("Jobs and files"), parent)
        self.setObjectName("activity")
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self._jobs, self._look = jobs, look
        self._shown = False
        self._logged: deque[Logged] = deque(maxlen=_KEPT)
        self.jobs_model = JobsModel(jobs, self)
        self.model = LinesModel(_columns(), most=_KEPT, parent=self)
        self._make_jobs()
        self._make_files()
        self.panes = QSplitter()
        self.panes.addWidget(_pane(self._jobs_head(), self.jobs_view))
        self.panes.addWidget(_pane(self._files_head(), self.files_view))
        self.panes.setHandleWidth(1)
        self.panes.setChildrenCollapsible(False)
        self.panes.setSizes([500, 560])
        self.setWidget(Roomy(self.panes))
        self.setFocusProxy(self.files_view)
        jobs.changed.connect(self._enable)
        jobs.forgotten.connect(self._enable)
        self._enable()

    def _make_jobs(self) -> None:
        view = LinesView(self.jobs_model, self._look, tr("Jobs of this session"), lambda job: _STATES[job.state])
        self.jobs_view = view.widths(190, 120)
        nothing = tr("Nothing runs")
        more = tr("What takes its time is listed here: adding, backups, checks, briefs.")
        EmptyHint(view, Placeholder(self._look, "activity", nothing, more))
        view.setMinimumHeight(90)
        view.chosen.connect(lambda _: self._job_chosen())
        view.opening(tr("Show the result"))
        view.opened.connect(lambda job: self.revealed.emit(job.place) if job.place else None)

    def _make_files(self) -> None:
        picture = lambda x: PICTURES[x.outcome.status]  # noqa: E731
        view = LinesView(self.model, self._look, tr("Files that came in"), picture)
        self.files_view = view.widths(125, 72, 230)
        more = tr("Every file added or found in a watched folder gets a line here: its outcome, and why.")
        EmptyHint(view, Placeholder(self._look, "activity", tr("No file has come in"), more))
        view.opening(tr("Show the report")).opened.connect(self._open)
        view.chosen.connect(lambda _: self._enable())

    def _jobs_head(self) -> QHBoxLayout:
        self.stop = button(tr("Stop"), self._stop)
        self.result = button(tr("Show the result"), self._show_result)
        title = words(tr("Jobs"))
        title.setObjectName("title")
        return _head(title, None, self.stop, self.result)

    def _files_head(self) -> QHBoxLayout:
        self.shown = QComboBox()
        self.shown.setAccessibleName(tr("Which files are listed"))
        for text, _ in _SHOWN:
            self.shown.addItem(tr(text))
        self.of_job = QComboBox()
        self.of_job.setAccessibleName(tr("Files of which job"))
        self.of_job.addItem(tr("of all jobs"))
        self.of_job.addItem(tr("of the chosen job"))
        for box in (self.shown, self.of_job):
            box.currentIndexChanged.connect(lambda _: self._list())
        self.report = button(tr("Show the report"), lambda: self._open(self.files_view.current()))
        self.folder = button(tr("Show the file’s folder"), self._show_folder)
        return _head(self.shown, self.of_job, self.report, self.folder)

    # what is listed

    def showEvent(self, event: QShowEvent) -> None:
        """As high as several lines need when it comes up for the first time; from then on as a person leaves it."""
        super().showEvent(event)
        window = self.parentWidget()
        if not self._shown and isinstance(window, QMainWindow):
            self._shown = True
            # Later: the window gives the dock its place only after this
            height = min(round(_HEIGHT * self._look.scale), window.height() // 2)
            QTimer.singleShot(0, lambda: window.resizeDocks([self], [height], Qt.Orientation.Vertical))

    def put(self, at: str, outcomes: Sequence[Outcome], job: int = 0) -> None:
        """New lines on top."""
        new = [Logged(at, outcome, job) for outcome in outcomes]
        self._logged.extend(new)
        self.model.put_first([line for line in new if self._is_listed(line)])

    def turn(self) -> None:
        """Comes with the keys in its list of files, or goes."""
        self.setVisible(self.isHidden())
        if self.isVisible():
            self.files_view.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Else Qt gives the keys to whatever part comes next."""
        if self.isAncestorOf(self.window().focusWidget() or self.window()):
            self.left.emit()
        super().hideEvent(event)

    def show_amiss(self, job: int = 0) -> None:
        """Opens with what failed or is in quarantine; of one job, if one is named."""
        if (row := self.jobs_model.row_of(job)) is not None:
            self.jobs_view.select(row)
        self.of_job.setCurrentIndex(1 if job else 0)
        self.shown.setCurrentIndex(1)
        self.show()

    def _is_listed(self, line: Logged) -> bool:
        chosen = self.jobs_view.current() if self.of_job.currentIndex() else None
        of_job = chosen is None or line.job == chosen.number
        return of_job and _SHOWN[self.shown.currentIndex()][1](line.outcome.status)

    def _list(self) -> None:
        self.model.show([line for line in reversed(self._logged) if self._is_listed(line)])
        self._enable()

    def _job_chosen(self) -> None:
        if self.of_job.currentIndex():
            self._list()
        self._enable()

    # what is done with it

    def _enable(self, *_: object) -> None:
        job: Job | None = self.jobs_view.current()
        line: Logged | None = self.files_view.current()
        self.stop.setEnabled(job is not None and job.stops)
        self.result.setEnabled(job is not None and job.place is not None and job.state == "done")
        self.report.setEnabled(line is not None and line.outcome.report is not None)
        self.folder.setEnabled(line is not None)

    def _stop(self) -> None:
        if job := self.jobs_view.current():
            self._jobs.stop(job.number)

    def _show_result(self) -> None:
        if (job := self.jobs_view.current()) and job.place:
            self.revealed.emit(job.place)

    def _open(self, line: Logged | None) -> None:
        if line and line.outcome.report:
            self.opened.emit(line.outcome.report)

    def _show_folder(self) -> None:
        if line := self.files_view.current():
            self.revealed.emit(Path(line.outcome.path.partition("//")[0]))


def _head(first: QWidget, second: QWidget | None, *rest: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(12, 5, 10, 5)
    row.setSpacing(7)
    row.addWidget(first)
    if second:
        row.addWidget(second)
    row.addStretch(1)
    for part in rest:
        row.addWidget(part)
    return row


def _pane(head: QHBoxLayout, view: QWidget) -> QWidget:
    made = QWidget()
    made.setObjectName("pane")
    made.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addLayout(head)
    column.addWidget(view, 1)
    return made
