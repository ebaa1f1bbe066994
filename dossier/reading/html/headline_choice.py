"""Chooses a page's headline: the likeliest of the candidates by a ranker that was learned from labelled pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from dossier.model.claims import Claim, Words
from dossier.model.evidence import Evidence
from dossier.reading.fields.ranker import Ranker
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.fields.title_cleanup import bare, is_start_of
from dossier.reading.html.headline_candidates import HeadlineCandidate, headline_candidates
from dossier.reading.html.headline_features import headline_features, kinds_of_keys
from dossier.reading.html.html_nodes import HtmlPage
from dossier.reading.html.page_headline import proposed_headlines

RANKER = "page_headline"
_LEAST = 0.02  # probability under which a candidate is no headline at all
_AGREEING = 3  # kinds of sources that a lone line cannot outweigh
_MOST_EVIDENCE = 3
Measured = tuple[list[HeadlineCandidate], list[list[float]]]


def headline_claims(
    page: HtmlPage, facts: Sequence[StatedFact], names: Iterable[str], places: tuple[int, int, int]
) -> Iterator[Claim]:
    """The headline, and what else the page gives as one; ranks are probabilities.

    `names` are the outlet's; `places`: the main heading, the article's first and last paragraphs, among the blocks.
    """
    names = list(names)
    found, rows = measured(page, facts, names, places)
    ranker = Ranker.named(RANKER)
    barred = _excluded_keys(found, frozenset(filter(None, map(bare, names))))
    scored = [(one.key in barred, -ranker.score(row), one) for one, row in zip(found, rows, strict=True)]
    best: dict[str, tuple[float, HeadlineCandidate]] = {}
    for _, score, one in sorted(scored, key=lambda each: each[:2]):
        if not any(one.key == key or is_start_of(one.value, other.value) for key, (_, other) in best.items()):
            best[one.key] = -score, one
    for key, (score, one) in best.items():
        sure = ranker.probability(score)
        able = sure >= _LEAST and key not in barred
        # Others are what a source says whole; parts of it only if they are likely
        if able or one.place >= 0 or any(not source.startswith("p:") for source in one.sources):
            rank = SHOWN + (1 - SHOWN) * sure if able else SHOWN * sure
            yield Claim("headline", Words(one.value), _evidence([one, *(o for o in found if o.key == key)]), rank)


def measured(
    page: HtmlPage, facts: Sequence[StatedFact], names: Sequence[str], places: tuple[int, int, int]
) -> Measured:
    """The candidates and their features; `names`, `places` as for `headline_claims`."""
    proposed = list(proposed_headlines(page, facts, names, *places[1:]))
    found = headline_candidates(page, facts, places[1], proposed)
    return found, headline_features(found, page, names, places)


def _excluded_keys(found: Sequence[HeadlineCandidate], names: frozenset[str]) -> set[str]:
    """The keys that may not win: the paper's name, and a lone line where three kinds of sources agree."""
    kinds = kinds_of_keys(found)
    others = [key for key in kinds if key not in names]
    if not others:
        return set()
    agreed = max(len(kinds[key]) for key in others) >= _AGREEING
    main = {one.key for one in found if "h1" in one.sources}
    lone = {key for key in others if len(kinds[key]) <= 1 and key not in main} if agreed else set()
    return lone | names


def _evidence(same: Iterable[HeadlineCandidate]) -> tuple[Evidence, ...]:
    """Where the page has the headline: its own wording first, the visible words before what is stated."""
    found = [evidence for one in same for evidence in one.evidence]
    shown = [evidence for evidence in found if evidence.origin == "text"]
    stated = [evidence for evidence in found if evidence.origin != "text"]
    return tuple(dict.fromkeys([*shown[:1], *stated]))[:_MOST_EVIDENCE]
