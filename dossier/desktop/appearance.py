"""The look in force: theme and text size; it tells everybody when the person or the system changes it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont, QGuiApplication, QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from dossier.desktop import icons, theme
from dossier.desktop.preferences import Preferences
from dossier.desktop.theme import BASE_FONT_SIZE, ICON, Theme, grown

LEAST, MOST = 8, 24  # points
_BARE = "/* bare */"  # not empty: Qt then throws its style away, which parts that were made before still hold


class Appearance(QObject):
    """Provides colours, icons and fonts."""

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.wish = preferences.text("theme", "system")
        self.theme: Theme = theme.chosen(self.wish)
        self._usual = max(QApplication.font().pointSize(), 10)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def apply(self) -> None:
        self.theme = theme.chosen(self.wish)
        app = cast(QApplication, QApplication.instance())
        font = QFont(app.font())
        font.setPointSize(self.size)
        app.setFont(font)
        theme.apply(app, self.theme, self.size)
        self.changed.emit()

    @contextmanager
    def undressed(self) -> Iterator[None]:
        """For building many parts: under a style sheet each is dressed anew whenever it is put into another."""
        app = cast(QApplication, QApplication.instance())
        sheet = app.styleSheet()
        app.setStyleSheet(_BARE)
        try:
            yield
        finally:
            app.setStyleSheet(sheet)

    def wear(self, wish: str) -> None:
        """`light`, `dark` or `system`."""
        self.wish = wish
        self._preferences.keep("theme", wish)
        self.apply()

    @property
    def size(self) -> int:
        """Points of the window's letters."""
        return min(max(self._preferences.number("text-size", self._usual), LEAST), MOST)

    @property
    def scale(self) -> float:
        """How many times wider letters are than those that column widths are given for."""
        return self.size / BASE_FONT_SIZE

    def resize(self, step: int) -> None:
        """Larger or smaller letters; 0 for the usual ones."""
        self._preferences.keep("text-size", self.size + step if step else self._usual)
        self.apply()

    def be_sized(self, points: int) -> None:
        """Letters of a size that was named."""
        if points != self.size:
            self._preferences.keep("text-size", points)
            self.apply()

    def grown(self, points: int) -> int:
        """The width of a picture next to letters of the current size; none gets too small to recognize."""
        return grown(points, self.size)

    def icon(self, name: str, colour: str | None = None) -> QIcon:
        return icons.icon(name, colour or self.theme.text, self.grown(ICON))

    def pixmap(self, name: str, colour: str, size: int = 16, scale: float = 1.0) -> QPixmap:
        """A picture that is `size` points wide next to letters of the usual size."""
        return icons.pixmap(name, colour, self.grown(size), scale)

    def reading_font(self) -> QFont:
        """For the reports' own words."""
        font = QFont()
        font.setFamilies(list(theme.SERIF))
        font.setStyleHint(QFont.StyleHint.Serif)
        font.setPointSize(min(max(self.size + 1 + self._preferences.number("reading-size"), LEAST), 2 * MOST))
        return font

    def resize_reading(self, step: int) -> None:
        """Larger or smaller letters of the reports' words alone; 0 for letters that go with the window's."""
        self._preferences.keep("reading-size", self._preferences.number("reading-size") + step if step else 0)
        self.changed.emit()

    def _system_changed(self) -> None:
        if self.wish == "system":
            self.apply()
