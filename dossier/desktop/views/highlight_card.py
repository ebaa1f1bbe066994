"""A highlight that was clicked: its comment, its colour, what became of its words."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from dossier.desktop.appearance import Appearance
from dossier.desktop.highlight_wording import COLOUR_NAMES, fate_text, made_text
from dossier.desktop.views.empty_hints import button, words
from dossier.desktop.views.floating import ColourButtons, Floating
from dossier.desktop.views.notes_view import NoteField
from dossier.desktop.views.text_view import TextView
from dossier.model.highlights import CarriedHighlight, Colour
from dossier.translations import in_quotes, tr

_WIDTH = 330  # points
_LINES = 4  # of the comment that are in sight


class HighlightCard(Floating):
    """Says what is to be changed; a comment is kept when the card closes, however it does."""

    changed = Signal(object, str, str)  # CarriedHighlight, colour, comment
    removed = Signal(str)  # its id

    def __init__(self, text: TextView, look: Appearance) -> None:
        super().__init__(text)
        self._look = look
        self._shown: CarriedHighlight | None = None
        self._about, self._fate = words(muted=True, wrap=True), words(wrap=True)
        self.comment = NoteField()
        self.comment.setPlaceholderText(tr("A comment of yours"))
        self.comment.setAccessibleName(tr("Comment on the highlight"))
        self.comment.kept.connect(self.close_card)
        self._colours = ColourButtons(look)
        row = QHBoxLayout()
        row.setSpacing(4)
        for colour, made in self._colours.buttons.items():
            self._colours.name(colour, tr(COLOUR_NAMES[colour]))
            made.clicked.connect(partial(self._recolour, colour))
            row.addWidget(made)
        row.addStretch(1)
        row.addWidget(button(tr("Remove"), self._remove))
        row.addWidget(button(tr("Done"), self.close_card))
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        for part in (self._fate, self.comment, self._about):
            column.addWidget(part)
        column.addLayout(row)
        self.setAccessibleName(tr("Highlight"))
        text.words_chosen.connect(lambda span: self.close_card() if span else None)

    @property
    def highlight(self) -> str | None:
        """Which one is open."""
        return self._shown.highlight.highlight if self._shown else None

    def open_card(self, carried: CarriedHighlight, *, write: bool = False) -> None:
        """Shows a highlight at its words; with `write` the keys go to the comment."""
        self.close_card()
        self._shown = carried
        self.comment.setPlainText(carried.highlight.comment)
        self.refresh(carried)
        self.float_at(carried.span)
        if write:
            self.comment.setFocus()

    def refresh(self, carried: CarriedHighlight) -> None:
        """The same highlight after a change; what is being written stays."""
        self._shown = carried
        before = in_quotes(" ".join(carried.highlight.quote.split()))
        then = tr("It was {words}.", words=before) if carried.fate == "changed" else ""
        self._fate.setText("\n".join(filter(None, (fate_text(carried), then))))
        self._fate.setVisible(bool(self._fate.text()))
        self._about.setText(made_text(carried))
        self._colours.check(carried.highlight.colour)
        self.comment.setFixedHeight(self.comment.fontMetrics().lineSpacing() * _LINES + 12)
        self.setFixedWidth(min(self._look.grown(_WIDTH), max(self._text.viewport().width() - 12, 120)))

    def close_card(self) -> None:
        """Keeps what was written."""
        shown, self._shown = self._shown, None
        if shown and self.comment.toPlainText().strip() != shown.highlight.comment:
            self.changed.emit(shown, shown.highlight.colour, self.comment.toPlainText())
        if self.isAncestorOf(self.window().focusWidget() or self):
            self._text.setFocus()
        self.float_at(None)

    def event(self, event: QEvent) -> bool:
        """Escape is for the card, not for the window."""
        overrides = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if overrides and event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def _recolour(self, colour: Colour, _checked: bool = False) -> None:
        if self._shown:
            self._colours.check(colour)
            self.changed.emit(self._shown, colour, self.comment.toPlainText())

    def _remove(self) -> None:
        if shown := self._shown:
            self._shown = None
            self._text.setFocus()
            self.float_at(None)
            self.removed.emit(shown.highlight.highlight)
