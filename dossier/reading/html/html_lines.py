"""Cuts the blocks around a page's story into lines: old pages part them by breaks alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from dossier import lazy_re as re
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_nodes import HtmlBlock

_NEAR = 40  # most blocks between the headline and the story
MOST_LINES = 40  # lines of one block: a story with `<br>` as its only separator has its byline at the top
_UNDER = 8  # blocks from a headline on that is far above the story
_ABOVE = 6  # blocks above the headline that may hold the byline
CELL = re.compile(r"[^|•·\n\s](?:[^|•·\n]*[^|•·\n\s])?")  # what bars part in a line
# Hints of elements whose names are not the author's
NAMES_OTHERS = int(ClassHint.CAPTION | ClassHint.RELATED | ClassHint.COMMENT | ClassHint.TEASER | ClassHint.MEDIA)


def line_spans(blocks: Iterable[HtmlBlock]) -> Iterator[tuple[int, int]]:
    """The span of each line of the blocks; of one block the first `MOST_LINES`."""
    for block in blocks:
        if "\n" not in block.text:
            yield block.start, block.end
            continue
        at = block.start
        for line in block.text.split("\n", MOST_LINES)[:MOST_LINES]:
            yield at, at + len(line)
            at += len(line) + 1


def is_heading(block: HtmlBlock) -> bool:
    """Whether it is lines in bold or italics that breaks part: old pages set headline, standfirst and name so."""
    return "\n" in block.text and 2 * block.bold > len(block.text)


def opening(blocks: Sequence[HtmlBlock], head: int, story: int) -> Sequence[HtmlBlock]:
    """From the headline (or some blocks above the story) to the story's third block; both ends if much is between.

    `head` is the headline's index among the blocks, or -1; `story` that of the article's first paragraph.
    """
    near = blocks[max(0, _first(head, story) - _ABOVE) : story + 3]
    return [*blocks[head : head + _UNDER], *near] if 0 <= head < story - _NEAR else near


def above_story(blocks: Sequence[HtmlBlock], head: int, story: int) -> Sequence[HtmlBlock]:
    """The blocks between the headline and the story; without headline those just above the story."""
    return blocks[max(0, _first(head, story) + (head >= 0)) : story]


def _first(head: int, story: int) -> int:
    return head if 0 <= head <= story and story - head <= _NEAR else max(0, story - _ABOVE)
