"""Backing up and restoring: the questions asked of the person, the progress, and the message at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from dossier.desktop import open_archive, value_wording
from dossier.desktop.dialogs import file_dialog_folder
from dossier.desktop.dialogs import small_dialogs as dialogs
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.views.empty_hints import Notice
from dossier.error_sentences import sentence
from dossier.errors import DossierError
from dossier.model.backup import Backup, Contents
from dossier.translations import tr, tr_n

_KEPT = "backups"  # in the preferences: where a backup was written or read last


class BackupController(QObject):
    """Acts on the whole archive."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        notice: Notice,
        preferences: Preferences,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._notice = window, session, notice
        self._preferences, self._today = preferences, today

    def back_up(self) -> None:
        given = self._folder() / f"{self._session.folder.name}-{self._today().isoformat()}.tar"
        if path := dialogs.ask_backup(self._window, given):
            file_dialog_folder.keep(self._preferences, _KEPT, path.parent)
            self.write(path)

    def restore(self) -> None:
        path = dialogs.ask_copy(self._window, self._folder())
        folder = dialogs.ask_folder(self._window, tr("Restore to an empty folder")) if path else None
        if path and folder:
            file_dialog_folder.keep(self._preferences, _KEPT, path.parent)
            self.make(path, folder)

    def write(self, path: Path) -> None:
        def done(made: Backup) -> None:
            said = tr(
                "The archive is backed up to {file}: {events}, {files}, {bytes}. Keep it on another disk.",
                file=path.name,
                events=value_wording.events_text(made.events),
                files=value_wording.files_text(made.blobs),
                bytes=tr_n(made.bytes, "{n} byte", "{n} bytes"),
            )
            strays = [tr("Left out, for Dossier did not make them: {names}.", names=", ".join(made.left_out))]
            said = " ".join([said, *(strays if made.left_out else []), *_cleared(made.cleared)])
            self._end(said, tr("Show it"), lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent))))

        self._session.copying.backup(path, done, self._failed)

    def make(self, path: Path, folder: Path) -> None:
        def done(found: tuple[Contents, list[DossierError]]) -> None:
            contents, warnings = found
            said = tr(
                "Restored to {folder}, every byte checked: {events}, {files}, as of {moment}.",
                folder=folder.name,
                events=value_wording.events_text(contents.events),
                files=value_wording.files_text(contents.blobs),
                moment=value_wording.moment_text(contents.made),
            )
            own = [tr("Nothing is missing but the note of this backup.")] if contents.only_own_event_missing else []
            lost = [_lost(len(contents.missing))] if contents.missing else []
            message = " ".join([said, *own, *lost, *_cleared(contents.cleared), *map(sentence, warnings)])
            self._end(message, tr("Open it"), lambda: open_archive.window_on(folder), bad=bool(warnings or lost))

        self._session.copying.restore(path, folder, done, self._failed)

    def _folder(self) -> Path:
        return file_dialog_folder.last(self._preferences, _KEPT)

    def _end(self, said: str, action: str, act: Callable[[], object], bad: bool = False) -> None:
        self._notice.post(said, bad=bad, action=action, act=act)

    def _failed(self, said: str) -> None:
        self._notice.post(said, bad=True)


def _cleared(paths: Sequence[str]) -> list[str]:
    return [tr("Removed {path}, which was left by one that was cut short.", path=path) for path in paths]


def _lost(count: int) -> str:
    return tr_n(
        count,
        "{n} file damaged or missing when the backup was made: not in it, and named by the archive's audit.",
        "{n} files damaged or missing when the backup was made: not in it, and named by the archive's audit.",
    )
