"""Finds reports of the same event, and records people's rulings on pairs of reports."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.events import WITHDRAWN, Changes
from dossier.model.links import Group, Link, Ruling
from dossier.model.reports import ReportId


class Links(Service):
    """Links are computed; a person's ruling on a pair outranks them."""

    def related(self, report: ReportId, limit: int = 20) -> Sequence[Link]:
        """Reports linked to this one, best first, with reasons. Raises BadInput."""
        from dossier.repository.links import links_of  # late: what links takes a while to load

        return links_of(self._catalog, report, limit)

    def groups(self, newest: int | None = None) -> Sequence[Group]:
        """Suggested cases, each report in at most one; with `newest`, among so many reports that came last."""
        from dossier.repository.links import groups  # late, as above

        return groups(self._catalog, newest)

    def rule(self, ruling: Ruling) -> Changes:
        """Records whether two reports are about the same event, or related at all. Raises BadInput."""
        if ruling.report == ruling.other:
            raise BadInput(ruling.report, Clause("single-report"))
        for report in (ruling.report, ruling.other):
            self._catalog.row(report)
        return self._record("ruling", report=ruling.report, other=ruling.other, verdict=ruling.verdict)

    def rulings(self, report: ReportId | None = None) -> Sequence[Ruling]:
        """Rulings in force, oldest first; all, or those on one report. Raises BadInput for an unknown report."""
        if report is not None:
            self._catalog.row(report)
        return self._catalog.rulings(report)

    def undo_ruling(self, report: ReportId, other: ReportId) -> Changes:
        """Removes a ruling: the computed link applies again. Raises BadInput when there is none."""
        with self._recorder.writing():
            if not any({report, other} == {ruling.report, ruling.other} for ruling in self.rulings(report)):
                raise BadInput(f"{report} and {other}", Clause("have-no-ruling-to-take-back"))
            return self._record("ruling", report=report, other=other, verdict=WITHDRAWN)
