"""Measures each day that a copied page names: its label and line, the other days, and what the rules make of it."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from dossier.model.claims import Claim, Published
from dossier.model.evidence import Span
from dossier.reading.fields.date_labels import LABELS
from dossier.reading.fields.published import head_dates
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.text_tools.prose import ends, has_sentences
from dossier.reading.text_tools.text_lines import Line

_TOP, _ABOVE, _BELOW = 4, 80, 60  # lines at the top of the file, over the headline, and from it on
_FOOT, _UNDER = 6, 60  # the story's last lines, and lines below it
_NEAR = 10  # lines on either side among which other days are counted
_LABEL = 120  # characters of a line in which a label may come
_MOST = 90  # days that are looked at
_MASTHEAD = 8  # lines between the top of the file and a headline: a bare day there is that on which the page was copied
_BARE = ("mentioned", "masthead")
_KINDS = tuple(LABELS.groupindex)
FEATURES = (
    "rules' rank", "rules' day", "rules' best rank", "rank", "precision", "below title", "below first", "below last",
    "progress", "order", "order below title", "letters before", "letters after", "letters above", "letters below",
    "sentence", "ended", "label", "indent", "bars", "days", "lines with days", "same day", "later days", "days near",
    "like lines",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class DayCandidate:
    """A day that a copied page names; `line`: its line's place."""

    line: int
    claim: Claim
    value: Published
    start: int
    end: int


def day_candidates(words: str, layout: HeadAndBody, found: Sequence[Line], text: Sequence[Span]) -> list[DayCandidate]:
    """The days in the lines near the headline and around the story, in order.

    `text`: the story's own paragraphs; a day without a label in these is one of which the story tells.
    """
    title, _, last = _places(layout, found)
    top = min(_TOP, title - _MASTHEAD)
    near = {*range(_TOP), *range(title - _ABOVE, title + _BELOW), *range(last - _FOOT, last + _UNDER)}
    days: list[DayCandidate] = []
    for n in sorted(near.intersection(range(len(found)))):
        told = any(span.start <= found[n].start < span.end for span in text)
        for claim in head_dates(words, found[n].start, found[n].end, layout.day_first):
            value, span = claim.value, claim.evidence[0].span
            if not isinstance(value, Published) or span is None or (told and claim.rank == 0):
                continue
            if n >= top or value.what not in _BARE:
                days.append(DayCandidate(n, claim, value, span.start, span.end))
    return sorted(sorted(days, key=lambda day: abs(day.line - title))[:_MOST], key=lambda day: day.line)


def _places(layout: HeadAndBody, found: Sequence[Line]) -> tuple[int, int, int]:
    """The lines of the headline, and of the story's first and last paragraphs."""
    starts = [line.start for line in found]
    title = layout.title[0] if layout.title else 0
    body = layout.body[0].start if layout.body else title, layout.body[-1].start if layout.body else title
    first, last = (max(0, bisect_right(starts, at) - 1) for at in body)
    return max(0, bisect_right(starts, title) - 1), first, last


def day_features(
    layout: HeadAndBody, found: Sequence[Line], days: Sequence[DayCandidate], proposed: Sequence[Claim]
) -> list[list[float]]:
    """A row for each candidate, in the order of `FEATURES`; `proposed`: the rules' claims of days."""
    title, first, last = _places(layout, found)
    ranks: dict[str, float] = {}
    for claim in proposed:
        if isinstance(claim.value, Published):
            ranks[claim.value.value[:10]] = max(claim.rank, ranks.get(claim.value.value[:10], 0.0))
    best = max(ranks.values(), default=0.0)
    values = [day.value.value[:10] for day in days]
    times, lines = Counter(values), Counter(day.line for day in days)
    shapes = [(len(found[day.line].text) - day.end + day.start, day.start - found[day.line].start) for day in days]
    above = sum(day.line < title for day in days)
    rows: list[list[float]] = []
    for n, (day, value, shape) in enumerate(zip(days, values, shapes, strict=True)):
        at, text, label = day.line, found[day.line].text, LABELS.search(found[day.line].text[:_LABEL])
        row = (
            ranks.get(value, -1.0), ranks.get(value, -1.0) == best > 0, best, day.claim.rank, len(day.value.value),
            at - title, at - first, at - last, at / len(found), n, n - (above if at >= title else len(days)),
            shape[1], shape[0] - shape[1],
            len(found[at - 1].text) if at else -1, len(found[at + 1].text) if at + 1 < len(found) else -1,
            has_sentences(text), ends(text), _KINDS.index(label.lastgroup) if label and label.lastgroup else -1,
            found[at].indent, sum(map(text.count, "|•·/")), len(times), len(lines), times[value],
            sum(other > value for other in times), sum(0 < abs(other - at) <= _NEAR for other in lines.elements()),
            shapes.count(shape),
        )  # fmt: skip
        rows.append([float(one) for one in row])
    return rows
