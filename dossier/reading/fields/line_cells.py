"""Splits a line above a story into its cells: the parts between dates, slashes, commas and dashes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dossier.reading.fields.dates import FoundDate

Cell = tuple[int, int]  # where it starts and ends in the rendition


def cells_of(
    rendition: str, start: int, end: int, dates: Sequence[FoundDate], parting: re.Pattern[str], closing: str
) -> Iterator[Cell]:
    """Yields the parts between dates and `parting`, without the marks around them; `closing` marks may end a cell."""
    edges = [start, *(edge for date in dates for edge in (date.start, date.end)), end]
    for first, last in zip(edges[::2], edges[1::2], strict=True):
        at = first
        for cut in parting.finditer(rendition, first, last):
            yield from _cell(rendition, at, cut.start(), closing)
            at = cut.end()
        yield from _cell(rendition, at, last, closing)


def _cell(rendition: str, start: int, end: int, closing: str) -> Iterator[Cell]:
    while start < end and not rendition[start].isalnum():
        start += 1
    while end > start and not (rendition[end - 1].isalnum() or rendition[end - 1] in closing):
        end -= 1
    if start < end:
        yield start, end
