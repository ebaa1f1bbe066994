"""Chooses the day on which a copied page's story appeared: the likeliest of all days near it, by a learned ranker."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.model.claims import Claim, Published
from dossier.model.evidence import Span
from dossier.reading.fields.ranker import Ranker
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.plaintext.copied_day_features import DayCandidate, day_candidates, day_features
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.text_tools.text_lines import lines

RANKER = "page_text_day"
_LEAST = 0.4  # probability under which the rules' answer stays


def likely_day(words: str, layout: HeadAndBody, text: Sequence[Span], proposed: Sequence[Claim]) -> Claim | None:
    """The likeliest day, if it is likely and the rules show another or none.

    `text`: the story's own paragraphs; `proposed`: the rules' claims of days.
    """
    found, rows = measured(words, layout, text, proposed)
    ranker = Ranker.named(RANKER)
    scores = [ranker.score(row) for row in rows]
    best = max(range(len(found)), key=scores.__getitem__, default=None)
    if best is None or ranker.probability(scores[best]) < _LEAST:
        return None
    first = max(proposed, key=lambda claim: claim.rank, default=None)
    value = found[best].value
    if (
        first
        and first.rank >= SHOWN
        and isinstance(first.value, Published)
        and first.value.value[:10] == value.value[:10]
    ):
        return None
    what = "published" if value.what in ("mentioned", "masthead") else value.what
    rank = max(first.rank if first else 0.0, SHOWN, ranker.probability(scores[best])) + 0.01
    return Claim("published", Published(value.value, value.precision, what), found[best].claim.evidence, rank)


def measured(
    words: str, layout: HeadAndBody, text: Sequence[Span], proposed: Sequence[Claim]
) -> tuple[list[DayCandidate], list[list[float]]]:
    """The candidates and their features."""
    seen = lines(words)
    found = day_candidates(words, layout, seen, text)
    return found, day_features(layout, seen, found, proposed)
