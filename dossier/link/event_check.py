"""Decides by a learned weighing whether reports that have words in common tell one event.

Clusters find reports on one subject; of 200 mixed reports, most of these tell of two events. The weights
(`resources/models/event_pairs.json`, written by `resources/train/train_event_pairs.py`) make of what two reports have
in common the odds that they tell the same event.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from dossier.link.common_features import pairs, runs, strong
from dossier.link.corpus import Corpus
from dossier.link.event_dates import agreement, times
from dossier.link.features import Features
from dossier.link.vectors import product, vector
from dossier.model.reports import ReportId
from dossier.resources import resource

SAME = 0.525  # mean odds of the best pair of each report, from which on a group tells one event
_MEMBER = 0.3  # odds of its best pair, from which on a report belongs to a group
_DAYS = 14  # between stated days of publication, beyond which only the same sentences make one event
_NEIGHBOURS = 24  # reports of a large group that each is compared with, so that time grows with the group
_LONGER = 1.5  # what another word of a name adds to its rarity
_QUOTE_WORDS = 6

Odds = Mapping[tuple[ReportId, ReportId], float]


@cache
def _weights() -> tuple[float, Mapping[str, float]]:
    held = json.loads(resource("models", "event_pairs.json").read_text(encoding="utf-8"))
    return held["intercept"], held["weights"]


def probability(one: Features, other: Features, corpus: Corpus) -> float:
    """That two reports tell the same event."""
    intercept, weights = _weights()
    found = event_features(one, other, corpus)
    return 1 / (1 + math.exp(-math.fsum([intercept, *(weights[name] * value for name, value in found.items())])))


def is_later_event(one: Features, other: Features) -> bool:
    """True if both state their day of publication, and these are weeks apart."""
    mine, theirs = _day(one), _day(other)
    return mine is not None and theirs is not None and abs((mine - theirs).days) > _DAYS


def event_features(one: Features, other: Features, corpus: Corpus) -> dict[str, float]:
    """What two reports have in common, in numbers."""
    names, words, numbers, leads, heads = list[float](), 0.0, 0, 0, 0
    for run in runs(sorted(pairs(one, other), key=lambda pair: pair[0].start)):
        strong_runs = [(mine, theirs) for mine, theirs in run if strong(mine, theirs, corpus)]
        if not strong_runs:
            continue
        rarity = max(min(corpus.rarity(mine.key), corpus.rarity(theirs.key)) for mine, theirs in strong_runs)
        if strong_runs[0][0].key[0] == "#":
            numbers += 1
        elif any(mine.name and theirs.name for mine, theirs in strong_runs):
            names.append(rarity + _LONGER * (len(run) - 1))
        elif strong_runs[0][0].key[0] != "@":
            words += rarity
        leads += any(mine.lead and theirs.lead for mine, theirs in strong_runs)
        heads += any(mine.head and theirs.head for mine, theirs in strong_runs)
    rarest = [*sorted(names, reverse=True)[:2], 0.0, 0.0]
    there = {quote.hash for quote in other.quotes}
    quotes = sum(quote.hash in there and quote.words >= _QUOTE_WORDS for quote in one.quotes)
    met = {one.language, other.language}
    return {
        "likeness": product(vector(one, corpus, met), vector(other, corpus, met)),
        "days": math.log(agreement(times(one), times(other))),
        "names": math.sqrt(math.fsum(names)),
        "rarest_name": rarest[0],
        "next_name": rarest[1],
        "words": math.sqrt(words),
        "numbers": math.log1p(numbers),
        "first_words": math.log1p(leads),
        "headline": math.log1p(heads),
        "quotations": float(min(2, quotes)),
        "size": math.log1p(min(one.size, other.size)),
    }


@dataclass(frozen=True, slots=True)
class EventCheck:
    """Splits groups into those whose every report has reasons to be in it; reports ruled together stay together."""

    corpus: Corpus
    together: Mapping[ReportId, ReportId]  # by report, the name of the set that it was ruled into

    def parts(self, group: Sequence[Features]) -> Iterator[tuple[ReportId, ...]]:
        """The parts of a suggested group that tell one event each; reports without reasons are in none."""
        best = dict[ReportId, float]()
        linked = dict[ReportId, set[ReportId]]()
        for (one, other), odds in self._odds(group).items():
            for report in (one, other):
                best[report] = max(best.get(report, 0.0), odds)
            if odds >= _MEMBER:
                linked.setdefault(one, set()).add(other)
                linked.setdefault(other, set()).add(one)
        for part in _connected(linked):
            if math.fsum(best[report] for report in part) >= SAME * len(part):
                yield part
            else:
                yield from self._ruled(part)

    def _odds(self, group: Sequence[Features]) -> Odds:
        size = len(group)
        steps = min(_NEIGHBOURS, size - 1)
        near = ((at, (at + step) % size) for step in range(1, steps + 1) for at in range(size))
        wanted = {(min(pair), max(pair)) for pair in near}
        wanted |= self._ruled_pairs(group)
        return {(group[a].report, group[b].report): self._pair(group[a], group[b]) for a, b in sorted(wanted)}

    def _pair(self, one: Features, other: Features) -> float:
        if self.together[one.report] == self.together[other.report]:
            return 1.0
        if is_later_event(one, other) and not _repeats(one, other):
            return 0.0
        return probability(one, other, self.corpus)

    def _ruled_pairs(self, group: Sequence[Features]) -> set[tuple[int, int]]:
        """Places of reports and of the first that is ruled together with them."""
        first = dict[ReportId, int]()
        places = [(first.setdefault(self.together[one.report], at), at) for at, one in enumerate(group)]
        return {(a, b) for a, b in places if a != b}

    def _ruled(self, part: Iterable[ReportId]) -> Iterator[tuple[ReportId, ...]]:
        sets = dict[ReportId, list[ReportId]]()
        for report in part:
            sets.setdefault(self.together[report], []).append(report)
        yield from (tuple(held) for held in sets.values() if len(held) > 1)


def _connected(linked: Mapping[ReportId, set[ReportId]]) -> Iterator[tuple[ReportId, ...]]:
    """Reports that links join, directly or through others; sorted."""
    seen = set[ReportId]()
    for report in sorted(linked):
        if report in seen:
            continue
        found, ahead = {report}, [report]
        while ahead:
            new = linked[ahead.pop()] - found
            found |= new
            ahead += new
        seen |= found
        yield tuple(sorted(found))


def _repeats(one: Features, other: Features) -> bool:
    """True if they hold the same sentence: a text printed again weeks later is still of its event."""
    return not {passage.hash for passage in one.passages}.isdisjoint(passage.hash for passage in other.passages)


def _day(one: Features) -> date | None:
    try:
        return date.fromisoformat((one.published or "")[:10])
    except ValueError:
        return None
