"""Sketches of texts: the smallest hashes of their shingles of letters (bottom-k, Broder 1997).

Of a long text most hashes are too large to be kept. CRC-32 is affine over GF(2): each bit of a hash is a sum, without
carry, of bits of the letters. So one bit of the hashes at all places of a text is a handful of sums of large integers,
and only the few shingles whose hash begins with zeros have theirs computed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, compress
from struct import Struct
from zlib import crc32

from dossier.linking.features import SKETCH

_SHINGLE = 12  # letters: a misread letter spoils twelve of these, and some thirty of those of four words
_HASHES = 1 << 32  # as many as CRC-32 gives
_ENOUGH = 7 * SKETCH // 5  # hashes expected to begin with zeros; so many that hardly ever too few do
_IN_SHINGLES = Struct(f"{_SHINGLE}s").iter_unpack
_OF_NOTHING = crc32(bytes(_SHINGLE))
# By place in the shingle and bit of its letter: what that bit adds to the hash
_ADDS = tuple(
    tuple(crc32(bytes(at) + bytes([1 << bit]) + bytes(_SHINGLE - 1 - at)) ^ _OF_NOTHING for bit in range(7))
    for at in range(_SHINGLE)
)


def sketch(letters: str) -> tuple[int, ...]:
    """Of shingles of letters, the gaps between words left out: a scan breaks and joins words as it likes."""
    low = _lowest(letters.encode()) if letters.isascii() else _low(letters)
    return tuple(sorted(low if len(low) >= SKETCH else set(_hashes(letters)))[:SKETCH])


def _lowest(letters: bytes) -> set[int]:
    """Hashes that begin with so many zeros that some more than a sketch may be expected; those of all if few."""
    places = len(letters) - _SHINGLE + 1
    zeros = (places // _ENOUGH).bit_length() - 1 if places > 0 else 0
    if zeros <= 0:
        return set()
    return {crc32(letters[at : at + _SHINGLE]) for at in compress(range(places), _begin_with(zeros, letters))}


def _begin_with(zeros: int, letters: bytes) -> bytes:
    """1 for each place where a shingle begins whose hash begins with so many zeros, else 0."""
    size, told = len(letters), int.from_bytes(letters, "little")
    ones = int.from_bytes(b"\1" * size, "little")
    bits = [told >> bit & ones for bit in range(7)]  # one bit of all letters, each in a byte of its own
    found = 0
    for place in range(31, 31 - zeros, -1):
        column = ones if _OF_NOTHING >> place & 1 else 0
        for at, adds in enumerate(_ADDS):
            added = 0
            for bit, add in zip(bits, adds, strict=True):
                if add >> place & 1:
                    added ^= bit
            column ^= added >> 8 * at
        found |= column
    return (found ^ ones).to_bytes(size, "little")


def _low(letters: str) -> set[int]:
    limit = 4 * SKETCH * _HASHES // (len(letters) + 1)
    return {h for h in _hashes(letters) if h < limit}


def _hashes(letters: str) -> Iterable[int]:
    return map(crc32, _shingles(letters.encode()) if letters.isascii() else map(str.encode, _pieces(letters)))


def _shingles(letters: bytes) -> Iterable[bytes]:
    """All of them, in no order: those that begin every so many letters are one walk of `struct`."""
    walks = (letters[at : len(letters) - (len(letters) - at) % _SHINGLE] for at in range(_SHINGLE))
    return chain.from_iterable(chain.from_iterable(map(_IN_SHINGLES, filter(None, walks))))


def _pieces(letters: str) -> Iterator[str]:
    return (letters[at : at + _SHINGLE] for at in range(len(letters) - _SHINGLE + 1))
