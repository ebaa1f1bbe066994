"""Says what can be seen of each block of a page: its words, links, tags and names, and where it stands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from dossier.reading.boilerplate import is_caption, is_furniture
from dossier.reading.core import find_core, masses
from dossier.reading.hints import Hint
from dossier.reading.markup import INSIDE, Block, Box
from dossier.reading.text_features import kind, size, step, text_features

_DIGITS = re.compile(r"\d+")
_NOT_WORD = re.compile(r"\W+")
_HEADINGS = ("h1", "h2", "h3", "h4")
_SHARES = (0.0001, 0.01, 0.05, 0.15, 0.4, 0.7)
_ENDS = 60  # letters at both ends of a block that must stand in the stated body
_LEAST_BODY = 200
_LEAST_OUTSIDE = 60
_COMMENT = int(Hint.COMMENT)
_NEVER_COMMENTS = ("html", "body", "main", "article")

Way = tuple[tuple[str, str], ...]  # tag and class of each element from the block up to the core


@dataclass(frozen=True, slots=True)
class Place:
    """Where a block stands: the way up to the core (`None` outside it), and what the elements on it hint at."""

    way: Way | None
    tags: tuple[str, ...]
    comment: bool  # among readers' comments, within the core
    hints: int  # within the core only
    inside: int


class Survey:
    """What is known of the page as a whole before its blocks are judged."""

    def __init__(self, blocks: Sequence[Block], titles: Sequence[str], summary: str, body: str) -> None:
        self.blocks = blocks
        self.lengths = [size(block.text) for block in blocks]
        self.kinds = [kind(block, length) for block, length in zip(blocks, self.lengths, strict=True)]
        self.stated = _in_body(blocks, self.lengths, body)
        self.weights = masses(blocks, self.lengths)
        self.core = find_core(blocks, self._leaning())
        self._places: dict[Box, Place] = {}
        self._within: dict[Box, bool] = {self.core: True} if self.core is not None else {}
        self.places = [self._place(block.box) for block in blocks]
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

    def _place(self, box: Box) -> Place:
        if box not in self._places:
            self._places[box] = (
                _place(box, self.core) if self._is_within(box) else Place(None, (), False, 0, box.inside)
            )
        return self._places[box]

    def _is_within(self, box: Box) -> bool:
        """Whether the element stands in the core; what is found is kept for all on the way up."""
        way: list[Box] = []
        outer: Box | None = box
        while outer is not None and outer not in self._within:
            way.append(outer)
            outer = outer.parent
        found = outer is not None and self._within[outer]
        self._within.update(dict.fromkeys(way, found))
        return found

    def _weigh(self) -> None:
        """How much text stands in the core by the same way, and by the same tags."""
        self.by_way: dict[Way, float] = {}
        self.by_tags: dict[tuple[str, ...], float] = {}
        self.letters: dict[Way, int] = {}
        inner = [n for n, place in enumerate(self.places) if place.way is not None]
        self.has_more_than_comments = any(self.weights[n] > 0 and not self.places[n].comment for n in inner)
        for n in inner:
            way, tags = self.places[n].way or (), self.places[n].tags
            self.by_way[way] = self.by_way.get(way, 0.0) + self.weights[n]
            self.by_tags[tags] = self.by_tags.get(tags, 0.0) + self.weights[n]
            self.letters[way] = self.letters.get(way, 0) + self.lengths[n]
        self.whole = sum(self.weights[n] for n in inner) or 1.0
        self.first = next((n for n in inner if self.weights[n] > 0), 0)
        self.last = inner[-1] if inner else 0
        main = (
            n
            for n in reversed(inner)
            if self.weights[n] > 0 and self.by_way[self.places[n].way or ()] > 0.3 * self.whole
        )
        self.last_prose = next(main, self.last)


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
    told = []
    for block, length in zip(blocks, lengths, strict=True):
        text = _NOT_WORD.sub("", block.text) if length >= 12 else ""
        told.append(bool(text) and text[:_ENDS] in bare and text[-_ENDS:] in bare)
    found = sum(length for length, is_told in zip(lengths, told, strict=True) if is_told)
    return told if found >= 300 else None


def _place(box: Box, core: Box | None) -> Place:
    way: list[Box] = []
    outer: Box | None = box
    while outer is not None and outer is not core:
        way.append(outer)
        outer = outer.parent
    bits = inside = 0
    for step_up in way:
        bits |= step_up.own
        inside |= INSIDE.get(step_up.tag, 0)
    names = tuple((b.tag, _DIGITS.sub("", b.names)[:60]) for b in way[:12])
    comment = bits & _COMMENT and any(b.own & _COMMENT and b.tag not in _NEVER_COMMENTS for b in way)
    return Place(names, tuple(b.tag for b in way[:12]), bool(comment), bits, inside)


def features(survey: Survey) -> list[list[str] | None]:
    """The names of all that holds of each block; `None` for comments and short lines outside, never the article's."""
    run = 0.0
    found: list[list[str] | None] = []
    for n, block in enumerate(survey.blocks):
        if _is_hopeless(survey, n):
            found.append(None)
            continue
        names = text_features(block, survey.lengths[n])
        if survey.places[n].way is None:
            names += _outside(survey, n)
        else:
            names += _within(survey, n, run)
            run += survey.weights[n]
        names += _anywhere(survey, n)
        found.append(names)
    return found


def _is_hopeless(survey: Survey, n: int) -> bool:
    block = survey.blocks[n]
    if survey.places[n].comment and survey.has_more_than_comments:
        return True
    return survey.places[n].way is None and (survey.lengths[n] < _LEAST_OUTSIDE or block.links * 2 > len(block.text))


def _within(survey: Survey, n: int, run: float) -> list[str]:
    place, length = survey.places[n], survey.lengths[n]
    way = place.way or ()
    share, letters = survey.by_way[way] / survey.whole, survey.letters[way]
    alone = "1" if letters == length else ""
    found = [
        "in",
        f"sig:{step(share, _SHARES)}{alone}",
        f"tsig:{step(survey.by_tags[place.tags] / survey.whole, _SHARES)}",
        f"sigl:{step(share, (0.01, 0.15, 0.5))}:{step(length, (30, 90))}",
        f"sigq:{step(survey.by_way[way] / max(1, letters), (0.1, 0.4, 0.7, 0.9))}",
        f"prog:{step(run / survey.whole, (0.0001, 0.9, 0.9999))}",
        *_hint_names("path", place.hints),
        *_hint_names("own", survey.blocks[n].box.own),
        *_inside_names("in", place.inside),
    ]
    if n > survey.last_prose:
        found.append(f"tail:{min(3, (n - survey.last_prose) // 4)}:{step(length, (60, 150))}")
    return found


def _outside(survey: Survey, n: int) -> list[str]:
    place = survey.places[n]
    where = "opre" if n < survey.first else "omid" if n < survey.last else "opost"
    return [
        "out",
        where,
        f"{where}:{step(survey.lengths[n], (30, 60, 90, 130, 200))}:{survey.blocks[n].box.tag}",
        *_hint_names("opath", _hints_above(survey.blocks[n].box)),
        *_inside_names("oin", place.inside),
    ]


def _hints_above(box: Box) -> int:
    bits, left = 0, 4
    outer: Box | None = box
    while outer is not None and left:
        bits |= outer.own
        outer, left = outer.parent, left - 1
    return bits


def _anywhere(survey: Survey, n: int) -> list[str]:
    block, length = survey.blocks[n], survey.lengths[n]
    part = "out" if survey.places[n].way is None else "in"
    rest = "first" if survey.head < 0 else "head" if n == survey.head else "pre" if n < survey.head else "post"
    kinds = survey.kinds
    found = [
        f"tag:{block.box.tag}",
        part + rest,
        f"before:{kinds[n - 1] if n else 'none'}",
        f"after:{kinds[n + 1] if n + 1 < len(kinds) else 'none'}",
    ]
    if (times := survey.times[block.text]) > 1:
        found.append(f"twice:{step(length, (45, 130))}:{min(3, times)}")
    if survey.stated is not None:
        found.append(f"ab:{int(survey.stated[n])}")
    if part == "in" and length < 400:
        found += _line_features(block.text, length)
    if survey.summary and length > 30 and _is_summary(block.text, survey.summary):
        found.append(f"desc:{part}")
    return found


def _line_features(text: str, length: int) -> list[str]:
    found = [f"furn:{step(length, (60, 150))}"] if is_furniture(text) else []
    return [*found, "capt"] if is_caption(text) else found


def _is_summary(text: str, summary: str) -> bool:
    low = text[:400].casefold()
    return low[:70] in summary or summary[:70] in low


@lru_cache(maxsize=4096)
def _hint_names(prefix: str, bits: int) -> tuple[str, ...]:
    return tuple(f"{prefix}:{hint.name}" for hint in Hint if hint & bits)


@lru_cache(maxsize=1024)
def _inside_names(prefix: str, bits: int) -> tuple[str, ...]:
    return tuple(f"{prefix}:{name}" for name, bit in INSIDE.items() if bit & bits)
