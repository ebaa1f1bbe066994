"""Unpacks the RTF of an Outlook message ([MS-OXRTFCP])."""

from __future__ import annotations

import struct

from dossier.clauses import Clause
from dossier.errors import Unreadable

_HEADER = struct.Struct("<II4sI")
_PACKED, _PLAIN = b"LZFu", b"MELA"
# What every packed text may refer back to, before its first letter
_BEFORE = (
    rb"{\rtf1\ansi\mac\deff0\deftab720{\fonttbl;}{\f0\fnil \froman \fswiss \fmodern \fscript \fdecor MS Sans Serif"
    rb"SymbolArialTimes New RomanCourier{\colortbl\red0\green0\blue0" + b"\r\n" + rb"\par \pard\plain\f0\fs20\b\i\u"
    rb"\tab\tx"
)
_WINDOW = 4096


def unpacked_rtf(data: bytes) -> bytes:
    """As far as the bytes go. Raises Unreadable where they are no packed RTF."""
    if len(data) < _HEADER.size:
        raise Unreadable(Clause("holds-damaged-rtf"))
    _, size, way, _ = _HEADER.unpack_from(data)
    if way == _PLAIN:
        return data[_HEADER.size : _HEADER.size + size]
    if way != _PACKED:
        raise Unreadable(Clause("holds-damaged-rtf"))
    out = bytearray(_BEFORE)
    at = _HEADER.size
    while at < len(data) and len(out) - len(_BEFORE) < size:
        flags, at = data[at], at + 1
        for bit in range(8):
            if not flags >> bit & 1:
                out += data[at : at + 1]
                at += 1
                continue
            if at + 2 > len(data):
                break
            pair, at = data[at] << 8 | data[at + 1], at + 2
            place, length = pair >> 4, (pair & 15) + 2
            back = (len(out) - place) % _WINDOW  # 0: the end of the text
            if not back or back > len(out):
                return bytes(out[len(_BEFORE) :][:size])
            for _ in range(length):  # it may run on into what it has just written
                out.append(out[-back])
    return bytes(out[len(_BEFORE) :][:size])
