"""Gathers rows of one transaction and writes them many at a time, in the order that their events had."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable, Insert, Update, delete, insert, text, update
from sqlmodel import SQLModel

from dossier.catalog import tables

Row = dict[str, Any]
_WORDS = text(
    "INSERT INTO words(rowid, headline, outlet, byline, place, text)"
    " VALUES (:number, :headline, :outlet, :byline, :place, :text)"
)
_FORGET = text("DELETE FROM words WHERE rowid = :number")


def number_of(identifier: str) -> int:
    """The n of "Rn", "Cn" or "Ln"."""
    return int(identifier[1:])


@cache
def _insert_into(table: type[SQLModel]) -> Insert:
    return insert(table)


class Writer:
    """Rows waiting to be written; `flush` before reading what they say."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._waiting: list[tuple[Any, Executable, list[Row]]] = []

    def insert(self, table: type[SQLModel], row: Row) -> None:
        self._add(table, _insert_into(table), row)

    def update(self, table: type[SQLModel], key: Row, values: Row) -> None:
        """Sets `values` where every column of `key` is equal."""
        columns = table.__table__.c  # type: ignore[attr-defined]
        self.run(update(table).where(*(columns[name] == value for name, value in key.items())).values(**values))

    def delete(self, table: type[SQLModel], key: Row) -> None:
        columns = table.__table__.c  # type: ignore[attr-defined]
        self.run(delete(table).where(*(columns[name] == value for name, value in key.items())))

    def index_words(self, row: Row) -> None:
        self._add("words", _WORDS, row)

    def forget_words(self, number: int) -> None:
        """Takes a report out of every index."""
        self.run(_FORGET.bindparams(number=number))
        self.delete(tables.FeatureTable, {"number": number})
        self.delete(tables.PostingTable, {"number": number})

    def run(self, statement: Executable) -> None:
        self.flush()
        self.connection.execute(statement)

    def flush(self) -> None:
        # New rows first: an update may have been queued before the insert that makes another of its rows
        for _, statement, rows in sorted(self._waiting, key=lambda waiting: isinstance(waiting[1], Update)):
            self.connection.execute(statement, rows)
        self._waiting.clear()

    def queue(self, statement: Executable, row: Row) -> None:
        """`row` gives the statement's parameters; rows of one statement object are written together."""
        self._add(id(statement), statement, row)

    def _add(self, key: object, statement: Executable, row: Row) -> None:
        for known, _, rows in self._waiting:
            if known == key:
                rows.append(row)
                return
        self._waiting.append((key, statement, [row]))
