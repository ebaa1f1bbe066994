"""Clusters reports: the two most similar groups are merged, for as long as they are similar enough.

The numbers here and in `event_dates` are one setting for all: the best, on average, for many random two thirds of the
events of four labelled public collections (BASIL, ECB+, GIVE5W1H, Gun Violence Archive), each grouped alone, at
thresholds a sixteenth lower and higher too. Chosen on half of the topics, such numbers gain as much on the other half.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from heapq import heappop, heappush
from itertools import combinations

from dossier.link import event_dates
from dossier.link.candidates import alike
from dossier.link.event_dates import Times
from dossier.link.ruling_constraints import Bounds
from dossier.link.vectors import Vector, product, total
from dossier.model.reports import ReportId

_LEAST = 0.15  # likeness of two groups that become one
_NEIGHBOUR = 0.06  # product from which on a pair can bring groups together
_USUAL = 0.275  # average product within a group of which nothing is known yet
_DOUBT = 1.2  # pairs that this is worth
_LOOSEST, _CLOSEST = 0.17, 0.5  # bounds: loose groups must not swallow everything, reprints may take in rewrites
_SETTLED = 0.1  # power of the smaller group's size by which likeness is less: two large groups have reasons to be two

_ALIKE, _ALIKE_ONE, _SECOND = 0.12, 0.2, 0.8  # a report left alone: how alike a group, one of it, the next best group

Entry = tuple[float, ReportId, ReportId, int]  # minus likeness, two groups, their sizes' sum when it was taken


class _Agglomeration:
    """Groups named by their smallest report, with the sums of their vectors.

    Likeness is the average product over all pairs of two groups (average linkage, UPGMA), which is the product of
    their sums by their sizes, so no pair that the index left out is missing from it. It is measured against how
    alike the reports within the groups are: a close group takes in only what is close to it. Groups whose days agree
    are more alike, and two large groups less so than a large and a small one.
    """

    def __init__(self, vectors: Mapping[ReportId, Vector], times: Mapping[ReportId, Times], bounds: Bounds) -> None:
        self.members = {group[0]: list(group) for group in bounds.together}
        self.sums = {group[0]: reduce(total, (vectors[r] for r in group)) for group in bounds.together}
        self.within = {group[0]: _within([vectors[r] for r in group]) for group in bounds.together}
        self.times = {group[0]: reduce(event_dates.total, (times[r] for r in group)) for group in bounds.together}
        self.apart = {group: set(bounds.apart.get(group, ())) for group in self.members}
        self.near: dict[ReportId, dict[ReportId, float]] = {group: {} for group in self.members}  # with their products
        self.heap: list[Entry] = []

    def closeness(self, group: ReportId) -> float:
        """The average product within a group, drawn towards the usual while the group is small."""
        size = len(self.members[group])
        average = (self.within[group] + _DOUBT * _USUAL) / (size * (size - 1) / 2 + _DOUBT)
        return min(_CLOSEST, max(_LOOSEST, average))

    def likeness(self, one: ReportId, other: ReportId) -> float:
        """Zero where it cannot reach what merging asks for, whatever the days say."""
        pairs = len(self.members[one]) * len(self.members[other])
        smaller = min(len(self.members[one]), len(self.members[other]))
        against = math.sqrt(self.closeness(one) * self.closeness(other)) * math.pow(smaller, _SETTLED)
        found = self.product(one, other) / pairs * _USUAL / against
        return self.agreed(found, one, other) if found * event_dates.MOST >= _LEAST else 0.0

    def product(self, one: ReportId, other: ReportId) -> float:
        found = self.near[one].get(other)
        return product(self.sums[one], self.sums[other]) if found is None else found

    def agreed(self, average: float, one: ReportId, other: ReportId) -> float:
        """An average product, with what their days say about it."""
        return average * event_dates.agreement(self.times[one], self.times[other])

    def size(self, one: ReportId, other: ReportId) -> int:
        return len(self.members[one]) + len(self.members[other])

    def meet(self, one: ReportId, other: ReportId, score: float) -> None:
        """Two groups that may become one; `score` is the product of a pair of theirs."""
        if self.size(one, other) > 2:
            score = product(self.sums[one], self.sums[other])
        self.near[one][other] = self.near[other][one] = score
        self.offer(one, other)

    def offer(self, one: ReportId, other: ReportId) -> None:
        first, second = min(one, other), max(one, other)
        likeness = round(self.likeness(first, second), 9)
        if likeness >= _LEAST:
            heappush(self.heap, (-likeness, first, second, self.size(first, second)))

    def current(self, entry: Entry) -> bool:
        _, one, other, size = entry
        return one in self.members and other in self.members and self.size(one, other) == size

    def merge(self, one: ReportId, other: ReportId) -> None:
        """`other` becomes part of `one`; what was near or apart from it is so from `one`."""
        self.within[one] += self.within.pop(other) + self.product(one, other)
        thirds = sorted((self.near[one].keys() | self.near[other].keys()) - {one, other})
        near = {third: self.product(one, third) + self.product(other, third) for third in thirds}
        for third in self.near.pop(other):
            del self.near[third][other]
        for third, score in near.items():
            self.near[third][one] = score
        self.near[one] = near
        for third in self.apart[other]:
            self.apart[third] = self.apart[third] - {other} | {one}
        self.apart[one] |= self.apart.pop(other)
        self.members[one] += self.members.pop(other)
        self.sums[one] = total(self.sums[one], self.sums.pop(other))
        self.times[one] = event_dates.total(self.times[one], self.times.pop(other))

    def run(self) -> None:
        while self.heap:
            entry = heappop(self.heap)
            _, one, other, _ = entry
            if not self.current(entry) or other in self.apart[one]:
                continue
            self.merge(one, other)
            for third in self.near[one]:
                self.offer(one, third)


def clusters(
    vectors: Mapping[ReportId, Vector], times: Mapping[ReportId, Times], bounds: Bounds
) -> list[tuple[ReportId, ...]]:
    """Groups of two or more, sorted, from the reports' vectors and the days that each report mentions."""
    agglomeration = _Agglomeration(vectors, times, bounds)
    group_of = {report: group[0] for group in bounds.together for report in group}
    pairs = list(alike(vectors, _NEIGHBOUR))
    for score, one, other in pairs:
        first, second = group_of[one], group_of[other]
        if first != second and second not in agglomeration.near[first]:
            agglomeration.meet(first, second, score)
    agglomeration.run()
    _add_leftover_reports(agglomeration, [pair for pair in pairs if pair[0] >= _ALIKE_ONE])
    return sorted(tuple(sorted(group)) for group in agglomeration.members.values() if len(group) > 1)


def _add_leftover_reports(agglomeration: _Agglomeration, pairs: Iterable[tuple[float, ReportId, ReportId]]) -> None:
    """Adds each single report to the group that is clearly the most similar to it, below the usual threshold."""
    group_of = {report: group for group, members in agglomeration.members.items() for report in members}
    near: dict[ReportId, set[ReportId]] = {}  # by report left alone: groups with a report much like it
    for _, one, other in pairs:
        for report, of in ((one, group_of[other]), (other, group_of[one])):
            alone, joins = len(agglomeration.members[group_of[report]]) == 1, len(agglomeration.members[of]) > 1
            if alone and joins and of not in agglomeration.apart[report]:
                near.setdefault(report, set()).add(of)
    chosen = {report: group for report, groups in near.items() if (group := _clearest(agglomeration, report, groups))}
    for report, group in chosen.items():
        agglomeration.merge(group, report)


def _clearest(agglomeration: _Agglomeration, report: ReportId, groups: Iterable[ReportId]) -> ReportId | None:
    """The group that the report is most like, if it is, and much less like any other."""
    mine = agglomeration.sums[report]
    averages = ((product(mine, agglomeration.sums[g]) / len(agglomeration.members[g]), g) for g in groups)
    found = sorted(((agglomeration.agreed(average, report, g), g) for average, g in averages), reverse=True)
    best, group = found[0]
    return group if best >= _ALIKE and all(next_best <= _SECOND * best for next_best, _ in found[1:]) else None


def _within(vectors: Sequence[Vector]) -> float:
    return sum(product(one, other) for one, other in combinations(vectors, 2))
