"""Compares two catalogs row by row within SQLite: neither has to fit into memory."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from dossier.catalog.tables import Meta

MADE = "made"  # the name under which the other catalog is attached

# Tables with the columns of their keys, and the others
_TABLES: dict[str, tuple[list[str], list[str]]] = {
    table.name: (
        [column.name for column in table.primary_key.columns],
        [column.name for column in table.columns if not column.primary_key],
    )
    for table in Meta.metadata.sorted_tables
} | {"words": (["rowid"], ["headline", "outlet", "byline", "place", "text"])}

_INDEX = ("words_data", "words_idx", "words_docsize")  # where SQLite keeps that of the words
# Where SQLite keeps statistics once somebody has asked for them: they change nothing of what is found
_STATISTICS = (
    ("table", "sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
    ("table", "sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
)


@dataclass(frozen=True, slots=True)
class Difference:
    """A row that only one of two catalogs has; `missing` if the catalog under test lacks it."""

    table: str
    row: tuple[Any, ...]
    missing: bool


class Holding:
    """One state of a catalog, with another attached as `MADE`; what is written to the first meanwhile is not seen."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        connection.text_factory = lambda data: data.decode("utf-8", "backslashreplace")  # a spoilt row is named as well

    def value(self, key: str) -> int:
        """A number that the catalog keeps of itself; 0 where it does not."""
        found = self._connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
        return int(found[0]) if found else 0

    def count(self) -> int:
        """Rows of all tables."""
        counts = (f"SELECT count(*) FROM main.{table}" for table in sorted(_TABLES))
        return sum(self._connection.execute(count).fetchone()[0] for count in counts)

    def parts(self) -> Iterator[tuple[str, str, Literal["missing", "extra", "changed"]]]:
        """Tables, indexes, triggers and views, by kind and name, that differ from what every catalog has of them.

        They are compared by all their SQL, whatever they are called: a missing constraint or an index over another
        column counts as much as a trigger.
        """
        here, there = self._schema("main"), self._schema(MADE)
        for part in sorted(here.keys() | there.keys()):
            if part not in here:
                yield (*part, "missing")
            elif part not in there:
                yield (*part, "extra")
            elif here[part] != there[part]:
                yield (*part, "changed")

    def _schema(self, which: str) -> dict[tuple[str, str], list[tuple[str, str]]]:
        """By kind and name, the tables that parts belong to and their SQL, without its white space."""
        found = defaultdict[tuple[str, str], list[tuple[str, str]]](list)
        for kind, name, table, sql in self._connection.execute(
            f"SELECT type, name, tbl_name, ifnull(sql, '') FROM {which}.sqlite_master ORDER BY 1, 2, 3, 4"
        ):
            if (kind, name, sql) not in _STATISTICS:
                found[str(kind), str(name)].append((table, "".join(str(sql).split())))
        return found

    def lend_index(self) -> None:
        """Puts the index of the words in the place of the other's, whose words are the same: there it can be checked.

        What was held is held no more.
        """
        for part in _INDEX:
            self._connection.execute(f"DELETE FROM {MADE}.{part}")
            self._connection.execute(f"INSERT INTO {MADE}.{part} SELECT * FROM main.{part}")
        self._connection.execute("COMMIT")

    def differences(self) -> Iterator[Difference]:
        """Table by table, by key: first what is missing, then what is there and should not be."""
        for table in sorted(_TABLES):
            for missing in (True, False):
                one, other = (MADE, "main") if missing else ("main", MADE)
                for row in self._connection.execute(_without_equal(table, one, other)):
                    yield Difference(table, row, missing)


def _without_equal(table: str, one: str, other: str) -> str:
    """SQL for the rows of `one` that `other` has not, or not so."""
    keys, values = _TABLES[table]
    columns = ", ".join(f'a."{name}"' for name in (*keys, *values))
    same = " AND ".join(f'a."{name}" = b."{name}"' for name in keys)
    differs = " OR ".join([f'b."{keys[0]}" IS NULL', *(f'a."{name}" IS NOT b."{name}"' for name in values)])
    order = ", ".join(f'a."{name}"' for name in keys)
    return (
        f"SELECT {columns} FROM {one}.{table} a LEFT JOIN {other}.{table} b ON {same} WHERE {differs} ORDER BY {order}"
    )
