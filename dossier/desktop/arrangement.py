"""How the window's panes share its room: as they were left, else as they are meant to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from dossier.desktop.look import Look
from dossier.desktop.preferences import Preferences

if TYPE_CHECKING:
    from dossier.desktop.window import MainWindow

_FIRST = QSize(1280, 800)
_TITLE = 40  # points of height that a title bar may take
_SIDE = 214  # points of width of the side bar
_FURTHER, _WIDE = 22, 1400  # of a window that is so wide its side bar has more: counts may have six digits
_ABOVE = 210  # points of height that menus, tools, the headline and the status bar take
_FIELDS = 370  # points of height in which all fields of most reports have room


class Arrangement:
    """Restores the layout that was kept, and keeps it when the window closes."""

    def __init__(self, window: MainWindow, look: Look, preferences: Preferences) -> None:
        self._window, self._look, self._preferences = window, look, preferences

    def place(self) -> None:
        window = self._window
        window.resize(_fitting(window))
        self.spread()
        restored = (("window", window.restoreGeometry), ("panes", window.panes.restoreState),
                    ("report", window.pane.splitter.restoreState),
                    ("compare", window.middle.case.compare.splitter.restoreState),
                    ("map", window.middle.case.map.splitter.restoreState))  # fmt: skip
        for key, restore in restored:
            if saved := self._preferences.layout(key):
                restore(saved)
        window.middle.table.setFocus()

    def spread(self) -> None:
        """The panes as wide as they are meant to be, for this width of the window."""
        window = self._window
        side = round(_SIDE * min(self._look.scale, 1.25))  # larger letters need more
        side += _FURTHER if window.width() >= _WIDE else 0
        rest = window.width() - side
        window.panes.setSizes([side, round(rest * 0.6), round(rest * 0.4)])
        below = max(window.height() - _ABOVE, 300)
        fields = min(round(below * 0.54), _FIELDS)
        window.pane.splitter.setSizes([fields, below - fields])

    def spread_anew(self) -> None:
        """As `spread`, unless a person has placed the panes already."""
        if not self._preferences.layout("panes"):
            self.spread()

    def keep(self) -> None:
        window, keep = self._window, self._preferences.keep_layout
        keep("window", window.saveGeometry())
        keep("panes", window.panes.saveState())
        keep("report", window.pane.splitter.saveState())
        keep("compare", window.middle.case.compare.splitter.saveState())
        keep("map", window.middle.case.map.splitter.saveState())
        window.middle.table.save()


def _fitting(window: MainWindow) -> QSize:
    """The first size: on a screen that is wide enough, no higher than it leaves room for, title bar and all."""
    room = window.screen().availableSize()
    return QSize(
        _FIRST.width(),
        min(_FIRST.height(), room.height() - _TITLE) if room.width() >= _FIRST.width() else _FIRST.height(),
    )
