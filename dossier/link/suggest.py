"""Suggests cases over a whole archive: reports of one event together, similar events apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from dossier.link.corpus import Corpus
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


def suggest(kept: FeatureStore, rulings: Iterable[Ruling] = ()) -> list[Group]:
    """Groups of two or more, each report in at most one; the order of the input changes nothing.

    A ruling binds both ways: reports ruled together end in one group, those ruled apart never do; where rulings
    contradict each other, the later one holds. Goes through all features twice, and holds only their vectors and days.
    """
    met = set[str]()
    corpus = Corpus.of(_noting(kept.each(), met))
    vectors, told = dict[ReportId, Vector](), dict[ReportId, Times]()
    for one in kept.each():
        vectors[one.report], told[one.report] = vector(one, corpus, met), times(one)
    vectors = dict(sorted(vectors.items()))
    said = tuple(rulings)
    found = clusters(vectors, told, bounds(tuple(vectors), said))
    return [Group(members, (*ruled(members, said), *shared(kept.of(members), corpus))) for members in found]


def _noting(features: Iterable[Features], languages: set[str]) -> Iterator[Features]:
    """The same features; their languages are noted as they go by."""
    for one in features:
        languages.add(one.language)
        yield one
