"""Selects the blocks of a page that are the article's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from itertools import dropwhile

from dossier.reading.fields.boilerplate import is_caption, is_furniture, is_pointer, opens_related
from dossier.reading.fields.boilerplate_lines import is_leftover, is_wall
from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.dates import first_date, parse_date
from dossier.reading.fields.published import may_be_copyright
from dossier.reading.html.body_features import Survey, block_features, hints_above
from dossier.reading.html.body_trees import score
from dossier.reading.html.cards import cards
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_nodes import INSIDE, Box, HtmlBlock
from dossier.reading.html.notices import asks_to_subscribe, is_closing, is_first_print, is_notice, is_signed_caption
from dossier.reading.html.posted import is_posted
from dossier.reading.html.sidebar_blocks import find_sidebars
from dossier.reading.text_tools.prose import smoothed

_PARAGRAPH = 60
_LEANING = 0.3  # log odds; a paragraph lost costs the reader more than a line too many
_CHANGE = 0.8  # log odds that it takes to leave the article, or to come back, between neighbours
_LEAST = -1.2  # log odds of what is taken for its neighbours' sake
_NEARLY = -0.5  # log odds of a last paragraph that is drawn as the one before it
_FAR = 8  # blocks from a subheading back to the paragraph before it: an advert or a box may come between
_BUTTON = 40  # letters
_CLOSING = 4  # blocks at the story's foot that may be no part of it
_STAMP, _STOPS = 100, '.!?…:;。」"”»'  # letters of a line about its moment; signs that close a sentence
_STAMPED = 3  # repetitions on the page of a notice in the place of films: it is part of the template
_OPENING, _HEAD = 3, 320  # blocks that may come before the story's first; letters of one
_DEEP = 4  # elements up from a paragraph that are called as those of the one before it
_CAPTION = INSIDE["figcaption"]
_FIGURE = INSIDE["figure"] | _CAPTION
_OF_FIGURES = INSIDE["table"] | INSIDE["blockquote"] | INSIDE["ul"] | INSIDE["ol"]
_HEADINGS = ("h2", "h3", "h4", "h5", "h6")
_OTHERS = int(ClassHint.RELATED | ClassHint.TEASER)
_APART = int(
    ClassHint.RELATED
    | ClassHint.SHARE
    | ClassHint.TAGS
    | ClassHint.SIGNUP
    | ClassHint.COMMENT
    | ClassHint.NAV
    | ClassHint.BOX
)
_ODD = int(ClassHint.CAPTION | ClassHint.ADVERT)


def article(survey: Survey) -> list[HtmlBlock]:
    """The article's blocks in order: paragraphs, subheadings, lists; no captions, adverts, links to other stories."""
    return select(survey, {n: score(features) for n, features in block_features(survey).items()})


def select(survey: Survey, scores: Mapping[int, float]) -> list[HtmlBlock]:
    """The article's blocks, given the log odds of each block that may be one."""
    blocks = survey.blocks
    odds = {n: own + _LEANING for n, own in scores.items()}
    between = {n for n in smoothed(odds, _CHANGE) if _LEAST < odds[n] <= 0 and _runs_on(blocks[n])}
    taken = {n for n in odds if odds[n] > 0 or n in between}
    taken |= {n for n in odds if n - 1 in taken and _NEARLY < odds[n] <= 0 and _goes_on(blocks[n - 1], blocks[n])}
    taken = taken or _below_headline(survey, odds)
    taken |= _listed(survey, taken)
    taken |= {n for n in odds if n not in taken and n + 1 in taken and _heads(blocks, n, taken)}
    taken -= find_sidebars(survey, taken) | cards(blocks, survey.head, taken)
    chosen = [blocks[n] for n in odds if n in taken]
    head = blocks[survey.head] if survey.head >= 0 else None
    kept = [block for block in chosen if block is not head and not _is_aside(survey, block)]
    if head is None:
        kept = list(dropwhile(_is_line, kept))
    opening = [block for block in kept[:_OPENING] if _signs(block) or is_first_print(block.text)]
    closing = [block for block in kept[1:][-_CLOSING:] if is_closing(block.text) or is_posted(block.text)]
    return _without_closing([block for block in kept if block not in opening and block not in closing])


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
    if len(block.text) < _STAMP and block.is_linked:
        return True
    return block.anchors > 0 and asks_to_subscribe(block.text)


def _runs_on(block: HtmlBlock) -> bool:
    """Whether a line that looks unlike the article's may be of it for its neighbours' sake: an item, a subheading."""
    if block.box.tag == "figcaption" or block.box.own & _ODD:
        return False
    return not (is_furniture(block.text) or is_caption(block.text))


def _below_headline(survey: Survey, odds: Mapping[int, float]) -> set[int]:
    """A fallback if no block looks like a story: likely paragraphs right under the headline."""
    near = range(survey.head + 1, survey.head + 1 + _FAR) if survey.head >= 0 else ()
    return {n for n in near if odds.get(n, _LEAST) > _LEAST and survey.lengths[n] >= 2 * _PARAGRAPH}


def _heads(blocks: Sequence[HtmlBlock], n: int, taken: Set[int]) -> bool:
    """True if a subheading is among the story's paragraphs, in the same element, right before the next of them."""
    block, after = blocks[n], blocks[n + 1]
    own = block.box.parent
    if block.box.tag not in _HEADINGS or block.links or _element_of(after) is not own:
        return False
    before = any(m in taken and blocks[m].box.parent is own for m in range(max(0, n - _FAR), n))
    return before and _runs_on(block)


def _goes_on(before: HtmlBlock, block: HtmlBlock) -> bool:
    """True if a short last paragraph has the markup of the one before it, each in elements with the same class names.

    Sites built of cards do so: as each paragraph is alone in its card, little else distinguishes the last one from a
    line below the story.
    """
    if block.box.tag != "p" or block.box.parent is before.box.parent or block.links or block.text[-1] not in _STOPS:
        return False
    mine, other = block.box, before.box
    for _ in range(_DEEP):
        if mine.tag != other.tag or mine.names != other.names or mine.parent is None or other.parent is None:
            return False
        mine, other = mine.parent, other.parent
        if mine is other:
            return True
    return False


def _element_of(block: HtmlBlock) -> Box | None:
    """The parent of a paragraph, or the parent of the list of an item; of other blocks `None`."""
    outer = block.box.parent
    if block.box.tag == "li" and outer is not None:
        return outer.parent
    return outer if block.box.tag == "p" else None


def _listed(survey: Survey, taken: Set[int]) -> set[int]:
    """Items of lists with an item, or the paragraph before them, taken; they are among such, and have no links."""
    blocks, found, last = survey.blocks, set[int](), 0
    below = {n + 1 for n in taken if n + 1 < len(blocks) and n + 1 not in taken}
    for n in sorted(n for n in taken | below if survey.blocks[n].box.tag == "li"):
        if n < last:
            continue
        first, last = _items(blocks, n)
        own = _element_of(blocks[n])
        before, after = range(max(0, first - _FAR), first), range(last, min(len(blocks), last + _FAR))
        between = all(
            any(m in taken and own in (blocks[m].box, blocks[m].box.parent) for m in side) for side in (before, after)
        )
        if between and not any(block.links or hints_above(block.box) & _APART for block in blocks[first:last]):
            found.update(range(first, last))
    return found


def _items(blocks: Sequence[HtmlBlock], n: int) -> tuple[int, int]:
    """The range of the list that holds an item."""
    first, last, own = n, n + 1, blocks[n].box.parent
    while first and blocks[first - 1].box.parent is own:
        first -= 1
    while last < len(blocks) and blocks[last].box.parent is own:
        last += 1
    return first, last


def _is_aside(survey: Survey, block: HtmlBlock) -> bool:
    if block.box.inside & _FIGURE and _is_under_picture(block):
        return True
    if len(block.text) <= _BUTTON and (is_leftover(block.text) or opens_related(block.text)):
        return True
    return (
        (len(block.text) >= _PARAGRAPH and survey.times[block.text] >= _STAMPED)
        or is_wall(block.text)
        or is_pointer(block.text)
        or is_notice(block.text)
        or is_signed_caption(block.text)
        or (block.anchors > 1 and _is_menu(block))
        or ("\n" in block.text and _is_imprint(block))
        or (block.box.tag in _HEADINGS and _is_linked_heading(block))
    )


def _is_under_picture(block: HtmlBlock) -> bool:
    """True if it is in a figure that is neither a table nor a quotation: a caption, whatever its class name."""
    inside = block.box.inside
    return inside & _CAPTION != 0 or (not inside & _OF_FIGURES and len(block.text) < _HEAD)


def _is_line(block: HtmlBlock) -> bool:
    """True if it is a short line and no sentence, as headline, byline and day over a story without headings."""
    return len(block.text) < _PARAGRAPH and block.text[-1] not in _STOPS


def _signs(block: HtmlBlock) -> bool:
    """Whether a block above the story's first paragraph says who wrote, or when, and hardly more."""
    if len(block.text) < _PARAGRAPH and parse_date(block.text):
        return True
    if len(block.text) < _STAMP and block.text[-1] not in _STOPS and _is_to_the_minute(block.text):
        return True
    lines = block.text.split("\n") if len(block.text) < _HEAD else []
    short = [line for line in lines if len(line) < 2 * _PARAGRAPH]
    return len(short) == len(lines) and any(read_byline(line, 0, len(line)) for line in short)


def _is_to_the_minute(text: str) -> bool:
    date = first_date(text)
    return date is not None and date.year is not None and bool(date.time)


def _is_imprint(block: HtmlBlock) -> bool:
    """Links, or the page's address, and a notice of copyright in one block, as old pages close."""
    last = block.text.rpartition("\n")[2]
    told = block.anchors > 0 or "://" in block.text
    return told and len(block.text) < _HEAD and may_be_copyright(last)


def _is_menu(block: HtmlBlock) -> bool:
    """True for links separated by bars, and hardly anything else: "Print this story | Send to a friend"."""
    return "|" in block.text and block.links * 4 > len(block.text.replace(" ", "")) * 3


def _is_linked_heading(block: HtmlBlock) -> bool:
    """Whether it is a heading and nothing but a link, in an element that is named for other stories."""
    return block.is_linked and bool(hints_above(block.box) & _OTHERS)
