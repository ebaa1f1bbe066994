"""Aligns two long sequences of words in time that grows little faster than their length.

difflib compares every word with all its positions in the other text; in long texts that takes minutes.
Runs of words that occur once in each text are anchors (as in the patience diff, Bram Cohen): the longest chain of them
that both texts have in the same order splits both into short stretches, and only these are compared in full.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

_SHORT = 400_000  # pairs of words that are compared in full, in some hundredths of a second
_RUNS = (4, 2, 1)  # words of an anchor; shorter ones where longer ones part too little

Opcode = tuple[str, int, int, int, int]  # as difflib gives them


def opcodes(old: Sequence[str], new: Sequence[str]) -> Iterator[Opcode]:
    """What of `old` is equal, inserted, deleted or replaced in `new`, in order; the shortest way for short texts."""
    if len(old) * len(new) <= _SHORT:
        yield from SequenceMatcher(None, old, new, False).get_opcodes()
        return
    yield from _joined(_split(old, new, (0, len(old)), (0, len(new)), _RUNS))


def _split(
    old: Sequence[str], new: Sequence[str], ours: tuple[int, int], theirs: tuple[int, int], runs: tuple[int, ...]
) -> Iterator[Opcode]:
    (a, b), (c, d) = ours, theirs
    start = 0
    while a + start < b and c + start < d and old[a + start] == new[c + start]:
        start += 1
    if start:
        yield "equal", a, a + start, c, c + start
    a, c = a + start, c + start
    end = 0
    while b - end > a and d - end > c and old[b - end - 1] == new[d - end - 1]:
        end += 1
    yield from _middle(old, new, (a, b - end), (c, d - end), runs)
    if end:
        yield "equal", b - end, b, d - end, d


def _middle(
    old: Sequence[str], new: Sequence[str], ours: tuple[int, int], theirs: tuple[int, int], runs: tuple[int, ...]
) -> Iterator[Opcode]:
    (a, b), (c, d) = ours, theirs
    if a == b and c == d:
        return
    if (b - a) * (d - c) <= _SHORT:
        for tag, i, j, k, m in SequenceMatcher(None, old[a:b], new[c:d], False).get_opcodes():
            yield tag, a + i, a + j, c + k, c + m
        return
    if not runs:
        yield "replace", a, b, c, d
        return
    size, rest = runs[0], runs[1:]
    for i, k in _anchors(old, new, ours, theirs, size):
        if i < a or k < c:  # it lies within the anchor before
            continue
        yield from _split(old, new, (a, i), (c, k), rest)
        yield "equal", i, i + size, k, k + size
        a, c = i + size, k + size
    yield from _split(old, new, (a, b), (c, d), rest)


def _anchors(
    old: Sequence[str], new: Sequence[str], ours: tuple[int, int], theirs: tuple[int, int], size: int
) -> list[tuple[int, int]]:
    """The longest chain of runs that occur once in each stretch and have the same order in both."""
    mine, other = _once(old, ours, size), _once(new, theirs, size)
    pairs = [(at, other[run]) for run, at in mine.items() if run in other]
    ends: list[int] = []  # of rows of each length, where the shortest of them ends in `new`
    last: list[int] = []  # the pair there
    before = [-1] * len(pairs)
    for number, (_, at) in enumerate(pairs):
        place = bisect_left(ends, at)
        before[number] = last[place - 1] if place else -1
        ends[place : place + 1] = [at]
        last[place : place + 1] = [number]
    row, number = [], last[-1] if last else -1
    while number >= 0:
        row.append(pairs[number])
        number = before[number]
    return row[::-1]


def _once(words: Sequence[str], stretch: tuple[int, int], size: int) -> dict[tuple[str, ...], int]:
    """The position of each run of `size` words that occurs exactly once in the stretch."""
    start, end = stretch
    runs = [tuple(words[at : at + size]) for at in range(start, end - size + 1)]
    counts = Counter(runs)
    return {run: start + at for at, run in enumerate(runs) if counts[run] == 1}


def _joined(found: Iterator[Opcode]) -> Iterator[Opcode]:
    """Merges neighbouring opcodes of one kind; a deletion next to an insertion becomes a replacement."""
    held: Opcode | None = None
    for one in found:
        if held is None:
            held = one
        elif (held[0] == "equal") == (one[0] == "equal"):
            held = _both(held, one)
        else:
            yield held
            held = one
    if held:
        yield held


def _both(first: Opcode, second: Opcode) -> Opcode:
    a, b, c, d = first[1], second[2], first[3], second[4]
    if first[0] == "equal":
        return "equal", a, b, c, d
    return ("replace" if a < b and c < d else "delete" if a < b else "insert"), a, b, c, d
