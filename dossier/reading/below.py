"""Reads the last lines of a plain text: sign-offs, contributors, copyright, source, handles, late dates."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dossier.model.claims import Claim
from dossier.reading import byline, outlet, published, sign_off
from dossier.reading.above import Found
from dossier.reading.credit import Credit
from dossier.reading.layout import Layout
from dossier.reading.lines import Line
from dossier.reading.outlet import FoundOutlet

_FOOT = 12  # lines at the end that are looked at
_CREDIT = re.compile(
    r"contribu|reporting|report(?:ed)? by|edit(?:ed|ing)|editad|edici|ediç|writing by|additional|informaç|información|"
    r"colabora|photo|foto|\bby\b|\bpor\b|\bpar\b|\bvon\b",
    re.I,
)
_GUESSED = 0.5  # rank of a name that a handle, an address or a closing dash shows


def lines_below(rendition: str, layout: Layout) -> Iterator[Found]:
    """What each of the last lines says."""
    foot = _foot(layout)
    whole = {part.start for part in layout.body if len(part.lines) == 1}
    labelled = False
    for n, line in enumerate(foot):
        found = _line(rendition, line, whole=line.start in whole, last=n >= len(foot) - 2)
        if labelled and not found.claims and (names := sign_off.read_handle(rendition, line.start, line.end)):
            found = Found(line.start, _claims(rendition, names), (), True)
        labelled = sign_off.is_social_label(line.text)
        yield found


def _foot(layout: Layout) -> list[Line]:
    """The last lines, without the paragraph that opens the story."""
    parts = layout.body[1:] if len(layout.body) > 1 else ()
    return [line for part in parts[-_FOOT:] for line in part.lines][-_FOOT:]


def _claims(rendition: str, names: Sequence[Credit], rank: float = _GUESSED) -> tuple[Claim, ...]:
    return tuple(credit.claim(rendition, rank=rank) for credit in names)


def _line(rendition: str, line: Line, *, whole: bool, last: bool) -> Found:
    """One of the last lines; `whole`: it is a paragraph of its own, `last`: hardly anything comes after it."""
    span = line.start, line.end
    who = outlet.copyright_outlet(rendition, *span) or outlet.labelled_outlet(rendition, *span)
    years = tuple(published.copyright_years(rendition, (line,)))
    if who or years:
        return Found(line.start, (*((who.claim(rendition),) if who else ()), *years), (who,) if who else (), True)
    if (
        (whole or line.text[0] in "([")
        and _CREDIT.search(line.text)
        and (credits := sign_off.read_credits(rendition, *span))
    ):
        return Found(line.start, _claims(rendition, credits, 1.0), (), len(line.text) < 300)
    if len(line.text) > 200:
        return Found(line.start)
    if names := sign_off.read_sign_off(rendition, *span):
        return Found(line.start, _claims(rendition, names), tuple(_address(rendition, *span)), len(line.text) < 120)
    if last and len(line.text) < 40 and (agency := byline.agency_credit(rendition, *span)):
        return Found(line.start, (agency, *_agency_outlet(rendition, *span)), (), True)
    dates = tuple(c for c in published.head_dates(rendition, *span) if c.rank > 0) if len(line.text) < 80 else ()
    return Found(line.start, published.late(dates), tuple(_address(rendition, *span)), bool(dates))


def _agency_outlet(rendition: str, start: int, end: int) -> Iterator[Claim]:
    if found := outlet.bracketed(rendition, start, end):
        yield found.claim(rendition)


def _address(rendition: str, start: int, end: int) -> Iterator[FoundOutlet]:
    """The outlet behind an address on a line of its own."""
    if end - start < 60 and (found := outlet.from_address(rendition, start, end)):
        yield found
