"""The schema of the catalog's file and its number. A catalog with another number is rebuilt from the log."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from dossier.errors import NewerArchive

if TYPE_CHECKING:
    from sqlalchemy import Connection

# Increase it with every change of the tables, and of what the projector writes to them: catalogs that an earlier
# Dossier made are then rebuilt when their archive is opened
SCHEMA = 17


def number(connection: sqlite3.Connection, path: Path) -> int:
    """The schema number of a catalog, 0 for a new file. Raises NewerArchive if it is higher than `SCHEMA`."""
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if found > SCHEMA:
        raise NewerArchive(path, found, SCHEMA)
    return found


def create(connection: Connection) -> None:
    """Makes the tables, unless the file has tables already."""
    from dossier.catalog import tables  # late: few commands make a catalog

    if connection.exec_driver_sql("SELECT 1 FROM sqlite_master").first():
        return
    tables.CatalogTable.metadata.create_all(connection)
    for statement in tables.FULL_TEXT:
        connection.exec_driver_sql(statement)
    connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")
