"""Help: the guide, all shortcuts, the log files, what protects this computer, and what this program is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from dossier.desktop import guide_chapters
from dossier.desktop.appearance import Appearance
from dossier.desktop.controllers.jobs_controller import reveal
from dossier.desktop.dialogs import small_dialogs as dialogs
from dossier.desktop.dialogs.shortcuts import ShortcutsDialog
from dossier.desktop.logbook import log_folder
from dossier.desktop.session import Session
from dossier.desktop.views.guide_view import GuideDialog

_SEARCHING = "searching"  # the chapter on how to search


class Helping(QObject):
    """Its windows bar the way to no other."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        look: Appearance,
        menus: Callable[[], Sequence[tuple[str, Sequence[QAction]]]],
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._look, self._menus = window, session, look, menus
        self.guide: GuideDialog | None = None
        self.keys: ShortcutsDialog | None = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "guide": self.show_guide, "filters": lambda: self.show_guide(_SEARCHING), "shortcuts": self.show_shortcuts,
            "logs": self.show_logs,
            "protection": lambda: self._session.protection(lambda info: dialogs.protection(self._window, info).show()),
            "about": lambda: dialogs.about(self._window, self._session.folder).show(),
        }  # fmt: skip

    def show_guide(self, chapter: str = "") -> None:
        if self.guide is None:
            dialog = self.guide = GuideDialog(self._look, self._window)
            dialog.finished.connect(self._guide_closed)
            code = QLocale().bcp47Name().partition("-")[0]
            self._session.work(lambda _: guide_chapters.load(code), self._show_loaded)
        self.guide.open_chapter(chapter)
        self._raise(self.guide)

    def _show_loaded(self, loaded: guide_chapters.Guide) -> None:
        if self.guide:
            self.guide.show_guide(loaded)

    def _guide_closed(self) -> None:
        if self.guide:
            self.guide.deleteLater()
            self.guide = None

    def show_shortcuts(self) -> None:
        if self.keys is None:
            dialog = self.keys = ShortcutsDialog(self._look, self._menus(), self._window)
            dialog.finished.connect(self._keys_closed)
        self._raise(self.keys)
        self.keys.search.setFocus()

    def _keys_closed(self) -> None:
        if self.keys:
            self.keys.deleteLater()
            self.keys = None

    def show_logs(self) -> None:
        """The folder of the program's own log."""
        folder = log_folder()
        self._session.look(lambda _: folder.mkdir(parents=True, exist_ok=True), lambda _: reveal(folder))

    def _raise(self, dialog: QWidget) -> None:
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
