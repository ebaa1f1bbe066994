"""Reads the author and date of a copied page's story from the lines around it: over its headline, or below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from dossier.model.claims import Claim, Published
from dossier.reading.fields.byline import Credit, read_byline
from dossier.reading.fields.date_labels import RANKS
from dossier.reading.fields.name_beside_day import tells_when
from dossier.reading.fields.published import as_publication, head_dates
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.plaintext.line_finding import LineFinding
from dossier.reading.plaintext.page_dump import own_parts
from dossier.reading.plaintext.page_dump_names import Named, names_over
from dossier.reading.text_tools.text_lines import Line, Paragraph

_OVER, _REACH = 8, 120  # lines right over the headline among which author and date may come, and farther over it
_UNDER, _CLOSE = 14, 3  # lines below the story among which labels say so, and right below it, where none need
_STAMP, _NAME = 100, 60  # characters of such a line, and of one that says little else than the day
# Ranks of a name next to a day over the headline, for one alone under it counts more; of findings
# farther over it; of findings below the story; of a day where the headline is repeated
_BESIDE, _FAR, _UNDERNEATH, _AGAIN = 0.58, 0.55, 0.5, 0.4


def credits_around(rendition: str, layout: HeadAndBody) -> Iterator[LineFinding]:
    """Finds the author and the date in the lines around the story."""
    start = layout.title[0] if layout.title else 0
    over = [line for line in layout.chrome if line.start < start]
    yield from _over(rendition, over)
    yield from _far_over(rendition, over[-_REACH:-_OVER])
    yield from _below(rendition, [line for line in layout.chrome if line.start > start][:_UNDER])
    yield from _again(rendition, layout)


def _over(rendition: str, lines: Sequence[Line]) -> Iterator[LineFinding]:
    """Byline and day on lines of their own over the headline."""
    parts = _short(own_parts(lines[-_OVER:]))
    for part, names in names_over(rendition, parts):
        yield LineFinding(part.start, tuple(credit.claim(rendition, rank=_BESIDE) for credit in names), (), True)
    for part in parts:
        named = _full(read_byline(rendition, part.start, part.end))
        credits = [credit for credit in named if credit.role != "photographer"]  # a menu's "Photos" precedes names
        dates = [claim for claim in head_dates(rendition, part.start, part.end) if claim.rank > 0]
        alone = dates and len(part.text) < _NAME
        told = (*(credit.claim(rendition) for credit in credits), *(as_publication(dates) if alone or credits else ()))
        if told:
            yield LineFinding(part.start, told, (), True)


def _far_over(rendition: str, lines: Sequence[Line]) -> Iterator[LineFinding]:
    """The one byline next to a day among the lines farther over the headline; several belong to other stories."""
    parts = _short(own_parts(lines, len(lines)))
    days = [n for n, part in enumerate(parts) if tells_when(rendition, part.start, part.end)]
    near = {at for n in days for at in (n - 1, n, n + 1)}
    beside = [*_bylines(rendition, [part for n, part in enumerate(parts) if n in near])]
    beside = beside or names_over(rendition, parts)
    if len({credit.name for _, names in beside for credit in names if credit.role == "author"}) == 1:
        part, names = beside[-1]
        yield LineFinding(part.start, tuple(credit.claim(rendition, rank=_FAR) for credit in names))
    dated = [(parts[n], _dates(rendition, parts[n])) for n in days]
    stated = [(part, dates) for part, dates in dated if any(c.rank >= RANKS["published"] for c in dates)]
    told = {_day(claim) for _, dates in dated for claim in dates}
    for part, dates in stated[-1:] or (dated if len(told) == 1 else ()):
        yield LineFinding(part.start, tuple(replace(claim, rank=_FAR) for claim in dates if claim.rank > 0))


def _bylines(rendition: str, parts: Sequence[Paragraph]) -> Iterator[Named]:
    """The lines with a byline of an author."""
    for part in parts:
        names = _full(read_byline(rendition, part.start, part.end))
        if any(credit.role == "author" for credit in names):
            yield part, tuple(names)


def _dates(rendition: str, part: Paragraph) -> list[Claim]:
    return list(head_dates(rendition, part.start, part.end))


def _day(claim: Claim) -> str:
    return claim.value.value[:10] if isinstance(claim.value, Published) else ""


def _short(parts: Sequence[Paragraph]) -> list[Paragraph]:
    return [part for part in parts if len(part.text) <= _STAMP and part.text[-1] not in ".!?"]


def _full(credits: Sequence[Credit]) -> list[Credit]:
    """Credits with a full name: "From Readers" is read as one without."""
    return [credit for credit in credits if " " in credit.name or credit.role == "agency"]


def _below(rendition: str, lines: Sequence[Line]) -> Iterator[LineFinding]:
    """Labelled names below a story, and the day right under it."""
    for n, line in enumerate(lines):
        span = line.start, line.end
        credits = read_byline(rendition, *span) if ":" in line.text or "/" in line.text else []
        dates = [c for c in head_dates(rendition, *span) if len(line.text) < _NAME and c.rank > 0]
        sure = [c for c in dates if c.rank >= RANKS["published"] or (n < _CLOSE and tells_when(rendition, *span))]
        told = (*(c.claim(rendition, rank=_UNDERNEATH) for c in credits), *(replace(c, rank=_UNDERNEATH) for c in sure))
        if told:
            yield LineFinding(line.start, told)


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
