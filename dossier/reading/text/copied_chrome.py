"""Reads what a copied page says around its story: whose it is in menus and notices, who and when over the headline."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from dossier.model.claims import Claim, Published
from dossier.reading.rules import outlet
from dossier.reading.rules.beside_day import tells_when
from dossier.reading.rules.byline import Credit, read_byline
from dossier.reading.rules.date_labels import RANKS
from dossier.reading.rules.leftovers import is_leftover
from dossier.reading.rules.outlet import FoundOutlet
from dossier.reading.rules.outlet_names import known
from dossier.reading.rules.published import head_dates, may_own, printed
from dossier.reading.rules.section import names_section
from dossier.reading.text.copied import own_parts
from dossier.reading.text.copied_names import names_over
from dossier.reading.text.found import Found
from dossier.reading.text.layout import Layout
from dossier.reading.words.lines import Line, Paragraph

_OVER = 8  # lines right over the headline among which who and when may stand
_STAMP, _NAME, _NOTICE = 100, 60, 240  # characters of such a line, of an outlet's name, of a line that may hold one
_WORD = re.compile(r"[^\W_][\w.'’&-]*")
_TOP = 6  # lines of a page among which its name stands
_SISTERS = 3  # outlets in a page's menus of which none is the page's own more than another
# Rank of an outlet that a menu names, that a longer line names, and whose address stands there; of who holds the rights
# and is in no list, where the page names it again or does not
_IN_MENU, _WITHIN, _ADDRESSED = 0.72, 0.66, 0.55
_OWN, _OWNER = 0.82, 0.5
_REACH = 120  # lines over it among which a byline beside its day may stand
_FAR, _AGAIN = 0.55, 0.4  # ranks of what stands there, and of a day where the headline stands once more
_BESIDE = 0.58  # rank of a name beside a day over the headline; one that stands alone under it counts more
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
    over = [line for line in layout.chrome if line.start < start]
    yield from _over(rendition, over)
    yield from _far_over(rendition, over[-_REACH:-_OVER])
    yield from _titled(rendition, layout)
    yield from _again(rendition, layout)
    yield from _owners(rendition, layout.chrome)
    yield from _named(rendition, layout.chrome)


def _over(rendition: str, lines: Sequence[Line]) -> Iterator[Found]:
    """Byline and day on lines of their own over the headline."""
    parts = _short(own_parts(lines[-_OVER:]))
    for part, names in names_over(rendition, parts):
        yield Found(part.start, tuple(credit.claim(rendition, rank=_BESIDE) for credit in names), (), True)
    for part in parts:
        credits = _full(read_byline(rendition, part.start, part.end))
        dates = [claim for claim in head_dates(rendition, part.start, part.end) if claim.rank > 0]
        alone = dates and len(part.text) < _NAME
        told = (*(credit.claim(rendition) for credit in credits), *(printed(dates) if alone or credits else ()))
        if told:
            yield Found(part.start, told, (), True)


def _far_over(rendition: str, lines: Sequence[Line]) -> Iterator[Found]:
    """The one byline beside a day among more lines over the headline; where there are several, stories have them."""
    parts = _short(own_parts(lines, len(lines)))
    named = [(part, tuple(_full(read_byline(rendition, part.start, part.end)))) for part in parts]
    written = [(n, part, names) for n, (part, names) in enumerate(named) if any(c.role == "author" for c in names)]
    beside = [(part, names) for n, part, names in written if _is_dated(rendition, parts[max(0, n - 1) : n + 2])]
    beside = beside or names_over(rendition, parts)
    if len({credit.name for _, names in beside for credit in names if credit.role == "author"}) == 1:
        part, names = beside[-1]
        yield Found(part.start, tuple(credit.claim(rendition, rank=_FAR) for credit in names))
    dated = [(part, _dates(rendition, part)) for part in parts if tells_when(rendition, part.start, part.end)]
    stated = [(part, dates) for part, dates in dated if any(c.rank >= RANKS["published"] for c in dates)]
    days = {_day(claim) for _, dates in dated for claim in dates}
    for part, dates in stated[-1:] or (dated if len(days) == 1 else ()):
        yield Found(part.start, tuple(replace(claim, rank=_FAR) for claim in dates if claim.rank > 0))


def _dates(rendition: str, part: Paragraph) -> list[Claim]:
    return list(head_dates(rendition, part.start, part.end))


def _day(claim: Claim) -> str:
    return claim.value.value[:10] if isinstance(claim.value, Published) else ""


def _short(parts: Sequence[Paragraph]) -> list[Paragraph]:
    return [part for part in parts if len(part.text) <= _STAMP and part.text[-1] not in ".!?"]


def _full(credits: Sequence[Credit]) -> list[Credit]:
    """Those of whole names: "From Readers" leads to them."""
    return [credit for credit in credits if " " in credit.name or credit.role == "agency"]


def _is_dated(rendition: str, parts: Sequence[Paragraph]) -> bool:
    return any(tells_when(rendition, part.start, part.end) for part in parts)


def _titled(rendition: str, layout: Layout) -> Iterator[Found]:
    """The outlet that the page's title names behind the headline, which scrapers write first."""
    first = layout.chrome[0] if layout.chrome else None
    if first and layout.title and first.text.startswith(rendition[slice(*layout.title)]):
        who = outlet.tail_of(rendition, first.start, first.end)
        yield Found(first.start, (), (who,) if who else (), True)


def _again(rendition: str, layout: Layout) -> Iterator[Found]:
    """The day that stands beside the headline where a list of stories names this one, too."""
    words = " ".join(rendition[slice(*layout.title)].split()) if layout.title else ""
    for line, below in pairwise(layout.chrome):
        if not line.text.startswith(words):
            continue
        own = line.start + len(words), line.end
        span = own if own[0] < own[1] else (below.start, below.end)
        dates = [c for c in head_dates(rendition, *span) if c.rank > 0] if tells_when(rendition, *span) else []
        if dates:
            yield Found(line.start, tuple(replace(claim, rank=_AGAIN) for claim in dates))
            return


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
