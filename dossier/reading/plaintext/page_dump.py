"""Splits a story that was copied with its page: what follows the headline, and the start of the prose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.given_names import opens_with_given
from dossier.reading.fields.boilerplate import is_caption
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.byline_words import LEAD
from dossier.reading.fields.name_near_date import is_date_or_time
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.published import head_dates
from dossier.reading.plaintext.scraped_nodes import page_parts
from dossier.reading.text_tools.prose import ends, has_sentences
from dossier.reading.text_tools.text_lines import Line, Paragraph, paragraph

_REACH = 16  # paragraphs from the headline on among which byline and day may come
_LEADS = 2  # paragraphs of prose that may precede them: standfirsts
_STAMP, _NAME = 120, 60  # characters of a line that says who or when, and of a name
JOINT = re.compile(r"(?:[,|]|&|and|und|y|e|et|en|och|og|i|ve)\W*", re.I)  # on a line of its own between names
_PICTURE = re.compile(r"(?:\[[\w.%-]{0,20}\]\s*)+(?=[^\W\d_])")
_POST = re.compile(r",\s[^\d.!?]{3,}")  # under a name that the page set in a box: ", Crime Reporter"
_GOES_ON = re.compile(r"(?:,|&|\b(?:and|und|y|e|et))\s*$", re.I)


def own_parts(own: Sequence[Line], reach: int = _REACH) -> list[Paragraph]:
    """The story's paragraphs; a byline that the page set in boxes, "By", "Ada Ruiz", is one.

    `reach`: the paragraphs from the headline on among which bylines are looked for.
    """
    found: list[Paragraph] = []
    for part in page_parts([*map(without_picture, own[: 2 * reach]), *own[2 * reach :]]):
        above = found[-1] if found and len(found) <= reach else None
        if above and _runs_on(above.text, part.text, boxed=len(above.lines) > 1):
            found[-1] = paragraph((*above.lines, *part.lines))
            continue
        if above and _closes_as_name(above) and is_date_or_time(part.text, 0, len(part.text)):
            found[-1:] = paragraph(above.lines[:-1]), paragraph(above.lines[-1:])
        found.append(part)
    return found


def without_picture(line: Line) -> Line:
    """The line without a browser's placeholder for a picture before a name: "[ada-rui] Ada Ruiz"."""
    picture = _PICTURE.match(line.text) if line.text[0] == "[" else None
    if picture is None:
        return line
    return replace(line, start=line.start + picture.end(), text=line.text[picture.end() :])


def _closes_as_name(part: Paragraph) -> bool:
    """True if a name follows the last sentence without an empty line, as browsers without pictures write it."""
    if len(part.lines) < len(("a standfirst", "a name")) or not ends(part.lines[-2].text):
        return False
    last = part.lines[-1].text
    return len(last) <= _NAME and bool(read_bare(last, 0, len(last)))


def _runs_on(above: str, below: str, *, boxed: bool) -> bool:
    """Whether a line goes on with the names that the one above it announces; `boxed`: "By" has a line of its own."""
    if len(above) > _STAMP or len(below) > _STAMP:
        return False
    lead = LEAD.match(above + " ")
    if lead is None:
        return False
    if lead.end() > len(above):
        return below[0].isupper() and below[-1] not in ".!?:"
    if JOINT.fullmatch(below) or _GOES_ON.search(above) or (is_name(below) and above.endswith(" " + below)):
        return True
    return boxed and (_POST.fullmatch(below) is not None or (opens_with_given(below) and is_name(below)))


def story_start(rendition: str, parts: Sequence[Paragraph]) -> int:
    """Index of the paragraph with which the prose begins: after byline and day, which standfirsts may precede."""
    behind, prose = 1, 0
    for n, part in enumerate(parts[1:_REACH], 1):
        if _is_stamp(rendition, part, parts[n + 1 : n + 2]):
            behind = n + 1
        elif has_sentences(part.text):
            prose += 1
            if prose > _LEADS:
                break
    with_prose = (
        n for n in range(behind, len(parts)) if has_sentences(parts[n].text) and not is_caption(parts[n].text)
    )
    return next(with_prose, min(behind, len(parts)))


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
