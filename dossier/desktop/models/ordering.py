"""Puts rows that are all at hand into the order of a column, as the catalog does for those that it finds."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.model.reports import ReportRow
from dossier.model.tags import folded, sorted_as

_NAMES = frozenset({"headline", "outlet", "byline", "place"})
_AS_CALLED = {"folder": "path"}


def in_order(rows: Sequence[ReportRow], order: str) -> list[ReportRow]:
    """`order` is a column's name, with a minus turned round; what is not known comes last either way."""
    name, turned = order.removeprefix("-"), order.startswith("-")
    if not name:
        return list(rows)
    keys = {row.report: _key(row, _AS_CALLED.get(name, name)) for row in rows}
    known = [row for row in rows if keys[row.report] is not None]
    known.sort(key=lambda row: (keys[row.report], _number(row)), reverse=turned)
    unknown = [row for row in rows if keys[row.report] is None]
    unknown.sort(key=_number, reverse=turned)
    return known + unknown


def _key(row: ReportRow, name: str) -> str | int | None:
    if name == "report":
        return _number(row)
    value: object = getattr(row, name)
    if name in _NAMES:
        return sorted_as(value if isinstance(value, str) else None)
    if isinstance(value, tuple):
        return folded(value[0]) if value else None
    return value if isinstance(value, int | str) else None


def _number(row: ReportRow) -> int:
    return int(row.report[1:])
