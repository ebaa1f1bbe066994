"""Finds the author's name under a copied page's headline, where a day or a moment stands beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, pairwise

from dossier.reading.rules.byline import read_bare, read_byline
from dossier.reading.rules.byline_words import LEAD
from dossier.reading.rules.credit import Credit
from dossier.reading.rules.leftovers import is_moment
from dossier.reading.rules.names import is_name
from dossier.reading.rules.people import is_body
from dossier.reading.rules.posts import closes_as_post, without_post
from dossier.reading.rules.published import head_dates
from dossier.reading.words.lines import Paragraph

_LONGEST = 90  # characters of a line that names an author
_CLOCK = re.compile(r"(?:\S{2,12},?\s+)?\d{1,2}[:.]\d\d\s*(?:[ap]\.?m\.?|uhr|h)?", re.I)  # "Monday 5:30PM"
# "Ada Ruiz|Published 4 months ago", "Ada Ruiz • 3 March", "Ada Ruiz2 hours ago"
_BEHIND = re.compile(
    r"\s*(?:[|•·,–-]\s*)?(?=\d|(?:published|posted|publicado|publié|veröffentlicht|vor|hace|há)\b)", re.I
)
_GLUED = re.compile(r"(?P<name>.*?[a-zà-ÿ])(?P<post>[A-ZÀ-Þ][a-z].*)")  # "Ada RuizCrime Reporter"
_REACH = 4  # lines from a name to its day


@dataclass(frozen=True, slots=True)
class _Line:
    """A line under a headline, the persons that it names, and whether it tells a day."""

    part: Paragraph
    names: tuple[Credit, ...]
    dated: bool


def names_beside_days(rendition: str, head: Sequence[Paragraph]) -> list[tuple[Paragraph, tuple[Credit, ...]]]:
    """The first lines under a headline that name authors, perhaps with a post, over a day or a moment, else under one.

    `head`: the headline and what stands under it, to the story.
    """
    lines = [_read(rendition, part) for part in head[1:]]
    days = [_day_of(lines, n) if line.names else None for n, line in enumerate(lines)]
    first = next((day for day in days if day is not None), None)
    if first is not None:
        return [(line.part, line.names) for line, day in zip(lines, days, strict=True) if day == first]
    under = (below for above, below in pairwise(lines) if above.dated and below.names)
    return [(line.part, line.names) for line in islice(under, 1)]


def _read(rendition: str, part: Paragraph) -> _Line:
    if len(part.text) > _LONGEST or read_byline(rendition, part.start, part.end):
        return _Line(part, (), False)
    behind = _behind(rendition, part)
    names = _named(rendition, part.start, part.start + behind.start() if behind else part.end)
    return _Line(part, tuple(names), behind is not None or _tells_when(rendition, part, 0))


def _day_of(lines: Sequence[_Line], at: int) -> int | None:
    """The line with the day over which a name stands, posts, other names and lines of marks aside."""
    for n in range(at, min(len(lines), at + 1 + _REACH)):
        if lines[n].dated:
            return n
        if not lines[n].names and not _is_aside(lines[n].part.text):
            return None
    return None


def _is_aside(words: str) -> bool:
    """Whether a line is a post alone, or only marks that parted what the page set in boxes."""
    return not any(map(str.isalnum, words)) or not without_post(words)


def _behind(rendition: str, part: Paragraph) -> re.Match[str] | None:
    """What stands between a name and the day or moment with which its line goes on."""
    found = (match for match in _BEHIND.finditer(part.text) if match.start())
    return next((match for match in found if _tells_when(rendition, part, match.end())), None)


def _tells_when(rendition: str, part: Paragraph, at: int) -> bool:
    """Whether a line, from an offset on, is a day, a clock or how long ago."""
    words = part.text[at:]
    if len(words) > _LONGEST or not words:
        return False
    if is_moment(words) or _CLOCK.fullmatch(words):
        return True
    return any(claim.rank > 0 for claim in head_dates(rendition, part.start + at, part.end))


def _named(rendition: str, start: int, end: int) -> list[Credit]:
    """The persons that the words name and nothing else but a post."""
    if lead := LEAD.match(rendition, start, end):
        start = lead.end()
    words = rendition[start:end]
    glued = _GLUED.fullmatch(words)
    name = glued["name"] if glued and closes_as_post(glued["post"]) else without_post(words)
    if name not in ("", words) and is_name(name):
        return [Credit(" ".join(name.split()), "author", start, start + len(name))]
    found = read_bare(rendition, start, end) if words.strip() else []
    return [] if any(credit.role != "author" or is_body(credit.name) for credit in found) else found
