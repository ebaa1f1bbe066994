"""Opens the catalog's SQLite file the one way in which it is safe here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event


def open_engine(path: Path) -> Engine:
    """WAL for readers beside the writer; FULL, so that a commit is on the disk; transactions begun by us alone."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 30, "check_same_thread": False})
    event.listen(engine, "connect", _configure)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _configure(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # sqlite3's own transactions would leave DDL outside
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "cache_size = -65536"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
