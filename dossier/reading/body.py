"""Tells which blocks of a page are the article's own words."""

from __future__ import annotations

from dossier.reading.body_features import Survey, seen
from dossier.reading.body_trees import score
from dossier.reading.boilerplate import is_pointer
from dossier.reading.markup import Block

_PARAGRAPH = 60
_THRESHOLD = -0.3  # log odds; a paragraph lost costs the reader more than a line too many


def article(survey: Survey) -> list[Block]:
    """The article's blocks in order: paragraphs, subheadings, lists; no captions, adverts, links to other stories."""
    head = survey.blocks[survey.head] if survey.head >= 0 else None
    found = zip(survey.blocks, seen(survey), strict=True)
    chosen = [block for block, told in found if told is not None and score(told) > _THRESHOLD]
    return [block for block in chosen if block is not head and not _is_aside(survey, block)]


def _is_aside(survey: Survey, block: Block) -> bool:
    return _is_stamped(survey, block) or is_pointer(block.text) or _is_menu(block)


def _is_menu(block: Block) -> bool:
    """Links parted by bars, and hardly anything else: "Print this story | Send to a friend"."""
    return block.anchors > 1 and "|" in block.text and block.links * 4 > len(block.text.replace(" ", "")) * 3


def _is_stamped(survey: Survey, block: Block) -> bool:
    """A paragraph that stands three times on the page is its template's: a notice where a film would be."""
    return len(block.text) >= _PARAGRAPH and survey.times[block.text] >= 3
