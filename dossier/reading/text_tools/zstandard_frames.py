"""Unfolds Zstandard frames (RFC 8878), also those of a web archive that share a dictionary."""

from __future__ import annotations

import struct
import sys
import zlib
from collections.abc import Iterator

from dossier import lazy_re as re

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

MAGIC = b"\x28\xb5\x2f\xfd"
_SKIPPABLE = re.compile(rb"[\x50-\x5f]\x2a\x4d\x18")
_DICTIONARY = b"\x5d\x2a\x4d\x18"  # a skippable frame that holds one (WARC with Zstandard, 0.1)
_FRAME = struct.Struct("<4sI")
_LARGEST = 32 << 20  # bytes of a dictionary
_STEP = 1 << 20


def is_zstandard(data: bytes) -> bool:
    return data.startswith(MAGIC) or _SKIPPABLE.match(data) is not None


class ZstandardFrame:
    """Unfolds one frame as zlib unfolds a member; raises zlib.error for damage."""

    unconsumed_tail = b""  # it keeps what it has not used itself

    def __init__(self, dictionary: zstd.ZstdDict | None = None) -> None:
        self._unfolder = zstd.ZstdDecompressor(zstd_dict=dictionary)

    def decompress(self, data: bytes | memoryview, most: int, /) -> bytes:
        try:
            return bytes(self._unfolder.decompress(data, most))
        except zstd.ZstdError as error:
            raise zlib.error(str(error)) from error

    @property
    def eof(self) -> bool:
        return bool(self._unfolder.eof)

    @property
    def unused_data(self) -> bytes:
        return bytes(self._unfolder.unused_data)


def dictionary_of(data: bytes) -> zstd.ZstdDict | None:
    """The dictionary that opens a web archive, if one does and is whole."""
    if not data.startswith(_DICTIONARY) or len(data) < _FRAME.size:
        return None
    _, size = _FRAME.unpack_from(data)
    found = data[_FRAME.size : _FRAME.size + min(size, _LARGEST)]
    try:
        if found.startswith(MAGIC):
            found = zstd.ZstdDecompressor().decompress(found, _LARGEST)
        return zstd.ZstdDict(found)
    except (zstd.ZstdError, ValueError):
        return None


def unfolded(data: bytes) -> Iterator[bytes]:
    """What all frames hold, piece by piece; raises zlib.error for damage, and at the end of frames that are cut off."""
    dictionary, frame = dictionary_of(data), None
    while data or frame:
        frame = frame or ZstandardFrame(dictionary)
        piece = frame.decompress(data, _STEP)
        data = b""
        if piece:
            yield piece
        if frame.eof:
            data, frame = frame.unused_data, None
        elif not piece:
            raise zlib.error("cut off")
