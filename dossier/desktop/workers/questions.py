"""The questions that the window asks the archive, each run on a lane; they return nouns and touch no widget."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from dossier.desktop.nouns.map_places import Land, land, spots
from dossier.desktop.nouns.report_answers import Changed, Linked
from dossier.desktop.nouns.row_pages import BLOCK, RowPage, Wanted
from dossier.errors import BadInput
from dossier.model.backup import Step, no_step
from dossier.model.cases import Case
from dossier.model.chronology import FilingPlace, TimelineEntry, chronology, origin
from dossier.model.copies import CopiedReport
from dossier.model.dependences import CaseSource
from dossier.model.folders import WatchedFolder
from dossier.model.judgements import Grade, Graded, JudgementStatus
from dossier.model.links import Finding, Group
from dossier.model.reports import ReportDetail, ReportRow
from dossier.model.tolls import TollPoint
from dossier.resources import outlines

if TYPE_CHECKING:
    from dossier.archive import Archive

_SUGGESTED = 200  # groups that are looked through; of more, the largest


@dataclass(frozen=True, slots=True)
class Overview:
    """What the side bar counts."""

    reports: int
    quarantined: int
    cases: tuple[Case, ...]
    folders: tuple[WatchedFolder, ...]
    attention: Mapping[str, int] = field(default_factory=dict)  # reports in quarantine, by the folder they came from
    unsure: int = 0  # reports of which readers are unsure
    shared: Mapping[str, tuple[ReportRow, ...]] = field(default_factory=dict)  # reports that may be one, by address
    offered: tuple[WatchedFolder, ...] = ()  # named by the archive, and not watched on this computer


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A suggested case with the rows of its reports."""

    group: Group
    rows: tuple[ReportRow, ...]

    @property
    def key(self) -> str:
        return " ".join(self.group.reports)


@dataclass(frozen=True, slots=True)
class Compared:
    """What a case's reports say, and their rows in the order of publication."""

    case: Case
    findings: tuple[Finding, ...]
    rows: tuple[ReportRow, ...]
    grades: Mapping[str, Grade] = field(default_factory=dict)  # by report
    judgements: tuple[JudgementStatus, ...] = ()
    entries: tuple[TimelineEntry, ...] = ()  # of the timeline
    copies: tuple[CopiedReport, ...] = ()
    tolls: tuple[TollPoint, ...] = ()
    sources: tuple[CaseSource, ...] = ()


@dataclass(frozen=True, slots=True)
class Located:
    """Where a case's reports were filed, and the world about these places."""

    origins: tuple[FilingPlace, ...]
    rows: tuple[ReportRow, ...]
    land: Land


def page(archive: Archive, wanted: Wanted) -> RowPage:
    count = archive.reports.count(wanted.query) if wanted.count else None
    blocks = {
        block: _with_alarms(
            archive, archive.reports.list(wanted.query, order=wanted.order, limit=BLOCK, offset=block * BLOCK)
        )
        for block in wanted.blocks
        if count is None or block * BLOCK < count
    }
    return RowPage(blocks, count)


def _with_alarms(archive: Archive, rows: Sequence[ReportRow]) -> Sequence[ReportRow]:
    """Marks the rows of reports whose newest version changed more than style."""
    alarming = archive.changes.alarming([row.report for row in rows if row.version > 1 and row.state == "read"])
    return [replace(row, alarm=row.report in alarming) for row in rows] if alarming else rows


def overview(archive: Archive) -> Overview:
    folders = tuple(archive.folders.list())
    quarantined = archive.reports.count("state:quarantined")
    by_folder = {
        f.path: archive.reports.count(f'state:quarantined folder:"{f.path}"') if quarantined else 0 for f in folders
    }
    cases, offered = tuple(archive.cases.list()), tuple(archive.folders.offered())
    reports, unsure = archive.reports.count(), archive.reviews.count()
    return Overview(reports, quarantined, cases, folders, by_folder, unsure, _shared(archive), offered)


def _shared(archive: Archive) -> dict[str, tuple[ReportRow, ...]]:
    """Reports that share an address; not looked for where a count, which is quick, says that there are none."""
    if not archive.reports.count("review:address"):
        return {}
    found = archive.versions.shared_addresses()[:_SUGGESTED]
    rows = {row.report: row for row in archive.reports.rows([report for one in found for report in one.reports])}
    return {one.address: tuple(rows[report] for report in one.reports) for one in found}


def joinable(archive: Archive, report: str) -> tuple[ReportRow, ...]:
    """Reports that may be the same story as this one: those of its address first, then the related ones."""
    alike = [other for one in archive.versions.shared_addresses() if report in one.reports for other in one.reports]
    related = [link.other for link in archive.links.related(report)]
    others = dict.fromkeys(other for other in (*alike, *related) if other != report)
    return tuple(archive.reports.rows(list(others)))


def suggestions(archive: Archive, found: Sequence[Group]) -> list[Suggestion]:
    """The largest of these groups but those whose reports are together in a case already."""
    kept = [set(case.reports) for case in archive.cases.list()]
    groups = [g for g in found if not any(set(g.reports) <= case for case in kept)]
    groups.sort(key=lambda group: -len(group.reports))
    shown = groups[:_SUGGESTED]
    rows = {row.report: row for row in archive.reports.rows([report for group in shown for report in group.reports])}
    return [Suggestion(group, in_time(rows[report] for report in group.reports)) for group in shown]


def in_time(rows: Iterable[ReportRow]) -> tuple[ReportRow, ...]:
    """The earliest published first; those without a day last, by when they came."""
    return tuple(sorted(rows, key=lambda row: (row.published or "~", row.first_seen, row.report)))


def changed(archive: Archive, report: str, old: int, new: int) -> Changed:
    """What changed from one version to another; raises BadInput for one that has no words."""
    before, after = archive.reports.get(report, old).rendition or "", archive.reports.get(report, new).rendition or ""
    if old == new:
        return Changed(old, new, before, after, ())
    hunks, edits = archive.reports.diff(report, old, new), archive.changes.between(report, old, new).edits
    return Changed(old, new, before, after, tuple(hunks), edits)


def shown(archive: Archive, report: str, version: int | None) -> ReportDetail | None:
    """A report with one of its versions, the newest where that one went to another report since it was asked for.

    A report that was joined to another is that one. None where it was erased.
    """
    try:
        return archive.reports.get(report, version)
    except BadInput:
        return archive.reports.get(report) if archive.reports.has(report) else None


def linked(archive: Archive, report: str) -> list[Linked]:
    links = archive.links.related(report)
    return [
        Linked(link, row) for link, row in zip(links, archive.reports.rows([link.other for link in links]), strict=True)
    ]


def compared(archive: Archive, name: str, step: Step = no_step) -> Compared:
    case = archive.cases.get(name)
    rows = in_time(archive.reports.list(f'case:"{case.case}" in:all'))
    file = archive.compare.file(case.case, step=step)
    graded = [source.grade for source in file.sources if source.grade]
    judgements = sorted(
        [*map(JudgementStatus, graded), *file.judgements], key=lambda held: int(held.judgement.judgement[1:])
    )
    grades = {one.said.report: one.said.grade for one in graded if isinstance(one.said, Graded)}
    tolls, sources = archive.compare.toll(file), archive.compare.sources(file)
    several = len(rows) > 1
    return Compared(
        case,
        file.findings if several else (),
        rows,
        grades,
        tuple(judgements),
        chronology(file),
        file.copies if several else (),
        tuple(tolls) if several else (),
        tuple(sources) if several else (),
    )


def located(archive: Archive, name: str) -> Located:
    shown = [archive.reports.get(report) for report in archive.cases.get(name).reports]
    found = tuple(there for detail in shown if (there := origin(detail.version, detail.description)))
    return Located(found, in_time(detail.row for detail in shown), land(spots(found), outlines()))
