"""Promises of how rows reach the catalog's tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, bindparam, create_engine, update
from sqlalchemy.exc import DBAPIError

from dossier.catalog.row_batches import RowBatch
from dossier.catalog.tables import FULL_TEXT, LocationTable, OutletTable

_TABLE = LocationTable.__table__
_SEEN = {"path": "a.txt", "report": "R1", "sha256": "0" * 64, "stamp": "", "home": True, "gone": "2024-03-01"}
_OF = update(LocationTable).where(_TABLE.c.path == bindparam("_path"))


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{tmp_path / 'some.sqlite'}")
    with engine.begin() as connection:
        _TABLE.create(connection)
        writer = RowBatch(connection)
        writer.insert(LocationTable, _SEEN)
        writer.flush()
        yield connection
    engine.dispose()


def _gone(connection: Connection) -> object:
    return connection.exec_driver_sql("SELECT gone FROM location").scalar_one()


def test_what_a_queued_update_says_itself_is_written(connection: Connection) -> None:
    """A value that stands in the statement reaches the table as those that its rows give."""
    writer = RowBatch(connection)
    writer.queue(_OF.values(gone="2024-06-01"), {"_path": "a.txt"})
    writer.flush()
    assert _gone(connection) == "2024-06-01"


def test_a_row_that_leaves_out_what_an_update_asks_for_is_refused(connection: Connection) -> None:
    """Nothing is written as empty because nobody gave it: the update fails, and the row stays as it was."""
    writer = RowBatch(connection)
    with pytest.raises((DBAPIError, sqlite3.Error)):
        writer.queue(_OF.values(gone=bindparam("_gone")), {"_path": "a.txt"})
        writer.flush()
    assert _gone(connection) == "2024-03-01"


def test_words_are_gathered_whatever_order_readers_finish_in(connection: Connection) -> None:
    """The full-text index takes many reports in as one piece, and not each that comes after a later one as another."""
    for statement in FULL_TEXT:
        connection.exec_driver_sql(statement)
    writer = RowBatch(connection)
    for number in range(100, 0, -1):
        writer.index_words(
            number, "Ferry", "The Gazette", "Ana Ruiz", "Cali", f"The ferry left pier {number} at noon.", "/a/b.txt"
        )
    writer.flush()
    pieces = "SELECT count(DISTINCT id >> 37) FROM words_data WHERE id > 10"  # as FTS5 numbers them
    assert connection.exec_driver_sql("SELECT count(*) FROM words WHERE words MATCH 'ferry'").scalar_one() == 100
    connection.exec_driver_sql("SAVEPOINT written")  # has them put away
    assert connection.exec_driver_sql(pieces).scalar_one() == 1


def test_only_what_is_asked_about_is_written_early(connection: Connection) -> None:
    """What waits for other tables goes on waiting, to be written with what comes after it."""
    writer = RowBatch(connection)
    writer.insert(LocationTable, _SEEN | {"path": "b.txt"})
    writer.flush_rows_of(OutletTable)
    count = "SELECT count(*) FROM location"
    assert connection.exec_driver_sql(count).scalar_one() == 1
    writer.flush_rows_of(LocationTable)
    assert connection.exec_driver_sql(count).scalar_one() == 2
