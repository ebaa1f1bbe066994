"""Opens an archive in a window, or says in a dialog why that is not possible."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QMessageBox

import dossier
from dossier.archive import Archive
from dossier.archive_place import ArchivePlace, look_at
from dossier.desktop import icons, open_archive, reader_env, web_engine, window_language
from dossier.desktop.appearance import Appearance
from dossier.desktop.controllers.first_start import Beginning
from dossier.desktop.controllers.jobs_controller import reveal
from dossier.desktop.controllers.open_controller import Entering
from dossier.desktop.gc_policy import steady
from dossier.desktop.logbook import Alarm, Logbook, log_folder
from dossier.desktop.main_window import MainWindow
from dossier.desktop.preferences import Preferences, of_person
from dossier.desktop.preload import load_ahead
from dossier.desktop.session import Session
from dossier.desktop.workers.worker import Lane
from dossier.error_sentences import sentence
from dossier.errors import BadInput, DossierError, NotAsSeen, ReadOnlyArchive, ShownFromAside
from dossier.translations import tr

_KEPT_BUSY = 200  # milliseconds between chances for Ctrl+C in the terminal to be heard


def run(folder: Path | None = None) -> int:
    """Shows the window until it is closed; gives the exit status. Ask `display.problem()` before.

    Without a folder, the archive is the one that a person chose at the first start, or is asked for now.
    """
    app = _application()
    if not QFontDatabase.families():
        sys.stderr.write("No font is installed here, so the window shows no letters. Install fonts-dejavu-core.\n")
    preferences = of_person()
    window_language.install(app, preferences)
    look = Appearance(preferences, app)
    look.apply()
    logbook = Logbook(log_folder())
    alarm = Alarm(app)
    alarm.listen()
    opener = open_archive.FileOpener(app)
    app.installEventFilter(opener)
    starting = Starting(look, preferences, QApplication.exit)
    alarm.heard.connect(lambda kind: starting.show_bug(kind, logbook.path))
    starting.begin(folder)
    status = app.exec()
    starting.finish()
    alarm.rest()
    logbook.close()
    return status


def default_folder() -> Path:
    """The archive of this person on this computer, unless DOSSIER_ARCHIVE names another."""
    if named := os.environ.get("DOSSIER_ARCHIVE"):
        return Path(named)
    return data_folder() / "archive"


def data_folder() -> Path:
    """Where this system keeps its users' data, and there what is Dossier's."""
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(data) / "dossier"


def _application() -> QApplication:
    found = QApplication.instance()
    app = cast(QApplication, found) if found else QApplication([*sys.argv[:1], *web_engine.ARGUMENTS])
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


class Starting(QObject):
    """From the start to the window: asks where to begin if need be, opens the archive off the main thread, shows it.

    `leave` is called with the exit status where no window comes of it.
    """

    def __init__(
        self, look: Appearance, preferences: Preferences, leave: Callable[[int], None], sample: Path | None = None
    ) -> None:
        super().__init__()
        self._leave = leave
        self._look, self._preferences = look, preferences
        self._lane = Lane("open", self)
        self._beginning = Beginning(look, self._lane, self._decided, lambda: leave(0), sample or _sample_folder())
        self._entering: Entering | None = None
        self._window: MainWindow | None = None
        self._named = False  # whether this start is about an archive that was named for it alone
        self._message_box: QMessageBox | None = None
        self._alive = QTimer(self, interval=_KEPT_BUSY)
        self._alive.timeout.connect(lambda: None)

    def begin(self, folder: Path | None) -> None:
        """Opens the archive in `folder`, else the usual one; where none is, asks before anything is made."""
        signal.signal(signal.SIGINT, lambda *_: QApplication.closeAllWindows())
        self._alive.start()
        self._named = bool(folder or os.environ.get("DOSSIER_ARCHIVE"))
        kept = "" if self._named else self._preferences.text(open_archive.HOME)
        usual = folder or (Path(kept) if kept else default_folder())

        def then(place: ArchivePlace) -> None:
            if place.kind == "archive" or (place.kind == "barred" and self._named):
                self._open(place.path, Archive.open)
            else:
                self._beginning.show(default_folder() if kept else usual, usual if kept else None)
                steady()

        self._lane.ask(lambda: look_at(usual), then, self._fail)

    def _open(self, folder: Path, opens: Callable[..., Archive], watch: Path | None = None) -> None:
        damage: list[DossierError] = []  # filled off the main thread, before `_show`
        person = reader_env.person(self._preferences)
        self._entering = Entering(folder, self._lane, lambda: self._leave(0))
        self._entering.begin(
            lambda progress: opens(folder, warn=damage.append, person=person, progress=progress),
            lambda archive: self._show(archive, damage, watch),
            self._fail,
        )

    def _decided(self, folder: Path, watch: Path | None, keep: bool) -> None:
        if keep and not self._named and folder != default_folder():
            self._preferences.keep(open_archive.HOME, str(folder))
        self._open(folder, partial(Archive.create, exist_ok=True), watch)

    def _show(self, archive: Archive, damage: Sequence[DossierError], watch: Path | None) -> None:
        open_archive.remember(self._preferences, archive.folder)
        session = Session(archive, self._preferences)
        self._window = MainWindow(session, self._look, self._preferences)
        self._window.show()
        steady()
        load_ahead()
        if watch:
            session.watch_folder(str(watch))
        if archive.read_only:
            self._window.middle.notice.post(sentence(ReadOnlyArchive(archive.folder, archive.read_only)))
        for trouble in damage:
            self._warn(trouble)

    def _warn(self, damage: DossierError) -> None:
        """A damaged archive can be looked at; what is wrong with it is said before anything else."""
        box = QMessageBox(QMessageBox.Icon.Warning, "Dossier", _trouble(damage), parent=self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)  # paths and reasons are no markup
        box.setInformativeText(sentence(damage))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if window := self._window:
            check = box.addButton(tr("Check the archive…"), QMessageBox.ButtonRole.ActionRole)
            check.clicked.connect(window.auditing.show)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Close))
        box.open()

    def show_bug(self, kind: str, log: Path) -> None:
        """Reports a bug of ours, one at a time; the window goes on."""
        if self._message_box is not None and self._message_box.isVisible():
            return
        head = tr("Dossier has made a mistake.")
        box = self._message_box = QMessageBox(QMessageBox.Icon.Warning, "Dossier", head, parent=self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(
            tr(
                "What you did last may not have been done; look, and try it again. Nothing that was reported as "
                "archived is lost. If it comes again, start Dossier anew, and send its makers the log: {log} ({kind}). "
                "The log holds paths, and no words of reports.",
                log=str(log),
                kind=kind,
            )
        )
        show = box.addButton(tr("Show the log"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Close)
        show.clicked.connect(lambda: reveal(log))
        box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.open()

    def _fail(self, words: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Critical, "Dossier", tr("The archive cannot be opened."))
        box.setTextFormat(Qt.TextFormat.PlainText)  # paths and reasons are no markup
        box.setInformativeText(words)
        box.exec()
        self._leave(1)

    def finish(self) -> None:
        """Lets go of all that was made; no timer is left for whichever thread collects what nobody holds."""
        self._alive.stop()
        self._beginning.close()
        if self._entering:
            self._entering.give_up()
        if self._window:
            self._window.close()
        self._lane.close()
        self._lane.join()


def _sample_folder() -> Path:
    return data_folder() / "sample"
