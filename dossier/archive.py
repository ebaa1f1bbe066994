"""The archive: wires the rooms together; every face enters by this door and no other."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import TracebackType

import dossier
from dossier import describing
from dossier.briefs import HandingOut
from dossier.briefs.naming import Naming
from dossier.briefs.planning import Planning
from dossier.errors import ArchiveExists, BadInput, DossierError, LogDamaged, NoSandbox, ShownFromAside
from dossier.intake.cage import Cage
from dossier.intake.correcting import Correcting
from dossier.intake.following import Following
from dossier.intake.intake import Intake
from dossier.intake.launching import Launched
from dossier.intake.looks import Paths, folder_meant, one_or_many
from dossier.intake.messages import Limits
from dossier.intake.retrying import Retrying
from dossier.keeping.authority import Authority
from dossier.keeping.comparer import Comparer
from dossier.keeping.elsewhere import Elsewhere
from dossier.keeping.filtering import Filtering, understood
from dossier.keeping.founding import Founded, existing, found_or_open, open_catalog
from dossier.keeping.gathering import Gathering
from dossier.keeping.judging import Judging
from dossier.keeping.memory import Memory, keys_folder
from dossier.keeping.recorder import Entry, Recorder
from dossier.keeping.reviewing import Reviewing
from dossier.keeping.safekeeping import Safekeeping
from dossier.keeping.shelf import Shelf
from dossier.keeping.sorting import Sorting
from dossier.keeping.user import this_user
from dossier.keeping.viewing import View, barred, view
from dossier.keeping.watchlist import Watchlist
from dossier.keeping.witness import Witness
from dossier.ledger import Log
from dossier.model.cases import CaseFile
from dossier.model.events import WITHDRAWN, Changes, Event
from dossier.model.hunks import Hunk
from dossier.model.links import Finding, Group, Link, Ruling
from dossier.model.progress import Heed
from dossier.model.reports import Outcome, ReportDetail, ReportId, ReportRow
from dossier.originals.verbs import Originals
from dossier.store import FolderStore

_STALE = timedelta(days=1)  # no copy takes that long


def utc_now() -> datetime:
    return datetime.now(UTC)


def _day(words: str) -> date:
    try:
        return date.fromisoformat(words)
    except ValueError as error:
        raise BadInput(words, "is no day; write it as 2019-03-03") from error


class Archive(
    Authority, Correcting, Filtering, Following, Gathering, HandingOut, Judging, Naming, Originals, Planning, Retrying,
    Reviewing, Safekeeping, Sorting,
):  # fmt: skip
    """Reports, their versions and what is known of them, in a folder. Its methods are the commands' verbs.

    Any thread may call any method. Writes take turns, also with other processes on the same folder, and raise
    ArchiveBusy when the turn does not come; every write hands a `Changes` to the listeners.
    """

    def __init__(
        self,
        founded: Founded,
        clock: Callable[[], datetime],
        person: str,
        patience: float,
        keys: Path,
        tell: Callable[[DossierError], None],
        heed: Heed,
    ) -> None:
        self.folder, self._identity = founded.folder, founded.identity
        self._clock, self._person = clock, f"person:{person}"
        self._store = FolderStore(self.folder / "blobs")
        self._log = Log(self.folder / "log")
        self.read_only = None if founded.new else barred(self.folder)
        """Why nothing can be written here, as a clause; None where it can."""
        opened = view(self.folder, self._store, self._log, heed) if self.read_only else View(open_catalog(self.folder))
        self._view, self._catalog = opened, opened.catalog
        self._recorder = Recorder(
            self.folder,
            self._store,
            self._log,
            self._catalog,
            clock,
            f"software:dossier/{dossier.__version__}",
            patience,
            self.read_only,
            heed=heed,
        )
        self._memory = Memory(keys, founded.identity)
        self._watchlist = Watchlist(self._memory.folder, self.folder)
        self._witness = Witness(founded.identity, self._log, self._recorder, self._memory, tell)
        self._recorder.listen(self._witness.heed)
        self._elsewhere = Elsewhere(self._catalog, self._log, self._recorder)
        self._comparer = Comparer()
        self._tell = tell
        self.lacks_sandbox = False
        """Whether files were opened here without a sandbox, since this archive was opened."""

    @classmethod
    def open(
        cls,
        folder: Path | str,
        *,
        clock: Callable[[], datetime] = utc_now,
        person: str | None = None,
        patience: float = 30.0,
        warn: Callable[[DossierError], None] | None = None,
        keys: Path | str | None = None,
        heed: Heed | None = None,
    ) -> Archive:
        """Opens the archive in `folder`.

        One that cannot be written to (see `read_only`) can be looked at all the same, and nothing is written there.

        `person` is who decides (corrections, notes, rulings), by default the user of this computer; `patience` is
        how many seconds to wait for a turn at writing. With `warn`, a damaged log is told there and the archive can
        be looked at and audited, though not written to; and whatever becomes `alarm`. `keys` is the folder of private
        keys and of what was seen last, by default `DOSSIER_KEYS` or this user's own (see `keys_folder`). `heed` hears
        how far a catalog is that is made again, and may raise to end that; the next opening goes on with it.
        Raises NoArchive where nothing is, NotAnArchive, NewerArchive, LogDamaged.
        """
        return cls._begun(existing(Path(folder).absolute()), clock, person, patience, warn, keys, heed)

    @classmethod
    def create(
        cls,
        folder: Path | str,
        *,
        exist_ok: bool = False,
        clock: Callable[[], datetime] = utc_now,
        person: str | None = None,
        patience: float = 30.0,
        warn: Callable[[DossierError], None] | None = None,
        keys: Path | str | None = None,
        heed: Heed | None = None,
    ) -> Archive:
        """Makes an archive in `folder`, which must be empty or absent, and opens it; all else is as in `open`.

        One that is there already is opened with `exist_ok`. Raises ArchiveExists without, and what `open` raises.
        """
        founded = found_or_open(Path(folder).absolute(), clock)
        if not founded.new and not exist_ok:
            raise ArchiveExists(founded.folder)
        return cls._begun(founded, clock, person, patience, warn, keys, heed)

    @classmethod
    def _begun(
        cls,
        founded: Founded,
        clock: Callable[[], datetime],
        person: str | None,
        patience: float,
        warn: Callable[[DossierError], None] | None,
        keys: Path | str | None,
        heed: Heed | None,
    ) -> Archive:
        tell = warn or (lambda _: None)  # it is the archive's `alarm` all the same
        kept = Path(keys).absolute() if keys else keys_folder()
        archive = cls(founded, clock, person or this_user(), patience, kept, tell, heed or (lambda _: None))
        try:
            if founded.new:
                archive._witness.founded()
            archive._begin(founded.identity, warn)
            archive._witness.look()
            if not archive.read_only:
                archive._witness.take_over(clock().timestamp())
                archive._store.sweep(before=(clock() - _STALE).timestamp())
        except BaseException:
            archive.close()
            raise
        return archive

    def _begin(self, identity: str, warn: Callable[[DossierError], None] | None) -> None:
        try:
            if self.read_only and self._view.trouble:
                raise self._view.trouble
            self._recorder.begin(identity, self._witness.first_key)
        except LogDamaged as error:
            if warn is None:
                raise
            warn(error)
        except ShownFromAside as error:
            if warn:
                warn(error)

    @property
    def identity(self) -> str:
        """The name that the archive is known by for ever, wherever its folder goes."""
        return self._identity

    def close(self) -> None:
        """Signs what is not signed yet, and lets go of the files."""
        self._comparer.close()
        try:
            self._witness.close()
        finally:
            self._view.close()

    def __enter__(self) -> Archive:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def listen(self, listener: Callable[[Changes], None]) -> None:
        """Calls `listener` after every write through this object, on the thread that wrote."""
        self._recorder.listen(listener)

    def news(self) -> Changes:
        """What other processes wrote since this was asked last. Raises LogDamaged."""
        return self._elsewhere.look()

    # taking in

    read = staticmethod(describing.read)

    def add(
        self, paths: Paths, jobs: int | None = None, limits: Limits | None = None, ahead: Launched | None = None
    ) -> Iterator[Outcome]:
        """Takes files, and folders with all that is in them; an outcome a file once it is durable and read.

        `ahead` is a reader that was launched before this archive was opened; whoever did that ends it.
        """
        paths = [*one_or_many(paths)]
        with suppress(BadInput):  # then a file that was moved counts as a copy, and the key's maker tells why
            self._watchlist.note_added(map(folder_meant, paths))
        intake = Intake(
            self._store,
            self._catalog,
            self._recorder,
            lambda jobs: Cage(jobs, limits, ahead=ahead),
            may_look=self._watchlist.may_look,
            no_sandbox=self._note_no_sandbox,
        )
        try:
            yield from intake.add(paths, jobs)
        finally:
            intake.close()

    def _note_no_sandbox(self) -> None:
        """Warns once that readers have no sandbox."""
        if not self.lacks_sandbox:
            self.lacks_sandbox = True
            self._tell(NoSandbox())

    def heed_outlets(self, stop: threading.Event | None = None) -> Iterator[Outcome]:
        """Reads again what mentions an outlet that somebody told of since; `watch` does so when it starts."""
        intake = Intake(
            self._store,
            self._catalog,
            self._recorder,
            may_look=self._watchlist.may_look,
            no_sandbox=self._note_no_sandbox,
        )
        try:
            yield from intake.heed_outlets(stop)
        finally:
            intake.close()

    # looking

    def list(self, query: str = "", *, order: str = "", limit: int = -1, offset: int = 0) -> Sequence[ReportRow]:
        """Reports that match a query (see `catalog.parse_query`), best first or by a column; newest first without."""
        return self._catalog.reports(understood(query), order=order, limit=limit, offset=offset)

    def search(self, query: str, limit: int = 50) -> Sequence[ReportRow]:
        """The best matches for words, "phrases", prefixes* and fields such as `outlet:` and `after:`."""
        return self.list(query, limit=limit)

    def count(self, query: str = "") -> int:
        return self._catalog.count(understood(query))

    def show(self, report: ReportId, version: int | None = None) -> ReportDetail:
        """One report whole, with the description of its newest version or of the one named. Raises BadInput."""
        return self._shelf().detail(report, version)

    def rows(self, reports: Sequence[ReportId]) -> Sequence[ReportRow]:
        """What lists show of these reports, in their order. Raises BadInput when one is unknown."""
        return self._catalog.rows(reports)

    def diff(self, report: ReportId, first: int | None = None, second: int | None = None) -> Sequence[Hunk]:
        """What changed from one version to another, by default from the last but one to the last. Raises BadInput."""
        from dossier.comparing.changes import hunks  # late: all that compares takes a while to load

        newest = self._catalog.versions(report)[-1].number
        if newest == 1 and first is None:
            raise BadInput(report, "has one version only; there is nothing to compare it with")
        old = self._shelf().record(report, newest - 1 if first is None else first)
        return hunks(old, self._shelf().record(report, second))

    def history(self, report: ReportId | None = None) -> Sequence[Event]:
        """What happened to the archive, or to one report, oldest first."""
        if report is not None:
            self._catalog.row(report)
        return self._catalog.events(report)

    def related(self, report: ReportId, limit: int = 20) -> Sequence[Link]:
        """Reports linked to this one, best first, with reasons. Raises BadInput."""
        from dossier.keeping.relations import links_of  # late: what links takes a while to load

        return links_of(self._catalog, report, limit)

    def group(self, newest: int | None = None) -> Sequence[Group]:
        """Suggested cases over the whole archive; a report in at most one. People's rulings outrank the machine.

        With `newest`, among so many reports that came last.
        """
        from dossier.keeping.relations import groups  # late, as above

        return groups(self._catalog, newest)

    def _shelf(self) -> Shelf:
        return Shelf(self._store, self._catalog)

    # deciding

    def rule(self, ruling: Ruling) -> Changes:
        """A person's word on whether two reports tell the same event, or have anything in common. Raises BadInput."""
        if ruling.report == ruling.other:
            raise BadInput(ruling.report, "is one report; a ruling is about two")
        for report in (ruling.report, ruling.other):
            self._catalog.row(report)
        detail = {"report": ruling.report, "other": ruling.other, "verdict": ruling.verdict}
        return self._recorder.record([self._decided("ruling", **detail)])

    def rulings(self, report: ReportId | None = None) -> Sequence[Ruling]:
        """Rulings in force, the oldest first; all, or those on this report. Raises BadInput for an unknown report."""
        if report is not None:
            self._catalog.row(report)
        return self._catalog.rulings(report)

    def withdraw_ruling(self, report: ReportId, other: ReportId) -> Changes:
        """Takes a ruling back: the machine's word counts again. Raises BadInput when there is none."""
        with self._recorder.writing():
            if not any({report, other} == {held.report, held.other} for held in self.rulings(report)):
                raise BadInput(f"{report} and {other}", "have no ruling to take back")
            return self._recorder.record([self._decided("ruling", report=report, other=other, verdict=WITHDRAWN)])

    def _decided(self, kind: str, **detail: object) -> Entry:
        return Entry(kind, detail, agent=self._person)  # type: ignore[arg-type]

    # cases

    def compare(self, name: str, *, as_of: str | None = None) -> Sequence[Finding]:
        """What the reports of a case say of the same things; with `as_of`, those out by that day (`2019-03-03`).

        Raises BadInput, and NotCompared where they cannot be compared within the limits.
        """
        return self.case_file(name, as_of=as_of).findings

    def case_file(self, name: str, *, as_of: str | None = None) -> CaseFile:
        """All that a brief is made of; with `as_of`, only reports published by that day.

        Raises BadInput, and NotCompared where the reports cannot be compared within the limits.
        """
        case = self.case(name)
        day = _day(as_of) if as_of is not None else None
        grades = self._grades()
        sources = tuple(replace(self._shelf().source(r), grade=grades.get(r)) for r in case.reports)
        if day is not None:
            from dossier.comparing import published_by  # late, as above

            sources = tuple(source for source in sources if published_by(source.record, day))
        judgements = [judgement for judgement in self._catalog.judgements() if judgement.case == case.case]
        records = [source.record for source in sources if source.description]
        compared = self._comparer.compare(records, judgements)
        return CaseFile(case, sources, compared.findings, compared.judgements)

    # keeping

    def rebuild(self, *, unless_new: bool = False) -> tuple[int, int]:
        """Makes the catalog again from blobs and log. Gives the events and reports that it holds.

        With `unless_new`, one that was made when the archive was opened, because there was none, is not made twice.
        """
        events = (self._recorder.made if unless_new else 0) or self._recorder.rebuild()
        return events, self.count("in:all")
