"""Finds the pairs of reports worth comparing, through an index of their heaviest terms."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from heapq import nlargest

from dossier.link.vectors import Vector, heaviest, product, translated
from dossier.model.reports import ReportId

_FILED = 30  # heaviest terms that a report is filed under
_NOTIONS = 6  # and its heaviest notions
_DRAWER = 150  # a term that files more reports than this is no lead
_LEADS = 60  # candidates weighed a report


def alike(vectors: Mapping[ReportId, Vector], least: float) -> Iterator[tuple[float, ReportId, ReportId]]:
    """Pairs (smaller id first) whose product is at least `least`; pairs that share no heavy term are not looked at."""
    filed = {report: _heaviest(vector) for report, vector in vectors.items()}
    drawers = _drawers(filed)
    looked: set[tuple[ReportId, ReportId]] = set()
    for report, terms in filed.items():
        for other in _leads(report, terms, drawers):
            pair = (report, other) if report < other else (other, report)
            if pair in looked:
                continue
            looked.add(pair)
            score = product(vectors[pair[0]], vectors[pair[1]])
            if score >= least:
                yield score, *pair


def _heaviest(vector: Vector) -> dict[str, float]:
    """The terms that weigh most, then the notions."""
    terms = nlargest(_FILED, heaviest(vector), key=lambda item: (item[1], item[0]))
    return dict(terms + nlargest(_NOTIONS, translated(vector), key=lambda item: (item[1], item[0])))


def _drawers(filed: Mapping[ReportId, Mapping[str, float]]) -> dict[str, list[tuple[ReportId, float]]]:
    drawers: dict[str, list[tuple[ReportId, float]]] = {}
    for report, terms in filed.items():
        for key, weight in terms.items():
            drawers.setdefault(key, []).append((report, weight))
    return {key: held for key, held in drawers.items() if 1 < len(held) <= _DRAWER}


def _leads(
    report: ReportId, terms: Mapping[str, float], drawers: Mapping[str, list[tuple[ReportId, float]]]
) -> list[ReportId]:
    """The reports that share the most weight of heavy terms."""
    shared: defaultdict[ReportId, float] = defaultdict(float)
    for key, weight in terms.items():
        for other, theirs in drawers.get(key, ()):
            shared[other] += weight * theirs
    shared.pop(report, None)
    return nlargest(_LEADS, shared, key=lambda other: (shared[other], other))
