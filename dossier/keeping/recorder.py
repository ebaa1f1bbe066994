"""The one way to write: under the archive's lock, first to the log, then to the catalog, then tell everybody."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from dossier.catalog import Catalog
from dossier.errors import ArchiveBusy, LogDamaged
from dossier.keeping.facts import facts_of
from dossier.ledger import Log
from dossier.model.events import Changes, Event, EventKind
from dossier.model.facts import Facts
from dossier.store import BlobStore

Clock = Callable[[], datetime]
_REPLAY = 500  # events a transaction when the catalog catches up with the log


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to be recorded: what happened, its details as JSON values, and facts where it has them."""

    kind: EventKind
    detail: Mapping[str, Any]
    facts: Facts | None = None
    agent: str | None = None  # None: the software itself


class Recorder:
    """Writes events. Threads and processes take turns; each finds what the others have written."""

    def __init__(
        self,
        folder: Path,
        store: BlobStore,
        log: Log,
        catalog: Catalog,
        clock: Clock,
        agent: str,
        patience: float = 30,
    ) -> None:
        self._folder, self._store, self._log, self._catalog = folder, store, log, catalog
        self._clock, self._agent, self._patience = clock, agent, patience
        self._turn = threading.RLock()
        self._lock = FileLock(folder / "lock", timeout=patience, thread_local=False)
        self._listeners: list[Callable[[Changes], None]] = []

    def listen(self, listener: Callable[[Changes], None]) -> None:
        """Calls `listener` after every write, on the writing thread."""
        self._listeners.append(listener)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Holds the archive for writing; within it nobody else writes. Raises ArchiveBusy, LogDamaged."""
        with self._turn:
            try:
                self._lock.acquire()
            except Timeout:
                raise ArchiveBusy(self._folder, self._patience) from None
            try:
                if self._lock.lock_counter == 1:
                    self._catch_up()
                yield
            finally:
                self._lock.release()

    def record(self, entries: Sequence[Entry]) -> Changes:
        """Records what happened, all of it or nothing. Raises ArchiveBusy, LogDamaged, OSError."""
        if not entries:
            return Changes()
        with self.writing():
            self._store.sync()
            events = self._events(entries)
            self._log.append(events)
            batch = zip(events, (entry.facts for entry in entries), strict=True)
            changes = self._catalog.apply(batch, self._log.size())
        for listener in self._listeners:
            listener(changes)
        return changes

    def _events(self, entries: Sequence[Entry]) -> list[Event]:
        first, at = self._catalog.applied().seq + 1, stamp(self._clock())
        return [
            Event(seq, at, entry.kind, entry.agent or self._agent, entry.detail)
            for seq, entry in enumerate(entries, first)
        ]

    def begin(self, identity: str) -> None:
        """Brings a new or crashed archive into step; one that is in step is not waited for."""
        size = self._log.size()
        if size and size == self._catalog.applied().offset:
            return
        with self.writing():
            if self._log.size() == 0:
                self.record([Entry("archive-created", {"archive": identity})])

    def use(self, catalog: Catalog) -> None:
        """Goes on with another catalog of the same archive."""
        self._catalog = catalog

    def _catch_up(self) -> None:
        """Applies what the log holds and the catalog does not: the other process's events, or a crash's."""
        self._log.mend_tail()
        size, offset = self._log.size(), self._catalog.applied().offset
        if size < offset:
            raise LogDamaged(self._log.path, 0, f"it has {size} bytes, and the catalog has seen {offset}")
        if size > offset:
            self.replay(offset)

    def replay(self, offset: int) -> int:
        """Applies the log from byte `offset` on, and returns how many events that were. Raises MissingBlob."""
        events, done = self._log.events(offset), 0
        while some := list(islice(events, _REPLAY)):
            batch = ((event, facts_of(self._store, event)) for event, _ in some)
            self._catalog.apply(batch, offset=some[-1][1])
            done += len(some)
        return done


def stamp(moment: datetime) -> str:
    """RFC 3339 in UTC, microseconds, so that stamps sort as text."""
    return moment.strftime("%Y-%m-%dT%H:%M:%S.%fZ")
