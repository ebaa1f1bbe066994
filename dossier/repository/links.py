"""Applies linking to the catalog's reports: which are related, and which form a case."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from dossier.catalog import Catalog, Index
from dossier.clauses import Clause
from dossier.errors import CatalogDamaged
from dossier.link import Corpus, Features, postings, related, suggest, undismissed
from dossier.model.judgements import Dismissed
from dossier.model.links import Group, Link, Ruling
from dossier.model.reports import ReportId

_CROWDED = 150  # a key of more reports than this says too little to find candidates by
_CANDIDATES = 28  # of which features are read and compared
_SLICE = 500  # features at once


def links_of(catalog: Catalog, report: ReportId, limit: int) -> Sequence[Link]:
    """Links of a report, best first; none for one that has no reading. Raises BadInput for an unknown report."""
    with catalog.index() as index:
        by_report = index.features([report])
        if report in by_report:
            (one,) = _features_from(catalog, by_report)
            corpus, rulings = Corpus(*index.filed(postings(one))), index.rulings(report)
            joined = {ruling.report for ruling in rulings} | {ruling.other for ruling in rulings}
            near = _neighbours(report, index, corpus, max(limit, _CANDIDATES))
            others = index.features([*joined, *near])
    if report not in by_report:
        catalog.row(report)
        return []
    return related(one, _features_from(catalog, others), corpus, rulings)[:limit]


def _neighbours(report: ReportId, index: Index, corpus: Corpus, most: int) -> list[ReportId]:
    """Reports worth comparing with this one: those that share its telling keys."""
    reports, filed = corpus.reports, corpus.frequency
    weights = {key: math.log((reports + 1) / count) ** 2 for key, count in filed.items() if 1 < count <= _CROWDED}
    return _candidates(report, index.under(list(weights)), weights, most)


def groups(catalog: Catalog, newest: int | None = None) -> Sequence[Group]:
    """Suggested cases over the whole archive, or over the newest reports; people's rulings outrank the machine."""
    features = _StoredFeatures(catalog, newest)
    dismissed = [frozenset(j.said.reports) for j in catalog.judgements() if isinstance(j.said, Dismissed)]
    return undismissed(suggest(features, features.about(catalog.rulings())), dismissed)


def stored_features(catalog: Catalog) -> Iterator[Features]:
    """The features of every report, for training."""
    return _StoredFeatures(catalog, None).each()


class _StoredFeatures:
    """Features of a whole archive, or of the reports that came last, a slice at a time."""

    def __init__(self, catalog: Catalog, newest: int | None) -> None:
        reports = catalog.featured()
        self._catalog, self._reports = catalog, reports if newest is None else reports[-newest:]

    def about(self, rulings: Iterable[Ruling]) -> list[Ruling]:
        """Those on two of these reports."""
        reports = set(self._reports)
        return [ruling for ruling in rulings if {ruling.report, ruling.other} <= reports]

    def each(self) -> Iterator[Features]:
        for start in range(0, len(self._reports), _SLICE):
            yield from self.of(self._reports[start : start + _SLICE])

    def of(self, reports: Sequence[ReportId]) -> Sequence[Features]:
        return _features_from(self._catalog, self._catalog.features(reports))


def _features_from(catalog: Catalog, stored: Mapping[ReportId, str]) -> list[Features]:
    """Raises CatalogDamaged for what linking never wrote.

    A report may be shown by a version that was read as another's, before the two were joined.
    """
    try:
        found = [(report, Features.from_json(text)) for report, text in stored.items()]
        return [
            features if features.report == report else replace(features, report=report) for report, features in found
        ]
    except (ValueError, TypeError, LookupError) as error:
        raise CatalogDamaged(catalog.path, Clause("links-not-understood", error=error)) from error


def _candidates(
    report: ReportId, under: Mapping[str, Sequence[ReportId]], weights: Mapping[str, float], most: int
) -> list[ReportId]:
    """Reports that share keys with this one, those first whose shared keys weigh most."""
    shared: dict[ReportId, float] = {}
    for key, found in under.items():
        for other in found:
            shared[other] = shared.get(other, 0.0) + weights[key]
    shared.pop(report, None)
    return sorted(shared, key=lambda other: (-shared[other], int(other[1:])))[:most]
