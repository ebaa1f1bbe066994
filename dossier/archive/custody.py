"""Makes custody sheets: what log and files state on the chain of custody of reports."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import dossier
from dossier import briefs  # loads what prints on first use
from dossier.archive.cases import Cases
from dossier.archive.context import Context, Service
from dossier.archive.originals import Originals
from dossier.archive.proofs import Proofs
from dossier.errors import FixityMismatch, MissingBlob, Unreadable
from dossier.model.briefs import Language
from dossier.model.chain_of_custody import CustodyFacts, CustodySheet
from dossier.model.digest import Digest
from dossier.model.events import Event
from dossier.model.originals import CapturedPicture
from dossier.model.papers import Paper
from dossier.model.reports import ReportDetail, ReportId
from dossier.repository.detect import check_outside
from dossier.repository.writer import stamp


class Custody(Service):
    """Sheets of 22 points, each stated with its events in the log, not stated, or not applicable."""

    def __init__(self, context: Context, cases: Cases, originals: Originals, proofs: Proofs) -> None:
        super().__init__(context)
        self._cases, self._originals, self._proofs = cases, originals, proofs

    def sheets(self, name: str, version: int | None = None) -> Sequence[CustodySheet]:
        """The sheet of a report, of its newest version or another; of a case, those of all its reports.

        The bytes are hashed again for it. Raises BadInput.
        """
        if any(name in (case.case, case.name) for case in self._catalog.cases()):
            return [self._sheet(report, None) for report in self._cases.get(name).reports]
        return [self._sheet(name, version)]

    def write(
        self, name: str, out: Path | str, version: int | None = None, *, language: Language = "en", paper: Paper = "a4"
    ) -> Digest:
        """Writes the sheets to a file (.html, .pdf, .json) and gives its SHA-256. Raises BadInput."""
        check_outside(Path(out), self._context.watchlist.folders())
        return briefs.write_custody(self.sheets(name, version), Path(out), language, paper)

    @staticmethod
    def json(sheet: CustodySheet) -> dict[str, Any]:
        """A sheet as JSON values."""
        return briefs.custody_json(sheet)

    @staticmethod
    def lines(sheet: CustodySheet, language: Language = "en") -> list[str]:
        """Formats a sheet as lines of text: one for each statement, or the reason if a point has none."""
        wording = briefs.custody_wording(language)
        lines = [f"{sheet.report} v{sheet.version}  {sheet.called}"]
        for point in sheet.points:
            title = f"{point.number:>2}  {wording.say(f'point.{point.name}')}: "
            stated = [briefs.statement_text(one, language) for one in point.statements]
            lines += [title + one for one in stated] or [
                f"{title}{wording.say(point.status)} ({wording.say(point.reason)})"
            ]
        return lines

    def _sheet(self, report: ReportId, number: int | None) -> CustodySheet:
        detail = self._detail(report, number)
        version = detail.version
        former = self._catalog.former_ids(report, version.number)
        ids = dict.fromkeys([report, *(name for name, _ in former)])
        found = {one.seq: one for name in ids for one in self._catalog.events(name)}
        events = tuple(found[seq] for seq in sorted(found))
        accesses = self._catalog.events_of("export", "handed-over", "receipt-kept")
        exports = [event for event in accesses if report in event.detail.get("versions", {})]
        cases = {
            case.case: (case.name, tuple(self._added(case.case, report)))
            for case in self._catalog.cases()
            if report in case.reports
        }
        facts = CustodyFacts(
            archive=self._context.identity,
            detail=detail,
            arrival=self._arrival(events, [(report, version.number), *former]),
            events=events,
            exports=tuple(exports),
            stamps=tuple(self._catalog.events_of("time-stamped")),
            cases=cases,
            pictures=self._pictures(report, version.number),
            signed=self._signed(),
            hashed=self._context.store.is_whole(version.sha256),
            made=stamp(self._context.clock()),
            by=f"dossier/{dossier.__version__}",
        )
        return briefs.sheet_of(facts)

    @staticmethod
    def _arrival(events: Sequence[Event], known_as: Collection[tuple[ReportId, int]]) -> Event:
        """The event by which a version was taken in, under the name that it had then."""
        arrivals = (event for event in events if event.kind in ("accession", "new-version"))
        return next(one for one in arrivals if (one.detail["report"], one.detail["version"]) in known_as)

    def _detail(self, report: ReportId, number: int | None) -> ReportDetail:
        """The version; without its words where these are damaged. Raises BadInput."""
        try:
            return self._context.shelf.detail(report, number)
        except (MissingBlob, FixityMismatch):
            versions = self._catalog.versions(report)
            return ReportDetail(self._catalog.row(report), versions, versions[(number or 0) - 1], None, None)

    def _added(self, case: str, report: ReportId) -> list[int]:
        events = self._catalog.events_of("case-added")
        return [one.seq for one in events if one.detail["case"] == case and report in one.detail["reports"]]

    def _pictures(self, report: ReportId, version: int) -> tuple[CapturedPicture, ...]:
        """None of a file that cannot be opened: the sheet is about its custody all the same."""
        try:
            return self._originals.pictures(report, version)
        except (Unreadable, MissingBlob, FixityMismatch):
            return ()

    def _signed(self) -> tuple[int, str] | None:
        status = self._proofs.standing()
        return (status.signed, status.key) if status.signed and status.key else None
