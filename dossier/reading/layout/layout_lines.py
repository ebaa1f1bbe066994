"""Joins a page's words into lines that end where their column ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from dossier.reading.layout.labelled import with_labels
from dossier.reading.layout.layout_nouns import LayoutLine, Word, line_of

# Widths of gaps in sizes of the adjacent letters
_SPACE = 0.5  # up to here a gap is a space, whatever is above and below it
_NEAR = 0.38  # the same between words that the file does not draw one after the other
_APART = 3.0  # from here on it parts columns
_LOOSE = 1.2  # the widest space of justified lines that need not be looked into, if the file draws the words in turn
_LEAST = 0.4  # a gutter's least width, seen over all its rows
_ROWS = 3  # rows in which a gap must recur at the same place to be a gutter
_FEW_ROWS = 2  # the same where the file does not draw the words one after the other
_REACH = 3.0  # sizes between the baselines of rows that are neighbours
_RUN_IN = 2.0  # ratio of the sizes of a headline and of a label in front of it, in its line
_OTHER = 1.15  # ratio of sizes of words of two headlines side by side
_FEWEST = 3  # letters of the label; notes' numbers have fewer, and large initials fewer than two
_NEIGHBOUR_ROWS = 4  # rows looked at above and below


@dataclass(frozen=True, slots=True)
class _Row:
    """Words on one baseline, from left to right, through all columns."""

    words: tuple[Word, ...]

    @property
    def base(self) -> float:
        return self.words[0].base


@dataclass(frozen=True, slots=True)
class _Gap:
    left: float
    right: float

    def intersection(self, other: _Gap) -> _Gap:
        return _Gap(max(self.left, other.left), min(self.right, other.right))

    @property
    def width(self) -> float:
        return self.right - self.left


def lines_of(words: Sequence[Word]) -> list[LayoutLine]:
    """The lines of a page from top to bottom; those on one baseline from left to right."""
    rows = _rows(words)
    return with_labels([line_of(part) for n, row in enumerate(rows) for part in _parts(rows, n, row)])


def _rows(words: Sequence[Word]) -> list[_Row]:
    rows: list[list[Word]] = []
    for word in sorted(words, key=lambda word: word.base):
        first = rows[-1][0] if rows else None
        if first is not None and word.base - first.base <= 0.3 * min(word.size, first.size):
            rows[-1].append(word)
        else:
            rows.append([word])
    return [_Row(tuple(sorted(row, key=lambda word: word.left))) for row in rows]


def _parts(rows: Sequence[_Row], n: int, row: _Row) -> Iterator[list[Word]]:
    """One row's words, cut where a column ends."""
    part = [row.words[0]]
    for one, other in pairwise(row.words):
        if _ends_column(rows, n, one, other):
            yield part
            part = []
        part.append(other)
    yield part


def _ends_column(rows: Sequence[_Row], n: int, one: Word, other: Word) -> bool:
    size = max(one.size, other.size)
    if size >= _RUN_IN * min(one.size, other.size) and _is_run_in(one, other):
        return True
    gap = _Gap(one.right, other.left)
    in_turn = abs(other.at - one.at) == 1  # Hebrew and Arabic are drawn from the right
    if gap.width <= (_SPACE if in_turn else _NEAR) * min(one.size, other.size):
        return False
    if gap.width >= _APART * size:
        return True
    if in_turn and gap.width < _LOOSE * size:
        return False
    if not in_turn and gap.width >= (_SPACE * size if _differ(one, other) else size):
        return True
    return _is_gutter(rows, n, gap, size, _ROWS if in_turn else _FEW_ROWS)


def _differ(one: Word, other: Word) -> bool:
    """Whether two words are set in sizes that no headline mixes."""
    return max(one.size, other.size) >= _OTHER * min(one.size, other.size)


def _is_run_in(one: Word, other: Word) -> bool:
    small, large = sorted((one, other), key=lambda word: word.size)
    return len(small.text) >= _FEWEST and len(large.text) >= _FEWEST - 1


def _is_gutter(rows: Sequence[_Row], n: int, gap: _Gap, size: float, least: int) -> bool:
    """True if the gap continues in the rows above and below; spaces within running lines do not align vertically."""
    found = 1
    for step in (-1, 1):
        open_gap, at = gap, n
        for _ in range(_NEIGHBOUR_ROWS):
            at += step
            if not 0 <= at < len(rows) or abs(rows[at].base - rows[at - step].base) > _REACH * size:
                break
            between, has_sides = _gap_at(rows[at], open_gap)
            if between is None or between.width < _LEAST * size:
                break
            open_gap = between
            found += has_sides
            if found >= least:
                return True
    return False


def _gap_at(row: _Row, gap: _Gap) -> tuple[_Gap | None, bool]:
    """The widest part of the gap that a row leaves free, and whether it has words on both sides of it."""
    edges = [word for word in row.words if word.right > gap.left and word.left < gap.right]
    free = gap
    if edges:
        cuts = [gap.left, *(x for word in edges for x in (word.left, word.right)), gap.right]
        spaces = [_Gap(left, right) for left, right in zip(cuts[::2], cuts[1::2], strict=True)]
        free = max(spaces, key=lambda space: space.width)
    if free.width <= 0:
        return None, False
    sides = row.words[0].left < free.left and row.words[-1].right > free.right
    return free, sides
