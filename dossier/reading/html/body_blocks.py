"""Selects the blocks of a page that are the article's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import dropwhile

from dossier import lazy_re as re
from dossier.reading.fields.boilerplate import is_caption, is_furniture, is_pointer, opens_related
from dossier.reading.fields.boilerplate_lines import is_leftover, is_wall
from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.dates import first_date, parse_date
from dossier.reading.html.body_features import Survey, block_features
from dossier.reading.html.body_trees import score
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_nodes import INSIDE, HtmlBlock
from dossier.reading.html.sidebar_blocks import find_sidebars
from dossier.reading.text_tools.prose import smoothed

_PARAGRAPH = 60
# Added to log odds: a paragraph lost costs the reader more than one too many; a line too many more than one lost.
_LONG, _PARAGRAPHS, _LINES = 80, 0.3, -0.5
_CHANGE = 0.8  # log odds that it takes to leave the article, or to come back, between neighbours
_LEAST = -1.2  # log odds of what is taken for its neighbours' sake
_BUTTON = 40  # letters
_CLOSING = 4  # blocks at the story's foot that may be no part of it
_SHORT_LINE, _STOPS = 100, '.!?…:;。」"”»'  # letters of a link, or of a moment; signs that close a sentence
_STAMPED = 3  # repetitions on the page of a notice in the place of films: it is part of the template
_OPENING, _HEAD = 3, 320  # blocks that may come before the story's first; letters of one
_RIGHTS = re.compile(r"\W*(?:©|\(c\) ?\d|copyright\s*(?:©|:|\(c\)|\d{4}))", re.I)  # what opens a notice of rights
_CAPTION = INSIDE["figcaption"]
_FIGURE = INSIDE["figure"] | _CAPTION
_OF_FIGURES = INSIDE["table"] | INSIDE["blockquote"] | INSIDE["ul"] | INSIDE["ol"]
_HEADINGS = ("h2", "h3", "h4", "h5", "h6")
_ODD = int(ClassHint.CAPTION | ClassHint.ADVERT)


def article(survey: Survey) -> list[HtmlBlock]:
    """The article's blocks in order: paragraphs, subheadings, lists; no captions, adverts, links to other stories."""
    return select(survey, {n: score(features) for n, features in block_features(survey).items()})


def select(survey: Survey, scores: Mapping[int, float]) -> list[HtmlBlock]:
    """The article's blocks, given the log odds of each block that may be one."""
    blocks, lengths = survey.blocks, survey.lengths
    odds = {n: own + (_PARAGRAPHS if lengths[n] >= _LONG else _LINES) for n, own in scores.items()}
    between = {n for n in smoothed(odds, _CHANGE) if _LEAST < odds[n] <= 0 and _runs_on(blocks[n])}
    taken = {n for n in odds if odds[n] > 0 or n in between}
    taken -= find_sidebars(survey, taken)
    kept = [blocks[n] for n in odds if n in taken and n != survey.head and not _is_aside(survey, blocks[n])]
    if survey.head < 0:
        kept = list(dropwhile(_is_line, kept))
    apart = [block for block in kept[:_OPENING] if _is_byline_or_date(block)]
    apart += [block for block in kept[1:][-_CLOSING:] if len(block.text) < _HEAD and _RIGHTS.match(block.text)]
    return _without_closing([block for block in kept if block not in apart])


def _without_closing(kept: list[HtmlBlock]) -> list[HtmlBlock]:
    """The blocks without closing ones that hold no prose: links, addresses, the way to a list."""
    end = len(kept)
    while end > max(1, len(kept) - _CLOSING) and _ends(kept, end - 1):
        end -= 1
    return kept[:end]


def _ends(kept: Sequence[HtmlBlock], last: int) -> bool:
    block = kept[last]
    if block.box.tag in _HEADINGS and block.text[-1] not in _STOPS:
        return True  # it heads nothing
    return len(block.text) < _SHORT_LINE and block.is_linked


def _runs_on(block: HtmlBlock) -> bool:
    """Whether a line that looks unlike the article's may be of it for its neighbours' sake: an item, a subheading."""
    if block.box.tag == "figcaption" or block.box.own & _ODD:
        return False
    return not (is_furniture(block.text) or is_caption(block.text))


def _is_aside(survey: Survey, block: HtmlBlock) -> bool:
    if block.box.inside & _FIGURE and _is_under_picture(block):
        return True
    if len(block.text) <= _BUTTON and (is_leftover(block.text) or opens_related(block.text)):
        return True
    stamped = len(block.text) >= _PARAGRAPH and survey.times[block.text] >= _STAMPED
    return stamped or is_wall(block.text) or is_pointer(block.text)


def _is_under_picture(block: HtmlBlock) -> bool:
    """True if it is in a figure that is neither a table nor a quotation: a caption, whatever its class name."""
    inside = block.box.inside
    return inside & _CAPTION != 0 or (not inside & _OF_FIGURES and len(block.text) < _HEAD)


def _is_line(block: HtmlBlock) -> bool:
    """True if it is a short line and no sentence, as headline, byline and day over a story without headings."""
    return len(block.text) < _PARAGRAPH and block.text[-1] not in _STOPS


def _is_byline_or_date(block: HtmlBlock) -> bool:
    """Whether a block above the story's first paragraph gives the author or the date, and hardly more."""
    if len(block.text) < _PARAGRAPH and parse_date(block.text):
        return True
    if len(block.text) < _SHORT_LINE and block.text[-1] not in _STOPS and _is_to_the_minute(block.text):
        return True
    lines = block.text.split("\n") if len(block.text) < _HEAD else []
    short = [line for line in lines if len(line) < 2 * _PARAGRAPH]
    return len(short) == len(lines) and any(read_byline(line, 0, len(line)) for line in short)


def _is_to_the_minute(text: str) -> bool:
    date = first_date(text)
    return date is not None and date.year is not None and bool(date.time)
