"""Checks the catalog against the log: it must have every row that the log makes, and no other."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

from dossier.catalog import Catalog, Difference
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
                yield Fault("catalog", "file", "damaged", _short(flaw))
            with tempfile.TemporaryDirectory(prefix="dossier-audit-") as scratch:
                yield from self._differences(Path(scratch, "catalog.sqlite"), store, log, catalog)
        except (LogDamaged, CatalogDamaged, MissingBlob, FixityMismatch) as error:
            yield Fault("catalog", "all", "unreadable", f"cannot be held against the log: {error}")

    def _differences(self, scratch: Path, store: FolderStore, log: Log, catalog: Catalog) -> Iterator[Fault]:
        with closing(Catalog(scratch, passing=True)) as right:
            replay(log, store, right, catalog.applied().offset)
            with catalog.held_against(right) as held:
                replay(log, store, right, held.value("offset"))  # what others have added meanwhile
                self.count = held.count()
                yield from map(_odd_part, held.parts())
                found = Counter[str]()
                for difference in held.differences():
                    found[difference.table] += 1
                    yield _fault(difference)
                held.lend_index()
            if not found["words"] and not right.finds_its_words():
                yield Fault("catalog", "index of words", "changed", "a search finds other reports than have its words")


def _odd_part(found: tuple[str, str, Literal["missing", "extra", "changed"]]) -> Fault:
    kind, name, fault = found
    thing = f"{kind} {_short(name)}"
    if fault == "missing":
        return Fault("catalog", thing, "missing", "every catalog has it, this one has not")
    if fault == "extra":
        return Fault("catalog", thing, "extra", "no catalog has it; it may change what is written or shown")
    return Fault(
        "catalog", thing, "changed", "every catalog defines it in another way; a rebuild makes it as it belongs"
    )


def _fault(found: Difference) -> Fault:
    thing = f"{found.table}: {_short(repr(found.row))}"
    if found.missing:
        return Fault("catalog", thing, "missing", "the log has it, the catalog has not")
    return Fault("catalog", thing, "extra", "the catalog has it, the log has not")


def _short(text: str, most: int = 120) -> str:
    return text if len(text) <= most else text[:most] + "…"
