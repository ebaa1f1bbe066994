"""Says what changed between versions of reports, and which briefs and notes cite the words that changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Literal

from dossier.archive.cases import Cases
from dossier.archive.context import Context, Service
from dossier.archive.plans import Plans
from dossier.clauses import Clause
from dossier.errors import BadInput, NotCompared
from dossier.model import sentence_bounds
from dossier.model.edits import AffectedText, Edit, VersionEdits
from dossier.model.evidence import Span
from dossier.model.plans import cited
from dossier.model.reports import Record, ReportId, Version

if TYPE_CHECKING:
    from dossier.model.events import Event


class EditHistory(Service):
    """Versions never change, so what was found once of two of them is kept for as long as the archive is open."""

    def __init__(self, context: Context, cases: Cases, plans: Plans) -> None:
        super().__init__(context)
        self._cases, self._plans = cases, plans
        self._alarming: dict[tuple[ReportId, int, int], bool] = {}

    def between(self, report: ReportId, first: int | None = None, second: int | None = None) -> VersionEdits:
        """What changed from one version to another, by default from the last but one to the last.

        Raises BadInput where the report has one version only, or a version that has no text.
        """
        versions = self._catalog.versions(report)
        newest = versions[-1].number
        if newest == 1 and first is None:
            raise BadInput(report, Clause("single-version-no-comparison"))
        old, new = newest - 1 if first is None else first, newest if second is None else second
        seen = next((version.first_seen for version in versions if version.number == new), "")
        return self._with_affected(self._compared(report, old, new), seen)

    def since(self, day: str | None = None) -> Iterator[VersionEdits]:
        """What changed with each new version since a day (`2026-11-03`), or ever; the oldest first. Raises BadInput."""
        if day is not None:
            _check_day(day)
        for version in self._catalog.later_versions(day or ""):
            older = self._before(version)
            if older is not None:
                yield self._with_affected(self._compared(version.report, older, version.number), version.first_seen)

    def alarming(self, reports: Iterable[ReportId]) -> frozenset[ReportId]:
        """Those of the reports whose newest version changed more than style: figures, names, quotations, speakers."""
        return frozenset(report for report in reports if self._is_alarming(report))

    def _is_alarming(self, report: ReportId) -> bool:
        newest = self._catalog.versions(report)[-1]
        older = self._before(newest) if newest.state == "read" else None
        if older is None:
            return False
        key = report, older, newest.number
        if key not in self._alarming:
            self._alarming[key] = self._compared(*key).alarming
        return self._alarming[key]

    def _before(self, version: Version) -> int | None:
        """The newest version before this one that was read."""
        found = [v.number for v in self._catalog.versions(version.report) if v.state == "read"]
        return max((number for number in found if number < version.number), default=None)

    def _compared(self, report: ReportId, old: int, new: int) -> VersionEdits:
        from dossier.changes import edits  # late: what compares takes a while to load

        shelf = self._context.shelf
        return VersionEdits(report, old, new, edits(shelf.record(report, old), shelf.record(report, new)))

    def _with_affected(self, found: VersionEdits, at: str) -> VersionEdits:
        changed = [edit for edit in found.edits if edit.kind != "style" and edit.before]
        affects = tuple(self._affects(found, changed)) if changed else ()
        return replace(found, affects=affects, at=at)

    def _affects(self, found: VersionEdits, changed: Sequence[Edit]) -> Iterator[AffectedText]:
        record = self._context.shelf.record(found.report, found.old)
        for case in self._catalog.cases():
            for note in case.notes:
                for sentence in _sentences(record, changed, _places(note.text, found)):
                    yield AffectedText("note", case.name, sentence, note=note.note)
            plan = self._plans.get(case.case)
            words = "\n".join((plan.title, plan.question, plan.summary, *plan.open_questions))
            for sentence in _sentences(record, changed, _places(words, found)):
                yield AffectedText("plan", case.name, sentence)
        names = {case.case: case.name for case in self._catalog.cases()}
        for event in self._exports(found):
            places = self._printed(event.detail["versions"], found)
            for sentence in _sentences(record, changed, places):
                detail = event.detail
                form: Literal["bag", "brief"] = "bag" if detail.get("form") == "bag" else "brief"
                yield AffectedText(form, names.get(detail["case"], detail["case"]), sentence, path=detail["path"])

    def _exports(self, found: VersionEdits) -> list[Event]:
        """The last export to each path that has the older version for a source."""
        last = {event.detail["path"]: event for event in self._catalog.events_of("export")}
        return [event for event in last.values() if event.detail.get("versions", {}).get(found.report) == found.old]

    def _printed(self, versions: Mapping[ReportId, int], found: VersionEdits) -> list[Span] | None:
        """The places that a brief of these versions cites in the changed report; None where nobody can say."""
        records = [
            source.record for one in versions.items() if (source := self._context.shelf.source(*one)).description
        ]
        try:
            rows = self._context.comparer.compare(records, []).findings
        except NotCompared:
            return None
        cells = [cell for row in rows for cell in row.cells if cell.report == found.report]
        printed = [cell.evidence.span for cell in cells if cell.evidence.span]
        source = self._context.shelf.source(found.report, found.old)
        claims = source.description.claims if source.description else ()
        return [*printed, *(e.span for claim in claims for e in claim.evidence if e.span)]


def _check_day(day: str) -> None:
    try:
        date.fromisoformat(f"{day}-01-01"[:10])
    except ValueError:
        raise BadInput(day, Clause("not-a-day")) from None


def _places(words: str, found: VersionEdits) -> list[Span]:
    """The places of the older version that a person's words cite."""
    return [one.span for one in cited(words) if (one.report, one.version) == (found.report, found.old)]


def _sentences(record: Record, changed: Sequence[Edit], places: Sequence[Span] | None) -> list[str]:
    """The older version's sentences that hold changed words among the places cited; `places` None: any of them."""
    spans = [edit.before_span for edit in changed if edit.before_span]
    if places is not None:
        spans = [span for span in spans if any(span.start < at.end and at.start < span.end for at in places)]
    around = (sentence_bounds.around(record.rendition, record.text, span) or span for span in spans)
    return list(dict.fromkeys(sentence.of(record.rendition) for sentence in around))
