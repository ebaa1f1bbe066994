"""Opens the catalog's SQLite file the one way in which it is safe here."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from functools import cached_property
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from typing import TYPE_CHECKING, cast

from dossier.archive_folder import ArchiveFolder
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.tags import folded

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

PATIENCE = 30.0  # seconds to wait for another connection's turn
FILE_ENDS = ("", "-wal", "-shm", "-journal")  # of the names of a catalog's files
_PAUSE = 0.02
_KEPT = 5  # connections that wait for their next use
_PASSING = ("journal_mode = MEMORY", "synchronous = OFF", "cache_size = -65536")
# A cache in KB; of a larger one nothing is quicker, for the system keeps what was read as well
_PRAGMAS = ("synchronous = FULL", "cache_size = -32768")


class CatalogFile:
    """Connections to a catalog: those of Python's own module for lists, and SQLAlchemy's engine for all else.

    SQLAlchemy is imported when its engine is first used, for that takes longer than to list reports. With WAL, readers
    and a writer work at once; FULL makes a commit durable; transactions are explicit. A `passing` file has no readers
    during its writing, and does not wait for the disk. With `to_read`, nothing is written to the file or to its folder:
    SQLite then takes the file for one that never changes, unless a writer's side files exist.

    A connection or transaction raises ForeignPart where a file is a link or the like.
    """

    def __init__(self, path: Path, *, to_read: bool = False, passing: bool = False) -> None:
        self._path, self._to_read, self._passing = path, to_read, passing
        self._idle: list[sqlite3.Connection] = []

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()
        if "engine" in self.__dict__:
            self.engine.dispose()

    @contextmanager
    def lent(self) -> Iterator[sqlite3.Connection]:
        """A connection outside of any transaction; nobody uses it again if what is done with it fails."""
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = self._connect()
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        if len(self._idle) < _KEPT:
            self._idle.append(connection)
        else:
            connection.close()

    @contextmanager
    def alone(self) -> Iterator[sqlite3.Connection]:
        """A connection that nobody uses afterwards."""
        with closing(self._connect()) as connection:
            yield connection

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """A connection within a transaction that reads."""
        with self.lent() as connection:
            self._check()
            connection.execute("BEGIN")
            yield connection
            connection.execute("COMMIT")

    @cached_property
    def engine(self) -> Engine:
        from sqlalchemy import QueuePool, create_engine, event  # late: a list needs none of it

        engine = create_engine("sqlite://", creator=self._connect, poolclass=QueuePool)
        event.listen(engine, "begin", self._begin)
        return engine

    def for_writing(self) -> Engine:
        """The same engine, whose transactions take their turn at once instead of failing when they come to write."""
        return self.engine.execution_options(writing=True)

    def _begin(self, connection: Connection) -> None:
        self._check()
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    def _connect(self) -> sqlite3.Connection:
        self._check()
        name = str(self._path)
        if self._to_read:
            used = any(self._path.with_name(self._path.name + end).exists() for end in ("-wal", "-shm"))
            name = f"{self._path.as_uri()}?{'mode=ro' if used else 'immutable=1'}"
        # sqlite3's own transactions would leave DDL outside
        connection = sqlite3.connect(
            name, uri=self._to_read, timeout=PATIENCE, check_same_thread=False, isolation_level=None
        )
        try:
            self._configure(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _configure(self, connection: sqlite3.Connection) -> None:
        connection.create_function("fold", 1, folded, deterministic=True)
        if self._passing:
            _set(connection, _PASSING)
        elif not self._to_read:
            _use_wal(connection)
            _set(connection, _PRAGMAS)

    def _check(self) -> None:
        """Raises ForeignPart where SQLite, which opens by path and follows links, would use what is no file of ours.

        So each file is looked at before SQLite opens it, and again when a transaction begins. Raises BadInput where
        that cannot be done.
        """
        try:
            with ArchiveFolder.at(self._path.parent) as folder:
                for end in FILE_ENDS:
                    folder.check(self._path.name + end, alone=not self._to_read)
        except OSError as error:
            raise BadInput(self._path, Clause("catalog-cannot-be-used", error=error.strerror or error)) from error


def driver(connection: Connection) -> sqlite3.Connection:
    """The connection of Python's own module within one of SQLAlchemy's: it is in the same transaction."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def _use_wal(connection: sqlite3.Connection) -> None:
    """Two that switch a new file at once lock each other out, and SQLite waits with everything but this."""
    for _ in range(int(PATIENCE / _PAUSE)):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except OperationalError as error:
            if error.sqlite_errorcode != SQLITE_BUSY:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _set(connection: sqlite3.Connection, pragmas: Iterable[str]) -> None:
    with closing(connection.cursor()) as cursor:
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
