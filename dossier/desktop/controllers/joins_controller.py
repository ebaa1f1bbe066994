"""Joins reports that are one story, separates versions, and keeps reports of one address apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from PySide6.QtCore import QObject

from dossier.desktop.controllers.report_controller import Showing
from dossier.desktop.controllers.review_answers import Answer, joined, kept_apart
from dossier.desktop.controllers.selection import Choosing
from dossier.desktop.controllers.undo_message import show_done
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.dialogs import small_dialogs as dialogs
from dossier.desktop.views.report_pane import ReportPane
from dossier.desktop.workers import questions
from dossier.model.reports import ReportId, ReportRow
from dossier.translations import tr


class JoinsController(QObject):
    """Acts on the report in the pane, on those chosen in the list, and on those that the side bar offers."""

    def __init__(self, context: WindowContext, pane: ReportPane, showing: Showing) -> None:
        super().__init__(context.window)
        self._window, self._session, self._browsing = context.window, context.session, context.browsing
        self._notice, self._pane, self._showing = context.middle.notice, pane, showing
        self._choosing = Choosing(context.session, context.middle)
        pane.versions.join_wanted.connect(self._ask_other)
        pane.versions.separated.connect(self._separate)
        pane.versions.accepted.connect(self._accept)

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"join": self.join_chosen}

    def wishes(self) -> dict[str, Callable[[], object]]:
        """What the buttons over the list ask for."""
        return {"join-shared": self.join_shared, "keep-apart": self.keep_shared_apart}

    def join_chosen(self) -> None:
        """Several chosen reports at once; of one, it asks with which other."""
        if self._choosing.count() > 1:
            self._choosing.reports(self._join_all)
        else:
            self._showing.chosen(self._ask_other)()

    def join_shared(self) -> None:
        self._join_all([row.report for row in self._browsing.shared_reports()])

    def keep_shared_apart(self) -> None:
        reports = [row.report for row in self._browsing.shared_reports()]
        if reports:
            said = tr("{reports} stay reports of their own, though they state one address.", reports=", ".join(reports))
            self._do(kept_apart([*combinations(reports, 2)]), lambda _: self._post(said))

    def _join_all(self, reports: Sequence[ReportId]) -> None:
        """The oldest stays; the others become versions of it."""
        first, *others = sorted(reports, key=lambda report: int(report[1:]))
        if others:
            self._join(first, others)

    def _ask_other(self) -> None:
        if detail := self._pane.detail:
            report = detail.row.report
            self._session.look(
                lambda archive: questions.joinable(archive, report), lambda rows: self._ask(report, rows)
            )

    def _ask(self, report: ReportId, alike: Sequence[ReportRow]) -> None:
        if other := dialogs.ask_report(self._window, report, alike):
            self._join(report, [other])

    def _join(self, report: ReportId, others: Sequence[ReportId]) -> None:
        said = tr("{others} belongs to {report} now, with its versions, cases and tags.",
                  others=", ".join(others), report=report)  # fmt: skip

        def done(_: object) -> None:
            self._post(said)
            self._showing.open_report(report)

        self._do(joined(report, others), done)

    def _separate(self, number: int) -> None:
        if detail := self._pane.detail:
            report = detail.row.report

            def done(other: ReportId) -> None:
                self._post(tr("Version {number} of {report} is the report {other} now.", number=number, report=report,
                              other=other))  # fmt: skip

            label = tr("separating of version {number} from {report}", number=number, report=report)
            self._do(Answer(label, lambda archive: archive.versions.separate(report, number)), done)

    def _accept(self, number: int) -> None:
        """Shows a version that was held back, for it is no page of a login or an error."""
        if detail := self._pane.detail:
            report = detail.row.report
            said = tr("Version {number} of {report} is shown from now on.", number=number, report=report)
            self._session.decide(
                lambda a: a.versions.accept(report, number), lambda _: self._notice.post(said), self._fail
            )

    def _do(self, answer: Answer, then: Callable[[Any], None]) -> None:
        self._session.do(answer.label, answer.do, then, self._fail)

    def _post(self, said: str) -> None:
        show_done(self._notice, self._session.operations, said)

    def _fail(self, said: str) -> None:
        self._notice.post(said, bad=True)
