"""Asks linking about what the catalog keeps: who is related to whom, and what belongs together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dossier.catalog import Catalog, Query
from dossier.errors import CatalogDamaged
from dossier.linking import Corpus, Features, postings, related, suggest
from dossier.model.links import Group, Link
from dossier.model.reports import ReportId

_CROWDED = 400  # a key under which more reports stand tells too little to look for candidates by
_CANDIDATES = 300


def links_of(catalog: Catalog, report: ReportId, limit: int) -> Sequence[Link]:
    """Links of a report, best first; none for one that has no reading. Raises BadInput for an unknown report."""
    catalog.row(report)
    held = catalog.features([report])
    if not held:
        return []
    (one,) = _read(catalog, held)
    under = catalog.under(postings(one))
    corpus = Corpus(catalog.count(Query()), {key: len(found) for key, found in under.items()})
    others = catalog.features(_candidates(report, under))
    return related(one, _read(catalog, others), corpus)[:limit]


def groups(catalog: Catalog) -> Sequence[Group]:
    """Suggested cases over the whole archive; people's rulings outrank the machine."""
    return suggest(_read(catalog, catalog.features()), catalog.rulings())


def _read(catalog: Catalog, kept: Mapping[ReportId, str]) -> list[Features]:
    """Raises CatalogDamaged for what linking never wrote."""
    try:
        return [Features.from_json(text) for text in kept.values()]
    except (ValueError, TypeError, LookupError) as error:
        raise CatalogDamaged(catalog.path, f"what linking keeps there cannot be understood: {error}") from error


def _candidates(report: ReportId, under: dict[str, list[ReportId]]) -> list[ReportId]:
    """Reports that share keys with this one, those with the rarest in common first."""
    shared: dict[ReportId, float] = {}
    for found in under.values():
        if len(found) <= _CROWDED:
            for other in found:
                shared[other] = shared.get(other, 0.0) + 1 / len(found)
    shared.pop(report, None)
    return sorted(shared, key=lambda other: (-shared[other], int(other[1:])))[:_CANDIDATES]
