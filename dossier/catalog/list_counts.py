"""Queries names with their counts, saved searches, and all reports of a list at once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager

from dossier.catalog import report_lists
from dossier.catalog.query import Query
from dossier.model.reports import ReportId, ReportRow
from dossier.model.tags import SavedSearch, Tally, folded

# Each in the order of its index, which therefore is all that is read
_OUTLETS = "SELECT outlet_key, NULL, outlet, count(*) FROM report WHERE trashed = 0 GROUP BY outlet_key, outlet"
_PLACES = "SELECT place_key, country, place, count(*) FROM report WHERE trashed = 0 GROUP BY place_key, country, place"
_TAGS = (
    "SELECT tag.key, NULL, tag.name, count(*) FROM tag JOIN report ON report.number = tag.number AND report.trashed = 0"
    " GROUP BY tag.key, tag.name"
)


# Reading a version again, as after an update, is no arrival
_ARRIVED = (
    "SELECT DISTINCT report.number FROM event JOIN report ON report.report = event.report"
    " WHERE event.seq > ? AND event.kind IN ('reading', 'quarantine') AND NOT EXISTS (SELECT 1 FROM event AS before"
    " WHERE before.report = event.report AND before.seq < event.seq AND before.kind = event.kind"
    " AND json_extract(before.detail, '$.version') = json_extract(event.detail, '$.version'))"
)


class Tallies:
    """The catalog's part that counts; the trash is left out."""

    def _listing(self) -> AbstractContextManager[sqlite3.Connection]:
        raise NotImplementedError  # the catalog's

    def ids(self, query: Query, order: str = "") -> list[ReportId]:
        """All that match, in the order of `reports`. Raises BadInput."""
        with self._listing() as connection:
            return report_lists.ids(connection, query, order)

    def rows(self, reports: Sequence[ReportId]) -> list[ReportRow]:
        """Rows of these reports, in their order. Raises BadInput when one is unknown."""
        with self._listing() as connection:
            return report_lists.rows(connection, reports)

    def arrived(self, query: Query, seq: int) -> list[ReportId]:
        """Matching reports with a version that was first read, or found unreadable, after event `seq`; oldest first."""
        with self._listing() as connection:
            numbers = [number for (number,) in connection.execute(_ARRIVED, (seq,))]
            return report_lists.ids_among(connection, query, numbers)

    def outlets(self) -> list[Tally]:
        """Outlets as reports name them, the most frequent first."""
        return self._tallied(_OUTLETS)

    def places(self) -> list[Tally]:
        """Places of datelines, the most frequent first."""
        return self._tallied(_PLACES)

    def tags(self) -> list[Tally]:
        """Tags, the most used first."""
        return self._tallied(_TAGS)

    def _tallied(self, asked: str) -> list[Tally]:
        with self._listing() as connection:
            return tallied(connection.execute(asked))

    def searches(self) -> list[SavedSearch]:
        """Saved searches, by name."""
        with self._listing() as connection:
            found = [
                SavedSearch(*row)
                for row in connection.execute("SELECT name, query, at, by, seq FROM search ORDER BY seq")
            ]
        return sorted(found, key=lambda search: folded(search.name) or "")


def tallied(rows: Iterable[tuple[str, str | None, str | None, int]]) -> list[Tally]:
    """Spellings of one name count together, under that which most reports have; the most first."""
    spelled: dict[tuple[str, str | None], dict[str, int]] = {}
    for key, country, name, count in rows:
        if name is not None:
            names = spelled.setdefault((key, country), {})
            names[name] = names.get(name, 0) + count
    found = [
        Tally(max(names, key=lambda name: names[name]), sum(names.values()), country)
        for (_, country), names in spelled.items()
    ]
    return sorted(found, key=lambda tally: (-tally.count, folded(tally.name), tally.country or ""))
