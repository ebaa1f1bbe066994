"""A Merkle tree over the log's lines: one hash that covers all, and short proofs of any (RFC 6962, 2.1)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence

HASH = 32  # bytes of a SHA-256


def leaf_hash(line: bytes) -> bytes:
    """The hash of one entry; its prefix keeps it from passing for a node."""
    return hashlib.sha256(b"\x00" + line).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\x01" + left + right).digest()


class Tree:
    """A tree that only grows, kept as the roots of its full parts: one for each bit of its size, largest first.

    Appending costs two hashes a leaf on average, whatever the size of the tree.
    """

    def __init__(self, size: int = 0, frontier: Iterable[bytes] = ()) -> None:
        """Raises ValueError where the frontier is none of a tree of this size."""
        self._size, self._frontier = size, list(frontier)
        if size < 0 or len(self._frontier) != size.bit_count() or any(len(part) != HASH for part in self._frontier):
            raise ValueError(f"a tree of {size} leaves has not these {len(self._frontier)} parts")

    @property
    def size(self) -> int:
        """Leaves."""
        return self._size

    @property
    def frontier(self) -> tuple[bytes, ...]:
        return tuple(self._frontier)

    def append(self, leaf: bytes) -> None:
        """`leaf` is a leaf's hash."""
        carry = self._size
        while carry & 1:
            leaf = node_hash(self._frontier.pop(), leaf)
            carry >>= 1
        self._frontier.append(leaf)
        self._size += 1

    def root(self) -> bytes:
        """The tree's hash; the empty tree's is that of nothing."""
        if not self._frontier:
            return hashlib.sha256().digest()
        *rest, root = self._frontier
        for part in reversed(rest):
            root = node_hash(part, root)
        return root


def root_of(leaves: Iterable[bytes]) -> bytes:
    """The root over leaves' hashes."""
    tree = Tree()
    for leaf in leaves:
        tree.append(leaf)
    return tree.root()


class MerkleProofs:
    """Every node of a tree, to make many proofs from; takes time and memory in proportion to its leaves."""

    def __init__(self, leaves: Sequence[bytes]) -> None:
        self._size, self._levels = len(leaves), [list(leaves)]
        while len(self._levels[-1]) > 1:
            self._levels.append(list(_paired(self._levels[-1])))

    def root(self) -> bytes:
        return self._levels[-1][0] if self._size else hashlib.sha256().digest()

    def inclusion(self, index: int) -> tuple[bytes, ...]:
        """The audit path of the leaf at `index`, from 0, lowest first. Raises IndexError."""
        if not 0 <= index < self._size:
            raise IndexError(f"no leaf {index} in a tree of {self._size}")
        siblings = [(level, (index >> height) ^ 1) for height, level in enumerate(self._levels)]
        return tuple(level[at] for level, at in siblings if at < len(level))

    def consistency(self, size: int) -> tuple[bytes, ...]:
        """That the first `size` leaves are a tree which this one extends. Raises IndexError."""
        if not 0 <= size <= self._size:
            raise IndexError(f"a tree of {self._size} leaves extends none of {size}")
        return tuple(self._subproof(size, 0, self._size, whole=True)) if 0 < size < self._size else ()

    def _subproof(self, size: int, low: int, high: int, whole: bool) -> Iterator[bytes]:
        """RFC 6962's SUBPROOF over the leaves from `low` to `high`, of which those below `size` are the older tree."""
        if size == high:
            if not whole:
                yield self._node(low, high)
            return
        middle = low + _half(high - low)
        if size <= middle:
            yield from self._subproof(size, low, middle, whole)
            yield self._node(middle, high)
        else:
            yield from self._subproof(size, middle, high, whole=False)
            yield self._node(low, middle)

    def _node(self, low: int, high: int) -> bytes:
        """The root over some leaves; these are a full part, or all that the tree has from `low` on."""
        height = (high - low - 1).bit_length()
        return self._levels[height][low >> height]


def included(leaf: bytes, index: int, size: int, path: Sequence[bytes], root: bytes) -> bool:
    """Whether `path` proves that the leaf's hash is at `index` in the tree of this root (RFC 9162, 2.1.3.2)."""
    if not 0 <= index < size:
        return False
    at, last, found = index, size - 1, leaf
    for part in path:
        if last == 0:
            return False
        if at & 1 or at == last:
            found = node_hash(part, found)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            found = node_hash(found, part)
        at, last = at >> 1, last >> 1
    return last == 0 and found == root


def extends(old_size: int, old_root: bytes, size: int, root: bytes, path: Sequence[bytes]) -> bool:
    """Whether `path` proves that a tree is an older one with more leaves after its own (RFC 9162, 2.1.4.2)."""
    if old_size == size:
        return not path and old_root == root
    if old_size == 0:
        return not path and old_root == hashlib.sha256().digest()
    if not 0 < old_size < size:
        return False
    full = old_size & (old_size - 1) == 0
    parts = [old_root, *path] if full else list(path)
    if not parts:
        return False
    at, last = old_size - 1, size - 1
    while at & 1:
        at, last = at >> 1, last >> 1
    return _climbed(parts, at, last) == (old_root, root)


def _climbed(parts: Sequence[bytes], at: int, last: int) -> tuple[bytes, bytes] | None:
    """The roots of the older and the newer tree that a consistency proof leads to."""
    older = newer = parts[0]
    for part in parts[1:]:
        if last == 0:
            return None
        if at & 1 or at == last:
            older, newer = node_hash(part, older), node_hash(part, newer)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            newer = node_hash(newer, part)
        at, last = at >> 1, last >> 1
    return (older, newer) if last == 0 else None


def _paired(level: Sequence[bytes]) -> Iterator[bytes]:
    """The level above: pairs hashed together, an odd last one as it is."""
    for at in range(0, len(level) - 1, 2):
        yield node_hash(level[at], level[at + 1])
    if len(level) & 1:
        yield level[-1]


def _half(count: int) -> int:
    """The largest power of two below `count`, which is at least 2."""
    return 1 << ((count - 1).bit_length() - 1)
