"""Stores facts as a projection of the log: the only room that uses SQL. It can be deleted and built again."""

from dossier.catalog.catalog import Applied, Catalog
from dossier.catalog.catalog_diff import Difference
from dossier.catalog.joins import MOST_ALIKE
from dossier.catalog.link_index import Index
from dossier.catalog.lookups import Location, SeenPlace
from dossier.catalog.query import Query, parse_query, with_days

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
