"""Writes a brief as JSON and reads it again: the machine-readable record that every form carries."""

from __future__ import annotations

import json
import types
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from dossier.briefs.standalone import limits
from dossier.model.briefs import BRIEF_FORMAT, Brief
from dossier.model.captures import NOTHING_STATED
from dossier.model.digest import Digest
from dossier.model.reports import Version

RECORD_NAME = "dossier-brief.json"
# Fields that came after the first release of a form: left out at these values, so that an older record keeps its bytes
_LATER: dict[type, dict[str, Any]] = {
    Version: {"stated": NOTHING_STATED, "held": False},
    Brief: {"copies": (), "tolls": (), "searches": ()},
}


class BadRecord(Exception):
    """The record cannot be read as a brief; `reason` is a clause."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def dump(brief: Brief, layout: str) -> str:
    """The record as ASCII JSON without `<`, `>` or `&`, so that HTML can contain it unchanged.

    `layout` names the page layout: a program that knows it lays the pages out again and compares.
    """
    text = json.dumps({**_plain(brief), "layout": layout}, ensure_ascii=True, indent=1)
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def load(text: str) -> tuple[Brief, str]:
    """The brief and the name of its layout.

    Raises BadRecord when the text is no record, or one of a form that this version does not know.
    """
    try:
        data = limits.bounded_json(text, RECORD_NAME)
    except limits.Unusable as error:
        raise BadRecord(f"it {error.args[1]}") from None
    found = data.get("format") if isinstance(data, dict) else None
    if not isinstance(found, int) or isinstance(found, bool):
        raise BadRecord("it names no format number")
    if found > BRIEF_FORMAT:
        raise BadRecord(f"it has format {found}, made by a newer Dossier; this one knows up to {BRIEF_FORMAT}")
    if found < 1:
        raise BadRecord(f"it has format {found}, which no Dossier makes")
    for name in ("sources", "citations"):
        most = limits.LIMITS[name][0]
        if isinstance(data.get(name), list) and len(data[name]) > most:
            raise BadRecord(f"it holds {len(data[name]):,} {name}, and a brief at most {most:,}")
    brief = _from_json(Brief, data, "brief")
    assert isinstance(brief, Brief)
    return brief, str(data.get("layout", ""))


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        values = {field.name: getattr(value, field.name) for field in fields(value)}
        later = _LATER.get(type(value), {})
        return {name: _plain(one) for name, one in values.items() if name not in later or one != later[name]}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _from_json(kind: Any, data: Any, where: str) -> Any:
    """`data` as an instance of the annotated `kind`; fields that are not known are left aside."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _either(get_args(kind), data, where)
    if origin is Literal:
        return _checked(data in get_args(kind) and isinstance(data, str), data, where)
    if origin is tuple:
        _checked(isinstance(data, list), data, where)
        return tuple(_from_json(get_args(kind)[0], item, f"{where}[{at}]") for at, item in enumerate(data))
    if is_dataclass(kind):
        return _object(kind, data, where)
    return _atom(kind, data, where)


def _either(kinds: tuple[Any, ...], data: Any, where: str) -> Any:
    """`X | None` is the only union in a brief."""
    if data is None:
        return None
    return _from_json(next(kind for kind in kinds if kind is not type(None)), data, where)


def _object(kind: Any, data: Any, where: str) -> Any:
    _checked(isinstance(data, dict), data, where)
    hints = _hints(kind)
    missing = [field.name for field in fields(kind) if field.name not in data and not _optional(field)]
    if missing:
        raise BadRecord(f"{where} lacks {missing[0]}")
    values = {name: _from_json(hint, data[name], f"{where}.{name}") for name, hint in hints.items() if name in data}
    try:
        return kind(**values)
    except ValueError as error:
        raise BadRecord(f"{where}: {error}") from None


def _optional(field: Field[Any]) -> bool:
    """Whether a record may lack it: fields that came later have a default."""
    return field.default is not MISSING


def _atom(kind: type, data: Any, where: str) -> Any:
    if kind is Digest:
        try:
            return Digest(_checked(isinstance(data, str), data, where))
        except ValueError as error:
            raise BadRecord(f"{where}: {error}") from None
    return _checked(type(data) is kind, data, where)


def _checked(fits: bool, data: Any, where: str) -> Any:
    if not fits:
        raise BadRecord(f"{where} has an impossible value ({str(data)[:40]!r})")
    return data
