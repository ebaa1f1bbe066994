"""What those who act on lists go through: the window, the session, where the person is, and what is remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from dossier.desktop.controllers.browse_controller import Browsing
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.views.middle_pane import Middle


@dataclass(frozen=True, slots=True)
class WindowContext:
    """Handed on as one; `open_folder` shows a folder by the program that the desktop has for it.

    Where it is gone, that is said, or the message given with it.
    """

    window: QWidget
    session: Session
    browsing: Browsing
    middle: Middle
    preferences: Preferences
    open_folder: Callable[..., None]
