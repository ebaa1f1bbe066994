"""Joins labels with the values to their right, as in the tables of news databases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from dossier import lazy_re as re
from dossier.reading.layout.layout_nouns import LayoutLine

_LABEL = re.compile(r"[^\W\d_a-zß-öø-ÿ][^:.!?]{1,30}\s?:")
_SAME_ROW = 0.3  # sizes between the baselines of a label and its value
_ALIGNED = 3.0  # points by which the rows of one table differ in where they begin
_WIDEST = 22  # sizes between a label's beginning and its value's: a column of prose is wider
_MOST = 400  # rows looked at on a page
_FEWEST = 2  # rows of a table


def with_labels(lines: Sequence[LayoutLine]) -> list[LayoutLine]:
    """Joins each label that ends in a colon with the value to its right; labels without value stay unchanged.

    Only rows of a table count: several labels under each other, with their values under each other.
    """
    pairs = list(islice(_pairs(lines), _MOST))
    values: dict[int, int] = {}
    for at, to in pairs:
        alike = [pair for pair in pairs if _is_aligned(lines, (at, to), pair)]
        if len(alike) >= _FEWEST:
            values[at] = to
    taken = set(values.values())
    return [_joined(line, lines, values.get(n)) for n, line in enumerate(lines) if n not in taken]


def _pairs(lines: Sequence[LayoutLine]) -> Iterator[tuple[int, int]]:
    """Labels and the next line at their right, by their indices; `lines` go down the page."""
    for n, line in enumerate(lines):
        if _LABEL.fullmatch(line.text) is None:
            continue
        candidates = (
            m
            for m in range(max(0, n - 6), min(len(lines), n + 7))
            if m != n and abs(lines[m].base - line.base) <= _SAME_ROW * line.size and lines[m].left > line.right
        )
        nearest = min(candidates, key=lambda m: lines[m].left, default=None)
        if nearest is not None and lines[nearest].left - line.left <= _WIDEST * line.size:
            yield n, nearest


def _is_aligned(lines: Sequence[LayoutLine], one: tuple[int, int], other: tuple[int, int]) -> bool:
    return all(abs(lines[a].left - lines[b].left) <= _ALIGNED for a, b in zip(one, other, strict=True))


def _joined(label: LayoutLine, lines: Sequence[LayoutLine], value: int | None) -> LayoutLine:
    if value is None:
        return label
    line = lines[value]
    return replace(line, text=f"{label.text} {line.text}", left=label.left, is_field=True)
