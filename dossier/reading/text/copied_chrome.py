"""Reads whose a copied page is, in the menus and notices around its story."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from dossier.reading.rules import outlet
from dossier.reading.rules.leftovers import is_leftover
from dossier.reading.rules.outlet import FoundOutlet
from dossier.reading.rules.outlet_names import known
from dossier.reading.rules.published import may_own
from dossier.reading.rules.section import names_section
from dossier.reading.text.copied_credits import credits_around
from dossier.reading.text.found import Found
from dossier.reading.text.layout import Layout
from dossier.reading.words.lines import Line

_NAME, _NOTICE = 60, 240  # characters of an outlet's name, of a line that may hold one
_WORD = re.compile(r"[^\W_][\w.'’&-]*")
_TOP = 6  # lines of a page among which its name stands
_SISTERS = 3  # outlets in a page's menus of which none is the page's own more than another
# Rank of an outlet that a menu names, that a longer line names, and whose address stands there; of who holds the rights
# and is in no list, where the page names it again or does not
_IN_MENU, _WITHIN, _ADDRESSED = 0.72, 0.66, 0.55
_OWN, _OWNER = 0.82, 0.5
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
    yield from credits_around(rendition, layout)
    yield from _titled(rendition, layout)
    yield from _owners(rendition, layout.chrome)
    yield from _named(rendition, layout.chrome)


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
            again = any(who.name in other.text for other in lines if other.text != line.text)
            rank = who.rank if who.outlet else _OWN if again else _OWNER
            yield Found(line.start, (), (replace(who, rank=rank),), True)


def _named(rendition: str, lines: Sequence[Line]) -> Iterator[Found]:
    """The listed outlet that the page names most, on lines of its own and within others, and by its addresses.

    None of many sisters. A name that stands once among a menu's items is an item: "El Tiempo" leads to the weather.
    """
    alone = [(n, who) for n, line in enumerate(lines) if (who := _listed(rendition, line))]
    within = [(n, who) for n, line in enumerate(lines) for who in _mentioned(rendition, line)]
    named = [*alone, *within]
    times = Counter(who.name for _, who in named)
    if len(times) > _SISTERS and times.most_common(1)[0][1] == 1:
        return
    for name, count in times.most_common(_SISTERS):
        at, who = next((n, who) for n, who in named if who.name == name)
        if count > 1 or at < _TOP or who.rank == _ADDRESSED:
            yield Found(who.start, (), (replace(who, rank=who.rank + 0.01 * min(count, 9)),), True)


def _listed(rendition: str, line: Line) -> FoundOutlet | None:
    """The listed outlet whose name a short line is, or whose address stands in a line."""
    if len(line.text) <= _NAME and not (names_section(line.text) or is_leftover(line.text)):
        lead = _OF.match(line.text)
        spans = ((line.start, line.end), *(((line.start + lead.end(), line.end),) if lead else ()))
        if who := next(filter(None, (_sure(rendition, *span) for span in spans)), None):
            return replace(who, rank=_IN_MENU)
    who = outlet.from_address(rendition, line.start, line.end) if len(line.text) <= _NOTICE else None
    return replace(who, rank=_ADDRESSED) if who else None


def _sure(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """The listed outlet that is named there in full: of one word a section is named as well, "News", "Popular"."""
    who = outlet.masthead(rendition, start, end)
    if who is None or who.outlet is None:
        return None
    words = rendition[who.start : who.end]
    return who if words.casefold() == who.name.casefold() or " " in words or "." in words else None


def _mentioned(rendition: str, line: Line) -> Iterator[FoundOutlet]:
    """Listed outlets of several words that a longer line names, each once."""
    if len(line.text) > _NOTICE or " " not in line.text:
        return
    words = list(_WORD.finditer(rendition, line.start, line.end))
    for size in (4, 3, 2):
        for first, last in zip(words, words[size - 1 :], strict=False):
            start, end = first.start(), last.end()
            if not rendition[start].isupper() or (start, end) == (line.start, line.end):
                continue
            if (listed := known(rendition[start:end])) and not names_section(rendition[start:end]):
                yield FoundOutlet(listed.name, listed, start, end, _WITHIN)
                return
