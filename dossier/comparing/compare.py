"""Lays the reports of a case side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.comparing.days import dates
from dossier.comparing.figures import figures
from dossier.comparing.omissions import omissions
from dossier.comparing.quotations import shared_quotations
from dossier.comparing.rows import rows
from dossier.comparing.spellings import merged, spellings
from dossier.model.links import Finding
from dossier.model.reports import Record


def compare(records: Sequence[Record], *, headlines: bool = False) -> list[Finding]:
    """Figures, dates, quotations in common, names spelled otherwise, and what few leave out, in this order.

    Figures that one report alone tells are rows too; every cell's words stand in its record's article text.
    With `headlines`, also in its headline, where that stands word for word in the rendition.
    """
    if headlines:
        records = [replace(record, text=record.with_headline) for record in records]
    years = frozenset(int(r.published[:4]) for r in records if r.published and r.published[:4].isdigit())
    told = rows([figure for record in records for figure in figures(record, years)], records)
    days, quotes, groups = dates(records), shared_quotations(records), merged(records)
    left = omissions(records, [*told, *quotes], groups)
    return [*told, *days, *quotes, *spellings(groups), *left]
