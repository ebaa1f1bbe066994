"""The timeline of a case: its events and its reports' publications, each with its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from dossier.model.cases import CaseFile, Source
from dossier.model.claims import Dateline, Description, Place, Published
from dossier.model.evidence import Evidence
from dossier.model.iso_dates import DateRange, parse, stretch
from dossier.model.links import Finding
from dossier.model.reports import ReportId, Version

EntryKind = Literal["happening", "filed", "published", "first-seen"]
_LATEST = timedelta(days=2)  # how long after its publication a report may be dated: clocks and zones differ


@dataclass(frozen=True, slots=True)
class EntrySource:
    """The place where one report mentions an entry; without evidence where no words of the report do."""

    report: ReportId
    version: int
    evidence: Evidence | None


@dataclass(frozen=True, slots=True)
class TimelineEntry:
    """Something with a date. `when` is None where the date names no definite day, month or year.

    `happening` and `filed` come from the text of reports; `published` and `first-seen` are about the reports
    themselves: a report without a publication date is dated by when the archive first saw it.
    """

    kind: EntryKind
    date: str  # as reported: ISO 8601, `--MM-DD`, or words such as "Tuesday"
    when: DateRange | None
    what: str | None  # of a happening: what; of a dateline: the place's name
    sources: tuple[EntrySource, ...]  # never none
    year_assumed: bool = False  # the date names no year; that of the report's publication was taken
    disputed: bool = False  # of a happening: its reports tell days that cannot both be right

    @property
    def above(self) -> bool:
        """Whether it belongs to the events, and not to the publications."""
        return self.kind in ("happening", "filed")


def chronology(file: CaseFile) -> tuple[TimelineEntry, ...]:
    """All entries of a case, the earliest first; those that have no time come last."""
    issued = {source.version.report: _issued(source) for source in file.sources}
    filed = _filed(file.sources, issued)
    found = [*_happenings(file.findings, issued), *filed, *issued.values()]
    last = datetime.max
    return tuple(sorted(found, key=lambda entry: (entry.when.start if entry.when else last, entry.sources[0].report)))


def _issued(source: Source) -> TimelineEntry:
    report, number = source.version.report, source.version.number
    best = source.description.best("published") if source.description else None
    if best and isinstance(best.value, Published) and (when := stretch(best.value.value)):
        return TimelineEntry(
            "published", best.value.value, when, None, (EntrySource(report, number, best.evidence[0]),)
        )
    seen = source.versions[0].first_seen
    return TimelineEntry("first-seen", seen, stretch(seen), None, (EntrySource(report, number, None),))


def _filed(sources: Iterable[Source], issued: dict[ReportId, TimelineEntry]) -> list[TimelineEntry]:
    """Datelines, those of one place and date in one entry; a dateline's place that is only inferred is not said."""
    found: dict[tuple[str, str | None], list[EntrySource]] = {}
    for source in sources:
        best = source.description.best("dateline") if source.description else None
        if best and isinstance(best.value, Dateline) and best.value.date:
            place = best.value.place.name if best.value.place and best.value.basis == "stated" else None
            cited = EntrySource(source.version.report, source.version.number, best.evidence[0])
            found.setdefault((best.value.date, place), []).append(cited)
    return [_entry("filed", date, place, cited, issued) for (date, place), cited in found.items()]


def _happenings(findings: Iterable[Finding], issued: dict[ReportId, TimelineEntry]) -> Iterator[TimelineEntry]:
    """Yields an entry for each happening and date; reports that give the same date share an entry."""
    for finding in findings:
        if finding.finding == "date":
            by_date: dict[str, list[EntrySource]] = {}
            for cell in finding.cells:
                by_date.setdefault(str(cell.value), []).append(EntrySource(cell.report, cell.version, cell.evidence))
            for date, sources in by_date.items():
                made = _entry("happening", date, finding.kind, sources, issued)
                yield replace(made, disputed=not finding.agree)


def _entry(
    kind: EntryKind, date: str, what: str | None, sources: list[EntrySource], issued: dict[ReportId, TimelineEntry]
) -> TimelineEntry:
    when = stretch(date)
    if when is None and parse(date) and (out := issued[sources[0].report]).kind == "published" and out.when:
        when = stretch(date, year=out.when.start.year)
        if when is None or when.start - out.when.end > _LATEST:
            when = stretch(date, year=out.when.start.year - 1)
        return TimelineEntry(kind, date, when, what, tuple(sources), year_assumed=when is not None)
    return TimelineEntry(kind, date, when, what, tuple(sources))


@dataclass(frozen=True, slots=True)
class FilingPlace:
    """The place where a report was filed, from its dateline or another statement."""

    place: Place
    inferred: bool
    source: EntrySource


def origin(version: Version, description: Description | None) -> FilingPlace | None:
    """The place of the dateline; None where there is none."""
    best = description.best("dateline") if description else None
    if best is None or not isinstance(best.value, Dateline) or best.value.place is None:
        return None
    source = EntrySource(version.report, version.number, best.evidence[0])
    return FilingPlace(best.value.place, best.value.basis == "inferred", source)
