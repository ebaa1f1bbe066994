"""Reads what a copied page says around its story: whose it is in menus and notices, who and when over the headline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier.reading.rules.byline import read_byline
from dossier.reading.rules.published import head_dates, printed
from dossier.reading.text.found import Found
from dossier.reading.text.layout import Layout
from dossier.reading.words.lines import Line

_OVER = 8  # lines right over the headline among which who and when may stand
_STAMP, _NAME = 100, 60  # characters of such a line, and of one that is a day alone


def around(rendition: str, layout: Layout) -> Iterator[Found]:
    """What the lines around a copied page's story say."""
    start = layout.title[0] if layout.title else 0
    yield from _over(rendition, [line for line in layout.chrome if line.start < start][-_OVER:])


def _over(rendition: str, lines: Sequence[Line]) -> Iterator[Found]:
    """Byline and day on lines of their own over the headline."""
    for line in lines:
        if len(line.text) > _STAMP or line.text[-1] in ".!?":
            continue
        credits = read_byline(rendition, line.start, line.end)
        dates = [claim for claim in head_dates(rendition, line.start, line.end) if claim.rank > 0]
        alone = dates and len(line.text) < _NAME
        told = (*(credit.claim(rendition) for credit in credits), *(printed(dates) if alone or credits else ()))
        if told:
            yield Found(line.start, told, (), True)
