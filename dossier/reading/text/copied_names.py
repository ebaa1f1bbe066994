"""Finds the author's name under a copied page's headline, where a day or a moment stands beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dossier.reading.rules.byline import read_bare, read_byline
from dossier.reading.rules.byline_words import LEAD
from dossier.reading.rules.credit import Credit
from dossier.reading.rules.leftovers import is_moment
from dossier.reading.rules.names import is_name
from dossier.reading.rules.people import is_body
from dossier.reading.rules.published import head_dates
from dossier.reading.words.lines import Paragraph

_LONGEST = 90  # characters of a line that names an author
_CLOCK = re.compile(r"(?:\S{2,12},?\s+)?\d{1,2}[:.]\d\d\s*(?:[ap]\.?m\.?|uhr|h)?", re.I)  # "Monday 5:30PM"
# "Ada Ruiz|Published 4 months ago", "Ada Ruiz • 3 March", "Ada Ruiz2 hours ago"
_BEHIND = re.compile(
    r"\s*(?:[|•·,–-]\s*)?(?=\d|(?:published|posted|publicado|publié|veröffentlicht|vor|hace|há)\b)", re.I
)
_NAME = r"[A-ZÀ-Þ][\w'’-]+(?: (?:(?:de|del|da|van|von|der|den|la|le) )*[A-ZÀ-Þ](?:[\w'’-]+|\.)){1,3}?"
_POST = (
    r"(?:correspondent|reporter|editor|writer|columnist|critic|producer|analyst|journalist|redakteur(?:in)?"
    r"|redaktionsleiter(?:in)?|volont[äa]r(?:in)?|korrespondent(?:in)?|chefredakteur(?:in)?|autor(?:in)?|journaliste?"
    r"|rédact(?:eur|rice)|periodista|redactora?|corresponsal|editora?|repórter|jornalista|giornalista|redattore"
    r"|inviat[oa]|redacteur|verslaggever)"
)
# "Ada Ruiz Political Correspondent", "Ada RuizRedakteurin"
_WITH_POST = re.compile(
    rf"(?P<name>{_NAME})(?:\s+|(?<=[a-zà-ÿ])(?=[A-ZÀ-Þ]))(?:[A-ZÀ-Þ][\w&'’-]+,?\s){{0,4}}(?i:{_POST})s?\b.{{0,40}}"
)


def names_beside_days(rendition: str, head: Sequence[Paragraph]) -> Iterator[tuple[Paragraph, list[Credit]]]:
    """Lines of the head that are an author's name, perhaps with a post, beside a line that is a day or a moment."""
    for n, part in enumerate(head[1:], 1):
        if len(part.text) > _LONGEST or read_byline(rendition, part.start, part.end):
            continue
        behind = next(
            (m for m in _BEHIND.finditer(part.text) if m.start() and _tells_when(rendition, part, m.end())), None
        )
        beside = (other for other in (*head[n - 1 : n], *head[n + 1 : n + 2]) if other.start != head[0].start)
        if behind is None and not any(_tells_when(rendition, other, 0) for other in beside):
            continue
        end = part.start + behind.start() if behind else part.end
        if names := _named(rendition, part.start, end):
            yield part, names


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
    post = _WITH_POST.fullmatch(words)
    if post and is_name(post["name"]):
        return [Credit(" ".join(post["name"].split()), "author", start, start + post.end("name"))]
    found = read_bare(rendition, start, end) if words.strip() else []
    return [] if any(credit.role != "author" or is_body(credit.name) for credit in found) else found
