"""Tells somebody who is busy elsewhere what happened, by the system's own messages; an icon in the tray if wished."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMenu, QSystemTrayIcon, QWidget

from dossier.desktop import icons
from dossier.desktop.preferences import Preferences
from dossier.translations import tr

ICON, MESSAGES = "tray", "notify"  # keys in the preferences: "yes" or "no"
_SHOWN = 10_000  # milliseconds


def icon_wished(preferences: Preferences) -> bool:
    return preferences.text(ICON, "no") == "yes"


def messages_wished(preferences: Preferences) -> bool:
    return preferences.text(MESSAGES, "yes") == "yes"


class Icon(Protocol):
    """What is used of Qt's icon in the tray."""

    @property
    def activated(self) -> SignalInstance: ...

    @property
    def messageClicked(self) -> SignalInstance: ...

    def show(self) -> None: ...

    def hide(self) -> None: ...

    def setToolTip(self, tip: str, /) -> None: ...

    def setContextMenu(self, menu: QMenu, /) -> None: ...

    def showMessage(self, title: str, words: str, icon: QIcon, shown: int, /) -> None: ...


class Tray(QObject):
    """Systems show messages only for an icon in their tray: without one wished for, it is there as long as they are."""

    def __init__(
        self,
        window: QWidget,
        preferences: Preferences,
        is_away: Callable[[], bool] | None = None,
        is_there: Callable[[], bool] = QSystemTrayIcon.isSystemTrayAvailable,
        make: Callable[[], Icon] = lambda: QSystemTrayIcon(icons.app_icon()),
    ) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences
        self._is_away = is_away or (lambda: not window.isActiveWindow())
        self._is_there, self._make = is_there, make
        self._icon: Icon | None = None
        self._away = QTimer(self, singleShot=True, interval=_SHOWN)
        self._away.timeout.connect(self.update_icon)
        self.update_icon()

    def update_icon(self) -> None:
        """Brings the icon into step with what is wished."""
        if icon_wished(self._preferences) and self._is_there():
            self._made().show()
        elif self._icon:
            self._icon.hide()

    def notify(self, title: str, words: str) -> bool:
        """Notifies a person who is elsewhere; gives whether there was anything to say and a way to say it."""
        if not messages_wished(self._preferences) or not self._is_away():
            return False
        QApplication.alert(self._window)  # the task bar, where there is no tray
        if not self._is_there():
            return False
        icon = self._made()
        icon.show()
        icon.showMessage(title, words, icons.app_icon(), _SHOWN)
        self._away.start()
        return True

    def close(self) -> None:
        if self._icon:
            self._icon.hide()

    def _made(self) -> Icon:
        if self._icon is None:
            made = self._icon = self._make()
            made.setToolTip("Dossier")
            made.setContextMenu(self._menu())
            made.activated.connect(lambda _: self._raise())
            made.messageClicked.connect(self._raise)
        return self._icon

    def _menu(self) -> QMenu:
        menu = QMenu(self._window)
        menu.addAction(tr("Show the window"), self._raise)
        menu.addAction(tr("Quit"), self._window.close)
        return menu

    def _raise(self) -> None:
        self._window.showNormal() if self._window.isMinimized() else self._window.show()
        self._window.raise_()
        self._window.activateWindow()
