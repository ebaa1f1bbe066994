"""A list of reports is fetched in blocks of rows: what is asked for, and the answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dossier.model.reports import ReportRow

BLOCK = 100  # rows


@dataclass(frozen=True, slots=True)
class RowPage:
    """Some blocks of a list; `count` where it was asked for."""

    blocks: dict[int, Sequence[ReportRow]]
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to fetch: blocks of a query in an order, and whether to count it."""

    query: str
    order: str
    blocks: tuple[int, ...]
    count: bool = False
