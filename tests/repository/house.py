"""An archive's lower rooms wired by hand, with a clock that ticks once a second, and reports of our own to keep."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from contextlib import AbstractContextManager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

from dossier.archive.context import Context
from dossier.catalog import Catalog
from dossier.log import Log
from dossier.model.audits import Fault, Summary
from dossier.model.digest import Digest
from dossier.proofs.audit import audit
from dossier.proofs.local_state import LocalState
from dossier.proofs.signer import Signer
from dossier.reading import read
from dossier.repository.compare_child import Comparer
from dossier.repository.create import found_or_open
from dossier.repository.facts_of_reading import blobs_of
from dossier.repository.reading_check import checked_facts
from dossier.repository.watchlist import Watchlist
from dossier.repository.writer import LogEntry, Writer
from dossier.store import FolderStore

REPORTS = (
    "Bridge falls at Mompox\n\nMOMPOX, March 3 - The old bridge fell into the river on Monday, the mayor said.\n",
    "Cae el puente de Mompox\n\nMOMPOX, 3 de marzo - El viejo puente cayó al río el lunes, dijo la alcaldesa.\n",
    "Ferries to run again\n\nMOMPOX, March 9 - Ferries will cross the river until a new bridge stands.\n",
)


def ticking() -> Any:
    """A clock that is one second later each time that it is asked."""
    start, ticks = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC), count()
    return lambda: start + timedelta(seconds=next(ticks))


class House(AbstractContextManager["House"]):
    """Store, log, catalog and recorder of one archive."""

    def __init__(self, folder: Path, patience: float = 30.0) -> None:
        self.folder = folder
        founded = self.founded = found_or_open(folder, ticking())
        self.store, self.log = FolderStore(folder / "blobs"), Log(folder / "log")
        self.catalog = Catalog(folder / "catalog.sqlite")
        self.recorder = Writer(folder, self.store, self.log, self.catalog, ticking(), "software:test", patience)
        try:
            self.recorder.begin(founded.identity)
        except BaseException:
            self.catalog.close()
            raise

    @property
    def context(self) -> Context:
        """What services of the archive work with, for the person Ana."""
        memory = LocalState(self.folder.parent / "keys", self.founded.identity)
        witness = Signer(self.founded.identity, self.log, self.recorder, memory, lambda _: None)
        parts = (self.store, self.log, self.catalog, self.recorder, memory, witness)
        own = (Watchlist(memory.folder, self.folder), Comparer(), "person:ana", ticking())
        return Context(self.folder, self.founded.identity, *parts, *own, None, lambda: None)

    def __exit__(self, *_: object) -> None:
        self.catalog.close()

    def accession(self, number: int, text: str) -> LogEntry:
        """The entry of a report whose bytes are in the store."""
        kept = self.store.put(text.encode())
        where = {"path": f"/in/{number}.txt", "sha256": kept.digest, "stamp": "1.1.1.1"}
        size = {"version": 1, "size": kept.size, "modified": None}
        return LogEntry("accession", {"report": f"R{number}", **where, **size})

    def reading(self, number: int, text: str) -> LogEntry:
        """The entry of a report's reading, its blobs in the store."""
        found = read(text.encode(), f"{number}.txt")
        rendition, description = blobs_of(found, f"R{number}", 1)
        about = {"report": f"R{number}", "version": 1, "reader": found.reader, "media_type": found.media_type}
        blobs = {"rendition": self.store.put(rendition).digest, "description": self.store.put(description).digest}
        return LogEntry("reading", about | blobs, checked_facts(rendition, description, f"R{number}", 1))

    def keep(self, texts: Iterable[str] = REPORTS) -> None:
        """Takes in reports as `add` does: all in custody first, then read."""
        first = self.recorder.next_number("R")
        known = list(enumerate(texts, first))
        self.recorder.record([self.accession(number, text) for number, text in known])
        self.recorder.record([self.reading(number, text) for number, text in known])

    def faults(self) -> list[Fault]:
        *faults, summary = audit(self.folder, self.store, self.log, self.catalog)
        assert isinstance(summary, Summary)
        assert summary.faults == len(faults)
        return [fault for fault in faults if isinstance(fault, Fault)]

    def assert_sound(self) -> None:
        """The audit finds nothing, and the catalog made again from the log is the one at hand."""
        assert self.faults() == []
        before = self.catalog.dump()
        self.recorder.rebuild()
        assert self.catalog.dump() == before

    def leave(self, data: bytes, ago: float = 3600) -> Digest:
        """Bytes that no line names, put into the store some seconds ago, as an add leaves them that was cut short."""
        kept = self.store.put(data).digest
        left_ago(self.store.path(kept), ago)
        return kept

    def blob(self, report: str, part: str = "sha256") -> Path:
        return self.store.path(Digest(getattr(self.catalog.versions(report)[0], part)))


def left(folder: Path) -> list[str]:
    """The names of all that stands in a folder."""
    return sorted(path.name for path in folder.iterdir())


def left_ago(path: Path, seconds: float) -> None:
    """Makes a file as old as that."""
    then = time.time() - seconds
    os.utime(path, (then, then))


def case(name: str, number: int = 1) -> LogEntry:
    return LogEntry("case-created", {"case": f"C{number}", "name": name})
