"""The page of a case's brief: what the person writes is kept after a pause, and the pages follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from dossier.desktop.controllers.browse_controller import Browsing
from dossier.desktop.controllers.case_pages import Workspace
from dossier.desktop.controllers.report_controller import Showing
from dossier.desktop.controllers.undo_message import show_done
from dossier.desktop.dialogs.redaction import ask_reason
from dossier.desktop.nouns.brief_draft import Draft
from dossier.desktop.session import Session
from dossier.desktop.views.brief_view import BriefPage
from dossier.desktop.views.middle_pane import Middle
from dossier.desktop.views.report_pane import ReportPane
from dossier.desktop.workers.brief_worker import BriefPages, drafted
from dossier.model.briefs import Citation
from dossier.model.cases import Case
from dossier.model.evidence import Evidence
from dossier.model.originals import SheetLink
from dossier.model.plans import LintNote, Passage, Plan, Redaction
from dossier.translations import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

PAGE = "brief"
_PAUSE = 800  # milliseconds without a letter after which what was written is kept
_AHEAD = 200  # and after which the pages follow it already
_REST = 120_000  # milliseconds without a change after which what sets pages is let go


class Drafting(QObject):
    """Listens to the page, and to the workspace that fills it."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        browsing: Browsing,
        workspace: Workspace,
        showing: Showing,
        middle: Middle,
        pane: ReportPane,
        page: BriefPage,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._browsing, self._workspace = window, session, browsing, workspace
        self._showing, self._middle, self._pane, self.page = showing, middle, pane, page
        self._case: str | None = None  # whose draft is shown
        self._kept: Plan | None = None  # what the archive has, or is about to have
        self._unkept: tuple[str, Plan] | None = None  # what was written, until the archive has it
        self._state = 0  # grows when the archive has it: a draft asked for before does not tell of it
        self._uncited: list[str] = []  # citations that wait for the draft into which they go
        self._laid = 0  # how often pages were asked for: only the last answer counts
        self._proofs = BriefPages()
        self._lane = session.lane("proofs", self._finish)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self.keep)
        self._ahead = QTimer(self, singleShot=True, interval=_AHEAD)
        self._ahead.timeout.connect(self._follow)
        self._idle = QTimer(self, singleShot=True, interval=_REST)
        self._idle.timeout.connect(self._rest)
        workspace.add_page(PAGE, tr("Brief"), page, self._fill)
        self._listen()
        page.lock(session.read_only is not None)

    def _listen(self) -> None:
        page = self.page
        self._browsing.arrived.connect(self._arrived)
        page.edited.connect(self._edited)
        page.looked.connect(self._look_at)
        page.sheets.needed.connect(self._draw)
        page.sheets.followed.connect(self._go_along)
        page.withheld.pointed.connect(self._point)
        page.withheld.lifted.connect(self._lift)
        page.withheld.marked.connect(self._mark)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The actions on a brief that is being made."""
        return {"case-brief": lambda: self._workspace.turn_to(PAGE), "redact": self.redact, "cite-words": self.cite}

    # showing

    def _arrived(self) -> None:
        """Going elsewhere keeps what was written there."""
        case = self._browsing.case()
        if (case.case if case else None) != self._case:
            self.keep()
            self._case = case.case if case else None
            self._kept = None
            self._uncited.clear()
            self._laid += 1
            self._ahead.stop()
            self._rest()
            self.page.waiting()

    def _fill(self, case: Case) -> None:
        self._arrived()  # the workspace hears first of another place, and fills the page in front at once
        self._ask(case.case)
        self._lay_out(case.case)

    def _ask(self, case: str) -> None:
        state = self._state

        def come(draft: Draft) -> None:
            if state == self._state or self._unkept:
                self._show(draft)
            elif case == self._case:
                self._ask(case)

        self._session.look(lambda archive: drafted(archive, case), come)

    def _show(self, draft: Draft) -> None:
        if draft.case.case == self._case:
            ahead = self._unkept is not None and self._unkept[0] == self._case
            self.page.show_draft(draft, keep_words=ahead)
            if not ahead:
                self._kept = draft.plan
            uncited, self._uncited = self._uncited, []
            for mark in uncited:
                self.page.cite(mark, behind=True)

    def _edited(self) -> None:
        if self._case and self._kept:  # else there is no draft yet to be changed
            self._unkept = (self._case, self.page.plan())
            self._timer.start()
            self._ahead.start()

    def _follow(self) -> None:
        """Lays out what is being written, before it is kept."""
        if self._unkept and self._unkept[0] == self._case:
            self._lay_out(self._case)

    def _rest(self) -> None:
        self._lane.ask(self._proofs.rest, lambda _: None, lambda _: None)

    def _lay_out(self, case: str) -> None:
        self._laid += 1
        self._idle.start()
        number, unkept = self._laid, self._unkept
        plan = unkept[1] if unkept and unkept[0] == case else None
        paper = self._session.paper
        self.page.laying_out()

        def laid_out(count: int | None) -> None:
            if number == self._laid and count is not None:
                self.page.show_pages(count)

        def failed(said: str) -> None:
            if number == self._laid:
                self.page.no_pages(said)

        # Of several changes in a row only the last is laid out
        self._session.on(
            self._lane,
            lambda archive: self._proofs.lay_out(archive, case, plan, paper) if number == self._laid else None,
            laid_out,
            failed,
        )

    def _draw(self, page: int, width: int) -> None:
        number = self._laid

        def drawn(image: object) -> None:
            if number == self._laid:
                self.page.sheets.show_image(page, image)  # type: ignore[arg-type]

        def linked(links: Sequence[SheetLink]) -> None:
            if number == self._laid:
                self.page.sheets.show_links(page, links)

        self._lane.ask(lambda: self._proofs.drawn(page, width), drawn, lambda _: None)
        self._lane.ask(lambda: self._proofs.links(page), linked, lambda _: None)

    # deciding

    def keep(self) -> None:
        """Keeps what was written, if it is something else."""
        self._timer.stop()
        unkept, before = self._unkept, self._kept
        if unkept is None or before is None or unkept[1] == before:
            self._unkept = None
            return
        case, plan = unkept
        self._kept = plan

        def kept(_: object) -> None:
            self._state += 1
            if self._unkept == unkept:
                self._unkept = None

        def failed(said: str) -> None:
            kept(said)
            self._middle.notice.post(said, bad=True)

        self._session.do(tr("change of the brief"), lambda archive: archive.plans.set(case, plan), kept, failed)

    def _finish(self) -> None:
        """At the very end, on the lane: what no pause came after is kept as well."""
        self._proofs.close()
        if self._unkept and self._proofs.archive:
            self._proofs.archive.plans.set(*self._unkept)

    def redact(self) -> None:
        """Redacts the words selected in the report's text, in all that leaves the archive of this case."""
        case, passage = self._browsing.case(), self._chosen()
        if not case or not passage:
            self._middle.notice.post(tr("First select the words to redact in the report’s text."))
            return

        def give(reason: str) -> None:
            said = tr("Redacted in every brief and bag of “{case}”.", case=case.name)
            done = lambda _: show_done(self._middle.notice, self._session.operations, said)  # noqa: E731
            failed = lambda why: self._middle.notice.post(why, bad=True)  # noqa: E731
            redact = lambda a: a.plans.redact(case.case, passage.report, passage.span, reason, passage.version)  # noqa: E731
            self._session.do(tr("redaction of words"), redact, done, failed)

        ask_reason(self._window, case.name, give)

    def cite(self) -> None:
        """Puts the words chosen in the report's text into the brief as a citation."""
        case, passage = self._browsing.case(), self._chosen()
        if case and passage:
            self.cite_passage(passage)
        else:
            self._middle.notice.post(tr("Choose the words to be cited in the report’s text first."))

    def cite_passage(self, passage: Passage) -> None:
        """Puts a citation into the brief of the open case."""
        self._workspace.turn_to(PAGE)
        if self._kept:
            self.page.cite(str(passage))
        else:  # what is put into a draft that is not there yet would be lost
            self._uncited.append(str(passage))

    def _chosen(self) -> Passage | None:
        detail, span = self._pane.detail, self._pane.text.chosen_span()
        return Passage(detail.row.report, detail.version.number, span) if detail and span else None

    def _lift(self, redaction: Redaction) -> None:
        show = lambda archive: archive.plans.undo_redaction(redaction.case, redaction.redaction)  # noqa: E731
        self._session.do(tr("showing of words again"), show)

    def _mark(self, note: str, private: bool) -> None:
        if case := self._case:
            self._session.do(tr("privacy of a note"), lambda archive: archive.cases.mark_note(case, note, private))

    # going

    def _point(self, redaction: Redaction) -> None:
        words = (Evidence("text", redaction.quote, redaction.span),)
        self._showing.open_report(redaction.report, redaction.version, words)

    def _go_along(self, link: SheetLink) -> None:
        """The number of a citation leads to the words in the report, everything else to where it leads on paper."""

        def found(cited: Citation | None) -> None:
            if cited is None:
                self.page.sheets.go_to(link.page)
            else:
                self._pane.wanted.emit()
                words = (Evidence(cited.origin, cited.quote, cited.span),)
                self._showing.open_report(cited.report, cited.version, words)

        self._lane.ask(lambda: self._proofs.cited(link), found, lambda _: None)

    def _look_at(self, note: LintNote) -> None:
        if note.where == "note":
            self._workspace.turn_to("notes")
