"""Chooses a page's authors: the rules' list, unless a ranker is clearly surer of another list, which may be empty."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dossier.authority.given_names import opens_with_given
from dossier.model.claims import Claim, Person, Role
from dossier.model.evidence import Evidence
from dossier.reading.fields.author_lists import Names, author_lists
from dossier.reading.fields.ranker import Ranker
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.html.author_candidates import AuthorCandidate
from dossier.reading.html.author_features import measured_lists, name_features, names_by_kind, seen_at
from dossier.reading.html.author_search import AuthorSearch
from dossier.reading.html.page_byline import author_key, author_marks, names_of_outlets

NAME_RANKER, LIST_RANKER = "page_author_name", "page_author_list"
_MARGIN = 1.5  # log odds by which another list must be likelier than the rules'
_LOST = 0.15  # most that a name counts which is not shown
_MOST_EVIDENCE = 3


def byline_claims(
    search: AuthorSearch, outlets: Sequence[str], proposed: Sequence[Claim], found: Sequence[AuthorCandidate]
) -> Iterator[Claim]:
    """The rules' claims, with their ranks changed where the ranker overrules them, and further authors.

    `outlets`: names of the page's own; `proposed`: the rules' claims; `found`: the candidates, these among them.
    """
    own = names_of_outlets(outlets)
    rows = name_features(found, search, own)
    ranker = Ranker.named(NAME_RANKER)
    odds = [ranker.probability(ranker.score(row)) for row in rows]
    judge = Ranker.named(LIST_RANKER)
    lists = author_lists(names_by_kind(found), odds, [by_rules(found)])
    scored = [(judge.score(row), names) for row, names in zip(measured_lists(lists, found, odds), lists, strict=True)]
    taken = chosen(scored, by_rules(found))
    if taken is None:
        yield from proposed
        return
    sure, keys = judge.probability(max(scored)[0]), {found[n].key for n in taken}
    for claim in proposed:
        key = author_key(claim)
        rank = max(claim.rank, SHOWN, sure) if key in keys else min(claim.rank, _LOST) if key else claim.rank
        yield replace(claim, rank=rank)
    marks, words = author_marks(search.page), search.page.words
    for one in (found[n] for n in taken if not {"rules", "rules out"} & found[n].sources.keys()):
        yield Claim("byline", Person(one.name, _role(one, own)), _evidence(words, one, marks), max(SHOWN, sure))


def by_rules(found: Sequence[AuthorCandidate]) -> Names:
    """The list that the rules show."""
    return tuple(n for n, one in enumerate(found) if "rules" in one.sources)


def chosen(scored: Sequence[tuple[float, Names]], rules: Names) -> Names | None:
    """The likeliest list, given the log odds of each; None where it is not clearly likelier than the rules'."""
    best, names = max(scored)
    usual = next(score for score, other in scored if other == rules)
    return names if best - usual > _MARGIN else None


def _role(one: AuthorCandidate, own: frozenset[str]) -> Role:
    """The outlet's own name is a body's, unless it opens as a person's: a page may have its writer's name."""
    return "agency" if one.key in own and not opens_with_given(one.name) else one.role


def _evidence(words: str, one: AuthorCandidate, marks: Sequence[tuple[int, int]]) -> tuple[Evidence, ...]:
    """Where the page has the name, the visible words first."""
    stated = [evidence for evidence in one.evidence if evidence.origin != "text"]
    shown = seen_at(words, one, marks)
    return tuple(dict.fromkeys([*((shown,) if shown else ()), *stated]))[:_MOST_EVIDENCE]
