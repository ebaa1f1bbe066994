"""Writes lists of reports to files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.files import write_whole_stream
from dossier.keeping.filtering import understood
from dossier.keeping.ground import check_outside
from dossier.keeping.watchlist import Watchlist
from dossier.model.backups import Step, no_step
from dossier.model.reports import ReportId, ReportRow
from dossier.model.spreadsheet import BOM, COLUMNS, csv_lines

_AT_ONCE = 500  # rows


class Listing:
    """The archive's lists, outside of it."""

    _catalog: Catalog
    _watchlist: Watchlist

    def list_csv(
        self,
        path: Path | str,
        query: str = "",
        *,
        order: str = "",
        reports: Sequence[ReportId] | None = None,
        columns: Sequence[str] = COLUMNS,
        titles: Mapping[str, str] | None = None,
        bom: bool = False,
        step: Step = no_step,
    ) -> int:
        """Writes what `list` gives, or these reports, as CSV (RFC 4180, UTF-8), and returns how many rows that are.

        A cell that a spreadsheet would take for a formula (it begins with = + - @ or white space that is not a blank)
        has an apostrophe before it. The file is there whole or not at all, and replaces what stood there. `step` is
        told of rows. Raises BadInput, and what `step` raises.
        """
        check_outside(Path(path), self._watchlist.folders())
        for column in columns:
            if column not in ReportRow.__dataclass_fields__:
                raise BadInput(column, "reports have no such column")
        wanted = self._catalog.ids(understood(query), order) if reports is None else reports
        lines = csv_lines(self._listed(wanted, step), columns, titles)
        start = BOM if bom else ""
        parts = (f"{start if at == 0 else ''}{line}".encode() for at, line in enumerate(lines))
        try:
            write_whole_stream(Path(path), parts)
        except OSError as error:
            raise BadInput(path, f"cannot be written: {error.strerror or error}") from error
        return len(wanted)

    def _listed(self, wanted: Sequence[ReportId], step: Step) -> Iterator[ReportRow]:
        for at in range(0, len(wanted), _AT_ONCE):
            step(at, len(wanted))
            yield from self._catalog.rows(wanted[at : at + _AT_ONCE])
        step(len(wanted), len(wanted))
