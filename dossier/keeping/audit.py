"""Holds the archive to its word: every blob to its name, every line to its place, every row to the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from dossier.catalog import Catalog
from dossier.keeping.evidence import Evidence
from dossier.keeping.rows import Rows
from dossier.ledger import LineFault, Log
from dossier.model.audits import Fault, Summary
from dossier.store import BlobFault, FolderStore, check_blobs

_UNNAMED = "no event names it: an add that was cut short leaves such bytes, and nothing is lost"


def audit(
    root: Path, store: FolderStore, log: Log, catalog: Catalog, evidence: Evidence | None = None
) -> Iterator[Fault | Summary]:
    """Faults as they are found, each once, then a summary. Changes nothing."""
    went, told = _Went(), set[tuple[str, str]]()
    for fault in went.through(root / "blobs", store, log, catalog, evidence):
        if (fault.part, fault.thing) not in told or fault.part == "catalog":
            told.add((fault.part, fault.thing))
            yield fault
            went.faults += 1
    signed = (evidence.checkpoints, evidence.stamps) if evidence else (0, 0)
    yield Summary(len(went.sound), went.events, went.rows.count, went.faults, *signed)


class _Went:
    """What an audit has seen so far."""

    def __init__(self) -> None:
        self.sound: set[str] = set()  # blobs
        self.rows = Rows()
        self.events = self.faults = 0

    def through(
        self, blobs: Path, store: FolderStore, log: Log, catalog: Catalog, evidence: Evidence | None
    ) -> Iterator[Fault]:
        unsound = set[str]()
        for fault in self._blobs(blobs):
            unsound.add(fault.thing)
            yield fault
        if evidence:
            yield from evidence.faults()
        named = set[str]()
        yield from self._log(log, named)
        yield from _named(named, self.sound, unsound)
        yield from self.rows.faults(store, log, catalog)

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
            named |= item.blobs


def _named(named: set[str], sound: set[str], unsound: set[str]) -> Iterator[Fault]:
    """Blobs that the log names and the store lacks, and the reverse."""
    for digest in sorted(named - sound - unsound):
        yield Fault("blob", digest, "missing", "the log names it, the store has no such bytes")
    for digest in sorted(sound - named):
        yield Fault("blob", digest, "extra", _UNNAMED, harmless=True)
