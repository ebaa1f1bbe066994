"""Tabs that stay in sight in a small window: less air around their names first, then the longest names cut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QTabBar, QVBoxLayout, QWidget

_AIR, _TIGHT = 24, 12  # points that a tab takes around its name, usual and tight
_LEAST = 0.7  # of a name is shown; below that the bar scrolls


class TightBar(QTabBar):
    """Gets the room that there is; with large letters and little room it scrolls, as any bar does."""

    def __init__(self) -> None:
        super().__init__()
        self._room = 0
        self._most = 0  # points of the longest name as tabs are laid out
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(False)

    def fit(self, room: int) -> None:
        self._room = room
        self._fit()

    def minimumTabSizeHint(self, index: int) -> QSize:
        """What a tab keeps where room is scarce: short names are whole, for cut to a letter they tell nothing."""
        hint = super().minimumTabSizeHint(index)
        if self._room and not self.usesScrollButtons():
            hint.setWidth(min(self._name(index), self._most) + _TIGHT)
        return hint

    def minimumSizeHint(self) -> QSize:
        """The tabs follow the room, and never keep a window from giving less of it."""
        hint = super().minimumSizeHint()
        if not self.usesScrollButtons():
            hint.setWidth(sum(super(TightBar, self).minimumTabSizeHint(n).width() for n in self._shown()))
        return hint

    def _shown(self) -> list[int]:
        return [at for at in range(self.count()) if self.isTabVisible(at)]

    def _name(self, at: int) -> int:
        return self.fontMetrics().horizontalAdvance(self.tabText(at))

    def _longest(self) -> int:
        """How long names may be, so that all tabs are in sight: the room that short ones leave is for the others."""
        left = self._room - len(self._shown()) * _TIGHT
        names = sorted(map(self._name, self._shown()))
        for at, name in enumerate(names):
            share = left // (len(names) - at)
            if name > share:
                return share
            left -= name
        return names[-1]

    def tabLayoutChange(self) -> None:
        super().tabLayoutChange()
        self._fit()

    def _fit(self) -> None:
        if not self._room or not self.count():
            return
        names, count = sum(map(self._name, self._shown())), len(self._shown())
        tight = names + count * _AIR > self._room
        left = self._room - count * _TIGHT
        most, self._most = self._most, self._longest()
        turned = tight != bool(self.property("tight"))
        if turned:
            self.setProperty("tight", tight)
            self.style().unpolish(self)
            self.style().polish(self)
        if turned or (tight and most != self._most):
            QApplication.sendEvent(self, QEvent(QEvent.Type.StyleChange))  # else it lays tabs out as they were
            self.updateGeometry()
        scrolls = left < names * _LEAST
        if scrolls != self.usesScrollButtons():
            self.setUsesScrollButtons(scrolls)
        for at in range(self.count()):
            whole = self.tabText(at) if left < names else ""
            if self.tabToolTip(at) != whole:
                self.setTabToolTip(at, whole)


class TightTabs(QWidget):
    """Pages under such a bar; `head` lies between the bar and the pages, so that the bar never moves."""

    currentChanged = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._bar, self._pages = TightBar(), QStackedWidget()
        self._bar.setDocumentMode(True)
        self._bar.setExpanding(False)
        self.head = QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addLayout(self.head)
        column.addWidget(self._pages, 1)
        self._bar.currentChanged.connect(self._turned)

    def _turned(self, at: int) -> None:
        self._pages.setCurrentIndex(at)
        self.currentChanged.emit(at)

    def addTab(self, page: QWidget, title: str) -> None:
        self._pages.addWidget(page)
        self._bar.addTab(title)

    def tabBar(self) -> TightBar:
        return self._bar

    def count(self) -> int:
        return self._bar.count()

    def tabText(self, at: int) -> str:
        return self._bar.tabText(at)

    def setTabText(self, at: int, title: str) -> None:
        self._bar.setTabText(at, title)

    def show_tab(self, page: QWidget, shown: bool) -> None:
        """A tab that has nothing to show may be out of sight."""
        self._bar.setTabVisible(self.indexOf(page), shown)

    def indexOf(self, page: QWidget) -> int:
        return self._pages.indexOf(page)

    def setCurrentIndex(self, at: int) -> None:
        self._bar.setCurrentIndex(at)

    def setCurrentWidget(self, page: QWidget) -> None:
        self._bar.setCurrentIndex(self._pages.indexOf(page))

    def currentWidget(self) -> QWidget | None:
        return self._pages.currentWidget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bar.fit(self.width())
