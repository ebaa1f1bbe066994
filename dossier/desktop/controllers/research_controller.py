"""Keeps searches in the research log of a case, and withdraws them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from dossier.desktop.controllers.undo_message import show_done
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.dialogs.search_log_dialog import SearchEntry, SearchLogDialog
from dossier.model.case_searches import CaseSearch
from dossier.translations import tr, tr_n


class ResearchController(QObject):
    """Nothing is kept unless the person says so here."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._window, self._session, self._browsing = context.window, context.session, context.browsing
        self._notice = context.middle.notice
        self.dialog: SearchLogDialog | None = None  # the last that was opened
        context.middle.case.notes.search_withdrawn.connect(self._withdraw)

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"log-search": self.ask}

    def ask(self) -> None:
        cases = self._browsing.overview.cases
        if not cases:
            self._notice.post(tr("Make a case first; then a search can be kept with it."))
            return
        case = self._browsing.case()
        dialog = self.dialog = SearchLogDialog(
            self._window, cases, case.case if case else "", "" if case else self._browsing.typed()
        )
        dialog.given.connect(self.keep)
        dialog.open()
        dialog.query.setFocus()

    def keep(self, entry: SearchEntry) -> None:
        def done(found: CaseSearch) -> None:
            said = tr_n(found.count, "Kept the search with {n} hit.", "Kept the search with {n} hits.")
            show_done(self._notice, self._session.operations, said)

        if entry.where:
            add = lambda archive: archive.research.add_elsewhere(  # noqa: E731
                entry.case, entry.query, entry.where, entry.hits, note=entry.note
            )
        else:
            add = lambda archive: archive.research.add(entry.case, entry.query, note=entry.note)  # noqa: E731
        self._session.do(tr("search kept with a case"), add, done, lambda said: self._notice.post(said, bad=True))

    def _withdraw(self, search: str) -> None:
        case = self._browsing.place.key
        self._session.do(tr("withdrawing of a search"), lambda archive: archive.research.remove(case, search))
