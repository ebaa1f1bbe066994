"""Chooses a page's headline: the likeliest of what it states and what it shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from dossier.model.claims import Claim, Words
from dossier.model.evidence import Evidence
from dossier.reading.fields.ranker import Ranker
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.fields.stated_lines import StatedFact, find_visible
from dossier.reading.html.headline_candidates import HeadlineCandidate, headline_candidates
from dossier.reading.html.headline_features import headline_features
from dossier.reading.html.html_nodes import HtmlPage
from dossier.reading.html.story_topic import WORD, StoryTopic

_LEAST = 0.02  # probability under which a candidate is no headline at all: the page then has none
# A line that is neither a heading nor stated has to be likelier, and is no sentence
_LINES, _LEAST_OF_LINE, _STOPS = frozenset(("line", "p:line")), 0.05, ".:;"
_OF_WINDOW = frozenset(("title", "p:title"))
_LOST = -9.0  # log odds
_PARTED = re.compile(r"\s?[:|]\s|\s[–—-]\s")
_MOST_EVIDENCE = 3
_FEWEST_SPACES = 2


def headline_claims(
    page: HtmlPage, facts: Sequence[StatedFact], names: Iterable[str], places: tuple[int, int, int]
) -> Iterator[Claim]:
    """The headline, and what else the page gives as one.

    `names` are the outlet's; `places`: the main heading, the article's first and last paragraphs, among the blocks.
    """
    found = headline_candidates(page, facts, places[1])
    ranker = Ranker.named("page_headline")
    scores = ranker.scores(headline_features(found, page, names, places))
    headings = [(block.start, block.end) for block in page.headings]
    best: dict[str, tuple[float, HeadlineCandidate]] = {}
    for score, one in sorted(zip(scores, found, strict=True), key=lambda both: -both[0]):
        if one.key not in best or _runs_on(best[one.key][1].value, one.value):
            best[one.key] = score, one
    ordered = _shown_first(list(best.values()), StoryTopic.of(page.words, page.blocks, *places[1:]))
    for n, (score, one) in enumerate(ordered):
        sure = ranker.probability(score)
        # Others are what a source says whole; parts of it only if they are likely
        if n == 0 or sure >= _LEAST or any(not source.startswith("p:") for source in one.sources):
            line = _LINES.issuperset(one.sources)
            able = sure >= (_LEAST_OF_LINE if line else _LEAST) and not (line and one.value[-1] in _STOPS)
            rank = SHOWN + (1 - SHOWN) * sure if able else SHOWN * sure
            same = [other for other in found if other.key == one.key]
            yield Claim("headline", Words(one.value), _evidence(page, one, same, headings), rank)


def _runs_on(value: str, other: str) -> bool:
    """True if a kicker runs in one line with the headline; in the other wording a colon or a bar separates the two."""
    return value != other and _PARTED.sub(" ", other, count=1) == value


def _shown_first(
    ordered: list[tuple[float, HeadlineCandidate]], about: StoryTopic
) -> list[tuple[float, HeadlineCandidate]]:
    """The candidates; a window's title that says nothing of the story gives way to a line over it that does.

    Old pages are all titled alike ("Untitled Document"), and hardly any page that rankers learn from is so old.
    """
    if not ordered or not _OF_WINDOW.issuperset(ordered[0][1].sources) or about.speaks_of(ordered[0][1].value):
        return ordered
    first = next((n for n, (_, one) in enumerate(ordered) if _may_head(one, about)), None)
    if first is None:
        return ordered
    return [(ordered[0][0], ordered[first][1]), *ordered[1:first], *ordered[first + 1 :], (_LOST, ordered[0][1])]


def _may_head(one: HeadlineCandidate, about: StoryTopic) -> bool:
    seen = any(evidence.origin == "text" for evidence in one.evidence) and WORD.search(one.value) is not None
    return seen and one.value.count(" ") >= _FEWEST_SPACES and about.speaks_of(one.value)


def _evidence(
    page: HtmlPage, one: HeadlineCandidate, same: Sequence[HeadlineCandidate], headings: Sequence[tuple[int, int]]
) -> tuple[Evidence, ...]:
    """Where the page has the headline: its own wording first, the visible words before what is stated."""
    found = [evidence for other in (one, *same) for evidence in other.evidence]
    shown = [evidence for evidence in found if evidence.origin == "text"]
    if not shown:
        within = ((start, end) for start, end in headings if one.value in page.words[start:end])
        shown = [e for spot in within if (e := find_visible(page.words, one.value, [spot]))][:1]
    stated = [evidence for evidence in found if evidence.origin != "text"]
    return tuple(dict.fromkeys([*shown[:1], *stated]))[:_MOST_EVIDENCE]


def long_titles(claims: Sequence[Claim]) -> list[str]:
    """The headlines among the claims: the one that counts most, and others that are too long for anything else."""
    values = [c.value.value for c in sorted(claims, key=lambda c: -c.rank) if isinstance(c.value, Words)]
    return [value for n, value in enumerate(values) if n == 0 or value.count(" ") > _FEWEST_SPACES]
