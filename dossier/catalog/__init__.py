"""Stores facts as a projection of the log: the only room that uses SQL. It can be deleted and built again."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from dossier.catalog.catalog import Applied, Catalog
from dossier.catalog.link_index import Index
from dossier.catalog.query import Query, parse_query, with_days

if TYPE_CHECKING:
    from dossier.catalog.catalog_diff import Difference
    from dossier.catalog.joins import MOST_ALIKE
    from dossier.catalog.lookups import Location, SeenPlace

# Imported late (PEP 562): SQLAlchemy comes with them
_HOMES = {"Difference": "catalog_diff", "MOST_ALIKE": "joins", "Location": "lookups", "SeenPlace": "lookups"}

__all__ = [
    "MOST_ALIKE",
    "Applied",
    "Catalog",
    "Difference",
    "Index",
    "Location",
    "Query",
    "SeenPlace",
    "parse_query",
    "with_days",
]


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(import_module(f"dossier.catalog.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
