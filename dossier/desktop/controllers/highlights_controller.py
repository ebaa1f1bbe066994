"""Highlights: made of the words chosen in a report's text, opened, changed, removed, listed and cited."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject

from dossier.desktop.citation_drag import cited
from dossier.desktop.controllers.brief_controller import Drafting
from dossier.desktop.controllers.case_pages import Workspace
from dossier.desktop.controllers.report_controller import Showing
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.views.report_pane import ReportPane
from dossier.desktop.workers import case_questions
from dossier.model.cases import Case
from dossier.model.evidence import TEXT, Evidence
from dossier.model.highlights import COLOURS, CarriedHighlight, Colour, Highlight
from dossier.model.plans import Passage
from dossier.translations import tr

_COLOUR = "highlight-colour"  # the preference: the colour chosen last


class HighlightsController(QObject):
    """Shows the highlights of the report in the pane and of the case's reports, and what is done with them."""

    def __init__(
        self, context: WindowContext, pane: ReportPane, showing: Showing, workspace: Workspace, drafting: Drafting
    ) -> None:
        super().__init__(pane)
        self._context, self._session = context, context.session
        self._pane, self._showing, self._workspace, self._drafting = pane, showing, workspace, drafting
        self._notes, self._card = context.middle.case.notes, pane.reading.card
        self._version: tuple[str, int] | None = None  # report and version in the pane
        self._shown: Sequence[CarriedHighlight] = ()
        self._to_open = ""  # the highlight whose comment is to be written once it is shown
        showing.shown.connect(self._fetch)
        context.browsing.chosen.connect(self._show_lists)
        workspace.fill("notes", self._fill_case)
        pane.text.highlight_clicked.connect(self._open_or_close)
        self._card.changed.connect(self._change)
        self._card.removed.connect(self._remove)
        for listed in (pane.highlights, self._notes.highlights):
            listed.asked.connect(self._do)

    def handlers(self) -> dict[str, Callable[[], object]]:
        colours = {f"highlight-{colour}": partial(self.highlight, colour) for colour in COLOURS}
        return {**colours, "highlight-note": self.highlight_with_note}

    # showing

    def _fetch(self) -> None:
        """The highlights as the version in the pane has them."""
        detail = self._pane.detail
        shown = (detail.row.report, detail.version.number) if detail and detail.description else None
        if shown != self._version:
            self._card.close_card()
            self._version, self._shown = shown, ()
            self._show_lists()
        if shown:
            report, version = shown
            self._session.look(
                lambda archive: case_questions.highlights_of(archive, report, version),
                lambda found: self._show(found, shown),
            )

    def _show(self, found: Sequence[CarriedHighlight], shown: tuple[str, int]) -> None:
        if shown != self._version:
            return
        self._shown = found
        self._show_lists()
        for one in found:
            if one.highlight.highlight == self._to_open:
                self._to_open = ""
                self._card.open_card(one, write=True)
            elif one.highlight.highlight == self._card.highlight:
                self._card.refresh(one)

    def _open_or_close(self, clicked: CarriedHighlight | None) -> None:
        if clicked:
            self._card.open_card(clicked)
        else:
            self._card.close_card()

    def _show_lists(self) -> None:
        self._pane.show_highlights(self._shown, self._context.browsing.case() is not None)

    def _fill_case(self, case: Case) -> None:
        def show(found: tuple[Sequence[CarriedHighlight], Mapping[str, str]]) -> None:
            if self._workspace.shows(case):
                self._notes.show_highlights(*found)

        self._session.look(lambda archive: case_questions.highlighted(archive, case.case), show)

    # doing

    def highlight(self, colour: Colour) -> None:
        """Marks the words chosen in the text; those that are marked already get the colour."""
        self._context.preferences.keep(_COLOUR, colour)
        self._mark(colour, lambda _: None)

    def highlight_with_note(self) -> None:
        """Marks them in the colour used last, and opens the comment."""
        last = self._context.preferences.text(_COLOUR, COLOURS[0])
        self._mark(next((one for one in COLOURS if one == last), COLOURS[0]), self._write)

    def _write(self, made: Highlight) -> None:
        self._to_open = made.highlight
        self._fetch()

    def _mark(self, colour: Colour, then: Callable[[Highlight], None]) -> None:
        detail, span = self._pane.detail, self._pane.text.chosen_span()
        if detail is None or span is None:
            self._context.middle.notice.post(tr("Choose the words to highlight in the report’s text first."))
            return
        self._unchoose()
        same = next((one.highlight for one in self._shown if one.span == span), None)
        if same is None:
            report, version = detail.row.report, detail.version.number
            self._session.do(
                tr("highlight"), lambda archive: archive.highlights.add(report, span, colour, version=version), then
            )
        elif same.colour == colour:
            then(same)
        else:
            self._set(same, colour, same.comment, then)

    def _unchoose(self) -> None:
        """The words are seen in their colour, no longer as chosen."""
        cursor = self._pane.text.textCursor()
        cursor.clearSelection()
        self._pane.text.setTextCursor(cursor)

    def _change(self, carried: CarriedHighlight, colour: Colour, comment: str) -> None:
        self._set(carried.highlight, colour, comment)

    def _set(
        self, made: Highlight, colour: Colour, comment: str, then: Callable[[Highlight], None] = lambda _: None
    ) -> None:
        self._session.do(
            tr("change of a highlight"),
            lambda archive: archive.highlights.change(made.highlight, colour=colour, comment=comment),
            then,
        )

    def _remove(self, highlight: str) -> None:
        self._session.do(tr("removing of a highlight"), lambda archive: archive.highlights.remove(highlight))

    def _do(self, deed: str, carried: CarriedHighlight) -> None:
        """What the list offers."""
        made = carried.highlight
        if deed == "remove":
            self._remove(made.highlight)
            return
        # The same words in the newest version; else those of the version that was marked, which stay as they were
        same = carried.fate in ("unchanged", "moved")
        number, span = (carried.version, carried.span) if same and carried.span else (made.version, made.span)
        words = carried.words if same else made.quote
        if deed == "show":
            self._pane.wanted.emit()
            there = (carried.version, carried.span) if carried.span else (made.version, made.span)
            self._showing.open_report(made.report, there[0], (Evidence(TEXT, carried.words or made.quote, there[1]),))
        elif deed == "note":
            self._workspace.turn_to("notes")
            self._notes.cite(cited(made.report, number, (Evidence(TEXT, words, span),)))
        else:
            self._drafting.cite_passage(Passage(made.report, number, span))
