"""Reads the lines above a plain text's story: headline, outlet, byline, dates, address."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dossier.model.claims import Claim, Published, Words
from dossier.model.evidence import quoted
from dossier.reading import byline, headline, outlet, published
from dossier.reading.boilerplate import is_caption, is_furniture
from dossier.reading.byline import Credit
from dossier.reading.layout import Layout, is_prose
from dossier.reading.lines import Paragraph
from dossier.reading.months import WEEKDAYS, bare
from dossier.reading.outlet import FoundOutlet

_URL = re.compile(
    r"(?:[\s*_>-]*(?:url|link|enlace|address|permalink|source|fuente)\s*:\s*)?<?(?P<url>https?://[^\s<>\"]+)[\s>]*", re.I
)
_LONGEST = 300  # a longer paragraph is story
_GUESSED = 0.6  # rank of a name that stands alone, without "By"
_BESIDE = 0.8  # rank of a name beside its outlet


@dataclass(frozen=True, slots=True)
class Found:
    """What one paragraph around the story says; `spent`: it is no part of the article."""

    start: int
    claims: tuple[Claim, ...] = ()
    outlets: tuple[FoundOutlet, ...] = ()
    spent: bool = False


def find_headline(rendition: str, layout: Layout) -> tuple[int, int] | None:
    """The span of the headline: a labelled one, else the first line above the story that can be one."""
    for part in layout.head:
        if span := headline.labelled(rendition, part.start, part.end):
            return span
    lines = [part for part in layout.head if _may_be_headline(rendition, part, layout)]
    # "Congress passes appliance standard" has a paper's word in it, and "Year ended Dec 31" a date: a line that looks
    # like a masthead is the headline where no other line can be.
    able = [part for part in lines if not _may_be_masthead(rendition, part)] or lines
    if not able:
        return None
    first = able[1] if len(able) > 1 and _is_section(able[0].text, able[1].text) else able[0]
    return headline.without_marks(rendition, first.start, _joined_end(first, able))


def _is_section(first: str, second: str) -> bool:
    """"World" or "Local News" above the headline proper."""
    return len(first.split()) <= 2 and len(second.split()) >= 4 and not is_prose(second)


def _joined_end(first: Paragraph, able: Sequence[Paragraph]) -> int:
    """A headline in capitals may run on in the next line."""
    after = next((part for part in able if part.start > first.start), None)
    if after is None or after.lines[0].blank or not (first.text.isupper() and after.text.isupper()):
        return first.end
    return after.end if len(first.text) >= 30 and first.text[-1] not in ".!?" else first.end


def _may_be_headline(rendition: str, part: Paragraph, layout: Layout) -> bool:
    words, mast, line = part.text, layout.masthead, layout.dateline
    if mast and mast.start <= part.start < mast.end:
        return False
    if layout.own_line and line and part.start <= line.form.start < part.end:
        return False
    if not headline.can_be(words.strip("*_#> ")) or is_furniture(words) or is_caption(words):
        return False
    span = part.start, part.end
    return not (
        bare(words).strip(" ,.") in WEEKDAYS
        or byline.read_byline(rendition, *span)
        or outlet.known(words)
        or outlet.labelled_outlet(rendition, *span)
        or _URL.fullmatch(words)
        or _is_date_alone(rendition, part)
    )


def _may_be_masthead(rendition: str, part: Paragraph) -> bool:
    return outlet.masthead(rendition, part.start, part.end) is not None or _is_dated(rendition, part)


def _is_date_alone(rendition: str, part: Paragraph) -> bool:
    dates = list(published.head_dates(rendition, part.start, part.end)) if len(part.text) < 60 else []
    rest = len(part.text) - sum(len(d.evidence[0].quote) for d in dates)
    return bool(dates) and (rest < 12 or _labelled(dates))


def _labelled(dates: Sequence[Claim]) -> bool:
    return any(isinstance(d.value, Published) and d.value.what in ("published", "updated", "archived") for d in dates)


def _is_dated(rendition: str, part: Paragraph) -> bool:
    """Whether the line is about a date: a date is nearly all of it, or it is labelled as one."""
    return len(part.text) < 70 and any(c.rank > 0 for c in published.head_dates(rendition, part.start, part.end))


def headline_claims(rendition: str, title: tuple[int, int]) -> Iterator[Found]:
    """The headline without the outlet's name hung on it, and that outlet."""
    stop, who = headline.cut_tail(rendition, *title)
    claims = [headline.claim(rendition, title[0], stop)]
    if stop < title[1]:
        claims.append(headline.claim(rendition, *title, rank=0.5))
    outlets = (who,) if who else ()
    yield Found(title[0], (*claims, *(o.claim(rendition) for o in outlets)), outlets, True)


def lines_above(rendition: str, layout: Layout, title: tuple[int, int] | None) -> Iterator[Found]:
    """What each line of the head says, and the first paragraphs of the story when they are bylines themselves."""
    below = False
    for part in (*layout.head, *layout.body[:2]):
        if title and part.start <= title[0] < part.end:
            below = True
            yield Found(part.start, spent=True)
        elif len(part.text) <= _LONGEST and not _is_opening(part, layout):
            yield _line(rendition, part, layout, alone=below and part in layout.head)


def _is_opening(part: Paragraph, layout: Layout) -> bool:
    return layout.dateline is not None and not layout.own_line and part.start <= layout.dateline.form.start < part.end


def _line(rendition: str, part: Paragraph, layout: Layout, *, alone: bool) -> Found:
    """One line above the story; `alone`: names may stand there without "By"."""
    span = part.start, part.end
    dates = tuple(published.head_dates(rendition, *span))
    if credits := byline.read_byline(rendition, *span):
        beside = tuple(_outlets_beside(rendition, *span))
        claims = (*_claims(rendition, credits, 1.0), *published.printed(dates), *(o.claim(rendition) for o in beside))
        return Found(part.start, claims, beside, True)
    if link := _URL.fullmatch(part.text):
        return Found(part.start, (_url_claim(rendition, part, link),), (), True)
    if who := _outlet_line(rendition, *span):
        names = byline.read_bare(rendition, *span) if who.end - who.start < len(part.text) - 4 else []
        claims = (who.claim(rendition), *_claims(rendition, names, _BESIDE), *published.printed(dates))
        return Found(part.start, claims, (who,), True)
    if is_caption(part.text) or byline.read_caption(rendition, *span):
        return Found(part.start, _claims(rendition, byline.read_caption(rendition, *span), 1.0), (), True)
    if alone and (names := _alone(rendition, part, layout)):
        return Found(part.start, _claims(rendition, names, _GUESSED), (), True)
    return Found(part.start, dates, (), len(part.text) < 80 and any(c.rank > 0 for c in dates))


def _claims(rendition: str, credits: Sequence[Credit], rank: float) -> tuple[Claim, ...]:
    return tuple(credit.claim(rendition, rank=rank) for credit in credits)


def _url_claim(rendition: str, part: Paragraph, link: re.Match[str]) -> Claim:
    start = rendition.index(link["url"], part.start)
    return Claim("url", Words(link["url"]), (quoted(rendition, start, start + len(link["url"])),), 0.8)


def _outlet_line(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """The outlet that the line names as such: labelled, alone, in a copyright notice, or beside other short words."""
    whole = (
        outlet.labelled_outlet(rendition, start, end)
        or outlet.masthead(rendition, start, end)
        or outlet.copyright_outlet(rendition, start, end)
    )
    if whole or end - start > 120:
        return whole
    return next(_outlets_beside(rendition, start, end), None)


def _outlets_beside(rendition: str, start: int, end: int) -> Iterator[FoundOutlet]:
    """Outlets between bars: "Ada Ruiz | The Valley Herald | May 3, 2019"."""
    cells = list(re.finditer(r"[^|•·\n]+", rendition[start:end]))
    if len(cells) < 2:
        return
    for cell in cells:
        if found := outlet.masthead(rendition, start + cell.start(), start + cell.end()):
            yield found


def _alone(rendition: str, part: Paragraph, layout: Layout) -> list[Credit]:
    """Names on a line of their own are the authors', unless the story speaks of their bearers."""
    names = byline.read_bare(rendition, part.start, part.end)
    if not names or not layout.body:
        return []
    story = rendition[layout.body[0].start : layout.body[-1].end]
    return [] if any(_is_told_of(name.name, story) for name in names) else names


def _is_told_of(name: str, story: str) -> bool:
    """Whether the last name occurs in the story, written as a name."""
    return re.search(rf"\b{re.escape(name.split()[-1])}\b", story) is not None
