"""Compares the reports of a case, with the judgements of people applied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from dossier.archive.cases import Cases
from dossier.archive.context import Context, Service
from dossier.errors import BadInput
from dossier.model.cases import CaseFile
from dossier.model.judgements import Graded, Judgement
from dossier.model.links import Finding
from dossier.model.reports import ReportId


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

    def file(self, case: str, *, as_of: str | None = None) -> CaseFile:
        """All that a brief is made of; with `as_of`, only reports published by that day. Raises as `findings`."""
        found = self._cases.get(case)
        day = _day(as_of) if as_of is not None else None
        grades, shelf = self._grades(), self._context.shelf
        sources = tuple(replace(shelf.source(report), grade=grades.get(report)) for report in found.reports)
        if day is not None:
            from dossier.compare import published_by  # late: what compares takes a while to load

            sources = tuple(source for source in sources if published_by(source.record, day))
        judgements = [judgement for judgement in self._catalog.judgements() if judgement.case == found.case]
        records = [source.record for source in sources if source.description]
        compared = self._context.comparer.compare(records, judgements)
        return CaseFile(found, sources, compared.findings, compared.judgements)

    def _grades(self) -> dict[ReportId, Judgement]:
        """The grade in force of each report: the last."""
        return {j.said.report: j for j in self._catalog.judgements() if isinstance(j.said, Graded)}


def _day(words: str) -> date:
    try:
        return date.fromisoformat(words)
    except ValueError as error:
        raise BadInput(words, "is no day; write it as 2019-03-03") from error
