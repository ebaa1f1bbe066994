"""Taking files in: chosen, dropped or found by the watch; the log of outcomes, progress, and messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from dossier.desktop import dropping, value_wording
from dossier.desktop.controllers.verify_controller import Verifying
from dossier.desktop.dialogs import file_dialog_folder
from dossier.desktop.dialogs import small_dialogs as dialogs
from dossier.desktop.nouns.running_jobs import State
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.views.activity import ActivityDock
from dossier.desktop.views.empty_hints import Notice
from dossier.desktop.views.status_bar import Status
from dossier.model.file_parts import own_name
from dossier.model.reports import Outcome
from dossier.resources import seeds
from dossier.translations import number, tr, worded

_ADDED, _WATCHED = "folder-added", "folder-watched"  # in the preferences: where files were chosen last


class Taking(QObject):
    """Connects the session's jobs with the log, the status bar and the notice."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        notice: Notice,
        dock: ActivityDock,
        status: Status,
        preferences: Preferences,
        verifying: Verifying,
        clock: Callable[[], datetime] = datetime.now,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._notice = window, session, notice
        self._dock, self._status, self._clock = dock, status, clock
        self._preferences, self._verifying = preferences, verifying
        self._also: dict[int, str] = {}  # what a drop held besides the files of a job
        self._amiss: list[Outcome] = []  # of watched folders, that the message tells of
        self._warned_of = ""
        session.adding.happened.connect(self._happened)
        session.adding.ended.connect(self._ended)
        session.happened.connect(self._watched)

    def choose_files(self) -> None:
        files = dialogs.ask_files(self._window, file_dialog_folder.last(self._preferences, _ADDED))
        if files:
            file_dialog_folder.keep(self._preferences, _ADDED, files[0].parent)
            self._verifying.look_before(files, self.take)

    def choose_folder(self) -> None:
        if folder := self._ask_folder(tr("Add all that is in a folder, once"), _ADDED):
            self.take([folder])

    def watch_folder(self) -> None:
        if folder := self._ask_folder(tr("Watch a folder"), _WATCHED):
            self._session.watch_folder(str(folder.absolute()))

    def _ask_folder(self, title: str, purpose: str) -> Path | None:
        """Next to the one that was chosen last, for the next is mostly its neighbour."""
        folder = dialogs.ask_folder(self._window, title, file_dialog_folder.last(self._preferences, purpose))
        if folder:
            file_dialog_folder.keep(self._preferences, purpose, folder.parent)
        return folder

    def sample(self) -> None:
        self.take([seeds() / "reports"])

    def take(self, paths: Sequence[Path], also: str = "") -> None:
        """`also` is shown with the result."""
        if paths:
            job = self._session.adding.add(paths)
            if also:
                self._also[job] = also

    def dropped(self, data: QMimeData) -> None:
        """Files and folders, as files, addresses of files or text that is a path; a message names anything else."""
        found = dropping.read(data)
        message = ""
        if found.elsewhere:
            message = tr(
                "{address} is no file on this computer. Save the page first, then drop the file.",
                address=found.elsewhere[0],
            )
            self._notice.post(message, bad=True)
        if found.files:
            self._verifying.look_before(found.files, lambda paths: self.take(paths, message))

    def open_folder(self, folder: str, gone: str = "") -> None:
        """In the desktop's own program; a message names one that is gone, for that program would say nothing."""

        def there(found: bool) -> None:
            if found:
                QDesktopServices.openUrl(QUrl.fromLocalFile(folder))
            else:
                self._notice.post(gone or tr("{folder} is not there any more.", folder=folder))

        self._session.look(lambda _: Path(folder).is_dir(), there)

    # what follows

    def _happened(self, outcomes: Sequence[Outcome], job: int) -> None:
        self._log(outcomes, job)

    def _ended(self, outcomes: Sequence[Outcome], job: int, state: State, trouble: str) -> None:
        also = self._also.pop(job, "")
        message, bad = _summary(outcomes, state == "stopped")
        self._session.jobs.end(job, state, trouble or message)
        if trouble:
            self._session.failed.emit(trouble)
            return
        amiss = any(outcome.status in ("failed", "quarantined") for outcome in outcomes)
        act = (lambda: self._dock.show_amiss(job)) if amiss else self._dock.show
        whole = f"{message} {also}".strip()
        self._notice.post(whole, bad=bad or bool(also), action=tr("Show the log"), act=act)

    def _watched(self, outcomes: Sequence[Outcome]) -> None:
        self._log(outcomes, self._watch_job())
        last = outcomes[-1]
        self._status.say(f"{own_name(last.path)}: {value_wording.status_text(last).lower()}")
        amiss = [outcome for outcome in outcomes if outcome.status in ("quarantined", "failed")]
        if amiss:
            self._warn(amiss)

    def _warn(self, amiss: Sequence[Outcome]) -> None:
        """One message for all that came since the last one was seen and closed: each would only hide the one before."""
        is_shown = not self._notice.isHidden() and self._notice.text == self._warned_of
        self._amiss = [*(self._amiss if is_shown else ()), *amiss]
        failed = any(outcome.status == "failed" for outcome in self._amiss)
        self._warned_of = _warning(self._amiss)
        self._notice.post(self._warned_of, bad=failed, action=tr("Show the log"), act=self._dock.show_amiss)

    def _watch_job(self) -> int:
        """The number of the job that the watch is, 0 before it is one."""
        return next((job.number for job in self._session.jobs.open() if job.lasting), 0)

    def _log(self, outcomes: Sequence[Outcome], job: int) -> None:
        self._dock.put(self._clock().strftime("%H:%M:%S"), outcomes, job)


def _warning(amiss: Sequence[Outcome]) -> str:
    """What is wrong with a file from a watched folder; of several, how many they are."""
    if len(amiss) > 1:
        last = own_name(amiss[-1].path)
        return tr("{n} files could not be read or taken, the last of them {file}; the log says why.",
                  n=number(len(amiss)), file=last)  # fmt: skip
    name, reason = own_name(amiss[0].path), worded(amiss[0].reason or "")
    if amiss[0].status == "failed":
        return tr("{file}: failed because it {reason}.", file=name, reason=reason)
    return tr("{file}: quarantined because it {reason}.", file=name, reason=reason)


def _summary(outcomes: Sequence[Outcome], stopped: bool) -> tuple[str, bool]:
    """What became of the files, with the first reason where something is amiss."""
    begin = f"{tr('Stopped.')} " if stopped else ""
    if not outcomes:
        return f"{begin}{tr('There were no files to add.')}", False
    amiss = [o for o in outcomes if o.status in ("failed", "quarantined", "duplicate", "ignored") and o.reason]
    why = f" {own_name(amiss[0].path)}: {worded(amiss[0].reason or '')}." if amiss else ""
    tally = value_wording.tally(outcomes)
    return f"{begin}{tally[0].upper()}{tally[1:]}.{why}", any(o.status == "failed" for o in outcomes)
