"""Finds an author's name that stands alone between headline and story, by what stands beside it: a day, a time ago."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dossier.reading.page.hints import Hint
from dossier.reading.page.markup import Block
from dossier.reading.page.titles import bare
from dossier.reading.rules.byline import Credit, read_bare
from dossier.reading.rules.people import is_body
from dossier.reading.rules.published import head_dates

_REACH, _LONGEST = 16, 80  # blocks under the headline; letters of a line
_STANDFIRST = 4  # from the story's first on: that may be the standfirst, with the name under it
_NOT = int(Hint.CAPTION | Hint.RELATED | Hint.COMMENT | Hint.TAGS | Hint.MEDIA)
# "Ada Ruiz 5 hours ago", "Ada Ruiz hace 5 minutos", "Ada Ruiz @adaruiz"
_BEHIND = re.compile(
    r"\s+(?:@\w{2,30}|(?:[|•·,–-]\s*)?(?:(?:vor|hace|há|il y a)\s+)?\d{1,2}\s*(?:min|minut[eos]{1,2}n?|h|hrs?|hours?"
    r"|horas?|heures?|stunden?|days?|d[ií]as?|tage?n?|jours?)(?:\s+(?:ago|atrás))?)$",
    re.I,
)
_MAY_TELL = re.compile(r"[\d@]")  # every such handle, time and day holds one of them
_CLOCK = re.compile(r"\S{2,12},?\s+\d{1,2}[:.]\d\d\s*(?:[ap]\.?m\.?|uhr|h)?", re.I)  # "Monday 5:30PM"


def names_beside_dates(words: str, blocks: Sequence[Block], head: int, story: int, title: str) -> Iterator[Credit]:
    """Persons alone on a line: with a handle or a time ago behind them, a date on the next line, or linked at once.

    `head`, `story`: the headline's and the first paragraph's place among the blocks; `title`: the page's, `bare`, whose
    persons are spoken of.
    """
    if not 0 <= head < story:
        return
    for n in range(head + 1, min(story + _STANDFIRST, head + 1 + _REACH, len(blocks) - 1)):
        block = blocks[n]
        if len(block.text) > _LONGEST or not block.text[0].isupper() or block.box.own & _NOT:
            continue
        behind = _BEHIND.search(block.text) if _MAY_TELL.search(block.text) else None
        # Right under the headline, and no entry of a list, as tags are
        linked = n == head + 1 and block.anchors > 0 and block.box.tag != "li"
        sure = behind is not None or _is_date(words, blocks[n - 1]) or _is_date(words, blocks[n + 1])
        if not (sure or linked):
            continue
        found = read_bare(words, block.start, block.start + behind.start() if behind else block.end)
        if not found or any(c.role != "author" or is_body(c.name) or bare(c.name) in title for c in found):
            continue
        if sure or block.anchors == len(found):
            yield from found
            return


def _is_date(words: str, block: Block) -> bool:
    if len(block.text) > _LONGEST or not _MAY_TELL.search(block.text):
        return False
    return _CLOCK.fullmatch(block.text) is not None or any(head_dates(words, block.start, block.end))
