"""Opens the preferences, and does what they ask of watched folders, the tray and those who know."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from dossier import protection_status
from dossier.desktop.appearance import Appearance
from dossier.desktop.controllers.folders_controller import Folderwork
from dossier.desktop.dialogs.preferences_dialog import PreferencesDialog
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.tray import Tray

_LOOK = 500  # milliseconds between looks at the watch's state, which is in memory


class Preferring(QObject):
    """One window of preferences at a time; it does not bar the way to others."""

    wished = Signal(str)  # an action, once the window is closed

    def __init__(
        self,
        window: QWidget,
        session: Session,
        look: Appearance,
        preferences: Preferences,
        folderwork: Folderwork,
        tray: Tray,
        watch: Callable[[], object],
    ) -> None:
        """`watch` asks for a folder that is to be watched."""
        super().__init__(window)
        self._window, self._session, self._look, self._preferences = window, session, look, preferences
        self._folderwork, self._tray, self._watch = folderwork, tray, watch
        self.dialog: PreferencesDialog | None = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"preferences": self.show}

    def show(self) -> None:
        if self.dialog is None:
            self.dialog = self._made()
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def _made(self) -> PreferencesDialog:
        dialog = PreferencesDialog(self._look, self._preferences, str(self._session.folder), self._window)
        dialog.add_folder.connect(self._watch)
        dialog.edit_folder.connect(self._folderwork.edit)
        dialog.pause_folder.connect(self._folderwork.pause)
        dialog.forget_folder.connect(self._folderwork.forget)
        dialog.shown_changed.connect(self._tray.update_icon)
        dialog.finished.connect(self._closed)
        timer = QTimer(dialog, interval=_LOOK)
        timer.timeout.connect(lambda: dialog.show_states(self._session.watching.states()))
        timer.start()
        dialog.show_states(self._session.watching.states())
        self._session.work(lambda _: protection_status.picture_reading(), self._while_open(dialog.engine.setText))
        self._session.protection(self._while_open(dialog.show_protection))
        return dialog

    def _while_open(self, show: Callable[..., object]) -> Callable[..., None]:
        def answered(answer: object) -> None:
            if self.dialog:
                show(answer)

        return answered

    def _closed(self) -> None:
        if dialog := self.dialog:
            self.dialog = None
            dialog.deleteLater()
            self.wished.emit("refresh")  # pages of a brief may be on another paper
