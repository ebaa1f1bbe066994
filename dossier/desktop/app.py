"""Opens an archive in a window, or says in a dialog why that is not possible."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

from PySide6.QtCore import QCoreApplication, QObject, QSettings, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QMessageBox

import dossier
from dossier.archive import Archive
from dossier.desktop import icons, language
from dossier.desktop.desk import Desk
from dossier.desktop.lanes.lane import Lane
from dossier.desktop.look import Look
from dossier.desktop.preferences import Preferences
from dossier.desktop.steady import steady
from dossier.desktop.window import MainWindow
from dossier.errors import BadInput, DossierError, NotAsSeen, ReadOnlyArchive, ShownFromAside
from dossier.sentences import sentence
from dossier.tongue import tr

_KEPT_BUSY = 200  # milliseconds between chances for Ctrl+C in the terminal to be heard


def run(folder: Path | None = None) -> int:
    """Shows the window until it is closed; gives the exit status. Ask `display.problem()` before."""
    app = _application()
    if not QFontDatabase.families():
        sys.stderr.write("No font is installed here, so the window shows no letters. Install fonts-dejavu-core.\n")
    preferences = Preferences(
        QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "dossier", "window", app)
    )
    language.install(app, preferences)
    look = Look(preferences, app)
    look.apply()
    opening = Opening(folder or default_folder(), look, preferences, QApplication.exit)
    opening.begin()
    status = app.exec()
    opening.finish()
    return status


def default_folder() -> Path:
    """The archive of this person on this computer, unless DOSSIER_ARCHIVE names another."""
    if named := os.environ.get("DOSSIER_ARCHIVE"):
        return Path(named)
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(data) / "dossier" / "archive"


def _application() -> QApplication:
    found = QApplication.instance()
    app = cast(QApplication, found) if found else QApplication(sys.argv[:1])
    QCoreApplication.setApplicationName("Dossier")
    QCoreApplication.setApplicationVersion(dossier.__version__)
    app.setDesktopFileName("dossier")
    app.setStyle("Fusion")
    app.setWindowIcon(icons.app_icon())
    return app


def _trouble(damage: DossierError) -> str:
    """What is wrong, in one line; its sentence tells more."""
    match damage:
        case ShownFromAside():
            return tr("The catalog was made anew.")
        case NotAsSeen():
            return tr("The archive is not as this computer saw it last.")
        case BadInput():
            return tr("The log cannot be signed.")
        case _:
            return tr("The archive is damaged.")


class Opening(QObject):
    """Opens the archive off the main thread, then shows the window; `leave` is called with 1 if it cannot."""

    def __init__(self, folder: Path, look: Look, preferences: Preferences, leave: Callable[[int], None]) -> None:
        super().__init__()
        self._leave = leave
        self._folder, self._look, self._preferences = folder, look, preferences
        self._lane = Lane("open", self)
        self._window: MainWindow | None = None
        self._damage: list[DossierError] = []  # filled off the main thread, before `_show`
        self._alive = QTimer(self, interval=_KEPT_BUSY)
        self._alive.timeout.connect(lambda: None)

    def begin(self) -> None:
        signal.signal(signal.SIGINT, lambda *_: QApplication.closeAllWindows())
        self._alive.start()
        self._lane.ask(lambda: Archive.open(self._folder, warn=self._damage.append), self._show, self._fail)

    def _show(self, archive: Archive) -> None:
        desk = Desk(archive, self._preferences)
        self._window = MainWindow(desk, self._look, self._preferences)
        self._window.show()
        steady()
        if archive.read_only:
            self._window.middle.notice.tell(sentence(ReadOnlyArchive(archive.folder, archive.read_only)))
        for damage in self._damage:
            self._warn(damage)

    def _warn(self, damage: DossierError) -> None:
        """A damaged archive can be looked at; what is wrong with it is said before anything else."""
        box = QMessageBox(QMessageBox.Icon.Warning, "Dossier", _trouble(damage), parent=self._window)
        box.setInformativeText(sentence(damage))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _fail(self, words: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Critical, "Dossier", tr("The archive cannot be opened."))
        box.setInformativeText(words)
        box.exec()
        self._leave(1)

    def finish(self) -> None:
        if self._window:
            self._window.close()
        self._lane.close()
        self._lane.join()
