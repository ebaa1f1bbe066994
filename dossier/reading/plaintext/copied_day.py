"""Chooses the day on which a copied page's story appeared: the likeliest of all that it names, or none, by a ranker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier.model.claims import Claim, Published
from dossier.model.evidence import Span
from dossier.reading.fields.ranker import Ranker
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.plaintext.copied_day_features import (
    BARE,
    DatedLines,
    DayCandidate,
    day_candidates,
    day_features,
    outside,
)
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.text_tools.text_lines import lines

RANKER = "page_text_day"
_LEAST = 0.5  # probability under which no day is shown
_OTHERS = 5  # days that are kept besides it
_FILED = 0.62  # rank of the day that is shown, at least: over a dateline's


def copied_days(words: str, layout: HeadAndBody, text: Sequence[Span], claims: Sequence[Claim]) -> Iterator[Claim]:
    """The likeliest day, shown if it is likely enough, and some others.

    `text`: the story's own paragraphs; `claims`: what else the page says of itself.
    """
    found, rows = measured(words, layout, text, claims)
    ranker = Ranker.named(RANKER)
    scores = [ranker.score(row) for row in rows]
    order = sorted(range(len(found)), key=lambda n: -scores[n])
    for place, n in enumerate(order[: _OTHERS + 1]):
        value, odds = found[n].value, ranker.probability(scores[n])
        shown = place == 0 and odds >= _LEAST
        what = "published" if shown and value.what in BARE else value.what
        rank = _FILED + (1 - _FILED) * odds if shown else min(odds, 1.0) * SHOWN / 2
        yield Claim("published", Published(value.value, value.precision, what), found[n].claim.evidence, rank)


def measured(
    words: str, layout: HeadAndBody, text: Sequence[Span], claims: Sequence[Claim]
) -> tuple[list[DayCandidate], list[list[float]]]:
    """The candidates and their features."""
    page = DatedLines.of(words, layout, lines(words))
    found = day_candidates(page, layout.day_first, text)
    return outside(found), day_features(found, page, layout, claims)
