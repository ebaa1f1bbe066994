"""Loads, once the window is shown, what the first file will need: else keys wait for it while files are taken in."""

from __future__ import annotations

from importlib import import_module
from threading import Thread

from PySide6.QtCore import QTimer

_NEEDED = "dossier.link"  # its words and patterns take a tenth of a second, of which a start needs none
_PAUSE = 1000  # milliseconds: first what the start itself has set going


def load_ahead() -> None:
    """Returns at once. A caller that needs it sooner waits for the rest, and gets the error if there is one."""
    QTimer.singleShot(_PAUSE, _load)


def _load() -> None:
    Thread(target=import_module, args=(_NEEDED,), name="dossier-ahead", daemon=True).start()
