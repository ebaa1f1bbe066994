"""Opens the window on a person, place or body, and records which spellings are one name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from dossier.desktop.appearance import Appearance
from dossier.desktop.controllers.report_controller import Showing
from dossier.desktop.controllers.undo_message import show_done
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.views.entity_view import EntityDialog
from dossier.desktop.views.report_pane import ReportPane
from dossier.model.entities import REPORTS_AT_ONCE, Entity, NamingFinding, NamingSentence, Spelling
from dossier.model.events import Changes
from dossier.translations import tr


class EntitiesController(QObject):
    """Asks for the name chosen in a report's text or in a comparison; else the person types one."""

    def __init__(self, context: WindowContext, look: Appearance, pane: ReportPane, showing: Showing) -> None:
        super().__init__(context.window)
        self._window, self._session, self._browsing, self._look = (
            context.window,
            context.session,
            context.browsing,
            look,
        )
        self._middle, self._pane, self._showing = context.middle, pane, showing
        self._name, self._shown = "", 0
        self.dialog: EntityDialog | None = None
        context.session.changed.connect(self._changed)

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"entity": self.show_chosen}

    def show_chosen(self) -> None:
        words = self._pane.text.textCursor().selectedText().strip()
        rows = self._middle.case.compare.findings.cells.rows() if self._browsing.case() else []
        named = [row.of for row in rows if row.finding == "name" and row.of]
        self.show(words or (named[0] if named else ""))

    def show(self, name: str) -> None:
        """Opens the window; without a name, it waits for one."""
        if self.dialog is None:
            dialog = self.dialog = EntityDialog(self._look, self._window)
            dialog.asked.connect(self._ask)
            dialog.more.connect(self._more)
            dialog.opened.connect(self._open)
            dialog.case_opened.connect(lambda case: self._browsing.go("case", case))
            dialog.join.connect(self._join)
            dialog.separate.connect(self._separate)
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.field.setFocus()
        if name:
            self.dialog.field.setText(name)
            self._ask(name)

    def _ask(self, name: str) -> None:
        self._name, self._shown = name, 0
        self._session.look(lambda archive: archive.entities.get(name), partial(self._come, name), self._refuse)

    def _come(self, name: str, found: Entity) -> None:
        """The sentences at once; what compares reports takes longer."""
        if self.dialog is None or name != self._name:
            return
        dialog, self._shown = self.dialog, found.shown
        dialog.show_entity(found)

        def compared(answer: tuple[Sequence[Spelling], Sequence[NamingFinding]]) -> None:
            similar, findings = answer
            if name == self._name:
                dialog.show_similar(similar)
                dialog.show_findings(findings)

        self._session.work(
            lambda a: (a.entities.similar(name), a.entities.contradictions(name)), compared, self._refuse
        )

    def _more(self) -> None:
        name, start = self._name, self._shown

        def come(found: Entity) -> None:
            if self.dialog and name == self._name and start == self._shown:
                self._shown = found.shown
                self.dialog.add_sentences(found)

        self._session.look(lambda archive: archive.entities.get(name, REPORTS_AT_ONCE, start), come, self._refuse)

    def _refuse(self, said: str) -> None:
        if self.dialog:
            self.dialog.clear(said)

    def _open(self, found: NamingSentence) -> None:
        self._showing.open_report(found.report.report, None, [found.sentence])

    def _join(self, spelling: Spelling) -> None:
        names = [self._name, spelling.text]
        said = tr("“{spelling}” and “{name}” are one name from now on.", spelling=spelling.text, name=self._name)

        def done(_: object) -> None:
            show_done(self._middle.notice, self._session.operations, said)

        self._session.do(tr("joined spellings"), lambda archive: archive.entities.join(names), done)

    def _separate(self, spelling: Spelling) -> None:
        if spelling.ruling:
            self._session.take_back_judgement(spelling.ruling)

    def _changed(self, changes: Changes) -> None:
        """A ruling was made or taken back."""
        if changes.names and self.dialog and self.dialog.isVisible() and self._name:
            self._ask(self._name)
