"""Headers of Bitcoin's blocks, from a file that a person supplies: 80 bytes each, one after the other from the first.

What is checked is the chain itself: each header names the one before by its hash, and its own hash is as small as it
claims. The sum of that work is what somebody would have to spend to make another such file.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

SIZE = 80
FIRST = "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f"  # the hash of Bitcoin's first block
_LAYOUT = struct.Struct("<i32s32sIII")  # version, the block before, Merkle root, time, target, nonce
_AT_ONCE = 4096  # headers


class NoHeaders(ValueError):
    """The file is no chain of headers."""


@dataclass(frozen=True, slots=True)
class BlockHeader:
    height: int
    root: bytes  # of the block's transactions
    at: datetime  # as the miner stated it, within two hours


@dataclass(frozen=True, slots=True)
class HeaderChain:
    """A chain that holds together; `work` is the binary logarithm of the hashes that it took."""

    length: int
    work: float
    first: str  # the hash of its first block, as people write it
    headers: dict[int, BlockHeader]  # those that were asked for

    @property
    def is_bitcoin(self) -> bool:
        return self.first == FIRST


def read_headers(path: Path, heights: Collection[int]) -> HeaderChain:
    """Reads a whole file and keeps the headers of some heights. Raises NoHeaders, OSError."""
    before, work, first, kept, height = bytes(32), 0, "", dict[int, BlockHeader](), 0
    for raw in _each(path):
        _, previous, root, seconds, bits, _ = _LAYOUT.unpack(raw)
        digest = hashlib.sha256(hashlib.sha256(raw).digest()).digest()
        target = _target(bits)
        if previous != before:
            raise NoHeaders(f"header {height:,} does not name the one before it")
        if target <= 0 or int.from_bytes(digest, "little") > target:
            raise NoHeaders(f"header {height:,} does not have the work that it claims")
        if height in heights:
            kept[height] = BlockHeader(height, root, datetime.fromtimestamp(seconds, UTC))
        first = first or digest[::-1].hex()
        before, work, height = digest, work + (1 << 256) // (target + 1), height + 1
    if not height:
        raise NoHeaders("it holds no header")
    return HeaderChain(height, math.log2(work), first, kept)


def _each(path: Path) -> Iterator[bytes]:
    with path.open("rb") as stream:
        while data := stream.read(SIZE * _AT_ONCE):
            if len(data) % SIZE:
                raise NoHeaders("its length is no multiple of 80 bytes")
            yield from (data[at : at + SIZE] for at in range(0, len(data), SIZE))


def _target(bits: int) -> int:
    """The compact form of a header: a byte for the length, three for the first digits; 0 for a negative one."""
    length, digits = bits >> 24, bits & 0x7FFFFF
    if bits & 0x800000 or length > 34:
        return 0
    return digits << 8 * (length - 3) if length >= 3 else digits >> 8 * (3 - length)
