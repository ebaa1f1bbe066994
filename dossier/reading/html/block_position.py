"""Computes each block's position in the main element, and totals for each group of blocks with the same position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from dossier import lazy_re as re
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_nodes import Box, HtmlBlock

_DIGITS = re.compile(r"\d+")
_LONGEST_WAY = 12
_MAIN = 0.3  # share of the core's weight on the main prose's way
_COMMENT = int(ClassHint.COMMENT)
NEVER_COMMENTS = ("html", "body", "main", "article")

Way = tuple[tuple[str, str], ...]  # tag and class of each element from the block up to the core
Key = TypeVar("Key")
# The first fields of `BlockFeatures`: whether it is in the main element, and the totals there of its path and tags.
PathTotals = tuple[bool, float, float, float, float, int]
OUTSIDE: PathTotals = (False, -1.0, -1.0, -1.0, -1.0, 0)


@dataclass(slots=True, eq=False)
class BlockGroup:
    """Totals of a group of blocks with the same position."""

    weight: float = 0.0
    letters: int = 0
    members: int = 0


_NO_GROUP = BlockGroup()


@dataclass(slots=True, eq=False)
class BlockPosition:
    """A position of blocks: elements of one name within the same parent share a position."""

    way: Way
    tags: tuple[str, ...]
    comment: bool  # among readers' comments
    hints: int  # of the elements on the way up to the core
    same_way: BlockGroup = _NO_GROUP  # all blocks there with the same path; _NO_GROUP while there are none
    same_tags: BlockGroup = _NO_GROUP  # and by the same tags
    path_totals: PathTotals = OUTSIDE


class Core:
    """The blocks of a page's core, which follow each other, and their places."""

    def __init__(
        self, blocks: Sequence[HtmlBlock], weights: Sequence[float], lengths: Sequence[int], core: Box | None
    ) -> None:
        self.places: list[BlockPosition | None] = [None] * len(
            blocks
        )  # of each of the page's blocks, those outside have none
        self.weights, self.run = weights, _run(blocks, weights, core)
        known: dict[Box | None, BlockPosition] = {core: BlockPosition((), (), False, 0)}
        alike: dict[tuple[BlockPosition, str, str], BlockPosition] = {}
        ways: dict[Way, BlockGroup] = {}
        tags: dict[tuple[str, ...], BlockGroup] = {}
        for n in self.run:
            box = blocks[n].box
            self.places[n] = place = known.get(box) or _place(box, known, alike)
            if place.same_way is _NO_GROUP:
                place.same_way, place.same_tags = _group(ways, place.way), _group(tags, place.tags)
            group = place.same_way
            group.weight += weights[n]
            group.letters += lengths[n]
            group.members += 1
            place.same_tags.weight += weights[n]
        self._sum_up(lengths)

    def _sum_up(self, lengths: Sequence[int]) -> None:
        inner = [(n, place) for n in self.run if (place := self.places[n]) is not None]
        self.has_more_than_comments = any(self.weights[n] > 0 and not place.comment for n, place in inner)
        self.whole = sum([self.weights[n] for n, _ in inner]) or 1.0
        letters = sum([lengths[n] for n, _ in inner]) or 1
        for _, place in inner:
            if place.path_totals is OUTSIDE:
                place.path_totals = self._path_totals(place, letters)
        main = (n for n, place in reversed(inner) if self.weights[n] > 0 and place.same_way.weight > _MAIN * self.whole)
        self.last_prose = next(main, self.run[-1] if inner else 0)

    def _path_totals(self, place: BlockPosition, letters: int) -> PathTotals:
        group = place.same_way
        share = group.weight / self.whole, place.same_tags.weight / self.whole
        return True, *share, group.weight / max(1, group.letters), group.letters / letters, group.members


def _group(known: dict[Key, BlockGroup], key: Key) -> BlockGroup:
    if (found := known.get(key)) is None:
        found = known[key] = BlockGroup()
    return found


def _run(blocks: Sequence[HtmlBlock], weights: Sequence[float], core: Box | None) -> range:
    """The range of the main element's blocks; it includes one of those that weigh most."""
    if core is None:
        return range(0)
    start = next(n for n, weight in enumerate(weights) if weight > 0 and _is_in(blocks[n].box, core))
    end = start + 1
    while start > 0 and _is_in(blocks[start - 1].box, core):
        start -= 1
    while end < len(blocks) and _is_in(blocks[end].box, core):
        end += 1
    return range(start, end)


def _is_in(box: Box, core: Box) -> bool:
    outer: Box | None = box
    while outer is not None and outer.depth > core.depth:
        outer = outer.parent
    return outer is core


def _place(
    box: Box, known: dict[Box | None, BlockPosition], alike: dict[tuple[BlockPosition, str, str], BlockPosition]
) -> BlockPosition:
    """Built downwards from the nearest element whose place is known; the core's own is."""
    way, outer = [box], box.parent
    while (place := known.get(outer)) is None:
        assert outer is not None, "it is in the core"
        way.append(outer)
        outer = outer.parent
    for step in reversed(way):
        key = place, step.tag, step.called
        if (found := alike.get(key)) is None:
            found = alike[key] = _child_position(place, step)
        place = known[step] = found
    return place


def _child_position(place: BlockPosition, step: Box) -> BlockPosition:
    own, tag = step.own, step.tag
    comment = place.comment or (own & _COMMENT != 0 and tag not in NEVER_COMMENTS)
    steps = ((tag, _unnumbered(step.called)), *place.way)
    return BlockPosition(steps[:_LONGEST_WAY], (tag, *place.tags)[:_LONGEST_WAY], comment, place.hints | own)


@lru_cache(maxsize=4096)  # a page's elements, and a site's pages, share their names
def _unnumbered(called: str) -> str:
    """An element's class without digits."""
    return _DIGITS.sub("", called.partition("\0")[0])[:60]
