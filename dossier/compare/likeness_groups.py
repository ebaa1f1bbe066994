"""Collects similar things, pair by pair, into groups."""

from __future__ import annotations

from collections.abc import Iterable


def clusters(count: int, pairs: Iterable[tuple[int, int]]) -> list[list[int]]:
    """The groups of `0..count` that the pairs hold together, each in order, in the order of their first members."""
    leader = list(range(count))

    def find(i: int) -> int:
        while leader[i] != i:
            leader[i] = leader[leader[i]]
            i = leader[i]
        return i

    for one, other in pairs:
        low, high = sorted((find(one), find(other)))
        leader[high] = low
    groups: dict[int, list[int]] = {}
    for i in range(count):
        groups.setdefault(find(i), []).append(i)
    return list(groups.values())
