"""Completes a search with the values that reports have in a field, and names its parts that mean nothing."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping

from dossier.catalog.former_names import names_ever
from dossier.catalog.list_counts import Tallies
from dossier.catalog.query import EXACT, FIELDS, SEARCHED_COLUMNS, is_day, tokens
from dossier.model.doubts import ANY_DOUBT, DOUBT_NAMES, DOUBTED
from dossier.model.queries import Misread
from dossier.model.tags import folded

STATES = ("archived", "quarantined", "read")
WITHOUT = ("headline", "outlet", "byline", "place", "published", "language", "tag", "case")
_WITHOUT_TOO = frozenset({*SEARCHED_COLUMNS, *EXACT, "date", *WITHOUT})
_SCHEMES = ("http", "https", "mailto", "file")
_LAST = chr(0x10FFFF)  # behind all that a name goes on with
_MOST_NAMES = 400  # bylines with a beginning that are looked at
_BYLINES = "SELECT byline FROM report WHERE trashed = 0 AND byline_key >= ? AND byline_key < ? LIMIT ?"
_COUNTED = "SELECT {0} FROM report WHERE trashed = 0 AND {0} IS NOT NULL GROUP BY {0} ORDER BY count(*) DESC, {0}"
_VALUES: Mapping[str, str] = {
    "language": _COUNTED.format("language"), "country": _COUNTED.format("country"),
    "case": "SELECT name FROM dossier_case WHERE withdrawn = 0 ORDER BY number",
    "folder": "SELECT path FROM folder ORDER BY path",
}  # fmt: skip
_WORDS: Mapping[str, Iterable[str]] = {
    "state": STATES, "without": WITHOUT, "in": ("trash", "all"),
    "review": (ANY_DOUBT, *DOUBTED, *sorted(DOUBT_NAMES - {ANY_DOUBT, *DOUBTED})),
}  # fmt: skip


class Offering(Tallies):
    """The catalog's part that helps to search."""

    def values(self, field: str, begun: str, limit: int) -> list[str]:
        """Values of a field with a word that begins so, the most frequent first; none of a field that has no list."""
        return list(_begun(self._values({**SEARCHED_COLUMNS, **EXACT}.get(field, field), begun), begun, limit))

    def _values(self, field: str, begun: str) -> Iterable[str]:
        if count := {"outlet": self.outlets, "place": self.places, "tag": self.tags}.get(field):
            return dict.fromkeys(tally.name for tally in count())
        with self._listing() as connection:
            if field == "byline":
                return _names(connection, begun)
            if field in _VALUES:
                return [value for (value,) in connection.execute(_VALUES[field])]
        return _WORDS.get(field, ())

    def misread(self, query: str) -> list[Misread]:
        """The parts of a search that mean nothing, as far as that is known without a query of any report."""
        with self._listing() as connection:
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


def _names(connection: sqlite3.Connection, begun: str) -> list[str]:
    """Names in bylines that begin so; each byline's first name is found along an index."""
    key = folded(begun)
    if not key:
        return []
    found = connection.execute(_BYLINES, (key, key + _LAST, _MOST_NAMES))
    firsts = [byline.split("; ")[0].partition(" (")[0] for (byline,) in found]
    return sorted(set(firsts), key=lambda name: (-firsts.count(name), name))


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
    "review": (DOUBT_NAMES, (ANY_DOUBT, *DOUBTED)),
    "without": (_WITHOUT_TOO, WITHOUT),
}
