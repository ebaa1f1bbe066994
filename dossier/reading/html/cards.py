"""Finds the cards of other stories among a story's blocks: each has a linked heading and a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set

from dossier.reading.html.html_nodes import Box, HtmlBlock

_HEADINGS = ("h2", "h3", "h4", "h5")
_FEWEST = 3  # cards side by side
_LARGEST = 700  # letters of one
_STORY = 200  # letters of what is left, at least
_HIGH = 5  # elements up from its heading


def cards(blocks: Sequence[HtmlBlock], head: int, taken: Set[int]) -> set[int]:
    """The indices of the blocks in such cards, each an element of its own.

    `head`: the headline's index among the blocks, or -1; `taken`: the indices of those that may be the story's.
    """
    among = enumerate(blocks[min(taken) : max(taken)], min(taken)) if taken else ()
    heads = [n for n, block in among if block.links and block.box.tag in _HEADINGS and block.is_linked]
    said = Counter([blocks[n].text for n in heads])
    heads = [n for n in heads if said[blocks[n].text] < _FEWEST]  # "Read the rest" heads nothing
    if len(heads) < _FEWEST:
        return set()
    around = {n: _above(blocks[n].box) for n in heads}
    times = Counter([box for boxes in around.values() for box in boxes])
    held: dict[Box, list[int]] = {}
    for n in taken:
        for box in _above(blocks[n].box):
            held.setdefault(box, []).append(n)
    found = set[int]()
    for n in heads:
        for box in reversed(around[n]):
            inside = held.get(box, ()) if times[box] == 1 else ()
            if inside and head not in inside and sum([len(blocks[m].text) for m in inside]) <= _LARGEST:
                found.update(inside)
                break
    told = sum([len(blocks[n].text) for n in taken - found])
    return found if told >= _STORY else set()  # of a page of nothing but cards they are all that there is


def _above(box: Box) -> list[Box]:
    found: list[Box] = []
    outer = box.parent
    while outer is not None and len(found) < _HIGH:
        found.append(outer)
        outer = outer.parent
    return found
