"""Decides how the words of a printed web page follow each other: in a line, in the next line, or in one of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dossier.reading.layout.joining import HYPHENS, Joiner
from dossier.reading.layout.layout_nouns import SOFT, LayoutLine, Word
from dossier.reading.layout.layout_paragraphs import Columns
from dossier.reading.layout.pdf_tags import Element

NEW = "\n"  # before words that begin a line though the one above had room
_SAME_ROW = 0.3  # sizes between the baselines of words side by side
_WORD_GAP = 1.5  # sizes between words of one line; a wider gap comes from the page's style
_SPACE = 0.12  # the least width of a space
_SAME_SIZE = 1.03  # largest ratio of the sizes of words of one line that runs on
_HYPHENATED = 30  # ends of lines with one hyphen among them in text with broken words; other hyphens are the words' own

Placed = tuple[int, Word]  # the number of its sheet, and a word
Run = tuple[Element, Sequence[Placed]]  # an element that holds words, and these
SpacedWord = tuple[str, str]  # the separator before a word, and the word


@dataclass(frozen=True, slots=True)
class _Row:
    """Words that follow each other side by side."""

    sheet: int
    words: list[tuple[Element, Word]]
    line: LayoutLine


def _rows(runs: Sequence[Run]) -> list[_Row]:
    words_in_order = [(sheet, element, word) for element, placed in runs for sheet, word in placed]
    if not words_in_order:
        return []
    found: list[_Row] = []
    on, element, last = words_in_order[0]
    words = [(element, last)]
    for sheet, element, word in words_in_order[1:]:
        if sheet != on or not _follows(last, word):
            found.append(_Row(on, words, _line([word for _, word in words])))
            words = []
        words.append((element, word))
        on, last = sheet, word
    return [*found, _Row(on, words, _line([word for _, word in words]))]


def _follows(one: Word, other: Word) -> bool:
    size = min(one.size, other.size)
    return abs(other.base - one.base) <= _SAME_ROW * size and -size <= _gap(one, other) <= _WORD_GAP * size


def _gap(one: Word, other: Word) -> float:
    """The width of the gap between two words, in either order."""
    return max(other.left - one.right, one.left - other.right)


def _line(words: Sequence[Word]) -> LayoutLine:
    """The row's measures; one that runs to the left is seen in a mirror."""
    text = " ".join([word.text for word in words]).translate(SOFT)
    left, right = min([word.left for word in words]), max([word.right for word in words])
    edges = (-right, -left) if words[-1].right < words[0].left else (left, right)
    return LayoutLine(text, *edges, words[-1].base, words[-1].size)


class Pieces:
    """The words of each element with the separators before them: nothing, a space or a new line."""

    def __init__(self, runs: Sequence[Run]) -> None:
        rows = _rows(runs)
        lines = [row.line for row in rows]
        self._joiner, self._columns = Joiner(lines), Columns(lines)
        wraps = [n for n in range(1, len(rows)) if self._runs_on(rows[n - 1], rows[n])]
        hyphens = [n for n in wraps if lines[n - 1].text[-1] in HYPHENS]
        self._is_hyphenated = len(hyphens) * _HYPHENATED > len(wraps)
        self.of: dict[Element, list[SpacedWord]] = {}
        self._parting = " "  # between the rows
        wrapped = set(wraps)
        for n, row in enumerate(rows):
            self._take(row, rows[n + 1] if n + 1 in wrapped else None, is_new=n not in wrapped)

    def _runs_on(self, one: _Row, other: _Row) -> bool:
        """Whether a row is the next one's beginning: it is of the same run of words, which a break would end; or that
        one's first word found no more room in it."""
        if one.words[-1][0] is other.words[0][0]:
            return True
        first = other.words[0][1]
        if max(one.line.size, other.line.size) > _SAME_SIZE * min(one.line.size, other.line.size):
            return False
        if one.sheet == other.sheet and other.line.base <= one.line.base + _SAME_ROW * one.line.size:
            return False
        if not self._columns.knows(one.line):
            return False
        return self._columns.end(one.line) - one.line.right <= first.right - first.left + _SAME_ROW * first.size

    def _take(self, row: _Row, after: _Row | None, *, is_new: bool) -> None:
        before: Word | None = None
        for element, word in row.words:
            apart = before is not None and _gap(before, word) > _SPACE * word.size
            parting = " " if apart else "" if before is not None else NEW if is_new else self._parting
            self.of.setdefault(element, []).append((parting, word.text.translate(SOFT)))
            before = word
        if after is not None:
            self._end(self.of[row.words[-1][0]], after.words[0][1].text)

    def _end(self, words: list[SpacedWord], after: str) -> None:
        """Decides how to separate a row's last word from the first word of the row in which the line continues."""
        parting, last = words[-1]
        if last[-1] not in HYPHENS or len(last) == 1:
            self._parting = "" if self._joiner.joined(last, after) == last + after else " "
            return
        self._parting = ""
        is_broken = self._is_hyphenated and "-" not in self._joiner.joined(last, after)[len(last) - 1 :][:1]
        words[-1] = parting, last[:-1] if is_broken else f"{last[:-1]}-"
