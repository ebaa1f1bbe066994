"""Reads the bundle in which Outlook sends a message to other programs (winmail.dat: TNEF, [MS-OXTNEF])."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.mail.outlook_message import (
    ATTACHED,
    BODY,
    CODE_PAGE,
    CONTENT_ID,
    KIND,
    LONG_NAME,
    SENT,
    SUBJECT,
    Attached,
    Value,
    as_mail,
    charset_of,
)

_REASON = Clause("damaged-bundle-of-outlook")
_MAGIC = b"\x78\x9f\x3e\x22"
_ATTRIBUTE = struct.Struct("<BII")
_SUBJECT, _SENT, _BODY, _CODE_PAGE = 0x00018004, 0x00038005, 0x0002800C, 0x00069007
_PROPERTIES, _NEXT_FILE, _DATA, _TITLE, _OF_FILE = 0x00069003, 0x00069002, 0x0006800F, 0x00018010, 0x00069005
_SIZES = {2: 4, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 0xA: 4, 0xB: 4, 0x14: 8, 0x40: 8, 0x48: 16}  # padded to four bytes
_OF_ANY_LENGTH = (0x1E, 0x1F, 0x102, 0x0D)
_LISTS, _NAMED = 0x1000, 0x8000
_INTERFACE = 16  # bytes that say which kind of object follows
_MOST = 10_000  # files of one bundle
_TICKS = 10_000_000


@dataclass
class _Bundle:
    found: dict[int, Value] = field(default_factory=dict)
    files: list[dict[int, Value]] = field(default_factory=list)


def is_outlook_bundle(data: bytes) -> bool:
    return data.startswith(_MAGIC)


def outlook_bundle_as_mail(data: bytes) -> bytes:
    """The message as a mail, with its files. Raises Unreadable for a damaged bundle."""
    bundle = _Bundle()
    charset = "cp1252"
    for attribute, content in _attributes(data):
        if attribute == _CODE_PAGE and len(content) >= 4:
            bundle.found[CODE_PAGE] = page = int.from_bytes(content[:4], "little")
            charset = charset_of(page)
        _take(bundle, attribute, content, charset)
    attached = [_attached(one) for one in bundle.files]
    try:
        return as_mail(bundle.found, [one for one in attached if one.data])
    except Unreadable as error:
        raise Unreadable(_REASON) from error


def _take(bundle: _Bundle, attribute: int, content: bytes, charset: str) -> None:
    if attribute == _NEXT_FILE and len(bundle.files) < _MOST:
        bundle.files.append({})
    known = bundle.files[-1] if bundle.files else {}
    if attribute == _SUBJECT:
        bundle.found.setdefault(SUBJECT, _words(content, charset))
    elif attribute == _BODY:
        bundle.found.setdefault(BODY, _words(content, charset))
    elif attribute == _SENT and (ticks := _ticks(content)) is not None:
        bundle.found.setdefault(SENT, ticks)
    elif attribute == _PROPERTIES:
        bundle.found.update(_properties(content, charset))
    elif attribute == _OF_FILE:
        known.update((key, value) for key, value in _properties(content, charset) if key != ATTACHED or value)
    elif attribute == _DATA:
        known[ATTACHED] = content
    elif attribute == _TITLE:
        known.setdefault(LONG_NAME, _words(content, charset))


def _attached(found: dict[int, Value]) -> Attached:
    words = {key: value for key, value in found.items() if isinstance(value, str)}
    data = found.get(ATTACHED)
    content = data if isinstance(data, bytes) else b""
    kind = "application/ms-tnef" if content[_INTERFACE : _INTERFACE + 4] == _MAGIC else words.get(KIND, "")
    content = content[_INTERFACE:] if kind == "application/ms-tnef" else content  # a message within the message
    return Attached(words.get(LONG_NAME, ""), kind, content, words.get(CONTENT_ID, ""))


def _attributes(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Each attribute with its bytes. Raises Unreadable where the file is cut off within one."""
    at = len(_MAGIC) + 2
    while at + _ATTRIBUTE.size <= len(data):
        _, attribute, size = _ATTRIBUTE.unpack_from(data, at)
        at += _ATTRIBUTE.size
        if at + size > len(data):
            raise Unreadable(_REASON)
        yield attribute, data[at : at + size]
        at += size + 2  # a checksum


def _properties(data: bytes, charset: str) -> Iterator[tuple[int, Value]]:
    """The single values of a list of properties, as far as it is whole."""
    try:
        yield from _single_values(data, charset)
    except (struct.error, KeyError):
        return  # what follows has no known length


def _single_values(data: bytes, charset: str) -> Iterator[tuple[int, Value]]:
    (count,), at = struct.unpack_from("<I", data), 4
    for _ in range(min(count, len(data))):
        kind, number = struct.unpack_from("<HH", data, at)
        at += 4
        if number >= _NAMED:
            at += 16 + 4
            (length,) = struct.unpack_from("<I", data, at)
            (by_name,) = struct.unpack_from("<I", data, at - 4)
            at += 4 + (_padded(length) if by_name else 0)
        several, plain = kind & _LISTS, kind & ~_LISTS
        values = 1
        if several or plain in _OF_ANY_LENGTH:
            (values,) = struct.unpack_from("<I", data, at)
            at += 4
        for place in range(min(values, len(data))):
            size = _SIZES.get(plain)
            if plain in _OF_ANY_LENGTH:
                (size,) = struct.unpack_from("<I", data, at)
                at += 4
            if size is None or at + size > len(data):
                raise KeyError(kind)
            if place == 0 and not several and number < _NAMED:
                yield number, _value(plain, data[at : at + size], charset)
            at += _padded(size)


def _padded(size: int) -> int:
    return -(-size // 4) * 4


def _value(kind: int, data: bytes, charset: str) -> Value:
    if kind == 0x1F:
        return data.decode("utf-16-le", "replace").rstrip("\0")
    if kind == 0x1E:
        return _words(data, charset)
    return int.from_bytes(data, "little") if kind in (3, 0x14, 0x40) else data


def _words(data: bytes, charset: str) -> str:
    try:
        return data.decode(charset, "replace").rstrip("\0")
    except LookupError:
        return data.decode("cp1252", "replace").rstrip("\0")


def _ticks(content: bytes) -> int | None:
    """A moment given as seven numbers, as 100 nanoseconds since 1601."""
    if len(content) < 12:
        return None
    try:
        year, month, day, hour, minute, second = struct.unpack_from("<6H", content)
        moment = datetime(year, month, day, hour, minute, second, tzinfo=UTC)
    except ValueError:
        return None
    return int((moment - datetime(1601, 1, 1, tzinfo=UTC)).total_seconds()) * _TICKS
