"""Questions about linking's index."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

from sqlalchemy import Connection

from dossier.catalog import lookups
from dossier.model.reports import ReportId


class Filing:
    """The catalog's part that keeps what linking knows of reports, and under which keys they stand."""

    def _asking(self) -> AbstractContextManager[Connection]:
        raise NotImplementedError  # the catalog's

    def featured(self) -> list[ReportId]:
        """Reports of which linking keeps features."""
        with self._asking() as connection:
            return lookups.featured(connection)

    def features(self, reports: Sequence[ReportId]) -> dict[ReportId, str]:
        """What linking keeps of these reports, in its own words; of those that have a reading."""
        with self._asking() as connection:
            return lookups.features(connection, reports)

    def filed(self, keys: Sequence[str]) -> dict[str, int]:
        """How many reports stand under each key of linking's index; of many, about how many."""
        with self._asking() as connection:
            return lookups.filed(connection, keys)

    def filing(self) -> int:
        """About how many reports linking keeps features of."""
        with self._asking() as connection:
            return lookups.filing(connection)

    def under(self, keys: Sequence[str]) -> dict[str, list[ReportId]]:
        """Reports that stand under each key of linking's index."""
        with self._asking() as connection:
            return lookups.under(connection, keys)
