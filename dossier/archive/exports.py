"""Exports a case or the whole archive in the formats that institutions and other programs take in."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from pathlib import Path

import dossier
from dossier.archive.cases import Cases
from dossier.archive.compare import Compare
from dossier.archive.context import Context, Service
from dossier.archive.highlights import Highlights
from dossier.archive.search import parsed
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.exchange.exported import Exported, ExportedReport, ReviewedRow
from dossier.exchange.writing import write_export
from dossier.model.highlights import HIGHLIGHT_EVENTS, CarriedHighlight
from dossier.model.judgements import SettledRow
from dossier.model.reports import ReportId
from dossier.repository.detect import check_outside


class Exports(Service):
    """Reports in the trash are left out of an export of the whole archive."""

    def __init__(self, context: Context, cases: Cases, compare: Compare, highlights: Highlights) -> None:
        super().__init__(context)
        self._cases, self._compare, self._highlights = cases, compare, highlights

    def write(self, kind: str, out: Path | str, case: str | None = None) -> tuple[int, int]:
        """Writes one kind of export (see `dossier.exchange.writing.FORMATS`); returns how many reports and files.

        Equal content gives equal bytes. Raises BadInput (no such case or kind, a place that is taken, a case with
        blackened words, which only briefs and bags leave out), MissingBlob, FixityMismatch.
        """
        out = Path(out).absolute()
        check_outside(out, self._context.watchlist.folders())
        exported = self._exported(case)
        return len(exported.reports), write_export(kind, exported, out)

    def _exported(self, name: str | None) -> Exported:
        if name is None:
            ids, called = tuple(sorted(self._catalog.ids(parsed(""), ""), key=_number)), self._context.folder.name
        else:
            case = self._cases.get(name)
            if self._catalog.redactions(case.case):
                raise BadInput(name, Clause("has-blackened-words"))
            ids, called = tuple(case.reports), case.name
        if not ids:
            raise BadInput(name or self._context.folder, Clause("holds-no-reports"))
        marked = defaultdict[ReportId, list[CarriedHighlight]](list)
        for one in self._highlights.list(case=name):
            marked[one.highlight.report].append(one)
        reports = tuple(self._report(report, tuple(marked[report])) for report in ids)
        program = f"dossier/{dossier.__version__}"
        read, reviewed = self._context.store.read, partial(self._reviewed, name)
        return Exported(self._context.identity, called, program, reports, read, reviewed)

    def _reviewed(self, name: str | None) -> list[ReviewedRow]:
        settled = {j.case for j in self._catalog.judgements() if isinstance(j.said, SettledRow)}
        return [
            ReviewedRow(case.case, finding, finding.settled)
            for case in ([self._cases.get(name)] if name is not None else self._cases.list())
            if case.case in settled and not self._catalog.redactions(case.case)
            for finding in self._compare.findings(case.case)
            if finding.settled
        ]

    def _report(self, report: ReportId, held: tuple[CarriedHighlight, ...]) -> ExportedReport:
        """With what happened to the report itself; lines of a case may hold its blackened words and private reasons.

        What people marked in it goes into exports of highlights alone.
        """
        events = (event for event in self._catalog.events(report)
                  if "case" not in event.detail and event.kind not in HIGHLIGHT_EVENTS)  # fmt: skip
        return ExportedReport(self._context.shelf.detail(report, None), tuple(events), held)


def _number(report: ReportId) -> int:
    return int(report[1:])
