"""Turns tesseract's table of words into lines with places, and weighs how sure it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from statistics import median

from dossier import lazy_re as re
from dossier.reading.layout.layout_nouns import LayoutLine, PrintedSheet

_WORD = "5"  # the level of words in the table
_COLUMNS = 12
_UNSURE = 30.0  # confidence in percent below which a word is a smudge, a rule or a picture
_SURE_LINE = 60.0
_SPECKS = re.compile(r"[_|~^\\=<>{}]+")  # what rules and dirt are taken for
_HEIGHT = 1.38  # a size is so many times the height of a small letter's box, ascenders and descenders mixed


@dataclass(frozen=True, slots=True)
class OcrWord:
    """One word of the table; places in dots from the upper left corner."""

    text: str
    page: int
    line: tuple[int, ...]  # page, block, paragraph and line
    left: int
    top: int
    width: int
    height: int
    sure: float  # percent


def seen_words(table: str) -> Iterator[OcrWord]:
    """The words of tesseract's TSV; ignores lines that are no such table."""
    for row in table.splitlines():
        cells = row.split("\t")
        if len(cells) != _COLUMNS or cells[0] != _WORD or not cells[11].strip():
            continue
        try:
            numbers = [int(cell) for cell in cells[1:10]]
            sure = float(cells[10])
        except ValueError:
            continue
        page, block, part, line, _, left, top, width, height = numbers
        yield OcrWord(cells[11].strip(), page, (page, block, part, line), left, top, width, height, sure)


def confidence(words: Iterable[OcrWord]) -> float:
    """How sure the words are on average, weighed by their letters, in percent; 0 without words."""
    total = letters = 0.0
    for word in words:
        total += word.sure * len(word.text)
        letters += len(word.text)
    return total / letters if letters else 0.0


def sheets_seen(
    words: Sequence[OcrWord], first: int, scale: float, sizes: dict[int, tuple[int, int]]
) -> list[PrintedSheet]:
    """The pages of a picture; `scale` points a dot, `sizes` width and height in dots by tesseract's page number."""
    found: list[PrintedSheet] = []
    for page, group in groupby(words, key=lambda word: word.page):
        members = list(group)
        ends = max(w.left + w.width for w in members), max(w.top + w.height for w in members)
        upright, (width, height) = _upright(members, sizes.get(page, ends))
        lines = sorted(_lines(upright, scale), key=lambda line: (line.base, line.left))
        found.append(PrintedSheet(first + page - 1, width * scale, height * scale, tuple(lines)))
    return found


def _upright(words: list[OcrWord], size: tuple[int, int]) -> tuple[list[OcrWord], tuple[int, int]]:
    """The words as their reader turns the page: tesseract gives their positions in the unturned picture."""
    width, height = size
    across = down = 0
    for one, other in pairwise(words):
        if one.line == other.line:
            across += (2 * other.left + other.width) - (2 * one.left + one.width)
            down += (2 * other.top + other.height) - (2 * one.top + one.height)
    if abs(across) >= abs(down):
        if across >= 0:
            return words, size
        return [replace(w, left=width - w.left - w.width, top=height - w.top - w.height) for w in words], size
    if down < 0:
        return [_swapped(w, height - w.top - w.height, w.left) for w in words], (height, width)
    return [_swapped(w, w.top, width - w.left - w.width) for w in words], (height, width)


def _swapped(word: OcrWord, left: int, top: int) -> OcrWord:
    return replace(word, left=left, top=top, width=word.height, height=word.width)


def page_sizes(table: str) -> dict[int, tuple[int, int]]:
    """Width and height in dots by page, from the table's first level."""
    rows = (row.split("\t") for row in table.splitlines() if row.startswith("1\t"))
    return {int(cells[1]): (int(cells[8]), int(cells[9])) for cells in rows if len(cells) == _COLUMNS}


def _lines(words: Sequence[OcrWord], scale: float) -> Iterator[LayoutLine]:
    for _, group in groupby(words, key=lambda word: word.line):
        seen = [word for word in group if not _SPECKS.fullmatch(word.text)]
        # A doubtful word between sure ones is a word; on a line of doubtful ones it is a smudge
        least = 0.0 if confidence(seen) >= _SURE_LINE else _UNSURE
        if members := [word for word in seen if word.sure >= least]:
            yield _line(members, scale)


def _line(words: Sequence[OcrWord], scale: float) -> LayoutLine:
    """A line's base is its words' common foot, its size the usual height of its words' boxes."""
    height = median(word.height for word in words)
    base = median(word.top + word.height for word in words)
    return LayoutLine(
        " ".join(word.text for word in words),
        min(word.left for word in words) * scale,
        max(word.left + word.width for word in words) * scale,
        base * scale,
        round(height * scale * _HEIGHT, 1),
    )


def with_even_sizes(lines: Sequence[LayoutLine]) -> list[LayoutLine]:
    """Lines of nearly one size set to one: boxes of letters differ in height though their print does not."""
    sizes = sorted(line.size for line in lines)
    steps: dict[float, float] = {}
    group: list[float] = []
    for size in sizes:
        if group and size > 1.28 * median(group):
            steps |= dict.fromkeys(group, round(median(group), 1))
            group = []
        group.append(size)
    steps |= dict.fromkeys(group, round(median(group), 1)) if group else {}
    return [replace(line, size=steps[line.size]) for line in lines]
