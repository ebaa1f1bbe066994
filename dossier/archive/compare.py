"""Compares the reports of a case, with the judgements of people applied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from dossier.archive.cases import Cases
from dossier.archive.context import Context, Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.backup import Step, no_step
from dossier.model.cases import CaseFile
from dossier.model.copies import CopiedReport
from dossier.model.dependences import Dependence
from dossier.model.judgements import Graded, Judgement
from dossier.model.links import Finding
from dossier.model.reports import Record, ReportId
from dossier.model.tolls import TollPoint


class Compare(Service):
    """What the reports of a case say of the same things, and where they disagree."""

    former = "findings"

    def __init__(self, context: Context, cases: Cases) -> None:
        super().__init__(context)
        self._cases = cases

    def findings(self, case: str, *, as_of: str | None = None) -> Sequence[Finding]:
        """The rows of a case; with `as_of` (`2019-03-03`), only of reports published by that day.

        Raises BadInput, and NotCompared where the reports cannot be compared within the limits.
        """
        return self.file(case, as_of=as_of).findings

    def file(self, case: str, *, as_of: str | None = None, step: Step = no_step) -> CaseFile:
        """All that a brief is made of; with `as_of`, only reports published by that day.

        `step` hears how far the comparison is. Raises as `findings`, Stopped after `stop`, and what `step` raises.
        """
        found = self._cases.get(case)
        day = _day(as_of) if as_of is not None else None
        grades, shelf = self._grades(), self._context.shelf
        sources = tuple(replace(shelf.source(report), grade=grades.get(report)) for report in found.reports)
        if day is not None:
            from dossier.compare import published_by  # late: what compares takes a while to load

            sources = tuple(source for source in sources if published_by(source.record, day))
        judgements = [judgement for judgement in self._catalog.judgements() if judgement.case == found.case]
        records = [source.record for source in sources if source.description]
        compared = self._context.comparer.compare(records, judgements, step)
        return CaseFile(found, sources, compared.findings, compared.judgements)

    def stop(self) -> None:
        """Ends the comparison in hand, from any thread; the caller that waits for it has Stopped."""
        self._context.comparer.stop()

    def copies(self, case: str) -> Sequence[CopiedReport]:
        """Which report of a case copies which, the first texts first. Raises as `findings`."""
        sources = [self._context.shelf.source(report) for report in self._cases.get(case).reports]
        return self._context.comparer.copies([source.record for source in sources if source.description])

    def without(self, case: str, taken: str) -> Sequence[Dependence]:
        """The rows that fall or change without a report (`R3`) or an outlet. Raises BadInput, and as `findings`."""
        from dossier.compare import dependences  # late, as above

        file = self.file(case)
        outlet = taken.casefold()
        left = [s.record for s in file.sources if s.description and not _is_from(s.record, outlet)]
        if len(left) == sum(bool(source.description) for source in file.sources):
            raise BadInput(taken, Clause("no-report-or-outlet-of-case"))
        judgements = [status.judgement for status in file.judgements]
        return dependences(file.findings, self._context.comparer.compare(left, judgements).findings)

    def toll(self, case: str, *, as_of: str | None = None) -> Sequence[TollPoint]:
        """The numbers of dead, hurt, held and missing, row by row, by day of publication. Raises as `findings`."""
        from dossier.compare import toll_history  # late, as above

        file = self.file(case, as_of=as_of)
        return toll_history(file.findings, {source.record.report: source.record.published for source in file.sources})

    def _grades(self) -> dict[ReportId, Judgement]:
        """The grade in force of each report: the last."""
        return {j.said.report: j for j in self._catalog.judgements() if isinstance(j.said, Graded)}


def _is_from(record: Record, name: str) -> bool:
    return name in (record.report.casefold(), (record.outlet or "").casefold())


def _day(words: str) -> date:
    try:
        return date.fromisoformat(words)
    except ValueError as error:
        raise BadInput(words, Clause("not-a-day")) from error
