"""Chooses for SQLite which of two tables to scan, and in which to look up: it never reorders a CROSS JOIN."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Join, true
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import FromClause


class Nested(Join):
    """Each row of `outer` with the rows of `inner` that a condition elsewhere finds for it."""

    inherit_cache = True

    def __init__(self, outer: FromClause, inner: FromClause) -> None:
        super().__init__(outer, inner, true())


@compiles(Nested)
def _cross_join(nested: Nested, compiler: SQLCompiler, **how: Any) -> str:
    how |= {"asfrom": True}
    return f"{compiler.process(nested.left, **how)} CROSS JOIN {compiler.process(nested.right, **how)}"
