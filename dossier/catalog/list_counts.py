"""Queries tags and other names with their counts, and all reports of a list at once."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

from sqlalchemy import Connection

from dossier.catalog import report_lists, tags
from dossier.catalog.query import Query
from dossier.model.reports import ReportId, ReportRow
from dossier.model.tags import SavedSearch, Tally


class Tallies:
    """The catalog's part that counts; the trash is left out."""

    def _asking(self) -> AbstractContextManager[Connection]:
        raise NotImplementedError  # the catalog's

    def ids(self, query: Query, order: str = "") -> list[ReportId]:
        """All that match, in the order of `reports`. Raises BadInput."""
        with self._asking() as connection:
            return report_lists.ids(connection, query, order)

    def rows(self, reports: Sequence[ReportId]) -> list[ReportRow]:
        """Rows of these reports, in their order. Raises BadInput when one is unknown."""
        with self._asking() as connection:
            return report_lists.rows(connection, reports)

    def outlets(self) -> list[Tally]:
        """Outlets as reports name them, the most frequent first."""
        with self._asking() as connection:
            return tags.outlets(connection)

    def places(self) -> list[Tally]:
        """Places of datelines, the most frequent first."""
        with self._asking() as connection:
            return tags.places(connection)

    def tags(self) -> list[Tally]:
        """Tags, the most used first."""
        with self._asking() as connection:
            return tags.tags(connection)

    def searches(self) -> list[SavedSearch]:
        """Saved searches, by name."""
        with self._asking() as connection:
            return tags.searches(connection)
