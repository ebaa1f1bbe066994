"""Holds the archive to its word: every blob to its name, every line to its place, every row to the log."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from dossier.catalog import Catalog
from dossier.errors import CatalogDamaged, FixityMismatch, LogDamaged, MissingBlob
from dossier.keeping.replay import replay
from dossier.ledger import LineFault, Log
from dossier.model.audits import Fault, Summary
from dossier.store import BlobFault, FolderStore, check_blobs

_BLOBS = ("sha256", "rendition", "description")  # details of an event that name blobs


def audit(root: Path, store: FolderStore, log: Log, catalog: Catalog) -> Iterator[Fault | Summary]:
    """Faults as they are found, then a summary. Changes nothing."""
    went = _Went()
    for fault in went.through(root / "blobs", store, log, catalog):
        went.faults += 1
        yield fault
    yield Summary(len(went.sound), went.events, went.rows, went.faults)


class _Went:
    """What an audit has seen so far."""

    def __init__(self) -> None:
        self.sound: set[str] = set()  # blobs
        self.events = self.rows = self.faults = 0

    def through(self, blobs: Path, store: FolderStore, log: Log, catalog: Catalog) -> Iterator[Fault]:
        unsound = set[str]()
        for fault in self._blobs(blobs):
            unsound.add(fault.thing)
            yield fault
        named = set[str]()
        yield from self._log(log, named)
        yield from _named(named, self.sound, unsound)
        yield from self._catalog(store, log, catalog)

    def _blobs(self, folder: Path) -> Iterator[Fault]:
        for item in check_blobs(folder):
            if isinstance(item, BlobFault):
                yield Fault("blob", item.path.name, item.fault, item.detail)
            else:
                self.sound.add(item)

    def _log(self, log: Log, named: set[str]) -> Iterator[Fault]:
        """Damaged lines; fills `named` with the blobs that the others name."""
        for item in log.check():
            if isinstance(item, LineFault):
                yield Fault("log", f"line {item.line}", "damaged", item.reason)
                continue
            self.events += 1
            named |= {item.detail[key] for key in _BLOBS if item.detail.get(key)}

    def _catalog(self, store: FolderStore, log: Log, catalog: Catalog) -> Iterator[Fault]:
        """Rows that differ from what the log makes them."""
        try:
            for flaw in catalog.flaws():
                yield Fault("catalog", "file", "damaged", _short(flaw))
            found = catalog.dump()
            self.rows = sum(map(len, found.values()))
            right = _made_again(store, log, dict(found["meta"]).get("offset", 0))
        except (LogDamaged, CatalogDamaged, MissingBlob, FixityMismatch) as error:
            yield Fault("catalog", "all", "unreadable", f"cannot be held against the log: {error}")
            return
        yield from _differences(right, found)


def _named(named: set[str], sound: set[str], unsound: set[str]) -> Iterator[Fault]:
    """Blobs that the log names and the store lacks, and the reverse."""
    for digest in sorted(named - sound - unsound):
        yield Fault("blob", digest, "missing", "the log names it, the store has no such bytes")
    for digest in sorted(sound - named):
        yield Fault("blob", digest, "extra", "no event names it; a crash between two steps leaves such bytes")


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
