"""Opens an archive; its services are named after what they work on: `archive.cases.rename(case, name)`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import dossier
from dossier import describe_without_archive
from dossier.archive.backup import Backups
from dossier.archive.context import Context
from dossier.archive.deprecated import FORMER, former
from dossier.archive.services import Services
from dossier.errors import ArchiveExists, BadInput, DossierError, LogDamaged, NoSandbox, ShownFromAside
from dossier.intake.file_stat import Paths, folder_of, one_or_many
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import Limits
from dossier.intake.reader_start import Launched
from dossier.log import Log
from dossier.model.custody import Way
from dossier.model.events import Changes
from dossier.model.progress import ProgressCallback
from dossier.model.reports import Outcome
from dossier.proofs.local_state import LocalState, keys_folder
from dossier.proofs.signer import Signer
from dossier.repository.compare_child import Comparer
from dossier.repository.create import Founded, existing, found_or_open, open_catalog
from dossier.repository.external_writes import ExternalWrites
from dossier.repository.readonly import View, barred, view, view_from_log
from dossier.repository.user import this_user
from dossier.repository.watchlist import Watchlist
from dossier.repository.writer import Writer
from dossier.store import FolderStore

if TYPE_CHECKING:
    from dossier.model.briefs import Check

_STALE = timedelta(days=1)  # no copy takes that long


def utc_now() -> datetime:
    return datetime.now(UTC)


class Archive(Services):
    """Reports, their versions and what is known of them, in a folder.

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
        warn_with: Callable[[DossierError], None],
        progress: ProgressCallback,
    ) -> None:
        self.folder = founded.folder
        store, log = FolderStore(self.folder / "blobs"), Log(self.folder / "log")
        self.read_only = None if founded.new else barred(self.folder)
        """Why nothing can be written here, as a clause; None where it can."""
        opened = view(self.folder, store, log, progress) if self.read_only else View(open_catalog(self.folder))
        self._view, catalog = opened, opened.catalog
        self._recorder = Writer(
            self.folder,
            store,
            log,
            catalog,
            clock,
            f"software:dossier/{dossier.__version__}",
            patience,
            self.read_only,
            progress=progress,
        )
        memory = LocalState(keys, founded.identity)
        self._witness = Signer(founded.identity, log, self._recorder, memory, warn_with)
        self._recorder.listen(self._witness.after_write)
        self._external_writes = ExternalWrites(catalog, log, self._recorder)
        self._warn, self._progress = warn_with, progress
        self.lacks_sandbox = False
        """Whether files were opened here without a sandbox, since this archive was opened."""
        self.context = Context(
            self.folder,
            founded.identity,
            store,
            log,
            catalog,
            self._recorder,
            memory,
            self._witness,
            Watchlist(memory.folder, self.folder),
            Comparer(),
            f"person:{person}",
            clock,
            self.read_only,
            self._note_no_sandbox,
        )

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
        progress: ProgressCallback | None = None,
    ) -> Archive:
        """Opens the archive in `folder`.

        An archive without write permission (see `read_only`) can be read, and nothing is written there.

        `person` is the author of decisions (corrections, notes, rulings), by default the user of this computer;
        `patience` is how many seconds to wait for a turn at writing. With `warn`, a damaged log is reported there, as
        is all that becomes `alarm`; such an archive can be read and audited, though not written to. `keys` is the
        folder of private keys and of what was seen last, by default `DOSSIER_KEYS` or this user's own (see
        `keys_folder`). The progress callback hears how far a rebuild of the catalog is, and may raise to end it; the
        next opening continues it. Raises NoArchive where nothing is, NotAnArchive, NewerArchive, LogDamaged.
        """
        return cls._begun(existing(Path(folder).absolute()), clock, person, patience, warn, keys, progress)

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
        progress: ProgressCallback | None = None,
    ) -> Archive:
        """Makes an archive in `folder`, which must be empty or absent, and opens it; all else is as in `open`.

        One that is there already is opened with `exist_ok`. Raises ArchiveExists without, and what `open` raises.
        """
        founded = found_or_open(Path(folder).absolute(), clock)
        if not founded.new and not exist_ok:
            raise ArchiveExists(founded.folder)
        return cls._begun(founded, clock, person, patience, warn, keys, progress)

    @classmethod
    def _begun(
        cls,
        founded: Founded,
        clock: Callable[[], datetime],
        person: str | None,
        patience: float,
        warn: Callable[[DossierError], None] | None,
        keys: Path | str | None,
        progress: ProgressCallback | None,
    ) -> Archive:
        warn_with = warn or (lambda _: None)  # it is the archive's `alarm` all the same
        keys_path = Path(keys).absolute() if keys else keys_folder()
        archive = cls(
            founded, clock, person or this_user(), patience, keys_path, warn_with, progress or (lambda _: None)
        )
        try:
            if founded.new:
                archive._witness.founded()
            archive._begin(founded.identity, warn)
            archive._witness.check_seen()
            if not archive.read_only:
                archive._witness.take_over(clock().timestamp())
                archive.context.store.sweep(before=(clock() - _STALE).timestamp())
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
            if not self.read_only and not self.context.catalog.is_current():
                self._show_from_log()
            warn(error)
        except ShownFromAside as error:
            if warn:
                warn(error)

    def _show_from_log(self) -> None:
        """Shows the readable part of a damaged log if the catalog has another schema and cannot be replaced."""
        catalog, context = self.context.catalog, self.context
        rebuilt = view_from_log(self.folder, context.store, context.log, self._progress)
        catalog.switch_to(rebuilt.catalog)
        self._view = View(catalog, rebuilt.scratch, rebuilt.trouble)

    @property
    def identity(self) -> str:
        """The name that the archive is known by for ever, wherever its folder goes."""
        return self.context.identity

    def close(self) -> None:
        """Signs what is not signed yet, and lets go of the files."""
        self.context.comparer.close()
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
        return self._external_writes.poll()

    read = staticmethod(describe_without_archive.read)
    check_backup = staticmethod(Backups.check)
    restore = staticmethod(Backups.restore)

    @staticmethod
    def verify(
        path: Path | str, *, headers: Path | str | None = None, subject: Path | str | None = None
    ) -> Sequence[Check]:
        """Checks a brief, a bag, or a proof, without any archive. Raises BadInput when it is none.

        For an OpenTimestamps proof, `headers` is a file of Bitcoin's block headers, `subject` what was stamped.
        """
        from dossier.archive.briefs import Briefs  # late: opening an archive needs no briefs

        return Briefs.verify(path, headers=headers, subject=subject)

    def add(
        self,
        paths: Paths,
        jobs: int | None = None,
        limits: Limits | None = None,
        ahead: Launched | None = None,
        way: Way = "import",
    ) -> Iterator[Outcome]:
        """Takes files, and folders with all their content; yields an outcome a file once it is durable and read.

        `way` is recorded with each file, next to the person, the computer and the program.
        `ahead` is a reader that was started before this archive was opened; the caller that started it ends it.
        """
        paths = [*one_or_many(paths)]
        with suppress(BadInput):  # then a moved file counts as a copy, and making the key reports the reason
            self.context.watchlist.note_added(map(folder_of, paths))
        intake = self.context.intake(lambda jobs: ReaderPool(jobs, limits, ahead=ahead), way)
        try:
            yield from intake.add(paths, jobs)
        finally:
            intake.close()

    def _note_no_sandbox(self) -> None:
        """Warns once that readers have no sandbox."""
        if not self.lacks_sandbox:
            self.lacks_sandbox = True
            self._warn(NoSandbox())

    def rebuild(self, *, unless_new: bool = False) -> tuple[int, int]:
        """Makes the catalog again from blobs and log. Gives the number of its events and of its reports.

        With `unless_new`, a catalog that was made when the archive was opened is not made twice.
        """
        events = (self._recorder.made if unless_new else 0) or self._recorder.rebuild()
        return events, self.reports.count("in:all")

    if not TYPE_CHECKING:  # so that mypy finds the verbs of 0.5.0 that are still in use

        def __getattr__(self, name: str) -> object:
            """The verbs of 0.5.0, such as `archive.new_case`: they work in 0.6 and warn."""
            if name not in FORMER:
                raise AttributeError(f"an archive has no {name!r}")
            return former(self, name)
