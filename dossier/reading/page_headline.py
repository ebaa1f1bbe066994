"""Finds a page's headline where its own statements and headings agree most."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from dossier.model.claims import Claim, Words
from dossier.model.evidence import Evidence, quoted
from dossier.reading.byline import read_byline
from dossier.reading.headline import can_be
from dossier.reading.markup import Block
from dossier.reading.page_lines import line_spans
from dossier.reading.published import head_dates
from dossier.reading.stated import Fact

_NOT_WORD = re.compile(r"\W+")
_CUT = re.compile(r"\s*[|｜*•·»]\s*|\s+(?:[-–—]{1,2}|::|:)\s+|：")
# How much each statement counts; those that say the same add up.
_WEIGHTS = {"headline": 1.0, "og:title": 0.95, "title": 0.5, "alternativeHeadline": 0.3, "name": 0.2}
_H1, _H2, _OTHER = 1.0, 0.2, 0.3
_MORE_TITLES = re.compile(r"(?:^|[.:_-])(?:title|headline)$")
_SHORTEST = 9  # letters of a heading that may count because a title repeats it
_SHORTEST_TITLE = 12
_LONGEST_TAIL = 60
_SECTION = 0.1  # what a short word behind the outlet's name counts: "The Valley Herald - Sport"
_LINES = 3  # blocks above the story whose lines may be the headline
_FEWEST_SPACES = 2


@dataclass(frozen=True, slots=True)
class Heading:
    """One statement of the headline, and how much it counts."""

    value: str
    evidence: Evidence
    weight: float
    source: str


def bare(text: str) -> str:
    """Letters and digits alone: a page's own statements differ in spacing and punctuation."""
    return _NOT_WORD.sub("", text.casefold())


def headline_claims(
    words: str, blocks: Sequence[Block], facts: Sequence[Fact], names: Iterable[str], story: int
) -> Iterator[Claim]:
    """Every headline that the page gives; `names` are the outlet's, which titles carry at an end.

    `story`: the place of the article's first paragraph among the blocks.
    """
    outlets = frozenset(filter(None, map(bare, names)))
    stated = list(_stated(facts, outlets))
    groups: dict[str, list[Heading]] = {}
    headings = [*stated, *_visible(words, blocks, stated)]
    if all(heading.weight <= _SECTION for heading in headings):
        headings += _line_above(words, blocks[:story], outlets)
    for heading in headings:
        groups.setdefault(bare(heading.value) or heading.value, []).append(heading)
    for members in groups.values():
        by_source = {h.source: h.weight for h in members}
        best = max(members, key=lambda h: (h.source in ("headline", "og:title"), h.weight))
        ordered = sorted(members, key=lambda h: (h.evidence.origin != "text", -h.weight))
        evidence = tuple(dict.fromkeys(h.evidence for h in ordered))[:3]
        yield Claim("headline", Words(best.value), evidence, min(1.0, 0.2 + sum(by_source.values()) / 4))


def _stated(facts: Sequence[Fact], names: frozenset[str]) -> Iterator[Heading]:
    for fact in facts:
        weight = _WEIGHTS.get(fact.key) or (_OTHER if _MORE_TITLES.search(fact.key) else 0.0)
        if not weight:
            continue
        start, end = _without_outlet(fact.value, names)
        if start and end - start < _SHORTEST_TITLE:
            weight = _SECTION
        if can_be(fact.value[start:end]):
            yield Heading(fact.value[start:end], fact.evidence(fact.start + start, fact.start + end), weight, fact.key)


def _without_outlet(value: str, names: frozenset[str]) -> tuple[int, int]:
    """The title without what is hung on it from the outlet's name on: "Bridge falls | World | The Valley Herald"."""
    cuts = list(_CUT.finditer(value))
    for n, cut in enumerate(cuts):
        if _begins_with_outlet(value[cut.end() :], names) and cut.start() >= _SHORTEST_TITLE:
            section = n > 0 and "|" in cut.group() and _is_section(value, cuts[n - 1], cut)
            return 0, (cuts[n - 1] if section else cut).start()
    if cuts and bare(value[: cuts[0].start()]) in names:
        return cuts[0].end(), len(value)
    return 0, len(value)


def _is_section(value: str, before: re.Match[str], cut: re.Match[str]) -> bool:
    """The "World" of "Bridge falls | World | The Valley Herald"."""
    words = value[before.end() : cut.start()]
    return "|" in before.group() and len(words) <= 20 and words.count(" ") < 2 and before.start() >= _SHORTEST_TITLE


def _begins_with_outlet(tail: str, names: frozenset[str]) -> bool:
    first = _CUT.split(tail)[0]
    return len(first) <= _LONGEST_TAIL and bare(first) in names


def _visible(words: str, blocks: Sequence[Block], stated: Sequence[Heading]) -> Iterator[Heading]:
    """The page's main heading: the one that its titles repeat, else the first."""
    titles = [bare(heading.value) for heading in stated]
    for level, weight in (("h1", _H1), ("h2", _H2)):
        lines = [block for block in blocks if block.box.tag == level and can_be(" ".join(block.text.split()))]
        block = next((b for b in lines if _repeated(bare(b.text), titles)), lines[0] if lines else None)
        if block is not None:
            value = " ".join(block.text.split())
            yield Heading(value, quoted(words, block.start, block.end), weight, level)


def _line_above(words: str, above: Sequence[Block], outlets: frozenset[str]) -> Iterator[Heading]:
    """Old pages draw their headline as a line like others: the first of those above the story that can be one."""
    for start, end in line_spans(block for block in above[-_LINES:] if not block.anchors):
        line = words[start:end]
        if line.count(" ") < _FEWEST_SPACES or line.isupper() or not can_be(line) or bare(line) in outlets:
            continue
        if not read_byline(words, start, end) and not any(head_dates(words, start, end)):
            yield Heading(line, quoted(words, start, end), _OTHER, "line")
            return


def _repeated(key: str, titles: Sequence[str]) -> bool:
    return len(key) >= _SHORTEST and any(key in title or title in key for title in titles if title)
