"""Holds the catalog against the log: every row must be one that the log makes, and all that it makes must be there."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from dossier.catalog import Catalog
from dossier.errors import CatalogDamaged, FixityMismatch, LogDamaged, MissingBlob
from dossier.keeping.replay import replay
from dossier.ledger import Log
from dossier.model.audits import Fault
from dossier.store import FolderStore


class Rows:
    """The audit of a catalog; `count` is how many rows were held against the log."""

    def __init__(self) -> None:
        self.count = 0

    def faults(self, store: FolderStore, log: Log, catalog: Catalog) -> Iterator[Fault]:
        """Rows that differ from what the log makes them."""
        try:
            for flaw in catalog.flaws():
                yield Fault("catalog", "file", "damaged", _short(flaw))
            found = catalog.dump()
            self.count = sum(map(len, found.values()))
            right = _made_again(store, log, dict(found["meta"]).get("offset", 0))
        except (LogDamaged, CatalogDamaged, MissingBlob, FixityMismatch) as error:
            yield Fault("catalog", "all", "unreadable", f"cannot be held against the log: {error}")
            return
        yield from _differences(right, found)


def _made_again(store: FolderStore, log: Log, offset: int) -> dict[str, list[Any]]:
    """The rows that the log makes up to byte `offset`, which is as far as the catalog says that it has come."""
    with (
        tempfile.TemporaryDirectory(prefix="dossier-audit-") as scratch,
        closing(Catalog(Path(scratch, "catalog.sqlite"))) as again,
    ):
        replay(log, store, again, offset)
        return again.dump()


def _differences(right: dict[str, list[Any]], found: dict[str, list[Any]]) -> Iterator[Fault]:
    for table in sorted(right.keys() | found.keys()):
        wanted, there = map(_countable, (right.get(table, []), found.get(table, [])))
        for row in sorted(wanted - there):
            yield Fault("catalog", f"{table}: {_short(row)}", "missing", "the log has it, the catalog has not")
        for row in sorted(there - wanted):
            yield Fault("catalog", f"{table}: {_short(row)}", "extra", "the catalog has it, the log has not")


def _countable(rows: list[Any]) -> set[str]:
    return {repr(row) for row in rows}


def _short(text: str, most: int = 120) -> str:
    return text if len(text) <= most else text[:most] + "…"
