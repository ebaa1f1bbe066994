"""Says what can be seen of each block of a page: its words, links, tags and names, and where it stands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from dossier.reading.page.body_seen import Seen
from dossier.reading.page.core import find_core, masses
from dossier.reading.page.hints import Hint
from dossier.reading.page.markup import Block, Box, Page
from dossier.reading.page.text_features import NOTHING, Look, commas, ends, look, sizes

_DIGITS = re.compile(r"\d+")
_LETTERS = re.compile(r"[\w\0]+")  # HTML text never holds a NUL
# The same for Latin letters, in UTF-8, where it takes a third of the time: what is neither letter nor digit in ASCII,
# then among the signs of Latin-1 and General Punctuation; and all bytes that are left of a text without other letters.
_ASCII_SIGNS = bytes(byte for byte in range(1, 128) if not (chr(byte).isalnum() or byte == ord("_")))
_SIGNS = re.compile(rb"\xe2\x80[\x80-\xbf]|\xc2[\x80-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf]|\xc3[\x97\xb7]")
_LATIN = bytes((*range(128), *range(0x80, 0xC0), *range(0xC2, 0xCA)))
_ENDS = 60  # letters at both ends of a block that must stand in the stated body
_CUT = 120  # characters that are sure to hold so many letters
_LEAST_BODY, _LEAST_TOLD, _ENOUGH_TOLD = 200, 12, 300  # letters of the body, of a block, and of the blocks found in it
_LEAST_OUTSIDE = 60
_FAR = 5  # elements looked at above a block outside the core
_LONGEST_WAY = 12
_COMMENT = int(Hint.COMMENT)
_NEVER_COMMENTS = ("html", "body", "main", "article")

Way = tuple[tuple[str, str], ...]  # tag and class of each element from the block up to the core
Key = TypeVar("Key")


@dataclass(slots=True, eq=False)
class Group:
    """What blocks that stand alike amount to."""

    weight: float = 0.0
    letters: int = 0
    members: int = 0

    def take(self, weight: float, letters: int) -> None:
        self.weight += weight
        self.letters += letters
        self.members += 1


_NOBODY = Group()


@dataclass(slots=True, eq=False)
class Place:
    """Where blocks within the core stand, and all blocks that stand there by the same way and by the same tags."""

    way: Way
    tags: tuple[str, ...]
    comment: bool  # among readers' comments
    hints: int  # of the elements on the way up to the core
    same_way: Group = _NOBODY
    same_tags: Group = _NOBODY


class Survey:
    """What is known of the page as a whole before its blocks are judged."""

    def __init__(self, page: Page, titles: Sequence[str], summary: str, body: str) -> None:
        self.blocks = blocks = page.blocks
        texts = [block.text for block in blocks]
        self.lengths = sizes(texts, page.words)
        self.weights = masses(blocks, self.lengths)
        self.body = _Body.of(blocks, self.lengths, body)
        self.core = find_core(blocks, self._leaning())
        self.places = self._placed()
        self.head = headline_at(page, titles)
        self.summary = summary[:80].casefold()
        self.times = Counter(texts)
        self._weigh()

    def _leaning(self) -> list[float]:
        """The weights, leaning on what the page itself states as the article's body."""
        body = self.body
        if body is None:
            return self.weights
        return [w if w == 0 or body.holds(n) else w * 0.1 for n, w in enumerate(self.weights)]

    def _placed(self) -> list[Place | None]:
        """The place of each block within the core, whose blocks follow each other."""
        places: list[Place | None] = [None] * len(self.blocks)
        known: dict[Box | None, Place] = {self.core: Place((), (), False, 0)}
        for n in _run(self.blocks, self.weights, self.core):
            places[n] = _place(self.blocks[n].box, known)
        return places

    def _weigh(self) -> None:
        inner = [(n, place) for n, place in enumerate(self.places) if place is not None]
        self.has_more_than_comments = any(self.weights[n] > 0 and not place.comment for n, place in inner)
        ways: dict[Way, Group] = {}
        tags: dict[tuple[str, ...], Group] = {}
        for n, place in inner:
            place.same_way = _group(ways, place.way)
            place.same_tags = _group(tags, place.tags)
            place.same_way.take(self.weights[n], self.lengths[n])
            place.same_tags.weight += self.weights[n]
        self.whole = sum(self.weights[n] for n, _ in inner) or 1.0
        self.letters = sum(self.lengths[n] for n, _ in inner) or 1
        main = (n for n, place in reversed(inner) if self.weights[n] > 0 and self._is_main(place))
        self.last_prose = next(main, inner[-1][0] if inner else 0)

    def _is_main(self, place: Place) -> bool:
        return place.same_way.weight > 0.3 * self.whole


def _group(known: dict[Key, Group], key: Key) -> Group:
    if (found := known.get(key)) is None:
        found = known[key] = Group()
    return found


def headline_at(page: Page, titles: Sequence[str]) -> int:
    """The heading that the page's stated titles repeat, else the first main heading; -1 for none."""
    wanted = " ".join(titles).casefold()
    told = (b for b in page.headings if 15 <= len(b.text) < 300 and b.text.casefold() in wanted)
    found = next(told, None) or next((block for block in page.headings if block.box.tag == "h1"), None)
    return page.blocks.index(found) if found is not None else -1


class _Body:
    """The body that the page states; each block is looked for in it once, when it is asked for."""

    def __init__(self, blocks: Sequence[Block], bare: str) -> None:
        self._blocks, self._bare = blocks, bare
        self._known: dict[int, bool] = {}

    @classmethod
    def of(cls, blocks: Sequence[Block], lengths: Sequence[int], body: str) -> _Body | None:
        """`None` when it is not given or is about something else."""
        bare = _bare(body)
        if len(bare) < _LEAST_BODY:
            return None
        found, told = cls(blocks, bare), 0
        for n in sorted(range(len(blocks)), key=lengths.__getitem__, reverse=True):  # long ones soon tell
            if lengths[n] < _LEAST_TOLD:
                return None
            if found.holds(n) and (told := told + lengths[n]) >= _ENOUGH_TOLD:
                return found
        return None

    def holds(self, n: int) -> bool:
        """Whether the block stands in the body."""
        known = self._known.get(n)
        if known is None:
            known = self._known[n] = self._looked_for(self._blocks[n].text)
        return known

    def _looked_for(self, text: str) -> bool:
        """Whether its first letters and its last stand there; most blocks are told by their first words."""
        bare = self._bare
        first = _bare(text[:_CUT])[:_ENDS]
        return bool(first) and first in bare and _bare(text[-_CUT:])[-_ENDS:] in bare


def _bare(text: str) -> str:
    """Letters and digits alone, and the NULs that part texts."""
    if len(text) > _CUT:
        latin = _SIGNS.sub(b"", text.encode(errors="surrogatepass").translate(None, _ASCII_SIGNS))
        if not latin.translate(None, _LATIN):
            return latin.decode()
    return "".join(_LETTERS.findall(text))


def _run(blocks: Sequence[Block], weights: Sequence[float], core: Box | None) -> range:
    """Where the blocks of the core stand; one of those that weigh most is among them."""
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


def _place(box: Box, known: dict[Box | None, Place]) -> Place:
    """Built downwards from the nearest element whose place is known; the core's own is."""
    way: list[Box] = []
    outer: Box | None = box
    while outer not in known:
        assert outer is not None, "it stands in the core"
        way.append(outer)
        outer = outer.parent
    place = known[outer]
    for step in reversed(way):
        own, tag = step.own, step.tag
        comment = place.comment or (own & _COMMENT != 0 and tag not in _NEVER_COMMENTS)
        steps = ((tag, _unnumbered(step.called)), *place.way)
        place = known[step] = Place(steps[:_LONGEST_WAY], (tag, *place.tags)[:_LONGEST_WAY], comment, place.hints | own)
    return place


@lru_cache(maxsize=4096)  # a page's elements, and a site's pages, share their names
def _unnumbered(called: str) -> str:
    """An element's class without digits."""
    return _DIGITS.sub("", called.partition("\0")[0])[:60]


def seen(survey: Survey) -> list[Seen | None]:
    """What the trees are told of each block; `None` for comments and short lines outside, never the article's."""
    looks: dict[int, Look] = {-1: NOTHING, len(survey.blocks): NOTHING}
    run = 0.0
    found: list[Seen | None] = [None] * len(survey.blocks)
    for n, place in enumerate(survey.places):
        if not _is_hopeless(survey, n, place):
            found[n] = _seen(survey, n, run / survey.whole, looks)
            run += survey.weights[n] if place is not None else 0.0
    return found


def _is_hopeless(survey: Survey, n: int, place: Place | None) -> bool:
    if place is not None:
        return place.comment and survey.has_more_than_comments
    block = survey.blocks[n]
    return survey.lengths[n] < _LEAST_OUTSIDE or block.links * 2 > len(block.text)


def _seen(survey: Survey, n: int, progress: float, looks: dict[int, Look]) -> Seen:
    block, length, place = survey.blocks[n], survey.lengths[n], survey.places[n]
    text, here = block.text, _look(survey, n, looks)
    return Seen._make(
        (
            *_standing(survey, place),
            progress,
            n - survey.last_prose,
            n == survey.head,
            min(4, survey.times[text]),
            -1 if survey.body is None else int(length >= _LEAST_TOLD and survey.body.holds(n)),
            survey.weights[n] / length,
            length > 30 and survey.summary != "" and _is_summary(text, survey.summary),
            block.anchors,
            100 * here.stops / length,
            ends(text),
            100 * commas(text) / length,
            text[:1].islower(),
            block.bold / len(text),
            block.box.own,
            _hints_above(block.box) if place is None else place.hints,
            *here,
            *_look(survey, n - 1, looks),
            *_look(survey, n + 1, looks),
        )
    )


def _standing(survey: Survey, place: Place | None) -> tuple[bool, float, float, float, float, int]:
    """Whether a block stands in the core, and what all blocks of its way (and of its tags) amount to there."""
    if place is None:
        return False, -1.0, -1.0, -1.0, -1.0, 0
    group = place.same_way
    return (
        True,
        group.weight / survey.whole,
        place.same_tags.weight / survey.whole,
        group.weight / max(1, group.letters),
        group.letters / survey.letters,
        group.members,
    )


def _look(survey: Survey, n: int, looks: dict[int, Look]) -> Look:
    if (found := looks.get(n)) is None:
        found = looks[n] = look(survey.blocks[n], survey.lengths[n])
    return found


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
