"""Gathers lines into blocks and puts blocks in the order in which a reader takes them, column after column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import combinations
from operator import attrgetter

from dossier.reading.layout.layout_nouns import LayoutLine

_PITCH = 1.9  # sizes between the baselines of adjacent lines
_SAME_SIZE = 1.12  # largest ratio of sizes within a block
_OVERHANG = 0.15  # share of a block's width by which it may reach over into another column
_HEADLINE = 1.3  # times the size of most letters of the page
_MOST = 150  # blocks of one page whose order is weighed pair by pair


@dataclass(slots=True, eq=False)
class LayoutBlock:
    """Lines of one size below each other in one column."""

    lines: list[LayoutLine]
    left: float = field(init=False)
    right: float = field(init=False)
    reach: float = field(init=False)  # to where it spans: a headline heads columns that it does not fill

    def __post_init__(self) -> None:
        self.left = min(line.left for line in self.lines)
        self.right = self.reach = max(line.right for line in self.lines)

    @property
    def top(self) -> float:
        return self.lines[0].base - self.lines[0].size

    @property
    def bottom(self) -> float:
        return self.lines[-1].base

    @property
    def size(self) -> float:
        return self.lines[0].size

    @property
    def bold(self) -> bool:
        return self.lines[0].bold

    @property
    def tag(self) -> str:
        return self.lines[0].tag

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def text(self) -> str:
        return " ".join(line.text for line in self.lines)

    def add(self, line: LayoutLine) -> None:
        self.lines.append(line)
        self.left = min(self.left, line.left)
        self.right = self.reach = max(self.right, line.right)


def blocks_of(lines: Sequence[LayoutLine]) -> list[LayoutBlock]:
    """The blocks of a page in reading order."""
    return in_reading_order(list(_gathered(lines)))


def _gathered(lines: Sequence[LayoutLine]) -> Iterator[LayoutBlock]:
    """Blocks as they end, from top to bottom; `lines` go down the page."""
    growing: list[LayoutBlock] = []
    for row in _rows(lines):
        ended = [block for block in growing if row[0].base - block.bottom > _PITCH * max(block.size, row[0].size)]
        yield from ended
        growing = [block for block in growing if block not in ended]
        above = [[block for block in growing if block.bottom < line.base and _touch(block, line)] for line in row]
        shared = Counter(id(block) for blocks in above for block in blocks)
        for line, blocks in zip(row, above, strict=True):
            if len(blocks) == 1 and shared[id(blocks[0])] == 1 and _continues_block(blocks[0], line):
                blocks[0].add(line)
                continue
            # A line of another form closes the block above it, and so does one over two columns
            yield from (block for block in blocks if block in growing)
            growing = [block for block in growing if block not in blocks]
            growing.append(LayoutBlock([line]))
    yield from growing


def _rows(lines: Sequence[LayoutLine]) -> Iterator[list[LayoutLine]]:
    """Lines side by side."""
    row: list[LayoutLine] = []
    for line in lines:
        if row and line.base - row[0].base > 0.3 * min(line.size, row[0].size):
            yield row
            row = []
        row.append(line)
    if row:
        yield row


def _touch(block: LayoutBlock, line: LayoutLine) -> bool:
    return _shared(block, line) > _OVERHANG * min(block.width, line.width)


def _shared(one: LayoutBlock | LayoutLine, other: LayoutBlock | LayoutLine) -> float:
    """to where it spans: a headline heads columns that it does not fill"""
    return min(one.right, other.right) - max(one.left, other.left)


def _continues_block(block: LayoutBlock, line: LayoutLine) -> bool:
    large, small = max(block.size, line.size), min(block.size, line.size)
    last = block.lines[-1]
    return (
        large <= _SAME_SIZE * small
        and last.bold == line.bold
        and last.tag == line.tag
        and line.base - last.base <= _PITCH * small
        and _shared(block, line) >= (0.0 if last.breaks else 0.3 if line.bold else 0.5) * min(block.width, line.width)
    )


def in_reading_order(blocks: list[LayoutBlock]) -> list[LayoutBlock]:
    """Sorts blocks down each column, columns from left to right; a block over several columns comes before them.

    The order of Breuel, High Performance Document Layout Analysis (2003): a block comes before another that is below
    it, and before one to its right unless a third spans both between them.
    """
    blocks.sort(key=attrgetter("top", "left"))
    if len(blocks) > _MOST:
        return blocks
    _widen_headlines(blocks)
    after: list[list[int]] = [[] for _ in blocks]
    waiting = [0] * len(blocks)
    for first, second in _pairs(blocks):
        after[first].append(second)
        waiting[second] += 1
    return [blocks[n] for n in _sorted(after, waiting)]


def _widen_headlines(blocks: Sequence[LayoutBlock]) -> None:
    """Lets each headline span the columns that begin together under it, as far as no other headline does."""
    usual = _usual_size(blocks)
    headlines = [block for block in blocks if block.size >= _HEADLINE * usual]
    for headline in headlines:
        lefts = [h.left for h in headlines if h.left > headline.right and _is_level(h, headline, 6 * usual)]
        stop = min(lefts, default=None)
        ends = [*_columns_under(headline, blocks, stop, usual), *_columns_over(headline, blocks, stop)]
        headline.reach = max([headline.right, *ends])


def _is_level(one: LayoutBlock, other: LayoutBlock, near: float) -> bool:
    return one.top < other.bottom + near and one.bottom > other.top - near


def _columns_over(headline: LayoutBlock, blocks: Sequence[LayoutBlock], stop: float | None) -> Iterator[float]:
    """The right edges of the columns that end, or begin, together above a headline: a whole story is above it."""
    over = [block for block in blocks if block.bottom <= headline.top]
    last = max((block for block in over if _shared(block, headline) > 0), key=attrgetter("bottom"), default=None)
    if last is None or last.size >= headline.size:
        return
    near = 2 * last.size
    alike = [block for block in over if abs(block.size - last.size) < 0.1 * last.size]
    level = [block for block in alike if last.bottom - block.bottom <= near]
    for block in alike:
        is_level = block in level or any(abs(block.top - other.top) <= near for other in level)
        if is_level and (stop is None or block.right <= stop):
            yield block.right


def _columns_under(
    headline: LayoutBlock, blocks: Sequence[LayoutBlock], stop: float | None, usual: float
) -> Iterator[float]:
    """The right edges of the columns that begin where the first one under a headline does."""
    under = [block for block in blocks if block.top >= headline.bottom - 0.3 * headline.size]
    below = [block for block in under if block.left < headline.right and block.right > headline.left]
    first = next((block for block in below if abs(block.size - usual) < 0.1 * usual), below[0] if below else None)
    if first is None:
        return
    for block in under:
        is_free = block.left > headline.left and (stop is None or block.right <= stop)
        is_like = abs(block.size - first.size) < 0.1 * first.size and block.top - first.top <= 3 * first.size
        if is_free and is_like and not any(_continues_column(other, block) for other in blocks):
            yield block.right


def _continues_column(upper: LayoutBlock, block: LayoutBlock) -> bool:
    """Whether a block is the next paragraph of a column, and no column's first."""
    near = 0 <= block.top - upper.bottom < 1.5 * block.size and _shared(upper, block) > 0
    return near and abs(upper.size - block.size) < 0.1 * block.size


def _pairs(blocks: Sequence[LayoutBlock]) -> Iterator[tuple[int, int]]:
    """Indices of blocks of which the first is read before the second; `blocks` go down the page."""
    over = _headlines_over(blocks)
    for (upper, one), (lower, other) in combinations(enumerate(blocks), 2):
        if _overlap(one, other) or (one.left >= other.right and _is_of_upper(blocks, over, upper, lower)):
            yield upper, lower
        elif other.left >= one.right and _is_of_upper(blocks, over, lower, upper):
            yield lower, upper
        elif one.left < other.left:
            if not _is_divided(blocks, upper, lower):
                yield upper, lower
        elif not _is_divided(blocks, upper, lower):
            yield lower, upper


def _headlines_over(blocks: Sequence[LayoutBlock]) -> dict[int, int]:
    """The nearest headline above each block that spans it, both by their indices; `blocks` go down the page."""
    usual = _usual_size(blocks)
    heads = [n for n, block in enumerate(blocks) if block.size >= _HEADLINE * usual]
    found: dict[int, int] = {}
    for n, block in enumerate(blocks):
        spanning = [m for m in heads if m < n and blocks[m].bottom <= block.bottom and _overlap(blocks[m], block)]
        if spanning:
            found[n] = max(spanning, key=lambda m: blocks[m].bottom)
    return found


def _is_of_upper(blocks: Sequence[LayoutBlock], over: Mapping[int, int], right: int, left: int) -> bool:
    """True if the right block belongs to an upper story, and the left one is, or is under, a lower story's headline.

    The lower headline is below the start of the right block, and under the upper story's headline, which spans both.
    """
    first, second = over.get(right), over.get(left)
    if first is None or second is None or left == first:
        return False
    head = left if second == first and left in over.values() else second
    is_lower = blocks[right].top < blocks[head].top - 2 * blocks[right].size
    return over.get(head) == first and is_lower


def _usual_size(blocks: Sequence[LayoutBlock]) -> float:
    """The size in which most letters of the page are set."""
    letters = Counter[float]()
    for block in blocks:
        letters[block.size] += len(block.text)
    return letters.most_common(1)[0][0] if letters else 1.0


def _overlap(one: LayoutBlock, other: LayoutBlock) -> bool:
    shared = min(one.reach, other.reach) - max(one.left, other.left)
    return shared > _OVERHANG * min(one.width, other.width)


def _is_divided(blocks: Sequence[LayoutBlock], upper: int, lower: int) -> bool:
    """Whether a block between the two in height spans both."""
    one, other = blocks[upper], blocks[lower]
    if other.top < one.bottom:
        return False
    return any(_overlap(between, one) and _overlap(between, other) for between in blocks[upper + 1 : lower])


def _sorted(after: Sequence[Sequence[int]], waiting: list[int]) -> Iterator[int]:
    """Topological order, the upper block first where it is free; a circle is broken at its uppermost block."""
    free = [n for n, count in enumerate(waiting) if count == 0]
    heapify(free)
    left = dict.fromkeys(range(len(after)))
    while left:
        n = heappop(free) if free else next(iter(left))
        if n not in left:
            continue
        del left[n]
        yield n
        for m in after[n]:
            waiting[m] -= 1
            if waiting[m] == 0 and m in left:
                heappush(free, m)
