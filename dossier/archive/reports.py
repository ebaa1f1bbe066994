"""Lists and shows reports, their versions and their history, and exports lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

import dossier
from dossier import briefs  # loads what prints on first use
from dossier.archive.context import Service
from dossier.archive.search import parsed
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_whole_stream
from dossier.model.backup import Step, no_step
from dossier.model.briefs import Language, Style
from dossier.model.cases import Case, CaseFile
from dossier.model.citation_entry import CitationEntry
from dossier.model.events import Event, EventKind
from dossier.model.hunks import Hunk
from dossier.model.plans import Plan
from dossier.model.reports import Outcome, ReportDetail, ReportId, ReportRow
from dossier.model.spreadsheet import BOM, CSV_COLUMNS, csv_lines
from dossier.model.tags import Tally
from dossier.repository.detect import check_outside

_AT_ONCE = 500  # rows


class Reports(Service):
    """Reports in the trash are in no list, search, suggestion or count; nothing is ever deleted."""

    def list(self, query: str = "", *, order: str = "", limit: int = -1, offset: int = 0) -> Sequence[ReportRow]:
        """Reports that match a query, best first; without a query newest first, or by a column. Raises BadInput."""
        return self._catalog.reports(parsed(query), order=order, limit=limit, offset=offset)

    def ids(self, query: str = "", *, order: str = "") -> Sequence[ReportId]:
        """The ids of all reports that match, in the order of `list`. Raises BadInput."""
        return self._catalog.ids(parsed(query), order)

    def count(self, query: str = "") -> int:
        """The number of reports that match. Raises BadInput."""
        return self._catalog.count(parsed(query))

    def rows(self, reports: Sequence[ReportId]) -> Sequence[ReportRow]:
        """The list rows of these reports, in their order. Raises BadInput when one is unknown."""
        return self._catalog.rows(reports)

    def has(self, report: ReportId) -> bool:
        """Whether there is such a report, in the trash or not; one that was erased or joined to another is none."""
        return self._catalog.has(report)

    def get(self, report: ReportId, version: int | None = None) -> ReportDetail:
        """One report whole, with the description of its newest version or of the given one. Raises BadInput."""
        return self._context.shelf.detail(report, version)

    def diff(self, report: ReportId, first: int | None = None, second: int | None = None) -> Sequence[Hunk]:
        """What changed from one version to another, by default from the last but one to the last. Raises BadInput."""
        from dossier.compare.version_diff import hunks  # late: what compares takes a while to load

        shelf, numbers = self._context.shelf, [version.number for version in self._catalog.versions(report)]
        if len(numbers) == 1 and first is None:
            raise BadInput(report, Clause("single-version-no-comparison"))
        last = self._catalog.row(report).version if second is None else second
        if first is None:
            at = numbers.index(last) if last in numbers else 0
            first = numbers[at - 1] if at else numbers[1]
        return hunks(shelf.record(report, first), shelf.record(report, last))

    def history(self, report: ReportId | None = None) -> Sequence[Event]:
        """The events of the archive, or of one report, oldest first. Raises BadInput for an unknown report."""
        if report is not None:
            self._catalog.row(report)
        return self._catalog.events(report)

    def retry(self, reports: Sequence[ReportId] | None = None) -> Iterator[Outcome]:
        """Reads again what no reader could read, by default all of it; one outcome a report.

        Raises BadInput for a report that is unknown or not in quarantine.
        """
        ids = self.ids("state:quarantined") if reports is None else reports
        for row in self._catalog.rows(ids):
            if row.state != "quarantined":
                raise BadInput(row.report, Clause("not-in-quarantine"))
        versions = [self._catalog.shown_version(report) for report in dict.fromkeys(ids)]
        intake = self._context.intake()
        try:
            yield from intake.try_again(versions)
        finally:
            intake.close()

    def trash(self, reports: Iterable[ReportId]) -> Sequence[ReportId]:
        """Moves reports to the trash; gives those that were not there yet. Raises BadInput."""
        return self._move(reports, trashed=True)

    def restore(self, reports: Iterable[ReportId]) -> Sequence[ReportId]:
        """Takes reports out of the trash; gives those that were in it. Raises BadInput."""
        return self._move(reports, trashed=False)

    def _move(self, reports: Iterable[ReportId], *, trashed: bool) -> Sequence[ReportId]:
        with self._recorder.writing():
            rows = self._catalog.rows(list(dict.fromkeys(reports)))
            changed = [row.report for row in rows if row.trashed != trashed]
            kind: EventKind = "trashed" if trashed else "untrashed"
            self._recorder.record([self._entry(kind, report=report) for report in changed])
            return changed

    def outlet_counts(self) -> Sequence[Tally]:
        """Outlets with the number of their reports, most first."""
        return self._catalog.outlets()

    def place_counts(self) -> Sequence[Tally]:
        """Places of datelines with the number of reports filed there, most first."""
        return self._catalog.places()

    def cite(
        self, report: ReportId, version: int | None = None, *, style: Style = "chicago", language: Language = "en"
    ) -> CitationEntry:
        """The report's entry in a list of sources, with the SHA-256 of the version's bytes. Raises BadInput."""
        source = self._context.shelf.source(report, version)
        alone = CaseFile(Case("", report, "", (report,)), (source,), (), ())
        plan = Plan(sections=("references",), language=language, style=style)
        brief = briefs.compose(alone, self._context.clock(), f"dossier/{dossier.__version__}", plan)
        runs = briefs.listed(brief.sources[0], style, briefs.wording_in(language))
        marked = (f"<i>{escape(run.text)}</i>" if run.italic else escape(run.text) for run in runs)
        return CitationEntry("".join(run.text for run in runs), f"<p>{''.join(marked)}</p>")

    def export_csv(
        self,
        path: Path | str,
        query: str = "",
        *,
        order: str = "",
        reports: Sequence[ReportId] | None = None,
        columns: Sequence[str] = CSV_COLUMNS,
        titles: Mapping[str, str] | None = None,
        bom: bool = False,
        step: Step = no_step,
    ) -> int:
        """Writes what `list` gives, or these reports, as CSV (RFC 4180, UTF-8), and returns the number of rows.

        A cell that a spreadsheet would take for a formula (it begins with = + - @ or white space other than a blank)
        gets an apostrophe in front. The file is written whole or not at all, and replaces an older one. `step` gets
        the number of rows written. Raises BadInput, and what `step` raises.
        """
        check_outside(Path(path), self._context.watchlist.folders())
        for column in columns:
            if column not in ReportRow.__dataclass_fields__:
                raise BadInput(column, Clause("reports-have-no-such-column"))
        ids = self.ids(query, order=order) if reports is None else reports
        lines = csv_lines(self._batches(ids, step), columns, titles)
        start = BOM if bom else ""
        parts = (f"{start if at == 0 else ''}{line}".encode() for at, line in enumerate(lines))
        try:
            write_whole_stream(Path(path), parts)
        except OSError as error:
            raise BadInput(path, Clause("cannot-be-written", error=error.strerror or error)) from error
        return len(ids)

    def _batches(self, ids: Sequence[ReportId], step: Step) -> Iterator[ReportRow]:
        for at in range(0, len(ids), _AT_ONCE):
            step(at, len(ids))
            yield from self._catalog.rows(ids[at : at + _AT_ONCE])
        step(len(ids), len(ids))
