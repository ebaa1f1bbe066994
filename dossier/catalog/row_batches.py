"""Gathers rows of one transaction and writes them many at a time, in the order that their events had."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Any

from sqlalchemy import ColumnDefault, Connection, Executable, Update, delete, text, update
from sqlalchemy.dialects.sqlite.pysqlite import dialect
from sqlalchemy.exc import NoResultFound
from sqlalchemy.types import TypeEngine

from dossier import lazy_re as re
from dossier.catalog import tables
from dossier.catalog.engine import driver
from dossier.language.search_forms import cleaned, search_forms
from dossier.model.file_parts import own_name

Row = dict[str, Any]
_COLUMNS = "rowid, headline, outlet, byline, place, text, file, folders, headline_forms, text_forms"
_WORDS = f"INSERT INTO words({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_RENAMED = text("UPDATE words SET file = :file, folders = :folders WHERE rowid = :number")
_NAMED_FOLDERS = 3  # nearest to the file: in all paths the first are the same few, as `home`
_FOLDERS = re.compile(r"[/\\\\]+")
_FORGET = text("DELETE FROM words WHERE rowid = :number")
# One statement for all keys of many reports, by key: neighbours in the index are written together
_POST = (
    "INSERT INTO posting(key, number) SELECT filed.value, feature.number FROM json_each(?) AS fresh"
    " JOIN feature ON feature.number = fresh.value, json_each(feature.keys) AS filed ORDER BY 1, 2"
)
_UNPOST = text(
    "DELETE FROM posting WHERE number = :number"
    " AND key IN (SELECT filed.value FROM feature, json_each(feature.keys) AS filed WHERE feature.number = :number)"
)


def number_of(identifier: str) -> int:
    """The n of "Rn", "Cn" or "Ln"."""
    return int(identifier[1:])


_NEVER = object()  # SQLite takes it for no value: a row that leaves out what a statement asks for is not written


@dataclass(frozen=True, slots=True)
class _Prepared:
    """How rows of a statement reach SQLite's own module, which takes a tenth of what SQLAlchemy does for each."""

    sql: str
    defaults: Row
    asked: Callable[[Row], tuple[Any, ...]]  # its values (two at least) in their order, of a row that lacks none
    converted: tuple[tuple[int, Callable[[Any], Any]], ...]  # places of those that SQLite has in another form, and how

    def values(self, row: Row) -> tuple[Any, ...]:
        row_values = [*self.asked({**self.defaults, **row})]
        for at, convert in self.converted:
            row_values[at] = convert(row_values[at])
        return tuple(row_values)


@cache
def _insert_into(table: type[tables.CatalogTable], verb: str) -> _Prepared:
    columns = table.__table__.columns
    defaults = {
        column.name: column.default.arg if isinstance(column.default, ColumnDefault) else None for column in columns
    }
    names = ", ".join(f'"{name}"' for name in defaults)
    sql = f"{verb} INTO {table.__tablename__} ({names}) VALUES ({', '.join('?' * len(defaults))})"
    return _Prepared(sql, defaults, itemgetter(*defaults), _converted(column.type for column in columns))


@cache
def _prepared(statement: Update) -> _Prepared:
    compiled = statement.compile(dialect=dialect())
    asked = [compiled.binds[name] for name in compiled.positiontup or []]
    defaults = {bind.key: _NEVER if bind.required else bind.value for bind in asked}
    values = itemgetter(*(bind.key for bind in asked))
    return _Prepared(compiled.string, defaults, values, _converted(bind.type for bind in asked))


def _converted(types: Iterable[TypeEngine[Any]]) -> tuple[tuple[int, Callable[[Any], Any]], ...]:
    known = dialect()
    processors = (kind.dialect_impl(known).bind_processor(known) for kind in types)
    return tuple((at, convert) for at, convert in enumerate(processors) if convert)


def _names_in(path: str) -> tuple[str, str]:
    """The name of a file, and those of the folders around it."""
    name = own_name(path)
    return name, " ".join(_FOLDERS.split(path.removesuffix(name))[-_NAMED_FOLDERS - 1 :])


def _with_forms(words: str) -> str:
    words = cleaned(words)
    return f"{words} {search_forms(words)}".strip()


class RowBatch:
    """Rows waiting to be written; `flush` before reading what they say."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._inserts: dict[str, list[Any]] = {}  # by statement
        self._waiting: dict[int, tuple[Executable, list[Row]]] = {}
        self._updates: dict[str, list[Any]] = {}  # by statement
        self._featured: list[int] = []  # reports that are still to be filed under their keys

    def insert(self, table: type[tables.CatalogTable], row: Row, verb: str = "INSERT") -> None:
        """Columns that `row` leaves out get their default."""
        into = _insert_into(table, verb)
        self._inserts.setdefault(into.sql, []).append(into.values(row))

    def update(self, table: type[tables.CatalogTable], key: Row, values: Row) -> None:
        """Sets `values` where every column of `key` is equal."""
        columns = table.__table__.c
        self.run(update(table).where(*(columns[name] == value for name, value in key.items())).values(**values))

    def delete(self, table: type[tables.CatalogTable], key: Row) -> None:
        columns = table.__table__.c
        self.run(delete(table).where(*(columns[name] == value for name, value in key.items())))

    def index_words(
        self, number: int, headline: str, outlet: str, byline: str, place: str, text: str, path: str
    ) -> None:
        headline, text = cleaned(headline), cleaned(text)
        few = (_with_forms(words) for words in (outlet, byline, place, *_names_in(path)))
        outlet, byline, place, file, folders = few
        row = number, headline, outlet, byline, place, text, file, folders, search_forms(headline), search_forms(text)
        self._inserts.setdefault(_WORDS, []).append(row)

    def rename_file(self, number: int, path: str) -> None:
        """Finds a report by the new path of its file from now on."""
        file, folders = map(_with_forms, _names_in(path))
        self.run(_RENAMED.bindparams(number=number, file=file, folders=folders))

    def feature(self, number: int, keys: Sequence[str], features: str) -> None:
        """Keeps what linking knows of a report, and files it under each of its keys."""
        self.insert(tables.FeatureTable, {"number": number, "keys": keys, "features": features})
        self._featured.append(number)

    def forget_words(self, number: int) -> None:
        """Takes a report out of every index."""
        self.run(_FORGET.bindparams(number=number))
        self.run(_UNPOST.bindparams(number=number))  # by its keys, so that no index by number need be kept
        self.delete(tables.FeatureTable, {"number": number})

    def run(self, statement: Executable) -> None:
        self.flush()
        self.connection.execute(statement)

    def first(self, sql: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """The first row found, asked of SQLite's own module: what is asked of every report. Raises NoResultFound."""
        asked = driver(self.connection).execute(sql, values)
        found: tuple[Any, ...] | None = asked.fetchone()
        asked.close()
        if found is None:
            raise NoResultFound(f"nothing stands here for {values!r}")
        return found

    def flush_rows_of(self, table: type[tables.CatalogTable]) -> None:
        """Before reading one table: writes what is waiting, unless none of it is the table's."""
        if self._inserts.get(_insert_into(table, "INSERT").sql):
            self.flush()

    def flush(self) -> None:
        for sql, rows in self._inserts.items():
            # FTS5 puts away all that it has gathered, to be merged again, wherever a number is less than the one before
            self.connection.exec_driver_sql(sql, sorted(rows) if sql is _WORDS else rows)
        self._inserts.clear()
        if self._featured:
            self.connection.exec_driver_sql(_POST, (json.dumps(self._featured),))
            self._featured.clear()
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
