"""Checks the catalog against the log: it must have every row that the log makes, and no other."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

from dossier.catalog import Catalog, Difference
from dossier.clauses import Clause
from dossier.errors import CatalogDamaged, FixityMismatch, LogDamaged, MissingBlob
from dossier.log import Log
from dossier.model.audits import Fault
from dossier.repository.replay import replay
from dossier.store import FolderStore


class Rows:
    """The audit of a catalog; `count` is how many rows were compared with the log."""

    def __init__(self) -> None:
        self.count = 0

    def faults(self, store: FolderStore, log: Log, catalog: Catalog) -> Iterator[Fault]:
        """Rows that differ from what the log makes them. The log's own are made in the system's folder for such."""
        try:
            for flaw in catalog.flaws():
                yield Fault("catalog", Clause("the-file"), "damaged", _short(flaw))
            with tempfile.TemporaryDirectory(prefix="dossier-audit-") as scratch:
                yield from self._differences(Path(scratch, "catalog.sqlite"), store, log, catalog)
        except (LogDamaged, CatalogDamaged, MissingBlob, FixityMismatch) as error:
            yield Fault("catalog", Clause("the-whole"), "unreadable", Clause("cannot-be-held-against-log", error=error))

    def _differences(self, scratch: Path, store: FolderStore, log: Log, catalog: Catalog) -> Iterator[Fault]:
        with closing(Catalog(scratch, passing=True)) as right:
            replay(log, store, right, catalog.applied().offset)
            with catalog.held_against(right) as comparison:
                replay(log, store, right, comparison.value("offset"))  # what others have added meanwhile
                self.count = comparison.count()
                yield from map(_odd_part, comparison.parts())
                found = Counter[str]()
                for difference in comparison.differences():
                    found[difference.table] += 1
                    yield _fault(difference)
                comparison.lend_index()
            if not found["words"] and not right.finds_its_words():
                yield Fault("catalog", Clause("the-word-index"), "changed", Clause("search-index-differs"))


def _odd_part(found: tuple[str, str, Literal["missing", "extra", "changed"]]) -> Fault:
    kind, name, fault = found
    thing = f"{kind} {_short(name)}"
    if fault == "missing":
        return Fault("catalog", thing, "missing", Clause("catalog-part-missing"))
    if fault == "extra":
        return Fault("catalog", thing, "extra", Clause("catalog-part-extra"))
    return Fault("catalog", thing, "changed", Clause("catalog-part-differs"))


def _fault(found: Difference) -> Fault:
    thing = f"{found.table}: {_short(repr(found.row))}"
    if found.missing:
        return Fault("catalog", thing, "missing", Clause("row-missing"))
    return Fault("catalog", thing, "extra", Clause("row-extra"))


def _short(text: str, most: int = 120) -> str:
    return text if len(text) <= most else text[:most] + "…"
