"""What every service of an archive works with, and what services have in common."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import dossier
from dossier.archive.deprecated import warn_former
from dossier.catalog import Catalog
from dossier.clauses import Clause
from dossier.intake.reader_pool import ReaderPool
from dossier.log import Log
from dossier.model.custody import Custodian, Way, clock_offset
from dossier.model.events import Changes, EventKind
from dossier.model.reports import Outcome, Version
from dossier.proofs.local_state import LocalState
from dossier.proofs.signer import Signer
from dossier.repository.compare_child import Comparer
from dossier.repository.reports import ReportLoader
from dossier.repository.watchlist import Watchlist
from dossier.repository.writer import LogEntry, Writer
from dossier.store import FolderStore

if TYPE_CHECKING:
    from dossier.intake.intake import Intake


@dataclass(frozen=True, slots=True)
class Context:
    """One open archive: its parts, who works on it, and the clock."""

    folder: Path
    identity: str
    """The archive's own id, from its `dossier.json`."""
    store: FolderStore
    log: Log
    catalog: Catalog
    recorder: Writer
    memory: LocalState
    """What this computer keeps of the archive outside of it: private keys, and how much of the log it has seen."""
    witness: Signer
    watchlist: Watchlist
    """The folders that this computer watches for the archive, kept outside of it."""
    comparer: Comparer
    """Compares reports in a confined child."""
    person: str
    """The agent that decisions are recorded under, such as `person:ada`."""
    clock: Callable[[], datetime]
    read_only: Clause | None
    """Why nothing can be written, as a clause; None where writing works."""
    no_sandbox: Callable[[], None]
    """Called where files are opened without a sandbox."""

    @property
    def shelf(self) -> ReportLoader:
        """Loads reports with their words."""
        return ReportLoader(self.store, self.catalog)

    def intake(self, readers: Callable[[int | None], ReaderPool] = ReaderPool, way: Way = "import") -> Intake:
        """A way in for files, which is to be closed. Raises ReadOnlyArchive."""
        from dossier.intake.intake import Intake  # late: a list or a search takes nothing in

        person, program = self.person.removeprefix("person:"), f"dossier/{dossier.__version__}"
        return Intake(
            self.store,
            self.catalog,
            self.recorder,
            readers,
            custodian=Custodian(person, platform.node(), program, way, clock_offset(self.clock())),
            may_look=self.watchlist.may_look,
            no_sandbox=self.no_sandbox,
        )

    def read_again(self, versions: Sequence[Version]) -> list[Outcome]:
        """Reads versions once more, after a person said how. Raises ReadOnlyArchive."""
        intake = self.intake()
        try:
            return [*intake.try_again(versions)]
        finally:
            intake.close()


class Service:
    """The verbs on one noun, such as `archive.cases`; every change is an event in the log by `context.person`."""

    former: ClassVar[str] = ""
    """The method that 0.5.0 had on the archive under the service's own name: `archive.cases()`."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._catalog, self._recorder, self._person = context.catalog, context.recorder, context.person

    def _entry(self, kind: EventKind, **detail: object) -> LogEntry:
        return LogEntry(kind, detail, agent=self._person)

    def _record(self, kind: EventKind, **detail: Any) -> Changes:
        """Records one event; reports that were joined into others go by the ids of those."""
        if isinstance(report := detail.get("report"), str):
            detail["report"] = self._catalog.present_id(report)
        if isinstance(reports := detail.get("reports"), list):
            detail["reports"] = list(dict.fromkeys(map(self._catalog.present_id, reports)))
        return self._recorder.record([self._entry(kind, **detail)])

    if not TYPE_CHECKING:

        def __call__(self, *args: Any, **named: Any) -> Any:
            """The verb of 0.5.0 with the service's name; it works in 0.6 and warns."""
            if not self.former:
                raise TypeError(f"{type(self).__name__} is no verb")
            name = type(self).__name__.lower()
            warn_former(name, f"{name}.{self.former}")
            return getattr(self, self.former)(*args, **named)
