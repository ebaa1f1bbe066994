"""Other archives: opening one, making one, and those that were open before; each in a window of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from dossier.archive import Archive
from dossier.archive_place import ArchivePlace, look_at
from dossier.desktop import open_archive, placing_wording
from dossier.desktop.dialogs import small_dialogs as dialogs
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.views.empty_hints import Notice
from dossier.translations import tr


class Archives(QObject):
    """Looks at a place before anything is opened or made there."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        notice: Notice,
        preferences: Preferences,
        start: Callable[[Path], object] = open_archive.window_on,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._notice, self._preferences = window, session, notice, preferences
        self._start = start

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"open-archive": self.open, "new-archive": self.make}

    def open(self) -> None:
        if folder := dialogs.ask_folder(self._window, tr("Open another archive")):
            self.show(folder)

    def make(self) -> None:
        if folder := dialogs.ask_new_folder(self._window, tr("New archive: name a new folder"), self._session.folder):
            self._look(folder, lambda place: self._begin(place, new=True))

    def show(self, folder: Path) -> None:
        """Opens the archive in a folder, if one is there."""
        self._look(folder, lambda place: self._begin(place, new=False))

    def _look(self, folder: Path, then: Callable[[ArchivePlace], None]) -> None:
        watched = [Path(state.path) for state in self._session.watching.states()]
        self._session.look(lambda _: look_at(folder, watched), then)

    def _begin(self, place: ArchivePlace, new: bool) -> None:
        if place.kind == "archive":
            self._enter(place.path)
        elif new and place.kind == "free":
            self._session.look(lambda _: Archive.create(place.path).close(), lambda _: self._enter(place.path))
        elif new:
            self._notice.post(placing_wording.place_sentence(place), bad=True)
        else:
            self._notice.post(tr("{path} holds no archive of Dossier.", path=str(place.path)), bad=True)

    def _enter(self, folder: Path) -> None:
        open_archive.remember(self._preferences, folder)
        self._start(folder)
        self._notice.post(tr("{name} opens in a window of its own.", name=folder.name))

    def fill(self, menu: QMenu) -> None:
        """The archives opened last, whenever the menu is about to show."""
        menu.clear()
        for folder in open_archive.recent(self._preferences, but=self._session.folder):
            menu.addAction(str(folder).replace("&", "&&"), partial(self.show, folder))
        if menu.isEmpty():
            menu.addAction(tr("No other archive was open yet")).setEnabled(False)
