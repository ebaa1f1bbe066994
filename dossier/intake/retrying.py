"""The verb that tries again to read what is in quarantine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier.catalog import Catalog, parse_query
from dossier.errors import BadInput
from dossier.intake.intake import Intake
from dossier.keeping.recorder import Recorder
from dossier.keeping.watchlist import Watchlist
from dossier.model.reports import Outcome, ReportId
from dossier.store import FolderStore


class Retrying:
    """What no reader understood is tried again by itself when readers change; here a person asks for it."""

    _store: FolderStore
    _catalog: Catalog
    _recorder: Recorder
    _watchlist: Watchlist

    def _note_no_sandbox(self) -> None:
        raise NotImplementedError  # the archive's

    def retry(self, reports: Sequence[ReportId] | None = None) -> Iterator[Outcome]:
        """Reads again what is in quarantine, by default all of it; an outcome a report.

        Raises BadInput for a report that is unknown or not in quarantine.
        """
        wanted = self._catalog.ids(parse_query("state:quarantined")) if reports is None else reports
        for row in self._catalog.rows(wanted):
            if row.state != "quarantined":
                raise BadInput(row.report, "is not in quarantine")
        versions = [self._catalog.versions(report)[-1] for report in dict.fromkeys(wanted)]
        intake = Intake(
            self._store,
            self._catalog,
            self._recorder,
            may_look=self._watchlist.may_look,
            no_sandbox=self._note_no_sandbox,
        )
        try:
            yield from intake.try_again(versions)
        finally:
            intake.close()
