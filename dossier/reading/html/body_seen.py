"""What is told of a block to those who judge whether it is of the article."""

from __future__ import annotations

from typing import NamedTuple


class BlockFeatures(NamedTuple):
    """All that `body_trees.score` is told of a block: whole numbers are counts, the rest are shares."""

    inside: bool  # the core; what is told of a block's way there is -1 outside
    share: float  # of the core's weight that stands on the block's way
    alike: float  # the same for the tags of its way, whatever their classes
    purity: float  # weight a letter on its way
    letters: float  # share of the core's letters that stands on its way
    members: int  # blocks of its way
    progress: float  # share of the core's weight before it
    past: int  # blocks from the last one of the main prose
    is_head: bool
    times: int  # how often its text stands on the page
    told: int  # whether it stands in the body that the page states; -1 where none is stated
    weight: float  # a letter
    summed: bool  # the page's summary says the same
    anchors: int
    rate: float  # sentences a hundred letters
    ended: bool
    commas: float  # a hundred letters
    lower: bool  # the first letter
    bold: float  # share of its letters
    own: int  # hints of its element
    above: int  # hints of what it stands in: up to the core, or a few elements
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
