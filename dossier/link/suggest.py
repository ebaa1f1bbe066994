"""Suggests cases over a whole archive: reports of one event together, similar events apart."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Protocol

from dossier.link.corpus import Corpus
from dossier.link.event_check import EventCheck
from dossier.link.event_dates import Times, times
from dossier.link.features import Features
from dossier.link.reasons import ruled, shared
from dossier.link.report_clusters import clusters
from dossier.link.ruling_constraints import bounds
from dossier.link.vectors import Vector, vector
from dossier.model.links import Group, Ruling
from dossier.model.reports import ReportId


class FeatureStore(Protocol):
    """Where the features of an archive are kept, which may be too many to be held at once."""

    def each(self) -> Iterable[Features]:
        """Of every report, in the same order at every call."""

    def of(self, reports: Sequence[ReportId]) -> Sequence[Features]:
        """Of these reports."""


def suggest(store: FeatureStore, rulings: Iterable[Ruling] = ()) -> list[Group]:
    """Groups of two or more, each report in at most one; the order of the input changes nothing.

    A ruling binds both ways: reports ruled together end in one group, those ruled apart never do; where rulings
    contradict each other, the later one holds. Goes through all features twice, and holds only their vectors and days.
    """
    met = set[str]()
    corpus = Corpus.of(_noting(store.each(), met))
    vectors, days = dict[ReportId, Vector](), dict[ReportId, Times]()
    for one in store.each():
        vectors[one.report], days[one.report] = vector(one, corpus, met), times(one)
    vectors = dict(sorted(vectors.items()))
    rulings_given = tuple(rulings)
    limits = bounds(tuple(vectors), rulings_given)
    check = EventCheck(corpus, {report: group[0] for group in limits.together for report in group})
    groups: list[Group] = []
    for cluster in clusters(vectors, days, limits):
        features = {one.report: one for one in store.of(cluster)}
        for members in check.parts(tuple(features.values())):
            reasons = shared([features[report] for report in members], corpus)
            groups.append(Group(members, (*ruled(members, rulings_given), *reasons)))
    return sorted(groups, key=lambda group: group.reports)


def undismissed(groups: Iterable[Group], dismissed: Collection[frozenset[ReportId]]) -> list[Group]:
    """The groups, but for those whose reports are mostly those of one that a person dismissed."""
    return [
        group
        for group in groups
        if not any(2 * len(reports & {*group.reports}) > len(group.reports) for reports in dismissed)
    ]


def _noting(features: Iterable[Features], languages: set[str]) -> Iterator[Features]:
    """The same features; their languages are noted as they go by."""
    for one in features:
        languages.add(one.language)
        yield one
