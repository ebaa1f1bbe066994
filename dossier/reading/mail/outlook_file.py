"""Reads a message that Outlook saved as a file (MSG, [MS-OXMSG])."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from dossier.reading.mail.outlook_message import (
    ATTACHED,
    CODE_PAGE,
    CONTENT_ID,
    FILE_NAME,
    KIND,
    LONG_NAME,
    Attached,
    Value,
    as_mail,
    charset_of,
)
from dossier.reading.text_tools.compound_file import MAGIC, CompoundFile

_PROPERTIES = "__properties_version1.0"
_MARK = _PROPERTIES.encode("utf-16-le")
_STREAM, _STORAGE = "__substg1.0_", "__attach_version1.0_"
_ROW = struct.Struct("<HHIq")
_LONG, _TIME, _NARROW, _WIDE, _OBJECT = 0x0003, 0x0040, 0x001E, 0x001F, f"{_STREAM}{ATTACHED:04X}000D"
_TOP, _INNER, _OF_FILE = 32, 24, 8  # bytes before the rows of a message, of one within another, of an attachment
_DEEPEST = 5
_MESSAGE = "message/rfc822"


def is_outlook_file(data: bytes) -> bool:
    """Whether a compound file is a message: encrypted ones and Word documents have no such stream."""
    return data.startswith(MAGIC) and _MARK in data


def outlook_file_as_mail(data: bytes) -> bytes:
    """The message as a mail, with messages within it. Raises Unreadable for a damaged file."""
    return _mail(CompoundFile(data), (), _TOP, _DEEPEST)


def _mail(file: CompoundFile, at: tuple[str, ...], head: int, depth: int) -> bytes:
    found = dict(_properties(file, at, head))
    storages = dict.fromkeys(
        path[len(at)]
        for path in file.streams
        if len(path) > len(at) + 1 and path[: len(at)] == at and path[len(at)].startswith(_STORAGE)
    )
    return as_mail(found, [one for name in storages if (one := _attached(file, (*at, name), depth))])


def _attached(file: CompoundFile, at: tuple[str, ...], depth: int) -> Attached | None:
    found = dict(_properties(file, at, _OF_FILE))
    words = {key: value for key, value in found.items() if isinstance(value, str)}
    name = words.get(LONG_NAME) or words.get(FILE_NAME, "")
    if any(path[: len(at) + 1] == (*at, _OBJECT) for path in file.streams):
        if depth == 0 or (*at, _OBJECT, _PROPERTIES) not in file.streams:
            return None
        return Attached(name and f"{name}.eml", _MESSAGE, _mail(file, (*at, _OBJECT), _INNER, depth - 1))
    data = found.get(ATTACHED)
    if not isinstance(data, bytes) or not data:
        return None
    return Attached(name, words.get(KIND, ""), data, words.get(CONTENT_ID, ""))


def _properties(file: CompoundFile, at: tuple[str, ...], head: int) -> Iterator[tuple[int, Value]]:
    """The numbers, times and words of a message or an attachment, by property number."""
    rows = (file.read(*at, _PROPERTIES) or b"")[head:]
    code_page: Value | None = None
    for kind, number, _, wide in _ROW.iter_unpack(rows[: len(rows) // _ROW.size * _ROW.size]):
        if kind in (_LONG, _TIME):
            value = wide & 0xFFFFFFFF if kind == _LONG else wide
            code_page = value if number == CODE_PAGE else code_page
            yield number, value
    for path in list(file.streams):
        if len(path) != len(at) + 1 or path[: len(at)] != at or not path[-1].startswith(_STREAM):
            continue
        try:
            tag = int(path[-1].removeprefix(_STREAM), 16)
        except ValueError:
            continue  # a value of a list
        data, kind = file.read(*path) or b"", tag & 0xFFFF
        if kind == _WIDE:
            yield tag >> 16, data.decode("utf-16-le", "replace").rstrip("\0")
        elif kind == _NARROW:
            yield tag >> 16, _narrow(data, code_page)
        else:
            yield tag >> 16, data


def _narrow(data: bytes, code_page: Value | None) -> str:
    try:
        return data.decode(charset_of(code_page), "replace").rstrip("\0")
    except LookupError:
        return data.decode("cp1252", "replace").rstrip("\0")
