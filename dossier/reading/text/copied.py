"""Parts a story that was copied with its page: what stands under the headline, and where the telling begins."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dossier.reading.rules.boilerplate import is_caption
from dossier.reading.rules.byline import read_bare, read_byline
from dossier.reading.rules.byline_words import LEAD
from dossier.reading.rules.published import head_dates
from dossier.reading.text.nodes import page_parts
from dossier.reading.words.lines import Line, Paragraph, paragraph
from dossier.reading.words.prose import ends, tells

_REACH = 16  # paragraphs from the headline on among which byline and day stand
_LEADS = 2  # paragraphs of prose that may stand over them: standfirsts
_STAMP, _NAME = 120, 60  # characters of a line that says who or when, and of a name
_JOINT = re.compile(r"(?:,|&|and|und|y|e|et|en|och|og|i|ve)\W*", re.I)  # on a line of its own between names
_GOES_ON = re.compile(r"(?:,|&|\b(?:and|und|y|e|et))\s*$", re.I)


def own_parts(own: Sequence[Line]) -> list[Paragraph]:
    """The story's paragraphs; a byline that the page set in boxes, "By", "Ada Ruiz", is one."""
    found: list[Paragraph] = []
    for part in page_parts(own):
        if found and len(found) <= _REACH and _runs_on(found[-1].text, part.text):
            found[-1] = paragraph((*found[-1].lines, *part.lines))
        else:
            found.append(part)
    return found


def _runs_on(above: str, below: str) -> bool:
    """Whether a line goes on with the names that the one above it announces."""
    if len(above) > _STAMP or len(below) > _NAME:
        return False
    if LEAD.fullmatch(above + " "):
        return below[0].isupper() and below[-1] not in ".!?:"
    return LEAD.match(above) is not None and (_JOINT.fullmatch(below) or _GOES_ON.search(above)) is not None


def story_start(rendition: str, parts: Sequence[Paragraph]) -> int:
    """Index of the paragraph with which the telling begins: behind byline and day, over which standfirsts may stand."""
    behind, prose = 1, 0
    for n, part in enumerate(parts[1:_REACH], 1):
        if _is_stamp(rendition, part, parts[n + 1 : n + 2]):
            behind = n + 1
        elif tells(part.text):
            prose += 1
            if prose > _LEADS:
                break
    told = (n for n in range(behind, len(parts)) if tells(parts[n].text) and not is_caption(parts[n].text))
    return next(told, min(behind, len(parts)))


def _is_stamp(rendition: str, part: Paragraph, after: Sequence[Paragraph]) -> bool:
    """Whether a line says who wrote, or when."""
    if len(part.text) > _STAMP:
        return False
    if read_byline(rendition, part.start, part.end) or _is_day(rendition, part):
        return True
    named = len(part.text) <= _NAME and bool(read_bare(rendition, part.start, part.end))
    return named and any(_is_day(rendition, other) for other in after)


def _is_day(rendition: str, part: Paragraph) -> bool:
    if len(part.text) > _STAMP or (len(part.text) > _NAME and ends(part.text)):
        return False
    return any(claim.rank > 0 for claim in head_dates(rendition, part.start, part.end))
