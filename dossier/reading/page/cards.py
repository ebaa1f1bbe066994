"""Knows the cards of other stories among what was taken for a story: a linked heading each, and a few words on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from dossier.reading.page.markup import Block, Box

_HEADINGS = ("h2", "h3", "h4", "h5")
_FEWEST = 3  # cards side by side
_LARGEST = 700  # letters of one
_HIGH = 5  # elements up from its heading


def cards(blocks: Sequence[Block], head: int, taken: Set[int]) -> set[int]:
    """The places of what stands in such cards, each an element of its own.

    `head`: the headline's place among the blocks, or -1; `taken`: the places of those that may be the story's.
    """
    heads = [n for n in taken if (block := blocks[n]).links and block.box.tag in _HEADINGS and _is_linked(block)]
    if len(heads) < _FEWEST:
        return set()
    times = dict[Box, int]()
    for n in heads:
        for box in _above(blocks[n].box):
            times[box] = times.get(box, 0) + 1
    found = set[int]()
    for n in heads:
        for box in reversed([box for box in _above(blocks[n].box) if times[box] == 1]):
            inside = {m for m in taken if box in _above(blocks[m].box)}
            if head not in inside and sum(len(blocks[m].text) for m in inside) <= _LARGEST:
                found |= inside
                break
    return found


def _is_linked(block: Block) -> bool:
    return block.links * 10 >= 9 * len(block.text.replace(" ", ""))


def _above(box: Box) -> Iterator[Box]:
    outer = box.parent
    for _ in range(_HIGH):
        if outer is None:
            return
        yield outer
        outer = outer.parent
