"""Completes a search with the values that reports have in a field, and names its parts that mean nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from typing import Any

from sqlalchemy import Connection, func, select

from dossier.catalog import doubt_rows, lookups, tags
from dossier.catalog.former_names import names_ever
from dossier.catalog.query import COLUMNS, EXACT, FIELDS, is_day, tokens
from dossier.catalog.tables import ReportTable
from dossier.model.doubts import DOUBTED
from dossier.model.queries import Misread
from dossier.model.tags import folded

_R = ReportTable.__table__.c
STATES = ("archived", "quarantined", "read")
WITHOUT = ("headline", "outlet", "byline", "place", "published", "language", "tag", "case")
_WITHOUT_TOO = frozenset({*COLUMNS, *EXACT, "date", *WITHOUT})
_SCHEMES = ("http", "https", "mailto", "file")
_LAST = chr(0x10FFFF)  # behind all that a name goes on with
_MOST_NAMES = 400  # bylines with a beginning that are looked at


class Offering:
    """The catalog's part that helps to search."""

    def _asking(self) -> AbstractContextManager[Connection]:
        raise NotImplementedError  # the catalog's

    def values(self, field: str, begun: str, limit: int) -> list[str]:
        """Values of a field with a word that begins so, the most frequent first; none of a field that has no list."""
        with self._asking() as connection:
            find = _VALUES.get({**COLUMNS, **EXACT}.get(field, field))
            found = find(connection, begun) if find else ()
        return list(_begun(found, begun, limit))

    def misread(self, query: str) -> list[Misread]:
        """The parts of a search that mean nothing, as far as that is known without a query of any report."""
        with self._asking() as connection:
            names = names_ever(connection)
        return [*_misread(query), *(m for m in _cases(query) if folded(m.value) not in names)]


def _begun(found: Iterable[str], begun: str, limit: int) -> Iterator[str]:
    """Those that begin so before those of which another word does."""
    wanted = folded(begun) or ""
    later = []
    for value in found:
        key = folded(value) or ""
        if key.startswith(wanted):
            if limit > 0:
                yield value
            limit -= 1
        elif re.search(rf"\b{re.escape(wanted)}", key):
            later.append(value)
    yield from later[: max(limit, 0)]


def _outlets(connection: Connection, _: str) -> list[str]:
    return [tally.name for tally in tags.outlets(connection)]


def _places(connection: Connection, _: str) -> list[str]:
    return list(dict.fromkeys(tally.name for tally in tags.places(connection)))


def _tags(connection: Connection, _: str) -> list[str]:
    return [tally.name for tally in tags.tags(connection)]


def _names(connection: Connection, begun: str) -> list[str]:
    """Names in bylines that begin so; each byline's first name is found along an index."""
    key = folded(begun)
    if not key:
        return []
    inside = (_R.byline_key >= key) & (_R.byline_key < key + _LAST)
    query = select(_R.byline).where(_R.trashed.is_(False), inside).limit(_MOST_NAMES)
    firsts = [byline.split("; ")[0].partition(" (")[0] for byline in connection.execute(query).scalars()]
    return sorted(set(firsts), key=lambda name: (-firsts.count(name), name))


def _counted(column: Any) -> Callable[[Connection, str], list[str]]:
    def values(connection: Connection, _: str) -> list[str]:
        query = select(column).where(_R.trashed.is_(False), column.is_not(None)).group_by(column)
        return list(connection.execute(query.order_by(func.count().desc(), column)).scalars())

    return values


def _case_names(connection: Connection, _: str) -> list[str]:
    return [case.name for case in lookups.cases(connection)]


def _folder_paths(connection: Connection, _: str) -> list[str]:
    return [folder.path for folder in lookups.folders(connection)]


_VALUES: Mapping[str, Callable[[Connection, str], Iterable[str]]] = {
    "outlet": _outlets, "place": _places, "byline": _names, "tag": _tags,
    "language": _counted(_R.language), "country": _counted(_R.country),
    "case": _case_names, "folder": _folder_paths,
    "state": lambda *_: STATES, "without": lambda *_: WITHOUT, "in": lambda *_: ("trash", "all"),
    "review": lambda *_: (doubt_rows.ANY, *DOUBTED, *sorted(doubt_rows.NAMES - {doubt_rows.ANY, *DOUBTED})),
}  # fmt: skip


def _misread(query: str) -> Iterator[Misread]:
    for name, value in tokens(query):
        if name and name not in FIELDS:
            if name not in _SCHEMES and value:
                yield Misread("field", name, value)
        elif name in ("after", "before") and value and not is_day(value):
            yield Misread("day", name, value)
        elif (allowed := _ALLOWED.get(name)) and value and value.lower() not in allowed[0]:
            yield Misread("value", name, value, allowed[1])


def _cases(query: str) -> Iterator[Misread]:
    yield from (Misread("value", name, value) for name, value in tokens(query) if name == "case" and value)


# What each of these fields takes, and what of it is worth telling
_ALLOWED: Mapping[str, tuple[frozenset[str], tuple[str, ...]]] = {
    "state": (frozenset({*STATES, "trash"}), (*STATES, "trash")),
    "in": (frozenset({"trash", "all"}), ("trash", "all")),
    "review": (doubt_rows.NAMES, (doubt_rows.ANY, *DOUBTED)),
    "without": (_WITHOUT_TOO, WITHOUT),
}
