"""Measures each candidate for a page's headline: who says it, how much of the others repeats it, where it is seen."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from dossier.reading.fields.outlet_names import looks_like_outlet
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.headline_candidates import WHOLE, HeadlineCandidate
from dossier.reading.html.html_nodes import HtmlPage
from dossier.reading.html.story_topic import WORD, StoryTopic
from dossier.reading.html.title_cleanup import CUT, bare, is_cut_short

_ORDERED = ("h1", "h2", "marked", "line", "title", "og:title", "headline", "p:title", "p:og:title", "p:h1")
_COMPARED = ("h1", "title", "og:title", "headline")
FEATURES = (
    *(f"place in {source}" for source in _ORDERED),
    "kinds", "sources", "kinds of the key", "inside", "holds", "letters", "words", "cuts", "cut short",
    *(f"like {source}" for source in _COMPARED),
    "topic", "outlet", "holds outlet", "cut is outlet", "cut words", "agreement",
    "candidates", "longer", "shorter", "main headings", "second headings", "has headline", "has og:title",
    "below story", "below head", "progress", "is head", "linked", "times", "called headline", "in navigation",
    "in article",
)  # fmt: skip
_KIN = {"twitter:title": "og:title", "alternativeHeadline": "headline", "name": "headline"}
_KIN |= dict.fromkeys(("h2", "h3", "line", "marked"), "h1")
_SHARED = ("og:title", "headline", "twitter:title")
_TOKEN = re.compile(r"\w+")
_SHORTEST_KEY, _SHORTEST_NAME = 8, 3
_ABOVE, _REACH = 4, 40  # elements above a block; blocks below the story's first that are looked at for repetitions
_UNSEEN = (-99.0, -99.0, -1.0, -1.0, -1.0, -1.0, 0.0, 0.0, 0.0)


def headline_features(
    found: Sequence[HeadlineCandidate], page: HtmlPage, outlets: Iterable[str], places: tuple[int, int, int]
) -> list[list[float]]:
    """A row for each candidate, in the order of `FEATURES`.

    `outlets`: names of the page's outlet; `places`: the headline's block, the story's first and its last.
    """
    head, story, foot = places
    blocks = page.blocks
    names = frozenset(filter(None, map(bare, outlets)))
    about = StoryTopic.of(page.words, blocks, story, foot)
    starts = [block.start for block in blocks]
    times = Counter(block.text for block in blocks[: story + _REACH])
    stated = {source: [one for one in found if source in one.sources] for source in WHOLE}
    keys = {source: {one.key for one in stated[source]} for source in WHOLE if source != "line"}
    tokens = {one.value: frozenset(_TOKEN.findall(one.value.casefold())) for one in found}
    compared = [tokens[stated[source][0].value] if stated[source] else None for source in _COMPARED]
    kinds: dict[str, set[str]] = {}
    for one in found:
        kinds.setdefault(one.key, set()).update(map(_kind, one.sources))
    levels = Counter(block.box.tag for block in page.headings)
    of_page = (levels["h1"], levels["h2"], bool(stated["headline"]), bool(stated["og:title"]))

    def seen(one: HeadlineCandidate) -> tuple[float, ...]:
        span = next((e.span for e in one.evidence if e.origin == "text" and e.span), None)
        if span is None:
            return _UNSEEN
        n = max(0, bisect_right(starts, span.start) - 1)
        block = blocks[n]
        own, above = int(block.box.own), 0
        box = block.box.parent
        for _ in range(_ABOVE):
            if box is not None:
                above, box = above | int(box.own), box.parent
        return (
            n - story, n - head if head >= 0 else -99, n / len(blocks), n == head, block.is_linked, times[block.text],
            bool(own & ClassHint.HEADLINE), bool(above & ClassHint.NAV), bool(above & ClassHint.ARTICLE),
        )  # fmt: skip

    return [
        [
            float(value)
            for value in (
                *(one.sources.get(source, 0) for source in _ORDERED),
                *_agreement(one, kinds[one.key], keys),
                *_form(one.value),
                *(_likeness(tokens[one.value], other) for other in compared),
                _topic(one.value, about),
                one.key in names,
                any(len(name) > _SHORTEST_NAME and name in one.key for name in names),
                _cut_kind(one.cut, names),
                one.cut.count(" ") + 1 if one.cut else 0,
                ("h1" in one.sources) + any(source in one.sources for source in _SHARED),
                len(found),
                sum(other.key.startswith(one.key) and other.key != one.key for other in found),
                sum(one.key.startswith(other.key) and other.key != one.key for other in found),
                *of_page,
                *seen(one),
            )
        ]
        for one in found
    ]


def _kind(source: str) -> str:
    """One hand fills the sources of a kind."""
    source = source.removeprefix("p:")
    return _KIN.get(source, source)


def _agreement(one: HeadlineCandidate, of_key: set[str], keys: Mapping[str, set[str]]) -> tuple[int, ...]:
    """How many kinds of sources say exactly this, how many say the same letters, say more, or say less."""
    whole = [source for source in one.sources if not source.startswith("p:")]
    more = sum(any(one.key in key and one.key != key for key in said) for said in keys.values())
    less = sum(
        any(key in one.key and key != one.key and len(key) > _SHORTEST_KEY for key in said) for said in keys.values()
    )
    return len(set(map(_kind, whole))), len(whole), len(of_key), more, less


def _form(value: str) -> tuple[int, ...]:
    return len(value), value.count(" ") + 1, len(CUT.findall(value)), is_cut_short(value)


def _likeness(one: frozenset[str], other: frozenset[str] | None) -> float:
    """The share of their words that two have in common; -1 where there is no other."""
    if other is None:
        return -1.0
    return len(one & other) / len(one | other) if one and other else 0.0


def _topic(value: str, about: StoryTopic) -> float:
    """The share of the longer words that the story has."""
    found = WORD.findall(value.casefold())
    return sum(word in about.text for word in found) / len(found) if found else -1.0


def _cut_kind(cut: str, names: frozenset[str]) -> int:
    """Whether what was cut off is the outlet's name, or has the form of one."""
    return 2 * (bare(cut) in names) + looks_like_outlet(cut.strip()) if cut else -1
