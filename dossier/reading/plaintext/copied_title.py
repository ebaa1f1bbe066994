"""Chooses the headline of a copied page: the likeliest of its lines, by a ranker learned from labelled pages."""

from __future__ import annotations

from dossier.reading.fields.ranker import Ranker
from dossier.reading.plaintext.copied_title_features import CopiedPage, TitleCandidate, title_candidates, title_features

RANKER = "page_text_headline"
_LEAST = 0.1  # probability under which no line is taken for the headline


def copied_title(page: CopiedPage) -> TitleCandidate | None:
    """The likeliest line; `None` where none is likely."""
    found = title_candidates(page)
    ranker = Ranker.named(RANKER)
    scores = [ranker.score(row) for row in title_features(found, page)]
    best = max(range(len(found)), key=scores.__getitem__, default=None)
    return None if best is None or ranker.probability(scores[best]) < _LEAST else found[best]
