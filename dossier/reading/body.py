"""Tells which blocks of a page are the article's own words."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.reading.body_features import Survey, features
from dossier.reading.body_weights import BIAS, WEIGHTS
from dossier.reading.markup import Block

_THRESHOLD = -0.2  # a paragraph lost costs the reader more than a line too many


def article(survey: Survey) -> list[Block]:
    """The article's blocks in order: paragraphs, subheadings, lists; no captions, adverts, links to other stories."""
    scores = scored(features(survey))
    chosen = [block for block, score in zip(survey.blocks, scores, strict=True) if score > _THRESHOLD]
    return _without_headline(survey, chosen)


def scored(found: Sequence[Sequence[str]]) -> list[float]:
    """Log odds of each block."""
    weight = WEIGHTS.get
    return [BIAS + sum(weight(name, 0.0) for name in names) for names in found]


def _without_headline(survey: Survey, chosen: Sequence[Block]) -> list[Block]:
    head = survey.blocks[survey.head] if survey.head >= 0 else None
    return [block for block in chosen if block is not head]
