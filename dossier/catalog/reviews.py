"""Queries what is unsure and needs a person's review."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from dossier.lazy_module import LazyModule
from dossier.model.claims import Field
from dossier.model.doubts import Doubt, Question
from dossier.model.reports import ReportId

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from dossier.catalog import doubt_rows
else:
    doubt_rows = LazyModule("dossier.catalog.doubt_rows")


class ReviewQueries:
    """The catalog's part that knows of doubts; the trash is left out."""

    def _asking(self) -> AbstractContextManager[Connection]:
        raise NotImplementedError  # the catalog's

    def questions(self, limit: int) -> list[Question]:
        """Unsure reports, the weightiest doubts first; all with a limit of -1."""
        with self._asking() as connection:
            return doubt_rows.questions(connection, limit)

    def unsure(self) -> int:
        """How many reports have a doubt."""
        with self._asking() as connection:
            return doubt_rows.count(connection)

    def doubts(self, report: ReportId) -> Sequence[Doubt]:
        """Those of one report, the weightiest first; none for an unknown one."""
        number = int(report[1:])
        with self._asking() as connection:
            return doubt_rows.of_reports(connection, [number])[number]

    def last_settled(self, report: ReportId, field: Field | None) -> int | None:
        """Event number of the newest word in force that fields are as they should be: this one, or any."""
        with self._asking() as connection:
            return doubt_rows.last_settled(connection, report, field)
