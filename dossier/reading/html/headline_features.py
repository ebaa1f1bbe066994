"""Measures each candidate for a page's headline: who says it, how much of the others repeats it, where it is seen."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence

from dossier import lazy_re as re
from dossier.reading.fields.outlet_names import looks_like_outlet
from dossier.reading.fields.title_cleanup import CUT, bare
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.headline_candidates import WHOLE, HeadlineCandidate
from dossier.reading.html.html_nodes import HtmlPage
from dossier.reading.html.story_topic import StoryTopic

_ORDERED = ("h1", "p:title")
_COMPARED = ("h1", "title")
FEATURES = (
    "rules' rank", "rules' place", *(f"place in {source}" for source in _ORDERED),
    "sources", "kinds", "kinds of the key", "inside", "letters", "cuts",
    *(f"like {source}" for source in _COMPARED), "topic", "cut is outlet", "agreement",
    "candidates", "longer", "shorter",
    "below story", "below head", "progress", "is head", "linked", "in navigation",
)  # fmt: skip
_KIN = {"twitter:title": "og:title", "alternativeHeadline": "headline", "name": "headline"}
_KIN |= dict.fromkeys(("h2", "h3", "marked"), "h1")
_SHARED = ("og:title", "headline", "twitter:title")
_TOKEN = re.compile(r"\w+")
_ABOVE = 4  # elements above a block
_UNSEEN = (-99.0, -99.0, -1.0, -1.0, -1.0, 0.0)


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
    stated = {source: [one for one in found if source in one.sources] for source in WHOLE}
    keys = {source: {one.key for one in stated[source]} for source in WHOLE}
    first = [min(stated[source], key=lambda one: one.sources[source], default=None) for source in _COMPARED]
    compared = [_tokens(one.value) if one is not None else None for one in first]
    kinds = kinds_of_keys(found)

    def seen(one: HeadlineCandidate) -> tuple[float, ...]:
        span = next((e.span for e in one.evidence if e.origin == "text" and e.span), None)
        if span is None:
            return _UNSEEN
        n = max(0, bisect_right(starts, span.start) - 1)
        block, above = blocks[n], 0
        box = block.box.parent
        for _ in range(_ABOVE):
            if box is not None:
                above, box = above | int(box.own), box.parent
        below_head = n - head if head >= 0 else -99
        return n - story, below_head, n / len(blocks), n == head, block.is_linked, bool(above & ClassHint.NAV)

    return [
        [
            float(value)
            for value in (
                one.rank,
                one.place,
                *(one.sources.get(source, 0) for source in _ORDERED),
                *_agreement(one, kinds[one.key], keys),
                len(one.value),
                len(CUT.findall(one.value)),
                *(_likeness(_tokens(one.value), other) for other in compared),
                about.share(one.value),
                _cut_kind(one.cut, names),
                ("h1" in one.sources) + any(source in one.sources for source in _SHARED),
                len(found),
                sum(other.key.startswith(one.key) and other.key != one.key for other in found),
                sum(one.key.startswith(other.key) and other.key != one.key for other in found),
                *seen(one),
            )
        ]
        for one in found
    ]


def kinds_of_keys(found: Sequence[HeadlineCandidate]) -> dict[str, set[str]]:
    """The kinds of sources that say the same letters; one hand fills the sources of a kind."""
    kinds: dict[str, set[str]] = {}
    for one in found:
        kinds.setdefault(one.key, set()).update(map(_kind, one.sources))
    return kinds


def _kind(source: str) -> str:
    source = source.removeprefix("p:")
    return _KIN.get(source, source)


def _tokens(value: str) -> frozenset[str]:
    return frozenset(_TOKEN.findall(value.casefold()))


def _agreement(one: HeadlineCandidate, of_key: set[str], keys: Mapping[str, set[str]]) -> tuple[int, ...]:
    """Counts: sources and kinds with exactly this text, kinds with the same letters, sources with a longer text."""
    whole = [source for source in one.sources if not source.startswith("p:")]
    more = sum(any(one.key in key and one.key != key for key in others) for others in keys.values())
    return len(whole), len(set(map(_kind, whole))), len(of_key), more


def _likeness(one: frozenset[str], other: frozenset[str] | None) -> float:
    """The share of their words that two have in common; -1 where there is no other."""
    if other is None:
        return -1.0
    return len(one & other) / len(one | other) if one and other else 0.0


def _cut_kind(cut: str, names: frozenset[str]) -> int:
    """Whether what was cut off is the outlet's name, or has the form of one."""
    return 2 * (bare(cut) in names) + looks_like_outlet(cut.strip()) if cut else -1
