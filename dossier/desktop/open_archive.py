"""Opens another archive in a window of its own, and remembers which were open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QProcess, QProcessEnvironment
from PySide6.QtGui import QFileOpenEvent

from dossier.archive_place import archive_at
from dossier.children import dossier_command, dossier_environment
from dossier.desktop.preferences import Preferences

HOME, RECENT = "archive", "recent"  # keys: the archive that opens unless another is named, and those opened last
_MOST = 8


def _start(program: str, words: list[str]) -> None:
    environment = QProcessEnvironment()
    for name, value in dossier_environment().items():
        environment.insert(name, value)
    process = QProcess()
    process.setProgram(program)
    process.setArguments(words)
    process.setProcessEnvironment(environment)
    process.startDetached()


def window_on(folder: Path, start: Callable[[str, list[str]], object] = _start) -> None:
    """By a process of its own: what happens there is no business of this window."""
    command = dossier_command()
    start(command[0], [*command[1:], "--archive", str(folder)])


def remember(preferences: Preferences, folder: Path) -> None:
    """Puts an archive first among those opened last."""
    others = [name for name in preferences.names(RECENT) if name != str(folder)]
    preferences.keep_names(RECENT, [str(folder), *others][:_MOST])


def recent(preferences: Preferences, but: Path | None = None) -> list[Path]:
    """The archives opened last, the latest first, without `but`."""
    return [Path(name) for name in preferences.names(RECENT) if name != str(but)]


class FileOpener(QObject):
    """On macOS a double click comes as an event, also to a Dossier that runs already."""

    def __init__(self, parent: QObject, show: Callable[[Path], object] = window_on) -> None:
        super().__init__(parent)
        self._show = show

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and (folder := archive_at(event.file())):
            self._show(folder)
            return True
        return super().eventFilter(watched, event)
