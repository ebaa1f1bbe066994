"""Erases reports on a lawful ground: bytes, readings and lines of the log go; the hashes of the lines stay."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from dossier.archive.context import Context, Service
from dossier.archive.erased_words import ErasedWords
from dossier.archive.operations import Operations
from dossier.briefs.standalone.version_names import VersionNames
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.log.event_lines import erased, leaf_of
from dossier.model.digest import Digest
from dossier.model.erasures import ErasedLeaf, ErasureCertificate, OtherCopy
from dossier.model.events import Event
from dossier.model.judgements import KINDS, Judgement, said_from
from dossier.model.plans import Plan, cited
from dossier.model.reports import ReportId
from dossier.repository.event_numbers import brought_by

_STAYS = frozenset({"erasure", "erased"})


class Erasures(Service):
    """The one place where something is removed for good. Proofs of all other lines hold as before."""

    def __init__(self, context: Context, operations: Operations) -> None:
        super().__init__(context)
        self._operations = operations

    def erase(self, report: ReportId, ground: str) -> ErasureCertificate:
        """Removes a report with all its versions, the reports that came within its file, and their lines in the log.

        The erasure is recorded first; called again for the same report it finishes what was interrupted. Raises
        BadInput (no such report, no ground, a report that came within the file of another), and what every write
        raises.
        """
        if not ground.strip():
            raise BadInput(Clause("the-ground-of-erasure"), Clause("empty-ground"))
        with self._recorder.writing():
            if (event := self._erasure_of(report)) is None:
                event = self._recorded(self._catalog.row(report).report, " ".join(ground.split()))
            self._context.log.overwrite(dict(self._replacements(event)))
            for digest in event.detail["blobs"]:
                self._context.store.shred(Digest(digest))
            self._recorder.rebuild()
            is_clear = self._catalog.clear_journal()
            self._operations.forget()
        return self._certificate(event, in_use=not is_clear)

    def certificate(self, report: ReportId) -> ErasureCertificate:
        """The certificate of an earlier erasure. Raises BadInput."""
        if event := self._erasure_of(report):
            return self._certificate(event)
        raise BadInput(report, Clause("was-not-erased"))

    def _erasure_of(self, report: ReportId) -> Event | None:
        found = (event for event in self._catalog.events_of("erasure") if report in event.detail["reports"])
        return next(found, None)

    def _recorded(self, report: ReportId, ground: str) -> Event:
        """Takes the reports out of their cases and records which lines and blobs go."""
        events, names = self._catalog.events(), VersionNames()
        for event in events:
            names.learn(event.kind, event.detail)
        reports = _with_parts(report, events, names)
        words = self._words(set(reports))
        going = [event for event in events if _is_about(event, set(reports), names) or words.are_in(event)]
        numbers = {event.seq for event in going}
        lines = [[seq, leaf.hex(), brings] for seq, leaf, brings in self._lines_of(numbers)]
        kept = frozenset[Digest]().union(*(event.blobs for event in events if event.seq not in numbers))
        blobs = sorted(frozenset[Digest]().union(*(event.blobs for event in going)) - kept)
        known = dict.fromkeys([*reports, *(event.report for event in going if event.kind == "accession")])
        cases = [(case.case, [one for one in case.reports if one in reports]) for case in self._catalog.cases()]
        removals = [self._entry("case-removed", case=case, reports=inside) for case, inside in cases if inside]
        detail = {"report": report, "reports": [*known], "ground": ground, "lines": lines, "blobs": blobs}
        self._recorder.record([*removals, self._entry("erasure", **detail)])
        recorded = self._catalog.event(self._recorder.last())
        assert recorded is not None and recorded.kind == "erasure"
        return recorded

    def _words(self, reports: set[str]) -> ErasedWords:
        versions = [version for report in reports for version in self._catalog.versions(report)]
        texts = (self._context.store.read(one.rendition).decode() for one in versions if one.rendition)
        names = (version.path for version in versions)
        return ErasedWords(
            (*texts, *names), lambda words: not reports.issuperset(self._catalog.reports_with_words(words))
        )

    def _lines_of(self, numbers: set[int]) -> Iterator[tuple[int, bytes, list[Any] | None]]:
        """The leaf of each of these lines, and what it brought. Raises BadInput for one without room for its hash."""
        for number, line in enumerate(self._context.log.lines(), 1):
            if number in numbers:
                event = self._context.log.event_of(number, line)
                brings = brought_by(event)
                if erased(event, line, brings).detail["pad"] < 0:
                    raise BadInput(self._context.log.path, Clause("line-too-short-to-erase", number=number))
                yield number, leaf_of(line), list(brings) if brings else None

    def _replacements(self, erasure: Event) -> Iterator[tuple[int, Event]]:
        """What is to take the place of each line that is still whole."""
        listed = {number for number, _, _ in erasure.detail["lines"]}
        for number, line in enumerate(self._context.log.lines(), 1):
            if number in listed and (event := self._context.log.event_of(number, line)).kind != "erased":
                yield number, erased(event, line, brought_by(event))

    def _certificate(self, event: Event, in_use: bool = False) -> ErasureCertificate:
        detail = event.detail
        return ErasureCertificate(
            report=detail["report"],
            reports=tuple(detail["reports"]),
            event=event.seq,
            at=event.at,
            by=event.agent,
            ground=detail["ground"],
            leaves=tuple(ErasedLeaf(number, leaf) for number, leaf, _ in detail["lines"]),
            blobs=tuple(map(Digest, detail["blobs"])),
            copies=tuple(self._copies(event)),
            notes=tuple(self._citing(set(detail["reports"]))),
            in_use=in_use,
        )

    def _copies(self, erasure: Event) -> Iterator[OtherCopy]:
        """Briefs, bags and backups that were written before, with what they hold of it."""
        first = min(number for number, _, _ in erasure.detail["lines"])
        for event in self._catalog.events_of("export", "backup"):
            if event.kind == "export" and not set(erasure.detail["reports"]).isdisjoint(
                event.detail.get("versions", ())
            ):
                yield OtherCopy(event.detail.get("form", "brief"), event.detail["path"], event.at)
            elif event.kind == "backup" and first <= event.detail["events"] < erasure.seq:
                yield OtherCopy("backup", event.detail["path"], event.at)

    def _citing(self, reports: set[str]) -> Iterator[str]:
        """Notes and plans whose words cite one of the reports."""
        for case in self._catalog.cases():
            for note in case.notes:
                if any(one.report in reports for one in cited(note.text)):
                    yield f"{case.case} {note.note}"
            plan = self._catalog.plan(case.case) or Plan()
            if any(one.report in reports for text in (plan.title, plan.question, plan.summary) for one in cited(text)):
                yield f"{case.case} plan"


def _with_parts(report: ReportId, events: Sequence[Event], names: VersionNames) -> list[ReportId]:
    """The report and all reports contained in its file, at any depth. Raises BadInput if it is itself contained."""
    holder, parts = dict[str, str](), defaultdict[str, list[str]](list)
    for event in events:
        if event.kind in ("accession", "new-version") and event.detail.get("part_of"):
            part = names.version(event.detail["report"], event.detail["version"])[0]
            holder[part] = names.report(event.detail["part_of"])
            parts[holder[part]].append(part)
    if report in holder:
        raise BadInput(report, Clause("part-of-another-report", other=holder[report]))
    reports, pending = dict.fromkeys([report]), [report]
    while pending:
        new = [part for part in dict.fromkeys(parts[pending.pop()]) if part not in reports]
        reports |= dict.fromkeys(new)
        pending += new
    return [*reports]


def _is_about(event: Event, reports: set[str], names: VersionNames) -> bool:
    """Whether an event is about one of the reports; a person's judgement also where a row holds words of one."""
    if event.kind in _STAYS:
        return False
    if event.kind in KINDS:
        judgement = said_from(event.kind, event.detail)
        return not reports.isdisjoint(Judgement("", None, judgement, event.at, event.agent).reports)
    return not reports.isdisjoint(names.reports(event.detail))
