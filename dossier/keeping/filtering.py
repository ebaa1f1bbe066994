"""The verbs that help to search, and how a search is understood."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.catalog import Catalog, Query, parse_query, with_days
from dossier.model.queries import Misread


def understood(query: str) -> Query:
    """A search as the catalog takes it; days in it may be as people write them. Raises BadInput."""
    return parse_query(in_iso(query))


def in_iso(query: str) -> str:
    """The search with its days in ISO 8601: `after:"28 April 2024"` is `after:2024-04-28`."""
    return with_days(query, _written)


def _written(words: str) -> str | None:
    from dossier.reading.rules.typed_days import typed_day  # late: it loads rules of reading

    day = typed_day(words)
    return day.partition("T")[0] if day else None


class Filtering:
    """What a person may go on typing, and what of it means nothing."""

    _catalog: Catalog

    def field_values(self, field: str, begun: str = "", limit: int = 12) -> Sequence[str]:
        """Values that reports have in a field of the query language, with a word that begins so."""
        return self._catalog.values(field, begun, limit)

    def check_query(self, query: str) -> Sequence[Misread]:
        """What in a query finds nothing, or is not what it seems to be."""
        return self._catalog.misread(in_iso(query))

    def with_days(self, query: str) -> str:
        """The query with its days in ISO 8601; what is no day stays as it is."""
        return in_iso(query)
