"""What happened to a report: an event a line, and all that the log holds of the one chosen."""

from __future__ import annotations

import json
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QSplitter, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.events_wording import event_text
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.views.empty_hints import button
from dossier.desktop.views.flow import Flow
from dossier.desktop.views.line_table import LinesView
from dossier.model.events import PREMIS, Event
from dossier.translations import term, tr

_COLUMNS: tuple[LineColumn[Event], ...] = (
    LineColumn(term("When"), lambda e: value_wording.moment_text(e.at), lambda e: e.at),
    LineColumn(
        term("What happened"),
        event_text,
        lambda e: f"{event_text(e)}\n{tr('event {number} of the log', number=e.seq)}",
    ),
    LineColumn(term("Who"), lambda e: value_wording.agent_text(e.agent), lambda e: e.agent),
)


class HistoryView(QWidget):
    """Newest first."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self.model = LinesModel(_COLUMNS, parent=self)
        self.list = LinesView(self.model, look, tr("History of the report"), stretch=1).widths(142, 200, 80)
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setProperty("flat", True)
        flags = Qt.TextInteractionFlag
        self.details.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
        self.details.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.details.document().setDocumentMargin(14)
        self.details.setAccessibleName(tr("All that the log holds of the event"))
        buttons = QWidget()
        row = Flow(buttons, (14, 6, 14, 10))
        row.addWidget(button(tr("Copy these details"), self.copy))
        row.addWidget(button(tr("Copy the whole history"), self.copy_all))
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.details, 1)
        column.addWidget(buttons)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self.list)
        splitter.addWidget(below)
        splitter.setSizes([220, 200])
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(splitter)
        self.list.chosen.connect(self._show_details)
        self.setFocusProxy(self.list)

    def show_history(self, events: Sequence[Event]) -> None:
        """Events come oldest first; the one that was chosen stays chosen."""
        before = self.list.current()
        shown = tuple(reversed(events))
        self.model.show(shown)
        at = next((at for at, event in enumerate(shown) if before and event.seq == before.seq), 0)
        if shown:
            self.list.select(at)
        else:
            self._show_details(None)

    def _show_details(self, event: Event | None) -> None:
        self.details.setPlainText(details(event) if event else "")

    def copy(self) -> None:
        QApplication.clipboard().setText(self.details.toPlainText())

    def copy_all(self) -> None:
        QApplication.clipboard().setText("\n\n".join(details(event) for event in self.model.things()))


def details(event: Event) -> str:
    """An event in words and in the terms of PREMIS 3, with all that its line in the log says."""
    lines = [
        event_text(event),
        tr("Event {number} of the log", number=str(event.seq)),
        tr("PREMIS event type: {name}", name=PREMIS[event.kind]),
        tr("Kind: {name}", name=event.kind),
        tr("Moment: {moment}", moment=event.at),
        tr("Agent: {agent}", agent=event.agent),
        *(f"{name}: {_value(value)}" for name, value in event.detail.items()),
    ]
    return "\n".join(lines)


def _value(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, indent=1)
