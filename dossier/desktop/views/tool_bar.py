"""The tool bar: names next to icons where there is room; where there is little, icons alone, from the end on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from dossier.translations import tr

_NAMED, _BARE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
_RESERVE = 12  # points that styles take besides what buttons ask for


class Tools(QToolBar):
    """No button ever goes out of sight; a name that is not shown is in the tooltip, as all are."""

    def __init__(self) -> None:
        super().__init__(tr("Tools"))
        self.setObjectName("tools")
        self.setMovable(False)
        self.setToolButtonStyle(_NAMED)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._named: list[QToolButton] = []  # those with names, the first keeps its name longest
        self._widths: list[tuple[int, int]] = []  # of each: with its name, without

    def add_group(self, actions: Sequence[QAction], *, line: bool = True) -> None:
        if line:
            self.addSeparator()
        for action in actions:
            self.addAction(action)
            self._named.append(self._button(action))

    def add_sign(self, action: QAction) -> None:
        """Shown by its icon alone."""
        self.addAction(action)
        self._button(action).setToolButtonStyle(_BARE)

    def add_gap(self) -> None:
        """What comes after it is at the other end."""
        gap = QWidget()
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(gap)

    def _button(self, action: QAction) -> QToolButton:
        made = self.widgetForAction(action)
        assert isinstance(made, QToolButton)
        return made

    # room

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._widths.clear()
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _measure(self) -> list[tuple[int, int]]:
        found = []
        for button in self._named:
            widths = []
            for style in (_BARE, _NAMED):
                button.setToolButtonStyle(style)
                widths.append(button.sizeHint().width())
            found.append((widths[1], widths[0]))
        return found

    def _fit(self) -> None:
        """As many names as there is room for, from the first on."""
        if not self._named or not self.isVisible():
            return
        self._widths = self._widths or self._measure()
        others = self._all() - sum(button.sizeHint().width() for button in self._named)
        room = self.width() - others - sum(bare for _, bare in self._widths) - _RESERVE
        for button, (named, bare) in zip(self._named, self._widths, strict=True):
            room -= named - bare
            style = _NAMED if room >= 0 else _BARE
            if button.toolButtonStyle() != style:
                button.setToolButtonStyle(style)

    def _all(self) -> int:
        """What everything in the bar asks for now, lines and gaps between them too."""
        layout = self.layout()
        assert layout, "tool bars have one of their own"
        parts = [layout.itemAt(at) for at in range(layout.count())]
        widths = sum(part.sizeHint().width() for part in parts if part)
        return widths + layout.spacing() * max(len(parts) - 1, 0)
