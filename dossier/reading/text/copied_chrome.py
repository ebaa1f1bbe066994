"""Reads what a copied page says around its story: whose it is in menus and notices, who and when over the headline."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from dossier.reading.rules import outlet
from dossier.reading.rules.byline import read_byline
from dossier.reading.rules.leftovers import is_leftover
from dossier.reading.rules.outlet import FoundOutlet
from dossier.reading.rules.published import head_dates, may_own, printed
from dossier.reading.rules.section import names_section
from dossier.reading.text.found import Found
from dossier.reading.text.layout import Layout
from dossier.reading.words.lines import Line

_OVER = 8  # lines right over the headline among which who and when may stand
_STAMP, _NAME = 100, 60  # characters of such a line, and of an outlet's name
_TOP = 6  # lines of a page among which its name stands
_SISTERS = 3  # outlets in a page's menus of which none is the page's own more than another
# Rank of an outlet that a menu names, of one whose address stands there, and of an owner that no list knows
_IN_MENU, _ADDRESSED, _OWNER = 0.72, 0.55, 0.6
# "Follow The Valley Herald", "Über den Boten", "More from Pardal News"
_OF = re.compile(
    r"(?:about|follow|contact|subscribe to|sign up (?:for|to)|more (?:from|on)|advertise (?:with|on|in)|work (?:at|for)"
    r"|jobs at|careers at|support|join|listen to|watch|get|inside|über|folgen sie|mehr (?:von|aus)|werben (?:bei|auf)"
    r"|s[ií]gu?enos en|sobre|acerca de|qui[eé]nes somos|m[aá]s (?:de|en)|siga|à propos d[eu]|suivez"
    r"|plus d[eu]|chi (?:è|siamo)|segui|assine|anuncie n[ao]|over|volg|om|följ|følg|o)\s+"
    r"(?:the\s+|den\s+|die\s+|das\s+|el\s+|la\s+|o\s+|a\s+)?(?=\S)",
    re.I,
)


def around(rendition: str, layout: Layout) -> Iterator[Found]:
    """What the lines around a copied page's story say."""
    start = layout.title[0] if layout.title else 0
    yield from _over(rendition, [line for line in layout.chrome if line.start < start][-_OVER:])
    yield from _titled(rendition, layout)
    yield from _owners(rendition, layout.chrome)
    yield from _named(rendition, layout.chrome)


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


def _titled(rendition: str, layout: Layout) -> Iterator[Found]:
    """The outlet that the page's title names behind the headline, which scrapers write first."""
    first = layout.chrome[0] if layout.chrome else None
    if first and layout.title and first.text.startswith(rendition[slice(*layout.title)]):
        who = outlet.tail_of(rendition, first.start, first.end)
        yield Found(first.start, (), (who,) if who else (), True)


def _owners(rendition: str, lines: Sequence[Line]) -> Iterator[Found]:
    """Who holds the page's rights."""
    for line in lines:
        who = outlet.copyright_outlet(rendition, line.start, line.end) if may_own(line.text) else None
        if who is not None:
            yield Found(line.start, (), (who if who.outlet else replace(who, rank=_OWNER),), True)


def _named(rendition: str, lines: Sequence[Line]) -> Iterator[Found]:
    """The listed outlet that the page names most, on lines of its own and by its addresses; not one of many sisters.

    A name that stands once among a menu's items is an item: "El Tiempo" leads to the weather.
    """
    named = [(n, who) for n, line in enumerate(lines) if (who := _listed(rendition, line))]
    times = Counter(who.name for _, who in named)
    if len(times) > _SISTERS and times.most_common(1)[0][1] == 1:
        return
    for name, count in times.most_common(_SISTERS):
        at, who = next((n, who) for n, who in named if who.name == name)
        if count > 1 or at < _TOP or who.rank == _ADDRESSED:
            yield Found(who.start, (), (replace(who, rank=who.rank + 0.01 * min(count, 5)),), True)


def _listed(rendition: str, line: Line) -> FoundOutlet | None:
    """The listed outlet whose name, or an address of whose, a short line is."""
    if len(line.text) > _NAME or names_section(line.text) or is_leftover(line.text):
        return None
    who = outlet.masthead(rendition, line.start, line.end)
    if who is not None and who.outlet is not None:
        return replace(who, rank=_IN_MENU)
    if (lead := _OF.match(line.text)) and (who := outlet.masthead(rendition, line.start + lead.end(), line.end)):
        return replace(who, rank=_IN_MENU) if who.outlet else None
    who = outlet.from_address(rendition, line.start, line.end)
    return replace(who, rank=_ADDRESSED) if who else None
