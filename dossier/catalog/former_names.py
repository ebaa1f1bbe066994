"""Former names of renamed cases: a saved search, or a link in a letter, may still use them."""

from __future__ import annotations

import sqlite3

from dossier.model.tags import folded

_OF, _NAME = "json_extract(event.detail, '$.case')", "json_extract(event.detail, '$.name')"
_NAMING = "event.kind IN ('case-created', 'case-renamed')"
ONCE_CALLED = f"SELECT {_OF} FROM event WHERE {_NAMING} AND fold({_NAME}) = ?"
"""SQL for the cases that have or had a name, which is given as it is compared."""
_NAMED = (
    f"SELECT {_OF}, {_NAME} FROM event JOIN dossier_case ON 'C' || dossier_case.number = {_OF}"
    f" WHERE {_NAMING} AND dossier_case.withdrawn = 0"
)


def names_ever(connection: sqlite3.Connection) -> set[str | None]:
    """All names that the cases of the list have or had, as they are compared, and their numbers."""
    return {folded(word) for row in connection.execute(_NAMED) for word in row}
