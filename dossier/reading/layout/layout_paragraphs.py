"""Joins lines into paragraphs, over hyphens at line ends and over the ends of columns and pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import median

from dossier import lazy_re as re
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.layout.blocks import LayoutBlock
from dossier.reading.layout.joining import HYPHENS, Joiner, clean
from dossier.reading.layout.layout_nouns import LayoutLine

_INDENT = 0.7  # sizes by which a first line is set in, or the others are
_HEADLINE = 1.3  # times the running text's size
_GAP = 1.22  # pitches between two lines with a paragraph's end between them
_ITEM = 0.7  # share of its column's width that the longest item of a list fills at most
_NARROW = 0.45  # and the longest of several lines that can be nothing else
_FAR = 0.25  # share of its column's width that a line of its own leaves empty
_BYLINE = 60  # letters
_FEW_LINES = 3  # of a column that may have others in its middle
_OFF = 2.0  # sizes by which a centred line's middle may miss its column's
_SHORT = 0.75  # share of its column's width that a line fills at least when it runs on
_ENDS = re.compile(r"[.!?…:;。！？][\"'“”‘’»«)\]]*$|[\"“”’»)\]]$")
_STOPS = re.compile(r"[.!?…。！？][\"'“”‘’»«)\]]*$")
_BULLET = re.compile(r"(?:[•·▪◦‣*–—]|\d{1,2}[.)])\s")
_AND = re.compile(r"(?:,|\s(?:&|and|y|e|et|und|en))(?:\s+[^\W\d_]+)?$", re.I)  # names that go on in the next line
_LABELLED = re.compile(r"[^\W\d_a-zß-öø-ÿ][\w /().-]{1,30}:\s+\S")  # "Date: 3 March 2019"


@dataclass(frozen=True, slots=True)
class LayoutParagraph:
    """A paragraph of a printed page with how it is set; `page` is where it begins."""

    text: str
    page: int
    size: float
    left: float
    right: float
    top: float
    bold: bool = False
    tag: str = ""
    is_indented: bool = False
    runs_on: bool = False  # its last line fills the column and ends no sentence, or may not
    lines: int = 1
    opens: bool = True  # it is the first of its block
    is_item: bool = False  # one of several short lines under each other
    is_field: bool = False  # a label and its value

    @property
    def width(self) -> float:
        return self.right - self.left


class Columns:
    """The right edges of a document's columns, by their left edges."""

    def __init__(self, lines: Iterable[LayoutLine]) -> None:
        rights: dict[int, list[tuple[float, int]]] = {}
        for line in lines:
            rights.setdefault(_column_key(line), []).append((line.right, len(line.text)))
        self._ends = {key: _usual_end(found) for key, found in rights.items()}
        self._shared = {key for key, found in rights.items() if len(found) > 1}
        self._wide = [(3.0 * key, self._ends[key]) for key, found in rights.items() if len(found) >= _FEW_LINES]

    def end(self, line: LayoutLine) -> float:
        """The right edge of a line's column; long lines count more than short ones."""
        return self._ends.get(_column_key(line), line.right)

    def knows(self, line: LayoutLine) -> bool:
        """Whether other lines begin where this one does."""
        return _column_key(line) in self._shared

    def room(self, block: LayoutBlock) -> float:
        """The width of the column in which a block of lines is centred; 0 if there is none."""
        mids = [(line.left + line.right) / 2 for line in block.lines]
        lefts, rights = [line.left for line in block.lines], [line.right for line in block.lines]
        is_even = min(max(lefts) - min(lefts), max(rights) - min(rights)) < block.size / 2
        if is_even or max(mids) - min(mids) > 0.5 * block.size:
            return 0.0
        around = (end - left for left, end in self._wide if abs((left + end) / 2 - mids[0]) <= _OFF * block.size)
        return min((width for width in around if width >= block.width), default=0.0)


def _column_key(line: LayoutLine) -> int:
    return round(line.left / 3)


def _usual_end(found: list[tuple[float, int]]) -> float:
    """The edge that three quarters of the letters' lines do not pass."""
    found.sort()
    left = 0.75 * sum(count for _, count in found)
    for right, count in found:
        left -= count
        if left <= 0:
            return right
    return found[-1][0]


def passages(block: LayoutBlock, page: int, joiner: Joiner, columns: Columns, body: float) -> Iterator[LayoutParagraph]:
    """A block's paragraphs; `body` is the size of the running text. What is set much larger is one headline."""
    edges = _edges(block, columns.end(block.lines[0]), columns.room(block))
    if block.size >= _HEADLINE * body:
        yield _passage(block.lines, page, joiner, edges)
    elif _is_list(block, columns):
        yield from (replace(_passage([line], page, joiner, edges), is_item=True) for line in block.lines)
    else:
        for n, group in enumerate(_groups(block, edges)):
            yield replace(_passage(group, page, joiner, edges), opens=n == 0)


def _is_list(block: LayoutBlock, columns: Columns) -> bool:
    """Whether the lines are items under each other: they leave the column empty, and end where they like."""
    first = block.lines[0]
    room = columns.end(first) - block.left
    if len(block.lines) < 2 or block.width > _ITEM * room or any(_is_open(line) for line in block.lines):
        return False
    if len(block.lines) > 3 and block.width <= _NARROW * room:
        return True
    pairs = list(pairwise(block.lines))
    if len(pairs) < 4 and _is_stressed(block) and not any(_fills(room, one, other) for one, other in pairs):
        return True
    wraps = [_runs_over(block.right, one, other) for one, other in pairs]
    return 3 * sum(wraps) < 2 * len(wraps) or len(wraps) == 1


def _is_open(line: LayoutLine) -> bool:
    return line.breaks or _AND.search(line.text) is not None


def _is_stressed(block: LayoutBlock) -> bool:
    """Whether all of it is bold or in capitals, as names and towns over a story are."""
    return all(line.bold or line.text.isupper() for line in block.lines)


def _runs_over(edge: float, one: LayoutLine, other: LayoutLine) -> bool:
    """Whether the next line's first word found no more room before the edge."""
    return _fills(edge - one.left, one, other)


def _fills(room: float, one: LayoutLine, other: LayoutLine) -> bool:
    """Whether the next line's first word found no more room in a line of that width."""
    first = other.text.split(" ", 1)[0]
    return room - one.width <= other.width * (len(first) + 1) / max(1, len(other.text)) + 0.3 * one.size


@dataclass(frozen=True, slots=True)
class _Edges:
    """The edges of a block's lines, their distance, and how first lines are indented."""

    left: float
    right: float
    pitch: float
    hangs: bool  # first lines are outdented, the others are indented
    end: float  # where its column ends, of which the block's lines may fill a part only
    room: float  # width of the column in which the lines are centred


def _edges(block: LayoutBlock, end: float, room: float) -> _Edges:
    lefts = sorted(line.left for line in block.lines)
    pitches = [other.base - one.base for one, other in pairwise(block.lines)]
    usual = lefts[len(lefts) // 2]
    hangs = len(lefts) > 3 and usual - lefts[0] > _INDENT * block.size and sum(x < usual - 1 for x in lefts) > 1
    hangs = hangs and _stops_before(block, usual, out=True) >= _stops_before(block, usual, out=False)
    return _Edges(lefts[0], block.right, median(pitches) if pitches else block.size, hangs, end, room)


def _stops_before(block: LayoutBlock, usual: float, *, out: bool) -> int:
    """Counts sentences that end right before outdented (or indented) lines, where the line before is the opposite."""
    pairs = [(one.text, one.left < usual - 1, other.left < usual - 1) for one, other in pairwise(block.lines)]
    return sum(_STOPS.search(text) is not None for text, before, after in pairs if (before, after) == (not out, out))


def _groups(block: LayoutBlock, edges: _Edges) -> Iterator[list[LayoutLine]]:
    group = [block.lines[0]]
    for one, other in pairwise(block.lines):
        signed = group[0] is block.lines[0] and _is_signed(" ".join(line.text for line in group), other.text)
        if signed or _begins(block, edges, one, other) or _is_alone(edges, group, other):
            yield group
            group = []
        group.append(other)
    yield group


def _begins(block: LayoutBlock, edges: _Edges, one: LayoutLine, other: LayoutLine) -> bool:
    """Whether a paragraph begins with the second of two lines."""
    if one.breaks:
        return False
    if _LABELLED.match(one.text) and _LABELLED.match(other.text):
        return True
    if other.is_field or (edges.room and not _fills(edges.room, one, other)):
        return True
    is_within = one is block.lines[0] and other.text[0].islower() and _runs_over(edges.right, one, other)
    if _BULLET.match(other.text) or (other.base - one.base > _GAP * edges.pitch and not is_within):
        return True  # a line with a large initial is farther from the next one
    if other is block.lines[-1] and _is_byline_below(edges.end, one, other):
        return True
    if _is_indented(block, edges, other) and not _is_indented(block, edges, one):
        return True
    return _is_short(block, edges, one, other) and (_ENDS.search(one.text) is not None)


def _names(text: str) -> bool:
    """Whether a short passage is a byline, or nothing but names."""
    return len(text) <= _BYLINE and bool(read_byline(text, 0, len(text)) or read_bare(text, 0, len(text)))


def _is_signed(first: str, second: str) -> bool:
    """Whether a block's first lines are a byline, or only names without an unfinished sentence."""
    if len(first) > _BYLINE or _AND.search(first):
        return False
    if read_byline(first, 0, len(first)):
        return True
    return second[:1].isupper() and bool(read_bare(first, 0, len(first)))


def _is_byline_below(edge: float, one: LayoutLine, other: LayoutLine) -> bool:
    """Whether a line is a byline under a summary that left room for its first word."""
    is_short = len(other.text) <= _BYLINE and not _runs_over(edge, one, other)
    return is_short and bool(read_byline(other.text, 0, len(other.text)))


def _is_alone(edges: _Edges, group: Sequence[LayoutLine], other: LayoutLine) -> bool:
    """True if a line ends far from the edge though the next word had room, as a byline does; not next to a picture."""
    last = group[-1]
    far = edges.right - last.right > _FAR * (edges.right - edges.left)
    is_by_picture = len(group) > 1 and abs(group[-2].right - last.right) < 2 * last.size
    return far and not is_by_picture and not last.breaks and not _runs_over(edges.right, last, other)


def _is_indented(block: LayoutBlock, edges: _Edges, line: LayoutLine) -> bool:
    if edges.hangs:
        return line.left < edges.left + _INDENT * block.size
    inset, outset = line.left - edges.left, edges.right - line.right
    if abs(inset - outset) < 0.5 * block.size:
        return False  # in the middle of its column
    return _INDENT * block.size <= inset <= 6 * block.size and line.right > edges.left + 0.4 * block.width


def _is_short(block: LayoutBlock, edges: _Edges, one: LayoutLine, other: LayoutLine) -> bool:
    """Whether the next line's first word would still have found room on this one."""
    return not _runs_over(edges.right, one, other) or one.width < 0.6 * block.width


def _passage(group: Sequence[LayoutLine], page: int, joiner: Joiner, edges: _Edges) -> LayoutParagraph:
    first, last = group[0], group[-1]
    left, right = min(line.left for line in group), max(line.right for line in group)
    return LayoutParagraph(
        joiner.text([line.text for line in group]) if not last.breaks else _open_text(group, joiner),
        page,
        first.size,
        left,
        right,
        first.base - first.size,
        first.bold,
        first.tag,
        first.left - edges.left >= _INDENT * first.size,
        last.breaks or last.right >= edges.left + _SHORT * (edges.right - edges.left),
        len(group),
        is_field=first.is_field,
    )


def _open_text(group: Sequence[LayoutLine], joiner: Joiner) -> str:
    """The text of a passage that ends within a word; it keeps the hyphen for the passage that continues it."""
    return joiner.text([line.text for line in group[:-1]] + [group[-1].text[:-1]]) + group[-1].text[-1]


def flowing(found: Sequence[LayoutParagraph], joiner: Joiner, body: float) -> list[LayoutParagraph]:
    """The passages, those of the running text joined where a column or a page breaks them."""
    done: list[LayoutParagraph] = []
    last: int | None = None  # the running text's latest
    running = [one for one in found if _is_body(one, body)]
    uses_indents = 4 * sum(one.is_indented for one in running) > len(running) > 3
    for one in found:
        if last is not None and _is_body(one, body) and _continues(done[last], one, uses_indents):
            before = done[last]
            text = clean(joiner.joined(before.text, one.text))
            done[last] = replace(before, text=text, runs_on=one.runs_on, lines=before.lines + one.lines)
            continue
        if _is_body(one, body):
            last = len(done)
        elif one.size > body * 1.3:
            last = None  # another story's headline
        done.append(one)
    return [replace(one, text=clean(one.text)) for one in done]


def _is_body(one: LayoutParagraph, body: float) -> bool:
    return abs(one.size - body) <= 0.06 * body


def _continues(before: LayoutParagraph, one: LayoutParagraph, indents: bool) -> bool:
    """Whether a passage continues in the first one of another block."""
    if not (before.runs_on and one.opens) or one.is_indented or before.bold != one.bold or _names(before.text):
        return False
    if before.text[-1:] in HYPHENS:
        return True
    if one.text[:1].islower():
        return not (_names(one.text) or _STOPS.search(before.text))
    return indents and before.lines + one.lines > 3 and one.lines > 1
