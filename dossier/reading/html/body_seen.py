"""The features of a block from which the trees decide whether it is part of the article."""

from __future__ import annotations

from typing import NamedTuple


class BlockFeatures(NamedTuple):
    """The features of a block for `body_trees.score`: whole numbers are counts, the rest are shares."""

    inside: bool  # the main element; the features of a block's path are -1 outside
    share: float  # of the main element's weight that is on the block's path
    alike: float  # the same for the tags of its way, whatever their classes
    purity: float  # weight a letter on its way
    letters: float  # share of the main element's letters that is on its path
    members: int  # blocks of its way
    progress: float  # share of the core's weight before it
    past: int  # blocks from the last one of the main prose
    is_head: bool
    times: int  # how often its text occurs on the page
    body: int  # 1 if the body that the page states contains it, 0 if not; -1 if the page states none
    weight: float  # a letter
    summed: bool  # the page's summary says the same
    anchors: int
    rate: float  # sentences a hundred letters
    ended: bool
    commas: float  # a hundred letters
    lower: bool  # the first letter
    bold: float  # share of its letters
    own: int  # hints of its element
    above: int  # hints of its ancestors: up to the main element, or a few elements
    tag: int
    length: int
    linked: float
    stops: int
    tag_before: int
    length_before: int
    linked_before: float
    stops_before: int
    tag_after: int
    length_after: int
    linked_after: float
    stops_after: int
