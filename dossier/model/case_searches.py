"""A search that a person made for a case and keeps in its research log, with what it found."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.model.events import EventKind
from dossier.model.reports import ReportId

MOST_REPORTS = 1000  # ids of found reports that the log keeps; `count` is exact

CASE_SEARCH_EVENTS: frozenset[EventKind] = frozenset({
    "case-searched", "case-search-withdrawn", "case-search-restored",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class CaseSearch:
    """One entry of the research log; what was found is of the moment of the search, and never brought up to date."""

    search: str  # "S57": the number of its event
    query: str
    where: str  # "" for this archive, else the catalogue, database or engine that the person asked
    count: int  # hits
    reports: tuple[ReportId, ...]  # those of this archive, best first, `MOST_REPORTS` of them at most
    note: str
    at: str  # RFC 3339 UTC
    by: str
