"""Chooses the headline of a copied page: the likeliest of its lines, by a ranker learned from labelled pages."""

from __future__ import annotations

from dossier.authority.given_names import opens_with_given
from dossier.reading.fields.byline import read_bare
from dossier.reading.fields.ranker import Ranker
from dossier.reading.plaintext.copied_title_features import (
    CopiedPage,
    TitleCandidate,
    is_side,
    title_candidates,
    title_features,
)

RANKER = "page_text_headline"
_LEAST = 0.1  # probability under which no line is taken for the headline


def copied_title(page: CopiedPage) -> TitleCandidate | None:
    """The likeliest line; `None` where none is likely. A person's name alone, or a line of the page's own, is none."""
    found = title_candidates(page)
    ranker = Ranker.named(RANKER)
    scores = [ranker.score(row) for row in title_features(found, page)]
    order = sorted(range(len(found)), key=lambda n: -scores[n])
    best = next((n for n in order if not (is_side(found[n].words) or _names_person(page, found[n]))), None)
    return None if best is None or ranker.probability(scores[best]) < _LEAST else found[best]


def _names_person(page: CopiedPage, one: TitleCandidate) -> bool:
    """Whether the words are a name that opens with a known given name, and nothing else."""
    return opens_with_given(one.words) and bool(read_bare(page.rendition, one.start, one.end))
