"""Which reports are chosen in the list, also where it is longer than what the window holds of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from dossier.desktop.session import Session
from dossier.desktop.views.middle_pane import Middle
from dossier.desktop.workers.tag_questions import picked


class Choosing(QObject):
    """Asked by all that works on the chosen reports."""

    def __init__(self, session: Session, middle: Middle) -> None:
        super().__init__(middle)
        self._session, self._table, self._notice = session, middle.table, middle.notice

    def count(self) -> int:
        return self._table.chosen_count()

    def reports(self, then: Callable[[list[str]], None]) -> None:
        """Gives the names of the chosen reports: at once where their rows are loaded, else from the catalog."""
        held = self._table.chosen_held()
        if len(held) == self.count():
            then([row.report for row in held.values()])
            return
        model, ranges = self._table.reports_model, self._table.chosen_ranges()
        query, order, seen = model.query, model.order, {at: row.report for at, row in held.items()}
        self._session.look(
            lambda archive: picked(archive, query, order, ranges, seen),
            then,
            lambda said: self._notice.post(said, bad=True),
        )
