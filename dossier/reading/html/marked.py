"""Finds the authors that a page marks by class names, near its headline and further in."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import takewhile

from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.name_near_date import before_colon
from dossier.reading.html.byline_below import MARKED, ancestors, from_words, is_anothers
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import CELL, opening
from dossier.reading.html.html_nodes import Box, HtmlBlock, HtmlPage, InlineMark
from dossier.reading.html.led_line import Named, line_names
from dossier.reading.html.metadata import CARD

_AUTHOR = int(ClassHint.AUTHOR)
_PICTURE = int(ClassHint.CAPTION | ClassHint.MEDIA)
_RELATED = int(ClassHint.RELATED)
_ELSEWHERE = int(ClassHint.RELATED | ClassHint.COMMENT)  # other stories' authors, and readers
_NEAR_STORY = 4  # names under the last one that may be further authors'
_LONGEST = 120  # letters of marked words


def marked_authors(words: str, page: HtmlPage, head: int, story: int) -> Iterator[Named]:
    """Words whose element says that they are the author, between the headline and a little below the story's start."""
    near = _with_siblings(page.blocks, opening(page.blocks, head, story))
    low, high = (near[0].start, near[-1].end) if near else (0, 0)
    whole = ancestors(page.blocks[story]) if near else ()
    for mark in page.marks:
        if mark.kind == "author" and low <= mark.start and mark.end <= high and mark.end - mark.start < _LONGEST:
            block = next((block for block in near if block.start <= mark.start <= block.end), None)
            if block is not None and not (block.box.own & _PICTURE or _is_subject_card(mark, block)):
                yield from _unless_elsewhere(from_words(words, mark.start, mark.end), block, whole)
    for block in near:
        if block.box.own & _AUTHOR and len(block.text) < _LONGEST:
            yield from _unless_elsewhere(_of_block(words, block), block, whole)


def _unless_elsewhere(found: Iterator[Named], block: HtmlBlock, whole: Collection[Box]) -> Sequence[Named]:
    """None where they are other stories' authors, or readers; "author-comments" alone leads to the story's own."""
    names = list(found)  # most elements of that class contain no name
    other = names and (block.box.own & _RELATED or is_anothers(block, whole, _ELSEWHERE, outside=True))
    return [] if other else names


def _is_subject_card(mark: InlineMark, block: HtmlBlock) -> bool:
    """True if it is the name on a card that no element marks as an author's: a story's subject may have a card."""
    return mark.value == CARD and not block.box.own & _AUTHOR


def _of_block(words: str, block: HtmlBlock) -> Iterator[Named]:
    cells = [cell.span() for cell in CELL.finditer(words, block.start, block.end)]
    led = any(read_byline(words, *cell) for cell in cells)  # each cell states its own role
    for start, end in cells if led else [(block.start, block.end)]:
        yield from (
            line_names(words, start, end, MARKED) if led else from_words(words, start, before_colon(words, start, end))
        )


def _with_siblings(blocks: Sequence[HtmlBlock], near: Sequence[HtmlBlock]) -> Sequence[HtmlBlock]:
    """Adds the names that follow the last in elements of the same class: each of several authors may have one."""
    last = near[-1] if near else None
    if last is None or not last.box.own & _AUTHOR:
        return near
    rest = blocks[blocks.index(last) + 1 :][:_NEAR_STORY]
    return [*near, *takewhile(lambda block: block.box.called == last.box.called, rest)]
