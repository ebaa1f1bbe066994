"""The cells of one row side by side: what each report says, in its own sentence with the words marked."""

from __future__ import annotations

import html
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.findings_wording import later_text, spoken_row, subject, value_text, verdict
from dossier.desktop.scripts import joined_parts
from dossier.desktop.tooltips import tip
from dossier.desktop.views.empty_hints import Elided, words
from dossier.model.links import Cell, Finding, LaterCount
from dossier.model.quote_context import Excerpt
from dossier.model.reports import ReportRow
from dossier.translations import tr

_WIDE = 236  # pixels of a card


@dataclass(frozen=True, slots=True)
class RowCell:
    """What one report says, and the sentence in which it does; None until it has been fetched."""

    cell: Cell
    row: ReportRow | None
    excerpt: Excerpt | None = None
    later: LaterCount | None = None  # why this is a later count than another one


class RowWords(QWidget):
    """A card a cell. Says which was opened, and that the panel is to go."""

    opened = Signal(object)  # Cell
    closed = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.cards: list[Card] = []
        self._head, self._silent = Elided(), words(muted=True, wrap=True)
        self._head.setObjectName("title")
        close = QToolButton()
        close.setAutoRaise(True)
        close.setAccessibleName(tr("Close the words side by side"))
        close.setToolTip(tr("Close (Esc)"))
        close.setIcon(look.icon("close", look.theme.muted))
        close.clicked.connect(self.closed)
        look.changed.connect(lambda: close.setIcon(look.icon("close", look.theme.muted)))
        above = QHBoxLayout()
        above.setContentsMargins(12, 6, 8, 2)
        above.addWidget(self._head, 1)
        above.addWidget(close)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setAccessibleName(tr("What the reports say, side by side"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(2)
        column.addLayout(above)
        column.addWidget(self._area, 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 150)

    def show_row(self, finding: Finding, said: Sequence[RowCell], silent: Sequence[str]) -> None:
        """`silent` are reports of the case that say nothing of it. Of the same row, place and focus are kept."""
        held = next((at for at, card in enumerate(self.cards) if card.hasFocus()), None)
        scrolled = (
            self._area.horizontalScrollBar().value()
            if [c.said.cell for c in self.cards] == [one.cell for one in said]
            else 0
        )
        self._head.say(tr("{row}: {verdict}", row=subject(finding), verdict=verdict(finding)))
        self._head.setToolTip(tip(spoken_row(finding)))
        inside, row = QWidget(), QHBoxLayout()
        inside.setObjectName("pane")
        inside.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        inside.setLayout(row)
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(8)
        self.cards = [Card(self._look, one) for one in said]
        for card in self.cards:
            card.opened.connect(self.opened)
            card.left.connect(self.closed)
            card.stepped.connect(lambda step, card=card: self._step(card, step))
            row.addWidget(card)
        if silent:
            note = words(tr("Nothing of it in {reports}", reports=", ".join(silent)), muted=True, wrap=True)
            note.setFixedWidth(150)
            row.addWidget(note)
        row.addStretch(1)
        old = self._area.takeWidget()
        self._area.setWidget(inside)
        if old is not None:
            old.deleteLater()
        if held is not None and held < len(self.cards):
            self.cards[held].setFocus()
        self._area.horizontalScrollBar().setValue(scrolled)

    def _step(self, card: Card, step: int) -> None:
        """From card to card, as far as there are any."""
        at = self.cards.index(card) + step
        if 0 <= at < len(self.cards):
            self.cards[at].setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(self.cards[at])

    def begin(self, report: str) -> bool:
        """Into the first card of a report; False where it has none."""
        for card in self.cards:
            if card.said.cell.report == report:
                card.setFocus(Qt.FocusReason.TabFocusReason)
                self._area.ensureWidgetVisible(card)
                return True
        return False


class Card(QFrame):
    """One report's words. A click, Enter or Space goes to them in the report, arrows to the next card."""

    opened = Signal(object)  # Cell
    stepped = Signal(int)  # cards to the right
    left = Signal()

    def __init__(self, look: Appearance, said: RowCell) -> None:
        super().__init__()
        self.said = said
        self.setObjectName("card")
        self.setFixedWidth(_WIDE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        column = QVBoxLayout(self)
        column.setContentsMargins(11, 8, 11, 8)
        column.setSpacing(3)
        outlet, headline = Elided(), Elided(muted=True)
        outlet.setObjectName("title")
        row, cell = said.row, said.cell
        outlet.say(joined_parts((cell.report, row.outlet if row else None)))
        headline.say(value_wording.row_text(row) if row else "")
        self.sentence = QLabel(_marked(said, look))
        self.sentence.setTextFormat(Qt.TextFormat.RichText)
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.how = words(_how(said), muted=True, wrap=True)
        for part in (outlet, headline, self.sentence, self.how):
            column.addWidget(part)
        column.addStretch(1)
        text = said.excerpt.text if said.excerpt else cell.evidence.quote
        self.setAccessibleName(f"{outlet.toolTip()}: {text}\n{self.how.text()}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.opened.emit(self.said.cell)

    def event(self, event: QEvent) -> bool:
        """Escape closes the words, and is not the window's while a card has the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(event.key() == Qt.Key.Key_Escape)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit(self.said.cell)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in step:
            self.stepped.emit(step[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def _marked(said: RowCell, look: Appearance) -> str:
    """The sentence with the words on the colour that evidence has everywhere, and in bold for who sees no colour."""
    found = said.excerpt or Excerpt("", said.cell.evidence.quote, "")
    before, marked, after = (html.escape(part) for part in (found.before, found.words, found.after))
    style = f"background-color:{look.theme.mark}; color:{look.theme.on_mark}; font-weight:600"
    return f'{before}<span style="{style}">{marked}</span>{after}'


def _how(said: RowCell) -> str:
    """The value, its qualifier and speaker; why it is a later count; and what a person made of it."""
    cell = said.cell
    parts = [value_text(cell)]
    if cell.attributed_to:
        parts.append(tr("said by {who}", who=cell.attributed_to))
    if said.later:
        parts.append(later_text(said.later))
    if cell.by:
        parts.append(tr("corrected by {who}; read as {value}", who=value_wording.agent_text(cell.by),
                        value=value_text(cell.others[0])))  # fmt: skip
    return " · ".join(parts)
