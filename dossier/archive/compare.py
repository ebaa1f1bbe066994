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
from dossier.model.dependences import CaseSource, Dependence, SentenceDependence, SourceKind
from dossier.model.judgements import Graded, Judgement, Removed
from dossier.model.links import Finding
from dossier.model.plans import Passage, Plan
from dossier.model.reports import ReportId
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
        return CaseFile(found, sources, compared.findings, compared.judgements, copies=compared.copies)

    def stop(self) -> None:
        """Ends the comparison in hand, from any thread; the caller that waits for it has Stopped."""
        self._context.comparer.stop()

    def copies(self, case: str) -> Sequence[CopiedReport]:
        """Which report of a case copies which, the first texts first. Raises as `findings`."""
        return self.file(case).copies

    def sources(self, case: str | CaseFile) -> Sequence[CaseSource]:
        """The reports, outlets and speakers of a case (its name, or what `file` gave), and what rests on one alone.

        Raises as `findings`.
        """
        from dossier.compare import case_sources  # late, as above

        file = case if isinstance(case, CaseFile) else self.file(case)
        found = case_sources(file.findings, [source.record for source in file.sources if source.description])
        return tuple(replace(one, sentences=self._resting(file, one)) for one in found)

    def _resting(self, file: CaseFile, source: CaseSource) -> int:
        return sum(one.effect == "falls" for one in self._sentences(file, source))

    def _sentences(self, file: CaseFile, source: CaseSource) -> Sequence[SentenceDependence]:
        """The sentences of the brief that cite what the source says."""
        from dossier.briefs import citing_lost
        from dossier.compare import cells_of

        reports, words = set(source.reports), [cell for _, cell in cells_of(file.findings, source.names)]

        def lost(passage: Passage) -> bool:
            if source.kind != "speaker":
                return passage.report in reports
            return any(
                (cell.report, cell.version) == (passage.report, passage.version)
                and cell.evidence.span
                and cell.evidence.span.start < passage.span.end
                and passage.span.start < cell.evidence.span.end
                for cell in words
            )

        plan = self._catalog.plan(file.case.case) or Plan()
        return tuple(citing_lost(file.case, plan, lost))

    def without(
        self, case: str, taken: str, kind: SourceKind | None = None
    ) -> Sequence[Dependence | SentenceDependence]:
        """What falls or changes without a report (`R3`), an outlet or a speaker: rows, then sentences of the brief.

        `kind` says which of them `taken` names; without it, the first of these. Raises BadInput, and as `findings`.
        """
        from dossier.compare import cells_of, dependences  # late, as above

        file = self.file(case)
        records = [source.record for source in file.sources if source.description]
        named = (s for s in self.sources(file) if kind in (None, s.kind) and _is_called(s, taken.casefold()))
        if (source := next(named, None)) is None:
            raise BadInput(taken, Clause("no-source-of-case"))
        judgements = [status.judgement for status in file.judgements]
        if source.kind == "speaker":
            gone = (Removed(row.ref, cell.pin) for row, cell in cells_of(file.findings, source.names))
            judgements += [Judgement(f"without-{n}", file.case.case, one, "", "") for n, one in enumerate(gone)]
        else:
            records = [record for record in records if record.report not in source.reports]
        rows = dependences(file.findings, self._context.comparer.compare(records, judgements).findings)
        return (*rows, *self._sentences(file, source))

    def toll(self, case: str | CaseFile, *, as_of: str | None = None) -> Sequence[TollPoint]:
        """The numbers of dead, hurt, held and missing, row by row, by day of publication.

        `case` is its name, or what `file` gave. Raises as `findings`.
        """
        from dossier.compare import toll_history  # late, as above

        file = case if isinstance(case, CaseFile) else self.file(case, as_of=as_of)
        return toll_history(file.findings, [source.record for source in file.sources])

    def _grades(self) -> dict[ReportId, Judgement]:
        """The grade in force of each report: the last."""
        return {j.said.report: j for j in self._catalog.judgements() if isinstance(j.said, Graded)}


def _is_called(source: CaseSource, name: str) -> bool:
    return name in map(str.casefold, (source.name, *source.names))


def _day(words: str) -> date:
    try:
        return date.fromisoformat(words)
    except ValueError as error:
        raise BadInput(words, Clause("not-a-day")) from error
