"""Reads the day of a copied page's story from the lines around it: over its headline, or below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from dossier.model.claims import Claim, Published
from dossier.reading.fields.date_labels import RANKS
from dossier.reading.fields.name_beside_day import tells_when
from dossier.reading.fields.published import as_publication, head_dates
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.plaintext.line_finding import LineFinding
from dossier.reading.plaintext.page_dump import own_parts
from dossier.reading.text_tools.text_lines import Line, Paragraph

_OVER, _REACH = 8, 120  # lines right over the headline among which the day may come, and farther over it
_UNDER, _CLOSE = 14, 3  # lines below the story among which labels say so, and right below it, where none need
_STAMP, _SHORT = 100, 60  # characters of such a line, and of one that says little else than the day
# Ranks of days farther over the headline, below the story, and where the headline is repeated
_FAR, _UNDERNEATH, _AGAIN = 0.55, 0.5, 0.4


def days_around(rendition: str, layout: HeadAndBody) -> Iterator[LineFinding]:
    """Finds the day in the lines around the story."""
    start = layout.title[0] if layout.title else 0
    over = [line for line in layout.chrome if line.start < start]
    yield from _over(rendition, over)
    yield from _far_over(rendition, over[-_REACH:-_OVER])
    yield from _below(rendition, [line for line in layout.chrome if line.start > start][:_UNDER])
    yield from _again(rendition, layout)


def _over(rendition: str, lines: Sequence[Line]) -> Iterator[LineFinding]:
    """Days on lines of their own over the headline."""
    for part in _short(own_parts(lines[-_OVER:])):
        dates = [claim for claim in _dates(rendition, part) if claim.rank > 0]
        if dates and len(part.text) < _SHORT:
            yield LineFinding(part.start, tuple(as_publication(dates)), (), True)


def _far_over(rendition: str, lines: Sequence[Line]) -> Iterator[LineFinding]:
    """The labelled day among the lines farther over the headline, or the one day; several belong to other stories."""
    parts = _short(own_parts(lines, len(lines)))
    dated = [(part, _dates(rendition, part)) for part in parts if tells_when(rendition, part.start, part.end)]
    stated = [(part, dates) for part, dates in dated if any(c.rank >= RANKS["published"] for c in dates)]
    told = {_day(claim) for _, dates in dated for claim in dates}
    for part, dates in stated[-1:] or (dated if len(told) == 1 else ()):
        yield LineFinding(part.start, tuple(replace(claim, rank=_FAR) for claim in dates if claim.rank > 0))


def _dates(rendition: str, part: Paragraph) -> list[Claim]:
    return list(head_dates(rendition, part.start, part.end))


def _day(claim: Claim) -> str:
    return claim.value.value[:10] if isinstance(claim.value, Published) else ""


def _short(parts: Sequence[Paragraph]) -> list[Paragraph]:
    return [part for part in parts if len(part.text) <= _STAMP and part.text[-1] not in ".!?"]


def _below(rendition: str, lines: Sequence[Line]) -> Iterator[LineFinding]:
    """The labelled day below a story, or one right under it."""
    for n, line in enumerate(lines):
        span = line.start, line.end
        dates = [c for c in head_dates(rendition, *span) if len(line.text) < _SHORT and c.rank > 0]
        sure = [c for c in dates if c.rank >= RANKS["published"] or (n < _CLOSE and tells_when(rendition, *span))]
        if sure:
            yield LineFinding(line.start, tuple(replace(claim, rank=_UNDERNEATH) for claim in sure))


def _again(rendition: str, layout: HeadAndBody) -> Iterator[LineFinding]:
    """The day next to the headline where a list of stories repeats it."""
    words = " ".join(rendition[slice(*layout.title)].split()) if layout.title else ""
    for line, below in pairwise(layout.chrome):
        if not line.text.startswith(words):
            continue
        own = line.start + len(words), line.end
        span = own if own[0] < own[1] else (below.start, below.end)
        dates = [c for c in head_dates(rendition, *span) if c.rank > 0] if tells_when(rendition, *span) else []
        if dates:
            yield LineFinding(line.start, tuple(replace(claim, rank=_AGAIN) for claim in dates))
            return
