"""What a person does with watched folders: seeing and changing how each is watched, pausing, and ending the watch."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from dossier.desktop.controllers.browse_controller import Browsing
from dossier.desktop.controllers.undo_message import show_done
from dossier.desktop.nouns.followed_folder import Followed
from dossier.desktop.session import Session
from dossier.desktop.views.folder_form import FolderForm
from dossier.desktop.views.middle_pane import Middle
from dossier.desktop.workers.questions import Overview
from dossier.model.folders import FolderSettings
from dossier.translations import tr


class Folderwork(QObject):
    """Acts on the folder that `browsing` shows, or on one that is named."""

    def __init__(
        self, window: QWidget, session: Session, browsing: Browsing, middle: Middle, open_folder: Callable[[str], None]
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._browsing, self._middle = window, session, browsing, middle
        self._open = open_folder
        self._offered: Sequence[str] = ()
        browsing.counted.connect(self._offer)
        self.form: FolderForm | None = None
        middle.folder.pause.connect(self.pause)
        middle.folder.forget.connect(self.forget)
        middle.folder.show_folder.connect(open_folder)
        middle.folder.edit.connect(self.edit)

    def _offer(self, overview: Overview) -> None:
        """Names the folders that the archive brings, once while the window is open; watches none unless asked to."""
        paths = [folder.path for folder in overview.offered]
        if self._session.read_only or not paths or paths == self._offered:
            return
        self._offered = paths
        message = tr(
            "This archive names folders that are not watched on this computer: {folders}.", folders="; ".join(paths)
        )
        self._middle.notice.post(message, action=tr("Watch them here"), act=lambda: self._watch_all(paths))

    def _watch_all(self, paths: Sequence[str]) -> None:
        for path in paths:
            self._session.watch_folder(path)

    def chosen(self) -> str | None:
        place = self._browsing.place
        return place.key if place.kind == "folder" else None

    def edit_chosen(self) -> None:
        if path := self.chosen():
            self.edit(path)

    def pause_chosen(self) -> None:
        if (path := self.chosen()) and (folder := self._state(path)):
            self.pause(path, not folder.by_person)

    def edit(self, path: str) -> None:
        """Opens the form with a folder's settings."""
        folder = self._state(path)
        if folder is None:
            return
        form = self.form = FolderForm(path, folder.settings, self._window)
        form.kept.connect(lambda settings: self._keep(form, folder, settings))
        form.finished.connect(form.deleteLater)
        form.open()

    def _keep(self, form: FolderForm, folder: Followed, settings: FolderSettings) -> None:
        self._session.set_folder(folder.path, settings, lambda _: form.accept(), form.say)

    def pause(self, path: str, paused: bool) -> None:
        self._session.pause_folder(path, paused)

    def forget(self, path: str) -> None:
        message = tr("{path} is watched no more; what came from it stays.", path=path)
        self._session.unwatch_folder(path, lambda _: show_done(self._middle.notice, self._session.operations, message))

    def menu(self, menu: QMenu, path: str, settings: QAction) -> None:
        """What can be done with a folder of the side bar, which a right click has chosen."""
        folder = self._state(path)
        paused = folder is not None and folder.by_person
        menu.addAction(tr("Resume") if paused else tr("Pause"), lambda: self.pause(path, not paused))
        menu.addAction(settings)
        menu.addAction(tr("Open the folder"), lambda: self._open(path)).setEnabled(not (folder and folder.gone))
        menu.addAction(tr("Stop watching"), lambda: self.forget(path))

    def _state(self, path: str) -> Followed | None:
        return next((folder for folder in self._session.watching.states() if folder.path == path), None)
