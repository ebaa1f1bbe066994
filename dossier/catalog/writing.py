"""Gathers rows of one transaction and writes them many at a time, in the order that their events had."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import Any, cast

from sqlalchemy import Connection, Executable, Update, delete, text, update
from sqlalchemy.dialects.sqlite.pysqlite import dialect
from sqlalchemy.exc import NoResultFound
from sqlalchemy.types import TypeEngine
from sqlmodel import SQLModel

from dossier.catalog import tables

Row = dict[str, Any]
_WORDS = "INSERT INTO words(rowid, headline, outlet, byline, place, text) VALUES (?, ?, ?, ?, ?, ?)"
_FORGET = text("DELETE FROM words WHERE rowid = :number")
_POST = "INSERT INTO posting(key, number) VALUES (?, ?)"
# Written in the order of what their rows begin with. FTS5 puts away all that it has gathered, to be merged again later,
# wherever a number is less than the one before; and neighbours in an index are written together
_SORTED = frozenset({_WORDS, _POST})


def number_of(identifier: str) -> int:
    """The n of "Rn", "Cn" or "Ln"."""
    return int(identifier[1:])


_NEVER = object()  # SQLite takes it for no value: a row that leaves out what a statement asks for is not written


@dataclass(frozen=True, slots=True)
class _Prepared:
    """How rows of a statement reach SQLite's own module, which takes a tenth of what SQLAlchemy does for each."""

    sql: str
    columns: tuple[tuple[str, Any], ...]  # name in the row, default
    converted: tuple[tuple[int, Callable[[Any], Any]], ...]  # places of those that SQLite has in another form, and how

    def values(self, row: Row) -> tuple[Any, ...]:
        told = [row.get(name, default) for name, default in self.columns]
        for at, convert in self.converted:
            told[at] = convert(told[at])
        return tuple(told)


@cache
def _insert_into(table: type[SQLModel], verb: str) -> _Prepared:
    columns = table.__table__.columns  # type: ignore[attr-defined]
    told = tuple((column.name, column.default.arg if column.default is not None else None) for column in columns)
    names = ", ".join(f'"{name}"' for name, _ in told)
    sql = f"{verb} INTO {table.__tablename__} ({names}) VALUES ({', '.join('?' * len(told))})"
    return _Prepared(sql, told, _converted(column.type for column in columns))


@cache
def _prepared(statement: Update) -> _Prepared:
    compiled = statement.compile(dialect=dialect())
    asked = [compiled.binds[name] for name in compiled.positiontup or []]
    told = tuple((bind.key, _NEVER if bind.required else bind.value) for bind in asked)
    return _Prepared(compiled.string, told, _converted(bind.type for bind in asked))


def _converted(types: Iterable[TypeEngine[Any]]) -> tuple[tuple[int, Callable[[Any], Any]], ...]:
    known = dialect()
    processors = (kind.dialect_impl(known).bind_processor(known) for kind in types)
    return tuple((at, convert) for at, convert in enumerate(processors) if convert)


class Writer:
    """Rows waiting to be written; `flush` before reading what they say."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._inserts: dict[str, list[Any]] = {}  # by statement
        self._waiting: dict[int, tuple[Executable, list[Row]]] = {}
        self._updates: dict[str, list[Any]] = {}  # by statement

    def insert(self, table: type[SQLModel], row: Row, verb: str = "INSERT") -> None:
        """Columns that `row` leaves out get their default."""
        into = _insert_into(table, verb)
        self._inserts.setdefault(into.sql, []).append(into.values(row))

    def update(self, table: type[SQLModel], key: Row, values: Row) -> None:
        """Sets `values` where every column of `key` is equal."""
        columns = table.__table__.c  # type: ignore[attr-defined]
        self.run(update(table).where(*(columns[name] == value for name, value in key.items())).values(**values))

    def delete(self, table: type[SQLModel], key: Row) -> None:
        columns = table.__table__.c  # type: ignore[attr-defined]
        self.run(delete(table).where(*(columns[name] == value for name, value in key.items())))

    def index_words(self, number: int, headline: str, outlet: str, byline: str, place: str, text: str) -> None:
        self._inserts.setdefault(_WORDS, []).append((number, headline, outlet, byline, place, text))

    def post(self, number: int, keys: Iterable[str]) -> None:
        """Files a report under each of linking's keys."""
        self._inserts.setdefault(_POST, []).extend(zip(keys, repeat(number)))

    def forget_words(self, number: int) -> None:
        """Takes a report out of every index."""
        self.run(_FORGET.bindparams(number=number))
        self.delete(tables.FeatureTable, {"number": number})
        self.delete(tables.PostingTable, {"number": number})

    def run(self, statement: Executable) -> None:
        self.flush()
        self.connection.execute(statement)

    def first(self, sql: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """The first row found, asked of SQLite's own module: what is asked of every report. Raises NoResultFound."""
        asked = cast(sqlite3.Connection, self.connection.connection.driver_connection).execute(sql, values)
        found: tuple[Any, ...] | None = asked.fetchone()
        asked.close()
        if found is None:
            raise NoResultFound(f"nothing stands here for {values!r}")
        return found

    def flush_rows_of(self, table: type[SQLModel]) -> None:
        """Before reading one table: writes what is waiting, unless none of it is the table's."""
        if self._inserts.get(_insert_into(table, "INSERT").sql):
            self.flush()

    def flush(self) -> None:
        for sql, rows in self._inserts.items():
            if not rows:  # a report without any key
                continue
            self.connection.exec_driver_sql(sql, sorted(rows) if sql in _SORTED else rows)
        self._inserts.clear()
        # New rows first: an update may have been queued before the insert that makes another of its rows
        for statement, rows in self._waiting.values():
            self.connection.execute(statement, rows)
        self._waiting.clear()
        for sql, rows in self._updates.items():
            self.connection.exec_driver_sql(sql, rows)
        self._updates.clear()

    def queue(self, statement: Executable, row: Row) -> None:
        """`row` gives the statement's parameters; rows of one statement object are written together."""
        if isinstance(statement, Update):
            into = _prepared(statement)
            self._updates.setdefault(into.sql, []).append(into.values(row))
        else:
            self._waiting.setdefault(id(statement), (statement, []))[1].append(row)
