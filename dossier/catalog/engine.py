"""Opens the catalog's SQLite file the one way in which it is safe here."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from typing import Any

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event

from dossier.archive_folder import ArchiveFolder
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.tags import folded

PATIENCE = 30.0  # seconds to wait for another connection's turn
FILE_ENDS = ("", "-wal", "-shm", "-journal")  # of the names of a catalog's files
_PAUSE = 0.02
_PASSING = ("journal_mode = MEMORY", "synchronous = OFF", "foreign_keys = ON", "cache_size = -65536")
# A cache in KB; of a larger one nothing is quicker, for the system keeps what was read as well
_PRAGMAS = ("synchronous = FULL", "foreign_keys = ON", "cache_size = -32768")


def open_engine(path: Path, passing: bool = False) -> Engine:
    """WAL, so that readers and a writer work at once; FULL, so that a commit is durable; explicit transactions.

    A `passing` file has no readers during its writing, and does not wait for the disk. A connection or transaction
    raises ForeignPart where a file is a link or the like.
    """
    url = URL.create("sqlite", database=str(path))  # as a part, not as text: a folder's name may hold "?" or "%"
    engine = create_engine(url, connect_args={"timeout": PATIENCE, "check_same_thread": False})
    event.listen(engine, "do_connect", lambda *_: check_files(path, alone=True))
    event.listen(engine, "connect", _configure_passing if passing else _configure)
    event.listen(engine, "begin", lambda connection: _begin(connection, path, alone=True))
    return engine


def open_to_read(path: Path) -> Engine:
    """Opens a catalog without writing to it or to its folder, where nobody may write.

    SQLite then takes the file for one that never changes, unless a writer's side files exist.
    """

    def connect() -> sqlite3.Connection:
        check_files(path)
        beside = any(path.with_name(path.name + end).exists() for end in ("-wal", "-shm"))
        how = "mode=ro" if beside else "immutable=1"
        return sqlite3.connect(f"{path.as_uri()}?{how}", uri=True, timeout=PATIENCE, check_same_thread=False)

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", lambda connection: _begin(connection, path))
    return engine


def check_files(path: Path, alone: bool = False) -> None:
    """Raises ForeignPart where SQLite, which opens by path and follows links, would use what is no file of ours.

    So each file is looked at before SQLite opens it, and again when a transaction begins. Raises BadInput where that
    cannot be done.
    """
    try:
        with ArchiveFolder.at(path.parent) as folder:
            for end in FILE_ENDS:
                folder.check(path.name + end, alone=alone)
    except OSError as error:
        raise BadInput(path, Clause("catalog-cannot-be-used", error=error.strerror or error)) from error


def for_writing(engine: Engine) -> Engine:
    """The same engine, whose transactions take their turn at once instead of failing when they come to write."""
    return engine.execution_options(writing=True)


def _begin(connection: Connection, path: Path, alone: bool = False) -> None:
    check_files(path, alone)
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _use_wal(cursor: Any) -> None:
    """Two that switch a new file at once lock each other out, and SQLite waits with everything but this."""
    for _ in range(int(PATIENCE / _PAUSE)):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except OperationalError as error:
            if error.sqlite_errorcode != SQLITE_BUSY:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # sqlite3's own transactions would leave DDL outside
    connection.create_function("fold", 1, folded, deterministic=True)


def _configure(connection: Any, record: object) -> None:
    _prepare(connection, record)
    cursor = connection.cursor()
    _use_wal(cursor)
    _set(cursor, _PRAGMAS)


def _configure_passing(connection: Any, record: object) -> None:
    _prepare(connection, record)
    _set(connection.cursor(), _PASSING)


def _set(cursor: Any, pragmas: Iterable[str]) -> None:
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
