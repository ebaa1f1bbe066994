"""Finds the element that holds a page's article: the smallest one that still holds most of the running text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter

from dossier import lazy_re as re
from dossier.reading.html.block_position import NEVER_COMMENTS
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_nodes import INSIDE, Box, HtmlBlock

_STOP = re.compile(r"[.!?…。！？।]")
_LEAST = 50  # letters of a paragraph that counts
_ALL, _MOST = 0.98, 0.85  # shares of the text that comments, and other parts outside of a story, never hold
_HOLDS = 0.75  # share of the text that the smaller element must still hold
_APART = INSIDE["aside"] | INSIDE["nav"] | INSIDE["footer"] | INSIDE["form"] | INSIDE["figcaption"]
_OUTSIDE_STORY = int(
    ClassHint.FOOT
    | ClassHint.RELATED
    | ClassHint.SIDE
    | ClassHint.CONSENT
    | ClassHint.NAV
    | ClassHint.ADVERT
    | ClassHint.SIGNUP
    | ClassHint.TEASER
    | ClassHint.COMMENT
)
_COMMENT = int(ClassHint.COMMENT)
_DEPTH = attrgetter("depth")
_LONE = 0.35
_ROW = 4  # paragraphs, each in an element of its own within the same one: so some systems set a story
_OF_TEXT = ("p", "li", "ul", "ol")  # what is within a story, and never holds it
_IN_LIST = ("li", "td", "dd")


@dataclass(frozen=True, slots=True)
class Masses:
    """How much each block weighs as running text."""

    weights: list[float]
    rows: list[float]  # by how much more each of the heavy counts where the story's element is looked for
    heavy: list[int]  # the places of the blocks that weigh anything
    holders: list[Box]  # the ancestors of these, deepest first


def masses(blocks: Sequence[HtmlBlock], lengths: Sequence[int]) -> Masses:
    """Running text in lists, alone, twice, or in side parts weighs less, short lines weigh nothing."""
    raw: dict[int, float] = {}
    for n, length in enumerate(lengths):
        if length >= _LEAST and (mass := _mass(blocks[n], length)) > 0:
            raw[n] = mass
    heavy = [blocks[n] for n in raw]
    siblings = Counter([block.box.parent for block in heavy])
    times = Counter([block.text for block in heavy])
    weights = [
        mass * (0.2 if times[block.text] > 1 else 1.0) * _sibling_weight(block, siblings)
        for block, mass in zip(heavy, raw.values(), strict=True)
    ]
    holders = _ancestors(heavy)
    shares = _shares(_totals(heavy, weights, holders), sum(weights))
    found = [0.0] * len(blocks)
    for n, block, weight in zip(raw, heavy, weights, strict=True):
        found[n] = weight * shares[block.box]
    return Masses(found, _rows(heavy, siblings), list(raw), holders)


def _mass(block: HtmlBlock, length: int) -> float:
    text, mass = block.text, float(length)
    if block.links:
        mass *= max(0.0, 1 - 1.5 * block.links / len(text))
    if "." not in text and not _STOP.search(text):
        mass *= 0.25
    return mass * 0.3 if block.box.inside & _APART else mass


def _sibling_weight(block: HtmlBlock, siblings: Mapping[Box | None, int]) -> float:
    """Weight of a paragraph by its siblings; `siblings`: how many paragraphs each element holds directly."""
    if block.box.tag in _IN_LIST:
        return 0.5
    return _LONE if siblings[block.box.parent] == 1 else 1.0  # the one paragraph of a card, or of a box


def _rows(blocks: Sequence[HtmlBlock], siblings: Mapping[Box | None, int]) -> list[float]:
    """The factor for each block in a row of elements with one paragraph each, in which some pages set a story."""
    outer = [block.box.parent if block.box.tag == "p" else None for block in blocks]
    alone = [box if box is not None and box.tag == "div" and siblings[box] == 1 else None for box in outer]
    times = Counter([box.parent for box in alone if box is not None])
    return [1 / _LONE if box is not None and times[box.parent] >= _ROW else 1.0 for box in alone]


def _totals(blocks: Sequence[HtmlBlock], weights: Sequence[float], holders: Sequence[Box]) -> dict[Box, float]:
    """The total weight of each element's content, in the given order."""
    total = dict.fromkeys(holders, 0.0)
    for block, weight in zip(blocks, weights, strict=True):
        total[block.box] += weight
    for box in holders:
        if box.parent is not None:
            total[box.parent] += total[box]
    return total


def _ancestors(blocks: Sequence[HtmlBlock]) -> list[Box]:
    """All ancestors of the blocks, deepest first."""
    found: dict[Box, None] = {}
    for block in blocks:
        outer: Box | None = block.box
        while outer is not None and outer not in found:
            found[outer] = None
            outer = outer.parent
    return sorted(found, key=_DEPTH, reverse=True)


def _shares(total: dict[Box, float], whole: float) -> dict[Box, float]:
    """The factor for the text of each element, by the hints in its own and its ancestors' names.

    `total`: the content of each, deepest first, and `whole`: the content of all together.
    """
    shares: dict[Box, float] = {}
    for box in reversed(total):
        share = shares[box.parent] if box.parent is not None else 1.0
        held = total[box]
        if held < _ALL * whole:  # names of what holds everything hint at nothing
            own = box.own
            if own & _COMMENT and box.tag not in NEVER_COMMENTS:
                share = min(share, 0.05)
            elif own & _OUTSIDE_STORY and held < _MOST * whole:
                share = min(share, 0.4)
        shares[box] = share
    return shares


def find_core(blocks: Sequence[HtmlBlock], found: Masses, leaning: Sequence[float]) -> Box | None:
    """Down from the root, always into the part that holds most, until no part holds enough.

    `leaning`: what each of the heavy blocks weighs here.
    """
    if not found.heavy:
        return None
    total = _totals([blocks[n] for n in found.heavy], leaning, found.holders)
    heaviest: dict[Box, Box] = {}
    for box in total:
        outer = box.parent
        if outer is not None and (outer not in heaviest or total[box] > total[heaviest[outer]]):
            heaviest[outer] = box
    core = found.holders[-1]
    while core in heaviest and total[heaviest[core]] >= _HOLDS * total[core]:
        core = heaviest[core]
    while core.tag in _OF_TEXT and core.parent is not None:
        core = core.parent
    return core
