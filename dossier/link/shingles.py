"""Sketches of texts: the smallest hashes of their shingles of letters (bottom-k, Broder 1997).

Of a long text most hashes are too large to be kept. CRC-32 is affine over GF(2): each bit of a hash is a sum, without
carry, of bits of the letters. So one bit of the hashes at all places of a text is a handful of sums of large integers
of as many bits, and only the few shingles whose hash begins with a small number have theirs computed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from struct import Struct
from zlib import crc32

from dossier import lazy_re as re
from dossier.link.features import SKETCH

_SHINGLE = 12  # letters: a misread letter spoils twelve of these, and some thirty of those of four words
_HASHES = 1 << 32  # as many as CRC-32 gives
_ENOUGH = 7 * SKETCH // 5  # hashes expected to be computed; so many that hardly ever too few are
_FINE = 2  # further bits of a hash by which no more are expected than those
_IN_SHINGLES = Struct(f"{_SHINGLE}s").iter_unpack
_ONE = re.compile("1")
_OF_NOTHING = crc32(bytes(_SHINGLE))
# By bit of the hash and place in the shingle: which bits of the letter there are added
_ADDED = tuple(
    tuple(
        sum(
            ((crc32(bytes(at) + bytes([1 << bit]) + bytes(_SHINGLE - 1 - at)) ^ _OF_NOTHING) >> place & 1) << bit
            for bit in range(7)
        )
        for at in range(_SHINGLE)
    )
    for place in range(32)
)


def sketch(letters: str) -> tuple[int, ...]:
    """Of shingles of letters, the gaps between words left out: a scan breaks and joins words as it likes."""
    low = _lowest(letters.encode()) if letters.isascii() else _low(letters)
    return tuple(sorted(low if len(low) >= SKETCH else set(_hashes(letters)))[:SKETCH])


def _lowest(letters: bytes) -> set[int]:
    """Hashes so small that some more than a sketch may be expected; none if all may be needed."""
    places = len(letters) - _SHINGLE + 1
    known = (places // _ENOUGH).bit_length() + _FINE if places > 0 else 0
    limit = -(-(_ENOUGH << known) // max(places, 1))  # of a hash's first bits, as many as are looked at
    if limit >> known:
        return set()
    small = f"{_smaller(limit, known, letters):b}"[::-1][:places]
    return {crc32(letters[at : at + _SHINGLE]) for at in [one.start() for one in _ONE.finditer(small)]}


def _smaller(limit: int, known: int, letters: bytes) -> int:
    """A bit for each place, 1 where a shingle begins whose hash is smaller in its first bits."""
    bits, everywhere = _bits(letters), (1 << len(letters)) - 1
    low, high = _sums(bits[:4]), _sums(bits[4:7])  # of letters in ASCII, the eighth is 0
    found = 0
    for place in range(known):  # the last bit first: those before it outweigh it
        zeros = 0 if _OF_NOTHING >> 32 - known + place & 1 else everywhere
        for at, added in enumerate(_ADDED[32 - known + place]):
            zeros ^= (low[added & 15] ^ high[added >> 4]) >> at
        found = found | zeros if limit >> place & 1 else found & zeros
    return found


def _sums(bits: Iterable[int]) -> list[int]:
    """Of all choices among `bits`."""
    sums = [0]
    for bit in bits:
        sums += [found ^ bit for found in sums]
    return sums


def _bits(letters: bytes) -> list[int]:
    """Bit by bit of a letter, those of all letters: eight rows of every eighth letter, turned about their diagonal.

    Squares of bits change places across it, all at once: first of four by four, then of two by two, then one by one.
    """
    rows = [int.from_bytes(letters[at::8], "little") for at in range(8)]
    ones = int.from_bytes(b"\1" * (len(letters) // 8 + 1), "little")
    for size, left in ((4, 0x0F), (2, 0x33), (1, 0x55)):
        for at in range(8):
            if not at & size:
                apart = (rows[at] >> size ^ rows[at + size]) & ones * left
                rows[at], rows[at + size] = rows[at] ^ apart << size, rows[at + size] ^ apart
    return rows


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
