"""The verbs on how a case's brief is wanted: its plan, what is blackened in it, and what is to be looked at before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from typing import Any

import dossier
from dossier import briefs  # what prints is loaded with the first brief
from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.keeping.comparer import Comparer
from dossier.keeping.planbook import Planbook
from dossier.keeping.recorder import Recorder
from dossier.keeping.shelf import Shelf
from dossier.model.briefs import Brief
from dossier.model.cases import Case, CaseFile, Change, Correction, Source
from dossier.model.describe import claim_from
from dossier.model.events import Changes
from dossier.model.evidence import Span
from dossier.model.papers import Paper
from dossier.model.plans import Affected, LintNote, Plan, Redaction, cited
from dossier.model.reports import ReportId
from dossier.typesetting import Typesetter


class Planning:
    """A plan holds on to its case; every step is an event, and can be taken back."""

    _catalog: Catalog
    _recorder: Recorder
    _comparer: Comparer
    _person: str
    _clock: Callable[[], datetime]

    def case_file(self, name: str, *, as_of: str | None = None) -> CaseFile:
        raise NotImplementedError  # the archive's

    def case(self, name: str) -> Case:
        raise NotImplementedError  # the archive's

    def _shelf(self) -> Shelf:
        raise NotImplementedError  # the archive's

    def plan(self, name: str) -> Plan:
        """How the brief of a case is wanted; the usual one where nobody said so. Raises BadInput for no such case."""
        return self._planbook().plan(self.case(name).case)

    def set_plan(self, name: str, plan: Plan) -> Changes:
        """From now on the case's brief is wanted so; setting the plan before takes this back. Raises BadInput."""
        return self._planbook().set_plan(self.case(name).case, plan)

    def undo_plan(self, name: str) -> Plan:
        """Plans again what was planned before; done twice, all is as it was. Raises BadInput."""
        case = self.case(name).case
        with self._recorder.writing():
            before = self._planbook().plan_before(case)
            self._planbook().set_plan(case, before)
        return before

    def mark_note(self, name: str, note: str, private: bool) -> Changes:
        """Says whether a note (`N57`) is private: then no brief and no bag holds it. Raises BadInput."""
        return self._planbook().mark_note(self.case(name).case, note, private)

    def redact(self, name: str, report: ReportId, span: Span, reason: str, version: int | None = None) -> Redaction:
        """Blackens a passage of a report in all that leaves the archive of this case, by default in its newest version.

        `span` counts code points of the version's rendition. Raises BadInput (no such case, no such report in it, no
        words there, no reason given).
        """
        case = self.case(name)
        if report not in case.reports:
            raise BadInput(report, f"is not in the case {case.name}")
        if not reason.strip():
            raise BadInput(f"{report} {span.start}-{span.end}", "is blackened only with a reason")
        record = self._shelf().record(report, version)
        quote = span.of(record.rendition)
        if span.end > len(record.rendition) or not quote.strip():
            raise BadInput(f"{report} v{record.version} {span.start}-{span.end}", "holds no words")
        return self._planbook().redact(case.case, report, record.version, span, quote, reason.strip())

    def redact_elsewhere(self, name: str, redaction: Redaction) -> Sequence[Redaction]:
        """Blackens the same words in the other sources of the case, for the same reason. Raises BadInput."""
        black, made = briefs.Black.of([redaction.quote]), list[Redaction]()
        for report in self.case(name).reports:
            own = briefs.Black.of(one.quote for one in self.redactions(name) if one.report == report)
            found = next(black.find(own.veiled(self._shelf().source(report).record.rendition)), None)
            if found is not None:
                made.append(self.redact(name, report, found, redaction.reason))
        return made

    def undo_redaction(self, name: str, redaction: str) -> Changes:
        """Shows a passage again (`X57`). Raises BadInput."""
        return self._planbook().undo_redaction(self.case(name).case, redaction)

    def redactions(self, name: str) -> Sequence[Redaction]:
        """The passages of a case that are blackened, oldest first. Raises BadInput."""
        return self._catalog.redactions(self.case(name).case)

    # what becomes of it

    def composed(self, name: str, plan: Plan | None = None, *, paper: Paper = "a4") -> Brief:
        """The brief of a case as it would be printed now, by its plan or another. Raises BadInput."""
        file, own, redactions = self.planned(name, plan)
        return self._compose(*briefs.redacted(file, own, redactions, self._comparer), paper)

    @staticmethod
    def set_pages(brief: Brief, setter: Typesetter) -> bytes:
        """A brief that was composed, as a PDF by a typesetter that is kept for the next one. Raises BadInput."""
        return briefs.PdfExporter().set_by(setter, brief)

    def lint(self, name: str, plan: Plan | None = None) -> Sequence[LintNote]:
        """What to look at in the researcher's words, by the case's plan or another, before they are printed.

        Raises BadInput.
        """
        case, plan = self.case(name), plan or self.plan(name)
        file = CaseFile(case, tuple(map(self._shelf().source, case.reports)))  # nothing need be compared for this
        file = replace(file, earlier=tuple(self._earlier(file, plan)))
        return tuple(briefs.linted(file, plan, self._catalog.redactions(case.case)))

    def planned(self, name: str, plan: Plan | None = None) -> tuple[CaseFile, Plan, Sequence[Redaction]]:
        """All that a brief is made of, nothing left out yet, and what is to be left out."""
        file, plan = self.case_file(name), plan or self.plan(name)
        sources = tuple(replace(source, **self._appended(source)) for source in file.sources)
        earlier = tuple(self._earlier(file, plan))
        return replace(file, sources=sources, earlier=earlier), plan, self._catalog.redactions(file.case.case)

    def _compose(self, file: CaseFile, plan: Plan, paper: Paper) -> Brief:
        return briefs.compose(file, self._clock(), f"dossier/{dossier.__version__}", plan, paper)

    def _earlier(self, file: CaseFile, plan: Plan) -> Iterator[Source]:
        """Versions that the researcher's words cite and that are not the newest; what is not there is left aside."""
        newest = {source.version.report: source.version for source in file.sources}
        words = (plan.title, plan.question, plan.summary, *plan.open_questions, *(n.text for n in file.case.notes))
        for report, number in sorted({(one.report, one.version) for text in words for one in cited(text)}):
            if report in newest and number < newest[report].number:
                yield self._shelf().source(report, number)

    def _appended(self, source: Source) -> dict[str, Any]:
        return {"corrections": tuple(self._corrections(source)), "changes": tuple(self._changes(source))}

    def _corrections(self, source: Source) -> Iterator[Correction]:
        """Those in force, oldest first."""
        events = self._catalog.events(source.version.report)
        undone = {event.detail["correction"] for event in events if event.kind == "correction-undone"}
        for event in events:
            if event.kind == "correction" and event.seq not in undone:
                claims = tuple(claim_from(claim) for claim in event.detail["claims"])
                yield Correction(event.detail["field"], claims, event.at, event.agent)

    def _changes(self, source: Source) -> Iterator[Change]:
        """From each version to the next, as far as both were read."""
        from dossier.comparing.changes import hunks  # late: all that compares takes a while to load

        shelf, report = self._shelf(), source.version.report
        for old, new in pairwise(source.versions):
            read = old.description and new.description
            records = [shelf.record(report, version.number) for version in (old, new)] if read else []
            yield Change(old.number, new.number, tuple(hunks(*records)) if read else None)

    def affected_briefs(self, name: str | None = None) -> Sequence[Affected]:
        """Briefs and bags that were handed out, of one case or all, whose sources have newer versions by now.

        Of several at one place the last counts; what 0.3.0 and before handed out did not note its versions.
        """
        cases = self._catalog.cases() if name is None else [self.case(name)]
        wanted, last = {case.case for case in cases}, dict[str, Affected]()
        for event in self._catalog.events_of("export"):
            detail = event.detail
            if detail["case"] in wanted:
                last.pop(detail["path"], None)  # so that they stand in the order in which they were handed out last
                outdated = tuple(self._outdated(detail.get("versions", {})))
                what = (detail["case"], detail["path"], detail.get("form", "brief"), detail["digest"], event.at)
                last[detail["path"]] = Affected(*what, outdated)
        return [found for found in last.values() if found.outdated]

    def _outdated(self, pinned: dict[ReportId, int]) -> list[tuple[ReportId, int, int]]:
        newest = {report: self._catalog.row(report).version for report in pinned}
        return [(report, cited, newest[report]) for report, cited in pinned.items() if cited < newest[report]]

    def _planbook(self) -> Planbook:
        return Planbook(self._catalog, self._recorder, self._person)
