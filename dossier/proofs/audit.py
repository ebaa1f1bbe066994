"""Audits an archive: every blob against its name, every line against its place, every row against the log."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from dossier.catalog import Catalog
from dossier.clauses import Clause
from dossier.log import LineFault, Log, event_from_line
from dossier.model.audits import Fault, Summary
from dossier.model.backup import Step, no_step
from dossier.model.digest import Digest
from dossier.proofs.signed_log_check import LogEvidence
from dossier.repository.archive_parts import Parts, is_of_system
from dossier.repository.catalog_check import Rows
from dossier.store import BlobFault, FolderStore, check_blob, check_blobs

_UNNAMED = (
    "no event names it: an add that was cut short or waits for a slow disk leaves such bytes, and nothing is lost"
)
_FRESH = 60.0  # seconds within which a process that puts bytes into the store has written the line that names them


def audit(
    root: Path,
    store: FolderStore,
    log: Log,
    catalog: Catalog,
    evidence: LogEvidence | None = None,
    clock: Callable[[], float] = time.time,
    step: Step = no_step,
) -> Iterator[Fault | Summary]:
    """Yields faults as they are found, each once, then a summary. Changes nothing.

    Others may write meanwhile. `clock` is the clock of file times, in seconds since 1970; `step` receives the
    number of hashed blobs and of all.
    """
    scan, reported = _Pass(store, log, clock, step), set[tuple[str, str]]()
    for fault in scan.through(root, catalog, evidence):
        if (fault.part, fault.thing) not in reported or fault.part == "catalog":
            reported.add((fault.part, fault.thing))
            yield fault
            scan.faults += 1
    signed, stamps, unsigned = evidence.counted if evidence else (0, 0, 0)
    counts = (len(scan.sound), scan.events, scan.rows.count, scan.faults, signed, stamps, scan.coming, unsigned)
    yield Summary(*counts, also_there=tuple(scan.parts.named))


class _Pass:
    """What an audit has seen so far."""

    def __init__(self, store: FolderStore, log: Log, clock: Callable[[], float], step: Step) -> None:
        self._store, self._log, self._clock, self._begun = store, log, clock, clock()
        self._step = step
        self.sound: set[str] = set()  # blobs
        self.rows, self.parts = Rows(), Parts()
        self.events = self.faults = self.coming = 0

    def through(self, root: Path, catalog: Catalog, evidence: LogEvidence | None) -> Iterator[Fault]:
        unsound = set[str]()
        for fault in self._blobs(root / "blobs"):
            unsound.add(fault.thing)
            yield fault
        yield from self.parts.faults(root, self._log)
        if evidence:
            yield from evidence.faults()
        named, seen = set[str](), self._log.whole()
        yield from self._lines(named)
        yield from self._missing(named - self.sound - unsound)
        yield from self.rows.faults(self._store, self._log, catalog)
        yield from self._unnamed(self.sound - named, seen)

    def _blobs(self, folder: Path) -> Iterator[Fault]:
        total = 0 if self._step is no_step else sum(1 for _ in self._store.digests())
        for done, item in enumerate(check_blobs(folder), 1):
            self._step(min(done, total), total)
            if not isinstance(item, BlobFault):
                self.sound.add(item)
            elif is_of_system(item.path.name) and item.path.is_file() and not item.path.is_symlink():
                self.parts.named.append(item.path.relative_to(folder.parent).as_posix())
            else:
                yield _of_blob(item)

    def _lines(self, named: set[str]) -> Iterator[Fault]:
        """Damaged lines, and erased ones that no erasure lists; fills `named` with the blobs that the others name."""
        gone, listed = dict[int, list[Any]](), dict[int, list[Any]]()
        for item in self._log.check():
            if isinstance(item, LineFault):
                yield Fault("log", Clause("log-line", line=item.line), "damaged", item.reason)
                continue
            self.events += 1
            named |= item.blobs
            if item.kind == "erased":
                gone[item.seq] = [item.seq, item.detail["leaf"], item.detail.get("brings")]
            elif item.kind == "erasure":
                listed |= {line[0]: line for line in item.detail["lines"]}
        for number in sorted(gone.keys() | listed.keys()):
            if number not in gone:
                yield Fault("log", Clause("log-line", line=number), "extra", Clause("erased-words-still-there"))
            elif gone[number] != listed.get(number):
                yield Fault("log", Clause("log-line", line=number), "changed", Clause("erasure-not-in-log"))

    def _missing(self, unseen: set[str]) -> Iterator[Fault]:
        """Blobs that the log names and no scan found: some may have come after the scan of their folder."""
        for digest in sorted(unseen):
            if not self._store.has(Digest(digest)):
                yield Fault("blob", digest, "missing", Clause("blob-missing"))
            elif isinstance(found := check_blob(self._store.path(Digest(digest))), BlobFault):
                yield _of_blob(found)
            else:
                self.sound.add(digest)

    def _unnamed(self, unnamed: set[str], seen: int) -> Iterator[Fault]:
        """Blobs that no line names, also none that came behind byte `seen` meanwhile; young ones may yet be named."""
        for line in self._log.lines(seen) if unnamed else ():
            try:
                unnamed -= event_from_line(line).blobs
            except ValueError:
                continue  # if it was there when the log was checked it was reported, else the next audit reports it
        for digest in sorted(unnamed):
            if self._is_coming(Digest(digest)):
                self.coming += 1
            else:
                yield Fault("blob", digest, "extra", _UNNAMED, harmless=True)

    def _is_coming(self, digest: Digest) -> bool:
        try:
            written = self._store.path(digest).stat().st_mtime
        except OSError:  # it went away again: a burst takes back what it could not name
            return True
        return self._begun - _FRESH <= written <= self._clock() + _FRESH


def _of_blob(found: BlobFault) -> Fault:
    return Fault("blob", found.path.name, found.fault, found.detail)
