"""How the window's panes share its room: as they were left, else as they are meant to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize

from dossier.desktop.appearance import Appearance
from dossier.desktop.preferences import Preferences

if TYPE_CHECKING:
    from dossier.desktop.main_window import MainWindow

_FIRST = QSize(1280, 800)
_TITLE = 40  # points of height that a title bar may take
_SIDE = 214  # points of width of the side bar
_FURTHER, _WIDE = 22, 1400  # of a window that is so wide its side bar has more: counts may have six digits
_THREE = QSize(760, 500)  # in letters of the usual size: a smaller window has no room for three panes, or for filters


class Arrangement(QObject):
    """Restores the layout that was kept, and keeps it when the window closes; a narrow window has one of its own."""

    def __init__(self, window: MainWindow, look: Appearance, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._look, self._preferences = window, look, preferences
        self._narrow = False

    def place(self) -> None:
        window = self._window
        window.resize(_fitting(window))
        if saved := self._preferences.layout("window"):
            window.restoreGeometry(saved)
        self._narrow = self._is_narrow()
        self._fold()
        self.spread()
        restored = (("compare", window.middle.case.compare.splitter.restoreState),
                    ("map", window.middle.case.map.splitter.restoreState))  # fmt: skip
        for key, restore in restored:
            if saved := self._preferences.layout(key):
                restore(saved)
        self._restore_panes()
        window.installEventFilter(self)
        self._look.changed.connect(self._fit)
        window.middle.table.setFocus()

    def spread(self) -> None:
        """The panes as wide as they are meant to be, for this width of the window."""
        window = self._window
        side = round(_SIDE * min(self._look.scale, 1.25))  # larger letters need more
        side += _FURTHER if window.width() >= _WIDE else 0
        rest = window.width() - side
        if self._narrow:  # the list is there to choose from; the report is there to be read
            rest, shares = window.width(), (0.52, 0.48)
        else:
            shares = (0.6, 0.4)
        window.panes.setSizes([side, *(round(rest * share) for share in shares)])

    def spread_anew(self) -> None:
        """As `spread`, unless a person has placed the panes already."""
        if not self._preferences.layout(self._key()):
            self.spread()

    def keep(self) -> None:
        window, keep = self._window, self._preferences.keep_layout
        keep("window", window.saveGeometry())
        keep(self._key(), window.panes.saveState())
        keep("compare", window.middle.case.compare.splitter.saveState())
        keep("map", window.middle.case.map.splitter.saveState())
        window.middle.table.save()

    # narrow and wide

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Another size of the window or of its letters: panes fold, or come back with the widths that they had."""
        narrow = self._is_narrow()
        if narrow != self._narrow:
            self._preferences.keep_layout(self._key(), self._window.panes.saveState())
            self._narrow = narrow
            self._fold()
            self.spread_anew()
            self._restore_panes()
        self._window.filtering.be_low(self._is_low())

    def _fold(self) -> None:
        self._window.shown_panes.be_narrow(self._narrow)
        self._window.filtering.be_low(self._is_low())

    def _restore_panes(self) -> None:
        if saved := self._preferences.layout(self._key()):
            self._window.panes.restoreState(saved)

    def _key(self) -> str:
        return "panes-narrow" if self._narrow else "panes"

    def _is_narrow(self) -> bool:
        return self._window.width() < _THREE.width() * self._look.scale

    def _is_low(self) -> bool:
        return self._narrow or self._window.height() < _THREE.height() * self._look.scale


def _fitting(window: MainWindow) -> QSize:
    """The first size: on a screen that is wide enough, no higher than it leaves room for, title bar and all."""
    room = window.screen().availableSize()
    return QSize(
        _FIRST.width(),
        min(_FIRST.height(), room.height() - _TITLE) if room.width() >= _FIRST.width() else _FIRST.height(),
    )
