"""The page of a case that shows its timeline, and the few things that can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.timeline_model import TimelineModel
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, button, words
from dossier.desktop.views.timeline_view import TimelineView
from dossier.model.chronology import TimelineEntry
from dossier.model.reports import ReportRow
from dossier.translations import tr


class TimelinePage(QWidget):
    """Says where words are to be shown."""

    pointed = Signal(object)  # Told

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self.model = TimelineModel(self)
        self.view = TimelineView(self.model, look)
        self._hint = EmptyHint(self.view, Placeholder(look, "history", "", "")).hint
        self.view.opened.connect(lambda entry: self.pointed.emit(entry.sources[0]))
        legend = tr("Above: events. Below: publications. Dashed: not stated.")
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(6)
        row.addWidget(words(legend, muted=True, wrap=True), 1)
        for text, name, act in (
            ("−", tr("Farther"), lambda: self.view.zoom(1 / 1.5)),
            ("+", tr("Closer"), lambda: self.view.zoom(1.5)),
        ):
            made = button(text, act)
            made.setAccessibleName(name)
            made.setToolTip(name)
            row.addWidget(made)
        row.addWidget(button(tr("Fit"), self.view.fit))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.view, 1)
        self.setFocusProxy(self.view)

    def failed(self, sentence: str) -> None:
        self._hint.say("attention", tr("This cannot be shown"), sentence)

    def waiting(self) -> None:
        self._hint.say("history", tr("Looking for dates…"), "")
        self.model.show((), ())

    def show_entries(self, entries: Sequence[TimelineEntry], rows: Sequence[ReportRow]) -> None:
        """Where nothing has changed, nothing moves."""
        self._hint.say("history", tr("No dates yet"), tr("Put reports into the case to see when what happened."))
        if tuple(entries) != tuple(self.model.entries):
            self.model.show(entries, rows)
