"""Lays the reports of a case side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.comparing.figures import figures
from dossier.comparing.quotations import shared_quotations
from dossier.comparing.rows import rows
from dossier.model.links import Finding
from dossier.model.reports import Record


def compare(records: Sequence[Record], *, headlines: bool = False) -> list[Finding]:
    """Figures first, then quotations in common; every cell's words stand in its record's article text.

    With `headlines`, also in its headline, where that stands word for word in the rendition.
    """
    if headlines:
        records = [replace(record, text=record.with_headline) for record in records]
    told = [figure for record in records for figure in figures(record)]
    return [*rows(told), *shared_quotations(records)]
