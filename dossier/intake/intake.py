"""Takes many files in: custody of a batch, then its readings, each recorded in one go while the readers work on."""

from __future__ import annotations

import errno
import os
import time
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice
from operator import attrgetter
from pathlib import Path
from threading import Event
from typing import TypeVar

from dossier import reading  # its readers are loaded with the first question
from dossier.catalog import Catalog
from dossier.clauses import Clause
from dossier.errors import BadInput, PassedOver, Unreadable
from dossier.files import is_full
from dossier.intake.accession import (
    Accession,
    Decision,
    NotKept,
    StillChanging,
    StoredFile,
    part_entry,
    parts_taken,
    take,
)
from dossier.intake.capture_parts import is_issue, sort_out
from dossier.intake.disk_space import NoRoom, Room, bytes_of, is_ample, readable
from dossier.intake.file_stat import files_named, path_text
from dossier.intake.item_order import in_file_order
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import ReaderAnswer, Task
from dossier.intake.reread_outlets import OutletRereads
from dossier.intake.same_address import AddressBook, Join
from dossier.model.custody import Custodian
from dossier.model.digest import Digest
from dossier.model.file_parts import DEEPEST, PartOrigin, depth
from dossier.model.reading_hints import KnownHints
from dossier.model.reports import CaptureFile, Outcome, ReportId, State, Status, Version
from dossier.repository.page_bundles import bundle
from dossier.repository.reading_check import checked_facts
from dossier.repository.writer import LogEntry, Writer
from dossier.store import BlobSink, FolderStore

_BATCH = 256  # files a transaction
_FEW = 32  # files of the first batch, and of the last: while one is kept or recorded no reader need be idle
_AHEAD = 2 * _BATCH  # tasks with the readers before we wait for them
_PATIENCE = 0.5  # seconds that a reading waits for others, to be recorded with them: somebody may be looking on
_THREADS = 4  # threads that keep bytes
_AGAIN = {"read": "read again by other readers", "quarantined": "tried again by other readers"}
_OUTLETS_CHANGED = "read again for the outlets that people told of"
_TRIED = "tried again"
_RUN = 16  # files that a hand takes at a time
_TRIES = 3  # looks at a file that changes under our hands

_Item = TypeVar("_Item")
_Done = TypeVar("_Done")


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A file that its reader has in hand: what will be said once it is read, and what it was before."""

    outcome: Outcome
    origin: PartOrigin | None = None
    before: State = "archived"
    alone: bool = False  # the files inside of it are known

    @property
    def is_fresh(self) -> bool:
        """Whether this is the first version of a report, and its first reading."""
        return self.before == "archived" and self.outcome.version == 1


class Intake:
    """The way in for files. One thread at a time."""

    def __init__(
        self,
        store: FolderStore,
        catalog: Catalog,
        recorder: Writer,
        readers: Callable[[int | None], ReaderPool] = ReaderPool,
        *,
        custodian: Custodian | None = None,
        may_look: Callable[[str], bool] = lambda _: True,
        no_sandbox: Callable[[], object] = lambda: None,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """`readers` creates the pool for a number of readers. Raises ReadOnlyArchive.

        `custodian` is recorded with every file. `may_look` decides whether a path recorded in the archive may be
        accessed on this computer; `no_sandbox` is called when files are opened without a sandbox.
        """
        recorder.check_writable()
        self._store, self._catalog, self._recorder = store, catalog, recorder
        self._readers, self._may_look, self._no_sandbox = readers, may_look, no_sandbox
        self._custodian = custodian
        self._hints = KnownHints()
        self._completed = set[str]()  # places of METS files whose pages were kept just now
        self._pool: ReaderPool | None = None
        self._waiting: dict[int, _Waiting] = {}  # by task
        self._read: list[ReaderAnswer] = []
        self._tasks = 0
        self._steady, self._recorded = steady, float("-inf")
        self._postponed_bytes = 0  # bytes of readings that were put off
        self._free_then: int | None = None  # bytes that the disk had left then
        # A disk makes many files durable at once in little more time than one
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="custody")

    def close(self) -> None:
        """Ends the readers. What they had in hand stays archived, and is read at the next start."""
        self._threads.shutdown()
        if self._pool:
            self._pool.close()
            self._pool = None

    def start(self, jobs: int | None = None) -> None:
        if self._pool is None:
            self._pool = self._readers(jobs)
            self._pool.keep_with(self._keep_parts)

    def add(self, paths: Iterable[Path | str], jobs: int | None = None) -> Iterator[Outcome]:
        """Takes files, and folders with all that is in them; says of each how it fared, once it is durable and read.

        Raises ArchiveBusy, LogDamaged, and OSError when the archive's disk fails.
        """
        self.start(jobs)
        yield from in_file_order(self._add_all(paths))

    def _add_all(self, paths: Iterable[Path | str]) -> Iterator[Outcome]:
        known = set[ReportId]()
        for outcome in self._add(paths):
            if outcome.status == "unchanged" and outcome.report:
                known.add(outcome.report)
            yield outcome
        # The process that took these files in may have died before it read all files inside of them
        yield from self._read_again([_unread(version) for version in self._left_within(known)])
        yield from self._readings(at_most=0)

    def _add(self, paths: Iterable[Path | str]) -> Iterator[Outcome]:
        files, size = iter(files_named(paths, self._recorder.folder)), _FEW
        while batch := list(islice(files, size)):
            size = _BATCH
            yield from self._archive_files(batch)
            yield from self._readings(at_most=_AHEAD)
        yield from self._readings(at_most=0)

    def finish_reading(self, stop: Event | None = None) -> Iterator[Outcome]:
        """Reads versions that an earlier process kept unread, and again those that other readers have read.

        Also reads again what mentions an outlet that a person entered since, until `stop` is set.
        """
        yield from self._read_again([_unread(version) for version in self._catalog.unread(reading.PRESENT)])
        yield from self._readings(at_most=0)
        yield from self.reread_outlets(stop)

    def reread_outlets(self, stop: Event | None = None) -> Iterator[Outcome]:
        """Re-reads what mentions an outlet that a person entered since it was read; ends early where `stop` is set."""
        rereads = OutletRereads(self._store, self._catalog)
        concerned = rereads.concerned(stop or Event())
        while versions := list(islice(concerned, _BATCH)):
            yield from self._read_again([_unread(version, _OUTLETS_CHANGED) for version in versions])
        yield from self._readings(at_most=0)
        if not rereads.is_done():
            return
        with self._recorder.writing():
            if rereads.is_done():  # nobody has read on meanwhile
                self._recorder.record([LogEntry("outlets-heeded", {"outlets": rereads.known})])

    def try_again(self, versions: Sequence[Version]) -> Iterator[Outcome]:
        """Reads versions again, even if the present readers read them before."""
        yield from self._read_again([_unread(version, _TRIED) for version in versions])
        yield from self._readings(at_most=0)

    def _left_within(self, known: set[ReportId]) -> Iterator[Version]:
        """Unread parts of these reports, and parts of their parts."""
        for version in self._catalog.unread_parts():
            holder = version.origin
            while holder and holder.part_of not in known:
                holder = self._catalog.versions(holder.part_of)[-1].origin
            if holder:
                yield version

    def catch_up(self, stop: Event | None = None) -> Iterator[Outcome]:
        """Reads what was put off for want of room, once there is some."""
        if self._free_then is not None and is_ample(self._store.room(), self._postponed_bytes, self._free_then):
            self._postponed_bytes, self._free_then = 0, None
            yield from self.finish_reading(stop)

    def _read_again(self, todo: list[_Waiting]) -> Iterator[Outcome]:
        for at in range(0, len(todo), _BATCH):  # not all at once: looking at them all takes as long as an audit does
            self.start()
            batch = todo[at : at + _BATCH]
            looked = list(zip(batch, self._in_parallel(self._is_sound, batch), strict=True))
            yield from (_damaged(waiting) for waiting, sound in looked if not sound)
            self._submit([waiting for waiting, sound in looked if sound])
            yield from self._readings(at_most=_AHEAD)

    def _is_sound(self, waiting: _Waiting) -> bool:
        """Whether the bytes in custody are those that came, of which alone a reading can be believed."""
        assert waiting.outcome.sha256, "it is in custody"
        return self._store.is_whole(waiting.outcome.sha256)

    def _archive_files(self, batch: list[Path | BadInput]) -> Iterator[Outcome]:
        sorted_out = sort_out(batch)
        room = Room(self._store.room)
        with self._store.batch(len(batch)) as blobs:
            results = self._in_parallel(lambda item: _take(blobs, item, room), sorted_out.files)
        yield from (self._outcome_if_unchanged(item) or _failed(item) for item in results if isinstance(item, BadInput))
        taken = [item for item in results if isinstance(item, StoredFile)]
        parts = [file for file in taken if file.place in sorted_out.pages]
        # A METS file is read together with its pages, and therefore after they are kept
        issues = {place for place in sorted_out.pages.values() if is_issue(place)}
        reports = [file for file in taken if file.place not in sorted_out.pages]
        yield from self._take_in([file for file in reports if file.place not in issues])
        decisions = self._decide([file for file in reports if file.place in issues]) if issues else []
        if parts:
            yield from self._take_parts(parts, sorted_out.pages)
        yield from self._read_issues(decisions, issues)

    def _take_parts(self, parts: list[StoredFile], pages: Mapping[str, str]) -> Iterator[Outcome]:
        """Records files that belong to saved pages; one whose page could not be taken is a report of its own."""
        with self._recorder.writing():
            at = self._catalog.known_among({pages[file.place] for file in parts}, ())[0]
            before = self._catalog.capture_files_at([file.place for file in parts])
            owners = {file.place: here.report for file in parts if (here := at.get(pages[file.place]))}
            kept = [file for file in parts if file.place in owners]
            new = [file for file in kept if not _is_as_before(file, before.get(file.place))]
            self._recorder.record([part_entry(file, owners[file.place], self._custodian) for file in new])
        self._completed |= {page for file in new if is_issue(page := pages[file.place])}
        for file in kept:
            reason = Clause("belongs-to-saved-page", page=pages[file.place])
            yield Outcome(file.place, "part", owners[file.place], None, file.sha256, reason)
        yield from self._take_in([file for file in parts if file.place not in owners])

    def _read_issues(self, decisions: list[Decision], issues: set[str]) -> Iterator[Outcome]:
        """Has METS files read whose pages were kept just now: new ones, and once more those known before."""
        if not issues:
            return
        self._submit([_Waiting(decision.outcome) for decision in decisions if decision.to_read])
        yield from (decision.outcome for decision in decisions if not decision.to_read)
        fresh = {decision.outcome.path for decision in decisions if decision.to_read}
        located = self._catalog.known_among(issues - fresh, ())[0]
        known = [
            self._catalog.shown_version(here.report) for place, here in located.items() if place in self._completed
        ]
        self._completed.clear()
        yield from self._read_again([_unread(version, _TRIED) for version in known])

    def _outcome_if_unchanged(self, error: BadInput) -> Outcome | None:
        """The outcome of a file that did not fit on the disk but is unchanged since it was archived."""
        if not isinstance(error, NotKept):
            return None
        here = self._catalog.located(error.thing)
        if here is None or here.gone is not None or here.stamp != error.stamp:
            return None
        version = next(v for v in self._catalog.versions(here.report) if v.sha256 == here.sha256)
        return Outcome(error.thing, "unchanged", here.report, version.number, version.sha256)

    def _keep_parts(self, contents: Sequence[bytes]) -> list[Digest]:
        """Keeps files found within another. Raises OSError, also where the disk has no room for them."""
        try:
            Room(self._store.room).take(sum(map(len, contents)))
        except NoRoom as error:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self._recorder.folder)) from error
        with self._store.batch(len(contents)) as blobs:
            return [blobs.put(data).digest for data in contents]

    def _take_in(self, taken: list[StoredFile]) -> Iterator[Outcome]:
        """Records what is in the store, and hands to the readers what they do not know."""
        decisions = self._decide(taken)
        known = zip(decisions, taken, strict=True)
        self._submit([_Waiting(decision.outcome, file.origin) for decision, file in known if decision.to_read])
        yield from (d.outcome for d in decisions if not d.to_read)

    def _decide(self, taken: list[StoredFile]) -> list[Decision]:
        with self._recorder.writing():
            accession = Accession(self._catalog, self._recorder, taken, self._may_look, self._custodian)
            decisions = [accession.decide(file) for file in taken]
            self._recorder.record([d.entry for d in decisions if d.entry])
        return decisions

    def _submit(self, todo: list[_Waiting]) -> None:
        """Queues archived files for the readers."""
        assert self._pool, "the pool was started before files are submitted"
        self._pool.know(self._catalog.own_outlets())
        self._hints = self._catalog.reading_hints()
        new = dict(enumerate(todo, self._tasks + 1))
        self._waiting |= new
        self._tasks += len(new)
        self._pool.submit([self._task(key, waiting) for key, waiting in new.items()])

    def _task(self, key: int, waiting: _Waiting) -> Task:
        outcome, capture = waiting.outcome, waiting.origin.capture if waiting.origin else None
        assert outcome.sha256 and outcome.report and outcome.version, "it is in custody"
        path, name = self._store.place(outcome.sha256), Path(outcome.path).name
        alone = waiting.alone or depth(outcome.path) >= DEEPEST
        hints = self._hints.of(outcome.sha256)
        made = self._issue(outcome) if is_issue(outcome.path) else None
        return Task(
            key, path, name, outcome.report, outcome.version, capture=capture, alone=alone, made=made, hints=hints
        )

    def _issue(self, outcome: Outcome) -> Callable[[], bytes] | None:
        """Gives a METS file packed with the pages that it lists, once its reader asks; None where none is kept."""
        assert outcome.sha256 and outcome.report, "it is in custody"
        digest, name = outcome.sha256, Path(outcome.path).name
        pages = [file for file in self._catalog.capture_files(outcome.report) if file.path.lower().endswith(".xml")]
        if not pages:
            return None
        return lambda: bundle(self._store, name, outcome.path, self._store.read(digest), pages)

    def _readings(self, at_most: int) -> Iterator[Outcome]:
        """Records readings that are done, many at a time, until no more than `at_most` files wait for theirs."""
        while self._pool and (len(self._waiting) > at_most or self._pool.has_ready):
            wait = self._answers_lacking(self._pool.open) if len(self._waiting) > at_most else 0
            self._read.extend(self._pool.ready(wait, _PATIENCE))
            if self._pool.lacks_sandbox:
                self._no_sandbox()
            many = len(self._read) >= min(_BATCH, max(_FEW, self._pool.open)) or not self._pool.open
            if many or (self._read and self._steady() - self._recorded >= _PATIENCE):
                yield from self._record_read()
                self._recorded = self._steady()

    def _answers_lacking(self, still_open: int) -> int:
        """The number of answers to wait for before they are recorded.

        Few as the end draws near: half of what is left, so that readers are at work meanwhile.
        """
        read = len(self._read)
        return min(_BATCH - read, max(_FEW - read, (still_open - read + 1) // 2))

    def _record_read(self) -> Iterator[Outcome]:
        answers, put_off = readable(self._read, self._store.room())
        self._read = []
        answers.sort(key=attrgetter("key"))  # so that the items of a file come in its order
        yield from map(self._put_off, put_off)
        # First the files inside of the files: should we die in between, they are read again, and nothing is missing
        yield from self._take_in([part for answer in answers for part in self._parts(answer)])
        try:
            entries = self._entries(answers)
        except OSError as error:
            if not is_full(error):
                raise
            yield from map(self._put_off, answers)
            return
        read = [self._waiting.pop(answer.key) for answer in answers]
        with self._recorder.writing():
            # A version that a person moved to another report meanwhile is read again at the next start
            present = self._catalog.versions_there({waiting.outcome.report or "" for waiting in read})
            accepted = [
                entry
                for waiting, entry in zip(read, entries, strict=True)
                if not _in_vain(waiting, entry) and (waiting.outcome.report, waiting.outcome.version) in present
            ]
            joins = {join.other: join for join in self._joins(read, entries, present)}
            self._recorder.record([*accepted, *(join.entry for join in joins.values())])
        for outcome in map(_outcome_of, read, entries, answers):
            join = joins.get(outcome.report or "")
            yield outcome if join is None else _joined(outcome, join)

    def _is_alone(self, report: ReportId) -> bool:
        """Whether a report has no second version by now."""
        return self._recorder.next_version(report) == 2

    def _joins(
        self, read: Sequence[_Waiting], entries: Sequence[LogEntry], present: Collection[tuple[ReportId, int]]
    ) -> list[Join]:
        """Fresh reports whose address the archive knows."""
        fresh = [
            (report, entry.facts)
            for waiting, entry in zip(read, entries, strict=True)
            if (report := waiting.outcome.report) and waiting.is_fresh and entry.facts and self._is_alone(report)
            if (report, 1) in present
        ]
        return AddressBook(self._catalog, self._store, self._recorder).joins(fresh)

    def _entries(self, answers: Sequence[ReaderAnswer]) -> list[LogEntry]:
        """What is recorded of answers, with their blobs kept. Raises OSError; then none of them is."""
        answered = [(self._waiting[answer.key].outcome, answer) for answer in answers]
        with self._store.batch(2 * len(answered)) as blobs:
            return self._in_parallel(lambda item: _entry(blobs, *item), answered)

    def _put_off(self, answer: ReaderAnswer) -> Outcome:
        self._postponed_bytes, self._free_then = self._postponed_bytes + bytes_of(answer), self._store.room()
        outcome = self._waiting.pop(answer.key).outcome
        return replace(outcome, reason=Clause("kept-until-disk-has-room"))

    def _parts(self, answer: ReaderAnswer) -> list[StoredFile]:
        outcome = self._waiting[answer.key].outcome
        assert outcome.report, "it is in custody"
        if not answer.parts:
            return []
        newest = answer.reason is None and outcome.version == self._catalog.row(outcome.report).version
        home = self._catalog.home_with(outcome.report, outcome.sha256 or "") or self._catalog.home_of(outcome.report)
        return parts_taken(home, outcome.report, answer.parts, newest)

    def _in_parallel(self, work: Callable[[_Item], _Done], items: Sequence[_Item]) -> list[_Done]:
        """Splits the work among threads in long runs: passing one item to a thread takes as long as a small file.

        While every reader has work, this thread does it alone: more threads would slow the readers down.
        """
        runs = deque(items[at : at + _RUN] for at in range(0, len(items), _RUN))
        results = list[_Done]()
        while runs and self._pool and self._pool.has_for_each(_RUN):
            results.extend(map(work, runs.popleft()))
        for run in self._threads.map(lambda run: list(map(work, run)), runs):
            results.extend(run)
        return results


def _entry(sink: BlobSink, outcome: Outcome, answer: ReaderAnswer) -> LogEntry:
    """What is recorded of an answer, whose blobs are kept."""
    assert outcome.report and outcome.version, "it is in custody"
    about = {"report": outcome.report, "version": outcome.version}
    if answer.reason is not None:
        return _refused(about, answer.reason)
    try:
        facts = checked_facts(answer.rendition, answer.description, outcome.report, outcome.version)
    except Unreadable as error:
        return _refused(about, error.reason)
    detail: dict[str, object] = {"reader": answer.reader, "media_type": answer.media_type}
    detail |= {"outlets": answer.outlets} if answer.outlets else {}
    detail |= {"rendition": sink.put(answer.rendition).digest}
    detail |= {"description": sink.put(answer.description).digest}
    return LogEntry("reading", about | detail, facts)


def _refused(about: dict[str, object], reason: str) -> LogEntry:
    return LogEntry("quarantine", about | {"reason": reason, "reader": reading.REFUSED_BY})


def _in_vain(waiting: _Waiting, entry: LogEntry) -> bool:
    """Whether other readers can make nothing of a file that was read before: that reading stays."""
    return waiting.before == "read" and entry.kind == "quarantine"


def _outcome_of(waiting: _Waiting, entry: LogEntry, answer: ReaderAnswer) -> Outcome:
    if entry.kind != "quarantine" or _in_vain(waiting, entry):
        return replace(waiting.outcome, reason=waiting.outcome.reason or answer.lacks)
    return replace(waiting.outcome, status="quarantined", reason=entry.detail["reason"])


def _joined(outcome: Outcome, join: Join) -> Outcome:
    """Of a file that is a further capture of a known address."""
    return replace(outcome, status="new-version", report=join.report, version=join.number)


def _unread(version: Version, why: str | None = None) -> _Waiting:
    again = why or _AGAIN.get(version.state)
    status: Status = "unchanged" if again else "added" if version.number == 1 else "new-version"
    item = version.origin.item if version.origin else None
    outcome = Outcome(version.path, status, version.report, version.number, version.sha256, again, item)
    return _Waiting(outcome, version.origin, version.state, alone=why == _OUTLETS_CHANGED)


def _damaged(waiting: _Waiting) -> Outcome:
    reason = Clause("kept-bytes-damaged")
    return replace(waiting.outcome, status="failed", reason=reason)


def _is_as_before(file: StoredFile, known: CaptureFile | None) -> bool:
    return known is not None and (known.sha256, known.stamp) == (file.sha256, file.stamp)


def _take(store: BlobSink, path: Path | BadInput, room: Room) -> StoredFile | BadInput:
    if isinstance(path, BadInput):
        return path
    for _ in range(_TRIES):
        try:
            return take(store, path, room)
        except BadInput as error:
            return error
        except StillChanging:
            continue
    return BadInput(path_text(path), Clause("changed-while-read"))


def _failed(error: BadInput) -> Outcome:
    return Outcome(error.thing, "ignored" if isinstance(error, PassedOver) else "failed", reason=error.reason)
