"""The schema of the catalog's file and its number. A catalog with another number is rebuilt from the log."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, text
from sqlmodel import SQLModel

from dossier.catalog import tables
from dossier.errors import NewerArchive

# Increase it with every change of the tables, and of what the projector writes to them: catalogs that an earlier
# Dossier made are then rebuilt when their archive is opened
SCHEMA = 14


def number(connection: Connection, path: Path) -> int:
    """The schema number of a catalog, 0 for a new file. Raises NewerArchive if it is higher than `SCHEMA`."""
    found = int(connection.execute(text("PRAGMA user_version")).scalar_one())
    if found > SCHEMA:
        raise NewerArchive(path, found, SCHEMA)
    return found


def is_empty(connection: Connection) -> bool:
    """Whether a catalog has no tables yet."""
    return connection.execute(text("SELECT 1 FROM sqlite_master")).first() is None


def create(connection: Connection) -> None:
    """Makes the tables in an empty file."""
    SQLModel.metadata.create_all(connection)
    for statement in tables.FULL_TEXT:
        connection.execute(text(statement))
    connection.execute(text(f"PRAGMA user_version = {SCHEMA}"))
