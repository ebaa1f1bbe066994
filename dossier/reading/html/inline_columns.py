"""Cuts a short line into what its own elements hold: pages draw apart who wrote, and when, by style alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from dossier.model.evidence import quoted
from dossier.reading.fields.byline import read_bare
from dossier.reading.fields.people import is_body
from dossier.reading.fields.person_names import is_caseless, is_name
from dossier.reading.fields.published import head_dates
from dossier.reading.html.html_lines import NAMES_OTHERS, opening
from dossier.reading.html.html_nodes import HtmlBlock, fold
from dossier.reading.html.led_line import LINE, Named, line_names

_SHORTEST, _LONGEST, _MOST = 8, 160, 8  # letters of such a line; its parts
_NEXT_TO_DAY = 0.5  # rank of a name next to a day
_MOST_PARTS = 60  # an element may hold all of the page
_INLINE = ("-text", "span", "a", "b", "strong", "i", "em", "time", "font", "small", "abbr", "cite", "bdi", "u")
_MARKS = " |•·,;–—-/»›>"

Cell = tuple[int, int]


def cells(block: HtmlBlock) -> list[Cell]:
    """The spans of the line's parts in the page's words; empty for a line without parts."""
    node = block.box.node
    if node is None or not _SHORTEST <= len(block.text) <= _LONGEST or "\n" in block.text:
        return []
    found, at = list[Cell](), 0
    for part in islice(node.iter(include_text=True), _MOST_PARTS):
        text = fold(part.text()).strip(_MARKS) if part.tag in _INLINE else ""
        start = block.text.find(text, at) if text else -1
        if start >= 0:
            at = start + len(text)
            found.append((block.start + start, block.start + at))
    return found if 1 < len(found) <= _MOST else []


def names_in_cells(words: str, blocks: Sequence[HtmlBlock], head: int, story: int) -> Iterator[Named]:
    """Names given as author in a part of a line near the headline, after "By" or next to a day."""
    for block in opening(blocks, head, story):
        parts = cells(block) if not block.box.own & NAMES_OTHERS else ()
        found = [named for part in parts for named in line_names(words, *part, LINE)]
        if not found and any(any(head_dates(words, *part)) for part in parts):
            found = [named for part in parts for named in _full_names(words, block, *part)]
        if found:
            yield from found
            return


def _full_names(words: str, block: HtmlBlock, start: int, end: int) -> Iterator[Named]:
    """Full names that are all of a part; in scripts without capitals where the line's only link is that."""
    linked = block.anchors == 1 and block.links >= len(words[start:end].replace(" ", ""))
    if linked and is_caseless(words[start:end]) and is_name(words[start:end], stated=True):
        yield words[start:end], "author", quoted(words, start, end), _NEXT_TO_DAY
    for credit in read_bare(words, start, end):
        if credit.role == "author" and not is_body(credit.name):
            yield credit.name, credit.role, quoted(words, credit.start, credit.end), _NEXT_TO_DAY
