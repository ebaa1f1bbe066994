"""Finds the element that holds a page's article: the smallest one that still holds most of the running text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dossier.reading.hints import Hint
from dossier.reading.markup import INSIDE, Block, Box

_STOP = re.compile(r"[.!?…。！？।]")
_LEAST = 50  # letters of a paragraph that counts
_HOLDS = 0.75  # share of the text that the smaller element must still hold
_APART = INSIDE["aside"] | INSIDE["nav"] | INSIDE["footer"] | INSIDE["form"] | INSIDE["figcaption"]
_BESIDE = int(
    Hint.FOOT
    | Hint.RELATED
    | Hint.SIDE
    | Hint.CONSENT
    | Hint.NAV
    | Hint.ADVERT
    | Hint.SIGNUP
    | Hint.TEASER
    | Hint.COMMENT
)
_COMMENT = int(Hint.COMMENT)
_NEVER_COMMENTS = ("html", "body", "main", "article")
_IN_LIST = ("li", "td", "dd")


def masses(blocks: Sequence[Block], lengths: Sequence[int]) -> list[float]:
    """How much each block weighs as running text; what stands in lists, alone, twice, or in side parts weighs less."""
    raw = [_mass(block, length) for block, length in zip(blocks, lengths, strict=True)]
    beside, times = _company(blocks, raw)
    weights: list[float] = []
    for block, mass in zip(blocks, raw, strict=True):
        factor = 0.2 if times.get(block.text, 0) > 1 else 1.0
        if block.box.tag in _IN_LIST:
            factor *= 0.5
        elif beside.get(block.box.parent) == 1:
            factor *= 0.35  # the one paragraph of a card, or of a box
        weights.append(mass * factor)
    shares = _shares(blocks, weights)
    return [weight * shares[block.box] if weight else 0.0 for block, weight in zip(blocks, weights, strict=True)]


def _mass(block: Block, length: int) -> float:
    if length < _LEAST:
        return 0.0
    mass = length * max(0.0, 1 - 1.5 * block.links / len(block.text))
    if not _STOP.search(block.text):
        mass *= 0.25
    return mass * 0.3 if block.box.inside & _APART else mass


def _company(blocks: Sequence[Block], raw: Sequence[float]) -> tuple[dict[Box | None, int], dict[str, int]]:
    """How many paragraphs each element holds directly, and how often each text stands on the page."""
    beside: dict[Box | None, int] = {}
    times: dict[str, int] = {}
    for block, mass in zip(blocks, raw, strict=True):
        if mass > 0:
            beside[block.box.parent] = beside.get(block.box.parent, 0) + 1
            times[block.text] = times.get(block.text, 0) + 1
    return beside, times


def totals(blocks: Sequence[Block], weights: Sequence[float]) -> dict[Box, float]:
    """What each element holds, outer elements last."""
    own: dict[Box, float] = {}
    for block, weight in zip(blocks, weights, strict=True):
        if weight > 0:
            own[block.box] = own.get(block.box, 0.0) + weight
    by_depth = _with_ancestors(own)
    total = dict.fromkeys(by_depth, 0.0) | own
    for box in by_depth:
        if box.parent is not None:
            total[box.parent] += total[box]
    return {box: total[box] for box in by_depth}


def _with_ancestors(boxes: dict[Box, float]) -> list[Box]:
    """The boxes and all that they stand in, deepest first."""
    found: dict[Box, None] = {}
    for box in boxes:
        outer: Box | None = box
        while outer is not None and outer not in found:
            found[outer] = None
            outer = outer.parent
    return sorted(found, key=lambda box: -box.depth)


def _shares(blocks: Sequence[Block], weights: Sequence[float]) -> dict[Box, float]:
    """By how much the text of each element counts, given what its own and its ancestors' names hint at."""
    total = totals(blocks, weights)
    whole = sum(weights)
    shares: dict[Box, float] = {}
    for box in reversed(total):
        share = shares[box.parent] if box.parent is not None else 1.0
        if box.own & _COMMENT and total[box] < 0.98 * whole and box.tag not in _NEVER_COMMENTS:
            share = min(share, 0.05)
        elif box.own & _BESIDE and total[box] < 0.85 * whole:
            share = min(share, 0.4)
        shares[box] = share
    return shares


def find_core(blocks: Sequence[Block], weights: Sequence[float]) -> Box | None:
    """Down from the root, always into the part that holds most, until no part holds enough."""
    total = totals(blocks, weights)
    if not total:
        return None
    heaviest: dict[Box, Box] = {}
    for box in total:
        outer = box.parent
        if outer is not None and (outer not in heaviest or total[box] > total[heaviest[outer]]):
            heaviest[outer] = box
    core = list(total)[-1]
    while core in heaviest and total[heaviest[core]] >= _HOLDS * total[core]:
        core = heaviest[core]
    return core.parent if core.tag in ("p", "li") and core.parent is not None else core
