"""The one way to write: under the archive's lock, first to the log, then to the catalog, then notify listeners."""

from __future__ import annotations

import secrets
import stat
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from dossier.archive_folder import ArchiveFolder
from dossier.catalog import Applied, Catalog
from dossier.clauses import Clause, as_clause
from dossier.errors import ArchiveBusy, BadInput, CatalogDamaged, LogDamaged, NotShownYet, ReadOnlyArchive, SyncFailed
from dossier.files import remove_folder, room_on
from dossier.log import Log
from dossier.model.events import Changes, Event, EventKind
from dossier.model.progress import ProgressCallback
from dossier.model.reading_facts import Facts
from dossier.repository.archive_parts import ASIDE, CATALOG, LOCK
from dossier.repository.create import renew_mark
from dossier.repository.detect import MARK
from dossier.repository.event_numbers import Numbering
from dossier.repository.facts_of_reading import facts_of, facts_of_version
from dossier.repository.replay import replay
from dossier.store import BlobStore

Clock = Callable[[], datetime]


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Something to be recorded: what happened, its details as JSON values, and facts where it has them."""

    kind: EventKind
    detail: Mapping[str, Any]
    facts: Facts | None = None
    agent: str | None = None  # None: the software itself


def _salt() -> str:
    return secrets.token_hex(16)


class Writer:
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
        barred: Clause | None = None,
        chance: Callable[[], str] = _salt,
        heed: ProgressCallback = lambda _: None,
    ) -> None:
        """`barred` says why nothing can be written, where that is so; `chance` gives random digits (128 bits).

        The progress callback hears how far an update or rebuild of the catalog is.
        """
        self._folder, self._store, self._log, self._catalog = folder, store, log, catalog
        self._clock, self._agent, self._patience = clock, agent, patience
        self._turn = threading.RLock()
        self._lock = FileLock(folder / LOCK, timeout=patience, thread_local=False)
        self._listeners: list[Callable[[Changes], None]] = []
        self._failed: SyncFailed | LogDamaged | None = None
        self._barred, self._chance, self._heed = barred, chance, heed
        self.made = 0  # how many events the catalog was made of when the archive was opened, for there was none
        self._marked = False  # with the form of today's events
        self._own: list[range] = []  # numbers of the events that this object wrote
        self._collected = threading.local()  # `events`, where the thread collects what it records
        self._numbering = Numbering(log)

    @property
    def folder(self) -> Path:
        """The archive's."""
        return self._folder

    def listen(self, listener: Callable[[Changes], None]) -> None:
        """Calls `listener` after every write, on the writing thread."""
        self._listeners.append(listener)

    def check_writable(self) -> None:
        """Raises ReadOnlyArchive where nothing can be written."""
        if self._barred:
            raise ReadOnlyArchive(self._folder, self._barred)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Holds the archive for writing; within it nobody else writes.

        Raises ArchiveBusy, LogDamaged, CatalogDamaged, BadInput (where nothing can be written), OSError, and
        SyncFailed: then this object writes no more, for nobody knows what the disk holds.
        """
        with self._held():
            self._catch_up()
            yield

    @contextmanager
    def _held(self) -> Iterator[None]:
        self.check_writable()
        with self._turn:
            if self._failed:
                raise self._failed
            if not (self._folder / MARK).exists():
                raise BadInput(self._folder, Clause("archive-gone"))
            with ArchiveFolder.at(self._folder) as folder:
                folder.check(LOCK, alone=True)  # it is opened by its path, and some releases of FileLock empty it
            try:
                self._lock.acquire()
            except Timeout:
                raise ArchiveBusy(self._folder, self._patience) from None
            except OSError as error:
                raise BadInput(self._folder, Clause("cannot-be-written-to", error=error.strerror or error)) from error
            try:
                yield
            except SyncFailed as error:
                self._failed = error
                raise
            finally:
                self._lock.release()

    def record(self, entries: Sequence[LogEntry]) -> Changes:
        """Records what happened, all of it or nothing. Raises what `writing` raises, MissingBlob, OSError.

        Raises NotShownYet when it is recorded for good, and the catalog could not follow.
        """
        if not entries:
            return Changes()
        with self.writing():
            events = self._events(entries)
            self._numbering.check(events, self._catalog.path)
            # All that can fail for want of a blob fails before the log believes it
            facts = [entry.facts or facts_of(self._store, event) for entry, event in zip(entries, events, strict=True)]
            self._store.sync()
            self._mark()
            self._check_alone()
            self._append(events)
            self._note_own(events)
            if (collected := getattr(self._collected, "events", None)) is not None:
                collected.extend(events)
            changes = self._follow(events, facts)
        for listener in self._listeners:
            listener(changes)
        return changes

    @contextmanager
    def collecting(self) -> Iterator[list[Event]]:
        """Gives the events that this thread records within, in order; the list grows as they are recorded."""
        outer: list[Event] | None = getattr(self._collected, "events", None)
        events = self._collected.events = list[Event]()
        try:
            yield events
        finally:
            self._collected.events = outer
            if outer is not None:
                outer.extend(events)

    def next_number(self, kind: str) -> int:
        """The n of the next report ("R"), case ("C") or rule ("L"); asked while nobody else writes."""
        self._numbering.read_on()
        return self._numbering.next_number(kind)

    def next_version(self, report: str) -> int:
        """The number of a report's next version; asked within `writing`, which has read the log."""
        return self._numbering.versions_of(report) + 1

    def last(self) -> int:
        """The number of the log's last event when it was last written or read here."""
        return self._numbering.events

    def wrote(self, first: int, last: int) -> bool:
        """Whether events `first` to `last` were all written here, by no other process."""
        return any(first in held and last in held for held in reversed(self._own))

    def _note_own(self, events: Sequence[Event]) -> None:
        first, last = events[0].seq, events[-1].seq
        if self._own and self._own[-1].stop == first:
            self._own[-1] = range(self._own[-1].start, last + 1)  # in one step: other threads ask meanwhile
        else:
            self._own.append(range(first, last + 1))

    def _follow(self, events: Sequence[Event], facts: Sequence[Facts | None]) -> Changes:
        load = partial(facts_of_version, self._store)
        try:
            return self._catalog.apply(zip(events, facts, strict=True), self._log.size(), load)
        except SyncFailed as error:
            self._failed = error
            raise NotShownYet(self._folder, as_clause(str(error))) from error
        except (BadInput, CatalogDamaged, ArchiveBusy, OSError) as error:
            raise NotShownYet(self._folder, as_clause(str(error))) from error

    def _mark(self) -> None:
        """Before the first line: an older Dossier is to say that it is one, and not that the log is damaged."""
        if not self._marked:
            renew_mark(self._folder)
            self._marked = True

    def _check_alone(self) -> None:
        """Two who write at once hold locks of one name, and not the same: the file that is locked was taken away."""
        if self._log.size() != self._numbering.offset:
            raise BadInput(self._folder, Clause("lock-taken-away"))

    def _append(self, events: Sequence[Event]) -> None:
        try:
            self._log.append(events)
        except UnicodeEncodeError as error:
            raise BadInput(ascii(error.object[error.start]), Clause("byte-no-text-in-utf8")) from error
        self._numbering.read_on()

    def _events(self, entries: Sequence[LogEntry]) -> list[Event]:
        first, at = self._numbering.events + 1, stamp(self._clock())
        return [
            Event(seq, at, entry.kind, entry.agent or self._agent, entry.detail, self._chance())
            for seq, entry in enumerate(entries, first)
        ]

    def begin(self, identity: str, more: Callable[[], Mapping[str, Any]] = dict) -> None:
        """Brings the catalog up to date, or rebuilds it; does not wait for a turn if there is nothing to do.

        `more` gives further details of the first event, and is only called to record that event.
        While another process writes, an archive with a usable catalog can be read.
        """
        if self._barred:
            return
        size, applied = self._log.size(), self._applied() or Applied(0, 0)
        if size and size == applied.offset and not self._store.in_doubt():
            return
        try:
            with self.writing():
                if self._log.size() == 0:
                    self._check_new()
                    self.record([LogEntry("archive-created", {"archive": identity, **more()})])
                self.made = 0 if applied.seq else self._numbering.events
        except ArchiveBusy:
            if not applied.seq:
                raise
        except LogDamaged as error:
            if not self._catalog.is_current():  # it may be all that is left of lost lines: nothing may replace it
                self._failed = error
            raise

    def _check_new(self) -> None:
        if next(self._store.digests(), None):
            raise LogDamaged(self._log.path, 1, Clause("log-gone"))

    def rebuild(self) -> int:
        """Builds the catalog again from blobs and log, and returns how many events that were.

        The new catalog is built in a temporary file, and replaces the old one in one step: nobody ever reads half of
        it, and a crash leaves the old one. So does a log that lacks events seen in it: the catalog may be their only
        remaining record. Raises what `writing` raises, MissingBlob, FixityMismatch, and BadInput where the disk has no
        room for it.
        """
        with self._held():
            self._numbering.read_on()
            self._check_end()
            self._log.mend_tail()
            done = self._remake()
        for listener in self._listeners:
            listener(Changes(anything=True))
        return done

    def _remake(self) -> int:
        with self._aside() as aside:
            self._check_room()
            self._make_good(0)  # before any catalog believes it
            with closing(Catalog(Path(aside, "catalog.sqlite"))) as fresh:
                done = replay(self._log, self._store, fresh, heed=self._heed)
                self._catalog.become(fresh)
        return done

    def _check_room(self) -> None:
        """For one more catalog, and for what SQLite writes ahead as that takes the old one's place. Raises BadInput."""
        path = self._folder / CATALOG
        wanted, left = 2 * path.stat().st_size if path.exists() else 0, room_on(self._folder)
        if left < wanted:
            raise BadInput(self._folder, Clause("no-room-for-catalog", wanted=wanted, left=left))

    @contextmanager
    def _aside(self) -> Iterator[str]:
        """A folder for a catalog in the making; those of processes that died are removed."""
        with ArchiveFolder.at(self._folder) as folder:
            for name in folder.names():
                if name.startswith(ASIDE):
                    folder.check(name, stat.S_IFDIR)
                    remove_folder(self._folder / name)
        aside = tempfile.mkdtemp(prefix=ASIDE, dir=self._folder)
        try:
            yield aside
        finally:
            remove_folder(Path(aside))

    def _catch_up(self) -> None:
        """Applies what the log holds and the catalog does not: a crash between the two leaves that.

        A catalog is rebuilt if its schema differs, if it is wrong about how far it is, or cannot go on from there.
        """
        self._numbering.read_on()
        applied = self._applied()
        if applied is None or not self._numbering.is_at(applied.seq, applied.offset):
            self._check_end()
            self._log.mend_tail()
            self._remake()
            return
        self._log.mend_tail()
        self._make_good(applied.offset)
        if self._log.size() > applied.offset:
            try:
                replay(self._log, self._store, self._catalog, heed=self._heed)
            except CatalogDamaged:
                self._remake()

    def _applied(self) -> Applied | None:
        """How far the catalog is by its own record; None where it cannot say."""
        try:
            return self._catalog.applied()
        except CatalogDamaged:
            return None

    def _check_end(self) -> None:
        """Raises LogDamaged where the catalog saw more of this log: it may be the only record of the missing events."""
        seen, last = self._numbering.events, self._numbering.last_event()
        try:
            if self._catalog.event(seen + 1) and self._catalog.event(seen) == last:
                raise LogDamaged(self._log.path, seen + 1, Clause("log-lacks-seen-events", seen=seen))
        except CatalogDamaged:
            return  # it is no witness

    def _make_good(self, offset: int) -> None:
        """Makes durable what others wrote behind byte `offset` and perhaps did not sync."""
        if self._store.in_doubt():
            self._store.make_good()
        if self._log.size() > offset:
            self._log.make_good(offset)


def stamp(moment: datetime) -> str:
    """RFC 3339 in UTC, microseconds, so that stamps sort as text; `moment` knows its zone."""
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"
