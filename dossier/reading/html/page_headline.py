"""Proposes a page's headline by rules, among what it states and what it shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp

from dossier import lazy_re as re
from dossier.model.claims import Claim, Words
from dossier.model.evidence import Evidence
from dossier.reading.fields.headline import can_be
from dossier.reading.fields.outlet_names import listed_outlet
from dossier.reading.fields.section_label import names_section
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.fields.title_cleanup import (
    bare,
    is_cut_short,
    is_start_of,
    middle_part,
    outer_part,
    without_outlet,
)
from dossier.reading.html.headings import (
    FEWEST_SPACES,
    NEAR,
    SHORTEST_TITLE,
    Heading,
    is_repeated,
    key_of,
    lines_above,
    main_headings,
    titled_line,
    without_kicker,
)
from dossier.reading.html.headline_candidates import title_source
from dossier.reading.html.html_nodes import HtmlBlock, HtmlPage
from dossier.reading.html.story_topic import StoryTopic
from dossier.reading.text_tools.script import WIDE

# How much each source counts, as log odds; sources that say the same add up. Where they differ, the window's title and
# the heading are often written for search engines (or changed since), and the title for sharing or the declared
# headline is the editors' own: so both rank above a reading that title and heading share.
_WEIGHTS = {
    "headline": 2.0,
    "og:title": 2.0,
    "h1": 0.6,
    "title": -1.0,
    "twitter:title": 0.4,
    "alternativeHeadline": -0.8,
    "name": 0.1,
    "h2": 0.3,
    "titled": 0.3,  # a line that the window's title opens or closes with, and that is no h1 or h2
    "line": 0.0,
}
_OTHER = 0.2  # every other tag that ends in "title" or "headline", together
_KIN = {"twitter:title": "og:title", "alternativeHeadline": "headline", "name": "headline"}
_LEADING = ("headline", "og:title")  # whose spelling is shown
_UNLIKELY = -2.5  # a headline from one source only that shares no words with the page
_OVER = 0.95  # rank of the only main heading, right over a story, that no title says and no headline is declared for
_FAR = 30  # blocks between a heading and its story, at most
_LONE_H2 = -1.8  # a subheading, mostly
_PIECE = -3.0  # a short word behind the outlet's name, "The Valley Herald - Sport"; a title cut short
_SEPARATOR = re.compile(r"\s?[:|]\s|\s[–—-]\s")


def proposed_headlines(
    page: HtmlPage, facts: Sequence[StatedFact], names: Iterable[str], story: int, foot: int
) -> Iterator[Claim]:
    """Every headline that the rules find; `names` are the outlet's, which titles carry at an end.

    `story`, `foot`: the places of the article's first and last paragraphs among the blocks.
    """
    words, blocks = page.words, page.blocks
    outlets = frozenset(filter(None, map(bare, names)))
    stated = list(_stated(facts, outlets, blocks[:story]))
    shown = [without_kicker(heading, stated, words) for heading in main_headings(page, stated, outlets, story)]
    if not any(is_repeated(heading.key, [other.key for other in stated]) for heading in shown):
        shown += titled_line(words, blocks, story, stated, outlets)
    headings = _without_suffixes([*stated, *shown])
    whole = [heading for heading in headings if heading.whole]
    lone = len(whole) == 1 and whole[0].source == "title"
    if not whole or (lone and not _describes_story(whole[0].value, StoryTopic.of(words, blocks, story, foot))):
        headings += lines_above(words, blocks[:story], outlets, StoryTopic.of(words, blocks, story, foot))
    groups = _groups(headings)
    about = StoryTopic.of(words, blocks, story, foot) if len(groups) > 1 else None
    over = None if any(_is_shown(members) for members in groups) else _lone_heading(page, story)
    declared = page.story is not None or any(h.source == "headline" for h in headings)
    for members in groups:
        sure = over is not None and any(h.evidence.quote == over.text for h in members)
        claim = _claim(members, None if sure else about)
        # What the page shows alone is its headline; for sharing it may be called otherwise
        yield replace(claim, rank=max(claim.rank, _OVER)) if sure and not declared else claim


def _describes_story(title: str, about: StoryTopic) -> bool:
    """Whether a title shares more words with the story than a listed outlet's name: "News from The Valley Herald"."""
    parts = title.split()
    named = next((n for n in range(1, len(parts)) if listed_outlet(" ".join(parts[n:]))), len(parts))
    rest = " ".join(parts[:named])
    return about.shares_words_with(rest) and (rest == title or len(bare(rest)) >= SHORTEST_TITLE)


def _is_shown(members: Sequence[Heading]) -> bool:
    """Whether a title repeats words that the page shows."""
    return len({heading.evidence.origin == "text" for heading in members}) > 1


def _lone_heading(page: HtmlPage, story: int) -> HtmlBlock | None:
    """The page's only main heading, right above the story: it may tease, and share no word with the story.

    Of a page without elements the line that was found to head its story.
    """
    if page.story is not None:
        return page.blocks[page.story.head] if page.blocks else None
    main = [block for block in page.headings if block.box.tag == "h1"]
    if len(main) != 1 or not _is_over(main[0], page, story) or names_section(main[0].text):
        return None
    return main[0] if " " in main[0].text or WIDE.match(main[0].text) else None


def _is_over(main: HtmlBlock, page: HtmlPage, story: int) -> bool:
    """True if a heading is close above the story, or only buttons and notices separate them."""
    if any(block is main for block in page.blocks[max(0, story - NEAR) : story]):
        return True
    start = page.blocks[story].start if story < len(page.blocks) else 0
    far = any(block is main for block in page.blocks[max(0, story - _FAR) : story])
    return far and not any(main.start < b.start < start and b.box.tag == "h2" for b in page.headings)


def long_titles(claims: Sequence[Claim]) -> list[str]:
    """The headlines among the claims: the one that counts most, and others that are too long for anything else."""
    values = [c.value.value for c in sorted(claims, key=lambda c: -c.rank) if isinstance(c.value, Words)]
    return [value for n, value in enumerate(values) if n == 0 or value.count(" ") > FEWEST_SPACES]


def _claim(members: Sequence[Heading], about: StoryTopic | None) -> Claim:
    whole = max([len(h.key) for h in members])
    best = min(
        members,
        key=lambda h: (
            is_cut_short(h.value) or len(h.key) < whole,
            _runs_on(h.value, members),
            h.source not in _LEADING,
            -_WEIGHTS.get(h.source, 0),
        ),
    )
    ordered = sorted(members, key=lambda h: (h.evidence.origin != "text", -_WEIGHTS.get(h.source, 0)))
    evidence = [h.evidence for h in ordered]
    sources = frozenset([h.source for h in members])
    score = _score(sources) if any([h.whole for h in members]) else _PIECE
    if about is not None and _is_of_one_hand(sources) and not about.shares_words_with(best.value):
        score += _UNLIKELY
    return Claim("headline", Words(best.value), tuple(dict.fromkeys(evidence))[:3], 0.2 + 0.8 / (1 + exp(-score)))


def _runs_on(value: str, members: Sequence[Heading]) -> bool:
    """True if a heading runs in one line with the headline; in a title a colon or a bar separates the two."""
    return any(other.value != value and _SEPARATOR.sub(" ", other.value, count=1) == value for other in members)


@lru_cache(maxsize=256)  # pages have the same sources
def _score(sources: frozenset[str]) -> float:
    if sources & {"headline", "h1"}:
        sources -= {"alternativeHeadline"}
    score = sum(_WEIGHTS[source] for source in sorted(sources) if source in _WEIGHTS)  # in one order, for floats
    return score + _OTHER * any(source not in _WEIGHTS for source in sources) + _LONE_H2 * (sources == {"h2"})


@lru_cache(maxsize=256)
def _is_of_one_hand(sources: frozenset[str]) -> bool:
    """Whether one hand fills all of them."""
    return len({_KIN.get(source, source) for source in sources}) == 1


def _stated(facts: Sequence[StatedFact], names: frozenset[str], blocks: Sequence[HtmlBlock]) -> Iterator[Heading]:
    for fact in facts:
        key = fact.key
        if not title_source(key):
            continue
        start, end = without_outlet(fact.value, names)
        site, colon, rest = fact.value.partition(": ")
        # "The Harbour Crow: Bridge falls", where "Bridge falls" is seen: blogs are titled so.
        if not start and colon and bare(site) in names and any(bare(b.text) == bare(rest) for b in blocks):
            start = min(end, len(site) + len(colon))
        value = fact.value[start:end]
        if can_be(value):
            reduced = bare(value)
            whole = not (start and end - start < SHORTEST_TITLE) and reduced not in names
            evidence = fact.evidence(fact.start + start, fact.start + end)
            yield Heading(value, reduced or value, evidence, key, whole)


def _without_suffixes(headings: Sequence[Heading]) -> list[Heading]:
    """Titles without their appended parts, if another source shows where they end."""
    declared = [h.key for h in headings if h.source == "headline"]
    shown = [h.key for h in headings if h.source in ("h1", "titled")]
    shown = shown or [h.key for h in headings if h.source == "h2"]
    titles = [h for h in headings if h.source not in _WEIGHTS or h.source == "twitter:title"]
    keys = dict.fromkeys([*declared, *(() if declared else shown), *(h.key for h in titles)])
    visible = [h.key for h in headings if h.evidence.origin == "text"]
    return [_cut_to(heading, declared, tuple(keys), visible) for heading in headings]


def _cut_to(heading: Heading, declared: Sequence[str], keys: Sequence[str], visible: Sequence[str]) -> Heading:
    if heading.evidence.origin == "text" or heading.evidence.span is None:
        return heading
    found = None
    if heading.source != "headline" and heading.key not in declared:
        found = next((part for key in keys if key != heading.key and (part := outer_part(heading.value, key))), None)
        other = (key for key in visible if key != heading.key)  # else it is quoted, "»Bridge falls«"
        found = found or next((part for key in other if (part := middle_part(heading.value, key))), None)
    if found is None:
        return heading
    value, at = heading.value[found[0] : found[1]], heading.evidence.span.start
    span = replace(heading.evidence.span, start=at + found[0], end=at + found[1])
    return Heading(value, key_of(value), Evidence(heading.evidence.origin, value, span), heading.source, heading.whole)


def _groups(headings: Sequence[Heading]) -> list[list[Heading]]:
    """Groups of equal headings, with those that are cut short."""
    groups: dict[str, list[Heading]] = {}
    for heading in headings:
        groups.setdefault(heading.key, []).append(heading)
    for short in list(groups):
        value = groups[short][0].value
        long = next((k for k, other in groups.items() if k != short and is_start_of(value, other[0].value)), None)
        if long is not None:
            groups[long] += groups.pop(short)
    return list(groups.values())
