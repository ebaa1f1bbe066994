"""The bar at words that are chosen in the report's text: highlight, note, cite, copy, redact, fill a field."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from dossier.desktop.appearance import Appearance
from dossier.desktop.views.floating import ColourButtons, Floating
from dossier.desktop.views.flow import Flow
from dossier.desktop.views.text_view import TextView
from dossier.model.evidence import Span
from dossier.model.highlights import COLOURS
from dossier.translations import tr

_OFFERED = ("highlight-note", "cite-words", "copy-cited", "redact")


class SelectionBar(Floating):
    """Comes when words have been chosen, never while the mouse still chooses them."""

    def __init__(self, text: TextView, look: Appearance) -> None:
        super().__init__(text)
        self._colours = ColourButtons(look)
        self._flow = Flow(self, margins=(6, 4, 6, 4), gap=4)
        self.use = QToolButton()
        self.use.setText(tr("Use as"))
        self.use.setToolTip(tr("Fill a field with the chosen words, which are its evidence"))
        self.use.setAccessibleName(self.use.toolTip())
        self.use.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.use.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._menu = QMenu(self.use)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.use.setMenu(self._menu)
        self.setAccessibleName(tr("What can be done with the chosen words"))
        text.words_chosen.connect(self._chosen)

    def offer(self, actions: Mapping[str, QAction]) -> None:
        """The actions of the window that are about chosen words; called once."""
        for colour in COLOURS:
            made, action = self._colours.buttons[colour], actions[f"highlight-{colour}"]
            self._colours.name(colour, action.toolTip())
            made.clicked.connect(action.trigger)
            self._flow.addWidget(made)
        for name in _OFFERED:
            made = QToolButton()
            made.setDefaultAction(actions[name])
            made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            made.setAccessibleName(actions[name].toolTip())
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._flow.addWidget(made)
        self._flow.addWidget(self.use)

    def sizeHint(self) -> QSize:
        """All in one row, where there is room for it."""
        hint, parts = super().sizeHint(), [self._flow.itemAt(at) for at in range(self._flow.count())]
        widths = [part.sizeHint().width() + 4 for part in parts if part and not part.isEmpty()]
        return QSize(sum(widths) + 12, hint.height())

    def _chosen(self, span: Span | None) -> None:
        self.use.setVisible(self._text.may_fill)
        self.float_at(None if self._text.choosing else span)

    def _fill_menu(self) -> None:
        self._menu.clear()
        self._text.offer_fields(self._menu)
