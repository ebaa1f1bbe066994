"""The verbs that help to search."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.catalog import Catalog
from dossier.model.queries import Misread


class Filtering:
    """What a person may go on typing, and what of it means nothing."""

    _catalog: Catalog

    def field_values(self, field: str, begun: str = "", limit: int = 12) -> Sequence[str]:
        """Values that reports have in a field of the query language, with a word that begins so."""
        return self._catalog.values(field, begun, limit)

    def check_query(self, query: str) -> Sequence[Misread]:
        """What in a query finds nothing, or is not what it seems to be."""
        return self._catalog.misread(query)
