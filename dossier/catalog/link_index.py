"""Queries linking's index."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

from dossier.lazy_module import LazyModule
from dossier.model.links import Ruling
from dossier.model.reports import ReportId

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from dossier.catalog import lookups
else:
    lookups = LazyModule("dossier.catalog.lookups")


class Index:
    """Linking's index in one look at the catalog: all answers are of the same moment, and share one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def features(self, reports: Sequence[ReportId]) -> dict[ReportId, str]:
        """What linking keeps of these reports, in its own words; of those that have a reading."""
        return lookups.features(self._connection, reports)

    def filed(self, keys: Sequence[str]) -> tuple[int, dict[str, int]]:
        """About how many reports linking knows, and how many have each key; estimates for large numbers."""
        return lookups.filed(self._connection, keys)

    def under(self, keys: Sequence[str]) -> dict[str, list[ReportId]]:
        """The reports that have each key."""
        return lookups.under(self._connection, keys)

    def rulings(self, report: ReportId) -> list[Ruling]:
        """People's rulings that name the report, oldest first."""
        return lookups.rulings(self._connection, report)


class Filing:
    """The catalog's part that keeps the features of reports for linking, and the index of their keys."""

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

    @contextmanager
    def index(self) -> Iterator[Index]:
        """Linking's index, to be asked several things at once."""
        with self._asking() as connection:
            yield Index(connection)
