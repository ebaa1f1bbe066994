"""Former names of renamed cases: a saved search, or a link in a letter, may still use them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, func, select

from dossier.catalog.tables import CaseTable, EventRow
from dossier.model.tags import folded

_CASE, _EVENT = CaseTable.__table__.c, EventRow.__table__.c
_NAMING = ("case-created", "case-renamed")
_OF, _NAME = func.json_extract(_EVENT.detail, "$.case"), func.json_extract(_EVENT.detail, "$.name")


def once_called(name: str) -> Select[Any]:
    """The cases that have or had this name."""
    return select(_OF).where(_EVENT.kind.in_(_NAMING), func.fold(_NAME) == folded(name))


def names_ever(connection: Connection) -> set[str | None]:
    """All names that the cases of the list have or had, as they are compared, and their numbers."""
    named = select(_OF, _NAME).join(CaseTable, _CASE.case == _OF)
    rows = connection.execute(named.where(_EVENT.kind.in_(_NAMING), _CASE.withdrawn.is_(False)))
    return {folded(word) for row in rows for word in row}
