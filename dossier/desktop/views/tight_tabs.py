"""Tabs that stay in sight in a small window: less air around their names first, then shorter names."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QTabBar, QTabWidget

_AIR, _TIGHT = 24, 12  # points that a tab takes around its name, usual and tight
_LEAST = 0.7  # of a name is shown; below that the bar scrolls


class TightBar(QTabBar):
    """Is told how much room there is; with large letters and little room it scrolls, as any bar does."""

    def __init__(self) -> None:
        super().__init__()
        self._room = 0
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(False)

    def fit(self, room: int) -> None:
        self._room = room
        self._fit()

    def tabLayoutChange(self) -> None:
        super().tabLayoutChange()
        self._fit()

    def _fit(self) -> None:
        if not self._room or not self.count():
            return
        names = sum(self.fontMetrics().horizontalAdvance(self.tabText(n)) for n in range(self.count()))
        tight = names + self.count() * _AIR > self._room
        left = self._room - self.count() * _TIGHT
        if tight != bool(self.property("tight")):
            self.setProperty("tight", tight)
            self.style().unpolish(self)
            self.style().polish(self)
            QApplication.sendEvent(self, QEvent(QEvent.Type.StyleChange))  # else it lays tabs out as they were
            self.updateGeometry()
        scrolls = left < names * _LEAST
        if scrolls != self.usesScrollButtons():
            self.setUsesScrollButtons(scrolls)
        for at in range(self.count()):
            whole = self.tabText(at) if left < names else ""
            if self.tabToolTip(at) != whole:
                self.setTabToolTip(at, whole)


class TightTabs(QTabWidget):
    """Pages under such a bar."""

    def __init__(self) -> None:
        super().__init__()
        self._bar = TightBar()
        self.setTabBar(self._bar)
        self.setDocumentMode(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bar.fit(self.width())
