"""The middle pane: what just happened, search, and the list with its title and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.report_model import ReportsModel
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.case_tabs import CaseSpace
from dossier.desktop.views.empty_hints import Elided, EmptyHint, Notice, Placeholder, words
from dossier.desktop.views.filters import FilterBar
from dossier.desktop.views.folder_page import FolderHead
from dossier.desktop.views.report_table import ReportsView
from dossier.desktop.views.search_field import SearchField

_SIDES = 26  # points at both sides of the head
_NO_SIDE = Qt.AlignmentFlag(0)


class Middle(QWidget):
    """Holds the parts; who fills them is `browsing`."""

    def __init__(self, model: ReportsModel, look: Appearance, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("pane")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.notice = Notice(look)
        self.search = SearchField(look)
        self.filter, self.save = QToolButton(), QToolButton()  # they get their actions from the window
        self.filters = FilterBar(look)
        self.table = ReportsView(model, look, preferences)
        self.empty = EmptyHint(self.table, Placeholder(look, "reports", "", "")).hint
        self.case, self.folder = CaseSpace(look, self._listed(), self.table), FolderHead()
        self._title, self._count, self._said = Elided(), words(muted=True), words(muted=True, wrap=True)
        self._title.setObjectName("heading")
        self._list = self._list_page()
        self.stack = QStackedWidget()
        self.stack.addWidget(self._list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.stack, 1)
        self.hold_notice()
        self.folder.hide()

    def hold_notice(self) -> None:
        """Takes the message bar to the top of the pane."""
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, self.notice)

    def _list_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addWidget(self.folder)
        column.addWidget(self.case, 1)
        return page

    def _listed(self) -> QWidget:
        """The list under what finds reports in it; a case's other pages have the room for themselves."""
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        above = QHBoxLayout()
        above.setContentsMargins(12, 10, 12, 4)
        above.setSpacing(6)
        above.addWidget(self.search)
        for made in (self.filter, self.save):
            made.setAutoRaise(True)
            above.addWidget(made)
        column.addLayout(above)
        column.addWidget(self.filters)
        column.addWidget(self.table, 1)
        return part

    def _head(self) -> QVBoxLayout:
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        title = QHBoxLayout()
        title.setSpacing(10)
        title.addWidget(self._title, 1)
        title.addWidget(self._count)
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(10)
        row.addLayout(title, 1)
        row.addLayout(self._buttons)
        head = QVBoxLayout()
        head.setContentsMargins(14, 6, 12, 8)
        head.setSpacing(4)
        head.addLayout(row)
        head.addWidget(self._said)
        return head

    def entitle(self, title: str, said: str = "", buttons: Sequence[QPushButton] = ()) -> None:
        """The list's name, a sentence under it, and what can be done with it."""
        self._title.say(title)
        self._said.setText(said)
        self._said.setVisible(bool(said))
        while item := self._buttons.takeAt(0):
            if (old := item.widget()) is not None:
                if old.hasFocus():  # else Qt gives the keys to whatever comes next, far from the list
                    self.case.front.setFocus()
                old.hide()
                old.deleteLater()
        for made in buttons:
            self._buttons.addWidget(made)
            made.show()  # what is hidden takes no room, as yet
        self._few = len(buttons)
        self._fit()

    _few = 0  # buttons

    def _fit(self) -> None:
        """Buttons go below the title where they would leave it no room."""
        title = self._title.sizeHint().width() + self._count.sizeHint().width()
        whole = title + self._buttons.sizeHint().width() + 2 * self._row.spacing() + _SIDES
        below = self._few > 0 and whole > self.width()
        direction = QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        if direction != self._row.direction():
            self._row.setDirection(direction)
            self._row.setAlignment(self._buttons, Qt.AlignmentFlag.AlignLeft if below else _NO_SIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def say(self, sentence: str) -> None:
        self._said.setText(sentence)
        self._said.setVisible(bool(sentence))

    def counted(self, text: str) -> None:
        self._count.setText(text)
        self._fit()
