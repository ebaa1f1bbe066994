"""Composes the brief of a case, writes it as a file or a bag, and checks briefs, bags and proofs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import dossier
from dossier import briefs  # loads what prints on first use
from dossier.archive.cases import Cases
from dossier.archive.compare import Compare
from dossier.archive.context import Context, Service
from dossier.archive.plans import Plans
from dossier.archive.proofs import Proofs
from dossier.model.bags import Bagged, Package, Printed
from dossier.model.briefs import Brief, Check, Language, Style
from dossier.model.cases import CaseFile, Change, Correction, Source
from dossier.model.describe import claim_from
from dossier.model.digest import Digest
from dossier.model.papers import Paper
from dossier.model.plans import Affected, LintNote, Plan, Redaction, Section, cited
from dossier.model.reports import ReportId
from dossier.repository.detect import archive_around, check_outside
from dossier.typesetting import Typesetter


class Briefs(Service):
    """The digest of every brief and bag is in the log, so that its receiver can be shown that it is unchanged."""

    def __init__(self, context: Context, cases: Cases, compare: Compare, plans: Plans, proofs: Proofs) -> None:
        super().__init__(context)
        self._cases, self._compare, self._plans, self._proofs = cases, compare, plans, proofs

    def write(
        self,
        name: str,
        out: Path | str,
        *,
        language: Language | None = None,
        style: Style | None = None,
        sections: Sequence[Section] | None = None,
        paper: Paper = "a4",
    ) -> Printed:
        """Writes the brief of a case to a file, following its plan; the ending chooses the form.

        What is named here is for this print alone; `style` is that of its notes and list of sources, `paper` what a
        PDF and a Word document are laid out on (see `dossier.model.papers.usual_paper`). In the folder of an HTML brief
        it also writes `check.html`, unless another file has that name. Raises BadInput
        (no such case, unknown ending, empty case, unwritable place, blackened words that a newer version lacks).
        """
        briefs.exporter_for(out := Path(out))
        check_outside(out, self._context.watchlist.folders())
        self._recorder.check_writable()
        plan = self._plans.get(name)
        plan = replace(plan, language=language or plan.language, style=style or plan.style)
        printed = plan if sections is None else replace(plan, sections=tuple(sections))
        brief = self.compose(name, printed, paper=paper)
        digest = briefs.export(brief, out)
        self._exported(brief, out, digest, "brief")
        page = briefs.write_check_page(out.parent) if out.suffix.lower() == ".html" else None
        return Printed(digest, len(brief.sources), len(brief.citations), page)

    def bag(self, name: str, out: Path | str, *, paper: Paper = "a4") -> Bagged:
        """Packs a case into a BagIt bag at `out`, a folder that is not there yet, or empty; its PDF is on `paper`.

        The bag is there whole or not at all, and the same for the same case and moment. Raises BadInput (no such case,
        empty case, a place that is taken or cannot be written to, a log that cannot be signed here), NotAsSeen,
        MissingBlob, FixityMismatch.
        """
        out = Path(out).absolute()
        self._recorder.check_writable()
        briefs.check_place(out, archive_around(out), self._context.watchlist.folders())
        package = self._package(name, paper)
        with briefs.written_aside(out) as bag:
            packed = self._packed(package.brief.case, briefs.pack(bag, package, self._context.store))
            proof = self._proofs.prove_events(package.brief.case, [*(event.seq for event in package.events), packed])
            digest = briefs.finish(bag, package, proof)
        self._exported(package.brief, out, digest, "bag")
        return Bagged(out, len(bag.digests), digest)

    def _package(self, name: str, paper: Paper) -> Package:
        with self._recorder.writing():  # so that the log's lines and the case are of one moment
            whole, plan, redactions = self.planned(name)
            events = tuple(briefs.concerning(whole, self._catalog.events(), redactions))
        file, plan = briefs.redacted(whole, plan, redactions, self._context.comparer)
        return Package(self._context.identity, file, self._compose(file, plan, paper), events)

    def _packed(self, case: str, contents: Digest) -> int:
        """The number of the event that records these contents; an earlier one serves again: equal bags stay equal."""
        with self._recorder.writing():
            for event in self._catalog.events():
                if event.kind == "packed" and (event.detail["case"], event.detail["digest"]) == (case, contents):
                    return event.seq
            self._proofs.check_signable()  # before the log records a bag that would prove nothing
            self._record("packed", case=case, digest=contents)
            return self._recorder.last()

    def _exported(self, brief: Brief, out: Path, digest: Digest, form: str) -> None:
        versions = {source.report: source.version.number for source in brief.sources if not source.earlier}
        detail = {"case": brief.case, "path": str(out.absolute()), "digest": digest, "form": form, "versions": versions}
        self._record("export", **detail)
        self._context.witness.attempt()

    def compose(self, name: str, plan: Plan | None = None, *, paper: Paper = "a4") -> Brief:
        """The brief of a case as it would be printed now, by its plan or another. Raises BadInput."""
        file, own, redactions = self.planned(name, plan)
        return self._compose(*briefs.redacted(file, own, redactions, self._context.comparer), paper)

    @staticmethod
    def set_pages(brief: Brief, setter: Typesetter) -> bytes:
        """A brief that was composed, as a PDF by a typesetter that is kept for the next one. Raises BadInput."""
        return briefs.PdfExporter().set_by(setter, brief)

    def lint(self, name: str, plan: Plan | None = None) -> Sequence[LintNote]:
        """What to look at in the researcher's words, by the case's plan or another, before they are printed.

        Raises BadInput.
        """
        case, plan = self._cases.get(name), plan or self._plans.get(name)
        file = CaseFile(case, tuple(map(self._context.shelf.source, case.reports)))  # nothing need be compared for this
        file = replace(file, earlier=tuple(self._earlier(file, plan)))
        return tuple(briefs.linted(file, plan, self._catalog.redactions(case.case)))

    def planned(self, name: str, plan: Plan | None = None) -> tuple[CaseFile, Plan, Sequence[Redaction]]:
        """All that a brief is made of, nothing left out yet, and what is to be left out."""
        file, plan = self._compare.file(name), plan or self._plans.get(name)
        sources = tuple(replace(source, **self._appended(source)) for source in file.sources)
        earlier = tuple(self._earlier(file, plan))
        return replace(file, sources=sources, earlier=earlier), plan, self._catalog.redactions(file.case.case)

    def _compose(self, file: CaseFile, plan: Plan, paper: Paper) -> Brief:
        return briefs.compose(file, self._context.clock(), f"dossier/{dossier.__version__}", plan, paper)

    def _earlier(self, file: CaseFile, plan: Plan) -> Iterator[Source]:
        """Versions that the researcher's words cite and that are not the one shown; those not kept are left out."""
        shown = {source.version.report: source for source in file.sources}
        words = (plan.title, plan.question, plan.summary, *plan.open_questions, *(n.text for n in file.case.notes))
        for report, number in sorted({(one.report, one.version) for text in words for one in cited(text)}):
            kept = {version.number for version in shown[report].versions} if report in shown else set()
            if number in kept and number != shown[report].version.number:
                yield self._context.shelf.source(report, number)

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
        from dossier.compare.version_diff import hunks  # late: all that compares takes a while to load

        shelf, report = self._context.shelf, source.version.report
        for old, new in pairwise(source.versions):
            read = old.description and new.description
            records = [shelf.record(report, version.number) for version in (old, new)] if read else []
            yield Change(old.number, new.number, tuple(hunks(*records)) if read else None)

    def affected(self, name: str | None = None) -> Sequence[Affected]:
        """Exported briefs and bags, of one case or all, whose sources have newer versions by now.

        Of several exports to one path, the last counts. Exports of 0.3.0 and before did not record versions.
        """
        cases = self._catalog.cases() if name is None else [self._cases.get(name)]
        case_ids, last = {case.case for case in cases}, dict[str, Affected]()
        for event in self._catalog.events_of("export"):
            detail = event.detail
            if detail["case"] in case_ids:
                last.pop(detail["path"], None)  # so that they are in the order in which they were last exported
                outdated = tuple(self._outdated(detail.get("versions", {})))
                what = (detail["case"], detail["path"], detail.get("form", "brief"), detail["digest"], event.at)
                last[detail["path"]] = Affected(*what, outdated)
        return [found for found in last.values() if found.outdated]

    def _outdated(self, pinned: dict[ReportId, int]) -> list[tuple[ReportId, int, int]]:
        newest = {report: self._catalog.row(report).version for report in pinned}
        return [(report, cited, newest[report]) for report, cited in pinned.items() if cited != newest[report]]

    @staticmethod
    def is_export(path: Path | str) -> bool:
        """Whether a file or folder is a brief, a bag or a proof, by a quick look; `verify` says whether it holds."""
        return briefs.is_export(Path(path))

    @staticmethod
    def verify(
        path: Path | str, *, headers: Path | str | None = None, subject: Path | str | None = None
    ) -> Sequence[Check]:
        """Checks a brief, a bag, or a proof, without any archive. Raises BadInput when it is none.

        For an OpenTimestamps proof, `headers` is a file of Bitcoin's block headers, `subject` what was stamped.
        """
        others = (Path(one) if one is not None else None for one in (headers, subject))
        return briefs.verify_apart(Path(path), *others)
