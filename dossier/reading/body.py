"""Tells which blocks of a page are the article's own words."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.reading.body_features import Survey, features
from dossier.reading.body_weights import BIAS, WEIGHTS
from dossier.reading.boilerplate import is_pointer
from dossier.reading.markup import Block

_PARAGRAPH = 60
_NEVER = -99.0
_THRESHOLD = -0.2  # a paragraph lost costs the reader more than a line too many


def article(survey: Survey) -> list[Block]:
    """The article's blocks in order: paragraphs, subheadings, lists; no captions, adverts, links to other stories."""
    scores = scored(features(survey))
    chosen = [block for block, score in zip(survey.blocks, scores, strict=True) if score > _THRESHOLD]
    head = survey.blocks[survey.head] if survey.head >= 0 else None
    return [block for block in chosen if block is not head and not _is_aside(survey, block)]


def scored(found: Sequence[Sequence[str] | None]) -> list[float]:
    """Log odds of each block."""
    weight = WEIGHTS.get
    return [_NEVER if names is None else BIAS + sum([weight(name, 0.0) for name in names]) for names in found]


def _is_aside(survey: Survey, block: Block) -> bool:
    return _is_stamped(survey, block) or is_pointer(block.text) or _is_menu(block)


def _is_menu(block: Block) -> bool:
    """Links parted by bars, and hardly anything else: "Print this story | Send to a friend"."""
    return block.anchors > 1 and "|" in block.text and block.links * 4 > len(block.text.replace(" ", "")) * 3


def _is_stamped(survey: Survey, block: Block) -> bool:
    """A paragraph that stands three times on the page is its template's: a notice where a film would be."""
    return len(block.text) >= _PARAGRAPH and survey.times[block.text] >= 3
