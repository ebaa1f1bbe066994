"""Says what can be seen of each block of a page: its words, links, tags and names, and where it stands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from dossier.reading.body_seen import Seen
from dossier.reading.core import find_core, masses
from dossier.reading.hints import Hint
from dossier.reading.markup import Block, Box
from dossier.reading.text_features import NOTHING, Look, commas, ends, look, size

_DIGITS = re.compile(r"\d+")
_NOT_WORD = re.compile(r"\W+")
_HEADINGS = ("h1", "h2", "h3", "h4")
_ENDS = 60  # letters at both ends of a block that must stand in the stated body
_CUT = 120  # characters that are sure to hold so many letters
_LEAST_BODY = 200
_LEAST_OUTSIDE = 60
_FAR = 5  # elements looked at above a block outside the core
_LONGEST_WAY = 12
_COMMENT = int(Hint.COMMENT)
_NEVER_COMMENTS = ("html", "body", "main", "article")

Way = tuple[tuple[str, str], ...]  # tag and class of each element from the block up to the core


@dataclass(slots=True, eq=False)
class Place:
    """Where blocks within the core stand, and how much stands there by the same way and by the same tags."""

    way: Way
    tags: tuple[str, ...]
    comment: bool  # among readers' comments
    hints: int  # of the elements on the way up to the core


@dataclass(slots=True)
class Group:
    """What the blocks of one way amount to."""

    weight: float = 0.0
    letters: int = 0
    members: int = 0


class Survey:
    """What is known of the page as a whole before its blocks are judged."""

    def __init__(self, blocks: Sequence[Block], titles: Sequence[str], summary: str, body: str) -> None:
        self.blocks = blocks
        self.lengths = [size(block.text) for block in blocks]
        self.stated = _in_body(blocks, self.lengths, body)
        self.weights = masses(blocks, self.lengths)
        self.core = find_core(blocks, self._leaning())
        self.places = self._placed()
        self.head = headline_at(blocks, titles)
        self.summary = summary[:80].casefold()
        self.times: dict[str, int] = {}
        for block in blocks:
            self.times[block.text] = self.times.get(block.text, 0) + 1
        self._weigh()

    def _leaning(self) -> list[float]:
        """The weights, leaning on what the page itself states as the article's body."""
        if self.stated is None:
            return self.weights
        return [w if told else w * 0.1 for w, told in zip(self.weights, self.stated, strict=True)]

    def _placed(self) -> list[Place | None]:
        """The place of each block within the core."""
        within: dict[Box, bool] = {self.core: True} if self.core is not None else {}
        known: dict[Box, Place] = {}
        return [_place(block.box, self.core, known) if _is_in(block.box, within) else None for block in self.blocks]

    def _weigh(self) -> None:
        self.groups: dict[Way, Group] = {}
        self.by_tags: dict[tuple[str, ...], float] = {}
        inner = [(n, place) for n, place in enumerate(self.places) if place is not None]
        self.has_more_than_comments = any(self.weights[n] > 0 and not place.comment for n, place in inner)
        for n, place in inner:
            weight = self.weights[n]
            group = self.groups.setdefault(place.way, Group())
            group.weight += weight
            group.letters += self.lengths[n]
            group.members += 1
            self.by_tags[place.tags] = self.by_tags.get(place.tags, 0.0) + weight
        self.whole = sum(self.weights[n] for n, _ in inner) or 1.0
        self.letters = sum(self.lengths[n] for n, _ in inner) or 1
        main = (n for n, place in reversed(inner) if self.weights[n] > 0 and self._is_main(place))
        self.last_prose = next(main, inner[-1][0] if inner else 0)

    def _is_main(self, place: Place) -> bool:
        return self.groups[place.way].weight > 0.3 * self.whole


def headline_at(blocks: Sequence[Block], titles: Sequence[str]) -> int:
    """The heading that the page's stated titles repeat, else the first main heading; -1 for none."""
    wanted = " ".join(titles).casefold()
    for n, block in enumerate(blocks):
        if block.box.tag in _HEADINGS and 15 <= len(block.text) < 300 and block.text.casefold() in wanted:
            return n
    return next((n for n, block in enumerate(blocks) if block.box.tag == "h1"), -1)


def _in_body(blocks: Sequence[Block], lengths: Sequence[int], body: str) -> list[bool] | None:
    """Which blocks stand in the stated body; `None` when it is not given or is about something else."""
    bare = _NOT_WORD.sub("", body)
    if len(bare) < _LEAST_BODY:
        return None
    told = [length >= 12 and _stands_in(block.text, bare) for block, length in zip(blocks, lengths, strict=True)]
    found = sum(length for length, is_told in zip(lengths, told, strict=True) if is_told)
    return told if found >= 300 else None


def _stands_in(text: str, bare: str) -> bool:
    first = _NOT_WORD.sub("", text[:_CUT])[:_ENDS]
    return bool(first) and first in bare and _NOT_WORD.sub("", text[-_CUT:])[-_ENDS:] in bare


def _is_in(box: Box, within: dict[Box, bool]) -> bool:
    """Whether the element stands in the core; what is found is kept for all on the way up."""
    way: list[Box] = []
    outer: Box | None = box
    while outer is not None and outer not in within:
        way.append(outer)
        outer = outer.parent
    found = outer is not None and within[outer]
    for passed in way:
        within[passed] = found
    return found


def _place(box: Box, core: Box | None, known: dict[Box, Place]) -> Place:
    if (found := known.get(box)) is not None:
        return found
    way: list[Box] = []
    outer: Box | None = box
    while outer is not None and outer is not core:
        way.append(outer)
        outer = outer.parent
    bits = 0
    for step in way:
        bits |= step.own
    names = tuple((b.tag, _DIGITS.sub("", b.names)[:60]) for b in way[:_LONGEST_WAY])
    comment = bits & _COMMENT and any(b.own & _COMMENT and b.tag not in _NEVER_COMMENTS for b in way)
    known[box] = Place(names, tuple(b.tag for b in way[:_LONGEST_WAY]), bool(comment), bits)
    return known[box]


def seen(survey: Survey) -> list[Seen | None]:
    """What the trees are asked of each block; `None` for comments and short lines outside, never the article's."""
    looks: dict[int, Look] = {}
    run = 0.0
    found: list[Seen | None] = []
    for n, place in enumerate(survey.places):
        if _is_hopeless(survey, n, place):
            found.append(None)
        else:
            found.append(_seen(survey, n, run / survey.whole, looks))
        if place is not None and found[-1] is not None:
            run += survey.weights[n]
    return found


def _is_hopeless(survey: Survey, n: int, place: Place | None) -> bool:
    if place is not None:
        return place.comment and survey.has_more_than_comments
    block = survey.blocks[n]
    return survey.lengths[n] < _LEAST_OUTSIDE or block.links * 2 > len(block.text)


def _seen(survey: Survey, n: int, progress: float, looks: dict[int, Look]) -> Seen:
    block, length, place = survey.blocks[n], survey.lengths[n], survey.places[n]
    before, here, after = (_look(survey, at, looks) for at in (n - 1, n, n + 1))
    text = block.text
    return Seen(
        *_standing(survey, place),
        progress,
        n - survey.last_prose,
        n == survey.head,
        min(4, survey.times[text]),
        -1 if survey.stated is None else int(survey.stated[n]),
        survey.weights[n] / length,
        length > 30 and bool(survey.summary) and _is_summary(text, survey.summary),
        block.anchors,
        100 * here.stops / length,
        ends(text),
        100 * commas(text) / length,
        text[:1].islower(),
        block.bold / len(text),
        block.box.own,
        _hints_above(block.box) if place is None else place.hints,
        *here,
        *before,
        *after,
    )


def _standing(survey: Survey, place: Place | None) -> tuple[bool, float, float, float, float, int]:
    """Whether a block stands in the core, and what all blocks of its way (and of its tags) amount to there."""
    if place is None:
        return False, -1.0, -1.0, -1.0, -1.0, 0
    group = survey.groups[place.way]
    return (
        True,
        group.weight / survey.whole,
        survey.by_tags[place.tags] / survey.whole,
        group.weight / max(1, group.letters),
        group.letters / survey.letters,
        group.members,
    )


def _look(survey: Survey, n: int, looks: dict[int, Look]) -> Look:
    if not 0 <= n < len(survey.blocks):
        return NOTHING
    if n not in looks:
        looks[n] = look(survey.blocks[n], survey.lengths[n])
    return looks[n]


def _hints_above(box: Box) -> int:
    bits, left = 0, _FAR
    outer: Box | None = box
    while outer is not None and left:
        bits |= outer.own
        outer, left = outer.parent, left - 1
    return bits


def _is_summary(text: str, summary: str) -> bool:
    low = text[:400].casefold()
    return low[:70] in summary or summary[:70] in low
