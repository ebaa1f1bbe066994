"""Ed25519 signatures and Merkle trees, as far as checking them goes."""

from __future__ import annotations

import hashlib
from typing import Any


def included(leaf: bytes, index: int, size: int, path: list[bytes], root: bytes) -> bool:
    """Whether `path` proves that the leaf's hash is at `index` in the tree of this root (RFC 9162, 2.1.3.2)."""
    if not 0 <= index < size:
        return False
    at, last, found = index, size - 1, leaf
    for part in path:
        if last == 0:
            return False
        if at & 1 or at == last:
            found = hashlib.sha256(b"\x01" + part + found).digest()
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            found = hashlib.sha256(b"\x01" + found + part).digest()
        at, last = at >> 1, last >> 1
    return last == 0 and found == root


# Ed25519 (RFC 8032, 5.1): the field's prime, the group's order, the curve's constant, a root of -1
_P = 2**255 - 19
_L = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_I = pow(2, (_P - 1) // 4, _P)


def ed25519(key: bytes, signature: bytes, message: bytes) -> bool:
    """Whether the 64 bytes of a signature are the key's over the message (RFC 8032, 5.1.7)."""
    point, scalar = _decoded(key), int.from_bytes(signature[32:], "little")
    if point is None or len(signature) != 64 or scalar >= _L:
        return False
    hashed = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % _L
    x, y, z, t = point
    return _encoded(_sum(_times(scalar, _BASE), _times(hashed, (-x, y, z, -t)))) == signature[:32]


def _decoded(packed: bytes) -> Any:
    """The point of 32 bytes; None where there is none (5.1.3)."""
    number = int.from_bytes(packed, "little")
    sign, y = number >> 255, number & ((1 << 255) - 1)
    if len(packed) != 32 or y >= _P:
        return None
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _P) % _P
    x = pow(square, (_P + 3) // 8, _P)
    if (x * x - square) % _P:
        x = x * _I % _P
    if (x * x - square) % _P or (x == 0 and sign):
        return None
    x = _P - x if x & 1 != sign else x
    return x, y, 1, x * y % _P


def _sum(one: Any, other: Any) -> Any:
    """5.1.4."""
    a = (one[1] - one[0]) * (other[1] - other[0]) % _P
    b = (one[1] + one[0]) * (other[1] + other[0]) % _P
    c, d = 2 * one[3] * other[3] * _D % _P, 2 * one[2] * other[2] % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % _P, g * h % _P, f * g % _P, e * h % _P


def _times(scalar: int, point: Any) -> Any:
    found = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            found = _sum(found, point)
        point, scalar = _sum(point, point), scalar >> 1
    return found


def _encoded(point: Any) -> bytes:
    inverse = pow(point[2], -1, _P)
    x, y = int(point[0] * inverse % _P), int(point[1] * inverse % _P)
    return (y | (x & 1) << 255).to_bytes(32, "little")


_BASE = _decoded((4 * pow(5, -1, _P) % _P).to_bytes(32, "little"))
