"""The catalog: one write method, which applies events in one transaction; everything else is a query."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import (
    SQLITE_BUSY,
    SQLITE_CONSTRAINT,
    SQLITE_CORRUPT,
    SQLITE_IOERR_DIR_FSYNC,
    SQLITE_IOERR_FSYNC,
    SQLITE_NOTADB,
    SQLITE_OK,
)
from typing import TYPE_CHECKING, Any

from dossier.catalog import report_ids, report_lists, schema
from dossier.catalog.decision_queries import DecisionQueries
from dossier.catalog.engine import PATIENCE, CatalogFile
from dossier.catalog.link_index import Filing
from dossier.catalog.naming_reports import NamingQueries
from dossier.catalog.query import Query
from dossier.catalog.query_completion import Offering
from dossier.catalog.reviews import ReviewQueries
from dossier.clauses import Clause, as_clause
from dossier.errors import ArchiveBusy, BadInput, CatalogDamaged, DossierError, SyncFailed
from dossier.lazy_module import LazyModule
from dossier.model.events import Changes, Event, EventKind
from dossier.model.reading_facts import Facts
from dossier.model.reports import CaptureFile, ReportId, ReportRow, SharedAddress, Version

if TYPE_CHECKING:
    from sqlalchemy import Connection, exc

    from dossier.catalog import catalog_diff, joins, lookups, plans, projector
else:  # late: what lists do without, SQLAlchemy first of all
    exc = LazyModule("sqlalchemy.exc")
    catalog_diff, joins, lookups, plans, projector = (
        LazyModule(f"dossier.catalog.{name}") for name in ("catalog_diff", "joins", "lookups", "plans", "projector")
    )

_SPOILT = (SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_CONSTRAINT)
_UNSYNCED = (SQLITE_IOERR_FSYNC, SQLITE_IOERR_DIR_FSYNC)
# How SQLite and its Python module begin to tell of a file that somebody or something has changed
_RUINED = ("no such table", "no such column", "malformed JSON", "Could not decode to UTF-8")


@dataclass(frozen=True, slots=True)
class Applied:
    """How far the log has been applied: the last event's number, and the log's bytes up to its end."""

    seq: int
    offset: int


def _no_facts(version: Version) -> Facts:
    raise AssertionError(f"{version.report} {version.number}: a rule is about it, and nobody gives its facts")


class Catalog(ReviewQueries, Offering, DecisionQueries, Filing, NamingQueries):
    """Facts in `path`, an SQLite file. Any number of threads may ask; one at a time may apply."""

    def __init__(self, path: Path, *, to_read: bool = False, passing: bool = False) -> None:
        """Opens a catalog, and creates the tables in a new file. With `to_read` nothing is ever written.

        A catalog with another schema stays as it is: `is_current` says so, and `applied` raises CatalogDamaged.
        A `passing` catalog is temporary, used by one process, and fast because it need not outlive a crash.
        Raises NewerArchive, CatalogDamaged (it can be rebuilt), BadInput (the file cannot be used).
        """
        self._path, self._file = path, CatalogFile(path, to_read=to_read, passing=passing)
        try:
            if not self.is_current() and not to_read:
                with self._writing() as connection:  # one process at a time: another may have made them meanwhile
                    schema.create(connection)
        except DossierError:
            self.close()
            raise

    def close(self) -> None:
        self._file.close()

    def is_current(self) -> bool:
        """Whether the tables are those of this program; else the catalog must be rebuilt. Raises NewerArchive."""
        with self._listing() as connection:
            return schema.number(connection, self._path) == schema.SCHEMA

    @contextmanager
    def _listing(self) -> Iterator[sqlite3.Connection]:
        with self._named_errors(), self._file.transaction() as connection:
            yield connection

    @contextmanager
    def _asking(self) -> Iterator[Connection]:
        with self._named_errors(), self._file.engine.begin() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._named_errors(), self._file.for_writing().begin() as connection:
            yield connection

    @contextmanager
    def _named_errors(self) -> Iterator[None]:
        """Raises CatalogDamaged, or SyncFailed, or ArchiveBusy or BadInput where it cannot be used just now."""
        try:
            yield
        except DossierError:
            raise
        except sqlite3.DatabaseError as error:  # of what is asked of SQLite directly
            raise self._named(error) from error
        except UnicodeEncodeError as error:
            raise BadInput(ascii(error.object), Clause("holds-byte-no-text-in-utf8")) from error
        except (AttributeError, LookupError, OverflowError, TypeError, ValueError) as error:
            # A row from which no noun can be made
            raise CatalogDamaged(self._path, as_clause(str(error))) from error
        except exc.DatabaseError as error:
            raise self._named(error.orig) from error
        except (exc.NoResultFound, exc.StatementError) as error:
            raise CatalogDamaged(self._path, as_clause(str(error))) from error

    def _named(self, error: BaseException | None) -> DossierError:
        code = getattr(error, "sqlite_errorcode", SQLITE_OK)
        if code in _UNSYNCED:
            return SyncFailed(errno.EIO, str(error), str(self._path))
        if code & 0xFF in _SPOILT or str(error).startswith(_RUINED):  # the rest of the code tells variants apart
            return CatalogDamaged(self._path, as_clause(str(error)))
        if code & 0xFF == SQLITE_BUSY:
            return ArchiveBusy(self._path.parent, PATIENCE)
        return BadInput(self._path, Clause("catalog-cannot-be-used", error=error))

    # writing

    def apply(
        self, batch: Iterable[tuple[Event, Facts | None]], offset: int, load: projector.Load = _no_facts
    ) -> Changes:
        """Applies events in one transaction; `offset` is the log's length in bytes after the last of them.

        `load` gives the facts of versions in the catalog, for events about rules. Raises what it raises, and
        CatalogDamaged when an event does not fit the catalog's content; then nothing is applied.
        """
        each, last = list[Changes](), 0
        with self._writing() as connection:
            writer = projector.Projector(connection, load)
            for event, facts in batch:
                each.append(self._project(writer, event, facts))
                last = event.seq
            writer.finish()
            if last:
                _remember(connection, Applied(last, offset))
        return Changes.of(each)

    def _project(self, writer: projector.Projector, event: Event, facts: Facts | None) -> Changes:
        try:
            return writer.apply(event, facts)
        except (AttributeError, KeyError, OverflowError, TypeError, ValueError) as error:
            raise CatalogDamaged(
                self._path, Clause("event-cannot-be-understood", event=event.seq, error=repr(error))
            ) from error

    def become(self, other: Catalog) -> None:
        """Takes over all that `other` holds, in one step for everybody who has this file open."""
        with self._named_errors(), self._file.lent() as here, other._file.lent() as there:
            there.backup(here)

    def clear_journal(self) -> bool:
        """Moves all that the write-ahead log holds into the file and empties it; False where a reader is in the way."""
        with self._named_errors(), self._file.lent() as here:
            busy, *_ = here.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy

    def switch_to(self, other: Catalog) -> None:
        """Asks the file of `other` from now on, and leaves its own file as it is; `other` is no longer used."""
        self._file.close()
        self._path, self._file = other._path, other._file

    # asking

    @property
    def path(self) -> Path:
        return self._path

    def flaws(self) -> list[str]:
        """What SQLite finds wrong with the form of its file, indexes and all."""
        with self._listing() as connection:
            return [found for (found,) in connection.execute("PRAGMA integrity_check") if found != "ok"]

    def finds_its_words(self) -> bool:
        """Whether the index of the words leads to each of them and to no others. SQLite asks that as a writer does."""
        try:
            with self._writing() as connection:
                connection.exec_driver_sql("INSERT INTO words(words) VALUES ('integrity-check')")
        except CatalogDamaged:
            return False
        return True

    @contextmanager
    def held_against(self, right: Catalog) -> Iterator[catalog_diff.Holding]:
        """Opens this catalog in its present state with `right` attached, which may change before comparison."""
        with self._named_errors(), self._file.alone() as connection:
            connection.execute(f"ATTACH DATABASE ? AS {catalog_diff.MADE}", (str(right.path),))
            connection.execute("BEGIN")
            yield catalog_diff.Holding(connection)

    def applied(self) -> Applied:
        """Raises CatalogDamaged where the catalog must be rebuilt, as one with the schema of an earlier Dossier."""
        with self._listing() as connection:
            if (found := schema.number(connection, self._path)) != schema.SCHEMA:
                raise CatalogDamaged(self._path, Clause("other-schema", found=found, schema=schema.SCHEMA))
            rows = {key: int(value) for key, value in connection.execute("SELECT key, value FROM meta")}
        return Applied(rows.get("applied", 0), rows.get("offset", 0))

    def reports(self, query: Query, *, order: str = "", limit: int = -1, offset: int = 0) -> list[ReportRow]:
        """Rows that match, best first, or by `order` (a column, `-column` descending). Raises BadInput."""
        with self._listing() as connection:
            return report_lists.reports(connection, query, order, limit, offset)

    def count(self, query: Query) -> int:
        with self._listing() as connection:
            return report_lists.count(connection, query)

    def row(self, report: ReportId) -> ReportRow:
        """Raises BadInput when there is no such report."""
        return self.rows([report])[0]

    def has(self, report: ReportId) -> bool:
        with self._asking() as connection:
            return lookups.has_row(connection, report)

    def versions(self, report: ReportId) -> tuple[Version, ...]:
        """In the order of their captures. Raises BadInput when there is no such report."""
        with self._asking() as connection:
            return lookups.versions(connection, report)

    def shown_version(self, report: ReportId) -> Version:
        """The version that lists show. Raises BadInput when there is no such report."""
        with self._asking() as connection:
            return lookups.shown_version(connection, report)

    def versions_there(self, reports: Collection[ReportId]) -> set[tuple[ReportId, int]]:
        """Report and number of all versions that these reports have now."""
        with self._asking() as connection:
            return lookups.versions_there(connection, reports)

    def present_id(self, report: ReportId) -> ReportId:
        """The report that this one was joined into; itself where it was not."""
        with self._listing() as connection:
            return report_ids.present_id(connection, report)

    def at_addresses(self, addresses: Collection[str]) -> dict[str, list[ReportId]]:
        """The reports that stated each of these normalised addresses last, oldest first; a few at most."""
        with self._asking() as connection:
            return joins.at_addresses(connection, addresses)

    def shared_addresses(self) -> list[SharedAddress]:
        """Addresses of several reports that no person has decided about."""
        with self._asking() as connection:
            return joins.shared_addresses(connection)

    def former_ids(self, report: ReportId, number: int) -> list[tuple[ReportId, int]]:
        """What a version was before its report was joined into this one, oldest first."""
        with self._asking() as connection:
            return joins.former_ids(connection, report, number)

    def capture_files(self, report: ReportId) -> tuple[CaptureFile, ...]:
        """The files that belong to the captures of a report, by path."""
        with self._asking() as connection:
            return lookups.capture_files(connection, report)

    def capture_files_at(self, paths: Collection[str]) -> dict[str, CaptureFile]:
        """The file of a saved page that is known at each of these places."""
        with self._asking() as connection:
            return lookups.capture_files_at(connection, paths)

    def home_with(self, report: ReportId, sha256: str) -> str | None:
        """A place that a report is known by, and where these bytes are now."""
        with self._asking() as connection:
            return lookups.home_with(connection, report, sha256)

    def later_versions(self, day: str = "") -> list[Version]:
        """Versions that were read and are not the first of their report, seen since a day; the oldest first."""
        with self._asking() as connection:
            return lookups.later_versions(connection, day)

    def shown_of_type(self, media_type: str) -> list[Version]:
        """The versions that lists show, of files of one type that were read; by number of their reports."""
        with self._asking() as connection:
            return lookups.shown_of_type(connection, media_type)

    def parts(self, report: ReportId) -> tuple[ReportId, ...]:
        """The reports that were taken out of this one."""
        with self._asking() as connection:
            return lookups.parts(connection, report)

    def has_version(self, report: ReportId, sha256: str) -> bool:
        """Whether any version of a report has these bytes."""
        with self._asking() as connection:
            return lookups.has_version(connection, report, sha256)

    def unread(self, readers: Collection[str]) -> list[Version]:
        """The to-do list: versions not read yet, or read, or refused, by others than these readers."""
        with self._asking() as connection:
            return lookups.unread(connection, readers)

    def unread_parts(self) -> list[Version]:
        """Versions that were taken out of other files and not read yet."""
        with self._asking() as connection:
            return lookups.unread_parts(connection)

    def located(self, path: str) -> lookups.Location | None:
        with self._asking() as connection:
            return lookups.located(connection, path)

    def located_within(self, beginning: str) -> list[lookups.SeenPlace]:
        """Places whose text begins so, by text, each with how the version fares that was seen there."""
        with self._asking() as connection:
            return lookups.located_within(connection, beginning)

    def places_of(self, report: ReportId) -> list[lookups.Location]:
        """Where a report's bytes were seen, the place that it is known by first."""
        with self._asking() as connection:
            return lookups.places_of(connection, report)

    def known_among(
        self, places: Collection[str], digests: Collection[str]
    ) -> tuple[dict[str, lookups.Location], set[str]]:
        """The files known at these places, and which of these digests some version has: one query for many files."""
        with self._asking() as connection:
            return lookups.located_among(connection, places), lookups.held_among(connection, digests)

    def home_of(self, report: ReportId) -> str:
        """The place that a report is known by."""
        return self.row(report).path

    def holding(self, sha256: str) -> Version | None:
        """The first version with these bytes."""
        with self._asking() as connection:
            return lookups.holding(connection, sha256)

    def blobs(self) -> set[str]:
        """Digests of everything that the catalog names."""
        with self._asking() as connection:
            return lookups.blobs(connection)

    def events_of(self, *kinds: EventKind) -> list[Event]:
        """Events of some kinds, in order."""
        with self._asking() as connection:
            return plans.of_kind(connection, *kinds)

    def event(self, seq: int) -> Event | None:
        """The catalog's copy of one line of the log."""
        with self._asking() as connection:
            return lookups.event(connection, seq)

    def events(self, report: ReportId | None = None) -> list[Event]:
        with self._asking() as connection:
            return lookups.events(connection, report)

    def dump(self) -> dict[str, list[tuple[Any, ...]]]:
        """Every row of every table, in order of its key: to compare two catalogs with."""
        with self._asking() as connection:
            return lookups.dump(connection)


def _remember(connection: Connection, applied: Applied) -> None:
    rows = [("applied", applied.seq), ("offset", applied.offset)]
    connection.exec_driver_sql("INSERT OR REPLACE INTO meta(key, value) VALUES (?, ?)", rows)
