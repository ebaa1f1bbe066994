"""Splits lines over and under a story from it where only `<br>` separates them, as in old pages and blogs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier.reading.html.html_lines import MOST_LINES, is_heading, line_spans
from dossier.reading.html.html_nodes import HtmlBlock
from dossier.reading.text_tools.prose import ends

_PARAGRAPH = 80  # letters of a paragraph
_FEWEST = 2  # paragraphs
_LEAST = _FEWEST * _PARAGRAPH
_HEADINGS = ("h1", "h2", "h3", "h4", "pre", "li")


def split_blocks(blocks: Sequence[HtmlBlock]) -> list[HtmlBlock]:
    """The blocks; of one that holds several paragraphs each line before the first and behind the last is one itself."""
    found = list(blocks)
    for n in reversed([n for n, block in enumerate(blocks) if "\n" in block.text and len(block.text) >= _LEAST]):
        found[n : n + 1] = _parts(blocks[n])
    return found


def _parts(block: HtmlBlock) -> Iterator[HtmlBlock]:
    """Splits a block; shares its links and bold words out by length, as their positions in the block are unknown."""
    spans = list(line_spans([block])) if block.box.tag not in _HEADINGS and not is_heading(block) else []
    words = [block.text[start - block.start : end - block.start] for start, end in spans]
    prose = [n for n, line in enumerate(words) if len(line) >= _PARAGRAPH and ends(line)]
    if len(prose) < _FEWEST or len(spans) == MOST_LINES:
        yield block
        return
    first, last = prose[0], prose[-1]
    for start, end in (*spans[:first], (spans[first][0], spans[last][1]), *spans[last + 1 :]):
        share = (end - start) / len(block.text)
        links, anchors, bold = (int(count * share) for count in (block.links, block.anchors, block.bold))
        yield HtmlBlock(
            start, end, block.text[start - block.start : end - block.start], block.box, links, anchors, bold
        )
