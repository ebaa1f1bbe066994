"""What the side bar shows of how reports are sorted; asked on a lane."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.tags import SavedSearch, Tally

if TYPE_CHECKING:
    from dossier.archive import Archive

Ranges = Sequence[tuple[int, int]]  # of rows, first and last


@dataclass(frozen=True, slots=True)
class Shelves:
    """Saved searches, outlets, places and tags with their counts, the trash, and what came from each folder."""

    searches: Sequence[SavedSearch] = ()
    outlets: Sequence[Tally] = ()
    places: Sequence[Tally] = ()
    tags: Sequence[Tally] = ()
    trashed: int = 0
    archived: Mapping[str, int] = field(default_factory=dict)  # reports, by the folder that they came from
    alerts: Mapping[str, Sequence[str]] = field(default_factory=dict)  # new reports of saved searches, by name


def shelves(archive: Archive) -> Shelves:
    archived = {
        folder.path: archive.reports.count(f'folder:"{folder.path}" in:all') for folder in archive.folders.list()
    }
    return Shelves(
        archive.search.list(),
        archive.reports.outlet_counts(),
        archive.reports.place_counts(),
        archive.tags.list(),
        archive.reports.count("in:trash"),
        archived,
        {alert.search.name: alert.reports for alert in archive.search.alerts()},
    )


def picked(archive: Archive, query: str, order: str, ranges: Ranges, held: Mapping[int, str]) -> list[str]:
    """The reports in these rows of a list. `held` are some that the person saw there.

    Raises BadInput when the list has changed since.
    """
    reports = archive.reports.ids(query, order=order)
    if any(row >= len(reports) or reports[row] != report for row, report in held.items()):
        raise BadInput(Clause("the-list"), Clause("list-changed"))
    return [report for first, last in ranges for report in reports[first : last + 1]]
