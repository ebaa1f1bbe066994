"""The report on screen: which one is shown, in which version, with which words marked, and what is done to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.controllers.originals_controller import OriginalShowing
from dossier.desktop.controllers.pictures_controller import PicturesController
from dossier.desktop.controllers.place_question import ask_about_place
from dossier.desktop.nouns.read_marks import ReadMarks
from dossier.desktop.nouns.report_answers import Linked
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.value_wording import field_within
from dossier.desktop.views.middle_pane import Middle
from dossier.desktop.views.related_view import link_reasons
from dossier.desktop.views.report_pane import ReportPane
from dossier.desktop.views.side_by_side import SideBySide
from dossier.desktop.workers import questions
from dossier.model.chronology import EntrySource
from dossier.model.corrections import said
from dossier.model.events import WITHDRAWN, Changes
from dossier.model.evidence import Evidence, Span
from dossier.model.links import Cell, Ruling
from dossier.model.reports import ReportDetail, ReportRow, Version
from dossier.translations import term, tr

_OPENED = 1000  # milliseconds for which a report is shown before it counts as opened
_PAUSE = 30  # milliseconds: who runs through the list with the arrow keys is not shown every report

_RULED = {
    "together": term("Kept: {report} and {other} belong together. Your word outranks the machine."),
    "apart": term("Kept: {report} and {other} are not about the same event. Your word outranks the machine."),
    "unrelated": term("Kept: {report} and {other} have nothing to do with each other. Your word outranks the machine."),
}
_WITHDRAWN = term("Your ruling on {report} and {other} is withdrawn.")


class Showing(QObject):
    """Listens to the list, the report's pane and the session's news."""

    shown = Signal()  # another report, or none
    corrected = Signal(str, str)  # report, field: the archive has taken a correction
    alone = Signal()  # the report is to have the window for itself

    def __init__(
        self, look: Appearance, session: Session, middle: Middle, pane: ReportPane, preferences: Preferences
    ) -> None:
        super().__init__(pane)
        self._look = look
        self._session, self._middle, self._pane = session, middle, pane
        self._words: tuple[str, Sequence[Evidence]] | None = None  # to be marked once their report has come
        self._wanted: tuple[str, int | None] | None = None  # report and version on their way to the pane
        self._waiting: list[Callable[[], object]] = []  # what is to be done with that report once it is there
        self.originals = OriginalShowing(session, pane, middle.notice, preferences, self.open_report)
        self.pictures = PicturesController(session, pane, middle.notice, preferences)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._ask_report)
        self._opened = QTimer(self, singleShot=True, interval=_OPENED)
        self._opened.timeout.connect(self._mark_opened)
        self._marks = f"opened/{session.identity}"
        middle.table.reports_model.opened = ReadMarks(preferences.text(self._marks))
        self._preferences = preferences
        self._wire()

    def _wire(self) -> None:
        table, pane = self._middle.table, self._pane
        table.current_changed.connect(self._row_changed)
        table.opened.connect(self.alone)
        pane.text.turned.connect(table.step)
        table.peeked.connect(self._page_on)
        table.carrying.lend = self.originals.lend_row
        self._middle.case.pointed.connect(self._point)
        pane.tab_changed.connect(lambda _: self._fill_tab())
        pane.versions.chosen.connect(self._show_version)
        pane.versions.compared.connect(self._ask_changes)
        pane.related.opened.connect(self.open_report)
        pane.related.compared.connect(self._show_side_by_side)
        pane.related.ruled.connect(self._rule)
        pane.fields_model.corrected.connect(self._correct)
        pane.fields.take.connect(self._accept)
        pane.text.fill.connect(self._fill)
        pane.fields.undo.connect(self._take_back)
        pane.fields.chosen.connect(lambda _: self._forget_words())
        self._session.changed.connect(self._changed)

    def handlers(self) -> dict[str, Callable[[], object]]:
        tab = self._pane.go_to_tab
        return {
            "text": lambda: tab("Text"), "original": lambda: tab("Original"), "versions": lambda: tab("Versions"),
            "pictures": lambda: tab("Pictures"),
            "highlights": lambda: tab("Highlights"),
            "related": lambda: tab("Related"), "history": lambda: tab("History"), "find": self._pane.find_words,
            "save-original": self.chosen(self.originals.save),
            "open-original": self.chosen(self.originals.open_elsewhere),
        }  # fmt: skip

    def chosen(self, act: Callable[[], object]) -> Callable[[], None]:
        """Does it with the report in the pane, or with the one just chosen: its keys may come before it does."""

        def soon() -> None:
            shown = self._pane.detail
            if self._wanted is None or (shown and shown.row.report == self._wanted[0]):
                act()
            else:
                self._waiting.append(act)

        return soon

    def show_nothing(self) -> None:
        """The list is empty."""
        self._row_changed(None)
        self._pane.show_nothing(none_there=True)

    def open_report(self, report: str, version: int | None = None, words: Sequence[Evidence] = ()) -> None:
        """Shows a report, whether the list holds it or not, and marks words in it."""
        self._words = (report, words) if words else None
        shown = self._pane.detail
        if shown and shown.description and shown.row.report == report and version in (None, shown.version.number):
            self._mark(shown)
            return
        newest_in_list = version is None and self._middle.table.go_to(report)
        if not newest_in_list:
            self._middle.table.go_to(report)
            self._timer.stop()
            self._waiting.clear()
            self._wanted = (report, version)
            self._ask_report()

    def _row_changed(self, row: ReportRow | None) -> None:
        if row is None or (self._wanted and self._wanted[0] != row.report):
            self._waiting.clear()
        if row is None:
            self._wanted = None
            self._timer.stop()
            self._pane.show_nothing()
        else:
            shown = self._pane.detail
            if self._wanted is None or self._wanted[0] != row.report:
                self._wanted = (row.report, None)
            # A version that was chosen, and may still be on its way, stays so while its row changes
            older = self._wanted[1]
            number = older or (shown.row.version if shown else 0)
            same = shown is not None and shown.row == row and shown.version.number == number
            if not same:
                self._timer.start()
        self.shown.emit()

    def _ask_report(self) -> None:
        if self._wanted:
            wanted = self._wanted
            self._session.show(*wanted, lambda detail: self._show_report(wanted, detail))

    def _show_report(self, wanted: tuple[str, int | None], detail: ReportDetail | None) -> None:
        if wanted != self._wanted:
            return
        if detail is None:
            self._row_changed(None)
            return
        if detail.version.number == detail.row.version:
            self._wanted = (detail.row.report, None)  # and the next one, when it comes
        self._pane.show_detail(detail)
        self._opened.start()
        self._mark(detail)
        self._fill_tab()
        self.shown.emit()
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            act()

    def _mark_opened(self) -> None:
        """Its headline is no longer bold in lists, until there is a new version."""
        table, detail = self._middle.table, self._pane.detail
        if detail and not table.reports_model.opened.has(detail.row.report, detail.version.number):
            table.reports_model.opened.add(detail.row.report, detail.version.number)
            self._preferences.keep(self._marks, str(table.reports_model.opened))
            table.viewport().update()

    def _mark(self, detail: ReportDetail) -> None:
        """Marks the words asked for, also when the same report is shown again after a change."""
        if self._words and self._words[0] == detail.row.report:
            self._pane.show_words(self._words[1])

    def _forget_words(self) -> None:
        self._words = None

    def _fill_tab(self) -> None:
        detail = self._pane.detail
        if detail is None:
            return
        report, tab = detail.row.report, self._pane.tab()
        if tab == "Related":
            self._pane.related.show_linked(None)
            self._session.look(
                lambda archive: (questions.linked(archive, report), archive.links.rulings(report)),
                lambda found: self._show_linked(report, *found),
            )
        elif tab == "History":
            self._session.history(report, self._pane.history.show_history)
        elif tab == "Original":
            self.originals.show(detail)
            self._pane.mark_original()
        elif tab == "Pictures":
            self.pictures.show(detail)
        elif tab == "Versions" and (pair := self._pane.versions.pair):
            self._ask_changes(*pair)

    def _show_linked(self, report: str, found: list[Linked], rulings: Sequence[Ruling]) -> None:
        if self._pane.detail and self._pane.detail.row.report == report:
            self._pane.related.show_linked(found, rulings, report)

    def _ask_changes(self, old: int, new: int) -> None:
        if detail := self._pane.detail:
            report, versions = detail.row.report, self._pane.versions
            self._session.look(
                lambda archive: questions.changed(archive, report, old, new), versions.show_changes, versions.say
            )

    def _show_side_by_side(self, linked: Linked, at: int) -> None:
        """The words of both reports, in a window of their own."""
        here, there = linked.link.report, linked.link.other

        def come(both: tuple[ReportDetail, ReportDetail]) -> None:
            SideBySide(self._pane, self._look, both, link_reasons(linked.link), at).show()

        self._session.look(lambda archive: (archive.reports.get(here), archive.reports.get(there)), come)

    def _show_version(self, version: Version) -> None:
        detail = self._pane.detail
        if detail and detail.version.number != version.number:
            self._wanted = (version.report, version.number)
            self._ask_report()

    def _page_on(self) -> None:
        """Space in the list pages through the words, and brings the report's pane where it was put away."""
        if not self._pane.isVisible():
            self._pane.wanted.emit()
            return
        self._pane.tabs.setCurrentIndex(0)
        bar = self._pane.text.verticalScrollBar()
        bar.setValue(0 if bar.value() >= bar.maximum() else bar.value() + bar.pageStep() - 40)

    def _correct(self, field: str, text: str) -> None:
        """What cannot be used goes back into the field, to be mended there."""
        if not self._pane.detail:
            return
        report = self._pane.detail.row.report

        def refused(said: str) -> None:
            self._middle.notice.post(said, bad=True)
            if self._pane.detail and self._pane.detail.row.report == report:
                self._pane.edit(field, text)

        def done(_: object) -> None:
            self.corrected.emit(report, field)
            if field == "dateline":
                ask_about_place(self._session, self._middle.notice, report, text)

        self._session.correct(report, field, value_wording.as_kept(field, text), done, refused)

    def _accept(self, field: str, value: str) -> None:
        """A person confirms a stated value: the one shown, or another candidate."""
        detail = self._pane.detail
        if detail is None or detail.description is None:
            return
        report, shown = detail.row.report, said(c for c in detail.description.claims if c.field == field)
        confirmed = value == shown
        label = tr("confirmation of the {field}") if confirmed else tr("correction of the {field}")
        self._session.do(
            label.format(field=field_within(field)),
            lambda archive: archive.corrections.accept(report, field, value),
            lambda _: None if confirmed else self.corrected.emit(report, field),
        )

    def _fill(self, field: str, span: Span) -> None:
        """The chosen words are the value of a field, and its evidence."""
        if detail := self._pane.detail:
            report, place = detail.row.report, (span.start, span.end)
            self._session.do(
                tr("correction of the {field}", field=field_within(field)),
                lambda archive: archive.corrections.set(report, field, evidence=place),
                lambda _: self.corrected.emit(report, field),
            )

    def _take_back(self, field: str) -> None:
        if self._pane.detail:
            self._session.take_back(self._pane.detail.row.report, field)

    def _rule(self, other: str, verdict: str) -> None:
        if not self._pane.detail:
            return
        row = self._pane.detail.row
        said = tr(_WITHDRAWN if verdict == WITHDRAWN else _RULED[verdict], report=row.report, other=other)
        self._session.rule(row.report, other, verdict, lambda _: self._middle.notice.post(said))

    def _point(self, source: Cell | EntrySource) -> None:
        self.open_report(source.report, source.version, (source.evidence,) if source.evidence else ())

    def _changed(self, changes: Changes) -> None:
        """Shows the report anew after a write that touched it."""
        shown = self._pane.detail
        still = shown and self._wanted and self._wanted[0] == shown.row.report  # else another is on its way
        if shown and still and changes.anything:  # it may be gone, as an erased one is
            report = shown.row.report
            self._session.look(lambda archive: archive.reports.has(report), self._ask_or_leave)
        elif shown and still and (changes.touches(shown.row.report) or not changes.reports):
            self._ask_report()

    def _ask_or_leave(self, is_there: bool) -> None:
        if is_there:
            self._ask_report()
        else:
            self._row_changed(None)
